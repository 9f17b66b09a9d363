//! Endings played to the end: the table's best move against the table's best defense.

use crownhead_tablebase::{Slice, Tablebase, Verdict, Wld};
use rules::{Move, Position};
use testkit::Dice;

/// A few positions of every slice with 2 to 4 pieces.
fn positions(seed: u64, of_each: usize) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    (2..=4)
        .flat_map(Slice::with_pieces)
        .flat_map(|slice| (0..of_each).map(move |_| slice))
        .map(|slice| slice.position(dice.bits(), dice.bits()))
        .collect()
}

fn best_move(tablebase: &Tablebase, pos: &Position) -> Option<(Move, Verdict)> {
    tablebase.probe_moves(pos).unwrap().first().copied()
}

#[test]
fn won_endings_are_won_in_the_distance_of_the_table() {
    let tablebase = Tablebase::embedded();
    let mut games = 0;
    for mut pos in positions(1, 90) {
        let verdict = tablebase.probe(&pos).unwrap();
        let Some(plies) = verdict.plies else { continue };
        games += 1;
        for left in (1..=plies).rev() {
            let (mv, value) = best_move(&tablebase, &pos).expect("the game goes on");
            assert_eq!(value.plies, Some(left), "{pos:?}");
            pos = pos.play(mv).unwrap();
        }
        assert!(pos.moves().is_empty(), "the loser has no moves left");
        let mover_lost = plies % 2 == 0;
        assert_eq!(verdict.result == Wld::Loss, mover_lost);
    }
    assert!(games > 1_000, "{games} games");
}

#[test]
fn drawn_endings_are_held_against_any_play() {
    const PLIES: usize = 60;
    let tablebase = Tablebase::embedded();
    let mut dice = Dice::new(2);
    let mut games = 0;
    for start in positions(3, 150) {
        if tablebase.probe_result(&start) != Some(Wld::Draw) {
            continue;
        }
        games += 1;
        let defender = start.turn();
        let mut pos = start;
        for _ in 0..PLIES {
            let mv = if pos.turn() == defender {
                let keeps = |after: &Position| tablebase.probe_result(after) != Some(Wld::Win);
                let moves = pos.moves();
                moves
                    .into_iter()
                    .find(|&mv| keeps(&pos.play_unchecked(mv)))
                    .expect("a move that doesn't lose")
            } else {
                // The attacker plays random moves.
                match dice.pick(&pos.moves()) {
                    Some(&mv) => mv,
                    None => break,
                }
            };
            pos = pos.play(mv).unwrap();
            if pos.turn() == defender {
                let result = tablebase.probe_result(&pos);
                assert_ne!(result, Some(Wld::Loss), "{start:?} {pos:?}");
            }
        }
    }
    assert!(games > 500, "{games} games");
}
