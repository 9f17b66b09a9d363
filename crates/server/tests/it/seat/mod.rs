//! A player in a game, as a program over real sockets.

#![allow(unreachable_pub, reason = "test code")]

use crate::node::Node;
use loadtest::{Guest, Link};
use protocol::{
    ClientMessage, GameId, GameLog, Opening, SeekTerms, ServerMessage, Side, Why, Wish,
};
use room::{Action, Event, Fact, Room, TimeControl};
use rules::{Move, Square};

/// A casual game without a clock.
pub const CASUAL: SeekTerms = SeekTerms {
    time: TimeControl::Unlimited,
    rated: false,
    side: Wish::Any,
    opening: Opening::Free,
    heat: false,
};

/// A player in a game: a connection, and the state that follows from its messages.
pub struct Seat {
    pub guest: Guest,
    pub link: Link,
    pub game: GameId,
    pub side: Option<Side>,
    pub events: Vec<Event>,
    next_id: u32,
}

impl Seat {
    /// Connects and joins the game.
    pub async fn join(guest: &Guest, node: &Node, game: GameId) -> Seat {
        let mut link = guest.connect(node.address).await.unwrap();
        let log = join(&mut link, game, 0).await;
        Seat {
            guest: guest.clone(),
            link,
            game,
            side: log.side,
            events: log.events,
            next_id: 1,
        }
    }

    /// The current state of the game.
    pub fn room(&self) -> Room {
        Room::replay(&self.events).unwrap()
    }

    /// Sends an action and waits for the response. Events that arrive first are applied.
    pub async fn act(&mut self, action: Action) -> Result<(), Why> {
        let ply = u32::try_from(self.room().plies()).unwrap();
        self.act_at(ply, action).await
    }

    /// The same, for a position after this many moves.
    pub async fn act_at(&mut self, ply: u32, action: Action) -> Result<(), Why> {
        let id = self.next_id;
        self.next_id += 1;
        let game = self.game;
        let message = ClientMessage::Act {
            id,
            game,
            ply,
            action,
        };
        self.link.send(&message).await.unwrap();
        let events = &mut self.events;
        self.link
            .find(|message| match message {
                ServerMessage::Done { id: done } if *done == id => Some(Ok(())),
                ServerMessage::Refused {
                    id: refused, why, ..
                } if *refused == Some(id) => Some(Err(why.clone())),
                ServerMessage::Event { event, .. } => {
                    events.push(event.clone());
                    None
                }
                _ => None,
            })
            .await
            .unwrap()
    }

    /// Plays the move along these squares.
    pub async fn play(&mut self, path: &[u8]) -> Result<(), Why> {
        self.act(Action::Move(mv(path))).await
    }

    /// Waits for the next event.
    pub async fn event(&mut self) -> Event {
        let event = self
            .link
            .find(|message| match message {
                ServerMessage::Event { event, .. } => Some(event.clone()),
                _ => None,
            })
            .await
            .unwrap();
        self.events.push(event.clone());
        event
    }
}

/// The facts without the outages between two nodes.
pub fn deeds(events: &[Event]) -> Vec<Fact> {
    let facts = events.iter().map(|event| event.fact.clone());
    facts
        .filter(|fact| !matches!(fact, Fact::Outage { .. }))
        .collect()
}

/// The move along these squares.
pub fn mv(path: &[u8]) -> Move {
    let squares: Vec<_> = path.iter().map(|&n| Square::new(n).unwrap()).collect();
    Move::from_path(&squares).unwrap()
}

/// Joins a game and waits for its log.
pub async fn join(link: &mut Link, game: GameId, from: u64) -> GameLog {
    link.send(&ClientMessage::Join { game, from })
        .await
        .unwrap();
    link.find(|message| match message {
        ServerMessage::Game(log) => Some(log.clone()),
        _ => None,
    })
    .await
    .unwrap()
}

/// Waits for the announcement of a game.
pub async fn started(link: &mut Link) -> GameId {
    link.find(|message| match message {
        ServerMessage::Started { game, .. } => Some(*game),
        _ => None,
    })
    .await
    .unwrap()
}

/// Pairs two guests with the same seek, each on a node. Black comes first.
pub async fn pair(nodes: [&Node; 2], terms: SeekTerms) -> [Seat; 2] {
    let ann = Guest::new(nodes[0].address).await.unwrap();
    let bob = Guest::new(nodes[1].address).await.unwrap();
    let mut first = ann.connect(nodes[0].address).await.unwrap();
    let mut second = bob.connect(nodes[1].address).await.unwrap();
    let black = SeekTerms {
        side: Wish::Black,
        ..terms
    };
    let seek = |terms| ClientMessage::Seek { id: 1, terms };
    first.send(&seek(black)).await.unwrap();
    let done =
        |message: &ServerMessage| matches!(message, ServerMessage::Done { .. }).then_some(());
    first.find(done).await.unwrap();
    second.send(&seek(terms)).await.unwrap();
    let (one, two) = (started(&mut first).await, started(&mut second).await);
    assert_eq!(one, two);
    let seats = [
        Seat::join(&ann, nodes[0], one).await,
        Seat::join(&bob, nodes[1], one).await,
    ];
    assert_eq!(seats[0].side, Some(Side::Black));
    assert_eq!(seats[1].side, Some(Side::White));
    seats
}
