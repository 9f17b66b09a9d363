//! Messages of the DamExchange protocol: what can be read is written within the limits and reads the
//! same again.
#![no_main]

use dxp::{MAX_MESSAGE, Message};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(message) = Message::parse(bytes) else {
        return;
    };
    let text = message.to_string();
    assert!(text.len() <= MAX_MESSAGE && text.is_ascii(), "{text}");
    let again = Message::parse(text.as_bytes()).expect("it was written by us");
    assert_eq!(again.to_string(), text);
    // Only names and chat may change: what isn't ASCII or is too long.
    if !matches!(message, Message::Chat(_)) {
        assert_eq!(again, message, "{text}");
    }
});
