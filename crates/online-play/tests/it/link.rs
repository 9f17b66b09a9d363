//! The connection, with socket events reported step by step.

use online_play::{Answer, Link, LinkStatus, NOT_OPENED, NoSession, Order};
use protocol::{ClientMessage, Me, ServerMessage, Why, close};
use room::Instant;

const GAME: &str = "0123456789ab";
const WELCOME: &str = r#"{"welcome":{"version":2,"now":50000,"me":{"player":"pppppppppppp","name":"Guest 4711","guest":true}}}"#;

/// A link with a clock that the test controls.
struct Bench {
    link: Link,
    now: i64,
}

impl Bench {
    fn new() -> Bench {
        Bench {
            link: Link::new(7, Instant::from_millis(0)),
            now: 0,
        }
    }

    /// A link that has to open a session first.
    fn without_session() -> Bench {
        Bench {
            link: Link::opening_session(7, Instant::from_millis(0)),
            now: 0,
        }
    }

    /// A connected link without pending orders.
    fn talking() -> Bench {
        let mut bench = Bench::new();
        bench.greet();
        bench.link.orders();
        bench
    }

    fn at(&self) -> Instant {
        Instant::from_millis(self.now)
    }

    fn pass(&mut self, millis: i64) {
        self.now += millis;
        let now = self.at();
        self.link.tick(now);
    }

    fn greet(&mut self) {
        let now = self.at();
        self.link.opened(now);
        self.hear(WELCOME);
    }

    fn hear(&mut self, text: &str) {
        let now = self.at();
        self.link.heard(text, now);
    }

    fn close(&mut self, code: u16) {
        let now = self.at();
        self.link.closed(code, now);
    }

    fn send(&mut self, text: &str) {
        let message = ClientMessage::decode(text).unwrap();
        let now = self.at();
        self.link.send(&message, now);
    }

    /// The orders as short text.
    fn orders(&mut self) -> Vec<String> {
        let told = |order| match order {
            Order::OpenSession(attempt) => format!("open session {attempt}"),
            Order::Introduce(me) => format!("introduce {}", me.name),
            Order::Connect => "connect".to_owned(),
            Order::HangUp => "hang up".to_owned(),
            Order::Send(text) => text,
            Order::Deliver(message) => format!("deliver {}", message.encode()),
            Order::Answered(id, Answer::Done) => format!("{id} done"),
            Order::Answered(id, Answer::Refused(why)) => format!("{id} refused: {why:?}"),
            Order::Answered(id, Answer::Lost) => format!("{id} lost"),
        };
        self.link.orders().into_iter().map(told).collect()
    }

    #[track_caller]
    fn check(&mut self, expected: &[&str]) {
        assert_eq!(self.orders(), expected);
    }

    /// Waits for the next attempt, up to this many milliseconds.
    #[track_caller]
    fn wait_for_connect(&mut self, most: i64) -> i64 {
        for waited in 0..=most / 50 {
            if self.orders().iter().any(|order| order == "connect") {
                return waited * 50;
            }
            self.pass(50);
        }
        panic!("no attempt within {most} ms");
    }
}

