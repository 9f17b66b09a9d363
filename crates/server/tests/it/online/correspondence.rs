//! Correspondence games. Nobody has to be connected, but the deadline counts.

use crate::node::{Node, eventually};
use crate::seat::{CASUAL, Seat, deeds, pair, started};
use loadtest::{Guest, request};
use protocol::{ClientMessage, GameId, GameList, GameLog, SeekTerms, ServerMessage, Side, Why};
use room::{Action, Duration, Fact, Instant, Name, Room, Sides, Terms, TimeControl};
use rules::Color;
use server::Bus;
use server::store::NewGame;
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 86_400;

const fn days(days: u64) -> TimeControl {
    TimeControl::PerTurn {
        limit: Duration::from_secs(days * DAY),
    }
}

const SLOW: SeekTerms = SeekTerms {
    time: days(3),
    ..CASUAL
};

async fn get<T: serde::de::DeserializeOwned>(node: &Node, path: &str) -> T {
    let answer = request(node.address, "GET", path, &[], "").await.unwrap();
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn a_game_goes_on_after_everybody_was_away() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], SLOW).await;
    let why = black.act(Action::ClaimAbandonment).await.unwrap_err();
    assert_eq!(why, Why::NoGracePeriod);
    black.play(&[11, 15]).await.unwrap();
    let moved = white.event().await;
    let (guests, game) = ([black.guest.clone(), white.guest.clone()], black.game);
    let events = black.events.clone();
    drop((black, white));

    let node = Node::on(node.kill(), Bus::Alone).await;
    let player = guests[1].me.player;
    let list: GameList = get(
        &node,
        &format!("/api/v1/games?player={player}&running=true"),
    )
    .await;
    let [summary] = list.games.as_slice() else {
        panic!("one game, not {list:?}");
    };
    assert_eq!(summary.turn, Some(Side::White));
    let due = moved.at.after(Duration::from_secs(3 * DAY));
    // The time between the two nodes is given back.
    assert!(summary.due >= Some(due), "{summary:?}");
    assert!(
        summary.due < Some(due.after(Duration::from_secs(60))),
        "{summary:?}"
    );
    let mut white = Seat::join(&guests[1], &node, game).await;
    // Connections weren't recorded.
    assert_eq!(deeds(&white.events), deeds(&events));
    white.play(&[22, 18]).await.unwrap();
    let black = Seat::join(&guests[0], &node, game).await;
    assert_eq!(black.events, white.events);
}

/// The clock ran out while no node had the game loaded.
#[tokio::test]
async fn a_deadline_is_found_when_a_node_starts() {
    let node = Node::start().await;
    let ann = Guest::new(node.address).await.unwrap();
    let bob = Guest::new(node.address).await.unwrap();
    let store = node.kill();
    #[expect(clippy::disallowed_methods, reason = "must match the server's clock")]
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now = Instant::from_millis(i64::try_from(now.as_millis()).unwrap());
    let began = Instant::from_millis(now.as_millis() - 2 * 86_400_000);
    let seat = |name| room::Seat::human(Name::new(name).unwrap());
    let begin = async |time| -> GameId {
        let terms = Terms {
            time,
            ..Terms::local(Sides {
                black: seat("Ann"),
                white: seat("Bob"),
            })
        };
        let (_, opened) = Room::open(terms, began).unwrap();
        let id = GameId::from_random(
            time.initial().unwrap().as_millis().to_be_bytes().repeat(2)[4..]
                .try_into()
                .unwrap(),
        );
        let game = NewGame {
            id,
            black: ann.me.player,
            white: bob.me.player,
            rated: false,
            after: None,
            heat: None,
            opened,
            seeks: Vec::new(),
        };
        store.begin_game(game).await.unwrap();
        id
    };
    let (late, running) = (begin(days(1)).await, begin(days(3)).await);

    let node = Node::on(store.clone(), Bus::Alone).await;
    let log = eventually("the game is over", async || {
        let log: GameLog = get(&node, &format!("/api/v1/games/{late}")).await;
        (log.events.len() > 1).then_some(log)
    })
    .await;
    assert_eq!(log.events[1].fact, Fact::FlagFell { seat: Color::Black });
    // What counts is when it fell, not when it was noticed.
    assert_eq!(log.events[1].at, began.after(Duration::from_secs(DAY)));
    let list: GameList = get(&node, &format!("/api/v1/games?player={}", ann.me.player)).await;
    for game in &list.games {
        assert_eq!(game.end.is_some(), game.game == late);
    }
    let other: GameLog = get(&node, &format!("/api/v1/games/{running}")).await;
    assert_eq!(deeds(&other.events).len(), 1);
}

/// A correspondence seek stays open without a connection, if its owner can come back.
#[tokio::test]
async fn an_offer_outlives_the_connection() {
    let node = Node::start().await;
    let ann = Guest::with_account(node.address, "Ann", "correct horse");
    let ann = ann.await.unwrap();
    let guest = Guest::new(node.address).await.unwrap();
    for (player, time) in [
        (&ann, days(3)),
        (&ann, TimeControl::Unlimited),
        (&guest, days(2)),
    ] {
        let mut link = player.connect(node.address).await.unwrap();
        let terms = SeekTerms { time, ..CASUAL };
        link.send(&ClientMessage::Seek { id: 1, terms })
            .await
            .unwrap();
        let done = ServerMessage::Done { id: 1 };
        link.find(|message| (*message == done).then_some(()))
            .await
            .unwrap();
    }
    // Seeks that end with their connection are soon gone. The other one is also open on the next
    // node.
    let node = Node::on(node.kill(), Bus::Alone).await;
    let bob = Guest::new(node.address).await.unwrap();
    let mut link = bob.connect(node.address).await.unwrap();
    let seek = eventually("one offer is left", async || {
        link.send(&ClientMessage::Lobby { watch: true })
            .await
            .unwrap();
        let seeks = link
            .find(|message| match message {
                ServerMessage::Lobby { seeks } => Some(seeks.clone()),
                _ => None,
            })
            .await
            .unwrap();
        let [seek] = seeks.as_slice() else {
            return None;
        };
        Some(seek.clone())
    })
    .await;
    assert_eq!((seek.player, seek.terms.time), (ann.me.player, days(3)));
    link.send(&ClientMessage::Take {
        id: 2,
        seek: seek.id,
    })
    .await
    .unwrap();
    let game = started(&mut link).await;
    assert!(Seat::join(&ann, &node, game).await.side.is_some());
}

#[tokio::test]
async fn a_turn_has_up_to_two_weeks() {
    let node = Node::start().await;
    let guest = Guest::new(node.address).await.unwrap();
    let cookie = [("Cookie", guest.cookie.as_str())];
    for (time, status) in [(days(1), 201), (days(14), 201), (days(15), 422)] {
        let terms = serde_json::to_string(&SeekTerms { time, ..CASUAL }).unwrap();
        let path = "/api/v1/challenges";
        let answer = request(node.address, "POST", path, &cookie, &terms).await;
        assert_eq!(answer.unwrap().status, status, "{terms}");
    }
}
