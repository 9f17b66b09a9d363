//! The analysis board.

use super::{t, with_pieces};
use local_play::Pieces;
use rules::Color;

/// What a file with a game that was played over the network is called.
pub(crate) fn online_file(game: &str) -> String {
    format!("crownhead-{game}.pdn")
}

/// What a file with an analysis is called.
pub(crate) fn file_name() -> String {
    format!("{}.pdn", t().review_file())
}

/// Something keeps the engine from helping.
pub(crate) fn engine_trouble(why: &str) -> String {
    match why.is_empty() {
        true => t().review_engine_stopped().to_owned(),
        false => t().review_engine_trouble(why),
    }
}

/// How far the engine has looked, in plies and in positions: `depth 17 · 1.2M positions`.
pub(crate) fn effort(depth: u32, nodes: u64) -> String {
    let nodes = match nodes {
        0..1_000 => t().number(nodes),
        1_000..1_000_000 => t().nodes_thousands(nodes / 1_000),
        _ => t().nodes_millions(nodes as f64 / 1e6),
    };
    t().review_effort(depth, &nodes)
}

/// Half the plies, rounded up, where it takes any: the moves of one side.
pub(crate) fn moves_of(plies: Option<u8>) -> Option<u8> {
    plies
        .filter(|plies| *plies > 0)
        .map(|plies| plies.div_ceil(2))
}

/// The mistakes of one side, from the worst on.
pub(crate) fn mistakes(
    color: Color,
    pieces: Pieces,
    blunders: usize,
    mistakes: usize,
    dubious: usize,
) -> String {
    let side = with_pieces(pieces).named(color);
    let counted = [
        (blunders, t().review_blunders(blunders)),
        (mistakes, t().review_mistake_count(mistakes)),
        (dubious, t().review_inaccuracies(dubious)),
    ];
    let made = counted.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = made.map(|(_, part)| part).collect();
    match parts.is_empty() {
        true => t().review_no_mistakes(side),
        false => t().review_mistakes(side, &parts.join(t().list_comma())),
    }
}

/// A place in the game for those who hear the graph.
pub(crate) fn place(ply: usize, evaluation: Option<String>) -> String {
    let place = t().review_place(ply);
    match evaluation {
        Some(evaluation) => t().review_place_evaluated(&place, &evaluation),
        None => place,
    }
}
