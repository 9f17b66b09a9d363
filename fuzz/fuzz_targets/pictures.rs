//! A picture that is read and drawn again reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::Picture;

fuzz_target!(|text: &str| {
    match text.parse::<Picture>() {
        Ok(picture) => assert_eq!(picture.to_string().parse(), Ok(picture)),
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1);
            assert!(error.line <= text.lines().count() + 1, "{error}");
        }
    }
});
