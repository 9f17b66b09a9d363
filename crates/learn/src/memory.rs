//! Spaced repetition: when to see something again.
//!
//! This is FSRS 4.5 (free spaced repetition scheduler) with its published default parameters, for
//! the two grades that a board can give: right and wrong. An item comes up again when the chance of
//! remembering it has fallen to 90%.

/// The published parameters.
const W: [f64; 17] = [
    0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461, 2.1072,
    0.0793, 0.3246, 1.587, 0.2272, 2.8755,
];
/// The shape of forgetting: after one stability, 90% are left.
const DECAY: f64 = -0.5;
const FACTOR: f64 = 19.0 / 81.0;
/// The longest pause, in days.
const MAX_DAYS: f64 = 365.0;

/// What's known about an item.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// After how many days the chance of remembering it is 90%.
    stability: f64,
    /// From 1 to 10.
    difficulty: f64,
    /// The day of the last answer.
    seen: u32,
}

impl Card {
    /// An item that was answered for the first time. Days count from any start.
    pub fn new(is_right: bool, day: u32) -> Card {
        Card {
            stability: if is_right { W[2] } else { W[0] },
            difficulty: first_difficulty(grade(is_right)),
            seen: day,
        }
    }

    /// From its parts. `None` if they make no sense.
    pub fn from_parts(stability: f64, difficulty: f64, seen: u32) -> Option<Card> {
        let is_sane =
            stability.is_finite() && stability > 0.0 && (1.0..=10.0).contains(&difficulty);
        is_sane.then_some(Card {
            stability,
            difficulty,
            seen,
        })
    }

    /// Stability, difficulty and the day of the last answer.
    pub const fn parts(&self) -> (f64, f64, u32) {
        (self.stability, self.difficulty, self.seen)
    }

    /// The day on which it comes up again.
    pub fn due(&self) -> u32 {
        self.seen + self.stability.clamp(1.0, MAX_DAYS).round() as u32
    }

    /// The card after another answer.
    pub fn answered(&self, is_right: bool, day: u32) -> Card {
        let days = f64::from(day.saturating_sub(self.seen));
        let remembered = (1.0 + FACTOR * days / self.stability).powf(DECAY);
        let (s, d) = (self.stability, self.difficulty);
        let stability = if is_right {
            let growth = W[8].exp()
                * (11.0 - d)
                * s.powf(-W[9])
                * ((W[10] * (1.0 - remembered)).exp() - 1.0);
            s * (1.0 + growth)
        } else {
            let forgotten = W[11]
                * d.powf(-W[12])
                * ((s + 1.0).powf(W[13]) - 1.0)
                * (W[14] * (1.0 - remembered)).exp();
            forgotten.min(s)
        };
        let moved = d - W[6] * (grade(is_right) - 3.0);
        let difficulty = W[7] * first_difficulty(3.0) + (1.0 - W[7]) * moved;
        Card {
            stability: stability.max(0.1),
            difficulty: difficulty.clamp(1.0, 10.0),
            seen: day,
        }
    }
}

/// Right is *good*, the third of four grades; wrong is *again*, the first.
const fn grade(is_right: bool) -> f64 {
    if is_right { 3.0 } else { 1.0 }
}

fn first_difficulty(grade: f64) -> f64 {
    (W[4] - (grade - 3.0) * W[5]).clamp(1.0, 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_comes_up_later_and_later() {
        let mut card = Card::new(true, 0);
        let mut pauses = Vec::new();
        for _ in 0..6 {
            let due = card.due();
            pauses.push(due - card.seen);
            card = card.answered(true, due);
        }
        assert_eq!(pauses, [4, 15, 49, 146, 365, 365]);
    }

    #[test]
    fn what_is_forgotten_comes_up_soon() {
        let failed = Card::new(false, 10);
        assert_eq!(failed.due(), 11);
        let known = Card::new(true, 0).answered(true, 4).answered(true, 20);
        let lapsed = known.answered(false, known.due());
        assert!(lapsed.due() - lapsed.seen < known.due() - known.seen);
        assert!(lapsed.difficulty > known.difficulty);
        // The stability of harder items grows more slowly.
        let [easy, hard] = [known, lapsed].map(|card| Card {
            stability: 5.0,
            seen: 0,
            ..card
        });
        assert!(hard.answered(true, 5).stability < easy.answered(true, 5).stability);
    }

    #[test]
    fn parts_make_the_card_again() {
        let card = Card::new(true, 3).answered(false, 9);
        let (stability, difficulty, seen) = card.parts();
        assert_eq!(Card::from_parts(stability, difficulty, seen), Some(card));
        assert_eq!(Card::from_parts(f64::NAN, 5.0, 1), None);
        assert_eq!(Card::from_parts(1.0, 11.0, 1), None);
    }
}
