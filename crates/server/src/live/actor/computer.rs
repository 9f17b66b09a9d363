//! The computer in a game. It moves and answers like any player.
//!
//! It thinks once per move, on the node that the person is connected to. If the person isn't
//! connected to any node, every node that has the game loaded thinks.

use super::GameTask;
use crate::computer::{self, Computer, ComputerMove, Place, Question, Thinking};
use computer_player::{ComputerPlayer, Step, Thought};
use host::{Input, Moment};
use protocol::{GameId, Why};
use room::{Action, Proposal, Room};
use rules::{Color, Move};
use std::time::Duration;

/// The computer's seat in a game.
pub(super) struct ComputerSeat {
    player: ComputerPlayer,
    /// Held while the game is in progress.
    place: Option<Place>,
    thinking: Option<Asked>,
    thought: Option<Thought>,
    /// The uptime before which it doesn't move, from when it started to think about the position.
    due: Option<Duration>,
    /// The number of the event that was refused. Trying again would be pointless.
    refused: Option<u64>,
}

/// What the computer is thinking about.
struct Asked {
    about: Vec<Move>,
    thinking: Thinking,
}

impl ComputerSeat {
    /// The computer's seat, if it plays this game.
    pub(super) fn find(game: GameId, room: &Room, computer: &Computer) -> Option<ComputerSeat> {
        let player = ComputerPlayer::find(room, computer::seed(game), computer.habits())?;
        Some(ComputerSeat {
            player,
            place: room.turn().map(|_| computer.sit_down()),
            thinking: None,
            thought: None,
            due: None,
            refused: None,
        })
    }

    fn forget_other_positions(&mut self, room: &Room) {
        let game = room.game();
        let is_over = room.turn().is_none();
        if is_over {
            self.place = None;
        }
        if is_over
            || self
                .thinking
                .as_ref()
                .is_some_and(|it| it.about != game.moves())
        {
            self.thinking = None;
        }
        if is_over || self.thought.as_ref().is_some_and(|it| !it.is_about(game)) {
            self.thought = None;
        }
    }

    /// Asks for a move in the current position.
    fn ask(&mut self, room: &Room, computer: &Computer, moment: Moment) {
        let (game, now) = (room.game(), moment.wall);
        let thinking = computer.ask(Question {
            game: game.clone(),
            who: self.player.opponent,
            longest: self.player.longest(room, now),
        });
        self.due = Some(moment.uptime + self.player.pause(room, now));
        self.thinking = thinking.map(|thinking| Asked {
            about: game.moves().to_vec(),
            thinking,
        });
    }

    /// Stores the answer, unless it's about an earlier position.
    fn note(&mut self, room: &Room, found: ComputerMove) {
        if let Some(asked) = self.thinking.take()
            && asked.about == room.game().moves()
        {
            let thought = self.player.thought(room.game(), found.mv, found.score);
            self.thought = Some(thought);
        }
    }

    fn step(&mut self, room: &Room, moment: Moment) -> Step {
        self.forget_other_positions(room);
        if self.refused == Some(room.next_seq()) {
            return Step::Wait;
        }
        let is_due = self.due.is_none_or(|due| due <= moment.uptime);
        let thought = self.thought.as_ref();
        self.player.next(room, thought, is_due, moment.wall)
    }
}

/// Waits for the computer's answer. Waits forever if it isn't thinking.
pub(super) async fn found(seat: &mut Option<ComputerSeat>) -> Option<ComputerMove> {
    match seat.as_mut().and_then(|seat| seat.thinking.as_mut()) {
        Some(asked) => (&mut asked.thinking.answer).await.ok(),
        None => std::future::pending().await,
    }
}

impl GameTask {
    /// Stores the computer's answer.
    pub(super) fn note_found(&mut self, found: Option<ComputerMove>) {
        let Some(seat) = &mut self.computer else {
            return;
        };
        match found {
            Some(found) => seat.note(self.host.room(), found),
            // The node is shutting down.
            None => {
                seat.thinking = None;
                seat.refused = Some(self.host.room().next_seq());
            }
        }
    }

    /// Lets the computer do everything it can do now.
    pub(super) async fn attend_computer(&mut self) {
        if !self.with.computer.plays() {
            return;
        }
        // After a failed write, try again later.
        while !self.host.is_put_off() && !self.host.is_broken() {
            let moment = self.with.moment();
            let Some(seat) = &mut self.computer else {
                return;
            };
            let action = match seat.step(self.host.room(), moment) {
                Step::Wait => return,
                Step::Think => {
                    // If the person is connected to another node, that node thinks.
                    let person = seat.player.side.opponent();
                    let is_ours =
                        self.host.is_here(person) || !self.host.is_anywhere(person, moment);
                    if seat.thinking.is_none() && is_ours {
                        seat.ask(self.host.room(), &self.with.computer, moment);
                    }
                    return;
                }
                Step::Act(Action::Accept(Proposal::Rematch)) => self.answer_to_rematch().await,
                Step::Act(action) => action,
            };
            let seq = self.host.room().next_seq();
            self.feed(Input::Computer { seq, action }).await;
        }
    }

