//! What the engine finds in a position, for judging moves.

use crate::browser;
use crate::thinker::{Thinker, Unanswered};
use engine::Line;
use engine_link::{GameSoFar, Limits, Reply, Request};
use rules::{Game, Position, RuleSet};

/// How long to wait for the endgame tables, in steps of a twentieth of a second.
const PATIENCE: usize = 200;

/// The best lines in a position, found with this many nodes.
pub(crate) async fn look(
    thinker: Thinker,
    pos: &Position,
    nodes: u64,
    lines: usize,
) -> Result<Vec<Line>, Unanswered> {
    look_in_game(
        thinker,
        &Game::from_position(*pos, RuleSet::OFFICIAL),
        nodes,
        lines,
    )
    .await
}

/// The best lines in the position of a game, found with this many nodes.
pub(crate) async fn look_in_game(
    thinker: Thinker,
    game: &Game,
    nodes: u64,
    lines: usize,
) -> Result<Vec<Line>, Unanswered> {
    let request = Request::Analyse {
        game: GameSoFar::from(game),
        limits: Limits {
            nodes: Some(nodes),
            lines: lines as u16,
            ..Limits::NONE
        },
    };
    match thinker.ask(request, |_| {}).await? {
        Reply::Analysis(found) => Ok(found.lines.into_iter().map(Line::from).collect()),
        _ => Err(Unanswered(String::new())),
    }
}

/// Waits until the engine has loaded what it can, and returns whether it has everything.
pub(crate) async fn is_ready(thinker: Thinker) -> bool {
    // The engine starts to load with the first request.
    if thinker.ask(Request::NewGame, |_| {}).await.is_err() {
        return false;
    }
    for _ in 0..PATIENCE {
        if thinker.is_settled_now() {
            break;
        }
        browser::wait(50).await;
    }
    thinker.is_complete_now()
}
