//! A saved game.

use crate::{EventLog, Session, TableChoices};
use notation::excerpt;
use notation::pdn::{GameResult, PdnGame, Reader, Writer};
use room::{Instant, Status};
use rules::{Color, Move, Position};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The tag for the side at the bottom of the board, `black` or `white`, in games that don't show it
/// otherwise.
pub const BOTTOM_TAG: &str = "Bottom";

/// No drawn opening has more half-moves than this.
const LONGEST_OPENING: u32 = 3;

/// A game saved in the browser: its log or its PDN, and what the list shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The ID, which never changes.
    pub id: String,
    /// The name that the user gave it, or empty.
    pub name: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Whether it can be resumed, is over, or was imported.
    pub state: SavedGameState,
    /// The name of Black's player.
    pub black: String,
    /// The name of White's player.
    pub white: String,
    /// The event, from the file. Empty if unknown.
    #[serde(default)]
    pub event: String,
    /// The date, from the file. Empty if unknown.
    #[serde(default)]
    pub date: String,
    /// The result, as in PDN.
    pub result: String,
    /// The length in half-moves.
    pub plies: u32,
    /// The game as PDN, from a file, a review or an earlier version. Empty if the log is all there
    /// is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pdn: String,
    /// Everything that happened in a game that's played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    log: Option<EventLog>,
    /// How it's played on this device.
    #[serde(default)]
    pub table: TableChoices,
}

/// What can be done with a saved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedGameState {
    /// It can be resumed.
    Unfinished,
    /// It's over.
    Finished,
    /// It was imported, so it can be reviewed but not resumed.
    Imported,
}

impl SavedGameState {
    /// Returns the state of a game that's played here.
    pub fn of(session: &Session) -> SavedGameState {
        if session.is_over() {
            SavedGameState::Finished
        } else {
            SavedGameState::Unfinished
        }
    }
}

impl SavedGame {
    /// Saves a game that's played here. `changed` is in milliseconds since 1970.
    pub fn of_session(id: String, session: &Session, changed: i64) -> SavedGame {
        let room = session.room();
        let name = |color| one_line(room.seat(color).name.as_str());
        let result = match room.status() {
            Status::Over(ending) => ending.outcome.into(),
            Status::Playing | Status::Aborted { .. } => GameResult::Unknown,
        };
        SavedGame {
            id,
            name: String::new(),
            changed,
            state: SavedGameState::of(session),
            black: name(Color::Black),
            white: name(Color::White),
            event: String::new(),
            date: String::new(),
            result: result.to_string(),
            plies: u32::try_from(room.game().moves().len()).unwrap_or(u32::MAX),
            pdn: String::new(),
            log: Some(session.log().clone()),
            table: TableChoices::default(),
        }
    }

    /// The same game after another move. `None` if the move isn't legal in it.
    pub fn with_move(&self, mv: Move, now: Instant) -> Option<SavedGame> {
        let mut session = Session::resume(self, now).ok()?;
        session.play(mv, now).ok()?;
        Some(self.played_on(&session, self.changed))
    }

    /// Saves the same game as it stands now. `changed` is in milliseconds since 1970.
    pub fn played_on(&self, session: &Session, changed: i64) -> SavedGame {
        SavedGame {
            name: self.name.clone(),
            table: self.table,
            ..SavedGame::of_session(self.id.clone(), session, changed)
        }
    }

    /// Whether a review of the game may replace its PDN. An unfinished game can't be replaced, a
    /// finished one must stay the same game, and an imported one may become anything.
    pub fn takes_review(&self, pdn: &str) -> bool {
        let room = |pdn: &str| Session::from_pdn(pdn, Instant::from_millis(0)).ok();
        match self.state {
            SavedGameState::Imported => true,
            SavedGameState::Unfinished => false,
            SavedGameState::Finished => match (room(&self.pdn()), room(pdn)) {
                (Some(before), Some(after)) => {
                    before.room().game() == after.room().game()
                        && before.room().status() == after.room().status()
                }
                _ => false,
            },
        }
    }

    /// Saves the same game with what a review added to its PDN.
    pub fn reviewed(&self, pdn: String, changed: i64) -> SavedGame {
        SavedGame {
            name: self.name.clone(),
            table: self.table,
            log: self.log.clone(),
            ..SavedGame::file(self.id.clone(), self.state, pdn, changed)
        }
    }

