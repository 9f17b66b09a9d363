//! Where a study comes from, and where it's saved.

use crate::OnlineGame;
use local_play::{BOTTOM_TAG, SavedGame, SavedGameState};
use notation::pdn::{Reader, WriteError, Writer};
use notation::{FenError, read_fen};
use rules::{Color, Labels, Position, RuleSet};
use serde::{Deserialize, Serialize};
use share::link::{self, LinkError};
use study::Study;

/// Where a study comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A position, as FEN. Empty for the usual start.
    Position(String),
    /// A saved game.
    Saved(Box<SavedGame>),
    /// An online game.
    Online(Box<OnlineGame>),
    /// A game in the text of a link.
    Shared(String),
}

/// Why a study can't be opened.
#[derive(Clone, Debug)]
pub enum Unopened {
    /// The text isn't a valid position.
    Position(FenError),
    /// The game can't be read.
    Game,
    /// The link can't be read.
    Link(LinkError),
}

/// What to store after a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The saved game, with the review.
    Game(Box<SavedGame>),
    /// A draft, for [`Source::open`]: there's one at a time.
    Draft(String),
}

/// Changes that don't belong to a saved game.
#[derive(Serialize, Deserialize)]
struct Draft {
    /// What was changed.
    base: String,
    /// The whole study.
    pdn: String,
}

impl Source {
    /// Opens the study with the user's last changes, if this draft has them.
    pub fn open(&self, draft: Option<&str>) -> Result<Study, Unopened> {
        let fresh = match self {
            Source::Position(fen) => Study::of_position(position(fen)?, RuleSet::OFFICIAL),
            Source::Saved(_) | Source::Online(_) => self.recorded().ok_or(Unopened::Game)?,
            Source::Shared(text) => Study::of_pdn(&link::decode(text).map_err(Unopened::Link)?),
        };
        let draft = draft
            .and_then(|text| serde_json::from_str::<Draft>(text).ok())
            .filter(|draft| draft.base == self.base())
            .and_then(|draft| read(&draft.pdn));
        Ok(draft.unwrap_or(fresh))
    }

    fn recorded(&self) -> Option<Study> {
        match self {
            Source::Position(_) => None,
            Source::Saved(saved) => read(&saved.pdn()),
            Source::Online(game) => game.study(),
            Source::Shared(text) => Some(Study::of_pdn(&link::decode(text).ok()?)),
        }
    }

    /// The game as it was played, no matter what the user changed in review. `None` for an imported
    /// study, whose moves may be deleted for good.
    pub fn record(&self) -> Option<Study> {
        match self {
            Source::Saved(saved) if saved.state == SavedGameState::Imported => None,
            _ => self.recorded(),
        }
    }

    /// Saves the study: with its game if that stays the same game, or else as a draft. Returns what
    /// to store, or `None` if the study can't be written. `today` is in milliseconds since 1970.
    pub fn keep(&mut self, study: &Study, today: i64) -> Option<Kept> {
        let pdn = study.pdn_text(Labels::Numbers).ok()?;
        if let Source::Saved(saved) = self
            && saved.takes_review(&pdn)
        {
            // A finished game keeps the day when it was played.
            let when = match saved.state {
                SavedGameState::Finished => saved.changed,
                SavedGameState::Unfinished | SavedGameState::Imported => today,
            };
            **saved = saved.reviewed(pdn, when);
            return Some(Kept::Game(saved.clone()));
        }
        let draft = Draft {
            base: self.base(),
            pdn,
        };
        let text = serde_json::to_string(&draft).expect("plain data serializes to JSON");
        Some(Kept::Draft(text))
    }

    /// The side at the bottom: as the game was played here, or else White.
    pub fn bottom(&self) -> Color {
        match self {
            Source::Saved(saved) => saved.bottom(),
            Source::Online(game) => game.side.unwrap_or(Color::White),
            Source::Position(_) | Source::Shared(_) => Color::White,
        }
    }

    /// The study as a separate game for the library, with the day of the original and this side at
    /// the bottom. `date` writes a time as a date.
    pub fn copy(
        &self,
        study: &Study,
        bottom: Color,
        id: String,
        today: i64,
        date: impl Fn(i64) -> String,
    ) -> Result<SavedGame, WriteError> {
        let mut game = study.to_pdn();
        let played = match self {
            Source::Saved(saved) => saved.changed,
            Source::Position(_) | Source::Online(_) | Source::Shared(_) => today,
        };
        let is_dated = |date: &str| !date.is_empty() && !date.starts_with('?');
        if !game.tags.get("Date").is_some_and(is_dated) {
            game.tags
                .set("Date", &date(played))
                .expect("the tag name is valid");
        }
        let bottom = match bottom {
            Color::Black => "black",
            Color::White => "white",
        };
        game.tags
            .set(BOTTOM_TAG, bottom)
            .expect("the tag name is valid");
        let mut writer = Writer::new(Vec::new());
        writer.write(&game)?;
        let pdn = String::from_utf8_lossy(&writer.into_inner()).into_owned();
        Ok(SavedGame::file(id, SavedGameState::Imported, pdn, today))
    }

