//! The computer in a game. It moves and answers like any player.
//!
//! It thinks once per move, on the node that the person is connected to. If the person isn't
//! connected to any node, every node that has the game loaded thinks.

use super::LiveGame;
use crate::computer::{self, Computer, Found, Place, Question, Thinking};
use engine::{Level, Opponent, Score};
use host::Input;
use protocol::{GameId, Why};
use room::{Action, Player, Proposal, Room};
use rules::{Color, Move};
use std::time::Duration;

/// The computer's seat in a game.
pub(super) struct ComputerSeat {
    color: Color,
    who: Opponent,
    /// Held while the game is in progress.
    place: Option<Place>,
    thinking: Option<Asked>,
    thought: Option<Thought>,
    /// The number of the event that was refused. Trying again would be pointless.
    refused: Option<u64>,
}

/// What the computer is thinking about.
struct Asked {
    about: Vec<Move>,
    thinking: Thinking,
    /// The uptime before which it doesn't move.
    due: Duration,
}

/// The result of thinking.
struct Thought {
    about: Vec<Move>,
    mv: Option<Move>,
    /// The score from the computer's point of view.
    score: Score,
    due: Duration,
}

/// The computer's next step.
enum Step {
    Think,
    /// Answers a rematch offer.
    Again,
    Do(Action),
}

impl ComputerSeat {
    /// The computer's seat, if it plays this game.
    pub(super) fn find(game: GameId, room: &Room, computer: &Computer) -> Option<ComputerSeat> {
        let seat = |color: Color| match room.seat(color).player {
            Player::Engine { level } => Some((color, Level::new(level)?)),
            Player::Human => None,
        };
        let (color, level) = Color::BOTH.into_iter().find_map(seat)?;
        Some(ComputerSeat {
            color,
            who: computer::opponent(game, level),
            place: room.turn().map(|_| computer.sit_down()),
            thinking: None,
            thought: None,
            refused: None,
        })
    }

    fn forget_other_positions(&mut self, room: &Room) {
        let moves = room.game().moves();
        let is_over = room.turn().is_none();
        if is_over {
            self.place = None;
        }
        if is_over || self.thinking.as_ref().is_some_and(|it| it.about != moves) {
            self.thinking = None;
        }
        if is_over || self.thought.as_ref().is_some_and(|it| it.about != moves) {
            self.thought = None;
        }
    }
}

/// Waits for the computer's answer. Waits forever if it isn't thinking.
pub(super) async fn found(seat: &mut Option<ComputerSeat>) -> Option<Found> {
    match seat.as_mut().and_then(|seat| seat.thinking.as_mut()) {
        Some(asked) => (&mut asked.thinking.answer).await.ok(),
        None => std::future::pending().await,
    }
}

impl LiveGame {
    /// Stores the computer's answer.
    pub(super) fn note_found(&mut self, found: Option<Found>) {
        let Some(seat) = &mut self.computer else {
            return;
        };
        let Some(asked) = seat.thinking.take() else {
            return;
        };
        let room = self.host.room();
        match found {
            Some(found) => {
                let is_own = room.turn() == Some(seat.color);
                seat.thought = Some(Thought {
                    about: asked.about,
                    mv: found.mv,
                    score: if is_own { found.score } else { -found.score },
                    due: asked.due,
                });
            }
            // The node is shutting down.
            None => seat.refused = Some(room.next_seq()),
        }
    }

    /// Lets the computer do everything it can do now.
    pub(super) async fn attend_computer(&mut self) {
        if !self.with.computer.plays() {
            return;
        }
        // After a failed write, try again later.
        while !self.host.is_put_off()
            && !self.host.is_broken()
            && let Some(step) = self.computer_step()
        {
            let action = match step {
                Step::Think => {
                    self.ask_computer();
                    return;
                }
                Step::Again => self.answer_to_rematch().await,
                Step::Do(action) => action,
            };
            let seq = self.host.room().next_seq();
            self.feed(Input::Computer { seq, action }).await;
        }
    }

    /// The computer was refused. It would be refused again.
    pub(super) fn note_refused(&mut self, why: Why) {
        let seq = self.host.room().next_seq();
        tracing::error!(game = %self.id(), ?why, "the computer was refused");
        if let Some(seat) = &mut self.computer {
            seat.refused = Some(seq);
        }
    }

    /// The computer accepts rematches from players without too many games in progress.
    async fn answer_to_rematch(&self) -> Action {
        let person = self.computer.as_ref().map(|seat| seat.color.opponent());
        let person = self.host.row().player(person.unwrap_or(Color::Black));
        match computer::may_begin(&self.with.store, person).await {
            Ok(true) => Action::Accept(Proposal::Rematch),
            Ok(false) | Err(_) => Action::Decline(Proposal::Rematch),
        }
    }

    fn computer_step(&mut self) -> Option<Step> {
        let moment = self.with.moment();
        let seat = self.computer.as_mut()?;
        let room = self.host.room();
        seat.forget_other_positions(room);
        if seat.refused == Some(room.next_seq()) {
            return None;
        }
        let person = seat.color.opponent();
        let mut draw_is_offered = false;
        for (by, proposal) in room.proposals() {
            match proposal {
                _ if by != person => {}
                Proposal::Draw => draw_is_offered = true,
                Proposal::Rematch => return Some(Step::Again),
                Proposal::TakeBack { .. } => {
                    return Some(Step::Do(Action::Accept(proposal)));
                }
            }
        }
        let is_its_turn = room.turn()? == seat.color;
        if !is_its_turn && !draw_is_offered {
            return None;
        }
        let Some(thought) = &seat.thought else {
            // If the person is connected to another node, that node thinks.
            let is_ours = self.host.is_here(person) || !self.host.is_anywhere(person, moment);
            return (seat.thinking.is_none() && is_ours).then_some(Step::Think);
        };
        let is_content = computer::is_content(thought.score, room.plies());
        if draw_is_offered {
            return Some(Step::Do(if is_content {
                Action::Accept(Proposal::Draw)
            } else {
                Action::Decline(Proposal::Draw)
            }));
        }
        if thought.due > moment.uptime {
            return None;
        }
        if is_content && room.game().claimable_draw(seat.color).is_some() {
            return Some(Step::Do(Action::ClaimDraw));
        }
        thought.mv.map(|mv| Step::Do(Action::Move(mv)))
    }

    fn ask_computer(&mut self) {
        let moment = self.with.moment();
        let Some(seat) = &mut self.computer else {
            return;
        };
        let room = self.host.room();
        let game = room.game();
        let left = room.clock(seat.color, moment.wall);
        let pause = self.with.computer.pause(seat.who, game, left);
        let thinking = self.with.computer.ask(Question {
            game: game.clone(),
            who: seat.who,
            longest: computer::longest(left).into(),
        });
        seat.thinking = thinking.map(|thinking| Asked {
            about: game.moves().to_vec(),
            thinking,
            due: moment.uptime + pause,
        });
    }

    /// The uptime at which the computer is going to move.
    pub(super) fn computer_due(&self) -> Option<Duration> {
        let seat = self.computer.as_ref()?;
        let thought = seat.thought.as_ref()?;
        let room = self.host.room();
        let is_awaited = room.turn() == Some(seat.color)
            && seat.refused != Some(room.next_seq())
            && thought.mv.is_some();
        is_awaited.then_some(thought.due)
    }

    /// Whether the computer is about to do something.
    pub(super) fn computer_is_busy(&self) -> bool {
        let is_thinking = self.computer.as_ref().map(|seat| seat.thinking.is_some());
        is_thinking == Some(true) || self.computer_due().is_some()
    }
}
