//! Pieces keep their identities, and animations lead to the right board.

use board_ui::{Change, Glide, Hand, MoveInput, Pace, PieceId, TrackedPiece, TrackedPieces};
use proptest::prelude::*;
use rules::{Board, Game, Move, Piece, Position, RuleSet, Square};
use std::collections::{BTreeMap, BTreeSet};
use testkit::{Dice, position, random_game_positions, scattered_position, square};

fn by_id(pieces: &TrackedPieces) -> BTreeMap<PieceId, TrackedPiece> {
    pieces.iter().map(|piece| (piece.id, piece)).collect()
}

/// Applies the changes by hand and compares the result.
#[track_caller]
fn check_changes(before: &TrackedPieces, glide: &Glide, after: &TrackedPieces, board: &Board) {
    assert_eq!(after.board(), *board);
    let mut seen = by_id(before);
    for change in &glide.changes {
        match change {
            Change::Travel { id, stops } => {
                let piece = seen.get_mut(id).expect("a moving piece was there");
                assert_eq!(stops[0].square, piece.square);
                assert_eq!((stops[0].at, stops[stops.len() - 1].at), (0.0, 1.0));
                assert!(stops.windows(2).all(|pair| pair[0].at < pair[1].at));
                piece.square = stops[stops.len() - 1].square;
            }
            Change::Turn { id, into, at } => {
                assert!((0.0..=1.0).contains(at));
                seen.get_mut(id).expect("a turning piece was there").piece = *into;
            }
            Change::Leave {
                id,
                piece,
                square,
                at,
            } => {
                assert!((0.0..=1.0).contains(at));
                let gone = seen.remove(id).expect("a leaving piece was there");
                assert_eq!((gone.piece, gone.square), (*piece, *square));
            }
            Change::Enter { id, at } => {
                assert!((0.0..=1.0).contains(at));
                let entered = by_id(after)[id];
                assert_eq!(seen.insert(*id, entered), None);
            }
        }
    }
    assert_eq!(seen, by_id(after));
    let squares: BTreeSet<Square> = after.iter().map(|piece| piece.square).collect();
    assert_eq!(squares.len(), after.iter().len());
    assert_eq!(glide.is_still(), glide.millis == 0);
}

fn play(pieces: &mut TrackedPieces, mv: Move, after: &Position) -> Glide {
    let before = pieces.clone();
    let glide = pieces.play(mv, after.board(), Pace::NORMAL);
    check_changes(&before, &glide, pieces, after.board());
    glide
}

/// A game of random moves from a random position.
fn games() -> impl Strategy<Value = Game> {
    any::<u64>().prop_map(|seed| {
        let mut dice = Dice::new(seed);
        let start = if dice.below(2) == 0 {
            scattered_position(&mut dice)
        } else {
            Position::START
        };
        let mut game = Game::from_position(start, RuleSet::OFFICIAL);
        while let Some(&mv) = dice.pick(&game.legal_moves()) {
            game.play(mv).expect("the move is legal");
            if game.moves().len() == 150 {
                break;
            }
        }
        game
    })
}