    /// Whether the study isn't saved as a separate game yet.
    pub const fn is_loose(&self) -> bool {
        match self {
            Source::Position(_) | Source::Online(_) | Source::Shared(_) => true,
            Source::Saved(saved) => !matches!(saved.state, SavedGameState::Imported),
        }
    }

    /// The title of the study. `None` if nobody is known to have played it.
    pub fn title(&self) -> Option<String> {
        match self {
            Source::Position(_) => None,
            Source::Saved(saved) => Some(saved.title()),
            Source::Online(game) => Some(game.title.clone()),
            Source::Shared(text) => {
                let game = link::decode(text).ok()?;
                let (black, white) = (game.tags.black()?, game.tags.white()?);
                Some(format!("{black} – {white}"))
            }
        }
    }

    fn base(&self) -> String {
        match self {
            Source::Position(fen) => fen.clone(),
            Source::Saved(saved) => saved.pdn().into_owned(),
            Source::Online(game) => game.pdn.clone(),
            Source::Shared(text) => text.clone(),
        }
    }
}

fn position(fen: &str) -> Result<Position, Unopened> {
    if fen.is_empty() {
        return Ok(Position::START);
    }
    read_fen(fen).map_err(Unopened::Position)
}

pub(crate) fn read(pdn: &str) -> Option<Study> {
    let record = Reader::new(pdn.as_bytes()).next()?.ok()?;
    Some(Study::of_pdn(&record.into_game()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: i64 = 1_800_000_000_000;

    fn saved(pdn: &str, state: SavedGameState) -> Source {
        let game = SavedGame::file("id".to_owned(), state, pdn.to_owned(), 5);
        Source::Saved(Box::new(game))
    }

    /// The study with another move at the end of its main line.
    fn longer(mut study: Study) -> Study {
        study.last();
        let mv = study.position().moves()[0];
        study.play(mv).unwrap();
        study
    }

    #[test]
    fn a_position_opens_with_the_changes_that_were_made_to_it() {
        let mut source = Source::Position("W:WK32:BK1,K2".to_owned());
        let changed = longer(source.open(None).unwrap());
        let Some(Kept::Draft(draft)) = source.keep(&changed, TODAY) else {
            panic!("a position isn't a saved game")
        };
        let again = source.open(Some(&draft)).unwrap();
        assert_eq!(again.main_line().len(), 2);
        // The draft of another position, and damage, are as if there were none.
        let other = Source::Position(String::new());
        assert_eq!(other.open(Some(&draft)).unwrap().main_line().len(), 1);
        assert_eq!(source.open(Some("{")).unwrap().main_line().len(), 1);
        assert!(source.record().is_none() && source.is_loose());
        assert_eq!((source.title(), source.bottom()), (None, Color::White));
        let broken = Source::Position("W:W33".to_owned()).open(None);
        assert!(matches!(broken, Err(Unopened::Position(_))));
    }

    #[test]
    fn an_imported_game_takes_every_change() {
        let mut source = saved("1. 11-15 22-18 *\n", SavedGameState::Imported);
        assert!(!source.is_loose() && source.record().is_none());
        let changed = longer(source.open(None).unwrap());
        let Some(Kept::Game(game)) = source.keep(&changed, TODAY) else {
            panic!("it stays the same game")
        };
        assert_eq!(game.changed, TODAY);
        assert_eq!(source.open(None).unwrap().main_line().len(), 4);
        let broken = saved("", SavedGameState::Imported).open(None);
        assert!(matches!(broken, Err(Unopened::Game)));
    }

    #[test]
    fn a_link_opens_its_game() {
        let game = Reader::new("[Black \"Ann\"]\n[White \"Ben\"]\n1. 11-15 22-18 1-0".as_bytes())
            .next()
            .unwrap()
            .unwrap()
            .into_game()
            .unwrap();
        let source = Source::Shared(link::encode(&game).unwrap());
        assert_eq!(source.title().as_deref(), Some("Ann – Ben"));
        let study = source.open(None).unwrap();
        assert_eq!(study.main_line().len(), 3);
        assert!(source.record().is_some());
        let broken = Source::Shared("no link".to_owned()).open(None);
        assert!(matches!(broken, Err(Unopened::Link(LinkError::Damaged))));
    }

    #[test]
    fn a_copy_has_a_date_and_the_side_at_the_bottom() {
        let source = saved("1. 11-15 22-18 *\n", SavedGameState::Imported);
        let study = source.open(None).unwrap();
        let date = |time: i64| format!("date {time}");
        let copy = source
            .copy(&study, Color::Black, "new".to_owned(), TODAY, date)
            .unwrap();
        let pdn = copy.pdn();
        assert!(pdn.contains("[Date \"date 5\"]"), "{pdn}");
        assert_eq!((copy.bottom(), copy.id.as_str()), (Color::Black, "new"));
        // A date that the game has stays.
        let dated = saved(
            "[Date \"1954.08.23\"] 1. 11-15 *\n",
            SavedGameState::Imported,
        );
        let copy = dated
            .copy(
                &dated.open(None).unwrap(),
                Color::White,
                "new".to_owned(),
                TODAY,
                date,
            )
            .unwrap();
        assert!(copy.pdn().contains("1954.08.23"));
    }
}
