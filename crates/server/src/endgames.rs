//! The large endgame tables, which browsers read block by block.
//!
//! `/endgames/catalog.cheg` has the heads of all tables, and `/endgames/m3k0-m3k0.wld` is a table,
//! from which a client requests the ranges it needs. `/endgames/status.json` says which tables
//! there are.

pub(crate) mod construction;
mod range;

use crate::api::{ApiError, is_own};
use axum::Json;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_RANGES, ALLOW, CACHE_CONTROL, CONTENT_RANGE, CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH,
    IF_RANGE, ORIGIN, RANGE,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use construction::Construction;
use protocol::{EndgameStatus, Why};
use range::Asked;
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::hint::black_box;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;
use std::{fs, io};
use tablebase::{Folder, MAX_SLICE_PIECES, Measure, Slice, Storage, catalog, file_name};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The path of all tables.
pub(crate) const PREFIX: &str = "endgames/";
const CATALOG: &str = "catalog.cheg";
const STATUS: &str = "status.json";
const BUILD: &str = "build";

/// How many requests are answered at the same time. Each may wait for the disk.
const AT_ONCE: usize = 2;
/// The size of a part that's read from disk before it's sent. Pages request less.
const READ_FIRST: usize = 1 << 20;
/// The size of a page of memory.
const MEMORY_PAGE: usize = 4_096;

/// A folder of endgame tables.
pub struct Endgames {
    folder: Folder,
    /// The build, if the user can start one.
    construction: Option<Construction>,
    places: Arc<Semaphore>,
    catalog: Mutex<Option<Catalog>>,
}

/// The catalog of a folder with these files.
struct Catalog {
    of: Vec<Listed>,
    bytes: Bytes,
}

/// A file, and what changes with its contents.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Listed {
    name: OsString,
    size: u64,
    modified: Option<SystemTime>,
}

impl Endgames {
    /// The tables in a folder, which may change while the server runs.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Endgames {
        Endgames::new(Folder::new(folder), None)
    }

    /// The same for the app on the user's own machine: all tables with up to this many pieces can be
    /// built there.
    pub fn buildable(folder: impl Into<PathBuf>, pieces: u8) -> Endgames {
        let folder = Folder::new(folder);
        let construction = Construction::new(folder.clone(), pieces);
        Endgames::new(folder, Some(construction))
    }

    fn new(folder: Folder, construction: Option<Construction>) -> Endgames {
        Endgames {
            folder,
            construction,
            places: Arc::new(Semaphore::new(AT_ONCE)),
            catalog: Mutex::default(),
        }
    }

    /// Waits until another request may be answered. Those that wait for the disk must not take all
    /// threads.
    pub(crate) async fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.places).acquire_owned().await.ok()
    }

    /// Answers a request for a path below [`PREFIX`]. This may wait for the disk.
    pub(crate) fn answer(&self, name: &str, request: &Request) -> Response {
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        match (name, &self.construction) {
            (BUILD, Some(construction)) => change(construction, request),
            _ if !is_read => ([(ALLOW, "GET, HEAD")], ApiError::no_method()).into_response(),
            (STATUS, _) => Json(self.status()).into_response(),
            (CATALOG, _) => send_catalog(self.catalog(), request.headers()),
            _ => match self.file(name) {
                Some(bytes) => send_table(bytes, request.headers()),
                None => none(name),
            },
        }
    }

    /// The catalog of the files that are there now. Making one opens all of them, so it's kept until
    /// they change.
    fn catalog(&self) -> Bytes {
        let of = self.listed().unwrap_or_default();
        let mut kept = self.catalog.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = kept.as_ref().filter(|kept| kept.of == of) {
            return kept.bytes.clone();
        }
        let (heads, refused) = catalog(&self.folder);
        for refused in refused {
            tracing::warn!(%refused, "an endgame table can't be used");
        }
        let bytes = Bytes::from(heads);
        let catalog = Catalog {
            of,
            bytes: bytes.clone(),
        };
        *kept = Some(catalog);
        bytes
    }

    /// The files in the folder.
    fn listed(&self) -> io::Result<Vec<Listed>> {
        let mut listed = Vec::new();
        for entry in fs::read_dir(self.folder.path())? {
            let entry = entry?;
            let found = entry.metadata()?;
            listed.push(Listed {
                name: entry.file_name(),
                size: found.len(),
                modified: found.modified().ok(),
            });
        }
        listed.sort();
        Ok(listed)
    }

    /// A table, if the name is that of a readable one.
    fn file(&self, name: &str) -> Option<Bytes> {
        let (stem, _) = name.rsplit_once('.')?;
        let slice: Slice = stem.parse().ok()?;
        // Only names that a build writes, so a path can't lead out of the folder.
        [Measure::Results, Measure::Plies]
            .into_iter()
            .find(|&measure| file_name(slice, measure) == name)?;
        self.folder.read(name).unwrap_or_else(|error| {
            tracing::warn!(%error, name, "an endgame table can't be read");
            None
        })
    }

    fn status(&self) -> EndgameStatus {
        let is_there = |slice: Slice| {
            let name = file_name(slice, Measure::Results);
            self.folder.path().join(name).is_file()
        };
        let is_complete = |pieces: &u8| Slice::with_pieces(*pieces).into_iter().all(is_there);
        // Tables with fewer pieces are built in.
        let pieces = (6..=MAX_SLICE_PIECES).take_while(is_complete).last();
        EndgameStatus {
            pieces: pieces.unwrap_or(5),
            build: self.construction.as_ref().map(Construction::state),
        }
    }
}