proptest! {
    #[test]
    fn identities_are_kept_through_a_game_and_back(game in games()) {
        let mut pieces = TrackedPieces::new(game.start().board());
        let mut seen = vec![by_id(&pieces)];
        for (ply, &mv) in game.moves().iter().enumerate() {
            let mover = pieces.at(mv.from()).expect("the moving piece is there").id;
            play(&mut pieces, mv, &game.positions()[ply + 1]);
            prop_assert_eq!(pieces.at(mv.to()).map(|piece| piece.id), Some(mover));
            // A piece that didn't move and wasn't captured stays where it was.
            for (id, piece) in &seen[ply] {
                if *id != mover && !mv.captured().contains(piece.square) {
                    prop_assert_eq!(by_id(&pieces).get(id).copied(), Some(*piece));
                }
            }
            seen.push(by_id(&pieces));
        }
        for (ply, &mv) in game.moves().iter().enumerate().rev() {
            let before = pieces.clone();
            let board = game.positions()[ply].board();
            let glide = pieces.take_back(mv, board, Pace::NORMAL);
            check_changes(&before, &glide, &pieces, board);
            // Captured pieces get their identities back.
            prop_assert_eq!(by_id(&pieces), seen[ply].clone());
        }
    }

    #[test]
    fn any_board_can_be_shown_after_any_other(seeds in prop::collection::vec(any::<u64>(), 2..12)) {
        let mut pieces = TrackedPieces::new(&Board::EMPTY);
        for seed in seeds {
            let mut dice = Dice::new(seed);
            let board = match dice.below(3) {
                0 => Board::EMPTY,
                1 => *scattered_position(&mut dice).board(),
                _ => {
                    let all = random_game_positions(&mut dice, RuleSet::OFFICIAL, 60);
                    *dice.pick(&all).expect("a game has at least one position").board()
                }
            };
            let before = pieces.clone();
            let glide = pieces.show(&board, Pace::NORMAL);
            check_changes(&before, &glide, &pieces, &board);
            prop_assert!(pieces.show(&board, Pace::NORMAL).is_still());
        }
    }

    /// A capture that's entered step by step is shown step by step, and the piece keeps its
    /// identity.
    #[test]
    fn a_piece_on_its_way_stays_itself(seed: u64) {
        let pos = scattered_position(&mut Dice::new(seed));
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        for mv in game.legal_moves() {
            let mut pieces = TrackedPieces::new(pos.board());
            let mover = pieces.at(mv.from()).expect("the moving piece is there").id;
            let mut input = MoveInput::new(&game, Hand::WhoeverIsToMove);
            let path = mv.path();
            for square in &path[..path.len() - 1] {
                let _ = input.press(*square);
                let before = pieces.clone();
                let glide = pieces.show(&input.board(), Pace::NORMAL);
                check_changes(&before, &glide, &pieces, &input.board());
            }
            play(&mut pieces, mv, &pos.play(mv).expect("the move is legal"));
            prop_assert_eq!(pieces.at(mv.to()).map(|piece| piece.id), Some(mover));
        }
    }
}

#[test]
fn a_capture_takes_its_pieces_one_after_the_other() {
    let before = position("W:W14,32:B9,2,12");
    let mut pieces = TrackedPieces::new(before.board());
    let mv = before.moves()[0];
    assert_eq!(mv.to_string(), "14x5");
    let glide = play(&mut pieces, mv, &before.play_unchecked(mv));
    assert_eq!((glide.millis, glide.changes.len()), (150, 2));

    let before = position("W:W22,32:B18,10,12");
    let mut pieces = TrackedPieces::new(before.board());
    let mv = before.moves()[0];
    assert_eq!(mv.to_string(), "22x15x6");
    let after = before.play_unchecked(mv);
    let glide = play(&mut pieces, mv, &after);
    assert_eq!(glide.millis, 250);
    let times: Vec<(Square, f32)> = glide
        .changes
        .iter()
        .filter_map(|change| match change {
            Change::Leave { square, at, .. } => Some((*square, *at)),
            _ => None,
        })
        .collect();
    assert_eq!(times, [(square(18), 0.25), (square(10), 0.75)]);
}

#[test]
fn a_man_is_crowned_when_it_arrives_and_a_man_again_when_it_goes_back() {
    let before = position("W:W6,32:B12");
    let mv = *before
        .moves()
        .iter()
        .find(|mv| mv.to() == square(1))
        .expect("6-1 is legal");
    let mut pieces = TrackedPieces::new(before.board());
    let glide = play(&mut pieces, mv, &before.play_unchecked(mv));
    let white = before.turn();
    assert!(matches!(
        glide.changes[..],
        [Change::Travel { .. }, Change::Turn { into, at: 1.0, .. }] if into == Piece::king(white)
    ));
    let glide = pieces.take_back(mv, before.board(), Pace::STILL);
    assert_eq!(glide.millis, 0);
    assert!(matches!(
        glide.changes[..],
        [Change::Turn { into, at: 0.0, .. }, Change::Travel { .. }] if into == Piece::man(white)
    ));
}

#[test]
fn hops_after_the_first_are_faster() {
    let pace = Pace { hop_millis: 150 };
    assert_eq!(
        [1, 2, 3, 9].map(|hops| pace.millis(hops)),
        [150, 250, 350, 950]
    );
    assert_eq!(Pace::STILL.millis(9), 0);
}

#[test]
fn a_new_game_appears_piece_by_piece() {
    let board = Position::START.board();
    let (pieces, glide) = TrackedPieces::deal(board, Pace::NORMAL);
    let nothing = TrackedPieces::new(&Board::EMPTY);
    check_changes(&nothing, &glide, &pieces, board);
    assert_eq!((glide.millis, glide.changes.len()), (450, 24));
    let at = |change: &Change| match change {
        Change::Enter { at, .. } => *at,
        other => panic!("{other:?}"),
    };
    assert!(glide.changes.iter().map(at).is_sorted());
}
