//! The options for an online game.

use protocol::{
    MAX_GAME_MINUTES, MAX_INCREMENT_SECONDS, MAX_TURN_DAYS, Opening, SeekTerms, Speed, Wish,
};
use room::{Duration, TimeControl};
use serde::{Deserialize, Serialize};
use std::mem;

/// The options for an online game, in the units that the user chooses. They're remembered for the
/// next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Offer {
    /// The kind of opponent.
    pub against: Against,
    /// The clock.
    pub clock: OfferClock,
    /// The preferred side.
    pub side: Wish,
    /// How the game starts.
    pub opening: Opening,
    /// Whether the game is rated, if it can be.
    pub rated: bool,
    /// Whether a second game follows with colors swapped.
    pub heat: bool,
    /// The level of the computer.
    pub level: u8,
}

/// The kind of opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Anyone who accepts.
    #[default]
    Anyone,
    /// Someone who gets a link.
    Friend,
    /// The server's computer player.
    Computer,
}

/// A clock, in the units that the user chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferClock {
    /// A total time per side, with an increment that may be zero.
    Live {
        /// The total time in minutes.
        minutes: u32,
        /// The increment in seconds.
        increment: u32,
    },
    /// A number of days per move.
    Days {
        /// The number of days.
        days: u32,
    },
    /// No clock.
    None,
}

impl OfferClock {
    /// The kinds of clocks, each as its most usual one.
    pub const USUAL: [OfferClock; 3] = [
        OfferClock::Live {
            minutes: 5,
            increment: 3,
        },
        OfferClock::Days { days: 2 },
        OfferClock::None,
    ];

    /// The usual clock of the same kind.
    pub fn usual(self) -> OfferClock {
        let is_same = |other: &OfferClock| mem::discriminant(other) == mem::discriminant(&self);
        let found = OfferClock::USUAL.into_iter().find(is_same);
        found.unwrap_or(OfferClock::None)
    }

    /// The time in total or per move, and the increment, in the units of the kind. 0 if there's none.
    pub const fn numbers(self) -> (u32, u32) {
        match self {
            OfferClock::Live { minutes, increment } => (minutes, increment),
            OfferClock::Days { days } => (days, 0),
            OfferClock::None => (0, 0),
        }
    }

    /// A clock of the same kind with these numbers.
    pub const fn with_numbers(self, (time, increment): (u32, u32)) -> OfferClock {
        match self {
            OfferClock::Live { .. } => OfferClock::Live {
                minutes: time,
                increment,
            },
            OfferClock::Days { .. } => OfferClock::Days { days: time },
            OfferClock::None => OfferClock::None,
        }
    }

    /// Converts to the room's time control. Values out of range are clamped.
    pub fn control(self) -> TimeControl {
        match self {
            OfferClock::None => TimeControl::Unlimited,
            OfferClock::Days { days } => TimeControl::PerTurn {
                limit: Duration::from_secs(u64::from(days.clamp(1, MAX_TURN_DAYS)) * 86_400),
            },
            OfferClock::Live { minutes, increment } => {
                let minutes = minutes.clamp(1, MAX_GAME_MINUTES);
                let base = Duration::from_secs(u64::from(minutes) * 60);
                match increment.min(MAX_INCREMENT_SECONDS) {
                    0 => TimeControl::SuddenDeath { base },
                    seconds => TimeControl::Fischer {
                        base,
                        increment: Duration::from_secs(u64::from(seconds)),
                    },
                }
            }
        }
    }
}

impl Default for OfferClock {
    fn default() -> OfferClock {
        OfferClock::USUAL[0]
    }
}

impl Default for Offer {
    fn default() -> Offer {
        Offer {
            against: Against::default(),
            clock: OfferClock::default(),
            side: Wish::Any,
            opening: Opening::Free,
            rated: false,
            heat: false,
            level: 4,
        }
    }
}

impl Offer {
    /// Reads saved options, or returns the defaults if they can't be read.
    pub fn from_json(text: &str) -> Offer {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Returns the options in the form that's saved.
    pub fn to_json(self) -> String {
        serde_json::to_string(&self).expect("plain data serializes to JSON")
    }

    /// Whether this game can be rated: it needs an account, a clock, and a human opponent.
    pub const fn may_be_rated(&self, is_guest: bool) -> bool {
        !is_guest
            && !matches!(self.clock, OfferClock::None)
            && !matches!(self.against, Against::Computer)
    }

    /// Returns the terms to request from the server. In a rated game, the sides are random.
    pub fn terms(&self, is_guest: bool) -> SeekTerms {
        let rated = self.rated && self.may_be_rated(is_guest);
        SeekTerms {
            time: self.clock.control(),
            rated,
            side: if rated { Wish::Any } else { self.side },
            opening: self.opening,
            heat: self.heat,
        }
    }
}

/// A popular game, one click away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick {
    /// Its clock.
    pub clock: OfferClock,
}

