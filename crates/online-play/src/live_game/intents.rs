//! The user's moves that the server hasn't confirmed: one for this turn, and a premove.

use super::{LiveGame, News, State};
use crate::Delivery;
use protocol::{ClientMessage, PremovePath, Why};
use room::{Action, Fact, Instant, Refused};
use rules::{Color, Move, Reason, Refusal};

/// The user's move that's on the board but not confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OwnMove {
    pub(super) mv: Move,
    /// The number of half-moves before it.
    pub(super) ply: u32,
    /// When it was made, in the server's time.
    pub(super) at: Instant,
    way: Way,
}

/// How an unconfirmed move was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// It was sent with this ID.
    Sent(u32),
    /// It was a premove with this ID, and the server plays it automatically.
    Premove(u32),
    /// The connection was lost, so it may not have arrived.
    Unknown,
}

/// A move for the user's next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Premove {
    mv: Move,
    /// The number of half-moves before it.
    ply: u32,
    id: u32,
    /// Whether it still has to be sent, because the connection was lost or an earlier move isn't
    /// confirmed.
    is_lost: bool,
}

/// Why a premove isn't possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotPremove {
    /// It isn't the opponent's turn, or the user is a spectator.
    NotNow,
    /// It won't be legal, no matter what the opponent plays.
    NeverLegal,
}

impl LiveGame {
    /// Plays a move: shows it immediately and sends it. `now` is the server's time.
    pub fn play(&mut self, mv: Move, id: u32, now: Instant) -> Result<(), Refused> {
        let turn = self.seen.turn();
        if self.side != Some(turn) || self.own.is_some() {
            return Err(Refused::Move(Refusal {
                reason: Reason::NotYourTurn { turn },
                possible: Vec::new(),
            }));
        }
        self.seen.clone().play(mv)?;
        self.premove = None;
        self.own = Some(OwnMove {
            mv,
            ply: self.ply(),
            at: now,
            way: Way::Sent(id),
        });
        self.send_own(mv, id);
        self.refresh_seen();
        Ok(())
    }

    fn send_own(&mut self, mv: Move, id: u32) {
        self.outbox.push(ClientMessage::Act {
            id,
            game: self.id,
            ply: self.ply(),
            action: Action::Move(mv),
        });
    }

    /// Returns the possible premoves: moves that are legal after some move of the opponent.
    pub fn possible_premoves(&self) -> Vec<Move> {
        if !self.awaits_opponent() {
            return Vec::new();
        }
        let mut found: Vec<Move> = self
            .seen
            .legal_moves()
            .iter()
            .filter_map(|&reply| {
                let mut after = self.seen.clone();
                after.play(reply).ok()?;
                Some(after.legal_moves().to_vec())
            })
            .flatten()
            .collect();
        found.sort_unstable_by_key(|mv| mv.path());
        found.dedup();
        found
    }

    fn awaits_opponent(&self) -> bool {
        self.side.is_some_and(|side| {
            self.room.turn().is_some()
                && self.seen.ending().is_none()
                && self.seen.turn() == side.opponent()
        })
    }

    /// Sets a premove, replacing an earlier one.
    pub fn set_premove(&mut self, mv: Move, id: u32) -> Result<(), CannotPremove> {
        if !self.awaits_opponent() {
            return Err(CannotPremove::NotNow);
        }
        if !self.possible_premoves().contains(&mv) {
            return Err(CannotPremove::NeverLegal);
        }
        // This already counts an unconfirmed move.
        let made = self.seen.moves().len() - self.room.terms().opening.len();
        let ply = u32::try_from(made + 1).unwrap_or(u32::MAX);
        self.premove = Some(Premove {
            mv,
            ply,
            id,
            // Before the server has the unconfirmed move, it would reject the premove for being on
            // the wrong turn.
            is_lost: self.own.is_some(),
        });
        if self.own.is_none() {
            self.send_premove(mv, ply, id);
        }
        Ok(())
    }

    /// Cancels the premove.
    pub fn cancel_premove(&mut self, id: u32) {
        if let Some(premove) = self.premove.take() {
            self.outbox.push(ClientMessage::Premove {
                id,
                game: self.id,
                ply: premove.ply,
                path: PremovePath::Cancel,
            });
        }
    }

    /// Returns the premove.
    pub fn premove(&self) -> Option<Move> {
        self.premove.map(|premove| premove.mv)
    }

    /// Whether a move of the user is unconfirmed.
    pub const fn is_sending(&self) -> bool {
        self.own.is_some()
    }

