//! The review board.

use super::{t, with_pieces};
use local_play::Pieces;
use rules::Color;

/// Returns a file name for an online game.
pub(crate) fn online_file(game: &str) -> String {
    format!("crownhead-{game}.pdn")
}

/// Returns a file name for an analysis.
pub(crate) fn file_name() -> String {
    format!("{}.pdn", t().review_file())
}

/// Describes why the engine can't help.
pub(crate) fn engine_trouble(why: &str) -> String {
    match why.is_empty() {
        true => t().review_engine_stopped().to_owned(),
        false => t().review_engine_trouble(why),
    }
}

/// Converts half-moves to moves of one side, rounded up. `None` for zero.
pub(crate) fn moves_of(plies: Option<u8>) -> Option<u8> {
    plies
        .filter(|plies| *plies > 0)
        .map(|plies| plies.div_ceil(2))
}

/// Describes one side's mistakes, worst first.
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

/// Describes a point of the graph for screen readers.
pub(crate) fn place(ply: usize, evaluation: Option<String>) -> String {
    let place = t().review_place(ply);
    match evaluation {
        Some(evaluation) => t().review_place_evaluated(&place, &evaluation),
        None => place,
    }
}
