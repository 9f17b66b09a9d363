//! Untrusted logs: impossible events are found, with their position.

use crownhead_room::{Command, Event, Room, Status};

/// The first event of every log here.
const OPENED: &str = r#"{"seq":0,"at":0,"fact":{"opened":{
    "seats":{
        "black":{"name":"Ann","player":"human"},
        "white":{"name":"Crownhead","player":{"engine":{"level":3}}}},
    "rules":{"kings_safe_from_men":false},
    "start":{"turn":"black","black":[1,2,3,4,5,6,7,8,9,10,11,12],
             "white":[21,22,23,24,25,26,27,28,29,30,31,32],"kings":[]},
    "opening":[[11,15],[23,19]],
    "time":{"per_turn":{"limit":10000}},
    "take_backs":"by_consent",
    "disconnect_grace":30000,
    "max_lag_credit":500}}}"#;

/// Replays a log of the first event and these events, and compares the error, if one is expected.
#[track_caller]
fn check(events: &[&str], expected: Option<&str>) {
    let texts = [OPENED].into_iter().chain(events.iter().copied());
    replay(texts, expected);
}

#[track_caller]
fn replay<'a>(texts: impl IntoIterator<Item = &'a str>, expected: Option<&str>) {
    let log: Vec<Event> = texts
        .into_iter()
        .map(|text| serde_json::from_str(text).unwrap())
        .collect();
    let error = Room::replay(&log).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), expected);
}

const MOVED: &str = r#"{"seq":1,"at":1000,"fact":{"moved":{"by":"black","move":[8,11]}}}"#;

#[test]
fn a_sound_log_is_replayed() {
    check(&[], None);
    check(
        &[
            r#"{"seq":1,"at":1000,"fact":{"moved":{"by":"black","move":[8,11],"credit":500}}}"#,
            r#"{"seq":2,"at":1000,"fact":{"proposed":{"by":"black","proposal":"draw"}}}"#,
            r#"{"seq":3,"at":11000,"fact":{"flag_fell":{"seat":"white"}}}"#,
            r#"{"seq":4,"at":12000,"fact":{"disconnected":{"seat":"white"}}}"#,
            r#"{"seq":5,"at":13000,"fact":{"proposed":{"by":"black","proposal":"rematch"}}}"#,
            r#"{"seq":6,"at":13000,"fact":{"reconnected":{"seat":"white"}}}"#,
            r#"{"seq":7,"at":14000,"fact":{"accepted":{"by":"white","proposal":"rematch"}}}"#,
        ],
        None,
    );
}

#[test]
fn a_log_that_does_not_begin_with_the_beginning() {
    replay([], Some("event 0: the log is empty"));
    replay(
        [&MOVED.replacen("\"seq\":1", "\"seq\":0", 1)[..]],
        Some("event 0: a log begins with the opening of the room"),
    );
    let late = OPENED.replacen("\"seq\":0", "\"seq\":7", 1);
    replay(
        [&late[..]],
        Some("event 0: found the sequence number 7 here"),
    );
}

#[test]
fn terms_that_make_no_sense() {
    let timeless = OPENED.replace("{\"limit\":10000}", "{\"limit\":0}");
    replay(
        [&timeless[..]],
        Some("event 0: the clocks must show more than zero at the start"),
    );
    let illegal = OPENED.replace("[23,19]", "[19,15]");
    replay(
        [&illegal[..]],
        Some("event 0: 19-15, move 2 of the opening, is not legal"),
    );
}

#[test]
fn gaps_and_times_that_go_back() {
    let second = |text: &str| MOVED.replacen("\"seq\":1", text, 1);
    check(
        &[&second("\"seq\":2")],
        Some("event 1: found the sequence number 2 here"),
    );
    check(
        &[MOVED, MOVED],
        Some("event 2: found the sequence number 1 here"),
    );
    check(
        &[
            MOVED,
            r#"{"seq":2,"at":999,"fact":{"disconnected":{"seat":"white"}}}"#,
        ],
        Some("event 2: it is older than the event before it"),
    );
}

