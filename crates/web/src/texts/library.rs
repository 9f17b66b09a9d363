//! The words of the library.

use local_play::{ImportReport, KeepsakeState, Pieces};
use rules::Color;

pub(crate) const TITLE: &str = "Library";
pub(crate) const LEAD: &str = "Every game is kept here by itself, move by move, in this browser.";
pub(crate) const FETCHING: &str = "Fetching your games…";
pub(crate) const EMPTY: &str = "No games yet";
pub(crate) const EMPTY_LEAD: &str = "A game appears here as soon as it begins. You can also bring games along: drop a PDN file on this page.";
pub(crate) const TO_PLAY: &str = "Play a game";
pub(crate) const IMPORT: &str = "Import files";
pub(crate) const PASTE: &str = "Paste";
pub(crate) const PASTE_LABEL: &str = "Games as PDN";
pub(crate) const PASTE_HINT: &str = "[Black \"Ann\"] [White \"Bob\"] 1. 11-15 23-19 …";
pub(crate) const PASTE_DO: &str = "Read the games";
pub(crate) const PASTE_CANCEL: &str = "Cancel";
pub(crate) const EXPORT_ALL: &str = "Save all";
pub(crate) const EXPORT_FILE: &str = "crownhead-games.pdn";
pub(crate) const EXPORT_FAILED: &str = "The browser did not let the file be saved.";
pub(crate) const DROP_HERE: &str = "Let go to read the games";
pub(crate) const SEARCH: &str = "Search";
pub(crate) const SEARCH_HINT: &str = "Player, event, year, result";
pub(crate) const SHOW: &str = "Show";
pub(crate) const NOTHING_FOUND: &str = "No game fits. Try fewer words, or show all.";
pub(crate) const SHOW_ALL: &str = "Show all";
pub(crate) const REVIEW: &str = "Review";
pub(crate) const RENAME: &str = "Rename";
pub(crate) const RENAME_LABEL: &str = "Name of the game";
pub(crate) const RENAME_DO: &str = "Done";
pub(crate) const RENAME_CANCEL: &str = "Cancel";
pub(crate) const SAVE: &str = "Save as a file";
pub(crate) const DELETE: &str = "Delete";
pub(crate) const UNDO: &str = "Undo";
pub(crate) const PAGES: &str = "Pages";
pub(crate) const PREVIOUS: &str = "Previous";
pub(crate) const NEXT: &str = "Next";
pub(crate) const PROBLEMS: &str = "What was wrong";
pub(crate) const CLOSE_REPORT: &str = "Close";
pub(crate) const OPEN_IT: &str = "Open the game";
pub(crate) const PASTED: &str = "Pasted text";
pub(crate) const ALL: &str = "All";

pub(crate) const fn state(state: KeepsakeState) -> &'static str {
    match state {
        KeepsakeState::Unfinished => "Unfinished",
        KeepsakeState::Finished => "Finished",
        KeepsakeState::Imported => "Imported",
    }
}

pub(crate) fn filter(name: &str, count: usize) -> String {
    format!("{name} {count}")
}

/// A result as PDN writes it, in words. Nothing where it is not known.
pub(crate) fn result(result: &str, pieces: Pieces) -> Option<String> {
    let won = |color: Color| format!("{} won", super::side(color, pieces));
    match result {
        "1-0" => Some(won(Color::Black)),
        "0-1" => Some(won(Color::White)),
        "1/2-1/2" => Some("Draw".to_owned()),
        "0-0" => Some("Both lost".to_owned()),
        _ => None,
    }
}

pub(crate) fn moves(plies: u32) -> String {
    match plies {
        0 => "no move yet".to_owned(),
        1 => "1 move".to_owned(),
        _ => format!("{plies} moves"),
    }
}

pub(crate) fn reading(file: &str, part: f64) -> String {
    format!("Reading {}: {:.0} %", name_of(file), part * 100.0)
}

pub(crate) fn page(first: usize, last: usize, all: usize) -> String {
    format!("{first}–{last} of {all}")
}

pub(crate) fn deleted(title: &str) -> String {
    format!("“{title}” is deleted.")
}

pub(crate) fn delete_shown(count: usize) -> String {
    match count {
        1 => "Delete this game".to_owned(),
        _ => format!("Delete these {count} games"),
    }
}

pub(crate) fn deleted_many(count: usize) -> String {
    format!("{} deleted.", games(count))
}

fn games(count: usize) -> String {
    match count {
        1 => "1 game".to_owned(),
        _ => format!("{count} games"),
    }
}

fn name_of(file: &str) -> String {
    if file.is_empty() {
        PASTED.to_owned()
    } else {
        notation::excerpt(file)
    }
}

/// What came of a file, in one line.
pub(crate) fn report(report: &ImportReport) -> String {
    let mut text = format!("{}: ", name_of(&report.file));
    let read_any = report.games + report.known + report.lost > 0;
    if let (Some(why), false) = (report.refusal, read_any) {
        return text + &why.to_string() + ".";
    }
    text.push_str(&match report.games {
        0 => "no new game read".to_owned(),
        count => format!("{} read", games(count)),
    });
    for (count, what) in [
        (report.damaged, "only in part"),
        (report.known, "here already"),
        (report.lost, "not readable"),
    ] {
        if count > 0 {
            text.push_str(&format!(", {count} {what}"));
        }
    }
    text.push('.');
    if let Some(why) = report.refusal {
        text.push_str(&format!(" It was not read to its end: {why}."));
    }
    text
}

pub(crate) fn more_problems(count: usize) -> String {
    format!("… and {count} more.")
}
