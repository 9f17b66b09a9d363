//! An arbitrary log: replaying it gives a room or the place where it's broken.
//!
//! The input is the log as JSON, one event per line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use room::{Event, Room};

fuzz_target!(|text: &str| {
    let mut log: Vec<Event> = Vec::new();
    for line in text.lines() {
        let Ok(event) = serde_json::from_str::<Event>(line) else {
            continue;
        };
        let json = serde_json::to_string(&event).expect("an event can be written");
        let again: Event = serde_json::from_str(&json).expect("written text can be read back");
        assert_eq!(again, event);
        log.push(event);
    }
    match Room::replay(&log) {
        Ok(room) => {
            assert_eq!(room.next_seq(), log.len() as u64);
            assert_eq!(Some(room.last_at()), log.last().map(|event| event.at));
        }
        Err(broken) => {
            // Up to there the log is valid, and the event that breaks it changes nothing.
            let place = broken.seq as usize;
            let Some(event) = log.get(place) else {
                assert!(log.is_empty(), "{broken}");
                return;
            };
            if place > 0 {
                let before = Room::replay(&log[..place]).expect("only the next event is wrong");
                let mut after = before.clone();
                assert_eq!(after.apply(event), Err(broken));
                assert_eq!(after, before);
            }
        }
    }
});
