//! Tables loaded as bytes at run time, as a web page does. These tests also run in WebAssembly.

use crownhead_tablebase::embedded::Bundle;
use crownhead_tablebase::{Slice, Tablebase, Wld};
use rules::Position;
use testkit::{Dice, position};

/// What a page does: it finds out which files a position needs, and loads the missing ones.
#[derive(Default)]
struct Page {
    loaded: Vec<Bundle>,
    tablebase: Option<Tablebase>,
}

impl Page {
    fn tablebase_for(&mut self, pos: &Position) -> &Tablebase {
        let tablebase = self.tablebase.get_or_insert_with(Tablebase::empty);
        for &bundle in Bundle::needed_for(pos) {
            if !self.loaded.contains(&bundle) {
                let fetched = bundle.bytes().to_vec();
                tablebase.add_bytes(bundle.file_name(), fetched).unwrap();
                self.loaded.push(bundle);
            }
        }
        tablebase
    }
}

#[test]
fn a_page_loads_what_a_position_needs() {
    let mut page = Page::default();
    let mut dice = Dice::new(11);
    let whole = Tablebase::embedded();
    for pieces in 2..=6 {
        for _ in 0..60 {
            let slice = *dice.pick(&Slice::with_pieces(pieces)).unwrap();
            let pos = slice.position(dice.bits(), dice.bits());
            let answer = page.tablebase_for(&pos).probe_moves(&pos);
            assert_eq!(answer, whole.probe_moves(&pos), "{pos:?}");
            assert!(pieces > 5 || answer.is_some(), "{pos:?}");
        }
        let expected = match pieces {
            ..=4 => &[Bundle::TwoToFour][..],
            _ => &Bundle::ALL,
        };
        assert_eq!(page.loaded, expected);
    }
}

#[test]
fn every_move_has_a_verdict_for_the_side_that_makes_it() {
    let tablebase = Tablebase::embedded();
    let told = |fen: &str| -> Vec<String> {
        let moves = tablebase.probe_moves(&position(fen)).unwrap();
        moves
            .into_iter()
            .map(|(mv, verdict)| format!("{mv} {verdict}"))
            .collect()
    };
    assert_eq!(
        told("B:WK6,K7:BK30"),
        ["30-26 loss in 26", "30-25 loss in 10"]
    );
    assert_eq!(told("W:W5:B1"), [""; 0]);
}

#[test]
fn damaged_bytes_are_refused_and_what_is_sound_stays() {
    let mut tablebase = Tablebase::empty();
    let mut bytes = Bundle::TwoToFour.bytes().to_vec();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    let refused = tablebase.add_bytes("endgames-2-4.cheg", bytes);
    assert_eq!(
        refused.unwrap_err().to_string(),
        "endgames-2-4.cheg is left out: the body is damaged"
    );
    let kings = position("B:WK6:BK30");
    assert_eq!(tablebase.probe_result(&kings), Some(Wld::Draw));
    assert!(
        tablebase
            .add_bytes("a page", &b"<!doctype html>"[..])
            .is_err()
    );
}
