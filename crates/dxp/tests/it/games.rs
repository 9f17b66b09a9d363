//! Two of our programs play each other.

use crate::peers::{clock, pair};
use dxp::{Connection, GameRequest, Player, Table, Waiting, accept, play, request};
use rules::{Color, Move, Outcome, Position};
use std::thread;
use testkit::{Dice, position};

/// Plays random moves. Resigns after this many.
pub(crate) struct Random {
    pub(crate) dice: Dice,
    pub(crate) moves: usize,
}

impl Player for Random {
    fn choose(&mut self, table: &Table<'_>) -> Option<Move> {
        self.moves = self.moves.checked_sub(1)?;
        let moves = table.game.legal_moves();
        Some(moves[self.dice.below(moves.len())])
    }
}

#[track_caller]
fn check(start: Option<Position>, follower: Color, patience: usize) -> (usize, Outcome) {
    let (ours, theirs) = pair();
    let server = thread::spawn(move || {
        let clock = clock();
        let mut connection = Connection::new(theirs, &clock, Waiting::default());
        let terms = accept(&mut connection, "Follower").unwrap();
        assert_eq!((terms.opponent.as_str(), terms.us), ("Initiator", follower));
        let mut player = Random {
            dice: Dice::new(7),
            moves: 1000,
        };
        play(&mut connection, &terms, &mut player)
    });
    let clock = clock();
    let mut connection = Connection::new(ours, &clock, Waiting::default());
    let wanted = GameRequest {
        name: "Initiator".to_owned(),
        follower,
        minutes: 5,
        moves: 0,
        start,
    };
    let terms = request(&mut connection, &wanted).unwrap();
    assert_eq!(terms.opponent, "Follower");
    assert_eq!(terms.us, follower.opponent());
    let mut player = Random {
        dice: Dice::new(8),
        moves: patience,
    };
    let ended = play(&mut connection, &terms, &mut player);
    let other = server.join().unwrap();
    assert!(ended.error.is_none(), "{:?}", ended.error);
    assert!(other.error.is_none(), "{:?}", other.error);
    assert_eq!(ended.game.moves(), other.game.moves());
    assert_eq!(ended.outcome, other.outcome);
    (ended.game.moves().len(), ended.outcome.unwrap())
}

#[test]
fn two_of_ours_play_a_game_to_its_end() {
    for follower in Color::BOTH {
        let (plies, _) = check(None, follower, 1000);
        assert!(plies > 10, "{plies}");
    }
}

#[test]
fn a_game_starts_from_any_position() {
    let start = position("B:W14:BK10");
    let (plies, outcome) = check(Some(start), Color::White, 1000);
    assert_eq!((plies, outcome), (1, Outcome::Win(Color::Black)));
}

#[test]
fn whoever_resigns_loses() {
    let (plies, outcome) = check(None, Color::White, 3);
    assert_eq!((plies, outcome), (6, Outcome::Win(Color::White)));
}
