//! A game on a server.

use crate::{Driver, Entering, Moment, Notice, Tone};
use board_ui::Hand;
use online_play::{CannotPremove, ChatLine, LiveGame, News};
use protocol::{ClientMessage, Why};
use room::{Action, Duration, Instant, Proposal, Refused, Room};
use rules::{Color, Game, Move};

/// What only a game on a server has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiveNotice {
    /// The server refused the user's request.
    Refused(Why),
    /// The server refused the user's move, so it was taken back.
    MoveRefused(Why),
    /// The connection was lost before there was an answer.
    NoAnswer,
    /// A player left.
    Left(Color),
    /// A player came back.
    Returned(Color),
    /// Someone said something in the chat.
    Said(ChatLine),
    /// The server sent a log that can't be replayed.
    Broken,
}

impl Driver for LiveGame {
    type Notice = LiveNotice;
    type Order = ClientMessage;

    fn room(&self) -> &Room {
        LiveGame::room(self)
    }

    fn game(&self) -> &Game {
        self.seen()
    }

    fn turn(&self) -> Option<Color> {
        LiveGame::turn(self)
    }

    fn acts_for(&self, side: Color) -> bool {
        self.side() == Some(side)
    }

    fn person(&self) -> Option<Color> {
        self.side()
    }

    fn you(&self) -> Option<Color> {
        self.side()
    }

    fn entering(&self) -> Entering {
        let side = self.side().filter(|_| LiveGame::turn(self).is_some());
        match (side, self.premoving_side()) {
            (None, _) => Entering::Moves(Hand::Nobody),
            (Some(_), Some(side)) => Entering::Premove(side, self.possible_premoves()),
            (Some(side), None) => Entering::Moves(Hand::Of(side)),
        }
    }

    fn clock(&self, side: Color, now: Instant) -> Option<Duration> {
        LiveGame::clock(self, side, now)
    }

    fn running_clock(&self) -> Option<Color> {
        LiveGame::running_clock(self)
    }

    fn premove(&self) -> Option<Move> {
        LiveGame::premove(self)
    }

    fn can_claim_abandonment(&self, now: Instant) -> bool {
        LiveGame::can(self, Action::ClaimAbandonment, now)
    }

    fn can(&self, action: Action, now: Instant) -> bool {
        LiveGame::can(self, action, now)
    }

    fn take_back_plies(&self) -> Option<u16> {
        LiveGame::take_back_plies(self)
    }

    fn can_be_aborted(&self) -> bool {
        !LiveGame::room(self).is_under_way()
    }

    fn can_rematch(&self, now: Instant) -> bool {
        !self.awaits_second() && LiveGame::can(self, Action::Propose(Proposal::Rematch), now)
    }

    fn offers(&self) -> Vec<(Color, Proposal)> {
        LiveGame::offers(self)
    }

    fn play(&mut self, mv: Move, at: &mut Moment<'_>) -> Result<(), Refused> {
        let id = (at.new_id)();
        LiveGame::play(self, mv, id, at.now)
    }

    fn act(&mut self, _by: Color, action: Action, at: &mut Moment<'_>) -> Result<(), Refused> {
        let id = (at.new_id)();
        LiveGame::act(self, action, id);
        Ok(())
    }

    fn set_premove(&mut self, mv: Move, at: &mut Moment<'_>) -> Result<(), CannotPremove> {
        let id = (at.new_id)();
        LiveGame::set_premove(self, mv, id)
    }

    fn cancel_premove(&mut self, at: &mut Moment<'_>) {
        let id = (at.new_id)();
        LiveGame::cancel_premove(self, id);
    }

    fn tone(notice: &LiveNotice) -> Option<Tone> {
        match notice {
            LiveNotice::Refused(_)
            | LiveNotice::MoveRefused(_)
            | LiveNotice::NoAnswer
            | LiveNotice::Broken => Some(Tone::Bad),
            LiveNotice::Left(_) | LiveNotice::Returned(_) | LiveNotice::Said(_) => None,
        }
    }

    fn notices(&mut self) -> Vec<Notice<LiveNotice>> {
        let side = self.side();
        let is_other = |color: Color| side != Some(color);
        let notice = |news| {
            Some(match news {
                // The table notices these on its own.
                News::Board | News::Over | News::Next(_) => return None,
                News::Refused(why) => Notice::Other(LiveNotice::Refused(why)),
                News::MoveRefused(why) => Notice::Other(LiveNotice::MoveRefused(why)),
                News::Lost(_) => Notice::Other(LiveNotice::NoAnswer),
                News::PremoveDropped => Notice::PremoveDropped,
                News::Proposed(by, proposal) => Notice::Proposed(by, proposal),
                News::Declined(by, proposal) => Notice::Declined(by, proposal),
                News::Withdrawn(by, proposal) => Notice::Withdrawn(by, proposal),
                News::Left(color) if is_other(color) => Notice::Other(LiveNotice::Left(color)),
                News::Returned(color) if is_other(color) => {
                    Notice::Other(LiveNotice::Returned(color))
                }
                News::Left(_) | News::Returned(_) => return None,
                News::Said(line) => Notice::Other(LiveNotice::Said(line)),
                News::Broken => Notice::Other(LiveNotice::Broken),
            })
        };
        self.news().into_iter().filter_map(notice).collect()
    }

    fn orders(&mut self) -> Vec<ClientMessage> {
        self.outbox()
    }
}
