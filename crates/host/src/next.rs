//! The next game: a rematch, or the second game of a heat.

use crate::Host;
use crate::input::{Answer, Ask, Effect, GameFact, Moment, NotWritten};
use crate::records::{Agreed, NewGame};
use crate::walk::Waiting;
use protocol::{GameId, Heat, ServerMessage, Why};
use room::{Action, Proposal, Room, Status};

/// What a host is going to do with the answer about the next game.
#[derive(Debug)]
pub(crate) enum NextGame {
    /// Look whether there is one already.
    Find,
    /// Start it.
    Begin(Box<NewGame>),
    /// Another node has started it, so find out which it is.
    Taken,
    /// Another node says that there is one.
    Heard,
}

impl Host {
    /// The second game of the heat, if `room` is the finished first game. It's stored together with
    /// the end of the first, so that there's never one without the other.
    pub(crate) fn second_of_heat(&self, room: &Room, moment: Moment) -> Option<Box<NewGame>> {
        let agreed = self.successor(room)?;
        if agreed.heat != Some(Heat::Second) {
            return None;
        }
        let begun = agreed.begin(self.next_id, moment.wall);
        begun.ok().map(Box::new)
    }

    /// Finds or starts the next game, if it's agreed.
    pub(crate) fn find_next_game(&mut self) -> Option<Ask> {
        if self.next.is_some() || self.is_broken() {
            return None;
        }
        self.successor(&self.room)?;
        self.waiting = Some(Waiting::NextGame(NextGame::Find));
        Some(Ask::FindNext)
    }

    /// Looks for a game that another node has announced.
    pub(crate) fn find_heard_game(&mut self) -> Option<Ask> {
        if self.next.is_some() || self.is_broken() {
            return None;
        }
        self.waiting = Some(Waiting::NextGame(NextGame::Heard));
        Some(Ask::FindNext)
    }

    pub(crate) fn next_game_answer(
        &mut self,
        next: NextGame,
        answer: Answer,
        moment: Moment,
    ) -> Option<Ask> {
        match (next, answer) {
            (NextGame::Find | NextGame::Taken, Answer::Next(Some(game))) => self.go_on_with(game),
            (NextGame::Find, Answer::Next(None)) => {
                let agreed = self.successor(&self.room)?;
                let game = agreed.begin(self.next_id, moment.wall).ok().map(Box::new)?;
                self.waiting = Some(Waiting::NextGame(NextGame::Begin(game.clone())));
                return Some(Ask::Begin(game));
            }
            (NextGame::Begin(game), Answer::Written(Ok(()))) => {
                let id = game.id;
                self.effects.push(Effect::Announce(game));
                self.go_on_with(id);
            }
            (NextGame::Begin(_), Answer::Written(Err(NotWritten::Conflict))) => {
                self.waiting = Some(Waiting::NextGame(NextGame::Taken));
                return Some(Ask::FindNext);
            }
            (NextGame::Begin(_), Answer::Written(Err(_))) => self.put_off(moment),
            (NextGame::Heard, Answer::Next(Some(game))) => self.tell_next(game),
            (NextGame::Heard | NextGame::Taken, Answer::Next(None)) => {}
            (next, answer) => panic!("{answer:?} doesn't answer {next:?}"),
        }
        None
    }

    fn go_on_with(&mut self, game: GameId) {
        self.tell_next(game);
        self.publish(GameFact::Next(game));
    }

    /// Stores which game comes next, and announces it to everyone here.
    fn tell_next(&mut self, game: GameId) {
        self.next = Some(game);
        self.tell_all(self.started(game));
    }

    /// The announcement of the next game.
    pub(crate) const fn started(&self, game: GameId) -> ServerMessage {
        ServerMessage::Started {
            game,
            seek: None,
            after: Some(self.row.id),
        }
    }

    /// Why this action isn't allowed in this game of a heat.
    pub(crate) fn against_the_heat(&self, action: Action) -> Option<Why> {
        let is_rematch = matches!(
            action,
            Action::Propose(Proposal::Rematch) | Action::Accept(Proposal::Rematch)
        );
        if !is_rematch {
            return None;
        }
        let has_second = self.successor(&self.room)?.heat == Some(Heat::Second);
        has_second.then_some(Why::SecondGameFirst)
    }

    /// The next game that follows from this state of the room, if any.
    fn successor(&self, room: &Room) -> Option<Agreed> {
        let (terms, heat) = match (self.row.heat, room.status()) {
            (Some(Heat::First), Status::Over(_)) => {
                let terms = room.terms().clone().with_seats_swapped();
                (terms, Some(Heat::Second))
            }
            // The rematch of a heat is another heat.
            (heat, _) => (room.rematch()?, heat.map(|_| Heat::First)),
        };
        Some(Agreed {
            black: self.row.white,
            white: self.row.black,
            terms,
            rated: self.row.rated,
            after: Some(self.row.id),
            heat,
            seeks: Vec::new(),
        })
    }
}
