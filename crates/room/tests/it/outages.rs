//! Outages, during which nobody could serve a game.

use crownhead_room::{
    Action, Command, Connection, Duration, Event, Fact, Instant, MAX_TIME, Name, Room, Seat, Sides,
    Status, Terms, TimeControl,
};
use rules::Color;

fn at(millis: i64) -> Instant {
    Instant::from_millis(millis)
}

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// Black has been to move since 10,000 and has 60 seconds. The lag credit is half a second.
fn game() -> (Room, Vec<Event>) {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let mut terms = Terms::local(Sides {
        black: seat("Ann"),
        white: seat("Bob"),
    });
    terms.time = TimeControl::SuddenDeath { base: seconds(60) };
    terms.max_lag_credit = Duration::from_millis(500);
    terms.disconnect_grace = Some(seconds(30));
    let (mut room, opened) = Room::open(terms, at(0)).unwrap();
    let mut log = vec![opened];
    for now in [5_000, 10_000] {
        let mv = room.game().position().moves()[0];
        let command = Command::player(room.turn().unwrap(), Action::Move(mv));
        log.extend(room.act(&command, at(now)).unwrap());
    }
    (room, log)
}

fn outage(since: i64, until: i64) -> Command {
    Command::Outage {
        since: at(since),
        until: at(until),
    }
}

#[test]
fn an_outage_costs_the_side_to_move_nothing() {
    #[track_caller]
    fn check(since: i64, until: i64, now: i64, left: u64, events: usize) {
        let (mut room, mut log) = game();
        let happened = room.act(&outage(since, until), at(now)).unwrap();
        assert_eq!(happened.len(), events, "{happened:?}");
        log.extend(happened);
        let shown = room.clock(Color::Black, at(now));
        assert_eq!(shown, Some(Duration::from_millis(left)));
        assert_eq!(room.clock(Color::White, at(now)), Some(seconds(60)));
        assert_eq!(Room::replay(&log), Ok(room));
    }
    check(20_000, 30_000, 30_000, 50_000, 1);
    check(20_000, 30_000, 35_000, 45_000, 1);
    // Only the time after the last event was lost.
    check(0, 30_000, 30_000, 60_000, 1);
    check(0, 10_000, 30_000, 40_000, 0);
    check(30_000, 20_000, 30_000, 40_000, 0);
    // An outage can't end in the future.
    check(20_000, 90_000, 30_000, 50_000, 1);
    // The flag would have fallen during the outage, so it falls later.
    check(20_000, 100_000, 100_000, 50_000, 1);
    check(69_999, 100_000, 100_000, 1, 1);
    // The flag fell before the outage, or falls after it.
    check(70_500, 100_000, 100_000, 0, 1);
    check(20_000, 30_000, 100_000, 0, 2);
}

#[test]
fn an_outage_counts_once() {
    let (mut room, _) = game();
    room.act(&outage(20_000, 30_000), at(31_000)).unwrap();
    let before = room.clone();
    for (since, until) in [(20_000, 30_000), (15_000, 29_000)] {
        assert_eq!(room.act(&outage(since, until), at(32_000)), Ok(vec![]));
        assert_eq!(room, before);
    }
    // The next outage starts when this one ended.
    room.act(&outage(25_000, 40_000), at(40_000)).unwrap();
    assert_eq!(room.clock(Color::Black, at(40_000)), Some(seconds(50)));
}

#[test]
fn a_grace_period_waits_for_the_end_of_an_outage() {
    let (mut room, _) = game();
    let gone = Command::Disconnect { seat: Color::White };
    room.act(&gone, at(12_000)).unwrap();
    room.act(&outage(13_000, 23_000), at(23_000)).unwrap();
    let since = at(22_000);
    assert_eq!(room.connection(Color::White), Connection::Gone { since });
    let claim = Command::player(Color::Black, Action::ClaimAbandonment);
    assert!(room.decide(&claim, at(51_999)).is_err());
    assert!(room.decide(&claim, at(52_000)).is_ok());
}

#[test]
fn where_no_clock_runs_nothing_is_given_back() {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    let terms = Terms::local(Sides::both(seat("Ann")));
    let (mut room, _) = Room::open(terms, at(0)).unwrap();
    assert_eq!(room.act(&outage(1_000, 9_000), at(9_000)), Ok(vec![]));
    let (mut room, _) = game();
    let resign = Command::player(Color::Black, Action::Resign);
    room.act(&resign, at(11_000)).unwrap();
    assert_eq!(room.act(&outage(12_000, 19_000), at(19_000)), Ok(vec![]));
}

#[test]
fn a_log_gives_back_no_more_than_was_lost() {
    #[track_caller]
    fn check(since: i64, until: i64, is_sound: bool) {
        let (mut room, log) = game();
        let event = Event {
            seq: u64::try_from(log.len()).unwrap(),
            at: at(until),
            fact: Fact::Outage { since: at(since) },
        };
        assert_eq!(room.apply(&event).is_ok(), is_sound, "{event:?}");
    }
    let longest = i64::try_from(MAX_TIME.as_millis()).unwrap();
    check(10_000, 20_000, true);
    check(9_999, 20_000, false);
    check(20_000, 20_000, false);
    check(20_001, 20_000, false);
    check(70_500, 90_000, false);
    check(10_000, 10_000 + longest, true);
    check(10_000, 10_001 + longest, false);
    // Longer outages are shortened.
    let (mut room, _) = game();
    let end = 20_000 + longest;
    room.act(&outage(10_000, end), at(end)).unwrap();
    assert_eq!(room.status(), Status::Playing);
    assert_eq!(room.clock(Color::Black, at(end)), Some(seconds(50)));
}
