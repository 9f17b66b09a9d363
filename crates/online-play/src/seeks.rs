//! The open seeks in the lobby.

use protocol::{PlayerId, Seek, SeekId, ServerMessage};
use room::TimeControl;

/// The open seeks. Lists of them go from the shortest game to the longest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seeks {
    all: Vec<Seek>,
    /// Whether the server has sent the full list.
    is_known: bool,
}

impl Seeks {
    /// Handles a message from the server. Returns whether anything changed.
    pub fn hear(&mut self, message: &ServerMessage) -> bool {
        match message {
            ServerMessage::Lobby { seeks } => {
                self.all.clone_from(seeks);
                self.is_known = true;
                true
            }
            ServerMessage::Seek(seek) => {
                self.remove(seek.id);
                self.all.push(seek.clone());
                true
            }
            ServerMessage::SeekGone { seek } => self.remove(*seek),
            _ => false,
        }
    }

    /// Forgets all seeks, because the connection is gone.
    pub fn forget(&mut self) {
        *self = Seeks::default();
    }

    /// Whether the server has sent the full list.
    pub const fn are_known(&self) -> bool {
        self.is_known
    }

    /// Returns a player's seeks.
    pub fn of(&self, me: PlayerId) -> Vec<Seek> {
        self.sorted(|seek| seek.player == me)
    }

    /// Returns everyone else's seeks, from the shortest game to the longest. Ties have a fixed
    /// order, so nothing jumps around under a finger.
    pub fn of_others(&self, me: PlayerId) -> Vec<Seek> {
        self.sorted(|seek| seek.player != me)
    }

    fn sorted(&self, is_wanted: impl Fn(&Seek) -> bool) -> Vec<Seek> {
        let mut wanted: Vec<Seek> = self
            .all
            .iter()
            .filter(|seek| is_wanted(seek))
            .cloned()
            .collect();
        wanted.sort_by_cached_key(|seek| (length(seek.terms.time), seek.name.clone(), seek.id));
        wanted
    }

    fn remove(&mut self, id: SeekId) -> bool {
        let before = self.all.len();
        self.all.retain(|seek| seek.id != id);
        self.all.len() != before
    }
}

/// Estimates the length of a game for sorting, by one side's clock. A game without a clock is the
/// longest.
fn length(time: TimeControl) -> u64 {
    const MOVES: u64 = 40;
    match time {
        TimeControl::Unlimited => u64::MAX,
        TimeControl::PerTurn { limit } => limit.as_millis().saturating_mul(MOVES),
        TimeControl::SuddenDeath { base } => base.as_millis(),
        TimeControl::Fischer { base, increment } => base
            .as_millis()
            .saturating_add(increment.as_millis().saturating_mul(MOVES)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::OfferClock;
    use protocol::{Opening, SeekTerms, Wish};

    fn seek(number: u8, player: u8, clock: OfferClock) -> Seek {
        Seek {
            id: SeekId::from_random([number; 12]),
            player: PlayerId::from_random([player; 12]),
            name: format!("Player {player}"),
            rating: None,
            terms: SeekTerms {
                time: clock.control(),
                rated: false,
                side: Wish::Any,
                opening: Opening::Free,
                heat: false,
            },
        }
    }

    const FAST: OfferClock = OfferClock::Live {
        minutes: 3,
        increment: 2,
    };
    const SLOW: OfferClock = OfferClock::Live {
        minutes: 30,
        increment: 0,
    };

    #[test]
    fn seeks_come_and_go_in_their_order() {
        let me = PlayerId::from_random([1; 12]);
        let mut seeks = Seeks::default();
        assert!(!seeks.are_known());
        let (slow, fast) = (seek(7, 2, SLOW), seek(8, 3, FAST));
        let (endless, mine) = (seek(5, 4, OfferClock::None), seek(6, 1, SLOW));
        seeks.hear(&ServerMessage::Lobby {
            seeks: vec![endless.clone(), slow.clone()],
        });
        assert!(seeks.are_known());
        assert!(seeks.hear(&ServerMessage::Seek(fast.clone())));
        assert!(seeks.hear(&ServerMessage::Seek(mine.clone())));
        assert!(seeks.hear(&ServerMessage::Seek(fast.clone())));
        assert_eq!(seeks.of(me), [mine]);
        assert_eq!(
            seeks.of_others(me),
            [fast.clone(), slow.clone(), endless.clone()]
        );
        assert!(seeks.hear(&ServerMessage::SeekGone { seek: fast.id }));
        assert!(!seeks.hear(&ServerMessage::SeekGone { seek: fast.id }));
        assert!(!seeks.hear(&ServerMessage::Closing { retry: 1 }));
        assert_eq!(seeks.of_others(me), [slow, endless]);
        seeks.forget();
        assert_eq!(seeks, Seeks::default());
    }
}
