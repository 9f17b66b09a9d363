//! A trainer for the numbers of the squares.

use crate::mix::mix;
use rules::Square;

/// How many squares a round asks for, not counting those that are asked again.
pub const ROUND: usize = 20;
/// How many other squares come before a missed one is asked again.
const PAUSE: usize = 2;

/// A round of the trainer: numbers are called, and the learner finds their squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareRound {
    /// The squares to ask for. The last one is asked now.
    deck: Vec<Square>,
    /// Whether the square that's asked now was missed.
    is_missed: bool,
    misses: u32,
}

/// The result of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareChoice {
    /// The square was found. The next one is asked, if there is one.
    Found,
    /// It was another square. The same one is still asked.
    Missed,
    /// The round was over already.
    Over,
}

impl SquareRound {
    /// Starts a round with squares that depend on the seed.
    pub fn new(seed: u64) -> SquareRound {
        let mut deck: Vec<Square> = Square::all().collect();
        deck.sort_by_key(|square| mix(seed ^ u64::from(square.number())));
        deck.truncate(ROUND);
        SquareRound {
            deck,
            is_missed: false,
            misses: 0,
        }
    }

    /// The square that's asked now. `None` if the round is over.
    pub fn asked(&self) -> Option<Square> {
        self.deck.last().copied()
    }

    /// How many squares are left.
    pub fn left(&self) -> usize {
        self.deck.len()
    }

    /// How many squares were missed.
    pub const fn misses(&self) -> u32 {
        self.misses
    }

    /// Whether the square that's asked now was missed.
    pub const fn is_missed(&self) -> bool {
        self.is_missed
    }

    /// The learner chooses a square. A square that was missed is asked again a little later.
    pub fn choose(&mut self, chosen: Square) -> SquareChoice {
        let Some(asked) = self.asked() else {
            return SquareChoice::Over;
        };
        if chosen != asked {
            self.misses += u32::from(!self.is_missed);
            self.is_missed = true;
            return SquareChoice::Missed;
        }
        self.deck.pop();
        if self.is_missed {
            let place = self.deck.len().saturating_sub(PAUSE);
            self.deck.insert(place, asked);
        }
        self.is_missed = false;
        SquareChoice::Found
    }
}

/// What the trainer asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareTask {
    /// To find this square.
    Find(Square),
    /// Nothing: the round is over.
    Done {
        /// How long it took, in seconds.
        seconds: u32,
        /// How many squares were missed.
        misses: u32,
    },
}

/// Rounds on a clock, with the best time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareTrainer {
    round: SquareRound,
    /// When the first square was chosen, in milliseconds. The clock doesn't run before that.
    started: Option<i64>,
    seconds: u32,
    /// The best time without a miss, in seconds.
    best: Option<u32>,
    /// The last square that was chosen by mistake.
    wrong: Option<Square>,
}

impl SquareTrainer {
    /// A round with squares that depend on the seed, for someone with this best time in seconds.
    pub fn new(seed: u64, best: Option<u32>) -> SquareTrainer {
        SquareTrainer {
            round: SquareRound::new(seed),
            started: None,
            seconds: 0,
            best,
            wrong: None,
        }
    }

    /// What to do now.
    pub fn task(&self) -> SquareTask {
        match self.round.asked() {
            Some(square) => SquareTask::Find(square),
            None => SquareTask::Done {
                seconds: self.seconds,
                misses: self.round.misses(),
            },
        }
    }

    /// How many squares are left.
    pub fn left(&self) -> usize {
        self.round.left()
    }

    /// The best time without a miss, in seconds.
    pub const fn best(&self) -> Option<u32> {
        self.best
    }

    /// The last square that was chosen by mistake, until the right one is found.
    pub const fn wrong(&self) -> Option<Square> {
        self.wrong
    }

    /// The square that's asked for, once it was missed.
    pub fn shown(&self) -> Option<Square> {
        self.round.asked().filter(|_| self.round.is_missed())
    }

    /// The learner chooses a square. `kept` is the best time as it's stored now: another tab may
    /// have a better one.
    pub fn choose(&mut self, chosen: Square, millis: i64, kept: Option<u32>) -> SquareChoice {
        let started = *self.started.get_or_insert(millis);
        let choice = self.round.choose(chosen);
        match choice {
            SquareChoice::Found => {
                self.wrong = None;
                if self.round.asked().is_none() {
                    let elapsed = u64::try_from(millis - started).unwrap_or(0);
                    self.finish(elapsed.div_ceil(1_000) as u32, kept);
                }
            }
            SquareChoice::Missed => self.wrong = Some(chosen),
            SquareChoice::Over => {}
        }
        choice
    }

