//! What a person asks for before a game over the network.

use protocol::{Opening, SeekTerms, Speed, Wish};
use room::{Duration, TimeControl};
use serde::{Deserialize, Serialize};

/// What a person asks for, in the units in which people choose. It is remembered for the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Offer {
    /// Against whom.
    pub against: Against,
    /// The clock.
    pub clock: OfferClock,
    /// The side.
    pub side: Wish,
    /// How the game begins.
    pub opening: Opening,
    /// Whether it counts, where it can.
    pub rated: bool,
    /// Whether a second game follows with colours changed.
    pub heat: bool,
    /// How well the computer plays.
    pub level: u8,
}

/// Against whom a person wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Whoever comes.
    #[default]
    Anyone,
    /// Somebody who gets a link.
    Friend,
    /// The computer of the server.
    Computer,
}

/// The clock, in the units in which people choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferClock {
    /// A stock for each side, to which every move adds something or nothing.
    Live {
        /// The stock in minutes.
        minutes: u32,
        /// What every move adds, in seconds.
        increment: u32,
    },
    /// Days for each move.
    Days {
        /// How many.
        days: u32,
    },
    /// No clock.
    None,
}

impl OfferClock {
    /// The longest stock that can be chosen, in minutes.
    pub const MOST_MINUTES: u32 = 180;
    /// The most that a move can add, in seconds.
    pub const MOST_INCREMENT: u32 = 180;
    /// The most days for a move.
    pub const MOST_DAYS: u32 = 14;

    /// The clock as a room knows it. What is out of range becomes what is nearest.
    pub fn control(self) -> TimeControl {
        match self {
            OfferClock::None => TimeControl::Unlimited,
            OfferClock::Days { days } => TimeControl::PerTurn {
                limit: Duration::from_secs(u64::from(days.clamp(1, Self::MOST_DAYS)) * 86_400),
            },
            OfferClock::Live { minutes, increment } => {
                let minutes = minutes.clamp(1, Self::MOST_MINUTES);
                let base = Duration::from_secs(u64::from(minutes) * 60);
                match increment.min(Self::MOST_INCREMENT) {
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
        OfferClock::Live {
            minutes: 5,
            increment: 3,
        }
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
    /// What was remembered, or the usual where it cannot be read.
    pub fn from_json(text: &str) -> Offer {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The offer for the next time.
    pub fn to_json(self) -> String {
        serde_json::to_string(&self).expect("plain data can be written as JSON")
    }

    /// Whether a game like this may count for ratings: between people with accounts, with a clock.
    pub const fn may_be_rated(&self, is_guest: bool) -> bool {
        !is_guest
            && !matches!(self.clock, OfferClock::None)
            && !matches!(self.against, Against::Computer)
    }

    /// The terms that the server is asked for.
    pub fn terms(&self, is_guest: bool) -> SeekTerms {
        SeekTerms {
            time: self.clock.control(),
            rated: self.rated && self.may_be_rated(is_guest),
            side: self.side,
            opening: self.opening,
            heat: self.heat,
        }
    }
}

/// A game that is often looked for, one click away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick {
    /// Its clock.
    pub clock: OfferClock,
}

impl Quick {
    /// All of them, the fastest first.
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

    /// How fast it is.
    pub fn speed(self) -> Option<Speed> {
        Speed::of(self.clock.control())
    }

    /// The terms that the server is asked for: either side, a free opening.
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
    fn clocks_are_what_people_chose() {
        #[track_caller]
        fn check(clock: OfferClock, expected: TimeControl) {
            assert_eq!(clock.control(), expected);
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
