//! The library and import reports.

use super::{saved_speaker, t, with_pieces};
use crate::preferences;
use library::{ResultChoice, Show, Sort};
use local_play::{
    ImportProblem, ImportRefusal, ImportReport, MAX_GAME_BYTES, MAX_IMPORT_BYTES, Pieces,
    SavedGameState,
};
use notation::pdn::GameResult;
use rules::Color;

pub(crate) const EXPORT_FILE: &str = "crownhead-games.pdn";

pub(crate) fn state(state: SavedGameState) -> &'static str {
    match state {
        SavedGameState::Unfinished => t().library_unfinished(),
        SavedGameState::Finished => t().library_finished(),
        SavedGameState::Imported => t().library_imported(),
    }
}

/// Describes a result. `None` if it's unknown.
pub(crate) fn result(result: GameResult, pieces: Pieces) -> Option<String> {
    match result {
        GameResult::Win(color) => Some(t().result_won(with_pieces(pieces).named(color))),
        GameResult::Draw => Some(t().result_draw().to_owned()),
        GameResult::BothLose => Some(t().result_both_lost().to_owned()),
        GameResult::Unknown => None,
    }
}

/// How results and kinds of games are called, for searches.
pub(crate) struct Wording;

impl library::Wording for Wording {
    fn result(&self, found: GameResult) -> String {
        result(found, preferences::saved().pieces).unwrap_or_default()
    }

    fn state(&self, found: SavedGameState) -> String {
        state(found).to_owned()
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
    result(known, pieces).unwrap_or_else(|| t().library_result_unknown().to_owned())
}

pub(crate) fn reading(file: &str, part: f64) -> String {
    t().library_reading(&name_of(file), (part * 100.0).round())
}

fn name_of(file: &str) -> String {
    if file.is_empty() {
        t().library_pasted().to_owned()
    } else {
        notation::excerpt(file)
    }
}

/// Summarizes an import in one line.
pub(crate) fn report(report: &ImportReport) -> String {
    let file = name_of(&report.file);
    let read_any = report.games + report.known + report.lost > 0;
    if let (Some(why), false) = (report.refusal, read_any) {
        return t().import_refused(&file, &refusal(why));
    }
    let counted = [
        (report.damaged, t().import_partly(report.damaged)),
        (report.known, t().import_known(report.known)),
        (report.lost, t().import_lost(report.lost)),
    ];
    let others = counted.into_iter().filter(|(count, _)| *count > 0);
    let facts: Vec<String> = [t().import_games(report.games)]
        .into_iter()
        .chain(others.map(|(_, fact)| fact))
        .collect();
    let text = t().import_report(&file, &facts.join(t().list_comma()));
    match report.refusal {
        Some(why) => format!("{text} {}", t().import_cut_short(&refusal(why))),
        None => text,
    }
}

/// Describes a problem with a game in a file.
pub(crate) fn problem(problem: &ImportProblem) -> String {
    match problem {
        ImportProblem::InFile(problem) => saved_speaker().problem_at_line(problem),
        ImportProblem::NoEnd { game } => t().import_problem_no_end(*game),
        ImportProblem::NotResumable { game, why } => {
            t().import_problem_not_resumable(*game, t().bad_save(why))
        }
    }
}

fn refusal(why: ImportRefusal) -> String {
    match why {
        ImportRefusal::Empty => t().import_empty().to_owned(),
        ImportRefusal::Binary => t().import_binary().to_owned(),
        ImportRefusal::TooLarge => t().import_too_large(MAX_IMPORT_BYTES >> 20),
        ImportRefusal::NotStored => t().import_not_stored().to_owned(),
        ImportRefusal::Canceled => t().import_canceled().to_owned(),
        ImportRefusal::Unreadable => t().import_unreadable().to_owned(),
        ImportRefusal::GameTooLarge => t().import_game_too_large(MAX_GAME_BYTES >> 20),
    }
}
