//! Heats: two games from the same opening, with colors swapped in the second.

use crate::node::Node;
use crate::seat::{CASUAL, Seat, join, pair, started};
use protocol::{ClientMessage, Heat, Opening, SeekTerms, ServerMessage, Side, Why};
use room::{Action, Proposal};
use server::Bus;

const HEAT: SeekTerms = SeekTerms {
    opening: Opening::ThreeMove,
    heat: true,
    ..CASUAL
};

#[tokio::test]
async fn the_second_game_begins_when_the_first_is_over() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], HEAT).await;
    let log = join(&mut black.link, black.game, 0).await;
    assert_eq!((log.heat, log.after), (Some(Heat::First), None));
    let first = black.room().terms().clone();

    black.act(Action::Resign).await.unwrap();
    let next = started(&mut white.link).await;
    let why = white
        .act(Action::Propose(Proposal::Rematch))
        .await
        .unwrap_err();
    assert_eq!(why, Why::SecondGameFirst);

    let mut again = Seat::join(&black.guest, &node, next).await;
    assert_eq!(again.side, Some(Side::White));
    let log = join(&mut again.link, next, 0).await;
    assert_eq!(
        (log.heat, log.after),
        (Some(Heat::Second), Some(black.game))
    );
    assert_eq!(*again.room().terms(), first.with_seats_swapped());

    // After the second game nothing starts automatically, but a rematch is another heat.
    let mut other = Seat::join(&white.guest, &node, next).await;
    again.act(Action::Resign).await.unwrap();
    again.act(Action::Propose(Proposal::Rematch)).await.unwrap();
    other.act(Action::Accept(Proposal::Rematch)).await.unwrap();
    let third = started_after(&mut again, next).await;
    let log = join(&mut other.link, third, 0).await;
    assert_eq!((log.heat, log.after), (Some(Heat::First), Some(next)));
}

#[tokio::test]
async fn a_heat_that_is_called_off_has_no_second_game() {
    let node = Node::start().await;
    let [mut black, mut white] = pair([&node, &node], HEAT).await;
    black.act(Action::Abort).await.unwrap();
    white.event().await;
    // A rematch is possible immediately, and it's another heat.
    white.act(Action::Propose(Proposal::Rematch)).await.unwrap();
    black.act(Action::Accept(Proposal::Rematch)).await.unwrap();
    let next = started(&mut white.link).await;
    let log = join(&mut white.link, next, 0).await;
    assert_eq!((log.heat, log.after), (Some(Heat::First), Some(black.game)));
}

#[tokio::test]
async fn who_was_away_when_the_first_ended_hears_of_the_second() {
    let node = Node::start().await;
    let [mut black, white] = pair([&node, &node], HEAT).await;
    let (guest, game) = (white.guest.clone(), white.game);
    drop(white);
    black.act(Action::Resign).await.unwrap();
    // A client that joins a finished game learns which game came next.
    join(&mut black.link, game, 0).await;
    let next = started_after(&mut black, game).await;
    let node = Node::on(node.kill(), Bus::Alone).await;
    let mut late = Seat::join(&guest, &node, game).await;
    assert_eq!(started_after(&mut late, game).await, next);
    assert_eq!(
        Seat::join(&guest, &node, next).await.side,
        Some(Side::Black)
    );
}

#[tokio::test]
async fn a_heat_is_not_paired_with_a_single_game() {
    let node = Node::start().await;
    let ann = loadtest::Guest::new(node.address).await.unwrap();
    let bob = loadtest::Guest::new(node.address).await.unwrap();
    let mut first = ann.connect(node.address).await.unwrap();
    let mut second = bob.connect(node.address).await.unwrap();
    let seek = |id, heat| ClientMessage::Seek {
        id,
        terms: SeekTerms { heat, ..HEAT },
    };
    let done =
        |id| move |message: &ServerMessage| (*message == ServerMessage::Done { id }).then_some(());
    first.send(&seek(1, true)).await.unwrap();
    first.find(done(1)).await.unwrap();
    second.send(&seek(1, false)).await.unwrap();
    second.find(done(1)).await.unwrap();
    second.send(&seek(2, true)).await.unwrap();
    assert_eq!(started(&mut second).await, started(&mut first).await);
}

/// Waits for the announcement of the next game.
async fn started_after(seat: &mut Seat, before: protocol::GameId) -> protocol::GameId {
    seat.link
        .find(|message| match message {
            ServerMessage::Started {
                game,
                after: Some(after),
                ..
            } if *after == before => Some(*game),
            _ => None,
        })
        .await
        .unwrap()
}