    pub(super) fn ask_for_premove_again(&mut self) {
        if let Some(Premove {
            mv,
            ply,
            id,
            is_lost: false,
        }) = self.premove
        {
            self.send_premove(mv, ply, id);
        }
    }

    fn send_premove(&mut self, mv: Move, ply: u32, id: u32) {
        self.outbox.push(ClientMessage::Premove {
            id,
            game: self.id,
            ply,
            path: PremovePath::Move(mv),
        });
    }

    /// Settles unconfirmed moves after an event has been applied.
    pub(super) fn settle_by(&mut self, fact: &Fact, at: Instant) {
        match *fact {
            Fact::Moved { by, mv, .. } if Some(by) == self.side => {
                // If another device was faster with a different move, that move counts.
                if self.own.is_some_and(|own| own.mv != mv) {
                    self.premove = None;
                }
                self.own = None;
            }
            Fact::Moved { .. } => self.play_premove(at),
            _ => {}
        }
        if self.room.turn().is_none() || self.own.is_some_and(|own| own.ply != self.ply()) {
            self.own = None;
        }
        if self
            .premove
            .is_some_and(|premove| !self.has_place_for(premove))
        {
            self.premove = None;
        }
    }

    /// Whether a premove can still be played.
    fn has_place_for(&self, premove: Premove) -> bool {
        let before = self.ply() + 1 + u32::from(self.own.is_some());
        self.room.turn().is_some() && premove.ply == before
    }

    /// Plays the premove after the opponent's move, if it's legal. The server does the same.
    fn play_premove(&mut self, at: Instant) {
        let Some(premove) = self.premove else { return };
        if premove.ply != self.ply() || self.room.turn() != self.side {
            return;
        }
        self.premove = None;
        if self.room.game().clone().play(premove.mv).is_err() {
            self.news.push(News::PremoveDropped);
            return;
        }
        self.own = Some(OwnMove {
            mv: premove.mv,
            ply: premove.ply,
            at,
            way: if premove.is_lost {
                Way::Unknown
            } else {
                Way::Premove(premove.id)
            },
        });
    }

    /// Sends unconfirmed moves again, if the log is complete.
    pub(super) fn send_again(&mut self, ids: &mut dyn FnMut() -> u32) {
        if self.state != State::Whole {
            return;
        }
        if let Some(own) = &mut self.own
            && own.way == Way::Unknown
        {
            let id = ids();
            own.way = Way::Sent(id);
            let mv = own.mv;
            self.send_own(mv, id);
        }
        if let Some(premove) = &mut self.premove
            && premove.is_lost
            && self.own.is_none()
        {
            let id = ids();
            premove.is_lost = false;
            premove.id = id;
            let Premove { mv, ply, .. } = *premove;
            self.send_premove(mv, ply, id);
        }
    }

    /// Marks everything unconfirmed as unsent, because the connection is new.
    pub(super) fn mark_all_unsent(&mut self) {
        if let Some(own) = &mut self.own {
            own.way = Way::Unknown;
        }
        if let Some(premove) = &mut self.premove {
            premove.is_lost = true;
        }
    }

    pub(super) fn answered_move(&mut self, id: u32, answer: &Delivery) {
        let Some(own) = &mut self.own else { return };
        if own.way != Way::Sent(id) && own.way != Way::Premove(id) {
            return;
        }
        match answer {
            // The event is sent before the answer, so we've missed it.
            Delivery::Done => {
                if own.way == Way::Sent(id) {
                    self.ask_for_missing();
                }
            }
            Delivery::Lost => own.way = Way::Unknown,
            Delivery::Refused(why) => {
                self.own = None;
                self.premove = None;
                self.news.push(News::MoveRefused(why.clone()));
                self.refresh_seen();
                if *why == Why::Stale {
                    self.ask_for_missing();
                }
            }
        }
    }

    pub(super) fn answered_premove(&mut self, id: u32, answer: &Delivery) {
        let Some(premove) = &mut self.premove else {
            return;
        };
        if premove.id != id {
            return;
        }
        match answer {
            Delivery::Done => {}
            Delivery::Lost => premove.is_lost = true,
            Delivery::Refused(..) => {
                self.premove = None;
                self.news.push(News::PremoveDropped);
            }
        }
    }

    /// Returns the side that can enter a premove here.
    pub fn premoving_side(&self) -> Option<Color> {
        self.side.filter(|_| self.awaits_opponent())
    }
}