#[test]
fn what_could_not_have_happened() {
    #[track_caller]
    fn check_fact(at: u64, fact: &str, sentence: &str) {
        let event = format!(r#"{{"seq":2,"at":{at},"fact":{fact}}}"#);
        let expected = format!("event 2: this couldn't have happened: {sentence}");
        check(&[MOVED, &event], Some(&expected));
    }
    check_fact(
        2000,
        r#"{"moved":{"by":"black","move":[4,8]}}"#,
        "it's White's turn",
    );
    check_fact(
        2000,
        r#"{"moved":{"by":"white","move":[22,15]}}"#,
        "there's already a piece on 15; possible: 22-17, 22-18",
    );
    check_fact(
        2000,
        r#"{"moved":{"by":"white","move":[22,17],"credit":501}}"#,
        "the lag credit is more than the terms allow",
    );
    check_fact(
        1100,
        r#"{"moved":{"by":"white","move":[22,17],"credit":101}}"#,
        "the lag credit is more than the terms allow",
    );
    check_fact(
        11_000,
        r#"{"moved":{"by":"white","move":[22,17]}}"#,
        "the time was up before this",
    );
    check_fact(
        11_500,
        r#"{"resigned":{"by":"black"}}"#,
        "the time was up before this",
    );
    for (at, seat) in [(10_999, "white"), (11_001, "white"), (11_000, "black")] {
        check_fact(
            at,
            &format!(r#"{{"flag_fell":{{"seat":"{seat}"}}}}"#),
            "the flag didn't fall at this time",
        );
    }
    check_fact(
        2000,
        r#"{"taken_back":{"by":"black","plies":1}}"#,
        "the opponent has to agree to a take-back",
    );
    check_fact(
        2000,
        r#"{"accepted":{"by":"white","proposal":"draw"}}"#,
        "the opponent hasn't offered a draw",
    );
    check_fact(
        2000,
        r#"{"reconnected":{"seat":"white"}}"#,
        "White is already here",
    );
    let opened = OPENED
        .split_once(r#""fact":"#)
        .map(|(_, fact)| &fact[..fact.len() - 1])
        .unwrap();
    check_fact(2000, opened, "the game has already started");
}

#[test]
fn nothing_happens_after_the_end_but_talk_and_leaving() {
    let resigned = r#"{"seq":1,"at":1000,"fact":{"resigned":{"by":"black"}}}"#;
    let over = "event 2: this couldn't have happened: the game is over: White wins: Black resigned";
    for fact in [
        r#"{"moved":{"by":"black","move":[8,11]}}"#,
        r#"{"resigned":{"by":"white"}}"#,
        r#"{"proposed":{"by":"white","proposal":"draw"}}"#,
        r#"{"draw_claimed":{"by":"white"}}"#,
        r#"{"abandonment_claimed":{"by":"white"}}"#,
        r#"{"aborted":{"by":"white"}}"#,
        r#"{"flag_fell":{"seat":"black"}}"#,
    ] {
        let event = format!(r#"{{"seq":2,"at":2000,"fact":{fact}}}"#);
        check(&[resigned, &event], Some(over));
    }
    for fact in [
        r#"{"disconnected":{"seat":"white"}}"#,
        r#"{"proposed":{"by":"white","proposal":"rematch"}}"#,
    ] {
        let event = format!(r#"{{"seq":2,"at":2000,"fact":{fact}}}"#);
        check(&[resigned, &event], None);
    }
}

/// A JSON block in the section on logs, by its number.
fn example(number: usize) -> &'static str {
    let page = include_str!("../../../../docs/formats.md");
    let section = page.split("\n## Logs of rooms\n").nth(1).unwrap();
    let block = section.split("```json\n").nth(number).unwrap();
    block.split("```").next().unwrap()
}

#[test]
fn the_examples_in_the_documentation_are_right() {
    let same = |text: &str, again: serde_json::Value| {
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(value, again);
    };
    let log: Vec<Event> = serde_json::from_str(example(1)).unwrap();
    same(example(1), serde_json::to_value(&log).unwrap());
    assert!(matches!(
        Room::replay(&log).unwrap().status(),
        Status::Over(_)
    ));
    let commands: Vec<Command> = serde_json::from_str(example(2)).unwrap();
    same(example(2), serde_json::to_value(&commands).unwrap());
}
