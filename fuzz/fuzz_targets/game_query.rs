//! A client's game query: parsed or refused, and what is parsed can be written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::GameQuery;

fuzz_target!(|text: &str| {
    match GameQuery::decode(text) {
        Ok(query) => {
            let written = query.encode();
            assert_eq!(GameQuery::decode(&written).as_ref(), Ok(&query));
            assert_eq!(query.encode(), written);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
