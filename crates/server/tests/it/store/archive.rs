//! The store's contract for finished games.

use crate::played::{Played, at, guest, minutes, rated};
use protocol::{Record, Side, Speed};
use room::{Action, Duration, Terms, TimeControl};
use server::store::{Search, Store};

pub(crate) async fn keeps_the_contract(store: &Store) {
    records_and_ratings_are_those_of_the_games(store).await;
    running_games_tell_whose_turn_it_is_and_until_when(store).await;
    finished_games_come_in_order_with_their_captions(store).await;
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

async fn running_games_tell_whose_turn_it_is_and_until_when(store: &Store) {
    /// Plays these moves, one per second from 10,000 on, and checks the game in the list.
    async fn check(
        store: &Store,
        time: TimeControl,
        moves: &str,
        speed: Option<Speed>,
        turn: Side,
        due: Option<i64>,
    ) {
        let (ann, bob) = (guest(store, "Ann").await, guest(store, "Bob").await);
        let set = |terms: &mut Terms| terms.time = time;
        let mut game = Played::begin_with(store, ann, bob, 10_000, set).await;
        game.play(moves).await;
        let list = async || {
            let search = Search {
                player: Some(bob),
                limit: 50,
                ..Search::default()
            };
            let mut list = store.find_games(&search).await.unwrap();
            list.games.remove(0)
        };
        let found = list().await;
        assert_eq!(found.game, game.game.id);
        assert_eq!(found.speed, speed, "{time:?}");
        assert_eq!(found.turn, Some(turn), "{time:?} {moves}");
        assert_eq!(found.due, due.map(at), "{time:?} {moves}");
        // Listed again, and once more after a move.
        assert_eq!(list().await, found);
        let mv = game.room.game().legal_moves()[0];
        game.act(Action::Move(mv)).await;
        let later = list().await;
        assert_eq!(later.turn, game.room.turn().map(Side::from));
        let deadline = game.room.running_clock();
        let deadline = deadline.and_then(|color| game.room.clock(color, game.room.last_at()));
        let deadline = deadline.map(|left| game.room.last_at().after(left));
        assert_eq!(later.due, deadline);
        game.act(Action::Resign).await;
        let over = list().await;
        assert_eq!((over.turn, over.due, over.speed), (None, None, speed));
        assert!(over.end.is_some());
    }
    let seconds = Duration::from_secs;
    let unlimited = TimeControl::Unlimited;
    check(store, unlimited, "11-15", None, Side::White, None).await;
    let day = TimeControl::PerTurn {
        limit: seconds(86_400),
    };
    let mail = Some(Speed::Correspondence);
    check(store, day, "", mail, Side::Black, Some(86_410_000)).await;
    check(store, day, "11-15", mail, Side::White, Some(86_411_000)).await;
    // Clocks don't run before both sides have moved.
    let sudden = TimeControl::SuddenDeath { base: seconds(60) };
    let blitz = Some(Speed::Blitz);
    check(store, sudden, "11-15", blitz, Side::White, None).await;
    let three = "11-15 23-19 8-11";
    check(
        store,
        sudden,
        "11-15 23-19",
        blitz,
        Side::Black,
        Some(72_000),
    )
    .await;
    check(store, sudden, three, blitz, Side::White, Some(73_000)).await;
    let fischer = TimeControl::Fischer {
        base: seconds(60),
        increment: seconds(5),
    };
    check(store, fischer, three, blitz, Side::White, Some(73_000)).await;
    let five = "11-15 23-19 8-11 22-17 4-8";
    // White used one second and gained five.
    check(store, fischer, five, blitz, Side::White, Some(79_000)).await;
}

async fn finished_games_come_in_order_with_their_captions(store: &Store) {
    let (ann, bob) = (guest(store, "Ann").await, guest(store, "Bob").await);
    let mut games = Vec::new();
    for began in [1_000, 2_000, 2_000, 3_000] {
        let mut game = Played::begin(store, ann, bob, began).await;
        game.act(Action::Resign).await;
        games.push(game.game.id);
        let mut game = Played::begin_with(store, bob, ann, began, rated(minutes(5))).await;
        game.act(Action::Resign).await;
        games.push(game.game.id);
        let mut off = Played::begin(store, ann, bob, began).await;
        off.act(Action::Abort).await;
        Played::begin(store, ann, bob, began).await;
    }
    let mut found = Vec::new();
    let mut after = None;
    loop {
        let page = store.finished_games(ann, after, 3).await.unwrap();
        for caption in &page {
            after = Some(caption.run);
            let alone = store.caption(caption.run.game).await.unwrap();
            assert_eq!(alone.as_ref(), Some(caption));
            let is_rated = found.len() % 2 == 1;
            let black = caption.names.black.as_str();
            assert_eq!((caption.rated, black == "Bob"), (is_rated, is_rated));
            found.push(caption.run.game);
        }
        if page.is_empty() {
            break;
        }
    }
    assert_eq!(found, games);
    let nobody = protocol::GameId::from_random(crate::played::random());
    assert_eq!(store.caption(nobody).await.unwrap(), None);
}
