//! What clients, the computer and other nodes want.

use crate::input::{ConnectionId, GameFact, Input, Moment};
use crate::walk::{Asker, Meant, Step, Wish};
use crate::{BLINK, Host, Premove, limits};
use protocol::{GameLog, PlayerId, ServerMessage, Side, Why};
use room::{Action, Command, Connection, Duration};
use rules::{Color, Move};

/// How many chat messages are kept.
const MAX_CHAT_KEPT: usize = 50;

impl Host {
    /// Turns an input into steps.
    pub(crate) fn receive(&mut self, input: Input, moment: Moment) {
        match input {
            Input::Join {
                connection,
                player,
                from,
            } => self.join(connection, player, from, moment),
            Input::Leave { connection } => self.leave(connection, moment),
            Input::Act {
                connection,
                id,
                ply,
                action,
                round_trip,
            } => match self.act(connection, id, ply, action, round_trip) {
                Ok(wish) => self.steps.push_back(Step::Carry(wish)),
                Err(why) => self.refuse(connection, id, why),
            },
            Input::Premove {
                connection,
                id,
                ply,
                mv,
                round_trip,
            } => match self.premove(connection, id, ply, mv, round_trip) {
                Ok(Some(wish)) => self.steps.push_back(Step::Carry(wish)),
                Ok(None) => self.respond(connection, id, Ok(())),
                Err(why) => self.refuse(connection, id, why),
            },
            Input::Say {
                connection,
                id,
                name,
                text,
            } => {
                let said = self.say(connection, name, text);
                self.respond(connection, id, said);
            }
            Input::Computer { seq, action } => {
                if let Some(by) = self.computer {
                    self.steps.push_back(Step::Carry(Wish {
                        command: Command::player(by, action),
                        meant: Meant::AtSeq(seq),
                        by: Asker::Computer,
                    }));
                }
            }
            Input::Heard { node, fact } => self.hear(node, fact, moment),
            Input::Forget { player, name } => self.forget(player, name.as_deref()),
            Input::Look => self.look(moment),
            Input::Round => self.make_round(moment),
        }
    }

    fn join(&mut self, connection: ConnectionId, player: PlayerId, from: u64, moment: Moment) {
        let side = self.row.side_of(player);
        self.members.add(connection, side);
        if let Some(seat) = side {
            self.missing[seat] = None;
            if self.room.turn().is_some() && self.room.connection(seat) != Connection::Here {
                let back = Wish::unasked(Command::Reconnect { seat });
                self.steps.push_back(Step::Carry(back));
            }
        }
        self.steps.push_back(Step::Show { connection, from });
        self.presence_changed(moment);
    }

    /// Sends the log and everything else that a client needs to know.
    pub(crate) fn show(&mut self, connection: ConnectionId, from: u64, moment: Moment) {
        let side = self.members.side_of(connection).flatten();
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let log = GameLog {
            game: self.row.id,
            side: side.map(Side::from),
            rated: self.row.rated,
            after: self.row.after,
            heat: self.row.heat,
            now: moment.wall,
            events: self.log.get(from..).unwrap_or_default().to_vec(),
            presence: self.presence(moment),
        };
        self.send(connection, ServerMessage::Game(log));
        if from == 0 {
            let said = self.said.iter().filter(|said| is_for(side, said));
            let said: Vec<ServerMessage> = said.cloned().collect();
            for said in said {
                self.send(connection, said);
            }
        }
        match self.next {
            Some(next) => self.send(connection, self.started(next)),
            None => self.steps.push_front(Step::NextGame),
        }
    }

    fn leave(&mut self, connection: ConnectionId, moment: Moment) {
        if let Some(color) = self.members.remove(connection)
            && !self.members.is_here(color)
        {
            self.missing[color] = Some(moment.uptime + BLINK);
        }
        self.presence_changed(moment);
    }

