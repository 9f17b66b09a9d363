//! Turns bytes into a script: terms, then commands at various times, some of them nonsense.
//!
//! For any bytes, [`run`] checks all invariants of a room.

use crownhead_room::{
    Action, Command, Duration, Event, Fact, Instant, MAX_TIME, Name, Proposal, Refused, Room, Seat,
    Sides, Status, TakeBacks, Terms, TimeControl,
};
use rules::{Bitboard, Board, Color, Move, Position, RuleSet};

/// Runs the script and returns the room with its log.
pub(crate) fn run(bytes: &[u8]) -> (Room, Vec<Event>) {
    let mut bytes = Bytes(bytes);
    let mut now = Instant::from_millis(bytes.number(1000) as i64 - 500);
    let terms = bytes.terms();
    let (mut room, opened) = Room::open(terms, now).expect("the terms are valid");
    let mut log = vec![opened];
    while !bytes.0.is_empty() {
        now = bytes.time(now);
        if bytes.number(64) == 0 {
            now = put_aside(&mut room, &mut log, now, bytes.time(now));
        } else {
            let command = bytes.command(&room);
            step(&mut room, &mut log, &command, now);
        }
    }
    check_log(&room, &log);
    (room, log)
}

/// Runs one command and checks the invariants of deciding and applying.
fn step(room: &mut Room, log: &mut Vec<Event>, command: &Command, now: Instant) {
    let before = room.clone();
    let decided = before.decide(command, now);
    assert_eq!(decided, room.act(command, now), "deciding is pure");
    check_first(&before, command, now, decided.as_deref());
    let Ok(events) = decided else {
        assert_eq!(*room, before, "a refusal changes nothing");
        return;
    };
    for event in &events {
        assert_eq!(event.seq, log.len() as u64, "the numbers have no gaps");
        assert!(event.at >= log[log.len() - 1].at, "time never goes back");
        log.push(event.clone());
    }
    assert_eq!(room.next_seq(), log.len() as u64);
    check_clocks(&before, room, &events, now);
}

/// The first event can be had with the room after it.
fn check_first(
    before: &Room,
    command: &Command,
    now: Instant,
    decided: Result<&[Event], &Refused>,
) {
    let first = before.decide_first(command, now);
    let expected = decided.map(|events| {
        events.first().map(|event| {
            let mut after = before.clone();
            after.apply(event).expect("decided events can be applied");
            (event.clone(), after)
        })
    });
    assert_eq!(first.as_ref(), expected.as_ref().map_err(|why| *why));
}

/// Puts the game aside and resumes it at another time. Nothing is lost.
fn put_aside(room: &mut Room, log: &mut Vec<Event>, now: Instant, later: Instant) -> Instant {
    let record = room.record(now);
    let (resumed, event) = Room::resume(record.clone(), later).expect("a room's record is valid");
    assert_eq!(resumed.record(later), record);
    assert_eq!(
        resumed.record(Instant::from_millis(i64::MIN)),
        record,
        "time never goes back"
    );
    assert_eq!(resumed.game().moves(), room.game().moves());
    if room.status() == record.status {
        assert_eq!(resumed.game(), room.game());
        for color in Color::BOTH {
            assert_eq!(resumed.clock(color, later), room.clock(color, now));
        }
    }
    *room = resumed;
    *log = vec![event];
    later
}

