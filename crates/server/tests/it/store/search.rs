//! The store's contract for searching games.

use crate::played::{Played, at, guest, minutes, random, rated};
use notation::Fen;
use protocol::{GameId, PlayerId, Speed, WantedResult};
use room::{Action, Proposal, TimeControl};
use rules::{Color, Position};
use server::store::{Run, Search, Store, Through};
use sqlx::{AnyConnection, Connection, Executor};

/// A time at which no other test plays.
const THEN: i64 = 5_000_000_000;

pub(crate) async fn keeps_the_contract(store: &Store, url: &str) {
    let club = Club::play(store).await;
    club.is_searched().await;
    let mut raw = AnyConnection::connect(url).await.unwrap();
    older_games_are_found_too(store, &club, &mut raw).await;
    no_question_looks_at_all_games(store, &mut raw).await;
    raw.close().await.unwrap();
}

/// Three players and their games, each with a letter.
struct Club {
    store: Store,
    ann: PlayerId,
    bob: PlayerId,
    cid: PlayerId,
    games: Vec<(char, Run)>,
}

impl Club {
    async fn play(store: &Store) -> Club {
        let [ann, bob, cid] = [
            guest(store, "Ann").await,
            guest(store, "Bob").await,
            guest(store, "Cid").await,
        ];
        let mut club = Club {
            store: store.clone(),
            ann,
            bob,
            cid,
            games: Vec::new(),
        };
        let mut add = |letter, played: &Played| {
            let since = played.game.opened.at;
            let game = played.game.id;
            club.games.push((letter, Run { game, since }));
        };
        let mut a = Played::begin_with(store, ann, bob, THEN, rated(minutes(5))).await;
        a.play("11-15 23-19 9-13").await.act(Action::Resign).await;
        add('a', &a);
        let by_mail = TimeControl::PerTurn {
            limit: room::Duration::from_secs(86_400),
        };
        let slow = |terms: &mut room::Terms| terms.time = by_mail;
        let mut b = Played::begin_with(store, bob, ann, THEN + 1_000_000, slow).await;
        b.play("11-15 23-19 8-11 22-17").await;
        b.act(Action::Resign).await;
        add('b', &b);
        // The position of the first game by transposition, and a draw.
        let mut c = Played::begin(store, ann, cid, THEN + 2_000_000).await;
        c.play("9-13 23-19 11-15").await;
        c.act(Action::Propose(Proposal::Draw)).await;
        c.act_by(Color::Black, Action::Accept(Proposal::Draw)).await;
        add('c', &c);
        // Two at the same time: the one with the later id comes first.
        let mut d = Played::begin(store, cid, bob, THEN + 3_000_000).await;
        d.play("11-15").await;
        add('d', &d);
        let mut e = Played::begin(store, ann, bob, THEN + 3_000_000).await;
        e.act(Action::Abort).await;
        add('e', &e);
        club
    }

    /// The letters of the games found, within the time of the club.
    async fn find(&self, search: Search) -> String {
        let search = Search {
            from: search.from.or(Some(at(THEN))),
            until: search.until.or(Some(at(THEN + 9_000_000))),
            limit: 50,
            ..search
        };
        let list = self.store.find_games(&search).await.unwrap();
        assert_eq!(list.before, None);
        self.letters(list.games.iter().map(|game| game.game))
    }

    fn letters(&self, games: impl Iterator<Item = GameId>) -> String {
        let letter = |game| {
            let found = self.games.iter().find(|(_, run)| run.game == game);
            found.map_or('?', |(letter, _)| *letter)
        };
        games.map(letter).collect()
    }

    async fn check(&self, search: Search, expected: &str) {
        assert_eq!(self.find(search.clone()).await, expected, "{search:?}");
    }

