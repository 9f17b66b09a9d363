//! Turns the terms of a seek into the terms of a game.

use crate::chance;
use notation::Deck;
use protocol::{Opening, SeekTerms, Why, Wish, is_clock_allowed};
use room::{Duration, Name, Seat, Sides, TakeBacks, Terms, TimeControl};
use rules::{Position, RuleSet};

/// The maximum lag credit per move.
const LAG_CREDIT: Duration = Duration::from_millis(500);
/// How long a player may be gone in a game with a clock.
const GRACE: Duration = Duration::from_secs(60);
/// The same without a clock.
const LONG_GRACE: Duration = Duration::from_secs(300);
/// With this limit per turn or more, it's a correspondence game, and nobody has to be connected.
const CORRESPONDENCE: Duration = Duration::from_secs(3_600);

/// Why the terms of a seek aren't allowed, if they aren't.
pub(crate) fn problem(terms: &SeekTerms) -> Option<Why> {
    if terms.rated && terms.side != Wish::Any {
        return Some(Why::RatedNeedsRandomSides);
    }
    if terms.rated && terms.time == TimeControl::Unlimited {
        return Some(Why::RatedNeedsClock);
    }
    (!is_clock_allowed(terms.time)).then_some(Why::BadClock)
}

/// The terms of a game between these players, with a random ballot if the seek asks for one.
pub(crate) fn of_game(terms: &SeekTerms, seats: Sides<Seat>) -> Terms {
    let (start, opening) = match terms.opening {
        Opening::Free => (Position::START, Vec::new()),
        Opening::ThreeMove => draw(Deck::ThreeMove),
        Opening::ElevenMan => draw(Deck::ElevenManDraws),
    };
    let (grace, credit) = match terms.time {
        TimeControl::Unlimited => (Some(LONG_GRACE), Duration::ZERO),
        TimeControl::PerTurn { limit } if limit >= CORRESPONDENCE => (None, Duration::ZERO),
        _ => (Some(GRACE), LAG_CREDIT),
    };
    Terms {
        seats,
        rules: RuleSet::OFFICIAL,
        start,
        opening,
        time: terms.time,
        take_backs: if terms.rated {
            TakeBacks::Never
        } else {
            TakeBacks::ByConsent
        },
        disconnect_grace: grace,
        max_lag_credit: credit,
    }
}

/// A player's name in a game.
pub(crate) fn name(text: &str) -> Name {
    Name::new(text).unwrap_or_else(|_| Name::new("Guest").expect("the name is valid"))
}

fn draw(deck: Deck) -> (Position, Vec<rules::Move>) {
    let ballot = deck
        .get(chance::below(deck.len()))
        .expect("the index is below the length");
    (*ballot.start(), ballot.moves().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Instant, Room};

    fn terms(time: TimeControl, opening: Opening) -> SeekTerms {
        SeekTerms {
            time,
            rated: false,
            side: Wish::Any,
            opening,
            heat: false,
        }
    }

    #[test]
    fn times_are_checked() {
        #[track_caller]
        fn check(time: TimeControl, is_good: bool) {
            assert_eq!(problem(&terms(time, Opening::Free)).is_none(), is_good);
        }
        let millis = Duration::from_millis;
        check(TimeControl::Unlimited, true);
        check(
            TimeControl::PerTurn {
                limit: millis(4_999),
            },
            false,
        );
        check(
            TimeControl::PerTurn {
                limit: millis(5_000),
            },
            true,
        );
        check(TimeControl::SuddenDeath { base: millis(0) }, false);
        check(
            TimeControl::SuddenDeath {
                base: millis(60_000),
            },
            true,
        );
        check(
            TimeControl::SuddenDeath {
                base: millis(u64::MAX),
            },
            false,
        );
        let fischer = |base, increment| TimeControl::Fischer {
            base: millis(base),
            increment: millis(increment),
        };
        check(fischer(300_000, 2_000), true);
        check(fischer(300_000, 180_001), false);
        let rated = SeekTerms {
            rated: true,
            ..terms(TimeControl::Unlimited, Opening::Free)
        };
        assert_eq!(problem(&rated), Some(Why::RatedNeedsClock));
        let with_side = SeekTerms {
            side: Wish::Black,
            time: fischer(300_000, 2_000),
            ..rated
        };
        assert_eq!(problem(&with_side), Some(Why::RatedNeedsRandomSides));
    }

    #[test]
    fn every_opening_makes_a_game() {
        for opening in [Opening::Free, Opening::ThreeMove, Opening::ElevenMan] {
            let seats = Sides {
                black: Seat::human(name("A")),
                white: Seat::human(name("B")),
            };
            let terms = of_game(&terms(TimeControl::Unlimited, opening), seats);
            assert!(Room::open(terms, Instant::from_millis(0)).is_ok());
        }
    }
}