fn check_clocks(before: &Room, after: &Room, events: &[Event], now: Instant) {
    let has_passed = events.iter().any(|event| {
        matches!(event.fact, Fact::Moved { .. } | Fact::TakenBack { .. })
            || matches!(
                event.fact,
                Fact::Accepted {
                    proposal: Proposal::TakeBack { .. },
                    ..
                }
            )
    });
    for color in Color::BOTH {
        let earlier = before.clock(color, before.last_at());
        let later = after.clock(color, after.last_at());
        assert_eq!(earlier.is_some(), later.is_some());
        if !has_passed {
            assert!(later <= earlier, "only a move or a take-back gives time");
        }
        if let TimeControl::SuddenDeath { base } | TimeControl::PerTurn { limit: base } =
            after.terms().time
        {
            assert!(later <= Some(base));
        }
    }
    let now = now.max(after.last_at());
    if let Some(turn) = after.running_clock() {
        assert_eq!(after.status(), Status::Playing);
        let called = after.next_deadline(now).expect("a running clock runs out");
        let is_last_instant = now == Instant::from_millis(i64::MAX);
        if after.terms().max_lag_credit.is_zero() {
            assert!(after.clock(turn, now) > Some(Duration::ZERO));
            assert!(called > now || is_last_instant);
        }
    }
    if after.status() != Status::Playing {
        assert_eq!((after.turn(), after.running_clock()), (None, None));
        let late = now.after(Duration::from_secs(1_000_000));
        assert_eq!(after.next_deadline(now), None);
        for color in Color::BOTH {
            assert_eq!(after.clock(color, now), after.clock(color, late));
        }
    }
}

/// Checks the invariants of replaying the whole log.
fn check_log(room: &Room, log: &[Event]) {
    assert_eq!(Room::replay(log).as_ref(), Ok(room));
    // A log without its last event gives an earlier state, to which that event can be applied.
    if let [head @ .., last] = log
        && !head.is_empty()
    {
        let mut earlier = Room::replay(head).expect("the head of a log is a log");
        assert_eq!(earlier.apply(last), Ok(()));
        assert_eq!(earlier, *room);
        assert!(earlier.apply(last).is_err(), "nothing happens twice");
        assert_eq!(earlier, *room, "what is impossible changes nothing");
    }
    // A gap is found, at the right position.
    if log.len() > 2 {
        let missing = log.len() / 2;
        let gapped = log.iter().filter(|event| event.seq != missing as u64);
        assert_eq!(
            Room::replay(gapped).map_err(|broken| broken.seq),
            Err(missing as u64)
        );
    }
}

