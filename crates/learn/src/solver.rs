//! Someone who solves puzzles: the puzzle of the day, a training at the right difficulty, or a rush.
//!
//! A [`Solver`] decides which puzzle comes, what counts, and when a rush is over. The board is an
//! [`Exercise`](crate::Exercise), which the caller has; it reports the tries, and carries out the
//! [effects](SolverEffect).

use crate::{
    Puzzle, RUSH_MILLIS, RUSH_MISTAKES, RushAnswer, RushPool, RushScore, Step, Theme, Training,
    TryResult, puzzle_of_the_day,
};
use rules::Move;
use std::collections::HashMap;
use std::sync::Arc;

/// Which puzzles come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleMode {
    /// The puzzle of the day.
    Daily,
    /// One after another, possibly of one theme.
    Training(Option<Theme>),
    /// As many as possible in three minutes.
    Rush,
}

/// When something happens, and a number for what's left to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleMoment {
    /// Days since 1970.
    pub day: u32,
    /// Milliseconds on a clock that only goes forward.
    pub millis: i64,
    /// Anything.
    pub seed: u64,
}

/// A rush that the server has drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnRush {
    /// The IDs of the puzzles, in order.
    pub puzzles: Vec<u32>,
    /// When it started by the server's clock, which names it.
    pub started: i64,
}

/// Something to carry out.
#[derive(Clone, PartialEq, Debug)]
pub enum SolverEffect {
    /// Open this on the board.
    Open(Step),
    /// Ask the server to draw a rush, if there's an account, and report to [`Solver::begin_rush`].
    DrawRush,
    /// Store what [`Solver::training`] has now.
    KeepTraining,
    /// Send a rush that's over.
    SendRush {
        /// Which rush, as in [`DrawnRush`].
        started: i64,
        /// The answers, in order.
        answers: Vec<RushAnswer>,
    },
}

/// A rush in progress, or one that's over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rush {
    /// The puzzles, as places in the list.
    places: Vec<usize>,
    /// When it started, by the caller's clock.
    began: i64,
    /// When it started, by the server's clock, if it counts for the leaderboard.
    ranked: Option<i64>,
    answers: Vec<RushAnswer>,
    /// The seconds that are left.
    left: u32,
    score: RushScore,
}

impl Rush {
    /// The seconds that are left.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// The score until now.
    pub const fn score(&self) -> RushScore {
        self.score
    }

    /// Whether the time is up, the third mistake was made, or the last puzzle was tried.
    pub fn is_over(&self) -> bool {
        let is_last = self.answers.len() >= self.places.len();
        self.left == 0 || self.score.missed >= RUSH_MISTAKES || is_last
    }

    /// Milliseconds since the start.
    fn elapsed(&self, millis: i64) -> u32 {
        u32::try_from(millis - self.began).unwrap_or(0)
    }
}

/// Someone who solves puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Solver {
    puzzles: Arc<Vec<Puzzle>>,
    mode: PuzzleMode,
    place: usize,
    training: Training,
    /// Whether the puzzle on the board has been counted.
    is_counted: bool,
    rush: Option<Rush>,
    effects: Vec<SolverEffect>,
}

impl Solver {
    /// Starts with the puzzle of the day. `None` if there are no puzzles.
    pub fn new(puzzles: Arc<Vec<Puzzle>>, training: Training, day: u32) -> Option<Solver> {
        let place = puzzle_of_the_day(day, puzzles.len())?;
        Some(Solver {
            puzzles,
            mode: PuzzleMode::Daily,
            place,
            training,
            is_counted: false,
            rush: None,
            effects: Vec::new(),
        })
    }

