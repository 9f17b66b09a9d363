//! Every word that the app shows, in one place, so that another language is another such file.
//!
//! Sentences about moves, boards and endings come from the libraries; [`in_colours`] gives them the
//! names that the pieces on the screen have.

pub(crate) mod editor;
pub(crate) mod game;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod library;
pub(crate) mod live;
pub(crate) mod online;
pub(crate) mod review;
pub(crate) mod settings;

use local_play::Pieces;
use rules::{Board, Color, Piece};

pub(crate) const BRAND: &str = "Crownhead";
pub(crate) const DISMISS: &str = "Close";
pub(crate) const STORAGE_GIVEN_UP: &str =
    "the browser could not keep the game; its storage may be full";
pub(crate) const SKIP: &str = "Skip to the content";

pub(crate) const NAV_LABEL: &str = "Main";
pub(crate) const NAV_PLAY: &str = "Play";
pub(crate) const NAV_ONLINE: &str = "Online";
pub(crate) const NAV_SET_UP: &str = "Set up";
pub(crate) const NAV_LIBRARY: &str = "Library";
pub(crate) const NAV_HELP: &str = "Help";
pub(crate) const NAV_SETTINGS: &str = "Settings";

pub(crate) const NOT_FOUND: &str = "There is nothing here";
pub(crate) const NOT_FOUND_LEAD: &str = "The address leads nowhere. The board is one click away.";
pub(crate) const TO_HOME: &str = "To the start";

/// The title of the tab on this screen.
pub(crate) fn page_title(screen: &str) -> String {
    format!("{screen} · {BRAND}")
}

/// Why games cannot be kept, and what to do.
pub(crate) fn cannot_keep(why: &str) -> String {
    format!(
        "Games cannot be kept in this browser: {why}. You can play on; save as a file what you want to keep."
    )
}

/// Where the pieces are, for those who hear it.
pub(crate) fn board_in_words(board: &Board, pieces: Pieces) -> String {
    let squares = |piece: Piece, name: &str| {
        let squares: Vec<String> = board
            .pieces_like(piece)
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        (!squares.is_empty()).then(|| format!("{name} on {}", squares.join(", ")))
    };
    let of_side = |color: Color| {
        let men = squares(Piece::man(color), "men");
        let kings = squares(Piece::king(color), "kings");
        let all: Vec<String> = men.into_iter().chain(kings).collect();
        format!("{}: {}.", side(color, pieces), all.join("; "))
    };
    Color::BOTH.map(of_side).join(" ")
}

/// What is shown when the app itself has a bug.
pub(crate) const CRASH: &str = "Something went wrong";
pub(crate) const CRASH_LEAD: &str =
    "The app has stopped. Your games are saved: reload the page to go on.";
pub(crate) const RELOAD: &str = "Reload";

/// What the side is called when its pieces look like this.
pub(crate) const fn side(color: Color, pieces: Pieces) -> &'static str {
    match (color, pieces) {
        (Color::Black, Pieces::RedWhite) => "Red",
        (Color::Black, Pieces::BlackWhite | Pieces::Rings) => "Black",
        (Color::White, _) => "White",
    }
}

/// A sentence of the libraries, which call the sides Black and White, with the names that the
/// pieces on the screen have.
pub(crate) fn in_colours(sentence: &str, pieces: Pieces) -> String {
    match pieces {
        Pieces::RedWhite => sentence.replace("Black", "Red").replace("black", "red"),
        Pieces::BlackWhite | Pieces::Rings => sentence.to_owned(),
    }
}

/// What a library says, as a sentence of its own.
pub(crate) fn sentence(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get(..1).map(str::to_uppercase) {
        text.replace_range(..1, &first);
    }
    if !text.ends_with('.') {
        text.push('.');
    }
    text
}
