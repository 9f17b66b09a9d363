//! Two nodes that share PostgreSQL and NATS.

use crate::node::{Node, eventually};
use crate::seat::{CASUAL, Seat, join, mv, pair, started};
use loadtest::{Guest, Link, request};
use protocol::{
    ClientMessage, ComputerGame, GameId, Heat, NewGame, SeekTerms, ServerMessage, Side, Token,
    Wish, close,
};
use room::{Action, Command, Event, Proposal};
use rules::Color;
use server::store::Store;
use server::{Bus, ComputerSettings, Settings};
use std::time::Duration;
use testkit::{Nats, Postgres, is_long};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::Instant;

async fn nodes(url: &str, nats: &Nats) -> [Node; 2] {
    let start = async || {
        let store = Store::connect(url).await.unwrap();
        let bus = Bus::connect(&nats.url()).await.unwrap();
        let computer = ComputerSettings {
            pause: Duration::ZERO,
            ..ComputerSettings::default()
        };
        let settings = Settings {
            computer,
            ..Settings::default()
        };
        Node::on_with(store, bus, settings).await
    };
    [start().await, start().await]
}

/// Waits for the announcement of the next game.
async fn started_after(seat: &mut Seat) -> GameId {
    let before = seat.game;
    seat.link
        .find(|message| match message {
            ServerMessage::Started { game, after, .. } if *after == Some(before) => Some(*game),
            _ => None,
        })
        .await
        .unwrap()
}

