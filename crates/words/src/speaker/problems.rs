//! Problems in game files. These messages belong to the library.

use super::Speaker;
use notation::WrittenMove;
use notation::pdn::{
    GameResult, JsonFault, MAX_DEPTH, MAX_TAG_VALUE, MAX_TAGS, Problem, ProblemKind, Variant,
};
use rules::{Labels, Reason, Refusal};

/// The maximum number of moves to list.
const MOVES_WORTH_NAMING: usize = 12;

impl Speaker {
    /// A problem with its game and move: `Game 3, move 12 (White): 24-19 isn't legal.`
    pub fn problem_in_file(&self, problem: &Problem) -> String {
        let what = self.problem_kind(&problem.kind);
        match problem.mv {
            None => self.words.pdn_in_game(problem.game, &what),
            Some(mv) => {
                let side = self.named(mv.turn);
                self.words.pdn_at_move(problem.game, mv.number, side, &what)
            }
        }
    }

    /// The same, with its place in the file.
    pub fn problem_at_line(&self, problem: &Problem) -> String {
        let (line, column) = (problem.place.line, problem.place.column);
        self.words
            .pdn_at_line(&self.problem_in_file(problem), line, column)
    }

    fn problem_kind(&self, kind: &ProblemKind) -> String {
        use ProblemKind as Kind;
        let words = self.words;
        match kind {
            Kind::IllegalMove {
                written,
                labels,
                refusal,
            } => self.illegal_in_file(written, *labels, refusal),
            Kind::NotAMove { text, why } => words.pdn_not_a_move(text, &self.bad_move(why)),
            Kind::NotAPosition { fen, why } => {
                words.pdn_not_a_position(fen, &self.bad_position(why))
            }
            Kind::OtherGame { variant } => words.pdn_other_game(self.variant(*variant)),
            Kind::NoGame => words.pdn_no_game().to_owned(),
            Kind::Utf16 => words.pdn_utf16().to_owned(),
            Kind::UnclosedComment => words.pdn_open_comment().to_owned(),
            Kind::UnclosedVariation => words.pdn_open_variation().to_owned(),
            Kind::UnclosedSetUp => words.pdn_open_setup().to_owned(),
            Kind::NestedTooDeep => words.pdn_too_deep(MAX_DEPTH),
            Kind::TooLong => words.pdn_too_long(MAX_TAG_VALUE),
            Kind::TooManyTags => words.pdn_too_many_tags(MAX_TAGS),
            Kind::NotUtf8 => words.pdn_not_utf8().to_owned(),
            Kind::ClosesNothing { sign } => words.pdn_closes_nothing(&sign.to_string()),
            Kind::BrokenTag { name } => words.pdn_broken_tag(name),
            Kind::RepeatedTag { name } => words.pdn_repeated_tag(name),
            Kind::NoTerminator => words.pdn_no_terminator().to_owned(),
            Kind::ResultsDiffer { tag, terminator } => {
                words.pdn_results_differ(tag.text(), terminator.text())
            }
            Kind::SecondResult { first, second } => {
                words.pdn_second_result(first.text(), second.text())
            }
            Kind::ResultContradictsBoard { result, winner } => {
                let winner = self.named(*winner);
                match result {
                    GameResult::Win(_) => words.pdn_result_contradicts_board(result.text(), winner),
                    _ => words.pdn_result_not_of_board(result.text(), winner),
                }
            }
            Kind::NotAResult { text } => words.pdn_not_a_result(text),
            Kind::InternationalResult { text, result } => {
                words.pdn_international_result(text, result.text())
            }
            Kind::ResultInVariation { text } => words.pdn_result_in_variation(text),
            Kind::WrongNumber { written, expected } => words.pdn_wrong_number(*written, *expected),
            Kind::WrongPlyCount { tag, count } => words.pdn_wrong_ply_count(tag, *count),
            Kind::UnknownGameType { text } => words.pdn_unknown_game_type(text),
            Kind::UnknownRules { text } => words.pdn_unknown_rules(text),
            Kind::TurnedLetters => words.pdn_turned_letters().to_owned(),
            Kind::NotANag { text } => words.pdn_not_a_nag(text),
            Kind::More { count, .. } => words.pdn_more(*count),
            Kind::NotJson(JsonFault::Syntax { what } | JsonFault::Form { what }) => {
                words.pdn_json(what)
            }
            Kind::NotJson(JsonFault::NoAction) => words.pdn_json_no_action().to_owned(),
            Kind::NotJson(_) => words.pdn_json_cut_off().to_owned(),
            Kind::StrayText { text } => words.pdn_stray_text(text),
            Kind::StuckText { text } => words.pdn_stuck_text(text),
            Kind::UncrownedMen { squares } => {
                let squares = squares.iter().map(|square| self.name(*square));
                words.pdn_uncrowned_men(&self.and(squares))
            }
            // The library may add new kinds, with a text for developers.
            other => words.pdn_stray_text(&other.to_string()),
        }
    }

    /// The name of a game of draughts that isn't ours.
    pub fn variant(&self, variant: Variant) -> &'static str {
        let words = self.words;
        match variant {
            Variant::International => words.variant_international(),
            Variant::Frisian => words.variant_frisian(),
            Variant::Canadian => words.variant_canadian(),
            Variant::Spantsiretti => words.variant_spantsiretti(),
            Variant::Russian => words.variant_russian(),
            Variant::Brazilian => words.variant_brazilian(),
            Variant::Pool => words.variant_pool(),
            Variant::Italian => words.variant_italian(),
            Variant::Spanish => words.variant_spanish(),
            Variant::Portuguese => words.variant_portuguese(),
            Variant::Czech => words.variant_czech(),
            Variant::Turkish => words.variant_turkish(),
            Variant::Thai => words.variant_thai(),
            _ => words.variant_other(),
        }
    }

    /// A move of a file that can't be made. It's shown as the file has it, and the others too.
    fn illegal_in_file(&self, written: &WrittenMove, labels: Labels, refusal: &Refusal) -> String {
        let like_the_file = Speaker { labels, ..*self };
        let words = self.words;
        let written = written.text(labels);
        let possible = refusal.possible.as_slice();
        match possible.len().checked_sub(MOVES_WORTH_NAMING) {
            _ if possible.is_empty() => words.pdn_illegal(&written),
            _ if refusal.reason == Reason::Ambiguous => {
                words.pdn_ambiguous(&written, &like_the_file.moves(possible))
            }
            None | Some(0) => words.pdn_illegal_expected(&written, &like_the_file.moves(possible)),
            Some(more) => {
                let named = &possible[..MOVES_WORTH_NAMING];
                let named = named.iter().map(|mv| mv.text(labels).to_string());
                let named: Vec<String> = named.collect();
                words.pdn_illegal_many(&written, &named.join(", "), more)
            }
        }
    }
}
