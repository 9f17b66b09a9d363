//! The path of a move, with the store's answers given by hand.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

use host::{
    Answer, Ask, ConnectionId, Effect, GameFact, GameRow, Host, Input, LagBudget, Moment, NotRead,
    NotWritten, Outage, Settings,
};
use protocol::{GameId, PlayerId, ServerMessage, Why};
use room::{Action, Duration, Event, Fact, Instant, Name, Room, Seat, Sides, Terms, TimeControl};
use rules::{Color, Move, Square};

const ANN: ConnectionId = ConnectionId(1);
const BOB: ConnectionId = ConnectionId(2);
const START: i64 = 1_000_000;

/// A host with two players, and a clock that the test controls.
struct TestGame {
    host: Host,
    /// Milliseconds since the start.
    now: u64,
}

fn id(number: u8) -> [u8; 12] {
    [number; 12]
}

fn action(path: [u8; 2]) -> Action {
    let path = path.map(|number| Square::new(number).unwrap());
    Action::Move(Move::from_path(&path).unwrap())
}

impl TestGame {
    fn new() -> TestGame {
        let seat = |name| Seat::human(Name::new(name).unwrap());
        let seats = Sides {
            black: seat("Ann"),
            white: seat("Bob"),
        };
        let terms = Terms {
            time: TimeControl::SuddenDeath {
                base: Duration::from_secs(60),
            },
            ..Terms::local(seats)
        };
        let (_, opened) = Room::open(terms, Instant::from_millis(START)).unwrap();
        let row = GameRow {
            id: GameId::from_random(id(1)),
            black: PlayerId::from_random(id(2)),
            white: PlayerId::from_random(id(3)),
            rated: false,
            after: None,
            heat: None,
        };
        let (black, white) = (row.black, row.white);
        let settings = Settings {
            has_others: true,
            first_move: Duration::from_secs(120),
            lag: LagBudget::default(),
        };
        let next_id = GameId::from_random(id(4));
        let moment = moment(0);
        let host = Host::take_up(row, vec![opened], next_id, settings, moment).unwrap();
        let mut test = TestGame { host, now: 0 };
        for (connection, player) in [(ANN, black), (BOB, white)] {
            let from = 0;
            let join = Input::Join {
                connection,
                player,
                from,
            };
            assert_eq!(test.feed(join), None);
        }
        test.host.effects();
        test
    }

    fn feed(&mut self, input: Input) -> Option<Ask> {
        self.host.handle(input, moment(self.now))
    }

    fn answer(&mut self, answer: Answer) -> Option<Ask> {
        self.host.answer(answer, moment(self.now))
    }

    /// Asks for a move, and returns the event to store.
    fn send(&mut self, connection: ConnectionId, ply: u32, path: [u8; 2]) -> Event {
        let ask = self.feed(Input::Act {
            connection,
            id: 7,
            ply,
            action: action(path),
            round_trip: Duration::ZERO,
        });
        assert!(matches!(ask, Some(Ask::Reach { .. })), "{ask:?}");
        stored(self.answer(Answer::Reached(Vec::new())))
    }

    /// Makes a move.
    fn play(&mut self, connection: ConnectionId, ply: u32, path: [u8; 2]) {
        self.send(connection, ply, path);
        assert_eq!(self.answer(Answer::Written(Ok(()))), None);
        assert_eq!(self.answers(), [(connection, "done".to_owned())]);
    }

    /// A summary of the answers to clients.
    fn answers(&mut self) -> Vec<(ConnectionId, String)> {
        let effects = self.host.effects().into_iter();
        effects
            .filter_map(|effect| match effect {
                Effect::Send { to, message } => match message {
                    ServerMessage::Done { .. } => Some((to, "done".to_owned())),
                    ServerMessage::Refused { why, .. } => Some((to, format!("{why:?}"))),
                    _ => None,
                },
                _ => None,
            })
            .collect()
    }
}

fn moment(now: u64) -> Moment {
    Moment {
        wall: Instant::from_millis(START).after(Duration::from_millis(now)),
        uptime: std::time::Duration::from_millis(now),
        is_bus_up: true,
    }
}

