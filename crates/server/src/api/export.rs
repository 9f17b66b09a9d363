//! Games as PDN files.

mod cache;

use super::ApiError;
use crate::clock;
use crate::site::Site;
use crate::store::{Caption, Store, StoreError};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use cache::{Cache, File, Wanted};
use futures_util::stream::poll_fn;
use protocol::{Day, GameId, PlayerId, Why};
use room::{Event, Room};
use saves::Occasion;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::{Instant, timeout};

/// How many exports of all of a player's games may run concurrently.
const EXPORTS: usize = 4;
/// How many games are read together.
const PAGE: u16 = 50;
/// How long a client may take to receive one page of games before the export is aborted.
const PATIENCE: Duration = Duration::from_secs(30);

/// Slots for exports of all of a player's games, and the latest exports.
#[derive(Clone)]
pub(crate) struct Exports {
    places: Arc<Semaphore>,
    cache: Arc<Mutex<Cache>>,
    /// The players whose games are being exported.
    players: Arc<Mutex<HashSet<PlayerId>>>,
}

/// A running export.
struct Place {
    of: (Exports, PlayerId),
    _place: OwnedSemaphorePermit,
}

impl Exports {
    pub(crate) fn new() -> Exports {
        Exports {
            places: Arc::new(Semaphore::new(EXPORTS)),
            cache: Arc::default(),
            players: Arc::default(),
        }
    }

