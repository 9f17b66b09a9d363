//! The pages of the web app.

mod page;

use crate::api::ApiError;
use crate::endgames::{self, Endgames};
use axum::extract::Request;
use axum::http::{Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use bytes::Bytes;
use engine::tablebase::embedded::Bundle;
use page::Page;
use protocol::{Reach, Why};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};
use tokio::task::spawn_blocking;

/// The pages of the web app, in memory.
///
/// A file `name.br` is the compressed form of `name`. It's sent to browsers that accept it. If
/// there's no plain `name`, it's decompressed for the others. A file `name.sha256` is the digest of
/// a file that the program contains for its own use: an endgame table.
pub struct Pages {
    pages: HashMap<String, Page>,
    /// The large tables that the app's engine reads, if there are any.
    endgames: Option<Endgames>,
}

/// The file that says how people reach the server.
const REACH: &str = "reach.json";

/// The page for every path in the app.
const INDEX: &str = "index.html";

/// Where the build puts the pages. Debug builds read them from there at startup.
#[cfg(feature = "pages")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../target/web/dist"]
#[allow_missing = true]
struct Embedded;

/// Why the pages can't be read.
#[derive(Debug, thiserror::Error)]
#[error("can't read the pages in {}", path.display())]
pub struct LoadError {
    path: PathBuf,
    source: io::Error,
}

impl Pages {
    /// The pages embedded in this program. They may be missing: see [`Pages::are_missing`].
    #[cfg(feature = "pages")]
    pub fn embedded() -> Pages {
        use std::borrow::Cow;
        Pages::from_files(Embedded::iter().filter_map(|name| {
            let data = match Embedded::get(&name)?.data {
                Cow::Borrowed(data) => Bytes::from_static(data),
                Cow::Owned(data) => Bytes::from(data),
            };
            Some((name.into_owned(), data))
        }))
    }

    /// No pages, because this program was built without them.
    #[cfg(not(feature = "pages"))]
    pub fn embedded() -> Pages {
        Pages::from_files([])
    }

    /// Reads the pages in a folder.
    pub fn from_folder(folder: &Path) -> Result<Pages, LoadError> {
        let mut files = Vec::new();
        read_folder(folder, "", &mut files)?;
        Ok(Pages::from_files(files))
    }

    /// Creates pages from file names, with `/` as the separator, and contents.
    pub fn from_files(files: impl IntoIterator<Item = (String, Bytes)>) -> Pages {
        let mut forms: HashMap<String, (Option<Bytes>, Option<Bytes>)> = HashMap::new();
        for (name, data) in files {
            if let Some(plain) = name.strip_suffix(".br") {
                forms.entry(plain.to_owned()).or_default().1 = Some(data);
            } else if let Some(plain) = name.strip_suffix(".sha256") {
                let table = table_with_digest(&data);
                if table.is_none() {
                    tracing::error!(name, "a page is from another build of the program");
                }
                forms.entry(plain.to_owned()).or_default().0 = table;
            } else {
                forms.entry(name).or_default().0 = Some(data);
            }
        }
        let pages = forms.into_iter().filter_map(|(name, forms)| {
            let page = Page::new(&name, forms.0, forms.1)?;
            Some((name, page))
        });
        Pages {
            pages: pages.collect(),
            endgames: None,
        }
    }

    /// Adds the file that tells the app how people reach the server.
    pub fn with_reach(mut self, reach: &Reach) -> Pages {
        let text = serde_json::to_vec(reach).expect("plain data serializes to JSON");
        let page = Page::new(REACH, Some(Bytes::from(text)), None);
        self.pages.extend(page.map(|page| (REACH.to_owned(), page)));
        self
    }

    /// Adds the large endgame tables for the app's engine.
    pub fn with_endgames(self, endgames: Endgames) -> Pages {
        let endgames = Some(endgames);
        Pages { endgames, ..self }
    }

    /// Whether there's no web app.
    pub fn are_missing(&self) -> bool {
        !self.pages.contains_key(INDEX)
    }

    /// The large endgame tables.
    pub(crate) const fn endgames(&self) -> Option<&Endgames> {
        self.endgames.as_ref()
    }

    /// Answers a request for a page. If that means waiting for a disk, another thread does it,
    /// because this one serves games.
    pub(crate) async fn answer_later(self: Arc<Pages>, request: Request) -> Response {
        let path = request.uri().path().trim_start_matches('/');
        let Some(endgames) = self
            .endgames()
            .filter(|_| path.starts_with(endgames::PREFIX))
        else {
            return self.answer(&request);
        };
        let place = endgames.place().await;
        let answered = spawn_blocking(move || {
            let _place = place;
            self.answer(&request)
        });
        let unavailable = |_| ApiError::new(Why::Unavailable).into_response();
        answered.await.unwrap_or_else(unavailable)
    }

