//! A list of descriptors reads back as JSON, and its board gives the same list.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::DescriptorList;
use rules::Board;

fuzz_target!(|json: &str| {
    let Ok(mut list) = DescriptorList::from_json(json) else {
        return;
    };
    let again = DescriptorList::from_json(&list.to_json());
    assert_eq!(again.expect("written text can be read back"), list);

    match Board::try_from(&list) {
        Ok(board) => {
            list.0.sort();
            assert_eq!(DescriptorList::from(&board), list);
        }
        Err(error) => assert!((1..=list.0.len()).contains(&error.entry), "{error}"),
    }
});
