//! The tables compared with a solver that shares nothing with them: the oracle's rules, one
//! position at a time, pass after pass until nothing changes.

use std::collections::HashMap;

use crownhead_tablebase::{Slice, Tablebase, Verdict, Wld, position_count};
use oracle::{OracleBoard, OracleColor};
use rules::{Board, Color, Piece, Position};
use testkit::{Dice, oracle_board, square};

/// Square numbers and piece letters, in order of squares. Black is to move.
type Pieces = Vec<(u8, char)>;

/// Every board with this many pieces. Men aren't on their crown rows.
fn boards(pieces: usize) -> Vec<Pieces> {
    let mut boards = vec![Vec::new()];
    for _ in 0..pieces {
        boards = boards
            .iter()
            .flat_map(|board: &Pieces| {
                let first = board.last().map_or(1, |&(number, _)| number + 1);
                (first..=32).flat_map(move |number| {
                    let letters = match number {
                        1..=4 => "bBW",
                        29..=32 => "BwW",
                        _ => "bBwW",
                    };
                    letters
                        .chars()
                        .map(move |letter| [board.as_slice(), &[(number, letter)]].concat())
                })
            })
            .collect();
    }
    boards
}

/// The position after each legal move, rotated so that Black is to move again.
fn successors(pieces: &Pieces) -> Vec<Pieces> {
    let board = OracleBoard::from_pieces(pieces, OracleColor::Black).unwrap();
    board
        .legal_moves()
        .iter()
        .map(|path| board.play(path).unwrap().turned().to_pieces())
        .collect()
}

/// All boards with up to `most` pieces, with the distance of those that are decided.
///
/// A position is lost in `n` plies if the last of its moves leads to a win in `n - 1`, and won in
/// `n` if the first of its moves leads to a loss in `n - 1`.
fn solve(most: usize) -> HashMap<Pieces, Option<u8>> {
    let boards: Vec<Pieces> = (0..=most).flat_map(boards).collect();
    let numbers: HashMap<&Pieces, usize> = boards.iter().zip(0..).collect();
    let numbers_after = |board: &Pieces| -> Vec<usize> {
        successors(board)
            .iter()
            .map(|after| numbers[after])
            .collect()
    };
    // The oracle is slow, so use all cores.
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let successors: Vec<Vec<usize>> = std::thread::scope(|scope| {
        let parts: Vec<_> = boards
            .chunks(boards.len().div_ceil(threads))
            .map(|part| scope.spawn(|| part.iter().map(numbers_after).collect::<Vec<_>>()))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap())
            .collect()
    });
    let mut plies: Vec<Option<u8>> = vec![None; boards.len()];
    for distance in 0..=u8::MAX {
        let mut found = Vec::new();
        for (number, moves) in successors.iter().enumerate() {
            let is_odd = |plies: Option<u8>| plies.is_some_and(|plies| plies % 2 == 1);
            let is_decided = if distance % 2 == 0 {
                moves.iter().all(|&after| is_odd(plies[after]))
            } else {
                moves
                    .iter()
                    .any(|&after| plies[after] == Some(distance - 1))
            };
            if plies[number].is_none() && is_decided {
                found.push(number);
            }
        }
        // After a pass without a new loss and one without a new win, nothing can change.
        if found.is_empty() && !plies.contains(&distance.checked_sub(1)) {
            break;
        }
        for number in found {
            plies[number] = Some(distance);
        }
    }
    boards.iter().cloned().zip(plies).collect()
}

fn position(pieces: &Pieces, turn: Color) -> Position {
    let board: Board = pieces
        .iter()
        .map(|&(number, letter)| {
            let color = if letter.eq_ignore_ascii_case(&'b') {
                Color::Black
            } else {
                Color::White
            };
            let is_king = letter.is_ascii_uppercase();
            let piece = if is_king {
                Piece::king(color)
            } else {
                Piece::man(color)
            };
            (square(number), piece)
        })
        .collect();
    Position::new(board, turn).unwrap()
}

fn verdict(plies: Option<u8>) -> Verdict {
    Verdict {
        result: match plies {
            None => Wld::Draw,
            Some(plies) if plies % 2 == 0 => Wld::Loss,
            Some(_) => Wld::Win,
        },
        plies,
    }
}

#[test]
fn every_position_with_two_or_three_pieces() {
    let tablebase = Tablebase::embedded();
    let mut counts = [0; 4];
    for (pieces, plies) in solve(3) {
        counts[pieces.len()] += 1;
        let has = |letter: char| pieces.iter().any(|(_, l)| l.eq_ignore_ascii_case(&letter));
        if !has('b') || !has('w') {
            // The side without pieces has lost, no matter whose turn it is.
            continue;
        }
        let pos = position(&pieces, Color::Black);
        assert_eq!(tablebase.probe(&pos), Some(verdict(plies)), "{pieces:?}");
        let swapped = tablebase.probe_result(&pos.swapped());
        assert_eq!(swapped, Some(verdict(plies).result), "{pieces:?}");
    }
    assert_eq!(counts[2..], [position_count(2), position_count(3)]);
}

/// The value of a position from the oracle's moves and the tables' values after them.
fn by_the_oracle(pos: &Position, tablebase: &Tablebase) -> Verdict {
    let board = oracle_board(pos);
    board
        .legal_moves()
        .iter()
        .map(|path| {
            let after = board.play(path).unwrap();
            let after = position(&after.to_pieces(), pos.turn().opponent());
            tablebase.probe(&after).unwrap().one_ply_earlier()
        })
        .max_by_key(|verdict| verdict.rank())
        .unwrap_or(verdict(Some(0)))
}

#[test]
fn many_positions_with_four_pieces() {
    let tablebase = Tablebase::embedded();
    let mut dice = Dice::new(4);
    for slice in Slice::with_pieces(4) {
        for _ in 0..1_500 {
            let pos = slice.position(dice.bits(), dice.bits());
            let found = tablebase.probe(&pos);
            assert_eq!(found, Some(by_the_oracle(&pos, &tablebase)), "{pos:?}");
        }
    }
}

/// The distance of a win in at most `depth` plies, found by exhaustive search.
fn search(board: &OracleBoard, depth: u8) -> Option<u8> {
    let mut slowest_loss = Some(0);
    let mut quickest_win = None;
    for path in board.legal_moves() {
        let after = if depth == 0 {
            None
        } else {
            search(&board.play(&path).unwrap(), depth - 1)
        };
        match after {
            Some(plies) if plies % 2 == 0 => {
                quickest_win = Some(quickest_win.map_or(plies + 1, |best: u8| best.min(plies + 1)));
            }
            Some(plies) => slowest_loss = slowest_loss.map(|worst| worst.max(plies + 1)),
            None => slowest_loss = None,
        }
    }
    quickest_win.or(slowest_loss)
}

#[test]
fn short_wins_with_four_pieces_by_trying_everything() {
    const DEPTH: u8 = 5;
    let tablebase = Tablebase::embedded();
    let mut dice = Dice::new(44);
    let mut decided = 0;
    for slice in Slice::with_pieces(4) {
        for _ in 0..100 {
            let pos = slice.position(dice.bits(), dice.bits());
            let plies = tablebase.probe(&pos).unwrap().plies;
            let expected = plies.filter(|&plies| plies <= DEPTH);
            assert_eq!(search(&oracle_board(&pos), DEPTH), expected, "{pos:?}");
            decided += usize::from(expected.is_some());
        }
    }
    assert!(decided > 100);
}
