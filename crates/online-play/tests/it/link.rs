//! The connection, with socket events reported step by step.

use online_play::{Delivery, Link, LinkStatus, NOT_OPENED, NoSession, Order};
use protocol::{ClientMessage, Me, ServerMessage, Why, close};
use room::Instant;

const GAME: &str = "0123456789ab";
const WELCOME: &str = r#"{"welcome":{"version":2,"now":50000,"me":{"player":"pppppppppppp","name":"Guest 4711","guest":true}}}"#;

/// A link with a clock that the test controls.
struct TimedLink {
    link: Link,
    now: i64,
}

impl TimedLink {
    fn new() -> TimedLink {
        TimedLink {
            link: Link::new(7, Instant::from_millis(0)),
            now: 0,
        }
    }

    /// A link that has to open a session first.
    fn without_session() -> TimedLink {
        TimedLink {
            link: Link::opening_session(7, Instant::from_millis(0)),
            now: 0,
        }
    }

    /// A connected link without pending orders.
    fn talking() -> TimedLink {
        let mut timed = TimedLink::new();
        timed.greet();
        timed.link.orders();
        timed
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
            Order::Answered(id, Delivery::Done) => format!("{id} done"),
            Order::Answered(id, Delivery::Refused(why)) => format!("{id} refused: {why:?}"),
            Order::Answered(id, Delivery::Lost) => format!("{id} lost"),
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
    let mut timed = TimedLink::new();
    timed.check(&["connect"]);
    assert_eq!(timed.link.status(), LinkStatus::Connecting);
    timed.link.opened(timed.at());
    timed.check(&[r#"{"hello":{"version":2}}"#]);
    timed.hear(WELCOME);
    let welcome = format!("deliver {WELCOME}");
    timed.check(&[&welcome, r#"{"ping":{"id":1}}"#]);
    assert_eq!(timed.link.status(), LinkStatus::Online);
}

#[test]
fn the_clock_is_set_by_several_pings() {
    let mut timed = TimedLink::talking();
    for (id, shown) in [(1, 50_050), (2, 50_150), (3, 99_999), (4, 50_350)] {
        timed.now += 100;
        timed.hear(&format!(r#"{{"pong":{{"id":{id},"now":{shown}}}}}"#));
    }
    // The last answer completes the set, and a single outlier doesn't count.
    timed.check(&[
        r#"{"ping":{"id":2}}"#,
        r#"{"ping":{"id":3}}"#,
        r#"{"ping":{"id":4}}"#,
    ]);
    let difference = timed.link.clock_difference();
    assert_eq!(
        difference
            .server_time(Instant::from_millis(400))
            .as_millis(),
        50_400
    );
    assert_eq!(difference.round_trip(), Some(100));
    // After that, pings are occasional.
    timed.pass(7_000);
    timed.check(&[]);
    timed.pass(1_500);
    timed.check(&[r#"{"ping":{"id":5}}"#]);
}

#[test]
fn messages_with_numbers_are_answered() {
    let mut timed = TimedLink::talking();
    timed.send(r#"{"unseek":{"id":40,"seek":"ba9876543210"}}"#);
    timed.send(r#"{"take":{"id":41,"seek":"ba9876543210"}}"#);
    timed.orders();
    timed.hear(r#"{"done":{"id":40}}"#);
    timed.hear(r#"{"refused":{"id":41,"code":"taken","why":"taken"}}"#);
    timed.check(&["40 done", "41 refused: Taken"]);
    // A premove is accepted first and may be refused later.
    timed.hear(r#"{"refused":{"id":40,"code":"not_allowed","why":"draw_too_soon"}}"#);
    timed.check(&["40 refused: DrawTooSoon"]);
    // An unknown reason from a newer server is still a refusal.
    timed.hear(r#"{"refused":{"id":9,"code":"stale","why":"stale_as_bread"}}"#);
    timed.check(&["9 refused: Unknown"]);
    assert_eq!(Why::Unknown.code(), protocol::RefusalCode::NotAllowed);
}

#[test]
fn what_the_client_is_at_is_said_again() {
    let mut timed = TimedLink::talking();
    timed.send(r#"{"lobby":{"watch":true}}"#);
    timed.send(&format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#));
    timed.orders();
    let event = |seq: u64| {
        format!(
            r#"{{"event":{{"game":"{GAME}","event":{{"seq":{seq},"at":5,"fact":{{"resigned":{{"by":"black"}}}}}}}}}}"#
        )
    };
    for seq in [0, 1, 2] {
        timed.hear(&event(seq));
    }
    // An event after a gap doesn't count.
    timed.hear(&event(7));
    timed.send(r#"{"act":{"id":50,"game":"0123456789ab","ply":4,"action":"resign"}}"#);
    timed.orders();
    timed.close(1006);
    timed.check(&["50 lost"]);
    assert_eq!(timed.link.status(), LinkStatus::Reconnecting);
    // Messages wait for a connection, except actions in a game.
    timed.send(r#"{"take":{"id":51,"seek":"ba9876543210"}}"#);
    timed.send(r#"{"act":{"id":52,"game":"0123456789ab","ply":4,"action":"resign"}}"#);
    timed.wait_for_connect(500);
    timed.greet();
    let said = timed.orders();
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
    timed.send(r#"{"leave":{"game":"0123456789ab"}}"#);
    timed.send(r#"{"lobby":{"watch":false}}"#);
    timed.orders();
    timed.close(1012);
    timed.wait_for_connect(1000);
    timed.greet();
    let said = timed.orders();
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
    let mut timed = TimedLink::talking();
    let join = format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#);
    timed.send(&join);
    timed.check(&[&join]);
    let refused = r#"{"refused":{"code":"unavailable","why":"unavailable"}}"#;
    timed.hear(refused);
    timed.check(&[&format!("deliver {refused}")]);
    timed.pass(1_900);
    timed.check(&[]);
    timed.pass(200);
    timed.check(&[&join]);
    timed.pass(2_500);
    timed.check(&[]);
}

#[test]
fn pauses_grow_and_a_wake_ends_them() {
    let mut timed = TimedLink::new();
    timed.orders();
    let mut pauses = Vec::new();
    for _ in 0..7 {
        timed.close(1006);
        pauses.push(timed.wait_for_connect(16_000));
    }
    assert!(pauses[0] <= 450, "{pauses:?}");
    assert!(*pauses.last().unwrap() >= 2_500, "{pauses:?}");
    assert_eq!(timed.link.status(), LinkStatus::Reconnecting);
    timed.close(1006);
    timed.check(&[]);
    timed.link.wake(timed.at());
    timed.check(&["connect"]);
    // After a good connection, the next pause is short again.
    timed.greet();
    timed.orders();
    for id in 1..=15 {
        timed.pass(1_000);
        timed.hear(&format!(r#"{{"pong":{{"id":{id},"now":50000}}}}"#));
    }
    timed.orders();
    timed.close(1006);
    assert!(timed.wait_for_connect(500) <= 450);
}

#[test]
fn a_silent_connection_is_given_up() {
    #[track_caller]
    fn check(said: Option<&str>, silence: i64, is_given_up: bool) {
        let mut timed = TimedLink::talking();
        for id in 1..=4 {
            timed.hear(&format!(r#"{{"pong":{{"id":{id},"now":50000}}}}"#));
        }
        if let Some(text) = said {
            timed.send(text);
        }
        timed.orders();
        timed.pass(silence);
        let orders = timed.orders();
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
    let mut timed = TimedLink::talking();
    timed.pass(7_000);
    let orders = timed.orders();
    assert!(orders.contains(&"hang up".to_owned()), "{orders:?}");
    // After sleep, the connection is checked immediately.
    let mut timed = TimedLink::talking();
    timed.hear(r#"{"pong":{"id":1,"now":50000}}"#);
    timed.hear(r#"{"pong":{"id":2,"now":50000}}"#);
    timed.hear(r#"{"pong":{"id":3,"now":50000}}"#);
    timed.hear(r#"{"pong":{"id":4,"now":50000}}"#);
    timed.orders();
    timed.link.wake(timed.at());
    timed.check(&[r#"{"ping":{"id":5}}"#]);
}

#[test]
fn a_server_that_ends_says_when_to_come_back() {
    let mut timed = TimedLink::talking();
    timed.hear(r#"{"closing":{"retry":3000}}"#);
    timed.close(close::RESTART);
    let waited = timed.wait_for_connect(4_000);
    assert!((2_950..=3_500).contains(&waited), "{waited}");
}

#[test]
fn some_ends_are_for_good() {
    #[track_caller]
    fn check(end: impl Fn(&mut TimedLink), expected: LinkStatus) {
        let mut timed = TimedLink::talking();
        timed.send(r#"{"take":{"id":41,"seek":"ba9876543210"}}"#);
        timed.orders();
        end(&mut timed);
        assert_eq!(timed.link.status(), expected);
        timed.check(&["hang up", "41 lost"]);
        timed.pass(100_000);
        timed.link.wake(timed.at());
        timed.check(&[]);
    }
    check(|timed| timed.close(close::OUTDATED), LinkStatus::Outdated);
    check(
        |timed| timed.hear(&ServerMessage::Outdated { version: 3 }.encode()),
        LinkStatus::Outdated,
    );
    check(
        |timed| timed.close(close::BROKE_PROTOCOL),
        LinkStatus::Broken,
    );
}

#[test]
fn what_makes_no_sense_is_passed_over() {
    let mut timed = TimedLink::talking();
    timed.hear("what?");
    timed.hear(r#"{"news":{"of":"tomorrow"}}"#);
    timed.hear(WELCOME);
    let orders = timed.orders();
    assert_eq!(
        orders.len(),
        1,
        "a second welcome is only passed on: {orders:?}"
    );
    assert_eq!(timed.link.status(), LinkStatus::Online);
}

#[test]
fn somebody_else_connects_anew() {
    let mut timed = TimedLink::talking();
    timed.send(&format!(r#"{{"join":{{"game":"{GAME}","from":0}}}}"#));
    timed.orders();
    timed.link.renew(timed.at());
    timed.check(&["hang up", "connect"]);
    timed.greet();
    let orders = timed.orders();
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
    let mut timed = TimedLink::without_session();
    let mut wall = 1_700_000_000_000;
    timed.link.tick_after_sleep(timed.at(), wall);
    timed.check(&["open session 1"]);
    for (step, (event, expected)) in script.iter().enumerate() {
        match *event {
            Event::Session(attempt, result) => {
                let result = result.map(|()| me());
                timed.link.session_opened(attempt, result, timed.at());
            }
            Event::Opened => timed.link.opened(timed.at()),
            Event::Welcomed => timed.hear(WELCOME),
            Event::Closed(code) => timed.close(code),
            Event::Pass(millis) => {
                wall += millis;
                timed.now += millis;
                timed.link.tick_after_sleep(timed.at(), wall);
            }
            Event::Sleep(millis) => {
                wall += millis;
                timed.link.tick_after_sleep(timed.at(), wall);
            }
            Event::Wake => timed.link.wake(timed.at()),
            Event::LogIn => timed.link.renew_session(timed.at()),
            Event::Leave => timed.link.leave(),
            Event::ComeBack => timed.link.come_back(timed.at()),
        }
        let mut orders = timed.orders();
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
    let mut timed = TimedLink::without_session();
    let now = timed.at();
    timed.link.session_opened(1, Err(NoSession::NoGames), now);
    assert_eq!(timed.link.status(), LinkStatus::NoGames);
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
