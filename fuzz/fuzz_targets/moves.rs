//! Moves as text: what is written reads back, and every answer is a legal move or an explanation.
//!
//! The first line of the input is a FEN; each further line is a move to play from there.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Fen, WrittenMove, write_move};
use rules::{Labels, Position, RuleSet};

const RULES: RuleSet = RuleSet::OFFICIAL;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let fen = lines.next().and_then(|line| line.parse::<Fen>().ok());
    let Some(mut pos) = fen.and_then(|fen| fen.position().ok()) else {
        return;
    };
    legal_moves_read_back(&pos);
    for line in lines {
        let Ok(written) = line.parse::<WrittenMove>() else {
            continue;
        };
        assert_eq!(written.to_string().parse(), Ok(written.clone()));
        match written.resolve(&pos, RULES) {
            Ok(mv) => {
                pos = pos.play(mv).expect("a resolved move is legal");
                legal_moves_read_back(&pos);
            }
            Err(refusal) => {
                let legal = pos.moves();
                assert!(refusal.possible.iter().all(|mv| legal.contains(mv)));
                assert!(!refusal.to_string().is_empty());
            }
        }
    }
});

/// Each legal move is found again from its whole path and from its short text, in both spellings.
fn legal_moves_read_back(pos: &Position) {
    for mv in pos.moves() {
        assert_eq!(WrittenMove::from(mv).resolve(pos, RULES), Ok(mv));
        for labels in [Labels::Numbers, Labels::Letters] {
            let text = write_move(pos, RULES, mv, labels).to_string();
            let written: WrittenMove = text.parse().expect("written text can be read back");
            assert_eq!(written.resolve(pos, RULES), Ok(mv), "{text}");
        }
    }
}
