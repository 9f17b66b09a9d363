//! A FEN that's read and written reads the same, and an error points into the text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::Fen;

fuzz_target!(|text: &str| {
    match text.parse::<Fen>() {
        Ok(fen) => {
            let written = fen.to_string();
            assert_eq!(written.parse(), Ok(fen), "{written}");
            match fen.position() {
                Ok(pos) => assert_eq!(Fen::from(&pos), fen),
                Err(problems) => assert!(!problems.to_string().is_empty()),
            }
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.at), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
});
