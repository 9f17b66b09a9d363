//! The program's language: the system's, or English if we don't have it.

use engine::{Score, ScoreKind};
use rules::{Color, Labels};
use saves::LoadFault;
use std::env;
use std::sync::LazyLock;
use words::{Colors, Language, Speaker, Words};

/// All messages, in the user's language.
pub(crate) fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(language()));
    &WORDS
}

/// Renders values as text. Pieces are called black and white here.
pub(crate) fn speaker(labels: Labels) -> Speaker {
    Speaker::new(words(), Colors::BlackWhite, labels)
}

/// The first variable that's set decides, as usual on Unix.
fn language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    Language::first_of(set.as_deref())
}

/// How good a position is for the side to move: `+1.25`, `Black wins in 7`.
pub(crate) fn score(speaker: Speaker, score: Score, turn: Color) -> String {
    let side = |wins| speaker.named(if wins { turn } else { turn.opponent() });
    match score.kind() {
        ScoreKind::Evaluation(_) => score.to_string(),
        ScoreKind::Tablebase { wins } => speaker.words.evaluation_wins(side(wins)),
        ScoreKind::Proven { wins, plies: 0 } => speaker.words.evaluation_won(side(wins)),
        ScoreKind::Proven { wins, plies } => speaker
            .words
            .evaluation_wins_in(side(wins), plies.div_ceil(2)),
    }
}

/// Why a game can't be loaded from a file.
pub(crate) fn load_fault(why: &LoadFault) -> String {
    let words = words();
    match why {
        LoadFault::Missing => words.load_no_file().to_owned(),
        LoadFault::NotAFile => words.load_not_a_file().to_owned(),
        LoadFault::Unreadable(error) => words.load_unreadable(&error.to_string()),
        LoadFault::TooLarge => words.load_too_large(saves::MAX_BYTES >> 20),
        LoadFault::NotText => words.load_not_text().to_owned(),
        LoadFault::BadSave(why) => words.bad_save(why).to_owned(),
    }
}