    /// Saves a game. The list's facts are read from the PDN.
    pub fn file(id: String, state: SavedGameState, pdn: String, changed: i64) -> SavedGame {
        let game = SavedGame::read(&pdn).unwrap_or_default();
        SavedGame::of_game(id, state, &game, pdn, changed)
    }

    /// Saves a game that's already been read from this PDN.
    pub(crate) fn of_game(
        id: String,
        state: SavedGameState,
        game: &PdnGame,
        pdn: String,
        changed: i64,
    ) -> SavedGame {
        let tag = |name: &str| game.tags.get(name).map(one_line).unwrap_or_default();
        let player = |name: &str| match tag(name) {
            nobody if nobody.is_empty() => "?".to_owned(),
            player => player,
        };
        let known = |text: String| {
            if text.starts_with('?') {
                String::new()
            } else {
                text
            }
        };
        SavedGame {
            id,
            name: String::new(),
            changed,
            state,
            black: player("Black"),
            white: player("White"),
            event: known(tag("Event")),
            date: known(tag("Date")),
            result: game.final_result().to_string(),
            plies: u32::try_from(game.line.nodes.len()).unwrap_or(u32::MAX),
            pdn,
            log: None,
            table: TableChoices::default(),
        }
    }

    /// Returns everything that happened in the game, if it's played here.
    pub(crate) const fn log(&self) -> Option<&EventLog> {
        self.log.as_ref()
    }

    /// Returns the game as PDN. Empty if what's saved of it can't be read.
    pub fn pdn(&self) -> Cow<'_, str> {
        match &self.log {
            Some(log) if self.pdn.is_empty() => Cow::Owned(log.pdn().unwrap_or_default()),
            _ => Cow::Borrowed(&self.pdn),
        }
    }

    /// Returns the same game with these table choices.
    pub fn at_table(self, table: TableChoices) -> SavedGame {
        SavedGame { table, ..self }
    }

    /// Returns the user's name for the game, or the players' names if it has none.
    pub fn title(&self) -> String {
        if self.name.is_empty() {
            format!("{} – {}", self.black, self.white)
        } else {
            self.name.clone()
        }
    }

    /// Gives the game a name, or removes it if `name` is empty.
    pub fn rename(&mut self, name: &str) {
        self.name = one_line(name);
    }

    /// Returns the PDN for other programs. The name of the game becomes the event.
    pub fn export(&self) -> String {
        if !self.name.is_empty()
            && let Some(mut game) = self.game()
            && game.tags.set("Event", &self.name).is_ok()
            && let Some(pdn) = written(&game)
        {
            return pdn;
        }
        self.pdn().into_owned()
    }

    /// Returns the last position of the game, for a preview.
    pub fn last_position(&self) -> Position {
        if let Some(session) = self.session() {
            return *session.room().game().position();
        }
        self.game().unwrap_or_default().last_position()
    }

    /// Returns the side at the bottom of the board: the person who played the computer, or the first
    /// of two people who played here. A game from elsewhere has White there, as in books.
    pub fn bottom(&self) -> Color {
        if let Some(session) = self.session() {
            return session.bottom();
        }
        self.game()
            .map_or(Color::White, |game| SavedGame::bottom_of(&game))
    }

    /// Returns the side at the bottom of the board for a game that's already been read.
    pub fn bottom_of(game: &PdnGame) -> Color {
        let tag = |name: &str| game.tags.get(name).unwrap_or_default();
        match (tag(BOTTOM_TAG), tag("BlackType")) {
            ("black", _) => Color::Black,
            ("white", _) | (_, "program") => Color::White,
            _ if tag("SavedGame").is_empty() => Color::White,
            _ => Color::Black,
        }
    }

    /// Whether the game was started but nobody has moved.
    pub fn is_untouched(&self) -> bool {
        let drawn = || match self.session() {
            Some(session) => u32::try_from(session.room().terms().opening.len()).ok(),
            None => self.game()?.tags.get("OpeningPlies")?.parse().ok(),
        };
        self.state == SavedGameState::Unfinished
            && self.plies <= LONGEST_OPENING
            && self.plies <= drawn().unwrap_or(0)
    }

    /// Returns the length in moves, as they're numbered: one of each side together.
    pub const fn moves(&self) -> u32 {
        self.plies.div_ceil(2)
    }

    /// Returns the game. `None` if the PDN is damaged.
    pub fn game(&self) -> Option<PdnGame> {
        SavedGame::read(&self.pdn())
    }

    /// Returns the session of a game that has a log.
    fn session(&self) -> Option<Session> {
        self.log.as_ref()?;
        Session::resume(self, Instant::from_millis(0)).ok()
    }

    /// Reads the PDN of a saved game. `None` if it's damaged.
    pub fn read(pdn: &str) -> Option<PdnGame> {
        Reader::new(pdn.as_bytes()).next()?.ok()?.into_game()
    }

    /// Returns a name for a file with this game.
    pub fn file_name(&self) -> String {
        file_name(&self.title())
    }
}

