//! The words of the review board.

use rules::Color;

pub(crate) const BOARD: &str = "Board";
pub(crate) const NEW: &str = "Free analysis";
pub(crate) const NEW_LEAD: &str = "Play moves for both sides and see what the engine thinks.";
pub(crate) const NOT_A_POSITION: &str = "This position cannot be looked at";
pub(crate) const TO_EDITOR: &str = "Set up a position";
pub(crate) const DAMAGED: &str = "This game cannot be read";
pub(crate) const DAMAGED_LEAD: &str =
    "What is kept of it is no game. Its file may be whole: import it again.";

pub(crate) const MOVES: &str = "Moves and variations";
pub(crate) const NO_MOVES: &str = "No move yet. Play one on the board.";
pub(crate) const NEW_BOARD: &str = "new board";
pub(crate) const STEPS: &str = "Go through the game";
pub(crate) const LAST: &str = "Last position";

pub(crate) const ACTIONS: &str = "Study";
pub(crate) const FLIP: &str = "Flip";
pub(crate) const PROMOTE: &str = "Main line";
pub(crate) const PROMOTE_TITLE: &str = "Make this variation the main line";
pub(crate) const DELETE: &str = "Delete";
pub(crate) const DELETE_TITLE: &str = "Delete this move and all that follows it";
pub(crate) const EXPORT: &str = "PDN";
pub(crate) const EXPORT_TITLE: &str = "Save as a PDN file";
pub(crate) const SHELVE: &str = "Keep";
pub(crate) const SHELVE_TITLE: &str = "Put it into the library as a game of its own";
pub(crate) const EDIT: &str = "Set up";
pub(crate) const EDIT_TITLE: &str = "Change or play this position";
pub(crate) const PROMOTED: &str = "This is the main line now.";
pub(crate) const DELETED: &str = "Deleted from here on.";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const SHELVED: &str = "It is in the library now.";
pub(crate) const NOT_KEPT: &str =
    "The browser does not keep your variations: save a PDN file before you leave.";
pub(crate) const NOT_EXPORTED: &str = "The file could not be handed over.";
pub(crate) const TOO_DEEP: &str =
    "Variations are nested too deep to be written. Make one of them the main line.";
pub(crate) const FILE_NAME: &str = "analysis.pdn";

pub(crate) const ENGINE: &str = "Engine";
pub(crate) const ENGINE_OFF: &str = "Switch it on to see the best moves.";
pub(crate) const LINES: &str = "Lines";
pub(crate) const LOOKING: &str = "Looking…";
pub(crate) const SURVEYING: &str = "Looking through the game first…";
pub(crate) const OVER: &str = "The game is over here.";
pub(crate) const EVEN: &str = "even";
pub(crate) const WIN: &str = "win";
pub(crate) const DATABASE: &str = "Endgame database";
pub(crate) const WINS: &str = "wins";
pub(crate) const LOSES: &str = "loses";
pub(crate) const DRAWS: &str = "draws";

pub(crate) const GRAPH: &str = "Evaluation of the game";
pub(crate) const SURVEY: &str = "Find the mistakes";
pub(crate) const SURVEY_LEAD: &str = "The engine looks at every position and draws the game.";
pub(crate) const STOP: &str = "Stop";

pub(crate) const STILL_PLAYED: &str = "The game goes on. This is how it stood.";
pub(crate) const WATCH: &str = "Watch it live";
pub(crate) const COPY_LINK: &str = "Copy link";
pub(crate) const LINK_COPIED: &str = "The link to this game is copied.";
pub(crate) const NO_SUCH_GAME: &str = "There is no such game";
pub(crate) const NO_SUCH_GAME_LEAD: &str = "The link is not complete, or leads to another server. You can look for the game in the archive.";
pub(crate) const TO_ARCHIVE: &str = "Archive";

/// What a file with a game that was played over the network is called.
pub(crate) fn online_file(game: &str) -> String {
    format!("crownhead-{game}.pdn")
}

/// Something keeps the engine from helping.
pub(crate) fn engine_trouble(why: &str) -> String {
    if why.is_empty() {
        "The engine has stopped. Switch it on to try again.".to_owned()
    } else {
        format!("The engine has stopped: {why}. Switch it on to try again.")
    }
}

/// How far the engine has looked, in plies and in positions: `depth 17 · 1.2 M`.
pub(crate) fn effort(depth: u32, nodes: u64) -> String {
    let nodes = match nodes {
        0..1_000 => nodes.to_string(),
        1_000..1_000_000 => format!("{} k", nodes / 1_000),
        _ => format!("{:.1} M", nodes as f64 / 1e6),
    };
    format!("depth {depth} · {nodes}")
}

/// How far the look through the game has come.
pub(crate) fn surveyed(done: usize, total: usize) -> String {
    format!("{done} of {total} positions")
}

/// A result with the moves that it takes.
pub(crate) fn in_moves(what: &str, plies: Option<u8>) -> String {
    match plies {
        None | Some(0) => what.to_owned(),
        Some(plies) => format!("{what} in {}", plies.div_ceil(2)),
    }
}

/// Who is better and by how much, for those who hear it.
pub(crate) fn better(side: &str, by: &str) -> String {
    format!("{side} is better by {by}")
}

/// The mistakes of one side, from the worst on.
pub(crate) fn mistakes(side: &str, blunders: usize, mistakes: usize, dubious: usize) -> String {
    let counted = [
        (blunders, "blunder", "blunders"),
        (mistakes, "mistake", "mistakes"),
        (dubious, "dubious move", "dubious moves"),
    ];
    let parts: Vec<String> = counted
        .into_iter()
        .filter(|(count, ..)| *count > 0)
        .map(|(count, one, many)| format!("{count} {}", if count == 1 { one } else { many }))
        .collect();
    match parts.is_empty() {
        true => format!("{side}: no mistake"),
        false => format!("{side}: {}", parts.join(", ")),
    }
}

/// A place in the game for those who hear the graph.
pub(crate) fn place(ply: usize, evaluation: Option<String>) -> String {
    match evaluation {
        Some(evaluation) => format!("After {ply} moves: {evaluation}"),
        None => format!("After {ply} moves"),
    }
}

/// How the game ended, as its file says.
pub(crate) const fn outcome(winner: Option<Color>) -> &'static str {
    match winner {
        Some(_) => "wins",
        None => "Draw",
    }
}