/// The answer to a request for tables that this server doesn't have.
pub(crate) fn none(name: &str) -> Response {
    if name == CATALOG {
        // The answer is an empty catalog, because browsers would report an error.
        return send_catalog(Bytes::new(), &HeaderMap::new());
    }
    if name == STATUS {
        return Json(EndgameStatus {
            pieces: 5,
            build: None,
        })
        .into_response();
    }
    ApiError::not_found()
        .with_detail("this server doesn't have this endgame table".to_owned())
        .into_response()
}

/// Starts or cancels a build.
fn change(construction: &Construction, request: &Request) -> Response {
    let headers = request.headers();
    let is_ours = headers
        .get(ORIGIN)
        .is_none_or(|origin| is_own(origin, headers.get(HOST), false));
    if !is_ours {
        return ApiError::new(Why::CrossSite)
            .with_status(StatusCode::FORBIDDEN)
            .into_response();
    }
    match *request.method() {
        Method::POST => construction.start(),
        Method::DELETE => construction.cancel(),
        _ => return ([(ALLOW, "POST, DELETE")], ApiError::no_method()).into_response(),
    }
    (StatusCode::ACCEPTED, Json(construction.state())).into_response()
}

/// Sends a table, or the requested range of it. Its header has a checksum of the rest, so there's no
/// need to read all of it to identify it.
fn send_table(bytes: Bytes, asked: &HeaderMap) -> Response {
    let head = bytes.slice(..bytes.len().min(1 << 14));
    let etag = etag(bytes.len(), &head);
    send(bytes, &etag, asked)
}

/// Sends a catalog. Any part of it may differ from another one of the same length.
fn send_catalog(bytes: Bytes, asked: &HeaderMap) -> Response {
    let etag = etag(bytes.len(), &bytes);
    send(bytes, &etag, asked)
}

/// Sends bytes, or the requested range of them.
fn send(bytes: Bytes, etag: &str, asked: &HeaderMap) -> Response {
    let is_same = |name| {
        let listed = asked.get_all(name).into_iter();
        let mut listed = listed.filter_map(|value| value.to_str().ok()?.into());
        listed.any(|list: &str| {
            let mut entries = list.split(',').map(str::trim);
            entries.any(|entry| entry == "*" || entry.trim_start_matches("W/") == etag)
        })
    };
    let length = bytes.len() as u64;
    let range = asked.get(RANGE).and_then(|value| value.to_str().ok());
    let is_current = !asked.contains_key(IF_RANGE) || is_same(IF_RANGE);
    let asked_range = range
        .filter(|_| is_current)
        .map_or(Asked::Everything, |range| Asked::parse(range, length));
    let mut response = if is_same(IF_NONE_MATCH) {
        status(StatusCode::NOT_MODIFIED)
    } else {
        match asked_range {
            Asked::Everything => Response::new(Body::from(bytes)),
            Asked::Part(range) => {
                let mut response = status(StatusCode::PARTIAL_CONTENT);
                let shown = format!("bytes {}-{}/{length}", range.start, range.end - 1);
                insert(&mut response, CONTENT_RANGE, &shown);
                let part = bytes.slice(range.start as usize..range.end as usize);
                read(&part);
                *response.body_mut() = Body::from(part);
                response
            }
            Asked::Outside => {
                let mut response = status(StatusCode::RANGE_NOT_SATISFIABLE);
                insert(&mut response, CONTENT_RANGE, &format!("bytes */{length}"));
                response
            }
        }
    };
    insert(&mut response, ETAG, etag);
    insert(&mut response, ACCEPT_RANGES, "bytes");
    insert(&mut response, CACHE_CONTROL, "no-cache");
    insert(&mut response, CONTENT_TYPE, "application/octet-stream");
    response
}