/// Returns a name for a file with a game that has this title.
pub fn file_name(title: &str) -> String {
    const LONGEST: usize = 60;
    let mut name = String::new();
    for c in title.chars() {
        if name.len() >= LONGEST {
            break;
        }
        if c.is_alphanumeric() {
            name.extend(c.to_lowercase());
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    match name.trim_end_matches('-') {
        "" => "game.pdn".to_owned(),
        name => format!("{name}.pdn"),
    }
}

/// Returns a new ID for a game. It's unique if every call gets a different random number.
pub fn new_id(chance: u64) -> String {
    // Without vowels, an ID can't spell a word, and hard-to-tell letters are left out.
    const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyz-_";
    const LENGTH: u32 = 10;
    (0..LENGTH)
        .map(|place| char::from(LETTERS[(chance >> (place * 5)) as usize % LETTERS.len()]))
        .collect()
}

/// Writes the game as PDN.
pub(crate) fn written(game: &PdnGame) -> Option<String> {
    let mut writer = Writer::new(Vec::new());
    writer.write(game).ok()?;
    String::from_utf8(writer.into_inner()).ok()
}

/// Makes text from any source safe for a list: one short line, without invisible characters that
/// reorder or shift the text around them.
pub fn one_line(text: &str) -> String {
    let harmful = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || harmful(c))
        .filter(|word| !word.is_empty())
        .take(40)
        .collect();
    excerpt(&words.join(" "))
}

/// Returns the newest version of each game, without those in which nobody has moved. `newer` has newer
/// versions than storage, the newest last: what storage hasn't confirmed, and what's in memory. There
/// are few of them.
pub fn newest_versions(stored: Vec<SavedGame>, newer: &[SavedGame]) -> Vec<SavedGame> {
    let mut games = stored;
    for newer in newer {
        games.retain(|game| game.id != newer.id);
        games.push(newer.clone());
    }
    games.retain(|game| !game.is_untouched());
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seating;

    #[test]
    fn the_newest_version_of_each_game_counts() {
        let game = |id: &str, pdn: &str| {
            let state = SavedGameState::Imported;
            SavedGame::file(id.to_owned(), state, pdn.to_owned(), 1)
        };
        let stored = vec![game("a", "1. 11-15 *"), game("b", "1. 11-15 *")];
        let newer = [("b", "1. 9-14 *"), ("c", "1. 9-14 *"), ("c", "1. 10-14 *")];
        let found = newest_versions(stored, &newer.map(|(id, pdn)| game(id, pdn)));
        let found: Vec<(&str, String)> = found
            .iter()
            .map(|game| (game.id.as_str(), game.pdn().into_owned()))
            .collect();
        let expected = [("a", "1. 11-15 *"), ("b", "1. 9-14 *"), ("c", "1. 10-14 *")];
        assert_eq!(found, expected.map(|(id, pdn)| (id, pdn.to_owned())));
    }

    #[test]
    fn the_list_shows_what_the_game_says() {
        #[track_caller]
        fn check(pdn: &str, title: &str, result: &str, plies: u32) {
            let kept = SavedGame::file("a".to_owned(), SavedGameState::Imported, pdn.to_owned(), 0);
            assert_eq!(
                (kept.title().as_str(), kept.result.as_str(), kept.plies),
                (title, result, plies)
            );
        }
        check(
            "[Black \"Ann\"]\n[White \"<b>Bob</b>\"]\n1. 11-15 23-19 2. 8-11 1/2-1/2",
            "Ann – <b>Bob</b>",
            "1/2-1/2",
            3,
        );
        check("1. 11-15 *", "? – ?", "*", 1);
        check("", "? – ?", "*", 0);
        check("\u{0}\u{1}garbage", "? – ?", "*", 0);
    }

    #[test]
    fn how_it_is_played_is_kept_and_may_be_missing() {
        let kept = SavedGame::file(
            "a".to_owned(),
            SavedGameState::Unfinished,
            "1. 11-15 *".to_owned(),
            0,
        )
        .at_table(TableChoices {
            confirm_moves: true,
            seating: Seating::Facing,
            ..TableChoices::default()
        });
        let mut json = serde_json::to_value(&kept).unwrap();
        let again: SavedGame = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(again, kept);
        json.as_object_mut().unwrap().remove("table");
        let older: SavedGame = serde_json::from_value(json).unwrap();
        assert_eq!(older.table, TableChoices::default());
    }

    /// The fixture has an unfinished game with clocks and a resigned one, as the version before the
    /// event log saved them.
    #[test]
    fn games_of_the_version_before_the_log_are_opened_and_go_on() {
        let now = Instant::from_millis(1_000_000);
        let read = |line: &str| -> SavedGame { serde_json::from_str(line).unwrap() };
        let games: Vec<SavedGame> = include_str!("../fixtures/saved-before-logs.jsonl")
            .lines()
            .map(read)
            .collect();
        let [timed, resigned] = games.as_slice() else {
            panic!("two games expected");
        };
        assert_eq!(timed.title(), "Kitchen table");
        assert_eq!((timed.bottom(), timed.plies), (Color::Black, 6));
        let mut session = Session::resume(timed, now).unwrap();
        let left = |session: &Session, color| {
            let left = session.room().clock(color, now);
            left.map(room::Duration::as_millis)
        };
        assert_eq!(left(&session, Color::Black), Some(301_000 - 700));
        assert_eq!(left(&session, Color::White), Some(301_000));
        assert_eq!(timed.last_position(), *session.room().game().position());
        // From the next move on, it has a log.
        let mv = session.room().game().legal_moves()[0];
        session.play(mv, now).unwrap();
        let saved = timed.played_on(&session, 7);
        let json = serde_json::to_string(&saved).unwrap();
        assert_eq!(read(&json), saved);
        assert_eq!((saved.title(), saved.plies), (timed.title(), 7));
        assert_eq!(saved.last_position(), *session.room().game().position());
        assert_eq!(Session::resume(&saved, now).unwrap(), session);
        // An undone resignation isn't over.
        assert_eq!(resigned.state, SavedGameState::Finished);
        let mut session = Session::resume(resigned, now).unwrap();
        session.take_back(now).unwrap();
        let saved = resigned.played_on(&session, 7);
        assert_eq!(saved.state, SavedGameState::Unfinished);
        assert_eq!(saved.result, "*");
    }

    #[test]
    fn a_review_is_saved_with_the_game_and_its_log() {
        let pdn = "[SavedGame \"1\"]\n1. 11-15 {good} *";
        let saved = kept("").reviewed(pdn.to_owned(), 5);
        assert_eq!((saved.pdn().as_ref(), saved.plies), (pdn, 1));
        let line = include_str!("../fixtures/saved-before-logs.jsonl")
            .lines()
            .next();
        let timed: SavedGame = serde_json::from_str(line.unwrap()).unwrap();
        let now = Instant::from_millis(0);
        let session = Session::resume(&timed, now).unwrap();
        let played = timed.played_on(&session, 5);
        // The PDN comes from the log, and it's the same game.
        assert_eq!(played.pdn(), timed.pdn());
        let reviewed = played.reviewed(pdn.to_owned(), 6);
        assert_eq!(reviewed.pdn(), pdn);
        assert_eq!(Session::resume(&reviewed, now).unwrap(), session);
    }

    #[test]
    fn a_review_replaces_only_the_same_game() {
        let fixture = include_str!("../fixtures/saved-before-logs.jsonl");
        let games: Vec<SavedGame> = fixture
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let (unfinished, resigned) = (&games[0], &games[1]);
        assert!(!unfinished.takes_review(&unfinished.pdn()));
        let pdn = resigned.pdn();
        assert!(resigned.takes_review(&pdn));
        assert!(resigned.takes_review(&pdn.replace("22-17 2.", "22-17 {hm} 2.")));
        assert!(!resigned.takes_review(&pdn.replace("25x18 3. 6-9", "25x18")));
        assert!(!resigned.takes_review("noise"));
        assert!(kept("1. 11-15 *").takes_review("1. 9-14 *"));
    }

    fn kept(pdn: &str) -> SavedGame {
        SavedGame::file("a".to_owned(), SavedGameState::Imported, pdn.to_owned(), 0)
    }

    #[test]
    fn a_name_of_its_own_comes_first() {
        let mut game = kept("1. 11-15 *");
        game.rename("  The long draw ");
        assert_eq!(game.title(), "The long draw");
        game.rename(" ");
        assert_eq!(game.title(), "? – ?");
    }

    #[test]
    fn what_is_shown_is_one_harmless_line() {
        #[track_caller]
        fn check(name: &str, expected: &str) {
            let mut game = kept("");
            game.rename(name);
            assert_eq!(game.name, expected);
        }
        check("a\n\tb", "a b");
        check("ab\u{202e}cd\u{0}", "ab cd");
        check("<script>alert(1)</script>", "<script>alert(1)</script>");
        let mut game = kept("");
        game.rename(&"x".repeat(1_000_000));
        assert_eq!(game.name.chars().count(), 81);
    }

    #[test]
    fn an_exported_game_carries_its_name() {
        let mut game = kept("[Event \"Club\"]\n[Black \"Ann\"]\n1. 11-15 *");
        assert_eq!(game.export(), game.pdn());
        game.rename("My \"best\" game");
        let again = kept(&game.export());
        assert_eq!(again.event, "My \"best\" game");
        assert_eq!((again.black.as_str(), again.plies), ("Ann", 1));
    }

    #[test]
    fn a_picture_shows_the_last_position() {
        #[track_caller]
        fn check(pdn: &str, expected: &str) {
            assert_eq!(kept(pdn).last_position(), testkit::position(expected));
        }
        check("1. 11-15 *", "W:W21-32:B1-10,12,15");
        check("[FEN \"W:WK3:B9\"]\n*", "W:WK3:B9");
        check("noise", "B:W21-32:B1-12");
    }

    #[test]
    fn files_have_names_that_every_system_takes() {
        #[track_caller]
        fn check(name: &str, expected: &str) {
            let mut game = kept("");
            game.rename(name);
            assert_eq!(game.file_name(), expected);
        }
        check("Ann / Bob: 2nd?", "ann-bob-2nd.pdn");
        check("../../etc", "etc.pdn");
        check("?*", "game.pdn");
        check("Žižka", "žižka.pdn");
    }

    #[test]
    fn a_game_is_seen_from_the_side_of_the_person_who_played() {
        #[track_caller]
        fn check(tags: &str, expected: Color) {
            assert_eq!(kept(&format!("{tags}\n1. 11-15 *")).bottom(), expected);
        }
        check("[Black \"Ann\"]", Color::White);
        let here = "[SavedGame \"1\"]\n";
        check(&format!("{here}[BlackType \"human\"]"), Color::Black);
        check(&format!("{here}[BlackType \"program\"]"), Color::White);
        check(&format!("{here}[Bottom \"white\"]"), Color::White);
        check("[Bottom \"black\"]", Color::Black);
    }

    #[test]
    fn a_game_without_a_move_of_a_player_is_untouched() {
        #[track_caller]
        fn check(pdn: &str, state: SavedGameState, expected: bool) {
            let game = SavedGame::file("a".to_owned(), state, pdn.to_owned(), 0);
            assert_eq!(game.is_untouched(), expected, "{pdn}");
        }
        let drawn = "[OpeningPlies \"3\"]\n1. 11-15 23-19 2. 8-11";
        check("*", SavedGameState::Unfinished, true);
        check("*", SavedGameState::Imported, false);
        check("1. 11-15 *", SavedGameState::Unfinished, false);
        check(&format!("{drawn} *"), SavedGameState::Unfinished, true);
        check(
            &format!("{drawn} 22-17 *"),
            SavedGameState::Unfinished,
            false,
        );
    }

    #[test]
    fn a_move_is_one_of_each_side() {
        assert_eq!(kept("*").moves(), 0);
        assert_eq!(kept("1. 11-15 *").moves(), 1);
        assert_eq!(kept("1. 11-15 23-19 2. 8-11 *").moves(), 2);
    }

    #[test]
    fn ids_follow_chance_and_fit_in_an_address() {
        let ids: std::collections::HashSet<String> = (0..1000u64)
            .map(|n| new_id(n.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
            .collect();
        assert_eq!(ids.len(), 1000);
        for id in ids {
            assert_eq!(id.len(), 10);
            assert!(
                id.bytes()
                    .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
            );
        }
    }
}
