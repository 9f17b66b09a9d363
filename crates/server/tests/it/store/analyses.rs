//! The analysis of each finished game.

use super::{at, game, player};
use protocol::{AnalysisScore, GameAnalysis};
use server::store::Store;

pub(super) async fn keeps_the_contract(store: &Store) {
    let (_, game) = game(store).await;
    let (ann, bob) = (game.black, game.white);
    let stranger = player(store, "Cid").await.id;
    let with = |value| GameAnalysis {
        scores: vec![AnalysisScore::Estimate(value)],
        mistakes: Vec::new(),
    };
    let found = async |player| {
        let found = store.analysis(game.id, player).await.unwrap();
        found.map(|it| (it.by.player, it.analysis))
    };
    assert_eq!(found(Some(ann)).await, None);
    let keep = async |player, value, now| {
        let analysis = with(value);
        let kept = store.keep_analysis(game.id, player, &analysis, at(now));
        kept.await.unwrap();
    };
    keep(bob, 7, 10).await;
    for reader in [None, Some(ann), Some(bob), Some(stranger)] {
        assert_eq!(found(reader).await, Some((bob, with(7))));
    }
    // Players see their own, and everyone else the first.
    keep(ann, 8, 11).await;
    assert_eq!(found(Some(ann)).await, Some((ann, with(8))));
    assert_eq!(found(Some(bob)).await, Some((bob, with(7))));
    assert_eq!(found(None).await, Some((bob, with(7))));
    // A new one replaces the player's previous one.
    keep(ann, 9, 12).await;
    assert_eq!(found(Some(ann)).await, Some((ann, with(9))));
    store.remove_account(bob).await.unwrap();
    assert_eq!(found(None).await, Some((ann, with(9))));
}