/// Reads bytes that may still be on disk, so that sending them doesn't wait for it.
fn read(part: &[u8]) {
    let pages = part.iter().take(READ_FIRST).step_by(MEMORY_PAGE);
    black_box(pages.fold(0_u8, |sum, byte| sum ^ byte));
}

fn status(status: StatusCode) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

fn insert(response: &mut Response, name: axum::http::HeaderName, value: &str) {
    let value = HeaderValue::from_str(value).expect("our own values are ASCII");
    response.headers_mut().insert(name, value);
}

/// Identifies contents by their length and what tells them apart from others of that length.
fn etag(length: usize, identity: &[u8]) -> String {
    let mut digest = Sha256::new();
    digest.update((length as u64).to_le_bytes());
    digest.update(identity);
    format!("\"{}\"", hex::encode(&digest.finalize()[..16]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::Pages;
    use axum::body::to_bytes;
    use futures_util::FutureExt;
    use tablebase::{Plan, Resources, WritableStorage, build};

    const FILE: &str = "m0k2-m0k1.wld";

    /// A folder with all tables of two and three pieces.
    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let resources = Resources {
            threads: 1,
            memory: 1 << 28,
        };
        let storage = Folder::new(folder.path());
        build(&Plan::all(3, 0).unwrap(), &storage, resources, &|_| {}).unwrap();
        folder
    }

    fn request(method: Method, headers: &[(axum::http::HeaderName, &str)]) -> Request {
        let mut request = Request::builder().method(method).uri("/");
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        request.body(Body::empty()).unwrap()
    }

    async fn body(response: Response) -> Vec<u8> {
        to_bytes(response.into_body(), 1 << 20)
            .await
            .unwrap()
            .to_vec()
    }

    #[tokio::test]
    async fn a_range_of_a_table_is_sent() {
        let folder = folder();
        let endgames = Endgames::in_folder(folder.path());
        let whole = fs::read(folder.path().join(FILE)).unwrap();
        let get = |headers: &[_]| endgames.answer(FILE, &request(Method::GET, headers));
        let response = get(&[]);
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[ACCEPT_RANGES], "bytes");
        let etag = response.headers()[ETAG].to_str().unwrap().to_owned();
        assert_eq!(body(response).await, whole);

        let response = get(&[(RANGE, "bytes=10-19")]);
        assert_eq!(response.status(), StatusCode::PARTIAL_CONTENT);
        let shown = format!("bytes 10-19/{}", whole.len());
        assert_eq!(response.headers()[CONTENT_RANGE], shown);
        assert_eq!(response.headers()[ETAG], etag);
        assert_eq!(body(response).await, whole[10..20]);

        let beyond = format!("bytes={}-", whole.len());
        let response = get(&[(RANGE, &beyond)]);
        assert_eq!(response.status(), StatusCode::RANGE_NOT_SATISFIABLE);
        let shown = format!("bytes */{}", whole.len());
        assert_eq!(response.headers()[CONTENT_RANGE], shown);

        // A range of another version is useless.
        let response = get(&[(RANGE, "bytes=0-0"), (IF_RANGE, "\"other\"")]);
        assert_eq!(response.status(), StatusCode::OK);
        let response = get(&[(RANGE, "bytes=0-0"), (IF_RANGE, &etag)]);
        assert_eq!(response.status(), StatusCode::PARTIAL_CONTENT);
        let response = get(&[(IF_NONE_MATCH, &etag)]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert!(body(response).await.is_empty());
    }

    #[tokio::test]
    async fn a_table_that_is_missing_is_not_found() {
        let folder = folder();
        fs::write(folder.path().join("secret.txt"), "secret").unwrap();
        let endgames = Endgames::in_folder(folder.path());
        for name in [
            "m0k3-m0k3.wld",
            "m0k2-m0k1.dtw",
            "m0k1-m0k2.wld",
            "secret.txt",
            "../secret.txt",
            "",
            ".wld",
        ] {
            let response = endgames.answer(name, &request(Method::GET, &[]));
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{name}");
            let problem: protocol::Problem = serde_json::from_slice(&body(response).await).unwrap();
            assert_eq!(problem.why, Why::NotFound);
            assert!(problem.detail.is_some());
        }
        let response = endgames.answer(FILE, &request(Method::PUT, &[]));
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[tokio::test]
    async fn the_catalog_has_what_the_folder_has() {
        let folder = folder();
        let endgames = Endgames::in_folder(folder.path());
        let response = endgames.answer(CATALOG, &request(Method::GET, &[]));
        assert_eq!(response.status(), StatusCode::OK);
        let mut tables = tablebase::Tablebase::empty();
        tables.add_catalog(CATALOG, body(response).await).unwrap();
        assert_eq!((tables.slices().count(), tables.most_pieces()), (9, 3));
        // A damaged table is left out, and a table that's added later appears.
        Folder::new(folder.path()).write(FILE, b"noise").unwrap();
        let response = endgames.answer(CATALOG, &request(Method::GET, &[]));
        let mut tables = tablebase::Tablebase::empty();
        tables.add_catalog(CATALOG, body(response).await).unwrap();
        assert_eq!(tables.slices().count(), 8);

        let empty = Endgames::in_folder(folder.path().join("missing"));
        let response = empty.answer(CATALOG, &request(Method::GET, &[]));
        assert_eq!(response.status(), StatusCode::OK);
        assert!(body(response).await.is_empty());
        let response = empty.answer(STATUS, &request(Method::GET, &[]));
        let status: EndgameStatus = serde_json::from_slice(&body(response).await).unwrap();
        assert_eq!((status.pieces, status.build), (5, None));
    }

    #[test]
    fn a_catalog_is_made_once_for_the_same_files() {
        let folder = folder();
        let endgames = Endgames::in_folder(folder.path());
        let first = endgames.catalog();
        assert_eq!(endgames.catalog().as_ptr(), first.as_ptr());
        Folder::new(folder.path()).write(FILE, b"noise").unwrap();
        let second = endgames.catalog();
        assert!(second.len() < first.len());
        assert_eq!(endgames.catalog().as_ptr(), second.as_ptr());
        drop(folder);
        assert!(endgames.catalog().is_empty());
    }

    /// However many requests there are, few threads wait for the disk.
    #[tokio::test]
    async fn few_requests_wait_for_the_disk_at_the_same_time() {
        let folder = folder();
        let endgames = Endgames::in_folder(folder.path());
        let pages = Arc::new(Pages::from_files([]).with_endgames(endgames));
        let ask = || {
            let request = Request::get(format!("/{PREFIX}{CATALOG}"));
            Arc::clone(&pages).answer_later(request.body(Body::empty()).unwrap())
        };
        let endgames = pages.endgames().unwrap();
        let places = [endgames.place().await, endgames.place().await];
        assert_eq!(places.len(), AT_ONCE);
        let mut waiting = tokio::spawn(ask());
        tokio::task::yield_now().await;
        assert!((&mut waiting).now_or_never().is_none());
        drop(places);
        assert_eq!(waiting.await.unwrap().status(), StatusCode::OK);
    }

    #[test]
    fn catalogs_that_differ_only_at_the_end_are_told_apart() {
        let etag = |last: u8| {
            let mut catalog = vec![0; 1 << 16];
            catalog.push(last);
            send_catalog(catalog.into(), &HeaderMap::new()).headers()[ETAG].clone()
        };
        assert_eq!(etag(1), etag(1));
        assert_ne!(etag(1), etag(2));
    }

    #[tokio::test]
    async fn only_our_own_page_can_have_tables_built() {
        let folder = tempfile::tempdir().unwrap();
        let endgames = Endgames::buildable(folder.path(), 3);
        let from_elsewhere = [(ORIGIN, "http://evil.example"), (HOST, "localhost")];
        let response = endgames.answer(BUILD, &request(Method::POST, &from_elsewhere));
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
        let response = endgames.answer(BUILD, &request(Method::GET, &[]));
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
        let response = endgames.answer(BUILD, &request(Method::POST, &[]));
        assert_eq!(response.status(), StatusCode::ACCEPTED);
        let others = Endgames::in_folder(folder.path());
        let response = others.answer(BUILD, &request(Method::POST, &[]));
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