    /// The computer was refused. It would be refused again.
    pub(super) fn note_refused(&mut self, why: &Why) {
        let seq = self.host.room().next_seq();
        tracing::error!(game = %self.id(), ?why, "the computer was refused");
        if let Some(seat) = &mut self.computer {
            seat.refused = Some(seq);
        }
    }

    /// The computer accepts rematches from players without too many games in progress.
    async fn answer_to_rematch(&self) -> Action {
        let person = self
            .computer
            .as_ref()
            .map(|seat| seat.player.side.opponent());
        let person = self.host.row().player(person.unwrap_or(Color::Black));
        match computer::may_begin(&self.with.store, person).await {
            Ok(true) => Action::Accept(Proposal::Rematch),
            Ok(false) | Err(_) => Action::Decline(Proposal::Rematch),
        }
    }

    /// The uptime at which the computer is going to move.
    pub(super) fn computer_due(&self) -> Option<Duration> {
        let seat = self.computer.as_ref()?;
        let room = self.host.room();
        let is_awaited = room.turn() == Some(seat.player.side)
            && seat.refused != Some(room.next_seq())
            && seat.thought.as_ref().is_some_and(|it| it.best().is_some());
        seat.due.filter(|_| is_awaited)
    }

    /// Whether the computer is about to do something.
    pub(super) fn computer_is_busy(&self) -> bool {
        let is_thinking = self.computer.as_ref().map(|seat| seat.thinking.is_some());
        is_thinking == Some(true) || self.computer_due().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::computer::ComputerSettings;
    use room::{Command, Name, Seat, Sides, TakeBacks, Terms, TimeControl};
    use testkit::{ComputerDoes, PersonDoes, computer_script};

    const NOW: room::Instant = room::Instant::from_millis(0);
    const MOMENT: Moment = Moment {
        wall: NOW,
        uptime: Duration::ZERO,
        is_bus_up: true,
    };

    /// With the real engine, on its own thread.
    #[tokio::test]
    async fn it_follows_the_script() {
        let computer = Computer::start(ComputerSettings {
            pause: Duration::ZERO,
            ..ComputerSettings::default()
        });
        for row in computer_script() {
            let name = |text| Name::new(text).unwrap();
            let mut seats = Sides {
                black: Seat::engine(name("Computer"), 10),
                white: Seat::human(name("Ann")),
            };
            if row.computer == Color::White {
                seats = seats.swapped();
            }
            let mut terms = Terms::local(seats);
            terms.start = row.start;
            terms.take_backs = TakeBacks::ByConsent;
            if let Some(seconds) = row.seconds {
                let base = room::Duration::from_secs(seconds);
                terms.time = TimeControl::SuddenDeath { base };
            }
            let (mut room, _) = Room::open(terms, NOW).unwrap();
            let play = |room: &mut Room, by, action| {
                room.act(&Command::player(by, action), NOW).unwrap();
            };
            for &mv in &row.moves {
                let by = room.game().turn();
                play(&mut room, by, Action::Move(mv));
            }
            let person = row.computer.opponent();
            let proposal = match row.person {
                PersonDoes::Waits | PersonDoes::Hurries => None,
                PersonDoes::OffersDraw => Some(Proposal::Draw),
                PersonDoes::TakesBack => Some(Proposal::TakeBack { plies: 2 }),
            };
            if let Some(proposal) = proposal {
                play(&mut room, person, Action::Propose(proposal));
            }
            let game = "abcdefgh2345".parse().unwrap();
            let mut seat = ComputerSeat::find(game, &room, &computer).unwrap();
            seat.player.habits.resigns = row.resigns;
            if let Some(seconds) = row.seconds {
                let share = Duration::from_secs(seconds) / 30;
                assert!(seat.player.longest(&room, NOW) <= share, "{}", row.name);
            }
            let mut seat = Some(seat);
            let action = loop {
                match seat.as_mut().unwrap().step(&room, MOMENT) {
                    Step::Act(action) => break action,
                    Step::Think => seat.as_mut().unwrap().ask(&room, &computer, MOMENT),
                    Step::Wait => panic!("{}: it waits", row.name),
                }
                let found = found(&mut seat).await.unwrap();
                seat.as_mut().unwrap().note(&room, found);
            };
            let done = match action {
                Action::Accept(_) => ComputerDoes::Accepts,
                Action::Decline(_) => ComputerDoes::Declines,
                Action::Propose(Proposal::Draw) => ComputerDoes::OffersDraw,
                Action::Move(_) => ComputerDoes::Moves,
                Action::Resign => ComputerDoes::Resigns,
                other => panic!("{}: {other:?}", row.name),
            };
            assert_eq!(done, row.expected, "{}", row.name);
        }
    }
}
