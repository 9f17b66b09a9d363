//! The rules compared with the oracle: two implementations that share no code must agree.

use crownhead_rules::{Position, RuleSet};
use testkit::{
    Dice, oracle_board, oracle_moves, random_game_positions, scattered_position, sorted_paths,
};

const HOUSE: RuleSet = RuleSet {
    kings_safe_from_men: true,
};

/// Compares the legal moves and every successor, as is and rotated.
fn check(pos: &Position) {
    for (pos, rules) in [
        (*pos, RuleSet::OFFICIAL),
        (pos.swapped(), RuleSet::OFFICIAL),
        (*pos, HOUSE),
    ] {
        let moves = pos.moves_under(rules);
        assert_eq!(
            sorted_paths(&moves),
            oracle_moves(&pos, rules),
            "{pos:?} {rules:?}"
        );
        if !rules.is_official() {
            continue;
        }
        assert_eq!(pos.count_moves() as usize, moves.len(), "{pos:?}");
        let before = oracle_board(&pos);
        for mv in moves {
            let path: Vec<u8> = mv
                .path()
                .into_iter()
                .map(crownhead_rules::Square::number)
                .collect();
            let expected = before.play(&path).expect("the oracle lists this move");
            assert_eq!(
                oracle_board(&pos.play_unchecked(mv)),
                expected,
                "{pos:?} {mv}"
            );
            assert_eq!(crownhead_rules::Move::from_bits(mv.bits()), Some(mv));
        }
    }
}

#[test]
fn the_oracle_agrees_on_positions_of_random_games() {
    let mut dice = Dice::new(2008);
    let mut seen = 0;
    while seen < 60_000 {
        let game = random_game_positions(&mut dice, RuleSet::OFFICIAL, 150);
        seen += game.len();
        game.iter().for_each(check);
    }
}

#[test]
fn the_oracle_agrees_on_scattered_pieces() {
    let mut dice = Dice::new(1847);
    for _ in 0..60_000 {
        check(&scattered_position(&mut dice));
    }
}
