//! No matter what's done to a study, it stays a tree of legal moves that can be written and read
//! back.

use notation::pdn::Reader;
use proptest::prelude::*;
use rules::{Game, Labels, MoveList, Position, RuleSet};
use std::collections::BTreeSet;
use study::{Evaluation, RowKind, Study};
use testkit::{Dice, scattered_position};

#[derive(Clone, Copy, Debug)]
enum Doing {
    Play,
    Forward,
    Back,
    First,
    Last,
    NextVariation,
    PreviousVariation,
    LeaveVariation,
    Promote,
    Delete,
    Evaluate,
}

fn doings() -> impl Strategy<Value = (Doing, u64)> {
    let doing = prop_oneof![
        12 => Just(Doing::Play),
        2 => Just(Doing::Forward),
        6 => Just(Doing::Back),
        1 => Just(Doing::First),
        1 => Just(Doing::Last),
        2 => Just(Doing::NextVariation),
        1 => Just(Doing::PreviousVariation),
        1 => Just(Doing::LeaveVariation),
        1 => Just(Doing::Promote),
        1 => Just(Doing::Delete),
        2 => Just(Doing::Evaluate),
    ];
    (doing, any::<u64>())
}

fn legal_moves(study: &Study) -> MoveList {
    Game::from_position(*study.position(), study.rules()).legal_moves()
}

fn perform(study: &mut Study, doing: Doing, chance: u64) {
    let mut dice = Dice::new(chance);
    let cursor = study.cursor();
    match doing {
        Doing::Play => {
            if let Some(&mv) = dice.pick(&legal_moves(study)) {
                study.play(mv).unwrap();
            }
        }
        Doing::Forward => drop(study.forward()),
        Doing::Back => drop(study.back()),
        Doing::First => drop(study.first()),
        Doing::Last => drop(study.last()),
        Doing::NextVariation => drop(study.next_variation()),
        Doing::PreviousVariation => drop(study.previous_variation()),
        Doing::LeaveVariation => drop(study.leave_variation()),
        Doing::Promote => study.promote(cursor),
        Doing::Delete => study.delete(cursor),
        Doing::Evaluate => study.evaluate(cursor, Evaluation::Estimate(chance as i32 % 1000)),
    }
}

/// All nodes of the tree, starting with the root.
fn all_nodes(study: &Study) -> Vec<study::NodeId> {
    let mut nodes = vec![Study::ROOT];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(study.children(node));
        next += 1;
    }
    nodes
}

fn check(study: &Study) {
    assert!(study.contains(study.cursor()));
    let nodes = all_nodes(study);
    for &node in &nodes[1..] {
        let parent = study.parent(node).unwrap();
        let mv = study.move_at(node).unwrap();
        let after = study.position_at(parent).play(mv).unwrap();
        assert_eq!(*study.position_at(node), after);
        assert_eq!(study.ply(node), study.ply(parent) + 1);
    }
    let mut depth = 0;
    let mut listed = BTreeSet::new();
    for row in study.rows(Labels::Numbers) {
        match row.kind {
            RowKind::Move { .. } => {
                assert_eq!(row.depth, depth);
                assert!(listed.insert(row.node));
            }
            RowKind::Open => depth += 1,
            RowKind::Close => depth -= 1,
            RowKind::SetUp => unreachable!("the study has no setups"),
        }
    }
    assert_eq!(depth, 0);
    assert_eq!(listed, nodes[1..].iter().copied().collect());
    assert_eq!(study.graph().len(), study.current_line().len());
}

proptest! {
    #[test]
    fn a_study_stays_a_tree_of_legal_moves(
        seed: Option<u64>,
        doings in prop::collection::vec(doings(), 1..80),
    ) {
        let start = seed.map_or(Position::START, |seed| scattered_position(&mut Dice::new(seed)));
        let mut study = Study::of_position(start, RuleSet::OFFICIAL);
        for (doing, chance) in doings {
            perform(&mut study, doing, chance);
        }
        check(&study);
        let game = study.to_pdn();
        let again = Study::of_pdn(&game);
        check(&again);
        prop_assert_eq!(again.to_pdn(), game.clone());
        let Ok(text) = study.pdn_text(Labels::Letters) else {
            // Only very deeply nested variations are refused.
            return Ok(());
        };
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        prop_assert_eq!(&record.problems, &[]);
        let read = record.into_game().unwrap();
        prop_assert_eq!(read.line, game.line);
    }
}