async fn post<T: serde::de::DeserializeOwned>(
    node: &Node,
    guest: &Guest,
    path: &str,
    body: &str,
) -> T {
    let cookie = [("Cookie", guest.cookie.as_str())];
    let answer = request(node.address, "POST", path, &cookie, body)
        .await
        .unwrap();
    assert_eq!(answer.status, 201, "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

async fn a_heat_begins_its_second_game_for_both(nodes: &[Node; 2]) {
    let terms = SeekTerms {
        heat: true,
        ..CASUAL
    };
    let [mut black, mut white] = pair([&nodes[0], &nodes[1]], terms).await;
    let eve = Guest::new(nodes[1].address).await.unwrap();
    let mut watcher = Seat::join(&eve, &nodes[1], black.game).await;
    black.act(Action::Resign).await.unwrap();
    let next = started_after(&mut white).await;
    assert_eq!(started_after(&mut watcher).await, next);
    let log = join(&mut black.link, next, 0).await;
    assert_eq!(
        (log.side, log.heat),
        (Some(Side::White), Some(Heat::Second))
    );
}

/// The person moves on one node while another device is connected to the other: the computer
/// replies once per move.
async fn the_computer_plays_once_for_all_nodes(nodes: &[Node; 2]) {
    let guest = Guest::new(nodes[0].address).await.unwrap();
    let terms = SeekTerms {
        side: Wish::Black,
        ..CASUAL
    };
    let body = serde_json::to_string(&ComputerGame { level: 6, terms }).unwrap();
    let NewGame { game } = post(&nodes[0], &guest, "/api/v1/computer", &body).await;
    let mut seats = [
        Seat::join(&guest, &nodes[0], game).await,
        Seat::join(&guest, &nodes[1], game).await,
    ];
    for ply in 0..6 {
        let [mover, other] = &mut seats;
        let mv = mover.room().game().legal_moves()[0];
        mover.act(Action::Move(mv)).await.unwrap();
        for seat in [mover, other] {
            while seat.room().plies() < 2 * (ply + 1) {
                seat.event().await;
            }
            assert_eq!(seat.room().turn(), Some(Color::Black));
        }
        seats.swap(0, 1);
    }
    assert_eq!(seats[0].events, seats[1].events);
}

async fn a_token_is_revoked_on_all_nodes(nodes: &[Node; 2]) {
    let ann = Guest::with_account(nodes[0].address, "Ann", "correct horse");
    let ann = ann.await.unwrap();
    let wanted = r#"{"label":"x","password":"correct horse"}"#;
    let token: Token = post(&nodes[0], &ann, "/api/v1/tokens", wanted).await;
    let secret = token.secret.unwrap();
    let mut program = Link::open_as(nodes[1].address, &secret).await.unwrap();
    program.send(&ClientMessage::Ping { id: 1 }).await.unwrap();
    let path = format!("/api/v1/tokens/{}", token.id);
    let cookie = [("Cookie", ann.cookie.as_str())];
    let answer = request(nodes[0].address, "DELETE", &path, &cookie, "").await;
    assert_eq!(answer.unwrap().status, 204);
    assert_eq!(program.closed().await.unwrap(), Some(close::REVOKED));
}

/// The account is deleted on one node, and the game is live on the other.
async fn a_deleted_name_is_forgotten_on_all_nodes(nodes: &[Node; 2]) {
    let dora = Guest::with_account(nodes[0].address, "Dora Deer", "correct horse");
    let dora = dora.await.unwrap();
    let bob = Guest::new(nodes[1].address).await.unwrap();
    let terms = serde_json::to_string(&CASUAL).unwrap();
    let path = "/api/v1/challenges";
    let challenge: protocol::Challenge = post(&nodes[0], &dora, path, &terms).await;
    let mut link = bob.connect(nodes[1].address).await.unwrap();
    let seek = challenge.seek.id;
    let take = ClientMessage::Take { id: 1, seek };
    link.send(&take).await.unwrap();
    let game = started(&mut link).await;
    let names = async |link: &mut Link| {
        let log = join(link, game, 0).await;
        serde_json::to_string(&log.events[0]).unwrap()
    };
    let before = names(&mut link).await;
    assert!(before.contains("Dora Deer"), "{before}");
    let cookie = [("Cookie", dora.cookie.as_str())];
    let password = r#"{"password":"correct horse"}"#;
    let answer = request(
        nodes[0].address,
        "DELETE",
        "/api/v1/account",
        &cookie,
        password,
    )
    .await;
    assert_eq!(answer.unwrap().status, 204);
    // The news takes a moment.
    eventually("the name is forgotten", async || {
        let after = names(&mut link).await;
        after.contains("Deleted player").then_some(())
    })
    .await;
}

/// News on the bus that isn't in the store hasn't happened.
async fn only_the_store_decides(nodes: &[Node; 2], nats: &Nats) {
    let [mut black, mut white] = pair([&nodes[0], &nodes[1]], CASUAL).await;
    let forged = forged_move(&black);
    let event = serde_json::to_string(&forged).unwrap();
    let news = format!(r#"{{"node":"somebody","what":{{"event":{event}}}}}"#);
    publish(nats, &format!("crownhead.game.{}", black.game), &news).await;
    // The real move is the next event that both receive.
    black.play(&[11, 15]).await.unwrap();
    let heard = white.event().await;
    assert_ne!(heard, forged);
    assert_eq!(heard, *black.events.last().unwrap());
    white.play(&[22, 18]).await.unwrap();
}

/// How soon seeks, games and rematches reach the other node without the bus, as in
/// docs/operations.md.
const WITHOUT_BUS: Duration = Duration::from_secs(2);

/// In the long form, checks that something came in time.
fn check_time(what: &str, since: Instant) {
    let time = since.elapsed();
    assert!(!is_long() || time <= WITHOUT_BUS, "{what} took {time:?}");
}

/// Seeks, games and rematches reach the other node even without news from the bus.
async fn without_the_bus_the_store_is_asked(nodes: &[Node; 2]) {
    let ann = Guest::new(nodes[0].address).await.unwrap();
    let bob = Guest::new(nodes[1].address).await.unwrap();
    let mut on_first = ann.connect(nodes[0].address).await.unwrap();
    let mut on_second = bob.connect(nodes[1].address).await.unwrap();
    let watch = ClientMessage::Lobby { watch: true };
    on_first.send(&watch).await.unwrap();
    let terms = SeekTerms {
        side: Wish::Black,
        ..CASUAL
    };
    let seek = ClientMessage::Seek { id: 1, terms };
    on_second.send(&seek).await.unwrap();
    let since = Instant::now();
    let seen = |message: &ServerMessage| match message {
        ServerMessage::Seek(seek) if seek.player == bob.me.player => Some(seek.id),
        _ => None,
    };
    let seek = on_first.find(seen).await.unwrap();
    check_time("a seek", since);
    let take = ClientMessage::Take { id: 1, seek };
    on_first.send(&take).await.unwrap();
    let game = started(&mut on_first).await;
    let since = Instant::now();
    assert_eq!(started(&mut on_second).await, game);
    check_time("a game", since);
    let mut white = Seat::join(&ann, &nodes[0], game).await;
    let mut black = Seat::join(&bob, &nodes[1], game).await;
    black.play(&[11, 15]).await.unwrap();
    white.event().await;
    white.act(Action::Resign).await.unwrap();
    black.event().await;
    let rematch = Action::Propose(Proposal::Rematch);
    white.act(rematch).await.unwrap();
    black.event().await;
    black.act(rematch).await.unwrap();
    let since = Instant::now();
    let next = started_after(&mut white).await;
    check_time("a rematch", since);
    let log = join(&mut black.link, next, 0).await;
    assert_eq!(log.side, Some(Side::White));
}

/// A legal move by Black that was never made.
fn forged_move(black: &Seat) -> Event {
    let command = Command::player(Color::Black, Action::Move(mv(&[9, 14])));
    let now = black.room().last_at();
    black.room().decide(&command, now).unwrap().remove(0)
}

/// Publishes a message on the bus.
async fn publish(nats: &Nats, subject: &str, text: &str) {
    let stream = TcpStream::connect(("127.0.0.1", nats.port())).await;
    let mut stream = BufReader::new(stream.unwrap());
    let length = text.len();
    let said = format!("CONNECT {{}}\r\nPUB {subject} {length}\r\n{text}\r\nPING\r\n");
    stream.write_all(said.as_bytes()).await.unwrap();
    let mut line = String::new();
    while line.trim_end() != "PONG" {
        line.clear();
        assert!(stream.read_line(&mut line).await.unwrap() > 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_are_as_good_as_one() {
    let (mut nats, postgres) = (Nats::start(), Postgres::start());
    let nodes = nodes(&postgres.database("online"), &nats).await;
    a_heat_begins_its_second_game_for_both(&nodes).await;
    the_computer_plays_once_for_all_nodes(&nodes).await;
    a_token_is_revoked_on_all_nodes(&nodes).await;
    a_deleted_name_is_forgotten_on_all_nodes(&nodes).await;
    only_the_store_decides(&nodes, &nats).await;
    nats.kill();
    without_the_bus_the_store_is_asked(&nodes).await;
}
