//! Where a study comes from, and where it is kept.

use crate::browser;
use crate::shelf::Shelf;
use crate::texts::t;
use board_ui::Study;
use leptos::task::spawn_local;
use local_play::{Keepsake, KeepsakeState, Sitting};
use notation::Fen;
use notation::pdn::{GameRecord, Reader};
use protocol::{GameId, GameLog};
use room::{Instant, Room};
use rules::{Color, Labels, Position, RuleSet};
use serde::{Deserialize, Serialize};

/// Where changes are kept that do not belong to a game of the shelf.
const DRAFT: &str = "crownhead.study";

/// Where a study comes from.
#[derive(Clone)]
pub(super) enum Source {
    /// A position, as text.
    Position(String),
    /// A game of the shelf.
    Kept(Box<Keepsake>),
    /// A game that was or is played over the network.
    Online(Box<OnlineGame>),
}

/// A game that was or is played over the network, as it stood when it was fetched.
#[derive(Clone)]
pub(super) struct OnlineGame {
    pub(super) id: GameId,
    /// The game as PDN.
    pub(super) pdn: String,
    /// Who played, Black first.
    pub(super) title: String,
    /// The side that the person had.
    side: Option<Color>,
    /// Whether it goes on.
    pub(super) is_running: bool,
}

impl OnlineGame {
    /// The game in a log of the server. Nothing if the log makes no sense.
    pub(super) fn read(log: &GameLog) -> Option<OnlineGame> {
        let room = Room::replay(&log.events).ok()?;
        let name = |color| room.seat(color).name.to_string();
        Some(OnlineGame {
            id: log.game,
            pdn: saves::to_pdn(&room, log.now),
            title: format!("{} – {}", name(Color::Black), name(Color::White)),
            side: log.side.map(Color::from),
            is_running: room.turn().is_some(),
        })
    }
}

/// Changes that do not belong to a game of the shelf.
#[derive(Serialize, Deserialize)]
struct Draft {
    /// What they were made to.
    base: String,
    /// The whole study.
    pdn: String,
}

/// Why there is nothing to look at.
#[derive(Clone)]
pub(super) enum Unopened {
    /// The text is no position.
    Position(String),
    /// The game cannot be read.
    Game,
}

impl Source {
    /// The study as it was left.
    pub(super) fn open(&self) -> Result<Study, Unopened> {
        let fresh = match self {
            Source::Position(fen) => Study::of_position(position(fen)?, RuleSet::OFFICIAL),
            Source::Kept(kept) => read(&kept.pdn).ok_or(Unopened::Game)?,
            Source::Online(game) => read(&game.pdn).ok_or(Unopened::Game)?,
        };
        let draft = browser::recall(DRAFT)
            .and_then(|text| serde_json::from_str::<Draft>(&text).ok())
            .filter(|draft| draft.base == self.base())
            .and_then(|draft| read(&draft.pdn));
        Ok(draft.unwrap_or(fresh))
    }

    /// Keeps the study: with its game where that stays the same game, else as a draft. `false` if
    /// the browser keeps nothing.
    pub(super) fn keep(&mut self, study: &Study, shelf: Shelf) -> bool {
        let Ok(pdn) = study.pdn_text(Labels::Numbers) else {
            return false;
        };
        if let Source::Kept(kept) = self
            && takes(kept, &pdn)
        {
            let changed = Keepsake {
                name: kept.name.clone(),
                table: kept.table,
                ..Keepsake::file(kept.id.clone(), kept.state, pdn, browser::today())
            };
            **kept = changed.clone();
            spawn_local(async move { shelf.keep(changed).await });
            return true;
        }
        let draft = Draft {
            base: self.base(),
            pdn,
        };
        let text = serde_json::to_string(&draft).expect("plain data can be written as JSON");
        browser::remember(DRAFT, &text)
    }

    /// The side at the bottom: as the game was played here, or as it is printed.
    pub(super) fn bottom(&self) -> Color {
        let kept = match self {
            Source::Kept(kept) => kept,
            Source::Online(game) => return game.side.unwrap_or(Color::White),
            Source::Position(_) => return Color::White,
        };
        let sitting = match kept.state {
            KeepsakeState::Imported => None,
            KeepsakeState::Unfinished | KeepsakeState::Finished => resumed(&kept.pdn),
        };
        match sitting.map(|sitting| sitting.computer()) {
            None => Color::White,
            Some(None) => Color::Black,
            Some(Some((computer, _))) => computer.opponent(),
        }
    }

    /// Whether the study has no place on the shelf yet.
    pub(super) const fn is_loose(&self) -> bool {
        match self {
            Source::Position(_) | Source::Online(_) => true,
            Source::Kept(kept) => !matches!(kept.state, KeepsakeState::Imported),
        }
    }

    fn base(&self) -> String {
        match self {
            Source::Position(fen) => fen.clone(),
            Source::Kept(kept) => kept.pdn.clone(),
            Source::Online(game) => game.pdn.clone(),
        }
    }

    /// What the study is called.
    pub(super) fn title(&self) -> String {
        match self {
            Source::Position(_) => t().review_free().to_owned(),
            Source::Kept(kept) => kept.title(),
            Source::Online(game) => game.title.clone(),
        }
    }
}

/// Whether this text can take the place of the game. One that is still played belongs to its
/// players, and one that was played here must remain the game that it was.
fn takes(kept: &Keepsake, pdn: &str) -> bool {
    match kept.state {
        KeepsakeState::Imported => true,
        KeepsakeState::Unfinished => false,
        KeepsakeState::Finished => match (resumed(&kept.pdn), resumed(pdn)) {
            (Some(before), Some(after)) => {
                before.room().game() == after.room().game()
                    && before.room().status() == after.room().status()
            }
            _ => false,
        },
    }
}

fn resumed(pdn: &str) -> Option<Sitting> {
    Sitting::resume(pdn, Instant::from_millis(0)).ok()
}

fn position(fen: &str) -> Result<Position, Unopened> {
    if fen.is_empty() {
        return Ok(Position::START);
    }
    let fen: Fen = fen
        .parse()
        .map_err(|why: notation::ParseFenError| Unopened::Position(why.to_string()))?;
    fen.position()
        .map_err(|why| Unopened::Position(why.to_string()))
}

fn read(pdn: &str) -> Option<Study> {
    let record = Reader::new(pdn.as_bytes()).next()?.ok()?;
    Some(Study::of_pdn(&GameRecord::into_game(record)?))
}