/// The rest of the script. Past its end, all bytes are zero.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.0 {
            [first, rest @ ..] => {
                self.0 = rest;
                *first
            }
            [] => 0,
        }
    }

    /// A number below the limit, which is at most 65,536.
    fn number(&mut self, limit: u64) -> u64 {
        let high = if limit > 256 { self.byte() } else { 0 };
        (u64::from(high) << 8 | u64::from(self.byte())) % limit
    }

    fn color(&mut self) -> Color {
        Color::BOTH[self.number(2) as usize]
    }

    fn duration(&mut self) -> Duration {
        match self.number(8) {
            0 => MAX_TIME,
            1 => Duration::from_millis(1),
            _ => Duration::from_millis(1 + self.number(20_000)),
        }
    }

    /// Usually a little later, sometimes the same, sometimes far off or earlier.
    fn time(&mut self, now: Instant) -> Instant {
        match self.number(16) {
            0 => now,
            1 => Instant::from_millis(now.as_millis().saturating_sub(self.number(30_000) as i64)),
            2 => now.after(Duration::from_millis(self.number(60_000))),
            3 => match self.byte() {
                0 => Instant::from_millis(i64::MAX),
                1 => Instant::from_millis(i64::MIN),
                more => now.after(Duration::from_secs(more.into())),
            },
            _ => now.after(Duration::from_millis(self.number(1000))),
        }
    }

    fn terms(&mut self) -> Terms {
        let seats = Sides {
            black: Seat::human(Name::new("Ann").expect("a name")),
            white: Seat::engine(Name::new("Crownhead").expect("a name"), self.byte()),
        };
        let mut terms = Terms::local(seats);
        terms.rules = RuleSet {
            kings_safe_from_men: self.number(8) == 0,
        };
        terms.start = self.position();
        terms.time = match self.number(5) {
            0 => TimeControl::Unlimited,
            1 => TimeControl::PerTurn {
                limit: self.duration(),
            },
            2 => TimeControl::SuddenDeath {
                base: self.duration(),
            },
            _ => TimeControl::Fischer {
                base: self.duration(),
                increment: Duration::from_millis(self.number(2000)),
            },
        };
        terms.take_backs =
            [TakeBacks::Free, TakeBacks::ByConsent, TakeBacks::Never][self.number(3) as usize];
        terms.disconnect_grace = (self.number(2) == 0).then(|| self.duration());
        if self.number(4) == 0 {
            terms.max_lag_credit = Duration::from_millis(self.number(1000));
        }
        let (room, _) = Room::open(terms.clone(), Instant::default()).expect("the terms are valid");
        let mut game = room.game().clone();
        for _ in 0..self.number(4) {
            let Some(mv) = self.legal_move(game.legal_moves().as_slice()) else {
                break;
            };
            game.play(mv).expect("the move is legal");
        }
        terms.opening = game.moves().to_vec();
        terms
    }

    /// The starting position, or a few kings, so that games end soon and moves repeat.
    fn position(&mut self) -> Position {
        if self.number(2) == 0 {
            return Position::START;
        }
        let mut bits = || (0..2).fold(0u32, |bits, _| bits | 1 << self.number(32));
        let black = bits();
        let white = bits() & !black;
        let [black, white] = [black, white].map(Bitboard::from_bits);
        let board = Board::from_sets(black, white, black | white).expect("no square twice");
        Position::new(board, self.color()).unwrap_or(Position::START)
    }

    fn legal_move(&mut self, moves: &[Move]) -> Option<Move> {
        let count = moves.len() as u64;
        (count > 0).then(|| moves[self.number(count) as usize])
    }

    fn any_move(&mut self) -> Option<Move> {
        let bits = (0..4).fold(0u32, |bits, _| bits << 8 | u32::from(self.byte()));
        Move::from_bits(bits & 0xFFFF).or_else(|| Move::from_bits(bits))
    }

    fn proposal(&mut self) -> Proposal {
        match self.number(6) {
            0 | 1 => Proposal::Draw,
            2 | 3 => Proposal::TakeBack { plies: 1 },
            4 => Proposal::TakeBack {
                plies: self.byte().into(),
            },
            _ => Proposal::Rematch,
        }
    }

    /// A command that may make sense. Half of them are legal moves.
    fn command(&mut self, room: &Room) -> Command {
        let by = self.color();
        let action = match self.number(32) {
            0 => return Command::Tick,
            1 => return Command::Disconnect { seat: by },
            2 => return Command::Reconnect { seat: by },
            3 if self.number(4) > 0 => return Command::Tick,
            3 => Action::Resign,
            4 => return Command::player(room.game().turn(), Action::ClaimDraw),
            5 => Action::ClaimAbandonment,
            6 => Action::Abort,
            7 | 8 => Action::Propose(self.proposal()),
            9 => Action::Accept(self.proposal()),
            10 => Action::Decline(self.proposal()),
            11 => Action::Withdraw(self.proposal()),
            12 | 13 => match room.proposals().last() {
                Some((maker, proposal)) => {
                    let action = match self.number(3) {
                        0 => Action::Accept(proposal),
                        1 => Action::Decline(proposal),
                        _ => Action::Propose(proposal),
                    };
                    return Command::player(maker.opponent(), action);
                }
                None => Action::ClaimDraw,
            },
            14 => match self.any_move() {
                Some(mv) => Action::Move(mv),
                None => Action::Abort,
            },
            15 => {
                let last = room.last_at();
                let (since, until) = (self.time(last), self.time(last));
                return Command::Outage { since, until };
            }
            choice => {
                let any = self.legal_move(room.game().legal_moves().as_slice());
                let back = way_back(room).filter(|_| choice < 23);
                let Some(mv) = back.or(any) else {
                    return Command::player(by, Action::Propose(Proposal::Rematch));
                };
                return Command::Player {
                    by: room.game().turn(),
                    action: Action::Move(mv),
                    lag: Duration::from_millis(self.number(1500).saturating_sub(500)),
                };
            }
        };
        Command::player(by, action)
    }
}

/// The move that undoes the last one of the side to move, if it's legal, so that positions repeat.
fn way_back(room: &Room) -> Option<Move> {
    let [.., last, _] = room.game().moves() else {
        return None;
    };
    let path: Vec<_> = last.path().into_iter().rev().collect();
    Move::from_path(&path).filter(|mv| room.game().legal_moves().contains(mv))
}
