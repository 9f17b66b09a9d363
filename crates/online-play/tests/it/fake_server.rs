//! The server's side of one game, without a network. It uses `room` and keeps the log.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test uses a part of it, and a panic fails the test"
)]

use online_play::LiveGame;
use protocol::{ClientMessage, GameId, GameLog, PremovePath, Presence, ServerMessage, Side, Why};
use room::{
    Action, Command, Duration, Event, Instant, Name, Room, Seat, Sides, TakeBacks, Terms,
    TimeControl,
};
use rules::{Color, Move, Square};

pub(crate) const GAME: &str = "0123456789ab";

pub(crate) fn game_id() -> GameId {
    GAME.parse().unwrap()
}

pub(crate) fn at(millis: i64) -> Instant {
    Instant::from_millis(millis)
}

pub(crate) fn mv(path: &[u8]) -> Move {
    let squares: Vec<Square> = path.iter().map(|&n| Square::new(n).unwrap()).collect();
    Move::from_path(&squares).unwrap()
}

pub(crate) fn terms() -> Terms {
    let seat = |name| Seat::human(Name::new(name).unwrap());
    Terms {
        time: TimeControl::SuddenDeath {
            base: Duration::from_secs(60),
        },
        take_backs: TakeBacks::ByConsent,
        disconnect_grace: Some(Duration::from_secs(60)),
        max_lag_credit: Duration::from_millis(500),
        ..Terms::local(Sides {
            black: seat("Ann"),
            white: seat("Bob"),
        })
    }
}

/// The server's side of a game.
pub(crate) struct FakeServer {
    pub(crate) room: Room,
    pub(crate) log: Vec<Event>,
    pub(crate) now: i64,
    pub(crate) premoves: Sides<Option<(u32, Move)>>,
}

impl FakeServer {
    pub(crate) fn new() -> FakeServer {
        FakeServer::with_terms(terms())
    }

    pub(crate) fn with_terms(terms: Terms) -> FakeServer {
        let (room, opened) = Room::open(terms, at(0)).unwrap();
        FakeServer {
            room,
            log: vec![opened],
            now: 0,
            premoves: Sides::default(),
        }
    }

    /// Returns the log from this event on, as sent to this side.
    pub(crate) fn log_for(&self, side: Option<Color>, from: u64) -> GameLog {
        let from = usize::try_from(from).unwrap();
        GameLog {
            game: game_id(),
            side: side.map(Side::from),
            rated: false,
            after: None,
            heat: None,
            now: at(self.now),
            events: self.log.get(from..).unwrap_or_default().to_vec(),
            presence: Presence {
                black: true,
                white: true,
                watchers: 0,
            },
        }
    }

    pub(crate) fn client(&self, side: Option<Color>) -> LiveGame {
        LiveGame::open(&self.log_for(side, 0)).unwrap()
    }

    /// Performs an action and returns the events as they're sent.
    #[track_caller]
    pub(crate) fn act(&mut self, by: Color, action: Action) -> Vec<ServerMessage> {
        self.obey(&Command::player(by, action)).unwrap()
    }

    pub(crate) fn obey(&mut self, command: &Command) -> Result<Vec<ServerMessage>, room::Refused> {
        let events = self.room.act(command, at(self.now))?;
        self.log.extend(events.iter().cloned());
        let mut sent: Vec<ServerMessage> = events.into_iter().map(message_of).collect();
        sent.extend(self.play_premove());
        Ok(sent)
    }

    fn play_premove(&mut self) -> Vec<ServerMessage> {
        let Some(turn) = self.room.turn() else {
            return Vec::new();
        };
        let plies = u32::try_from(self.room.plies()).unwrap();
        let Some((ply, mv)) = self.premoves[turn] else {
            return Vec::new();
        };
        if ply != plies {
            return Vec::new();
        }
        self.premoves[turn] = None;
        self.obey(&Command::player(turn, Action::Move(mv)))
            .unwrap_or_default()
    }

    #[track_caller]
    pub(crate) fn play(&mut self, path: &[u8]) -> Vec<ServerMessage> {
        let turn = self.room.turn().unwrap();
        self.act(turn, Action::Move(mv(path)))
    }

    /// Handles a client's message like the server: returns the events and the answer.
    pub(crate) fn take(&mut self, by: Color, message: &ClientMessage) -> Vec<ServerMessage> {
        let refused = |id, why: Why| ServerMessage::Refused {
            id: Some(id),
            game: Some(game_id()),
            code: why.code(),
            why,
            detail: None,
        };
        match *message {
            ClientMessage::Join { from, .. } => {
                vec![ServerMessage::Game(self.log_for(Some(by), from))]
            }
            ClientMessage::Act {
                id, ply, action, ..
            } => {
                self.premoves[by] = None;
                let is_stale = matches!(action, Action::Move(_))
                    && u32::try_from(self.room.plies()) != Ok(ply);
                if is_stale {
                    return vec![refused(id, Why::Stale)];
                }
                match self.obey(&Command::player(by, action)) {
                    Ok(mut events) => {
                        events.push(ServerMessage::Done { id });
                        events
                    }
                    Err(why) => vec![refused(id, Why::from(&why))],
                }
            }
            ClientMessage::Premove {
                id, ply, ref path, ..
            } => {
                self.premoves[by] = match path {
                    PremovePath::Move(mv) => Some((ply, *mv)),
                    _ => None,
                };
                let mut events = self.play_premove();
                events.push(ServerMessage::Done { id });
                events
            }
            _ => Vec::new(),
        }
    }
}

pub(crate) fn message_of(event: Event) -> ServerMessage {
    ServerMessage::Event {
        game: game_id(),
        event,
    }
}

/// Passes messages to a client, including answers.
pub(crate) fn tell(client: &mut LiveGame, messages: &[ServerMessage]) {
    let mut next = 1000;
    let mut ids = || {
        next += 1;
        next
    };
    for message in messages {
        match message {
            ServerMessage::Done { id } => client.answered(*id, &online_play::Delivery::Done),
            ServerMessage::Refused {
                id: Some(id), why, ..
            } => client.answered(*id, &online_play::Delivery::Refused(why.clone())),
            message => client.hear(message, &mut ids),
        }
    }
}

pub(crate) fn welcome() -> ServerMessage {
    ServerMessage::decode(
        r#"{"welcome":{"version":2,"now":50000,"me":{"player":"pppppppppppp","name":"Guest 4711","guest":true}}}"#,
    )
    .unwrap()
}