    /// Reserves a slot. Each player's games can be exported only once at a time.
    fn begin(&self, player: PlayerId) -> Option<Place> {
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        lock(&self.players).insert(player).then(|| Place {
            of: (self.clone(), player),
            _place: place,
        })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Place {
    fn drop(&mut self) {
        let (exports, player) = &self.of;
        lock(&exports.players).remove(player);
    }
}

/// One game as a file.
pub(super) async fn game(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Response, ApiError> {
    let game: GameId = game.parse().map_err(|_| ApiError::not_found())?;
    let caption = site
        .store
        .caption(game)
        .await?
        .ok_or_else(ApiError::not_found)?;
    let log = site.store.log(game, 0).await?;
    let text = pdn(&caption, &log, &address(&site, &headers))?;
    Ok((file(&format!("crownhead-{game}.pdn")), text).into_response())
}

/// All finished games of a player as one file, oldest first, without aborted ones.
pub(super) async fn all_games(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Path(player): Path<String>,
) -> Result<Response, ApiError> {
    let player: PlayerId = player.parse().map_err(|_| ApiError::not_found())?;
    if site.store.player(player).await?.is_none() {
        return Err(ApiError::not_found());
    }
    let wanted = Wanted {
        player,
        record: site.store.record_of(player).await?,
        address: address(&site, &headers),
    };
    let head = file(&format!("crownhead-{player}.pdn"));
    if let Some(text) = lock(&site.exports.cache).find(&wanted, Instant::now()) {
        return Ok((head, text).into_response());
    }
    let Some(place) = site.exports.begin(player) else {
        return Err(ApiError::new(Why::ExportBusy));
    };
    let (sender, mut parts) = mpsc::channel(1);
    tokio::spawn(async move {
        if let Err(error) = write(&site.store, wanted, &sender, place).await {
            tracing::error!(%player, %error, "failed to export a player's games");
        }
    });
    let body = Body::from_stream(poll_fn(move |context| parts.poll_recv(context).map(next)));
    Ok((head, body).into_response())
}

/// A part of an export.
enum Part {
    Text(String),
    End,
}

/// The export is incomplete.
#[derive(PartialEq, Eq, Debug, thiserror::Error)]
#[error("not all games could be written")]
struct CutOff;

/// The data to send for a part. If the parts stop without an end, the connection breaks, so that
/// the client doesn't mistake a partial file for a complete one.
fn next(part: Option<Part>) -> Option<Result<Bytes, CutOff>> {
    match part {
        Some(Part::Text(text)) => Some(Ok(text.into())),
        Some(Part::End) => None,
        None => Some(Err(CutOff)),
    }
}

/// Sends a player's games part by part, and caches them. Stops if the client stops reading.
async fn write(
    store: &Store,
    wanted: Wanted,
    sender: &mpsc::Sender<Part>,
    place: Place,
) -> Result<(), StoreError> {
    let started = Instant::now();
    let mut whole = File::default();
    let mut after = None;
    loop {
        let page = store.finished_games(wanted.player, after, PAGE).await?;
        let ids: Vec<_> = page.iter().map(|caption| caption.run.game).collect();
        let logs = store.logs(&ids).await?;
        if page.is_empty() {
            let (exports, _) = &place.of;
            lock(&exports.cache).add(wanted, whole, started);
            // The client may be gone.
            let _ = timeout(PATIENCE, sender.send(Part::End)).await;
            return Ok(());
        }
        let mut text = String::new();
        for caption in &page {
            if after.is_some() {
                text.push('\n');
            }
            let log = logs.get(&caption.run.game).map_or(&[][..], Vec::as_slice);
            text.push_str(&pdn(caption, log, &wanted.address)?);
            after = Some(caption.run);
        }
        whole.push(&text);
        let sent = timeout(PATIENCE, sender.send(Part::Text(text))).await;
        if !matches!(sent, Ok(Ok(()))) {
            return Ok(());
        }
    }
}

fn pdn(caption: &Caption, log: &[Event], address: &str) -> Result<String, StoreError> {
    let game = caption.run.game;
    let room = Room::replay(log)
        .map_err(|error| StoreError::Corrupt(format!("the log of the game {game}: {error}")))?;
    let event = match caption.rated {
        true => "Rated game",
        false => "Casual game",
    };
    let date = Day::of(caption.run.since).map_or_else(
        || "????.??.??".to_owned(),
        |day| day.to_string().replace('-', "."),
    );
    let occasion = Occasion {
        event: event.to_owned(),
        site: format!("{address}/online/game/{game}"),
        date,
        names: caption.names.clone(),
    };
    Ok(saves::to_pdn_of(&room, clock::now(), &occasion))
}

/// The base URL of this server, as the client knows it.
fn address(site: &Site, headers: &HeaderMap) -> String {
    let scheme = match site.settings.is_secure {
        true => "https",
        false => "http",
    };
    let host = headers.get(header::HOST).map(HeaderValue::to_str);
    match host {
        Some(Ok(host)) => format!("{scheme}://{host}"),
        _ => String::new(),
    }
}

fn file(name: &str) -> [(header::HeaderName, String); 2] {
    let disposition = format!("attachment; filename=\"{name}\"");
    [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::Settings;
    use crate::store::Player;
    use protocol::PlayerKind;

    #[test]
    fn a_file_that_is_not_whole_is_no_file() {
        assert_eq!(next(Some(Part::Text("x".to_owned()))), Some(Ok("x".into())));
        assert_eq!(next(Some(Part::End)), None);
        assert_eq!(next(None), Some(Err(CutOff)));
    }

    #[tokio::test]
    async fn only_so_many_files_are_written_at_once_and_each_only_once() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("x.db")).await.unwrap();
        let now = room::Instant::from_millis(0);
        let [ann, bob] = [1, 2].map(|number| PlayerId::from_random([number; 12]));
        for id in [ann, bob] {
            let player = Player {
                id,
                name: "Guest".to_owned(),
                kind: PlayerKind::Guest,
            };
            store.add_player(&player, id.as_str(), now).await.unwrap();
        }
        let site = Site::start(store, crate::Bus::Alone, Settings::default()).await;
        let ask = async |player: PlayerId| {
            let path = Path(player.to_string());
            all_games(State(Arc::clone(&site)), HeaderMap::new(), path).await
        };
        let places = Arc::clone(&site.exports.places);
        let many = u32::try_from(EXPORTS).unwrap();
        let take_all = async || {
            let all = timeout(PATIENCE, places.acquire_many(many)).await;
            all.unwrap().unwrap()
        };
        let taken = take_all().await;
        assert_eq!(ask(ann).await.unwrap_err().why, Why::ExportBusy);
        drop(taken);
        let text = async |response: Response| axum::body::to_bytes(response.into_body(), 10).await;
        let first = ask(ann).await.unwrap();
        assert_eq!(text(first).await.unwrap(), "");
        // The slot is released when the client has read the file. The next one needs no slot.
        let taken = take_all().await;
        let second = ask(ann).await.unwrap();
        assert_eq!(text(second).await.unwrap(), "");
        assert_eq!(ask(bob).await.unwrap_err().why, Why::ExportBusy);
        drop(taken);
        // One export per player.
        let place = site.exports.begin(bob);
        assert_eq!(ask(bob).await.unwrap_err().why, Why::ExportBusy);
        drop(place);
        // The slot is also released when the client disconnects.
        let unread = ask(bob).await.unwrap();
        drop(unread);
        drop(take_all().await);
    }
}
