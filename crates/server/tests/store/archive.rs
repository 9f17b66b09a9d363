//! What the store promises about games that were played.

use super::played::{Played, at, guest, minutes, rated};
use protocol::{Record, Speed};
use room::Action;
use server::store::Store;

pub(crate) async fn keeps_the_contract(store: &Store) {
    records_and_ratings_are_those_of_the_games(store).await;
}

async fn records_and_ratings_are_those_of_the_games(store: &Store) {
    let (ann, bob) = (guest(store, "Ann").await, guest(store, "Bob").await);
    let record = |wins, draws, losses| Record {
        wins,
        draws,
        losses,
    };
    let check = async |of_ann: Record, of_bob: Record| {
        assert_eq!(store.record_of(ann).await.unwrap(), of_ann);
        assert_eq!(store.record_of(bob).await.unwrap(), of_bob);
    };
    check(record(0, 0, 0), record(0, 0, 0)).await;
    let mut first = Played::begin_with(store, ann, bob, 1_000, rated(minutes(15))).await;
    first.play("11-15 23-19").await.act(Action::Resign).await;
    check(record(0, 0, 1), record(1, 0, 0)).await;

    let mut second = Played::begin_with(store, bob, ann, 9_000, rated(minutes(15))).await;
    second.play("11-15 23-19").await;
    check(record(0, 0, 1), record(1, 0, 0)).await;
    second.act(Action::Resign).await;
    check(record(1, 0, 1), record(1, 0, 1)).await;

    let mut third = Played::begin(store, bob, ann, 20_000).await;
    third
        .play("11-15")
        .await
        .act(Action::Propose(room::Proposal::Draw))
        .await
        .act_by(rules::Color::Black, Action::Accept(room::Proposal::Draw))
        .await;
    check(record(1, 1, 1), record(1, 1, 1)).await;
    Played::begin(store, ann, bob, 30_000)
        .await
        .act(Action::Abort)
        .await;
    check(record(1, 1, 1), record(1, 1, 1)).await;

    let points = store.rating_history(ann, Speed::Rapid).await.unwrap();
    let games: Vec<_> = points.iter().map(|point| (point.at, point.game)).collect();
    assert_eq!(
        games,
        [(at(4_000), first.game.id), (at(12_000), second.game.id)]
    );
    assert!(points[0].value < 1_500 && points[1].value > points[0].value);
    let now = store.ratings_of(ann).await.unwrap()[0].value;
    assert_eq!(points[1].value, now);
    assert_eq!(store.rating_history(ann, Speed::Blitz).await.unwrap(), []);
}