    async fn is_searched(&self) {
        let all = Search::default;
        let of = |player| Search {
            player: Some(player),
            ..all()
        };
        self.check(all(), "edcba").await;
        self.check(of(self.ann), "ecba").await;
        self.check(of(self.bob), "edba").await;
        let nobody = PlayerId::from_random(random());
        self.check(of(nobody), "").await;
        let pair = |player, opponent| Search {
            opponent: Some(opponent),
            ..of(player)
        };
        self.check(pair(self.ann, self.bob), "eba").await;
        self.check(pair(self.bob, self.cid), "d").await;
        let days = |from, until| Search {
            from: Some(at(THEN + from)),
            until: Some(at(THEN + until)),
            ..all()
        };
        self.check(days(1_000_000, 2_000_000), "b").await;
        self.check(days(1_000_000, 2_000_001), "cb").await;

        let result = |result| Search {
            result: Some(result),
            ..all()
        };
        self.check(result(WantedResult::Black), "a").await;
        self.check(result(WantedResult::White), "b").await;
        self.check(result(WantedResult::Draw), "c").await;
        let of_ann = |result| Search {
            result: Some(result),
            ..of(self.ann)
        };
        self.check(of_ann(WantedResult::Won), "ba").await;
        self.check(of_ann(WantedResult::Lost), "").await;
        self.check(of_ann(WantedResult::White), "b").await;

        let rated = |rated| Search {
            rated: Some(rated),
            ..all()
        };
        self.check(rated(true), "a").await;
        self.check(rated(false), "edcb").await;
        let fast = |speed| Search {
            speed: Some(speed),
            ..all()
        };
        self.check(fast(Speed::Blitz), "a").await;
        self.check(fast(Speed::Correspondence), "b").await;
        self.check(fast(Speed::Rapid), "").await;
        let fast_of_ann = Search {
            speed: Some(Speed::Blitz),
            ..of(self.ann)
        };
        self.check(fast_of_ann, "a").await;
        let running = |running, whose: Search| Search {
            running: Some(running),
            ..whose
        };
        self.check(running(true, all()), "d").await;
        self.check(running(false, all()), "ecba").await;
        self.check(running(true, of(self.cid)), "d").await;
        self.check(running(true, of(self.ann)), "").await;
        self.check(running(false, of(self.cid)), "c").await;

        for (place, (_, run)) in self.games.iter().enumerate() {
            let behind = |whose: Search| Search {
                before: Some(*run),
                ..whose
            };
            let rest: String = "abcde"[..place].chars().rev().collect();
            self.check(behind(all()), &rest).await;
            let of_ann: String = rest.chars().filter(|letter| *letter != 'd').collect();
            self.check(behind(of(self.ann)), &of_ann).await;
        }
        self.pages_follow_each_other().await;
        self.positions_are_found().await;
    }

    async fn pages_follow_each_other(&self) {
        let mut search = Search {
            from: Some(at(THEN)),
            until: Some(at(THEN + 9_000_000)),
            limit: 2,
            ..Search::default()
        };
        let mut pages = Vec::new();
        loop {
            let list = self.store.find_games(&search).await.unwrap();
            pages.push(self.letters(list.games.iter().map(|game| game.game)));
            let Some(game) = list.before else { break };
            let since = self.store.begin_of(game).await.unwrap().unwrap();
            search.before = Some(Run { game, since });
        }
        assert_eq!(pages, ["ed", "cb", "a"]);
        let unknown = GameId::from_random(random());
        assert_eq!(self.store.begin_of(unknown).await.unwrap(), None);
    }