    /// Answers a request for a page.
    fn answer(&self, request: &Request) -> Response {
        let path = request.uri().path().trim_start_matches('/');
        // A server with games answers these itself.
        if path.starts_with("api/") {
            return ApiError::new(Why::NoOnlinePlay).into_response();
        }
        if let Some(name) = path.strip_prefix(endgames::PREFIX) {
            return match &self.endgames {
                Some(endgames) => endgames.answer(name, request),
                None => endgames::none(name),
            };
        }
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            let allowed = [(header::ALLOW, "GET, HEAD")];
            return (allowed, ApiError::no_method()).into_response();
        }
        let name = if is_app_path(path) { INDEX } else { path };
        match self.pages.get(name) {
            Some(page) => page.answer(request.headers()),
            None if name == INDEX => without_pages(),
            None => ApiError::not_found().into_response(),
        }
    }
}

/// Whether a path belongs to the app and isn't a file. File names contain a dot.
fn is_app_path(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    !last.contains('.')
}

/// The page shown if the web app is missing.
fn without_pages() -> Response {
    let text = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Crownhead</title>\
        <h1>Crownhead was built without the web app</h1>\
        <p>Build them with <code>cargo xtask web</code>, then build and start the program again; \
        or start everything with <code>cargo xtask play</code>.</p>\
        <p>In the meantime, you can play in the terminal with <code>crownhead play --terminal</code>.</p></html>\n";
    (StatusCode::SERVICE_UNAVAILABLE, Html(text)).into_response()
}

/// The built-in endgame tables with this SHA-256 digest, in hexadecimal.
fn table_with_digest(digest: &[u8]) -> Option<Bytes> {
    Bundle::ALL
        .map(Bundle::bytes)
        .into_iter()
        .find(|bytes| hex::encode(Sha256::digest(bytes)).as_bytes() == digest)
        .map(Bytes::from_static)
}

/// Reads all files in a folder and its subfolders, with names relative to the top folder.
fn read_folder(
    folder: &Path,
    prefix: &str,
    files: &mut Vec<(String, Bytes)>,
) -> Result<(), LoadError> {
    let failed = |source| LoadError {
        path: folder.to_owned(),
        source,
    };
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let path = entry.path();
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else {
            let data = fs::read(&path).map_err(|source| LoadError { path, source })?;
            files.push((name, Bytes::from(data)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use protocol::Problem;

    #[test]
    fn app_paths_have_no_dot() {
        #[track_caller]
        fn check(path: &str, expected: bool) {
            assert_eq!(is_app_path(path), expected, "{path}");
        }
        check("", true);
        check("play", true);
        check("game/Ab3-_9", true);
        check("v1.2/board", true);
        check("app.js", false);
        check("fonts/a.woff2", false);
    }

    #[tokio::test]
    async fn tables_are_filled_in_from_the_program() {
        let table = Bundle::Five.bytes();
        let file = |name: &str, content: String| (name.to_owned(), Bytes::from(content));
        let pages = Pages::from_files([
            file("endgames.cheg.sha256", hex::encode(Sha256::digest(table))),
            file("other.cheg.sha256", hex::encode(Sha256::digest(b"other"))),
        ]);
        let answer = |path| {
            let request = Request::builder().uri(path).body(Body::empty());
            pages.answer(&request.unwrap())
        };
        let body = answer("/endgames.cheg").into_body();
        assert_eq!(to_bytes(body, usize::MAX).await.unwrap(), table);
        assert_eq!(answer("/other.cheg").status(), StatusCode::NOT_FOUND);
        let reference = answer("/endgames.cheg.sha256");
        assert_eq!(reference.status(), StatusCode::NOT_FOUND);
    }

    #[tokio::test]
    async fn without_games_the_api_says_so() {
        let pages = Pages::from_files([]);
        for method in [Method::GET, Method::POST] {
            let request = Request::builder().method(method).uri("/api/v1/session");
            let answer = pages.answer(&request.body(Body::empty()).unwrap());
            assert_eq!(answer.status(), StatusCode::NOT_FOUND);
            let body = to_bytes(answer.into_body(), 1_000).await.unwrap();
            let problem: Problem = serde_json::from_slice(&body).unwrap();
            assert_eq!(problem.why, Why::NoOnlinePlay);
        }
    }
}
