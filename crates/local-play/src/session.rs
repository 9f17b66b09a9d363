//! A game on one device, with the people and the computer who play it.

use crate::{EventLog, SavedGame};
use room::{Action, Command, Event, Instant, Player, Proposal, Refused, Room, Status, Terms};
use rules::{Color, Move};
use saves::BadSave;

/// A game on one device.
///
/// It knows whose turn it is and which side the buttons act for. The room decides what's legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    room: Room,
    log: EventLog,
    /// When the log starts.
    start: Instant,
}

/// Who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person, with their side.
    Person(Color),
    /// The computer, with its side and level.
    Computer(Color, u8),
    /// Nobody, because the game is over.
    Nobody,
}

impl Session {
    /// Starts a new game.
    pub fn begin(terms: Terms, now: Instant) -> Result<Session, room::BadTerms> {
        let (room, _) = Room::open(terms, now)?;
        Ok(Session::of_room(room, now))
    }

    /// Resumes a saved game. The time since it was saved doesn't count.
    pub fn resume(saved: &SavedGame, now: Instant) -> Result<Session, BadSave> {
        let Some(log) = saved.log() else {
            return Session::from_pdn(&saved.pdn(), now);
        };
        let (room, start, log) = log.replay(now)?;
        Ok(Session { room, log, start })
    }

    /// Resumes a game from PDN that [`Session::pdn`] has written.
    pub fn from_pdn(pdn: &str, now: Instant) -> Result<Session, BadSave> {
        let (room, _) = saves::from_pdn(pdn, now)?;
        Ok(Session::of_room(room, now))
    }

    fn of_room(room: Room, now: Instant) -> Session {
        Session {
            log: EventLog::start(&room, now),
            room,
            start: now,
        }
    }

    /// Returns everything that happened.
    pub const fn log(&self) -> &EventLog {
        &self.log
    }

    /// Returns the game as PDN.
    pub fn pdn(&self, now: Instant) -> String {
        saves::to_pdn(&self.room, now)
    }

    /// Returns the room.
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// Returns who is to move.
    pub fn to_move(&self) -> Who {
        let Some(turn) = self.room.turn() else {
            return Who::Nobody;
        };
        match self.room.seat(turn).player {
            Player::Human => Who::Person(turn),
            Player::Engine { level } => Who::Computer(turn, level),
        }
    }

    /// Returns the computer's side and level, if it plays.
    pub fn computer(&self) -> Option<(Color, u8)> {
        Color::BOTH
            .into_iter()
            .find_map(|color| match self.room.seat(color).player {
                Player::Engine { level } => Some((color, level)),
                Player::Human => None,
            })
    }

    /// Returns the side that the buttons act for: the only person's, or else the side to move.
    pub fn person(&self) -> Color {
        match self.computer() {
            Some((color, _)) => color.opponent(),
            None => self.room.game().turn(),
        }
    }

    /// Returns the side at the bottom of the board: the only person's, or else Black.
    pub fn bottom(&self) -> Color {
        self.computer()
            .map_or(Color::Black, |(computer, _)| computer.opponent())
    }

    /// Plays a move for the side to move.
    pub fn play(&mut self, mv: Move, now: Instant) -> Result<Vec<Event>, Refused> {
        self.act(self.room.game().turn(), Action::Move(mv), now)
    }

    /// Performs an action for this side.
    pub fn act(&mut self, by: Color, action: Action, now: Instant) -> Result<Vec<Event>, Refused> {
        self.obey(&Command::player(by, action), now)
    }

    fn obey(&mut self, command: &Command, now: Instant) -> Result<Vec<Event>, Refused> {
        let events = self.room.act(command, now)?;
        for event in &events {
            self.log.push(event, self.start);
        }
        Ok(events)
    }

    /// Checks the clock, because a flag may have fallen.
    pub fn look_at_clock(&mut self, now: Instant) -> Vec<Event> {
        self.obey(&Command::Tick, now)
            .expect("the room never refuses a tick")
    }

