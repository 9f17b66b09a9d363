//! The next game: a rematch, or the second game of a heat.

use super::LiveGame;
use crate::bus::GameFact;
use crate::live::StartError;
use crate::live::start::Agreed;
use crate::store::NewGame;
use protocol::{GameId, Heat, ServerMessage, Why};
use room::{Action, Proposal, Room, Status};

impl LiveGame {
    /// The second game of the heat, if `room` is the finished first game. It's stored together with
    /// the end of the first, so that there's never one without the other.
    pub(super) fn second_of_heat(&self, room: &Room) -> Option<Box<NewGame>> {
        let agreed = self.successor(room)?;
        if agreed.heat != Some(Heat::Second) {
            return None;
        }
        self.with.starter.prepare(agreed).ok().map(Box::new)
    }

    /// Finds or starts the next game if it's agreed, and announces it to everyone here.
    pub(super) async fn go_on(&mut self) {
        let Some(agreed) = self.successor(&self.room) else {
            return;
        };
        let game = match self.with.store.game_after(self.id).await {
            Ok(Some(game)) => game,
            _ => match self.with.starter.start(agreed).await {
                Ok(game) => game,
                Err(StartError::Taken) => match self.with.store.game_after(self.id).await {
                    Ok(Some(game)) => game,
                    _ => return,
                },
                Err(StartError::Unavailable) => {
                    self.put_off();
                    return;
                }
            },
        };
        self.tell_next(game);
        self.tell_others(GameFact::Next(game)).await;
    }

    /// Stores which game comes next, and announces it to everyone here.
    pub(super) fn tell_next(&mut self, game: GameId) {
        self.next = Some(game);
        self.members.tell_all(&self.started(game));
    }

    /// The announcement of the next game.
    pub(super) const fn started(&self, game: GameId) -> ServerMessage {
        ServerMessage::Started {
            game,
            seek: None,
            after: Some(self.id),
        }
    }

    /// Why this action isn't allowed in this game of a heat.
    pub(super) fn against_the_heat(&self, action: Action) -> Option<Why> {
        let is_rematch = matches!(
            action,
            Action::Propose(Proposal::Rematch) | Action::Accept(Proposal::Rematch)
        );
        let has_second = self.successor(&self.room)?.heat == Some(Heat::Second);
        (is_rematch && has_second).then_some(Why::SecondGameFirst)
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
            after: Some(self.id),
            heat,
            seeks: Vec::new(),
        })
    }
}