#[test]
fn a_connection_begins_with_hello() {
    let mut bench = Bench::new();
    bench.check(&["connect"]);
    assert_eq!(bench.link.status(), LinkStatus::Connecting);
    bench.link.opened(bench.at());
    bench.check(&[r#"{"hello":{"version":2}}"#]);
    bench.hear(WELCOME);
    let welcome = format!("deliver {WELCOME}");
    bench.check(&[&welcome, r#"{"ping":{"id":1}}"#]);
    assert_eq!(bench.link.status(), LinkStatus::Online);
}

#[test]
fn the_clock_is_set_by_several_pings() {
    let mut bench = Bench::talking();
    for (id, shown) in [(1, 50_050), (2, 50_150), (3, 99_999), (4, 50_350)] {
        bench.now += 100;
        bench.hear(&format!(r#"{{"pong":{{"id":{id},"now":{shown}}}}}"#));
    }
    // The last answer completes the set, and a single outlier doesn't count.
    bench.check(&[
        r#"{"ping":{"id":2}}"#,
        r#"{"ping":{"id":3}}"#,
        r#"{"ping":{"id":4}}"#,
    ]);
    let difference = bench.link.clock_difference();
    assert_eq!(
        difference
            .server_time(Instant::from_millis(400))
            .as_millis(),
        50_400
    );
    assert_eq!(difference.round_trip(), Some(100));
    // After that, pings are occasional.
    bench.pass(7_000);
    bench.check(&[]);
    bench.pass(1_500);
    bench.check(&[r#"{"ping":{"id":5}}"#]);
}

#[test]
fn messages_with_numbers_are_answered() {
    let mut bench = Bench::talking();
    bench.send(r#"{"unseek":{"id":40,"seek":"ba9876543210"}}"#);
    bench.send(r#"{"take":{"id":41,"seek":"ba9876543210"}}"#);
    bench.orders();
    bench.hear(r#"{"done":{"id":40}}"#);
    bench.hear(r#"{"refused":{"id":41,"code":"taken","why":"taken"}}"#);
    bench.check(&["40 done", "41 refused: Taken"]);
    // A premove is accepted first and may be refused later.
    bench.hear(r#"{"refused":{"id":40,"code":"not_allowed","why":"draw_too_soon"}}"#);
    bench.check(&["40 refused: DrawTooSoon"]);
    // An unknown reason from a newer server is still a refusal.
    bench.hear(r#"{"refused":{"id":9,"code":"stale","why":"stale_as_bread"}}"#);
    bench.check(&["9 refused: Unknown"]);
    assert_eq!(Why::Unknown.code(), protocol::RefusalCode::NotAllowed);
}

#[test]
fn what_the_client_is_at_is_said_again() {
    let mut bench = Bench::talking();
    bench.send(r#"{"lobby":{"watch":true}}"#);
    bench.send(&format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#));
    bench.orders();
    let event = |seq: u64| {
        format!(
            r#"{{"event":{{"game":"{GAME}","event":{{"seq":{seq},"at":5,"fact":{{"resigned":{{"by":"black"}}}}}}}}}}"#
        )
    };
    for seq in [0, 1, 2] {
        bench.hear(&event(seq));
    }
    // An event after a gap doesn't count.
    bench.hear(&event(7));
    bench.send(r#"{"act":{"id":50,"game":"0123456789ab","ply":4,"action":"resign"}}"#);
    bench.orders();
    bench.close(1006);
    bench.check(&["50 lost"]);
    assert_eq!(bench.link.status(), LinkStatus::Reconnecting);
    // Messages wait for a connection, except actions in a game.
    bench.send(r#"{"take":{"id":51,"seek":"ba9876543210"}}"#);
    bench.send(r#"{"act":{"id":52,"game":"0123456789ab","ply":4,"action":"resign"}}"#);
    bench.wait_for_connect(500);
    bench.greet();
    let said = bench.orders();
    let expected = [
        r#"{"hello":{"version":2}}"#,
        r#"{"lobby":{"watch":true}}"#,
        r#"{"join":{"game":"0123456789ab","from":3}}"#,
        r#"{"take":{"id":51,"seek":"ba9876543210"}}"#,
    ];
    let found: Vec<&str> = said
        .iter()
        .map(String::as_str)
        .filter(|order| !order.starts_with("deliver") && !order.contains("ping"))
        .collect();
    assert_eq!(found, expected);
    // Subscriptions that were canceled aren't renewed.
    bench.send(r#"{"leave":{"game":"0123456789ab"}}"#);
    bench.send(r#"{"lobby":{"watch":false}}"#);
    bench.orders();
    bench.close(1012);
    bench.wait_for_connect(1000);
    bench.greet();
    let said = bench.orders();
    assert!(
        !said
            .iter()
            .any(|order| order.contains("join") || order.contains("lobby")),
        "{said:?}"
    );
}

/// The server couldn't load the game, for example because its database was down.
#[test]
fn a_game_that_cannot_be_joined_is_tried_again() {
    let mut bench = Bench::talking();
    let join = format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#);
    bench.send(&join);
    bench.check(&[&join]);
    let refused = r#"{"refused":{"code":"unavailable","why":"unavailable"}}"#;
    bench.hear(refused);
    bench.check(&[&format!("deliver {refused}")]);
    bench.pass(1_900);
    bench.check(&[]);
    bench.pass(200);
    bench.check(&[&join]);
    bench.pass(2_500);
    bench.check(&[]);
}

#[test]
fn pauses_grow_and_a_wake_ends_them() {
    let mut bench = Bench::new();
    bench.orders();
    let mut pauses = Vec::new();
    for _ in 0..7 {
        bench.close(1006);
        pauses.push(bench.wait_for_connect(16_000));
    }
    assert!(pauses[0] <= 450, "{pauses:?}");
    assert!(*pauses.last().unwrap() >= 2_500, "{pauses:?}");
    assert_eq!(bench.link.status(), LinkStatus::Reconnecting);
    bench.close(1006);
    bench.check(&[]);
    bench.link.wake(bench.at());
    bench.check(&["connect"]);
    // After a good connection, the next pause is short again.
    bench.greet();
    bench.orders();
    for id in 1..=15 {
        bench.pass(1_000);
        bench.hear(&format!(r#"{{"pong":{{"id":{id},"now":50000}}}}"#));
    }
    bench.orders();
    bench.close(1006);
    assert!(bench.wait_for_connect(500) <= 450);
}

#[test]
fn a_silent_connection_is_given_up() {
    #[track_caller]
    fn check(said: Option<&str>, silence: i64, is_given_up: bool) {
        let mut bench = Bench::talking();
        for id in 1..=4 {
            bench.hear(&format!(r#"{{"pong":{{"id":{id},"now":50000}}}}"#));
        }
        if let Some(text) = said {
            bench.send(text);
        }
        bench.orders();
        bench.pass(silence);
        let orders = bench.orders();
        assert_eq!(
            orders.contains(&"hang up".to_owned()),
            is_given_up,
            "{orders:?}"
        );
    }
    check(None, 14_000, false);
    check(
        Some(r#"{"take":{"id":41,"seek":"ba9876543210"}}"#),
        5_000,
        false,
    );
    check(
        Some(r#"{"take":{"id":41,"seek":"ba9876543210"}}"#),
        7_000,
        true,
    );
    let mut bench = Bench::talking();
    bench.pass(7_000);
    let orders = bench.orders();
    assert!(orders.contains(&"hang up".to_owned()), "{orders:?}");
    // After sleep, the connection is checked immediately.
    let mut bench = Bench::talking();
    bench.hear(r#"{"pong":{"id":1,"now":50000}}"#);
    bench.hear(r#"{"pong":{"id":2,"now":50000}}"#);
    bench.hear(r#"{"pong":{"id":3,"now":50000}}"#);
    bench.hear(r#"{"pong":{"id":4,"now":50000}}"#);
    bench.orders();
    bench.link.wake(bench.at());
    bench.check(&[r#"{"ping":{"id":5}}"#]);
}

#[test]
fn a_server_that_ends_says_when_to_come_back() {
    let mut bench = Bench::talking();
    bench.hear(r#"{"closing":{"retry":3000}}"#);
    bench.close(close::RESTART);
    let waited = bench.wait_for_connect(4_000);
    assert!((2_950..=3_500).contains(&waited), "{waited}");
}

#[test]
fn some_ends_are_for_good() {
    #[track_caller]
    fn check(end: impl Fn(&mut Bench), expected: LinkStatus) {
        let mut bench = Bench::talking();
        bench.send(r#"{"take":{"id":41,"seek":"ba9876543210"}}"#);
        bench.orders();
        end(&mut bench);
        assert_eq!(bench.link.status(), expected);
        bench.check(&["hang up", "41 lost"]);
        bench.pass(100_000);
        bench.link.wake(bench.at());
        bench.check(&[]);
    }
    check(|bench| bench.close(close::OUTDATED), LinkStatus::Outdated);
    check(
        |bench| bench.hear(&ServerMessage::Outdated { version: 3 }.encode()),
        LinkStatus::Outdated,
    );
    check(
        |bench| bench.close(close::BROKE_PROTOCOL),
        LinkStatus::Broken,
    );
}

#[test]
fn what_makes_no_sense_is_passed_over() {
    let mut bench = Bench::talking();
    bench.hear("what?");
    bench.hear(r#"{"news":{"of":"tomorrow"}}"#);
    bench.hear(WELCOME);
    let orders = bench.orders();
    assert_eq!(
        orders.len(),
        1,
        "a second welcome is only passed on: {orders:?}"
    );
    assert_eq!(bench.link.status(), LinkStatus::Online);
}

#[test]
fn somebody_else_connects_anew() {
    let mut bench = Bench::talking();
    bench.send(&format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#));
    bench.orders();
    bench.link.renew(bench.at());
    bench.check(&["hang up", "connect"]);
    bench.greet();
    let orders = bench.orders();
    assert!(
        orders.contains(&format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#)),
        "{orders:?}"
    );
}

/// The player whom the server introduces.
fn me() -> Me {
    let Ok(ServerMessage::Welcome { me, .. }) = ServerMessage::decode(WELCOME) else {
        panic!("the welcome can be read");
    };
    me
}

/// A script of events: what happens, and what the link wants done about it.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// The server answered a request for a session.
    Session(u32, Result<(), NoSession>),
    Opened,
    Welcomed,
    Closed(u16),
    /// This many milliseconds pass, by both clocks.
    Pass(i64),
    /// The device sleeps this long, and only the wall clock notices.
    Sleep(i64),
    Wake,
    LogIn,
    Leave,
    ComeBack,
}

/// Plays a script from the first attempt of a link without a session. Pings are left out.
#[track_caller]
fn play(script: &[(Event, &[&str])]) {
    let mut bench = Bench::without_session();
    let mut wall = 1_700_000_000_000;
    bench.link.tick_after_sleep(bench.at(), wall);
    bench.check(&["open session 1"]);
    for (step, (event, expected)) in script.iter().enumerate() {
        match *event {
            Event::Session(attempt, result) => {
                let result = result.map(|()| me());
                bench.link.session_opened(attempt, result, bench.at());
            }
            Event::Opened => bench.link.opened(bench.at()),
            Event::Welcomed => bench.hear(WELCOME),
            Event::Closed(code) => bench.close(code),
            Event::Pass(millis) => {
                wall += millis;
                bench.now += millis;
                bench.link.tick_after_sleep(bench.at(), wall);
            }
            Event::Sleep(millis) => {
                wall += millis;
                bench.link.tick_after_sleep(bench.at(), wall);
            }
            Event::Wake => bench.link.wake(bench.at()),
            Event::LogIn => bench.link.renew_session(bench.at()),
            Event::Leave => bench.link.leave(),
            Event::ComeBack => bench.link.come_back(bench.at()),
        }
        let mut orders = bench.orders();
        orders.retain(|order| !order.contains("ping") && !order.starts_with("deliver"));
        assert_eq!(orders, *expected, "step {step}: {event:?}");
    }
}

const HELLO: &str = r#"{"hello":{"version":2}}"#;
const INTRODUCED: [&str; 2] = ["introduce Guest 4711", "connect"];

#[test]
fn a_session_comes_before_the_socket_and_is_used_again() {
    play(&[
        (Event::Opened, &[]),
        (Event::Session(1, Ok(())), &INTRODUCED),
        (Event::Opened, &[HELLO]),
        (Event::Welcomed, &[]),
        (Event::Closed(close::RESTART), &[]),
        (Event::Pass(450), &["connect"]),
        // A socket that can't be opened may lack a session.
        (Event::Closed(NOT_OPENED), &[]),
        (Event::Pass(850), &["open session 3"]),
        (Event::Session(3, Err(NoSession::Failed)), &[]),
        (Event::Wake, &["open session 4"]),
        (Event::Session(4, Ok(())), &INTRODUCED),
    ]);
}

#[test]
fn a_late_answer_about_a_session_helps_only_the_next_attempt() {
    play(&[
        (Event::Pass(4_900), &[]),
        (Event::Pass(4_900), &[]),
        (Event::Pass(3_000), &["hang up"]),
        (Event::Pass(450), &["open session 2"]),
        // The second request is under way, so its answer decides.
        (Event::Session(1, Ok(())), &[]),
        (Event::Session(2, Ok(())), &INTRODUCED),
        // Too late to matter.
        (Event::Session(1, Err(NoSession::NoGames)), &[]),
        (Event::Opened, &[HELLO]),
    ]);
    play(&[
        (Event::Session(1, Err(NoSession::Failed)), &[]),
        (Event::Session(1, Ok(())), &[]),
        (Event::Wake, &["connect"]),
    ]);
}

#[test]
fn a_server_without_games_is_not_asked_again() {
    play(&[
        (Event::Session(1, Err(NoSession::NoGames)), &["hang up"]),
        (Event::Pass(60_000), &[]),
        (Event::Wake, &[]),
        (Event::LogIn, &[]),
        (Event::Leave, &[]),
        (Event::ComeBack, &[]),
    ]);
    let mut bench = Bench::without_session();
    let now = bench.at();
    bench.link.session_opened(1, Err(NoSession::NoGames), now);
    assert_eq!(bench.link.status(), LinkStatus::NoGames);
}

#[test]
fn logging_in_or_out_needs_a_new_session() {
    play(&[
        (Event::Session(1, Ok(())), &INTRODUCED),
        (Event::Opened, &[HELLO]),
        (Event::Welcomed, &[]),
        (Event::LogIn, &["hang up", "open session 2"]),
        (Event::Session(2, Ok(())), &INTRODUCED),
        (Event::Opened, &[HELLO]),
        (Event::Welcomed, &[]),
        // Logged out in another tab.
        (Event::Closed(close::REVOKED), &[]),
        (Event::Wake, &["open session 3"]),
    ]);
}

#[test]
fn after_a_long_sleep_the_connection_is_not_trusted() {
    play(&[
        (Event::Session(1, Ok(())), &INTRODUCED),
        (Event::Opened, &[HELLO]),
        (Event::Welcomed, &[]),
        (Event::Sleep(4_000), &[]),
        // Only a ping.
        (Event::Sleep(30_000), &[]),
        (Event::Sleep(41_000), &["hang up", "connect"]),
    ]);
}

#[test]
fn a_page_that_is_left_says_nothing_until_the_user_comes_back() {
    play(&[
        (Event::Session(1, Ok(())), &INTRODUCED),
        (Event::Opened, &[HELLO]),
        (Event::Welcomed, &[]),
        (Event::Leave, &["hang up"]),
        (Event::Wake, &[]),
        (Event::Closed(NOT_OPENED), &[]),
        (Event::Pass(4_000), &[]),
        (Event::Sleep(90_000), &[]),
        (Event::ComeBack, &["open session 2"]),
        (Event::Session(2, Ok(())), &INTRODUCED),
        (Event::ComeBack, &[]),
    ]);
}