    /// Returns how many half-moves a take-back undoes, back to the person's last turn. `None` if
    /// there's nothing to take back. Zero undoes a resignation or another ending that no move
    /// caused.
    pub fn take_back_plies(&self) -> Option<u16> {
        let side = match self.computer() {
            Some((computer, _)) => computer.opponent(),
            // Of two people, whoever moved last.
            None => self.room.game().turn().opponent(),
        };
        self.room.take_back_plies(side)
    }

    /// Takes back the person's last turn.
    pub fn take_back(&mut self, now: Instant) -> Result<Vec<Event>, Refused> {
        // The computer's first move stays, because the person had no turn before it.
        let Some(plies) = self.take_back_plies() else {
            return Err(Refused::TakeBackTooFar { possible: 0 });
        };
        let proposal = Proposal::TakeBack { plies };
        self.act(self.person(), Action::Propose(proposal), now)
    }

    /// Returns the terms of a rematch, with sides swapped.
    pub fn rematch(&self) -> Terms {
        self.room.terms().clone().with_seats_swapped()
    }

    /// Whether the game is over or aborted.
    pub fn is_over(&self) -> bool {
        self.room.status() != Status::Playing
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::{Choices, ComputerSide, Opponent};

    /// Names for players without one.
    pub(crate) fn names() -> crate::DefaultNames {
        let name = |text: &str| room::Name::new(text).unwrap();
        crate::DefaultNames {
            you: name("You"),
            computer: name("Computer"),
            first: name("Player 1"),
            second: name("Player 2"),
        }
    }

    fn at(millis: i64) -> Instant {
        Instant::from_millis(millis)
    }

    /// Who plays.
    #[derive(Clone, Copy)]
    enum Table {
        TwoPeople,
        /// A person and the computer, which plays this side.
        With(ComputerSide),
    }

    fn session(table: Table) -> Session {
        let choices = match table {
            Table::TwoPeople => Choices {
                opponent: Opponent::Person,
                ..Choices::default()
            },
            Table::With(computer_side) => Choices {
                level: 2,
                computer_side,
                ..Choices::default()
            },
        };
        Session::begin(choices.terms(&names(), 0).unwrap(), at(0)).unwrap()
    }

    fn play_first_legal(session: &mut Session, plies: usize) {
        for ply in 0..plies {
            let mv = session.room().game().legal_moves()[0];
            session.play(mv, at(ply as i64)).unwrap();
        }
    }

    const AGAINST_WHITE: Table = Table::With(ComputerSide::White);
    const AGAINST_BLACK: Table = Table::With(ComputerSide::Black);

    #[test]
    fn the_one_to_move_is_known() {
        #[track_caller]
        fn check(table: Table, plies: usize, expected: Who) {
            let mut session = session(table);
            play_first_legal(&mut session, plies);
            assert_eq!(session.to_move(), expected);
        }
        check(Table::TwoPeople, 0, Who::Person(Color::Black));
        check(Table::TwoPeople, 1, Who::Person(Color::White));
        check(AGAINST_WHITE, 0, Who::Person(Color::Black));
        check(AGAINST_WHITE, 1, Who::Computer(Color::White, 2));
        check(AGAINST_BLACK, 0, Who::Computer(Color::Black, 2));
    }

    #[test]
    fn a_take_back_leads_to_the_persons_turn() {
        #[track_caller]
        fn check(table: Table, plies: usize, expected: Option<u16>) {
            let mut session = session(table);
            play_first_legal(&mut session, plies);
            assert_eq!(session.take_back_plies(), expected);
            let taken = session.take_back(at(1000));
            assert_eq!(taken.is_ok(), expected.is_some());
            if let Some(back) = expected {
                assert_eq!(session.room().plies(), plies - usize::from(back));
            }
        }
        check(Table::TwoPeople, 0, None);
        check(Table::TwoPeople, 1, Some(1));
        check(AGAINST_WHITE, 1, Some(1));
        check(AGAINST_WHITE, 2, Some(2));
        check(AGAINST_WHITE, 3, Some(1));
        // The computer's first move stays.
        check(AGAINST_BLACK, 1, None);
        check(AGAINST_BLACK, 2, Some(1));
        check(AGAINST_BLACK, 3, Some(2));
    }

    #[test]
    fn a_resignation_can_be_taken_back() {
        let mut session = session(AGAINST_WHITE);
        play_first_legal(&mut session, 2);
        session.act(Color::Black, Action::Resign, at(10)).unwrap();
        assert_eq!(session.to_move(), Who::Nobody);
        session.take_back(at(20)).unwrap();
        assert_eq!(session.to_move(), Who::Person(Color::Black));
        assert_eq!(session.room().plies(), 2);
    }

    fn saved(session: &Session) -> SavedGame {
        let game = SavedGame::of_session("a".to_owned(), session, 0);
        // As it comes back from the browser's storage.
        let json = serde_json::to_string(&game).unwrap();
        serde_json::from_str(&json).unwrap()
    }

    #[test]
    fn a_saved_game_goes_on_with_its_whole_log() {
        let mut session = session(AGAINST_WHITE);
        play_first_legal(&mut session, 4);
        session.take_back(at(5)).unwrap();
        play_first_legal(&mut session, 2);
        let offer = Action::Propose(Proposal::Draw);
        session.act(Color::Black, offer, at(9)).unwrap();
        // It's resumed when the last event happened, so the rooms are equal.
        let mut again = Session::resume(&saved(&session), at(9)).unwrap();
        assert_eq!(again, session);
        assert_eq!(again.room().proposals().count(), 1);
        assert_eq!(again.log().events().lines().count(), 8);
        let later = Session::resume(&saved(&session), at(1_000_000)).unwrap();
        assert_eq!(later.log(), session.log());
        // It's the same game afterward, too.
        for session in [&mut again, &mut session] {
            let decline = Action::Decline(Proposal::Draw);
            session.act(Color::White, decline, at(20)).unwrap();
        }
        assert_eq!(again, session);
    }

    #[test]
    fn a_log_that_cannot_be_replayed_goes_on_before_the_bad_event() {
        let mut session = session(AGAINST_WHITE);
        play_first_legal(&mut session, 4);
        let mut json = serde_json::to_value(saved(&session)).unwrap();
        let log = json["log"]["events"].as_str().unwrap();
        let mut lines: Vec<&str> = log.lines().collect();
        lines[2] = "2 b 11-18";
        json["log"]["events"] = lines.join("\n").into();
        let damaged: SavedGame = serde_json::from_value(json.clone()).unwrap();
        let again = Session::resume(&damaged, at(100)).unwrap();
        assert_eq!(again.room().plies(), 2);
        assert_eq!(again.log().events().lines().count(), 2);
        json["log"]["start"] = "noise".into();
        let lost: SavedGame = serde_json::from_value(json).unwrap();
        assert!(Session::resume(&lost, at(100)).is_err());
    }

    #[test]
    fn the_clock_stands_still_while_the_game_is_closed() {
        let choices = Choices {
            opponent: Opponent::Person,
            clock: crate::Clock::PerTurn { seconds: 60 },
            ..Choices::default()
        };
        let terms = choices.terms(&names(), 0).unwrap();
        let mut session = Session::begin(terms, at(5_000)).unwrap();
        let mv = session.room().game().legal_moves()[0];
        session.play(mv, at(9_000)).unwrap();
        // A day later, and on a device whose clock starts over.
        for now in [86_400_000, 30] {
            let mut again = Session::resume(&saved(&session), at(now)).unwrap();
            let left = |session: &Session, now| {
                let left = session.room().clock(Color::White, at(now)).unwrap();
                left.as_millis()
            };
            assert_eq!(left(&again, now), 60_000);
            assert_eq!(left(&again, now + 20_000), 40_000);
            assert_eq!(again.look_at_clock(at(now + 59_999)), []);
            assert_eq!(again.look_at_clock(at(now + 60_000)).len(), 1);
            assert!(again.is_over());
            // The log says when the flag fell, also after another day.
            let once_more = Session::resume(&saved(&again), at(0)).unwrap();
            assert_eq!(once_more.log(), again.log());
            assert_eq!(once_more.room().status(), again.room().status());
        }
    }
}
