//! Every cause of an error is reported exactly once.

use crownhead_room::{
    Event, Fact, Instant, Name, Played, Record, Room, Seat, Sides, Status, Terms,
};
use rules::{Move, Square};
use std::error::Error;

fn mv(path: [u8; 2]) -> Move {
    Move::from_path(&path.map(|number| Square::new(number).unwrap())).unwrap()
}

fn terms() -> Terms {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    Terms::local(Sides {
        black: seat("Ann"),
        white: seat("Ben"),
    })
}

fn record(terms: Terms, path: [u8; 2]) -> Record {
    Record {
        terms,
        played: vec![Played {
            mv: mv(path),
            clock: None,
        }],
        spent: crownhead_room::Duration::ZERO,
        status: Status::Playing,
    }
}

#[track_caller]
fn check(error: &dyn Error, expected: &[&str]) {
    let mut messages = vec![error.to_string()];
    let mut cause = error.source();
    while let Some(error) = cause {
        messages.push(error.to_string());
        cause = error.source();
    }
    assert_eq!(messages, expected);
}

#[test]
fn the_cause_of_an_illegal_move_is_told_once() {
    let now = Instant::from_millis(0);
    let wrong_opening = Terms {
        opening: vec![mv([15, 18])],
        ..terms()
    };
    let opening = "15-18, move 1 of the opening, is not legal";
    let nobody = "there's no piece on 15";
    let error = Room::open(wrong_opening.clone(), now).unwrap_err();
    let nobody_there = error.source().unwrap().to_string();
    assert!(nobody_there.starts_with(nobody), "{nobody_there}");
    check(&error, &[opening, &nobody_there]);
    let error = Room::resume(record(wrong_opening.clone(), [9, 14]), now).unwrap_err();
    check(&error, &[opening, &nobody_there]);
    let move_one = "15-18, move 1 of the players, is not legal";
    let error = Room::resume(record(terms(), [15, 18]), now).unwrap_err();
    check(&error, &[move_one, &nobody_there]);

    let event = |fact| Event {
        seq: 0,
        at: now,
        fact,
    };
    let log = event(Fact::Opened(Box::new(wrong_opening)));
    let error = Room::replay([&log]).unwrap_err();
    check(&error, &[&format!("event 0: {opening}"), &nobody_there]);
    let log = event(Fact::Resumed(Box::new(record(terms(), [15, 18]))));
    let error = Room::replay([&log]).unwrap_err();
    check(&error, &[&format!("event 0: {move_one}"), &nobody_there]);
}
