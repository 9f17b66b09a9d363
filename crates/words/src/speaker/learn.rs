//! Reasons for mistakes, the themes of puzzles, how exercises end, and how openings are called.

use super::Speaker;
use crate::Words;
use learn::{
    Achieved, Contradiction, DrillEnd, Finished, Goal, LessonGoal, Mistake, Opening, OpeningEnd,
    OpeningState, OpeningSummary, Reason, Rush, SquareTask, Theme, Training, WINS_TO_MASTER, Wld,
};
use rules::{Color, Move, Position, RuleSet};

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

    /// What to say after a step of a lesson.
    pub fn finished(&self, finished: Finished) -> &str {
        match finished {
            Finished::Step => self.learn_right(),
            Finished::Lesson => self.learn_lesson_done(),
            Finished::Rules => self.learn_rules_done(),
        }
    }

    /// What to do in a drill.
    pub fn drill_task(&self, goal: &LessonGoal) -> String {
        match goal {
            LessonGoal::Draw(moves) => self.learn_drill_draw(*moves as u32),
            _ => self.learn_drill_win().to_owned(),
        }
    }

    /// How a try at a drill ended, as a sentence.
    pub fn drill_end(&self, end: DrillEnd) -> String {
        match end {
            DrillEnd::Done(moves) => self.learn_drill_done(moves),
            DrillEnd::Shortest(moves) => self.learn_drill_done_shortest(moves),
            DrillEnd::Longer { moves, par } => self.learn_drill_done_longer(moves, par),
            DrillEnd::NotClean => self.learn_drill_not_clean().to_owned(),
        }
    }

    /// How often a drill was won.
    pub fn drill_wins(&self, achieved: Achieved) -> String {
        match achieved.is_mastered() {
            true => self.learn_mastered().to_owned(),
            false => self.learn_drill_wins(achieved.wins, WINS_TO_MASTER),
        }
    }

    /// What was achieved in a drill, with the fewest moves that it takes, if that's known.
    pub fn drill_achieved(&self, achieved: Achieved, par: Option<u32>) -> String {
        let parts = [
            Some(self.drill_wins(achieved)),
            achieved.fewest.map(|moves| self.learn_drill_fewest(moves)),
            par.map(|par| self.learn_drill_shortest(par)),
        ];
        self.facts(parts.into_iter().flatten())
    }

    /// How an exercise in an opening ended, as a sentence.
    pub fn opening_end(&self, end: OpeningEnd) -> String {
        match end {
            OpeningEnd::Clean(moves) => self.openings_done(moves),
            OpeningEnd::Helped => self.openings_helped().to_owned(),
        }
    }

    /// What to achieve in a puzzle.
    pub fn puzzle_goal(&self, goal: Goal) -> &str {
        match goal {
            Goal::Win => self.learn_puzzle_win(),
            Goal::Draw => self.learn_puzzle_draw(),
            Goal::Material => self.learn_puzzle_material(),
        }
    }

    /// How a rush is going, or how it went.
    pub fn rush(&self, rush: &Rush, best: u32) -> String {
        let score = rush.score();
        match rush.is_over() {
            true => self.learn_rush_over(score.solved, best),
            false => self.learn_rush(rush.left(), score.solved, score.missed),
        }
    }

    /// A learner's rating, streaks, and puzzles to repeat.
    pub fn training(&self, training: &Training, day: u32) -> String {
        let (streak, best) = (training.streak, training.best_streak);
        // One that was failed today comes back tomorrow.
        let due = training.due(day + 1) as u32;
        match training.until_rated() {
            0 => {
                let rating = training.rating.value.round().to_string();
                self.learn_puzzle_score(&rating, streak, best, due)
            }
            left => self.learn_puzzle_unrated(left, streak, best, due),
        }
    }

    /// What the trainer for squares asks for.
    pub fn square_task(&self, task: SquareTask) -> String {
        match task {
            SquareTask::Find(square) => self.learn_squares_find(u32::from(square.number())),
            SquareTask::Done { seconds, misses } => self.learn_squares_done(seconds, misses),
        }
    }
}

impl Speaker {
    /// Moves from the start of a game: `9-13 22-18 6-9`.
    pub fn opening_moves(&self, moves: &[Move]) -> String {
        self.moves_from_start(moves).join(" ")
    }

    /// The same with numbers: `1. 9-13 22-18 2. 6-9`.
    pub fn numbered_opening_moves(&self, moves: &[Move]) -> String {
        let texts = self.moves_from_start(moves).into_iter().enumerate();
        let numbered = texts.map(|(ply, text)| match ply % 2 {
            0 => format!("{}. {text}", ply / 2 + 1),
            _ => text,
        });
        numbered.collect::<Vec<_>>().join(" ")
    }

    fn moves_from_start(&self, moves: &[Move]) -> Vec<String> {
        let mut pos = Position::START;
        let write = |&mv: &Move| {
            let text = self.mv(&pos, RuleSet::OFFICIAL, mv);
            pos = pos.play_unchecked(mv);
            text
        };
        moves.iter().map(write).collect()
    }

    /// What an opening is called: its name, or its number and moves.
    pub fn opening_title(&self, opening: &Opening) -> String {
        match (opening.name, opening.ballot) {
            (Some(name), _) => name.to_owned(),
            (None, Some(number)) => {
                let moves = self.opening_moves(&opening.moves);
                self.words.openings_ballot(number as u32, &moves)
            }
            (None, None) => self.opening_moves(&opening.moves),
        }
    }

    /// The title of an opening, with the number if it has one.
    pub fn numbered_opening_title(&self, opening: &Opening) -> String {
        match (opening.name, opening.ballot) {
            (Some(name), Some(number)) => self.words.openings_ballot(number as u32, name),
            _ => self.opening_title(opening),
        }
    }

    /// An opening and how well both sides of it are known: `[Black, White]`.
    pub fn opening_states(&self, opening: &Opening, states: [OpeningState; 2]) -> String {
        let [black, white] = states.map(|state| self.words.opening_state(state));
        self.words.openings_cell(
            &self.numbered_opening_title(opening),
            self.named(Color::Black),
            black,
            self.named(Color::White),
            white,
        )
    }

    /// How well the ballots are known, and what's due.
    pub fn opening_summary(&self, summary: OpeningSummary) -> String {
        let known = |side: Color, known: usize| {
            let all = summary.ballots as u32;
            self.words
                .openings_known(self.named(side), known as u32, all)
        };
        let [black, white] = summary.known;
        self.words.facts([
            known(Color::Black, black),
            known(Color::White, white),
            self.words.openings_due(summary.due as u32),
        ])
    }

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
            Mistake::NoBlock => words.learn_no_block().to_owned(),
            Mistake::TooSlow { .. } => words.learn_too_slow().to_owned(),
            Mistake::TooFew => words.learn_too_few().to_owned(),
            Mistake::NotInLine => words.learn_not_in_line().to_owned(),
            Mistake::TheMove { side, count } if *side == pos.turn() => {
                words.learn_the_move_mine(*count)
            }
            Mistake::TheMove { count, .. } => words.learn_the_move_theirs(*count),
            Mistake::Weak { reasons, .. } => {
                self.wrong_move(pos, RuleSet::OFFICIAL, reasons.first())
            }
        }
    }

    /// That a move in this position was wrong, and why if that's known.
    pub fn wrong_move(&self, pos: &Position, rules: RuleSet, reason: Option<&Reason>) -> String {
        match reason {
            Some(reason) => self.words.learn_wrong(&self.reason(pos, rules, reason)),
            None => self.words.learn_weak().to_owned(),
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
