//! Setup text reads back, and a refused text leaves the board unchanged.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::SetupText;
use rules::{Labels, Setup};

fuzz_target!(|text: &str| {
    let entries: SetupText = match text.parse() {
        Ok(entries) => entries,
        Err(error) => {
            // A long entry is quoted by its start.
            let quoted = error.entry.strip_suffix('…').unwrap_or(&error.entry);
            assert!(text.contains(quoted), "{error}");
            return;
        }
    };
    assert_eq!(entries.to_string().parse(), Ok(entries.clone()));

    let mut setup = Setup::empty();
    match entries.apply(&mut setup) {
        Ok(()) => {
            for labels in [Labels::Numbers, Labels::Letters] {
                let mut again = Setup::empty();
                SetupText::of(setup.board(), labels)
                    .apply(&mut again)
                    .expect("a board that was set up can be set up again");
                assert_eq!(again, setup);
            }
        }
        Err(error) => {
            assert_eq!(setup, Setup::empty(), "{error}");
            assert!((1..=entries.0.len()).contains(&error.ordinal), "{error}");
        }
    }
});
