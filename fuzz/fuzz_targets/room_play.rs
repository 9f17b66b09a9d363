//! No matter what a room is asked, the resulting log replays to the same room.
//!
//! The first byte chooses the terms. Then every three bytes are a request: what, by whom and with
//! which option, and how much later.
#![no_main]

use libfuzzer_sys::fuzz_target;
use room::{
    Action, Command, Duration, Instant, Name, Proposal, Room, Seat, Sides, TakeBacks, Terms,
    TimeControl,
};
use rules::Color;

fuzz_target!(|input: &[u8]| {
    let Some((&first, wishes)) = input.split_first() else {
        return;
    };
    let mut now = Instant::from_millis(0);
    let (mut room, opened) = Room::open(terms(first), now).expect("all these terms make sense");
    let mut log = vec![opened];
    for wish in wishes.chunks_exact(3) {
        let later = Duration::from_millis(u64::from(wish[2]).pow(2));
        now = now.after(later);
        let command = command(&room, wish[0], wish[1]);
        let before = room.clone();
        match room.act(&command, now) {
            Ok(events) => log.extend(events),
            Err(refused) => {
                assert!(!refused.to_string().is_empty());
                assert_eq!(room, before, "{refused}");
            }
        }
        assert_eq!(room.next_seq(), log.len() as u64);
    }
    assert_eq!(Room::replay(&log), Ok(room));
});

fn terms(choice: u8) -> Terms {
    let name = Name::new("Ann").expect("a short name is a name");
    let mut terms = Terms::local(Sides::both(Seat::human(name)));
    let base = Duration::from_secs(20);
    terms.time = match choice % 4 {
        0 => TimeControl::Unlimited,
        1 => TimeControl::PerTurn { limit: base },
        2 => TimeControl::SuddenDeath { base },
        _ => TimeControl::Fischer {
            base,
            increment: Duration::from_secs(2),
        },
    };
    terms.take_backs = match choice / 4 % 3 {
        0 => TakeBacks::Free,
        1 => TakeBacks::ByConsent,
        _ => TakeBacks::Never,
    };
    if choice & 0x40 != 0 {
        terms.disconnect_grace = Some(Duration::from_secs(5));
    }
    if choice & 0x80 != 0 {
        terms.max_lag_credit = Duration::from_millis(500);
    }
    terms
}

/// A request by the side in the lowest bit of `detail`; the other bits choose among the
/// possibilities.
fn command(room: &Room, what: u8, detail: u8) -> Command {
    let by = Color::BOTH[usize::from(detail & 1)];
    let choice = detail / 2;
    let proposal = match choice % 4 {
        0 => Proposal::Draw,
        1 => Proposal::Rematch,
        _ => Proposal::TakeBack {
            plies: u16::from(choice / 4),
        },
    };
    let action = match what % 16 {
        0 => Action::Resign,
        1 => Action::Propose(proposal),
        2 => Action::Accept(proposal),
        3 => Action::Decline(proposal),
        4 => Action::Withdraw(proposal),
        5 => Action::ClaimDraw,
        6 => Action::ClaimAbandonment,
        7 => Action::Abort,
        8 => return Command::Disconnect { seat: by },
        9 => return Command::Reconnect { seat: by },
        10 => return Command::Tick,
        _ => {
            let moves = room.game().legal_moves();
            if moves.is_empty() {
                return Command::Tick;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            return Command::Player {
                by,
                action: Action::Move(mv),
                lag: Duration::from_millis(u64::from(what / 16) * 50),
            };
        }
    };
    Command::player(by, action)
}
