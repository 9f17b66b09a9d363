//! Games in a store, played without a server.

#![allow(unreachable_pub, reason = "test code")]

use notation::WrittenMove;
use protocol::{GameId, PlayerId, PlayerKind, Speed};
use room::{Action, Command, Event, Instant, Name, Room, Seat, Sides, Status, Terms, TimeControl};
use rules::{Color, Outcome, RuleSet};
use server::store::{Ended, NewGame, Pass, Player, Rated, Registration, Store};
use std::sync::atomic::{AtomicU32, Ordering};

/// Bytes for unique identifiers within one test program, in ascending order.
pub fn random() -> [u8; 12] {
    static NEXT: AtomicU32 = AtomicU32::new(32);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let mut bytes = [0; 12];
    for (place, byte) in bytes[6..].iter_mut().rev().enumerate() {
        *byte = u8::try_from((number >> (5 * place)) % 32).unwrap();
    }
    bytes
}

pub fn at(millis: i64) -> Instant {
    Instant::from_millis(millis)
}

/// A new guest.
pub async fn guest(store: &Store, name: &str) -> PlayerId {
    let player = Player {
        id: PlayerId::from_random(random()),
        name: name.to_owned(),
        kind: PlayerKind::Guest,
    };
    let token = format!("token of {}", player.id);
    store.add_player(&player, &token, at(1)).await.unwrap();
    player.id
}

/// Makes an account of a guest. Returns `false` if the name is taken.
pub async fn register(store: &Store, player: PlayerId, name: &str) -> bool {
    let registration = Registration {
        name,
        password: "hash",
        pass: &Pass::session("old"),
        token: "new",
        codes: &[],
        device: None,
    };
    let added = store.add_account(player, &registration, at(2)).await;
    added.unwrap()
}

/// A game between two players, and its state.
pub struct Played {
    pub store: Store,
    pub room: Room,
    pub game: NewGame,
}

impl Played {
    /// Starts a casual game without a clock.
    pub async fn begin(store: &Store, black: PlayerId, white: PlayerId, now: i64) -> Played {
        Played::begin_with(store, black, white, now, |_| {}).await
    }

    /// Starts a game with other terms. It's rated if they don't allow take-backs.
    pub async fn begin_with(
        store: &Store,
        black: PlayerId,
        white: PlayerId,
        now: i64,
        change: impl FnOnce(&mut Terms),
    ) -> Played {
        let seat = |name| Seat::human(Name::new(name).unwrap());
        let mut terms = Terms::local(Sides {
            black: seat("Black of the log"),
            white: seat("White of the log"),
        });
        change(&mut terms);
        let rated = terms.take_backs == room::TakeBacks::Never;
        let (room, opened) = Room::open(terms, at(now)).unwrap();
        let game = NewGame {
            id: GameId::from_random(random()),
            black,
            white,
            rated,
            after: None,
            heat: None,
            opened,
            seeks: Vec::new(),
        };
        store.begin_game(game.clone()).await.unwrap();
        Played {
            store: store.clone(),
            room,
            game,
        }
    }

    /// Plays these moves, one per second.
    pub async fn play(&mut self, moves: &str) -> &mut Played {
        for text in moves.split(' ').filter(|text| !text.is_empty()) {
            let written: WrittenMove = text.parse().unwrap();
            let position = self.room.game().position();
            let mv = written.resolve(position, RuleSet::OFFICIAL).unwrap();
            self.act(Action::Move(mv)).await;
        }
        self
    }

    /// Makes the side to move act, a second after the last event.
    pub async fn act(&mut self, action: Action) -> &mut Played {
        let by = self.room.turn().unwrap();
        self.act_by(by, action).await
    }

    /// Makes this side act, a second after the last event.
    pub async fn act_by(&mut self, by: Color, action: Action) -> &mut Played {
        let now = at(self.room.last_at().as_millis() + 1_000);
        let events = self.room.act(&Command::player(by, action), now).unwrap();
        for event in events {
            let ended = self.ended(&event);
            self.store
                .append(self.game.id, &event, ended)
                .await
                .unwrap();
        }
        self
    }

    fn ended(&self, event: &Event) -> Option<Ended> {
        let (result, score) = match self.room.status() {
            Status::Playing => return None,
            Status::Aborted { .. } => ("*", None),
            Status::Over(ending) => match ending.outcome {
                Outcome::Win(Color::Black) => ("1-0", Some(1.0)),
                Outcome::Win(Color::White) => ("0-1", Some(0.0)),
                Outcome::Draw => ("1/2-1/2", Some(0.5)),
            },
        };
        let speed = Speed::of(self.room.terms().time).filter(|_| self.game.rated);
        let rated = speed.zip(score).map(|(speed, score)| Rated {
            black: self.game.black,
            white: self.game.white,
            speed,
            score,
        });
        Some(Ended {
            at: event.at,
            result,
            termination: protocol::EndReason::Resignation,
            rated,
            next: None,
        })
    }
}

/// The terms of a rated game with this time control.
pub fn rated(time: TimeControl) -> impl FnOnce(&mut Terms) {
    move |terms| {
        terms.time = time;
        terms.take_backs = room::TakeBacks::Never;
    }
}

/// A clock with this many minutes per player.
pub fn minutes(minutes: u64) -> TimeControl {
    TimeControl::SuddenDeath {
        base: room::Duration::from_secs(60 * minutes),
    }
}