/// The event that a host wants to have stored.
#[track_caller]
fn stored(ask: Option<Ask>) -> Event {
    match ask {
        Some(Ask::Append { event, .. }) => event,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_move_is_stored_then_shown_then_told_then_acknowledged() {
    let mut test = TestGame::new();
    let event = test.send(ANN, 0, [11, 15]);
    assert_eq!(test.host.effects(), []);
    assert_eq!(test.answer(Answer::Written(Ok(()))), None);
    let game = test.host.row().id;
    let shown = ServerMessage::Event {
        game,
        event: event.clone(),
    };
    let expected = [
        Effect::Tell {
            to: vec![ANN, BOB],
            message: shown,
        },
        Effect::Publish(GameFact::Event(event)),
        Effect::Send {
            to: ANN,
            message: ServerMessage::Done { id: 7 },
        },
    ];
    assert_eq!(test.host.effects(), expected);
}

#[test]
fn a_move_that_cannot_be_stored_is_refused_and_changes_nothing() {
    let mut test = TestGame::new();
    test.send(ANN, 0, [11, 15]);
    test.answer(Answer::Written(Err(NotWritten::Failed)));
    assert_eq!(test.answers(), [(ANN, format!("{:?}", Why::NotStored))]);
    assert_eq!(test.host.room().plies(), 0);
    assert!(test.host.is_put_off());
}

/// The first attempt may be stored, so a second one that fails doesn't mean that nothing is.
#[test]
fn after_an_attempt_without_an_answer_nobody_is_refused() {
    let mut test = TestGame::new();
    let event = test.send(ANN, 0, [11, 15]);
    for outcome in [NotWritten::Unknown, NotWritten::Failed] {
        let ask = test.answer(Answer::Written(Err(outcome)));
        assert!(matches!(ask, Some(Ask::Pause(_))), "{ask:?}");
        assert_eq!(stored(test.answer(Answer::Paused)), event);
        assert_eq!(test.answers(), []);
    }
    // It was stored the first time.
    let ask = test.answer(Answer::Written(Err(NotWritten::Conflict)));
    assert_eq!(ask, Some(Ask::Read { from: 1 }));
    assert_eq!(test.answer(Answer::Read(Ok(vec![event]))), None);
    assert_eq!(test.answers(), [(ANN, "done".to_owned())]);
    assert_eq!(test.host.room().plies(), 1);
}

#[test]
fn a_move_that_another_node_made_first_counts() {
    let mut test = TestGame::new();
    let ours = test.send(ANN, 0, [11, 15]);
    let Action::Move(mv) = action([12, 16]) else {
        panic!("it's a move");
    };
    let by = Color::Black;
    let credit = Duration::ZERO;
    let theirs = Event {
        fact: Fact::Moved { by, mv, credit },
        ..ours
    };
    test.answer(Answer::Written(Err(NotWritten::Conflict)));
    // It's decided again, and it's no longer the position that it was meant for.
    let ask = test.answer(Answer::Read(Ok(vec![theirs])));
    assert!(matches!(ask, Some(Ask::Reach { .. })), "{ask:?}");
    assert_eq!(test.answer(Answer::Reached(Vec::new())), None);
    assert_eq!(test.answers(), [(ANN, format!("{:?}", Why::Stale))]);
}

/// A database that was restored from a backup has fewer events than a node remembers.
#[test]
fn a_log_that_the_store_does_not_have_is_given_up() {
    let mut test = TestGame::new();
    test.play(ANN, 0, [11, 15]);
    test.send(BOB, 1, [22, 18]);
    test.answer(Answer::Written(Err(NotWritten::Conflict)));
    assert_eq!(test.answer(Answer::Read(Ok(Vec::new()))), None);
    assert!(test.host.is_broken());
    assert!(test.host.has_nothing_to_do(moment(0)));
    assert_eq!(test.answers(), [(BOB, format!("{:?}", Why::Unavailable))]);
}

impl TestGame {
    /// Everything that a new spectator is sent, as text.
    fn shown_to_a_spectator(&mut self) -> String {
        let (connection, player) = (ConnectionId(9), PlayerId::from_random(id(9)));
        let from = 0;
        let ask = self.feed(Input::Join {
            connection,
            player,
            from,
        });
        assert_eq!(ask, None);
        let mut shown = String::new();
        for effect in self.host.effects() {
            match effect {
                Effect::Send { to, message } if to == connection => shown += &message.encode(),
                _ => {}
            }
        }
        self.feed(Input::Leave { connection });
        shown
    }

    fn say(&mut self, connection: ConnectionId, name: &str) {
        let (name, text) = (name.to_owned(), "Hello".to_owned());
        self.feed(Input::Say {
            connection,
            id: 8,
            name,
            text,
        });
        self.host.effects();
    }
}

/// Neither the log nor the chat shows the name, and the next game starts without it.
#[test]
fn a_deleted_name_is_forgotten() {
    let mut test = TestGame::new();
    let (ann, cem) = (test.host.row().black, PlayerId::from_random(id(5)));
    let spectator = ConnectionId(5);
    test.feed(Input::Join {
        connection: spectator,
        player: cem,
        from: 0,
    });
    test.say(ANN, "Ann");
    test.say(BOB, "Bob");
    test.say(spectator, "Cem");
    test.play(ANN, 0, [11, 15]);
    let shown = test.shown_to_a_spectator();
    assert_eq!(shown.matches("\"Ann\"").count(), 2, "{shown}");
    for (player, name) in [(ann, None), (cem, Some("Cem".to_owned()))] {
        test.feed(Input::Forget { player, name });
    }
    let shown = test.shown_to_a_spectator();
    assert!(!shown.contains("Ann") && !shown.contains("Cem"), "{shown}");
    assert_eq!(shown.matches("\"Deleted player\"").count(), 3, "{shown}");
    assert_eq!(shown.matches("\"Bob\"").count(), 2, "{shown}");
    let name = |color| test.host.room().seat(color).name.to_string();
    assert_eq!(Color::BOTH.map(name), ["Deleted player", "Bob"]);
    test.play(BOB, 1, [22, 18]);
    assert!(!test.host.is_broken());
}

/// A node that has missed the news reads the first event again.
#[test]
fn a_name_that_the_store_has_lost_is_forgotten() {
    let mut test = TestGame::new();
    let game = test.host.room().terms().clone();
    let at = Instant::from_millis(START);
    let opened = |name: &str, time: TimeControl| {
        let mut terms = Terms {
            time,
            ..game.clone()
        };
        terms.seats[Color::White].name = Name::new(name).unwrap();
        Room::open(terms, at).unwrap().1
    };
    assert_eq!(test.feed(Input::Round), Some(Ask::Read { from: 1 }));
    let read = vec![opened("Deleted player", game.time)];
    assert_eq!(test.answer(Answer::Read(Ok(read))), None);
    let shown = test.shown_to_a_spectator();
    assert!(!shown.contains("Bob"), "{shown}");
    assert!(!test.host.is_broken());
    // It's still the same game.
    assert_eq!(test.feed(Input::Round), Some(Ask::Read { from: 1 }));
    let read = vec![opened("Deleted player", TimeControl::Unlimited)];
    assert_eq!(test.answer(Answer::Read(Ok(read))), None);
    assert!(test.host.is_broken());
}

#[test]
fn an_outage_is_given_back_before_anything_else() {
    let mut test = TestGame::new();
    test.play(ANN, 0, [11, 15]);
    test.play(BOB, 1, [22, 18]);
    test.now = 100_000;
    let ask = test.feed(Input::Act {
        connection: ANN,
        id: 7,
        ply: 2,
        action: Action::Resign,
        round_trip: Duration::ZERO,
    });
    assert!(matches!(ask, Some(Ask::Reach { .. })), "{ask:?}");
    let (since, until) = (moment(1_000).wall, moment(99_000).wall);
    let first = stored(test.answer(Answer::Reached(vec![Outage { since, until }])));
    assert_eq!(first.fact, Fact::Outage { since });
    let ask = test.answer(Answer::Written(Ok(())));
    assert!(matches!(ask, Some(Ask::Reach { .. })), "{ask:?}");
    let second = stored(test.answer(Answer::Reached(Vec::new())));
    assert_eq!(second.fact, Fact::Resigned { by: Color::Black });
}

#[test]
fn a_node_that_has_lost_the_store_decides_nothing() {
    let mut test = TestGame::new();
    test.feed(Input::Act {
        connection: ANN,
        id: 7,
        ply: 0,
        action: action([11, 15]),
        round_trip: Duration::ZERO,
    });
    assert_eq!(test.answer(Answer::Unreachable), None);
    assert_eq!(test.answers(), [(ANN, format!("{:?}", Why::NotStored))]);
}

#[test]
fn what_the_bus_says_is_only_a_reason_to_read() {
    let mut test = TestGame::new();
    let event = test.send(ANN, 0, [11, 15]);
    test.answer(Answer::Written(Err(NotWritten::Failed)));
    test.host.effects();
    let fact = GameFact::Event(event.clone());
    let node = "other".to_owned();
    let ask = test.feed(Input::Heard { node, fact });
    assert_eq!(ask, Some(Ask::Read { from: 1 }));
    assert_eq!(test.host.room().plies(), 0);
    // The store doesn't respond at first.
    let ask = test.answer(Answer::Read(Err(NotRead::Unavailable)));
    assert!(matches!(ask, Some(Ask::Pause(_))), "{ask:?}");
    let ask = test.answer(Answer::Paused);
    assert_eq!(ask, Some(Ask::Read { from: 1 }));
    assert_eq!(test.answer(Answer::Read(Ok(vec![event]))), None);
    assert_eq!(test.host.room().plies(), 1);
}

#[test]
fn a_premove_follows_the_move_that_it_waited_for() {
    let mut test = TestGame::new();
    let Action::Move(mv) = action([22, 18]) else {
        panic!("it's a move");
    };
    test.feed(Input::Premove {
        connection: BOB,
        id: 9,
        ply: 1,
        mv: Some(mv),
        round_trip: Duration::ZERO,
    });
    assert_eq!(test.answers(), [(BOB, "done".to_owned())]);
    test.send(ANN, 0, [11, 15]);
    let ask = test.answer(Answer::Written(Ok(())));
    assert_eq!(test.answers(), [(ANN, "done".to_owned())]);
    assert!(matches!(ask, Some(Ask::Reach { .. })), "{ask:?}");
    let event = stored(test.answer(Answer::Reached(Vec::new())));
    let by = Color::White;
    let credit = Duration::ZERO;
    assert_eq!(event.fact, Fact::Moved { by, mv, credit });
}

/// News of a rematch offer may be lost like any other.
#[test]
fn a_finished_game_is_read_again_while_somebody_is_there() {
    let mut test = TestGame::new();
    test.feed(Input::Act {
        connection: ANN,
        id: 7,
        ply: 0,
        action: Action::Abort,
        round_trip: Duration::ZERO,
    });
    test.answer(Answer::Reached(Vec::new()));
    assert_eq!(test.answer(Answer::Written(Ok(()))), None);
    assert_eq!(test.feed(Input::Round), Some(Ask::Read { from: 2 }));
}

/// News of a move may be lost, and the flag would fall before anyone looks.
#[test]
fn a_node_looks_often_if_time_is_short_and_the_opponent_is_elsewhere() {
    let mut test = TestGame::new();
    test.play(ANN, 0, [11, 15]);
    test.play(BOB, 1, [22, 18]);
    let seconds = |test: &TestGame, now| {
        let round = test.host.round(moment(now)).unwrap();
        round.as_secs()
    };
    // Both players are here, so there's no news.
    assert_eq!((seconds(&test, 0), seconds(&test, 50_000)), (10, 10));
    test.feed(Input::Leave { connection: ANN });
    assert_eq!((seconds(&test, 29_000), seconds(&test, 31_000)), (10, 1));
    test.feed(Input::Leave { connection: BOB });
    assert_eq!(seconds(&test, 31_000), 10);
}