    async fn positions_are_found(&self) {
        index_all(&self.store).await;
        let through = |fen: &str, ply| Through {
            position: fen.parse::<Fen>().unwrap().position().unwrap(),
            ply,
        };
        let start = Through {
            position: Position::START,
            ply: Some(0),
        };
        let games = |through: Vec<Through>| Search {
            through,
            ..Search::default()
        };
        // 11-15 23-19 9-13, and the same with the other side to move.
        let same = "W:W19,21,22,24-32:B1-8,10,12,13,15";
        self.check(games(vec![through(same, None)]), "ca").await;
        let other_side = "B:W19,21,22,24-32:B1-8,10,12,13,15";
        self.check(games(vec![through(other_side, None)]), "").await;
        // 11-15: not while the game is in progress, and only as the first move.
        let first = "W:W21-32:B1-10,12,15";
        self.check(games(vec![through(first, None)]), "ba").await;
        self.check(games(vec![through(first, Some(1)), start]), "ba")
            .await;
        self.check(games(vec![through(first, Some(2))]), "").await;
        self.check(games(vec![start]), "ecba").await;
        self.check(games(vec![through(same, Some(3)), start]), "ca")
            .await;
        let of = |player, search: Search| Search {
            player: Some(player),
            ..search
        };
        self.check(of(self.cid, games(vec![through(same, None), start])), "c")
            .await;
        self.check(of(self.bob, games(vec![through(first, Some(1))])), "ba")
            .await;
        let drawn = Search {
            result: Some(WantedResult::Draw),
            speed: None,
            rated: Some(false),
            running: Some(false),
            ..games(vec![through(same, None)])
        };
        self.check(drawn, "c").await;
        let rated = Search {
            speed: Some(Speed::Blitz),
            ..games(vec![through(same, None)])
        };
        self.check(rated, "a").await;
        let behind = Search {
            before: Some(self.games[2].1),
            ..games(vec![through(same, None)])
        };
        self.check(behind, "a").await;
        // Games that the search finds after a move count for that move.
        let played = self.store.continuations(&Position::START).await.unwrap();
        let counted = played
            .iter()
            .find(|it| it.mv.to_string() == "11-15")
            .unwrap();
        for (result, count) in [
            (WantedResult::Black, counted.black),
            (WantedResult::White, counted.white),
            (WantedResult::Draw, counted.draws),
        ] {
            let search = Search {
                result: Some(result),
                limit: 500,
                ..games(vec![through(first, None)])
            };
            let found = self.store.find_games(&search).await.unwrap();
            assert_eq!(found.games.len(), count as usize, "{result:?}");
        }
        assert!(counted.black + counted.white >= 2, "{counted:?}");
        assert!(played.len() > 1, "{played:?}");
    }
}

async fn index_all(store: &Store) {
    while store.index_games(7).await.unwrap() > 0 {}
}

/// A database from before the index existed, with two nodes starting on it together.
async fn older_games_are_found_too(store: &Store, club: &Club, raw: &mut AnyConnection) {
    for statement in [
        "DELETE FROM positions",
        "UPDATE games SET speed = NULL, indexed = 0",
    ] {
        raw.execute(statement).await.unwrap();
    }
    let through = Through {
        position: Position::START,
        ply: Some(0),
    };
    let start = Search {
        through: vec![through],
        ..Search::default()
    };
    club.check(start.clone(), "").await;
    let other = store.clone();
    let other = tokio::spawn(async move { index_all(&other).await });
    index_all(store).await;
    other.await.unwrap();
    club.check(start, "ecba").await;
    club.is_searched().await;
}

/// A rare game after thousands of others is found page by page.
async fn no_question_looks_at_all_games(store: &Store, raw: &mut AnyConnection) {
    let (eve, fay) = (guest(store, "Eve").await, guest(store, "Fay").await);
    let mut lost = Played::begin(store, eve, fay, THEN - 9_000_000).await;
    lost.act(Action::Resign).await;
    sqlx::query(
        "INSERT INTO games (id, black, white, rated, created_at, ended_at, result, termination, \
         speed, indexed) \
         WITH RECURSIVE n (i) AS (SELECT 10001 UNION ALL SELECT i + 1 FROM n WHERE i < 22100) \
         SELECT 'zzzzzzz' || i, $1, $2, 0, $3 + i, $3 + i, '1-0', 'resignation', 'none', 1 FROM n",
    )
    .bind(eve.as_str())
    .bind(fay.as_str())
    .bind(THEN - 8_000_000)
    .execute(raw)
    .await
    .unwrap();
    let mut search = Search {
        player: Some(eve),
        result: Some(WantedResult::Lost),
        limit: 50,
        ..Search::default()
    };
    let list = store.find_games(&search).await.unwrap();
    assert_eq!(list.games, []);
    let game = list.before.unwrap();
    assert_eq!(game.as_str(), "zzzzzzz12101");
    let since = store.begin_of(game).await.unwrap().unwrap();
    search.before = Some(Run { game, since });
    let list = store.find_games(&search).await.unwrap();
    assert_eq!(list.games.len(), 1);
    assert_eq!(list.games[0].game, lost.game.id);
    assert_eq!(list.before, None);
}
