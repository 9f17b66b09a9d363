//! Saved games, and reports about files of games.

use super::Speaker;
use crate::Words;
use local_play::{
    ImportProblem, ImportRefusal, ImportReport, MAX_GAME_BYTES, MAX_IMPORT_BYTES, SavedGameState,
};
use notation::pdn::{GameResult, Variant};

impl Words {
    /// Whether a game is over, or comes from a file.
    pub fn saved_game_state(&self, state: SavedGameState) -> &str {
        match state {
            SavedGameState::Unfinished => self.library_unfinished(),
            SavedGameState::Finished => self.library_finished(),
            SavedGameState::Imported => self.library_imported(),
        }
    }

    /// How much of a file has been read, from 0 to 1.
    pub fn import_progress(&self, file: &str, part: f64) -> String {
        self.library_reading(&self.import_name(file), (part * 100.0).round())
    }

    /// The name of a file. Text that was pasted has none.
    fn import_name(&self, file: &str) -> String {
        if file.is_empty() {
            self.library_pasted().to_owned()
        } else {
            notation::excerpt(file)
        }
    }

    fn import_refusal(&self, why: ImportRefusal) -> String {
        match why {
            ImportRefusal::Empty => self.import_empty().to_owned(),
            ImportRefusal::Binary => self.import_binary().to_owned(),
            ImportRefusal::TooLarge => self.import_too_large(MAX_IMPORT_BYTES >> 20),
            ImportRefusal::NotStored => self.import_not_stored().to_owned(),
            ImportRefusal::Canceled => self.import_canceled().to_owned(),
            ImportRefusal::Unreadable => self.import_unreadable().to_owned(),
            ImportRefusal::GameTooLarge => self.import_game_too_large(MAX_GAME_BYTES >> 20),
        }
    }
}

impl Speaker {
    /// An import on one line.
    pub fn import_summary(&self, report: &ImportReport) -> String {
        let words = self.words;
        let file = words.import_name(&report.file);
        if let (Some(why), false) = (report.refusal, report.has_games()) {
            return words.import_refused(&file, &words.import_refusal(why));
        }
        let counted = [
            (report.damaged, words.import_partly(report.damaged)),
            (report.known, words.import_known(report.known)),
            (report.lost, words.import_lost(report.lost)),
        ];
        let others = counted.into_iter().filter(|(count, _)| *count > 0);
        let skipped = report.skipped.iter();
        let facts: Vec<String> = [words.import_games(report.games)]
            .into_iter()
            .chain(others.map(|(_, fact)| fact))
            .chain(skipped.map(|(&variant, &count)| self.skipped(variant, count)))
            .collect();
        let text = words.import_report(&file, &facts.join(words.list_comma()));
        match report.refusal {
            Some(why) => format!(
                "{text} {}",
                words.import_cut_short(&words.import_refusal(why))
            ),
            None => text,
        }
    }

    /// Games of another variant in a file: `43 games of international draughts skipped`.
    pub fn skipped(&self, variant: Variant, count: u64) -> String {
        let games = self.words.count_games(count);
        self.words.import_skipped(&games, self.variant(variant))
    }

    /// The result of a game. `None` if it's unknown.
    pub fn game_result(&self, result: GameResult) -> Option<String> {
        match result {
            GameResult::Win(color) => Some(self.words.result_won(self.named(color))),
            GameResult::Draw => Some(self.words.result_draw().to_owned()),
            GameResult::BothLose => Some(self.words.result_both_lost().to_owned()),
            GameResult::Unknown => None,
        }
    }

    /// A problem with a game in a file.
    pub fn import_problem(&self, problem: &ImportProblem) -> String {
        let words = self.words;
        match problem {
            ImportProblem::InFile(problem) => self.problem_at_line(problem),
            ImportProblem::NoEnd { game } => words.import_problem_no_end(*game),
            ImportProblem::TooLarge { game } => {
                words.import_problem_too_large(*game, MAX_GAME_BYTES >> 20)
            }
            ImportProblem::NotResumable { game, why } => {
                words.import_problem_not_resumable(*game, words.bad_save(why))
            }
        }
    }
}
