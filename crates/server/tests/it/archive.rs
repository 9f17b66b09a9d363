//! Searching for players and games over HTTP.

use crate::node::{Node, eventually};
use crate::played::{Played, guest, minutes, rated, register};
use loadtest::{HttpResponse, request};
use protocol::{
    Continuation, Continuations, GameList, PlayerKind, Problem, Profile, RatingHistory, Record,
    Speed,
};
use room::Action;
use serde::de::DeserializeOwned;
use server::Bus;
use server::store::Store;

/// A node and its store.
struct Archive {
    node: Node,
    store: Store,
    _folder: tempfile::TempDir,
}

impl Archive {
    async fn open() -> Archive {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
        Archive {
            node: Node::on(store.clone(), Bus::Alone).await,
            store,
            _folder: folder,
        }
    }

    async fn ask(&self, path: &str) -> HttpResponse {
        let path = format!("/api/v1/{path}");
        let asked = request(self.node.address, "GET", &path, &[], "").await;
        asked.unwrap()
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let answer = self.ask(path).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Sends a request that's refused with this status and with details that contain this text.
    async fn refused(&self, path: &str, status: u16, text: &str) {
        let answer = self.ask(path).await;
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        let problem: Problem = serde_json::from_str(&answer.body).unwrap();
        let told = format!(
            "{:?} {}",
            problem.why,
            problem.detail.as_deref().unwrap_or_default()
        );
        assert!(told.contains(text), "{path}: {problem:?}");
    }
}

#[tokio::test]
async fn players_are_found_with_their_records() {
    let archive = Archive::open().await;
    let store = &archive.store;
    let (ann, bob) = (guest(store, "Guest 1").await, guest(store, "Bob").await);
    assert!(register(store, ann, "Ann Lee").await);
    Played::begin_with(store, ann, bob, 1_000, rated(minutes(5)))
        .await
        .play("11-15 23-19 8-11")
        .await
        .act(Action::Resign)
        .await;

    let profile: Profile = archive.get(&format!("players/{ann}")).await;
    let record = Record {
        wins: 1,
        ..Record::default()
    };
    assert_eq!(
        (profile.player, profile.name.as_str(), profile.kind),
        (ann, "Ann Lee", PlayerKind::Account)
    );
    assert_eq!(profile.record, record);
    assert_eq!(profile.ratings[0].speed, Speed::Blitz);
    // Also by any name that folds to the same.
    let found: Profile = archive.get("players?name=ANN_LEE").await;
    assert_eq!(found, profile);
    let other: Profile = archive.get(&format!("players/{bob}")).await;
    assert_eq!((other.kind, other.record.losses), (PlayerKind::Guest, 1));

    let curve: RatingHistory = archive.get(&format!("players/{ann}/ratings/blitz")).await;
    assert_eq!(curve.speed, Speed::Blitz);
    assert_eq!(curve.points.len(), 1);
    assert_eq!(curve.points[0].value, profile.ratings[0].value);
    let none: RatingHistory = archive.get(&format!("players/{ann}/ratings/rapid")).await;
    assert_eq!(none.points, []);

    archive.refused("players", 400, "BadQuery").await;
    archive.refused("players?name=Bob", 404, "NoAccount").await;
    archive
        .refused("players?name=Bob&x=1", 400, "BadQuery")
        .await;
    archive.refused("players/pppppppppppp", 404, "").await;
    archive
        .refused(&format!("players/{ann}/ratings/slow"), 404, "NotFound")
        .await;
    archive
        .refused("players/pppppppppppp/ratings/blitz", 404, "")
        .await;
}

#[tokio::test]
async fn games_are_found_by_what_is_known_of_them() {
    let archive = Archive::open().await;
    let store = &archive.store;
    let (ann, bob) = (guest(store, "Guest 1").await, guest(store, "Bob").await);
    assert!(register(store, ann, "Ann Lee").await);
    // On the second and fourth day of 1970.
    let day = 86_400_000;
    let mut first = Played::begin_with(store, ann, bob, day, rated(minutes(5))).await;
    first.play("11-15 23-19 8-11").await;
    first.act(Action::Resign).await;
    let mut second = Played::begin(store, bob, ann, 3 * day).await;
    second.play("9-14 22-18").await;
    while store.index_games(50).await.unwrap() > 0 {}

    let (first, second) = (first.game.id, second.game.id);
    let found = async |query: String, expected: &[protocol::GameId]| {
        let list: GameList = archive.get(&format!("games?{query}")).await;
        let games: Vec<_> = list.games.iter().map(|game| game.game).collect();
        assert_eq!(games, expected, "{query}");
    };
    found(String::new(), &[second, first]).await;
    found(format!("player={bob}"), &[second, first]).await;
    found("name=ann-lee&result=won".to_owned(), &[first]).await;
    found(format!("player={bob}&result=lost"), &[first]).await;
    found(format!("name=Ann+Lee&opponent={bob}"), &[second, first]).await;
    found(format!("name=Ann+Lee&opponent={ann}"), &[second, first]).await;
    found("running=true".to_owned(), &[second]).await;
    found("running=false".to_owned(), &[first]).await;
    found("from=1970-01-03".to_owned(), &[second]).await;
    found("until=1970-01-02".to_owned(), &[first]).await;
    found("from=1970-01-02&until=1970-01-02".to_owned(), &[first]).await;
    found("speed=blitz&rated=true&result=black".to_owned(), &[first]).await;
    found(format!("before={second}"), &[first]).await;
    found(format!("before={first}"), &[]).await;
    let position = "position=W:W19,21,22,24-32:B1-7,9-12,15";
    found(position.to_owned(), &[first]).await;
    found("opening=11-15+23-19".to_owned(), &[first]).await;
    let ballots = notation::Deck::ThreeMoveTable;
    let is_played = |ballot: &&notation::Ballot| ballot.to_string() == "11-15 23-19 8-11";
    let ballot = ballots.iter().find(is_played).unwrap().number();
    found(format!("opening={ballot}"), &[first]).await;
    found("opening=11-15+22-18".to_owned(), &[]).await;

    // Only the finished game counts, and it has the name of its opening.
    let list: GameList = archive.get("games?running=false").await;
    assert_eq!(list.games[0].opening.as_deref(), Some("Old Faithful"));
    let list: GameList = archive.get("games?running=true").await;
    assert_eq!(list.games[0].opening, None);
    let start = "explorer?position=B:W21-32:B1-12";
    let played: Continuations = archive.get(start).await;
    let moves: Vec<_> = played.moves.iter().map(|it| it.mv.to_string()).collect();
    assert_eq!(moves, ["11-15"]);
    let results = |it: &Continuation| (it.black, it.draws, it.white);
    assert_eq!(results(&played.moves[0]), (1, 0, 0));
    let nowhere: Continuations = archive.get("explorer?position=W:WK32:BK1").await;
    assert_eq!(nowhere.moves, []);
    archive.refused("explorer", 400, "parameter position").await;
    let two = "explorer?position=B:W21-32:B1-12&rated=true";
    archive.refused(two, 400, "and no other").await;

    archive.refused("games?name=Bob", 404, "NoAccount").await;
    let unknown = "games?before=pppppppppppp";
    archive.refused(unknown, 400, "parameter before").await;
    archive
        .refused("games?speed=fast", 400, "the parameter speed is")
        .await;
    archive
        .refused("games?x=1", 400, "no parameter \"x\"")
        .await;
    archive
        .refused(
            "games?opening=11-15+11-16",
            400,
            "parameter opening: move 2",
        )
        .await;
    archive
        .refused("games?position=B:W:B", 400, "the board is empty")
        .await;
    archive
        .refused("games?result=won", 400, "needs player")
        .await;
}

/// A node indexes games automatically, including those that ended before it started.
#[tokio::test]
async fn a_node_looks_through_games_that_are_over() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
    let (ann, bob) = (guest(&store, "Ann").await, guest(&store, "Bob").await);
    let mut game = Played::begin(&store, ann, bob, 1_000).await;
    game.play("11-15 23-19").await.act(Action::Resign).await;
    let archive = Archive {
        node: Node::on(store.clone(), Bus::Alone).await,
        store,
        _folder: folder,
    };
    eventually("the game is found", async || {
        let list: GameList = archive.get("games?opening=11-15").await;
        let found = list.games.first()?;
        (found.game == game.game.id).then_some(())
    })
    .await;
}

