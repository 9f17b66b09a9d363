//! Client messages, as the server receives them: parsed or refused, and what is parsed can be
//! written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{ClientMessage, ServerMessage};

fuzz_target!(|text: &str| {
    if let Ok(message) = ClientMessage::decode(text) {
        let again =
            ClientMessage::decode(&message.encode()).expect("written text can be read back");
        assert_eq!(again, message);
    }
    if let Ok(message) = ServerMessage::decode(text) {
        let again =
            ServerMessage::decode(&message.encode()).expect("written text can be read back");
        assert_eq!(again, message);
    }
});