    fn finish(&mut self, seconds: u32, kept: Option<u32>) {
        self.seconds = seconds;
        self.best = match kept {
            _ if self.round.misses() > 0 => self.best,
            Some(kept) if kept <= seconds => self.best,
            _ => Some(seconds),
        };
    }

    /// Starts another round.
    pub fn start_over(&mut self, seed: u64) {
        *self = SquareTrainer::new(seed, self.best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// Finds squares until the round is over, and returns them.
    fn find_all(round: &mut SquareRound) -> Vec<Square> {
        let mut found = Vec::new();
        while let Some(asked) = round.asked() {
            assert_eq!(round.choose(asked), SquareChoice::Found);
            found.push(asked);
        }
        found
    }

    fn other_than(square: Square) -> Square {
        square.turned()
    }

    #[test]
    fn a_missed_square_is_asked_again_after_two_others() {
        let mut round = SquareRound::new(7);
        let missed = round.asked().unwrap();
        assert_eq!(round.choose(other_than(missed)), SquareChoice::Missed);
        assert_eq!(round.choose(other_than(missed)), SquareChoice::Missed);
        assert_eq!((round.asked(), round.misses()), (Some(missed), 1));
        assert_eq!(round.choose(missed), SquareChoice::Found);
        assert_eq!(round.left(), ROUND);
        let found = find_all(&mut round);
        assert_eq!(found.iter().position(|found| *found == missed), Some(2));
        assert_eq!(round.misses(), 1);
    }

    #[test]
    fn even_the_last_square_is_asked_again_and_then_the_round_is_over() {
        let mut round = SquareRound::new(7);
        while round.left() > 1 {
            round.choose(round.asked().unwrap());
        }
        let last = round.asked().unwrap();
        round.choose(other_than(last));
        round.choose(last);
        assert_eq!(round.asked(), Some(last));
        assert_eq!(round.choose(last), SquareChoice::Found);
        assert_eq!(round.asked(), None);
        assert_eq!(round.choose(last), SquareChoice::Over);
        assert_eq!(round.misses(), 1);
    }

    proptest! {
        #[test]
        fn a_round_asks_for_twenty_different_squares(seed: u64) {
            let found = find_all(&mut SquareRound::new(seed));
            let different: HashSet<Square> = found.iter().copied().collect();
            prop_assert_eq!((found.len(), different.len()), (ROUND, ROUND));
        }
    }

    #[test]
    fn rounds_differ() {
        assert_ne!(SquareRound::new(1), SquareRound::new(2));
    }

    /// Finds all squares, one per second from 5 s on, and returns what's left to do.
    fn run(trainer: &mut SquareTrainer, kept: Option<u32>) -> SquareTask {
        let mut millis = 5_000;
        while let SquareTask::Find(square) = trainer.task() {
            trainer.choose(square, millis, kept);
            millis += 1_000;
        }
        trainer.task()
    }

    #[test]
    fn the_clock_runs_from_the_first_choice_and_the_best_time_is_kept() {
        let mut trainer = SquareTrainer::new(7, Some(30));
        let done = SquareTask::Done {
            seconds: ROUND as u32 - 1,
            misses: 0,
        };
        assert_eq!(run(&mut trainer, Some(30)), done);
        assert_eq!((trainer.best(), trainer.left()), (Some(19), 0));
        // A tab with a better time keeps it.
        trainer.start_over(8);
        assert_eq!(trainer.left(), ROUND);
        assert_eq!(run(&mut trainer, Some(12)), done);
        assert_eq!(trainer.best(), Some(19));
    }

    #[test]
    fn a_round_with_a_miss_is_no_best_time() {
        let mut trainer = SquareTrainer::new(7, None);
        let asked = trainer.round.asked().unwrap();
        let wrong = other_than(asked);
        assert_eq!(trainer.shown(), None);
        assert_eq!(trainer.choose(wrong, 0, None), SquareChoice::Missed);
        assert_eq!(
            (trainer.wrong(), trainer.shown()),
            (Some(wrong), Some(asked))
        );
        assert!(matches!(
            run(&mut trainer, None),
            SquareTask::Done { misses: 1, .. }
        ));
        assert_eq!((trainer.best(), trainer.wrong()), (None, None));
    }
}
