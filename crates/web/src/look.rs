//! What the engine finds in a position, for judging moves.

use crate::browser;
use crate::page_engine::{PageEngine, Unanswered};
use engine::Line;
use engine_link::{GameSoFar, Limits, Reply, Request};
use rules::{Game, Position, RuleSet};

/// How long to wait for the endgame tables, in steps of a twentieth of a second.
const PATIENCE: usize = 200;

/// The best lines in a position, found with this many nodes.
pub(crate) async fn look(
    page_engine: PageEngine,
    pos: &Position,
    nodes: u64,
    lines: usize,
) -> Result<Vec<Line>, Unanswered> {
    look_in_game(
        page_engine,
        &Game::from_position(*pos, RuleSet::OFFICIAL),
        nodes,
        lines,
    )
    .await
}

/// The best lines in the position of a game, found with this many nodes.
pub(crate) async fn look_in_game(
    page_engine: PageEngine,
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
    match page_engine.ask(request, |_| {}).await? {
        Reply::Analysis(found) => Ok(found.lines.into_iter().map(Line::from).collect()),
        _ => Err(Unanswered(String::new())),
    }
}

/// Waits until the engine has loaded what it can, and returns whether it has everything.
pub(crate) async fn is_ready(page_engine: PageEngine) -> bool {
    // The engine starts to load with the first request.
    if page_engine.ask(Request::NewGame, |_| {}).await.is_err() {
        return false;
    }
    for _ in 0..PATIENCE {
        if page_engine.is_settled_now() {
            break;
        }
        browser::wait(50).await;
    }
    page_engine.is_complete_now()
}
