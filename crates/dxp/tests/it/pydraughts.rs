//! Games against the client of pydraughts, recorded with `clients/pydraughts/dxp_game.py`.

use crate::peers::{clock, pair};
use dxp::{Connection, Message, Player, Table, Waiting, accept, play};
use rules::{Color, Move, Outcome};
use std::io::{Read, Write};
use std::net::Shutdown;
use std::thread;

const RECORDED: &str = include_str!("../../fixtures/pydraughts.txt");

/// Plays the moves that we played then.
struct Again<'a>(std::vec::IntoIter<&'a str>);

impl Player for Again<'_> {
    fn choose(&mut self, table: &Table<'_>) -> Option<Move> {
        match Message::parse(self.0.next()?.as_bytes()) {
            Ok(Message::Move(mv)) => mv.find(table.game.position()),
            other => panic!("{other:?} isn't a move"),
        }
    }
}

#[track_caller]
fn check(recorded: &str, us: Color, outcome: Outcome) {
    let said_by = |mark| recorded.lines().filter_map(move |it| it.strip_prefix(mark));
    let ours: Vec<&str> = said_by("< ").collect();
    let theirs: String = said_by("> ").flat_map(|it| [it, "\0"]).collect();
    let moves: Vec<&str> = ours
        .iter()
        .copied()
        .filter(|it| it.starts_with('M'))
        .collect();
    let plies = recorded.lines().filter(|it| it[2..].starts_with('M'));

    let (mut peer, stream) = pair();
    let talking = thread::spawn(move || {
        peer.write_all(theirs.as_bytes()).unwrap();
        let mut heard = String::new();
        peer.read_to_string(&mut heard).unwrap();
        heard
    });
    let clock = clock();
    let mut connection = Connection::new(stream.try_clone().unwrap(), &clock, Waiting::default());
    let terms = accept(&mut connection, "Crownhead 0.1.0").unwrap();
    assert_eq!((terms.opponent.as_str(), terms.us), ("DXP Client", us));
    let ended = play(&mut connection, &terms, &mut Again(moves.into_iter()));
    stream.shutdown(Shutdown::Both).unwrap();
    let heard = talking.join().unwrap();

    assert!(ended.error.is_none(), "{:?}", ended.error);
    assert_eq!(ended.outcome, Some(outcome));
    assert_eq!(ended.game.moves().len(), plies.count());
    let heard: Vec<&str> = heard.split_terminator('\0').collect();
    assert_eq!(heard, ours);
}

#[test]
fn recorded_games_are_played_the_same_way() {
    let games: Vec<&str> = RECORDED.split("--\n").skip(1).collect();
    let [first, second] = games[..] else {
        panic!("{} games", games.len());
    };
    check(first, Color::Black, Outcome::Win(Color::Black));
    check(second, Color::White, Outcome::Win(Color::White));
}
