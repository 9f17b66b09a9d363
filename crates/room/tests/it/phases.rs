//! Every command in every phase of a game, compared with the table in `phases.txt`.
//!
//! Each cell has the resulting facts, or the refusal in brackets.

use crownhead_room::{
    Action, Command, Duration, Instant, Name, Proposal, Refused, Room, Seat, Sides, TakeBacks,
    Terms,
};
use rules::{Color, Move, Square};
use std::fmt::Write;

#[test]
fn every_command_in_every_phase_does_what_the_table_says() {
    let expected = include_str!("phases.txt");
    let table = table();
    assert_eq!(table, expected, "the table has become\n{table}");
}

fn table() -> String {
    let mut table = String::new();
    for (command_name, command) in commands() {
        writeln!(table, "{command_name}").unwrap();
        for (phase, room) in phases() {
            let now = Instant::from_millis(60_000);
            let cell = match room.decide(&command, now) {
                Ok(events) if events.is_empty() => "nothing".to_owned(),
                Ok(events) => {
                    let facts = events.iter().map(|event| variant(&event.fact));
                    facts.collect::<Vec<_>>().join(" ")
                }
                Err(Refused::Move(refusal)) => format!("[{}]", variant(&refusal.reason)),
                Err(refused) => format!("[{}]", variant(&refused)),
            };
            writeln!(table, "    {phase:<28} {cell}").unwrap();
        }
    }
    table
}

/// The name of an enum's variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

fn mv(path: &[u8]) -> Move {
    let path: Vec<Square> = path.iter().map(|&n| Square::new(n).unwrap()).collect();
    Move::from_path(&path).unwrap()
}

fn commands() -> Vec<(&'static str, Command)> {
    use Color::{Black, White};
    let take_back = Proposal::TakeBack { plies: 1 };
    let by = Command::player;
    vec![
        ("Black moves 8-11", by(Black, Action::Move(mv(&[8, 11])))),
        ("Black moves 12-16", by(Black, Action::Move(mv(&[12, 16])))),
        ("White moves 22-17", by(White, Action::Move(mv(&[22, 17])))),
        ("White resigns", by(White, Action::Resign)),
        (
            "White proposes a draw",
            by(White, Action::Propose(Proposal::Draw)),
        ),
        (
            "White accepts a draw",
            by(White, Action::Accept(Proposal::Draw)),
        ),
        (
            "White declines a draw",
            by(White, Action::Decline(Proposal::Draw)),
        ),
        (
            "Black withdraws a draw",
            by(Black, Action::Withdraw(Proposal::Draw)),
        ),
        (
            "White proposes a take-back",
            by(White, Action::Propose(take_back)),
        ),
        (
            "White accepts a take-back",
            by(White, Action::Accept(take_back)),
        ),
        (
            "White declines a take-back",
            by(White, Action::Decline(take_back)),
        ),
        (
            "Black withdraws a take-back",
            by(Black, Action::Withdraw(take_back)),
        ),
        (
            "White proposes a rematch",
            by(White, Action::Propose(Proposal::Rematch)),
        ),
        (
            "White accepts a rematch",
            by(White, Action::Accept(Proposal::Rematch)),
        ),
        (
            "White declines a rematch",
            by(White, Action::Decline(Proposal::Rematch)),
        ),
        (
            "Black withdraws a rematch",
            by(Black, Action::Withdraw(Proposal::Rematch)),
        ),
        ("White claims a draw", by(White, Action::ClaimDraw)),
        (
            "White claims abandonment",
            by(White, Action::ClaimAbandonment),
        ),
        ("White aborts", by(White, Action::Abort)),
        ("Black leaves", Command::Disconnect { seat: Black }),
        ("Black returns", Command::Reconnect { seat: Black }),
        ("time passes", Command::Tick),
    ]
}

fn phases() -> Vec<(&'static str, Room)> {
    use Color::{Black, White};
    let by = Command::player;
    let first = by(Black, Action::Move(mv(&[11, 15])));
    let second = by(White, Action::Move(mv(&[23, 19])));
    let gone = Command::Disconnect { seat: Black };
    let propose = |proposal| by(Black, Action::Propose(proposal));
    let rematch = Proposal::Rematch;
    let resign = by(Black, Action::Resign);
    vec![
        ("before the first move", after(&[])),
        ("after one move", after(&[first])),
        ("under way", after(&[first, second])),
        ("Black is gone", after(&[first, second, gone])),
        (
            "Black offers a draw",
            after(&[first, second, propose(Proposal::Draw)]),
        ),
        (
            "Black asks for a take-back",
            after(&[first, second, propose(Proposal::TakeBack { plies: 1 })]),
        ),
        ("aborted", after(&[by(Black, Action::Abort)])),
        ("over", after(&[first, second, resign])),
        (
            "Black proposes a rematch",
            after(&[resign, propose(rematch)]),
        ),
        (
            "rematch agreed",
            after(&[resign, propose(rematch), by(White, Action::Accept(rematch))]),
        ),
    ]
}

fn after(commands: &[Command]) -> Room {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let mut terms = Terms::local(Sides {
        black: seat("Ann"),
        white: seat("Ben"),
    });
    terms.take_backs = TakeBacks::ByConsent;
    terms.disconnect_grace = Some(Duration::from_secs(30));
    let (mut room, _) = Room::open(terms, Instant::default()).unwrap();
    for command in commands {
        room.act(command, Instant::from_millis(1000)).unwrap();
    }
    room
}

#[test]
fn a_take_back_reaches_back_to_the_last_turn_of_its_side() {
    #[track_caller]
    fn check(commands: &[Command], expected: [Option<u16>; 2]) {
        let room = after(commands);
        assert_eq!(Color::BOTH.map(|side| room.take_back_plies(side)), expected);
    }
    let by = |side, path: &[u8]| Command::player(side, Action::Move(mv(path)));
    let first = by(Color::Black, &[11, 15]);
    let second = by(Color::White, &[22, 18]);
    let resign = Command::player(Color::Black, Action::Resign);
    check(&[], [None, None]);
    // White has had no turn.
    check(&[first], [Some(1), None]);
    check(&[first, second], [Some(2), Some(1)]);
    check(&[first, second, resign], [Some(0), Some(0)]);
}
