//! Written values read back unchanged.

use super::config;
use super::strategies::{board, color, labels, position, square};
use crownhead_notation::{DescriptorList, Fen, Picture, SetupText, WrittenMove, wire, write_move};
use proptest::collection::vec;
use proptest::prelude::*;
use rules::{Board, Coords, Labels, Move, Position, Reason, RuleSet, Setup, Square};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn fen(board in board(), turn in color()) {
        let fen = Fen { board, turn };
        prop_assert_eq!(fen.to_string().parse(), Ok(fen));
    }

    #[test]
    fn fen_with_ranges_in_another_order_and_case(board in board(), turn in color()) {
        let fen = Fen { board, turn };
        let (turn, sides) = fen.to_string().split_once(':').map(owned).unwrap();
        let (white, black) = sides.split_once(':').map(owned).unwrap();
        let text = format!(" {turn} : {} : {} :H0 . ", in_ranges(&black), in_ranges(&white));
        prop_assert_eq!(text.to_lowercase().parse(), Ok(fen), "{}", text);
    }

    #[test]
    fn picture(board in board(), bottom in color()) {
        for picture in [Picture::plain(&board), Picture::labelled(&board, bottom)] {
            prop_assert_eq!(picture.to_string().parse(), Ok(picture));
        }
    }

    #[test]
    fn descriptors(board in board()) {
        let list = DescriptorList::from(&board);
        let read = DescriptorList::from_json(&list.to_json()).unwrap();
        prop_assert_eq!(&read, &list);
        prop_assert_eq!(Board::try_from(&read), Ok(board));
    }

    #[test]
    fn setup_text(pos in position(), labels in labels()) {
        let text = SetupText::of(pos.board(), labels);
        let read: SetupText = text.to_string().parse().unwrap();
        prop_assert_eq!(&read, &text);
        let mut setup = Setup::empty();
        setup.choose_turn(pos.turn());
        prop_assert_eq!(read.apply(&mut setup), Ok(()));
        prop_assert_eq!(setup.finish(), Ok(pos));
    }

    #[test]
    fn bytes_of_boards(board in board(), turn in color()) {
        let bytes = wire::encode_board(&board, turn);
        prop_assert_eq!(wire::decode_board(&bytes), Ok((board, turn)));
    }

    #[test]
    fn bytes_of_positions_and_their_moves(pos in position()) {
        prop_assert_eq!(wire::decode_position(&wire::encode_position(&pos)), Ok(pos));
        for mv in pos.moves() {
            prop_assert_eq!(wire::decode_move(&wire::encode_move(mv)), Ok(mv));
        }
    }

    #[test]
    fn legal_moves(pos in position(), labels in labels()) {
        for mv in pos.moves() {
            let short = write_move(&pos, RuleSet::OFFICIAL, mv, labels).to_string();
            prop_assert_eq!(resolve(&pos, &short), Ok(mv));
            let full = mv.text(labels).to_string();
            prop_assert_eq!(resolve(&pos, &full), Ok(mv));
            prop_assert_eq!(full.parse(), Ok(WrittenMove::from(mv)));
            // The ends alone mean this move, or are ambiguous. If they spell the whole path of a
            // move, they mean that one.
            let ends = format!("{}x{}", mv.from(), mv.to());
            match resolve(&pos, &ends) {
                Ok(found) => prop_assert!(found == mv || found.path().len() == 2),
                Err(reason) => {
                    prop_assert_eq!(reason, Reason::Ambiguous);
                    prop_assert_eq!(short, full);
                }
            }
        }
    }

    /// The fast search in `resolve` agrees with `Position::attempt`.
    #[test]
    fn written_moves(pos in position(), squares in vec(square(), 2..5)) {
        agrees_with_attempt(&pos, &squares)?;
        // Random squares rarely match, but parts of legal paths often do.
        for mv in pos.moves() {
            let path = mv.path();
            for left_out in 0..path.len() {
                let mut part = path.clone();
                part.remove(left_out);
                if part.len() >= 2 {
                    agrees_with_attempt(&pos, &part)?;
                }
            }
        }
    }
}

fn agrees_with_attempt(pos: &Position, squares: &[Square]) -> Result<(), TestCaseError> {
    let text: Vec<String> = squares.iter().map(Square::to_string).collect();
    let written: WrittenMove = text.join("-").parse().expect("squares make a move");
    prop_assert_eq!(written.squares(), squares);
    let path: Vec<Coords> = squares.iter().map(|square| square.coords()).collect();
    for rules in [
        RuleSet::OFFICIAL,
        RuleSet {
            kings_safe_from_men: true,
        },
    ] {
        prop_assert_eq!(
            written.resolve(pos, rules),
            pos.attempt(rules, pos.turn(), &path)
        );
    }
    Ok(())
}

fn resolve(pos: &Position, text: &str) -> Result<Move, Reason> {
    let written: WrittenMove = text.parse().expect("the written text is a move");
    written
        .resolve(pos, RuleSet::OFFICIAL)
        .map_err(|refusal| refusal.reason)
}

fn owned((a, b): (&str, &str)) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

/// One side of a FEN, with runs of the same kind of piece written as ranges: `W21,22,K30` as
/// `W21-22,K30`.
fn in_ranges(side: &str) -> String {
    let (color, list) = side.split_at(1);
    let mut ranges: Vec<(bool, u8, u8)> = Vec::new();
    for entry in list.split(',').filter(|entry| !entry.is_empty()) {
        let king = entry.starts_with('K');
        let number = entry.trim_start_matches('K');
        let number: u8 = number.parse().expect("FEN lists numbers");
        match ranges.last_mut() {
            Some((kind, _, last)) if *kind == king && *last + 1 == number => *last = number,
            _ => ranges.push((king, number, number)),
        }
    }
    let texts: Vec<String> = ranges
        .iter()
        .rev()
        .map(|(king, first, last)| format!("{} {first}-{last}", if *king { "K" } else { "" }))
        .collect();
    format!("{color}{}", texts.join(" , "))
}

#[test]
fn ranges_are_what_the_property_says() {
    assert_eq!(in_ranges("W21,22,K30"), "WK 30-30 ,  21-22");
    assert_eq!(in_ranges("B"), "B");
}

/// The labels of a written move don't matter, even if mixed.
#[test]
fn mixed_labels() {
    for (mv, labels) in Position::START
        .moves()
        .iter()
        .zip([Labels::Numbers, Labels::Letters].iter().cycle())
    {
        let text = format!("{}-{}", mv.from().label(*labels), mv.to());
        assert_eq!(resolve(&Position::START, &text), Ok(*mv));
    }
}