    fn act(
        &mut self,
        connection: ConnectionId,
        id: u32,
        ply: u32,
        action: Action,
        round_trip: Duration,
    ) -> Result<Wish, Why> {
        let by = self.seat_of(connection)?;
        if let Some(why) = self.against_the_heat(action) {
            return Err(why);
        }
        if let Some(why) = limits::problem(&self.log, by, action) {
            return Err(why);
        }
        self.premoves[by] = None;
        Ok(Wish {
            command: Command::Player {
                by,
                action,
                lag: self.lag.most(by, round_trip),
            },
            meant: match action {
                Action::Move(_) => Meant::AtPly(usize::try_from(ply).unwrap_or(usize::MAX)),
                _ => Meant::Always,
            },
            by: Asker::Client { connection, id },
        })
    }

    /// Keeps a premove. If the opponent has moved in the meantime, it's a regular move.
    fn premove(
        &mut self,
        connection: ConnectionId,
        id: u32,
        ply: u32,
        mv: Option<Move>,
        round_trip: Duration,
    ) -> Result<Option<Wish>, Why> {
        let by = self.seat_of(connection)?;
        let ply = usize::try_from(ply).unwrap_or(usize::MAX);
        self.premoves[by] = None;
        let Some(mv) = mv else { return Ok(None) };
        if self.room.plies() == ply {
            return Ok(Some(Wish {
                command: Command::Player {
                    by,
                    action: Action::Move(mv),
                    lag: self.lag.most(by, round_trip),
                },
                meant: Meant::AtPly(ply),
                by: Asker::Client { connection, id },
            }));
        }
        if ply.checked_sub(1) != Some(self.room.plies()) || self.room.turn() != Some(by.opponent())
        {
            return Err(Why::Stale);
        }
        self.premoves[by] = Some(Premove {
            connection,
            id,
            ply,
            mv,
        });
        Ok(None)
    }

    fn say(&mut self, connection: ConnectionId, name: String, text: String) -> Result<(), Why> {
        let side = self.members.side_of(connection).ok_or(Why::NotJoined)?;
        let said = ServerMessage::Said {
            game: self.row.id,
            side: side.map(Side::from),
            name,
            text,
        };
        self.pass_on(said.clone());
        self.publish(GameFact::Said(said));
        Ok(())
    }

    /// Sends a chat message to everyone who may see it, and keeps it for clients that reload the
    /// page.
    fn pass_on(&mut self, said: ServerMessage) {
        let is_spectators = is_of_spectator(&said);
        self.tell_those(said.clone(), |side| side.is_none() || !is_spectators);
        if self.said.len() >= MAX_CHAT_KEPT {
            self.said.pop_front();
        }
        self.said.push_back(said);
    }

    fn seat_of(&self, connection: ConnectionId) -> Result<Color, Why> {
        let side = self.members.side_of(connection).ok_or(Why::NotJoined)?;
        side.ok_or(Why::Watching)
    }

    fn hear(&mut self, node: String, fact: GameFact, moment: Moment) {
        match fact {
            // The store is authoritative. News is only a reason to read it.
            GameFact::Event(event) => {
                if event.seq >= self.room.next_seq() {
                    self.steps.push_back(Step::CatchUp);
                }
            }
            GameFact::Here(presence) => {
                self.members.hear(node, presence, moment.uptime);
                self.presence_changed(moment);
            }
            GameFact::Said(said) => self.pass_on(said),
            GameFact::Next(_) => self.steps.push_back(Step::HeardNext),
        }
    }

    pub(crate) fn respond(&mut self, connection: ConnectionId, id: u32, result: Result<(), Why>) {
        match result {
            Ok(()) => self.send(connection, ServerMessage::Done { id }),
            Err(why) => self.refuse(connection, id, why),
        }
    }

    pub(crate) fn refuse(&mut self, connection: ConnectionId, id: u32, why: Why) {
        let refused = ServerMessage::Refused {
            id: Some(id),
            game: Some(self.row.id),
            code: why.code(),
            why,
            detail: None,
        };
        self.send(connection, refused);
    }
}

/// Players see only players' messages. Spectators see everyone's.
const fn is_for(side: Option<Color>, said: &ServerMessage) -> bool {
    side.is_none() || !is_of_spectator(said)
}

const fn is_of_spectator(said: &ServerMessage) -> bool {
    matches!(said, ServerMessage::Said { side: None, .. })
}