/// The body of a chunked response. Fails if it's incomplete.
fn joined(answer: &HttpResponse) -> String {
    assert_eq!(answer.header("transfer-encoding"), Some("chunked"));
    let mut rest = answer.body.as_str();
    let mut body = String::new();
    loop {
        let (length, after) = rest.split_once("\r\n").unwrap();
        let length = usize::from_str_radix(length, 16).unwrap();
        if length == 0 {
            return body;
        }
        body.push_str(&after[..length]);
        rest = after[length..].strip_prefix("\r\n").unwrap();
    }
}

#[tokio::test]
async fn a_player_takes_all_games_away() {
    let archive = Archive::open().await;
    let store = &archive.store;
    let (ann, bob) = (guest(store, "Guest 1").await, guest(store, "Bob").await);
    let none = archive.ask(&format!("players/{ann}/pdn")).await;
    assert_eq!(joined(&none), "");
    // More than one page, one per day, with alternating colors.
    let mut games = Vec::new();
    for day in 0..60 {
        let (black, white) = if day % 2 == 0 { (ann, bob) } else { (bob, ann) };
        let began = 86_400_000 * day;
        let mut game = Played::begin_with(store, black, white, began, rated(minutes(5))).await;
        game.play("11-15 23-19").await.act(Action::Resign).await;
        games.push(game.game.id);
    }
    let mut off = Played::begin(store, ann, bob, 1_000).await;
    off.act(Action::Abort).await;
    let mut running = Played::begin(store, ann, bob, 2_000).await;
    running.play("11-15").await;
    assert!(register(store, ann, "Ann Lee").await);

    let answer = archive.ask(&format!("players/{ann}/pdn")).await;
    assert_eq!(answer.status, 200);
    let disposition = answer.header("content-disposition").unwrap();
    assert!(disposition.starts_with("attachment"), "{disposition}");
    let text = joined(&answer);
    let records: Vec<_> = notation::pdn::Reader::new(text.as_bytes())
        .map(Result::unwrap)
        .collect();
    assert_eq!(records.len(), 60, "{text}");
    for (record, (game, day)) in records.iter().zip(games.iter().zip(0..)) {
        assert_eq!(record.problems, []);
        let tag = |name| record.tags().get(name).unwrap_or_default().to_owned();
        let site = format!("http://{}/online/game/{game}", archive.node.address);
        assert_eq!(tag("Site"), site);
        let (black, white) = if day % 2 == 0 {
            ("Ann Lee", "Bob")
        } else {
            ("Bob", "Ann Lee")
        };
        assert_eq!((tag("Black"), tag("White")), (black.into(), white.into()));
        let began = crate::played::at(86_400_000 * day);
        let date = protocol::Day::of(began).unwrap().to_string();
        assert_eq!(tag("Date"), date.replace('-', "."));
        assert_eq!(tag("TimeControl"), "300");
        assert_eq!(tag("Event"), "Rated game");
    }
    assert_eq!(text.matches("[Result \"0-1\"]").count(), 60);
    // Each of them is a saved game, identical to a single export.
    let alone = archive.ask(&format!("games/{}/pdn", games[7])).await;
    assert!(text.contains(&alone.body));
    assert!(saves::from_pdn(&alone.body, crate::played::at(0)).is_ok());
    archive.refused("players/pppppppppppp/pdn", 404, "").await;
    archive.refused("games/pppppppppppp/pdn", 404, "").await;
}

