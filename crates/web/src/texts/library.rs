//! The library.

use super::{saved_speaker, t, with_pieces};
use library::{ResultChoice, Show, Sort};
use local_play::{Pieces, SavedGameState};
use notation::pdn::GameResult;
use rules::Color;

pub(crate) const EXPORT_FILE: &str = "crownhead-games.pdn";

/// How results and kinds of games are called, for searches.
pub(crate) struct Wording;

impl library::Wording for Wording {
    fn result(&self, found: GameResult) -> String {
        saved_speaker().game_result(found).unwrap_or_default()
    }

    fn state(&self, found: SavedGameState) -> String {
        t().saved_game_state(found).to_owned()
    }
}

/// Names a kind of games.
pub(crate) fn kind(show: Show) -> &'static str {
    match show {
        Show::All => t().library_all(),
        Show::Unfinished => t().library_unfinished(),
        Show::Finished => t().library_finished(),
        Show::Imported => t().library_imported(),
        Show::Duplicates => t().library_duplicates(),
        Show::Trash => t().library_trash(),
    }
}

/// Names an order of the list.
pub(crate) fn order(sort: Sort, pieces: Pieces) -> String {
    let side = |color: Color| super::side(color, pieces);
    match sort {
        Sort::Added => t().library_sort_added(),
        Sort::Black => side(Color::Black),
        Sort::White => side(Color::White),
        Sort::Event => t().library_sort_event(),
        Sort::Site => t().library_sort_site(),
        Sort::Date => t().library_sort_date(),
        Sort::Result => t().library_result(),
        Sort::Length => t().library_sort_length(),
        Sort::Opening => t().library_sort_opening(),
    }
    .to_owned()
}

/// Names a result to look for.
pub(crate) fn result_choice(choice: ResultChoice, pieces: Pieces) -> String {
    let known = match choice {
        ResultChoice::Black => GameResult::Win(Color::Black),
        ResultChoice::White => GameResult::Win(Color::White),
        ResultChoice::Draw => GameResult::Draw,
        ResultChoice::Unknown => GameResult::Unknown,
    };
    let named = with_pieces(pieces).game_result(known);
    named.unwrap_or_else(|| t().library_result_unknown().to_owned())
}
