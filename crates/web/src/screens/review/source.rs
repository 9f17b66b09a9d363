//! Where a study comes from, and where it's saved.

use super::archive::adopt;
use crate::browser;
use crate::shelf::Shelf;
use crate::texts::t;
use leptos::task::spawn_local;
use local_play::{BOTTOM_TAG, SavedGame, SavedGameState, new_id};
use notation::pdn::{GameRecord, Reader, WriteError, Writer};
use notation::{FenError, read_fen};
use protocol::{GameId, GameLog, StoredAnalysis};
use room::Room;
use rules::{Color, Labels, Position, RuleSet};
use serde::{Deserialize, Serialize};
use share::link::{self, LinkError};
use study::Study;

/// The storage key for changes that don't belong to a saved game.
const DRAFT: &str = "crownhead.study";

/// Where a study comes from.
#[derive(Clone)]
pub(super) enum Source {
    /// A position, as FEN.
    Position(String),
    /// A saved game.
    Kept(Box<SavedGame>),
    /// An online game.
    Online(Box<OnlineGame>),
    /// A game in the text of a link.
    Shared(String),
}

/// An online game, as it was when it was loaded.
#[derive(Clone)]
pub(super) struct OnlineGame {
    pub(super) id: GameId,
    /// The game as PDN.
    pub(super) pdn: String,
    /// The players, Black first.
    pub(super) title: String,
    /// The user's side.
    side: Option<Color>,
    /// Whether it's still in progress.
    pub(super) is_running: bool,
    /// The earlier analysis that the server has stored.
    pub(super) analysis: Option<StoredAnalysis>,
}

impl OnlineGame {
    /// Reads the game from a server log. `None` if the log can't be replayed.
    pub(super) fn read(log: &GameLog) -> Option<OnlineGame> {
        let room = Room::replay(&log.events).ok()?;
        let name = |color| room.seat(color).name.to_string();
        Some(OnlineGame {
            id: log.game,
            pdn: saves::to_pdn(&room, log.now),
            title: format!("{} – {}", name(Color::Black), name(Color::White)),
            side: log.side.map(Color::from),
            is_running: room.turn().is_some(),
            analysis: None,
        })
    }

    /// Whether the server keeps an analysis by this user: the game is over, and the user played it.
    pub(super) const fn takes_analysis(&self) -> bool {
        self.side.is_some() && !self.is_running
    }
}

/// Changes that don't belong to a saved game.
#[derive(Serialize, Deserialize)]
struct Draft {
    /// What was changed.
    base: String,
    /// The whole study.
    pdn: String,
}

/// Why a study can't be opened.
#[derive(Clone)]
pub(super) enum Unopened {
    /// The text isn't a valid position.
    Position(FenError),
    /// The game can't be read.
    Game,
    /// The link can't be read.
    Link(LinkError),
}

impl Source {
    /// Opens the study with the user's last changes.
    pub(super) fn open(&self) -> Result<Study, Unopened> {
        let fresh = match self {
            Source::Position(fen) => Study::of_position(position(fen)?, RuleSet::OFFICIAL),
            Source::Kept(_) | Source::Online(_) => self.recorded().ok_or(Unopened::Game)?,
            Source::Shared(text) => Study::of_pdn(&link::decode(text).map_err(Unopened::Link)?),
        };
        let draft = browser::recall(DRAFT)
            .and_then(|text| serde_json::from_str::<Draft>(&text).ok())
            .filter(|draft| draft.base == self.base())
            .and_then(|draft| read(&draft.pdn));
        Ok(draft.unwrap_or(fresh))
    }

    fn recorded(&self) -> Option<Study> {
        match self {
            Source::Position(_) => None,
            Source::Kept(kept) => read(&kept.pdn()),
            Source::Online(game) => {
                let mut study = read(&game.pdn)?;
                if let Some(kept) = &game.analysis {
                    adopt(&mut study, &kept.analysis);
                }
                Some(study)
            }
            Source::Shared(text) => Some(Study::of_pdn(&link::decode(text).ok()?)),
        }
    }