    /// The puzzle on the board.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzles[self.place]
    }

    /// Which puzzles come.
    pub const fn mode(&self) -> PuzzleMode {
        self.mode
    }

    /// What the learner has done.
    pub const fn training(&self) -> &Training {
        &self.training
    }

    /// The rush, if there is one.
    pub const fn rush(&self) -> Option<&Rush> {
        self.rush.as_ref()
    }

    /// Whether there's a rush, and it's over.
    pub fn is_over(&self) -> bool {
        self.rush.as_ref().is_some_and(Rush::is_over)
    }

    /// Takes what has to be carried out.
    pub fn effects(&mut self) -> Vec<SolverEffect> {
        std::mem::take(&mut self.effects)
    }

    /// Another device or tab has changed the training.
    pub fn renew_training(&mut self, kept: Training) {
        self.training = kept;
    }

    /// The learner chooses which puzzles come.
    pub fn choose(&mut self, mode: PuzzleMode, at: PuzzleMoment) {
        self.rush = None;
        self.mode = mode;
        match mode {
            PuzzleMode::Rush => self.effects.push(SolverEffect::DrawRush),
            PuzzleMode::Daily | PuzzleMode::Training(_) => self.open_next(at),
        }
    }

    /// The learner wants another puzzle. After the one of the day, a training begins.
    pub fn go_on(&mut self, at: PuzzleMoment) {
        if self.mode == PuzzleMode::Daily {
            self.mode = PuzzleMode::Training(None);
        }
        self.open_next(at);
    }

    /// Starts a rush. If the server drew it, it counts for the leaderboard. The learner may have
    /// chosen something else in the meantime.
    pub fn begin_rush(&mut self, drawn: Option<DrawnRush>, at: PuzzleMoment) {
        if self.mode != PuzzleMode::Rush || self.rush.is_some() {
            return;
        }
        // A page that's older than the server may not have all of its puzzles.
        let ranked =
            drawn.and_then(|drawn| Some((self.places_of(&drawn.puzzles)?, Some(drawn.started))));
        let (places, ranked) =
            ranked.unwrap_or_else(|| (RushPool::new(&self.puzzles).draw(at.seed), None));
        self.rush = Some(Rush {
            places,
            began: at.millis,
            ranked,
            answers: Vec::new(),
            left: RUSH_MILLIS / 1_000,
            score: RushScore::default(),
        });
        self.open_next(at);
    }

    /// Checks the clock of a rush. Returns whether the seconds that are left have changed.
    pub fn tick(&mut self, millis: i64) -> bool {
        let Some(rush) = self.rush.as_mut().filter(|rush| !rush.is_over()) else {
            return false;
        };
        let left = RUSH_MILLIS
            .saturating_sub(rush.elapsed(millis))
            .div_ceil(1_000);
        let has_changed = std::mem::replace(&mut rush.left, left) != left;
        self.send_if_over();
        has_changed
    }

    /// The learner has tried the puzzle with these moves. Only the first try counts. `kept` is the
    /// training as it's stored now: another tab may have gone on.
    pub fn tried(&mut self, result: TryResult, moves: Vec<Move>, kept: Training, at: PuzzleMoment) {
        self.count(result == TryResult::Done, moves, kept, at);
        if self.rush.is_some() && !self.is_over() {
            self.open_next(at);
        }
    }

    /// A hint has named the move. The puzzle doesn't count as solved, not even by starting over.
    pub fn helped(&mut self, moves: Vec<Move>, kept: Training, at: PuzzleMoment) {
        self.count(false, moves, kept, at);
    }

    fn count(&mut self, is_solved: bool, moves: Vec<Move>, kept: Training, at: PuzzleMoment) {
        // Puzzles solved after the end of a rush don't count.
        if self.is_counted || self.is_over() {
            return;
        }
        self.is_counted = true;
        self.training = kept;
        match &mut self.rush {
            Some(rush) => {
                let millis = rush.elapsed(at.millis).min(RUSH_MILLIS);
                rush.answers.push(RushAnswer { moves, millis });
                match is_solved {
                    true => rush.score.solved += 1,
                    false => rush.score.missed += 1,
                }
                self.training.rushed(rush.score.solved);
            }
            None => {
                let puzzle = &self.puzzles[self.place];
                self.training.tried(puzzle, is_solved, at.day);
            }
        }
        self.effects.push(SolverEffect::KeepTraining);
        self.send_if_over();
    }

    /// Sends a rush that has just ended, once, if it counts.
    fn send_if_over(&mut self) {
        let over = self.rush.as_mut().filter(|rush| rush.is_over());
        let Some(rush) = over else { return };
        if let Some(started) = rush.ranked.take() {
            let answers = rush.answers.clone();
            self.effects
                .push(SolverEffect::SendRush { started, answers });
        }
    }

    fn open_next(&mut self, at: PuzzleMoment) {
        let place = match self.mode {
            PuzzleMode::Daily => puzzle_of_the_day(at.day, self.puzzles.len()),
            PuzzleMode::Training(theme) => {
                self.training.next(&self.puzzles, theme, at.day, at.seed)
            }
            PuzzleMode::Rush => self.rush.as_ref().and_then(|rush| {
                let place = rush.places.get(rush.answers.len());
                place.copied()
            }),
        };
        let Some(place) = place else { return };
        self.place = place;
        self.is_counted = false;
        let step = match self.mode {
            PuzzleMode::Rush => self.puzzle().exact_step(),
            PuzzleMode::Daily | PuzzleMode::Training(_) => self.puzzle().step(),
        };
        self.effects.push(SolverEffect::Open(step));
    }

    /// The places of puzzles in the list. `None` if one is missing.
    fn places_of(&self, ids: &[u32]) -> Option<Vec<usize>> {
        let all = self.puzzles.iter().enumerate();
        let places: HashMap<u32, usize> = all.map(|(place, puzzle)| (puzzle.id(), place)).collect();
        ids.iter().map(|id| places.get(id).copied()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LessonGoal, PuzzleFile};
    use proptest::prelude::*;

    fn puzzles() -> Arc<Vec<Puzzle>> {
        let mut all = PuzzleFile::decode(crate::PUZZLES).unwrap().puzzles;
        all.truncate(40);
        Arc::new(all)
    }

    fn at(millis: i64) -> PuzzleMoment {
        PuzzleMoment {
            day: 100,
            millis,
            seed: 7,
        }
    }

    fn solver() -> Solver {
        Solver::new(puzzles(), Training::default(), 100).unwrap()
    }

    /// Reports a try whose training is the one that the solver has.
    fn try_it(solver: &mut Solver, result: TryResult, millis: i64) -> Vec<SolverEffect> {
        let moves = solver.puzzle().solution[..1].to_vec();
        let kept = solver.training().clone();
        solver.tried(result, moves, kept, at(millis));
        solver.effects()
    }

    fn is_open(effect: &SolverEffect) -> bool {
        matches!(effect, SolverEffect::Open(_))
    }

    #[test]
    fn the_first_try_counts_and_a_hint_counts_as_a_miss() {
        let mut solver = solver();
        assert_eq!(
            try_it(&mut solver, TryResult::Wrong, 0),
            [SolverEffect::KeepTraining]
        );
        assert_eq!(
            (solver.training().streak, solver.training().due(101)),
            (0, 1)
        );
        assert_eq!(try_it(&mut solver, TryResult::Done, 1), []);
        assert_eq!(solver.training().streak, 0);

        solver.go_on(at(2));
        assert_eq!(solver.mode(), PuzzleMode::Training(None));
        assert!(matches!(&solver.effects()[..], [SolverEffect::Open(step)]
            if matches!(step.goal, LessonGoal::Solve(_)) && step.pos == solver.puzzle().pos));
        let kept = solver.training().clone();
        solver.helped(Vec::new(), kept, at(3));
        try_it(&mut solver, TryResult::Done, 4);
        assert_eq!(
            (solver.training().streak, solver.training().due(101)),
            (0, 2)
        );
    }

    #[test]
    fn what_another_tab_did_is_kept() {
        let mut solver = solver();
        let mut elsewhere = Training::at(1_500);
        elsewhere.rushed(12);
        solver.tried(TryResult::Done, Vec::new(), elsewhere, at(0));
        assert_eq!(solver.training().best_rush, 12);
        assert_eq!(solver.training().streak, 1);
    }

    #[test]
    fn a_training_has_only_puzzles_of_its_theme() {
        let mut solver = solver();
        let theme = solver.puzzle().themes.iter().next().unwrap();
        solver.choose(PuzzleMode::Training(Some(theme)), at(0));
        for round in 0..5 {
            assert!(solver.effects().iter().all(is_open));
            assert!(solver.puzzle().themes.contains(theme), "{round}");
            try_it(&mut solver, TryResult::Done, round);
            solver.go_on(at(round));
        }
    }

    #[test]
    fn a_rush_ends_with_the_third_mistake_and_is_sent_once() {
        let mut solver = solver();
        solver.choose(PuzzleMode::Rush, at(0));
        assert_eq!(solver.effects(), [SolverEffect::DrawRush]);
        let ids: Vec<u32> = puzzles()[3..9].iter().map(Puzzle::id).collect();
        let drawn = DrawnRush {
            puzzles: ids,
            started: 77,
        };
        solver.begin_rush(Some(drawn.clone()), at(1_000));
        assert!(matches!(&solver.effects()[..], [SolverEffect::Open(step)]
            if matches!(step.goal, LessonGoal::SolveExactly(_))));
        assert_eq!(solver.puzzle(), &puzzles()[3]);
        // A second answer of the server is late.
        solver.begin_rush(Some(drawn), at(2_000));
        assert_eq!(solver.effects(), []);

        let effects = try_it(&mut solver, TryResult::Done, 6_000);
        assert_eq!(effects[0], SolverEffect::KeepTraining);
        assert!(is_open(&effects[1]));
        try_it(&mut solver, TryResult::Wrong, 7_000);
        try_it(&mut solver, TryResult::Wrong, 8_000);
        let effects = try_it(&mut solver, TryResult::Wrong, 9_000);
        let [
            SolverEffect::KeepTraining,
            SolverEffect::SendRush { started, answers },
        ] = &effects[..]
        else {
            panic!("{effects:?}");
        };
        let millis: Vec<u32> = answers.iter().map(|answer| answer.millis).collect();
        assert_eq!((*started, millis), (77, vec![5_000, 6_000, 7_000, 8_000]));
        assert!(solver.is_over());
        assert_eq!(try_it(&mut solver, TryResult::Done, 10_000), []);
        let score = solver.rush().unwrap().score();
        assert_eq!((score.solved, score.missed), (1, 3));
        assert_eq!(solver.training().best_rush, 1);
    }

    #[test]
    fn a_rush_ends_when_the_time_is_up() {
        let mut solver = solver();
        solver.choose(PuzzleMode::Rush, at(0));
        solver.effects();
        solver.begin_rush(None, at(0));
        assert_eq!(solver.rush().unwrap().left(), 180);
        assert!(!solver.tick(999));
        assert!(solver.tick(1_000));
        assert_eq!(solver.rush().unwrap().left(), 179);
        assert!(solver.tick(60_000));
        assert_eq!(solver.rush().unwrap().left(), 120);
        assert!(solver.tick(180_000) && solver.is_over());
        assert!(!solver.tick(190_000));
        // Nobody asked the server, so nothing is sent.
        assert!(solver.effects().iter().all(is_open));
    }

    #[test]
    fn a_rush_with_unknown_puzzles_is_drawn_here_and_one_that_is_late_is_ignored() {
        let mut solver = solver();
        solver.choose(PuzzleMode::Rush, at(0));
        let drawn = DrawnRush {
            puzzles: vec![0, 1],
            started: 77,
        };
        solver.begin_rush(Some(drawn.clone()), at(0));
        assert!(solver.rush().is_some());
        solver.tick(RUSH_MILLIS.into());
        let is_sent = |it: &SolverEffect| matches!(it, SolverEffect::SendRush { .. });
        assert!(!solver.effects().iter().any(is_sent));

        solver.choose(PuzzleMode::Daily, at(0));
        solver.effects();
        solver.begin_rush(Some(drawn), at(0));
        assert_eq!(solver.effects(), []);
        assert_eq!(solver.rush(), None);
    }

    proptest! {
        /// Whatever happens, the score counts the answers, and nothing is sent twice.
        #[test]
        fn a_rush_counts_what_was_answered(
            tries in prop::collection::vec((any::<bool>(), 0..30_000_i64), 0..60),
        ) {
            let mut solver = solver();
            solver.choose(PuzzleMode::Rush, at(0));
            let ids = puzzles().iter().map(Puzzle::id).collect();
            solver.begin_rush(Some(DrawnRush { puzzles: ids, started: 5 }), at(0));
            solver.effects();
            let (mut millis, mut sent) = (0, 0);
            for (is_right, pause) in tries {
                millis += pause;
                solver.tick(millis);
                let result = if is_right { TryResult::Done } else { TryResult::Wrong };
                let effects = try_it(&mut solver, result, millis);
                let is_sent = |it: &&SolverEffect| matches!(it, SolverEffect::SendRush { .. });
                sent += effects.iter().filter(is_sent).count();
                let rush = solver.rush().unwrap();
                let score = rush.score();
                prop_assert_eq!((score.solved + score.missed) as usize, rush.answers.len());
                prop_assert!(score.missed <= RUSH_MISTAKES);
                prop_assert_eq!(sent, usize::from(rush.is_over()));
            }
        }
    }
}
