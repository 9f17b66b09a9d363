//! Reasons for mistakes, the themes of puzzles, and how well openings are known.

use super::Speaker;
use crate::Words;
use learn::{Contradiction, Mistake, OpeningState, Reason, Theme, Wld};
use rules::{Position, RuleSet};

impl Words {
    /// How well a side of an opening is known.
    pub fn opening_state(&self, state: OpeningState) -> &str {
        match state {
            OpeningState::New => self.openings_state_new(),
            OpeningState::Learning => self.openings_state_learning(),
            OpeningState::Due => self.openings_state_due(),
            OpeningState::Known => self.openings_state_known(),
        }
    }
}

impl Speaker {
    /// Why a move in this position was a mistake, as a sentence.
    pub fn reason(&self, pos: &Position, rules: RuleSet, reason: &Reason) -> String {
        let words = self.words;
        let mv = |mv| self.mv(pos, rules, mv);
        match *reason {
            Reason::ThrowsResult { was, is } => match (was, is) {
                (Wld::Win, Wld::Draw) => words.reason_win_to_draw(),
                (Wld::Win, _) => words.reason_win_to_loss(),
                _ => words.reason_draw_to_loss(),
            }
            .to_owned(),
            Reason::LosesPieces { count, .. } => words.reason_loses_pieces(count),
            Reason::MissesShot {
                mv: better,
                given: 0,
                taken,
                ..
            } => words.reason_misses_pieces(&mv(better), taken),
            Reason::MissesShot {
                mv: better,
                given,
                taken,
                ..
            } => words.reason_misses_shot(&mv(better), given, taken),
            Reason::GivesUpKingRow { from, at, .. } => {
                words.reason_gives_up_king_row(&self.name(from), &self.name(at))
            }
            Reason::LetsKingThrough { at, .. } => words.reason_lets_king_through(&self.name(at)),
            Reason::LosesTheMove { .. } => words.reason_loses_the_move().to_owned(),
            Reason::OnlyMove { mv: only } => words.reason_only_move(&mv(only)),
            Reason::Prefers { mv: better, .. } => words.reason_prefers(&mv(better)),
        }
    }

    /// Why a try in a lesson was wrong, and what to do now.
    pub fn lesson_mistake(&self, pos: &Position, mistake: &Mistake) -> String {
        let words = self.words;
        match mistake {
            Mistake::OutOfReach => words.learn_out_of_reach().to_owned(),
            Mistake::TooFew => words.learn_too_few().to_owned(),
            Mistake::NotInLine => words.learn_not_in_line().to_owned(),
            Mistake::TheMove { side, count } if *side == pos.turn() => {
                words.learn_the_move_mine(*count)
            }
            Mistake::TheMove { count, .. } => words.learn_the_move_theirs(*count),
            Mistake::Weak { reasons, .. } => match reasons.first() {
                Some(reason) => {
                    let why = self.reason(pos, RuleSet::OFFICIAL, reason);
                    words.learn_wrong(&why)
                }
                None => words.learn_weak().to_owned(),
            },
        }
    }

    /// What's odd about the result of a game, as a sentence.
    pub fn contradiction(&self, contradiction: Contradiction) -> &'static str {
        match contradiction {
            Contradiction::WinnerLoses(_) => self.words.contradiction_winner_loses(),
            Contradiction::WinnerDraws(_) => self.words.contradiction_winner_draws(),
            Contradiction::DrawIsWon(_) => self.words.contradiction_draw_is_won(),
        }
    }

    /// A theme of puzzles, as a label.
    pub fn theme(&self, theme: Theme) -> &'static str {
        let words = self.words;
        match theme {
            Theme::DoubleJump => words.theme_double_jump(),
            Theme::TripleJump => words.theme_triple_jump(),
            Theme::LongJump => words.theme_long_jump(),
            Theme::TwoForOne => words.theme_two_for_one(),
            Theme::ThreeForTwo => words.theme_three_for_two(),
            Theme::Sacrifice => words.theme_sacrifice(),
            Theme::KingShot => words.theme_king_shot(),
            Theme::Breeches => words.theme_breeches(),
            Theme::Steal => words.theme_steal(),
            Theme::Crowning => words.theme_crowning(),
            Theme::Opposition => words.theme_opposition(),
            Theme::DrawSave => words.theme_draw_save(),
            Theme::WonEnding => words.theme_won_ending(),
            Theme::ManDown => words.theme_man_down(),
            Theme::Bridge => words.theme_bridge(),
            Theme::KingEnding => words.theme_king_ending(),
            Theme::FirstPosition => words.theme_first_position(),
            Theme::Exchange => words.theme_exchange(),
        }
    }
}
