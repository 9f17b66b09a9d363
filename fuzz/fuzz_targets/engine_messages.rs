//! A message to or from the engine's worker: it's parsed or refused, and what is parsed is written
//! the same.
#![no_main]

use engine_link::{FromWorker, Request, ToWorker};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match ToWorker::from_json(text) {
        Ok(message) => {
            let json = message.to_json();
            assert_eq!(ToWorker::from_json(&json).as_ref(), Ok(&message));
            // A game is played through, or the unplayable move is reported.
            if let Request::Probe { game }
            | Request::Play { game, .. }
            | Request::Analyse { game, .. }
            | Request::Hint { game, .. } = &message.request
            {
                match game.game() {
                    Ok(played) => assert_eq!(played.moves(), game.moves),
                    Err(broken) => assert_eq!(game.moves.get(broken.ply), Some(&broken.mv)),
                }
            }
        }
        Err(error) => assert!(!error.fault.to_string().is_empty()),
    }
    if let Ok(message) = FromWorker::from_json(text) {
        assert_eq!(FromWorker::from_json(&message.to_json()), Ok(message));
    }
});