#[tokio::test]
async fn who_looks_for_very_much_has_to_wait_but_lists_are_free() {
    let settings = server::Settings {
        is_behind_proxy: true,
        ..server::Settings::default()
    };
    let node = Node::with(settings).await;
    let ask = async |query: &str| {
        let headers = [("X-Forwarded-For", "192.0.2.1")];
        let path = format!("/api/v1/games?{query}");
        request(node.address, "GET", &path, &headers, "")
            .await
            .unwrap()
    };
    let mut refused = None;
    for _ in 0..300 {
        let answer = ask("result=draw").await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the limit is reached");
    assert_eq!(refused.status, 429, "{refused:?}");
    assert_eq!(refused.header("retry-after"), Some("60"));
    for free in ["", "running=true", "player=pppppppppppp", "speed=blitz"] {
        assert_eq!(ask(free).await.status, 200, "{free}");
    }
}

/// The players of a finished game can store its analysis, and everyone can see it.
#[tokio::test]
async fn an_analysis_is_kept_with_its_game() {
    let archive = Archive::open().await;
    let store = &archive.store;
    let (ann, bob) = (guest(store, "Ann").await, guest(store, "Bob").await);
    let stranger = guest(store, "Cid").await;
    let mut game = Played::begin(store, ann, bob, 1_000).await;
    game.play("11-15 23-19").await;
    let path = format!("games/{}/analysis", game.game.id);
    let put = async |player, body: &str, status: u16, text: &str| {
        let cookie = format!("crownhead=token of {player}");
        let headers = [("Cookie", cookie.as_str())];
        let path = format!("/api/v1/{path}");
        let answer = request(archive.node.address, "PUT", &path, &headers, body).await;
        let answer = answer.unwrap();
        assert_eq!(answer.status, status, "{body}: {answer:?}");
        assert!(answer.body.contains(text), "{body}: {answer:?}");
    };
    let scores = r#"[{"estimate":4},{"estimate":-31},"draw"]"#;
    let mistakes = r#"[{"ply":2,"best":[[22,18]],"played":[[23,19],[8,11]]}]"#;
    let body = format!(r#"{{"scores":{scores},"mistakes":{mistakes}}}"#);
    put(ann, &body, 422, "still_playing").await;
    game.act(Action::Resign).await;
    assert_eq!(archive.ask(&path).await.status, 204);
    put(stranger, &body, 403, "watching").await;
    put(ann, r#"{"scores":[],"mistakes":[]}"#, 400, "each position").await;
    let illegal = body.replace("[8,11]", "[9,14],[9,14]");
    put(ann, &illegal, 400, "doesn't fit").await;
    put(ann, &body.replace("scores", "prose"), 400, "bad_message").await;
    assert_eq!(archive.ask(&path).await.status, 204);
    put(ann, &body, 204, "").await;
    let kept: protocol::StoredAnalysis = archive.get(&path).await;
    assert_eq!((kept.by.player, kept.by.name.as_str()), (ann, "Ann"));
    assert_eq!(
        kept.analysis,
        serde_json::from_str::<protocol::GameAnalysis>(&body).unwrap()
    );
}