impl Quick {
    /// All of them, fastest first.
    pub const ALL: [Quick; 8] = [
        Quick::live(3, 2),
        Quick::live(5, 3),
        Quick::live(10, 5),
        Quick::live(15, 10),
        Quick::live(30, 0),
        Quick::live(30, 20),
        Quick::days(1),
        Quick::days(3),
    ];

    const fn live(minutes: u32, increment: u32) -> Quick {
        Quick {
            clock: OfferClock::Live { minutes, increment },
        }
    }

    const fn days(days: u32) -> Quick {
        Quick {
            clock: OfferClock::Days { days },
        }
    }

    /// Returns the speed category.
    pub fn speed(self) -> Option<Speed> {
        Speed::of(self.clock.control())
    }

    /// Returns the terms to request from the server: either side, free opening.
    pub fn terms(self, rated: bool) -> SeekTerms {
        SeekTerms {
            time: self.clock.control(),
            rated,
            side: Wish::Any,
            opening: Opening::Free,
            heat: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_with_the_kind_of_clock() {
        for usual in OfferClock::USUAL {
            assert_eq!(usual.usual(), usual);
            assert_eq!(usual.with_numbers(usual.numbers()), usual);
            assert_eq!(usual.with_numbers((9, 0)).usual(), usual);
        }
        for quick in Quick::ALL {
            assert_ne!(quick.clock.usual(), OfferClock::None);
        }
    }

    #[test]
    fn clocks_are_what_people_chose() {
        #[track_caller]
        fn check(clock: OfferClock, expected: TimeControl) {
            assert_eq!(clock.control(), expected);
            assert!(protocol::is_clock_allowed(expected), "{expected:?}");
        }
        let live = |minutes, increment| OfferClock::Live { minutes, increment };
        let fischer = |base, increment| TimeControl::Fischer {
            base: Duration::from_secs(base),
            increment: Duration::from_secs(increment),
        };
        let sudden = |base| TimeControl::SuddenDeath {
            base: Duration::from_secs(base),
        };
        let days = |days: u64| TimeControl::PerTurn {
            limit: Duration::from_secs(days * 24 * 60 * 60),
        };
        check(live(3, 2), fischer(180, 2));
        check(live(30, 0), sudden(1_800));
        check(live(0, 0), sudden(60));
        check(live(9_999, 9_999), fischer(180 * 60, 180));
        check(OfferClock::Days { days: 0 }, days(1));
        check(OfferClock::Days { days: 99 }, days(14));
        check(OfferClock::None, TimeControl::Unlimited);
    }

    #[test]
    fn only_games_that_may_count_are_rated() {
        #[track_caller]
        fn check(offer: Offer, is_guest: bool, expected: bool) {
            assert_eq!(offer.terms(is_guest).rated, expected);
        }
        let rated = Offer {
            rated: true,
            ..Offer::default()
        };
        check(rated, false, true);
        check(rated, true, false);
        let clock = OfferClock::None;
        check(Offer { clock, ..rated }, false, false);
        let against = Against::Computer;
        check(Offer { against, ..rated }, false, false);
        check(Offer::default(), false, false);
    }

    #[test]
    fn nobody_chooses_a_side_in_a_rated_game() {
        let offer = Offer {
            side: Wish::White,
            rated: true,
            ..Offer::default()
        };
        assert_eq!(offer.terms(false).side, Wish::Any);
        // A guest's game is casual.
        assert_eq!(offer.terms(true).side, Wish::White);
    }

    #[test]
    fn quick_games_go_from_fast_to_slow_and_each_speed_has_two() {
        let speeds = Quick::ALL.map(|quick| quick.speed().unwrap());
        let of = |speed| speeds.iter().filter(|other| **other == speed).count();
        assert_eq!(Speed::ALL.map(of), [2, 3, 1, 2]);
        let order = |speed| Speed::ALL.iter().position(|other| *other == speed);
        assert!(speeds.is_sorted_by_key(|speed| order(*speed)));
    }

    #[test]
    fn an_offer_is_remembered_and_noise_is_the_usual() {
        let offer = Offer {
            against: Against::Friend,
            clock: OfferClock::Days { days: 3 },
            side: Wish::White,
            ..Offer::default()
        };
        assert_eq!(Offer::from_json(&offer.to_json()), offer);
        assert_eq!(Offer::from_json("noise"), Offer::default());
        assert_eq!(Offer::from_json("{\"heat\":true}").level, 4);
    }
}