    /// Returns the game as it was played, no matter what the user changed in review. `None` for an
    /// imported study, whose moves may be deleted for good.
    pub(super) fn record(&self) -> Option<Study> {
        match self {
            Source::Kept(kept) if kept.state == SavedGameState::Imported => None,
            _ => self.recorded(),
        }
    }

    /// Saves the study: with its game if that stays the same game, or else as a draft. Returns
    /// `false` if it can't be saved.
    pub(super) fn keep(&mut self, study: &Study, shelf: Shelf) -> bool {
        let Ok(pdn) = study.pdn_text(Labels::Numbers) else {
            return false;
        };
        if let Source::Kept(kept) = self
            && kept.takes_review(&pdn)
        {
            // A finished game keeps the day when it was played.
            let when = match kept.state {
                SavedGameState::Finished => kept.changed,
                SavedGameState::Unfinished | SavedGameState::Imported => browser::today(),
            };
            let changed = kept.reviewed(pdn, when);
            **kept = changed.clone();
            spawn_local(async move { shelf.keep(changed).await });
            return true;
        }
        let draft = Draft {
            base: self.base(),
            pdn,
        };
        let text = serde_json::to_string(&draft).expect("plain data serializes to JSON");
        browser::remember(DRAFT, &text)
    }

    /// Returns the side at the bottom: as the game was played here, or else White.
    pub(super) fn bottom(&self) -> Color {
        match self {
            Source::Kept(kept) => kept.bottom(),
            Source::Online(game) => game.side.unwrap_or(Color::White),
            Source::Position(_) | Source::Shared(_) => Color::White,
        }
    }

    /// Returns the study as a separate game for the library, with the day of the original and the
    /// same side at the bottom.
    pub(super) fn copy(&self, study: &Study, bottom: Color) -> Result<SavedGame, WriteError> {
        let mut game = study.to_pdn();
        let today = browser::today();
        let played = match self {
            Source::Kept(kept) => kept.changed,
            Source::Position(_) | Source::Online(_) | Source::Shared(_) => today,
        };
        let is_dated = |date: &str| !date.is_empty() && !date.starts_with('?');
        if !game.tags.get("Date").is_some_and(is_dated) {
            let date = browser::pdn_date(played);
            game.tags.set("Date", &date).expect("the tag name is valid");
        }
        let bottom = crate::board::side_class(bottom);
        game.tags
            .set(BOTTOM_TAG, bottom)
            .expect("the tag name is valid");
        let mut writer = Writer::new(Vec::new());
        writer.write(&game)?;
        let pdn = String::from_utf8_lossy(&writer.into_inner()).into_owned();
        let id = new_id(browser::chance());
        Ok(SavedGame::file(id, SavedGameState::Imported, pdn, today))
    }

    /// Whether the study isn't saved as a separate game yet.
    pub(super) const fn is_loose(&self) -> bool {
        match self {
            Source::Position(_) | Source::Online(_) | Source::Shared(_) => true,
            Source::Kept(kept) => !matches!(kept.state, SavedGameState::Imported),
        }
    }

    fn base(&self) -> String {
        match self {
            Source::Position(fen) => fen.clone(),
            Source::Kept(kept) => kept.pdn().into_owned(),
            Source::Online(game) => game.pdn.clone(),
            Source::Shared(text) => text.clone(),
        }
    }

    /// Returns the title of the study.
    pub(super) fn title(&self) -> String {
        match self {
            Source::Position(_) => t().review_free().to_owned(),
            Source::Kept(kept) => kept.title(),
            Source::Online(game) => game.title.clone(),
            Source::Shared(text) => link::decode(text)
                .ok()
                .and_then(|game| {
                    let (black, white) = (game.tags.black()?, game.tags.white()?);
                    Some(format!("{black} – {white}"))
                })
                .unwrap_or_else(|| t().share_game().to_owned()),
        }
    }
}

fn position(fen: &str) -> Result<Position, Unopened> {
    if fen.is_empty() {
        return Ok(Position::START);
    }
    read_fen(fen).map_err(Unopened::Position)
}

fn read(pdn: &str) -> Option<Study> {
    let record = Reader::new(pdn.as_bytes()).next()?.ok()?;
    Some(Study::of_pdn(&GameRecord::into_game(record)?))
}
