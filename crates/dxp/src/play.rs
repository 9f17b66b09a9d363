//! Playing a game.

use crate::agree::Terms;
use crate::connection::{Connection, DxpError, Stream};
use crate::message::{BackCode, EndReason, Message, MoveMessage};
use rules::{Color, Game, Move, Outcome, RuleSet};
use std::time::Duration;

/// How many messages other than moves may come in a row.
const MAX_MESSAGES: usize = 100;

/// Our side of a game: an engine, or a person.
pub trait Player {
    /// The move to play, or `None` to resign. There is a legal move.
    fn choose(&mut self, table: &Table<'_>) -> Option<Move>;

    /// The other side moved.
    fn answered(&mut self, table: &Table<'_>, mv: Move) {
        let _ = (table, mv);
    }

    /// The other side says something.
    fn told(&mut self, text: &str) {
        let _ = text;
    }

    /// Whether the other side may take back moves.
    fn lets_take_back(&self) -> bool {
        false
    }
}

/// A game in progress, as a player sees it.
pub struct Table<'a> {
    /// What was agreed on.
    pub terms: &'a Terms,
    /// The game.
    pub game: &'a Game,
    /// The time that our side has left, if there's a limit.
    pub time_left: Option<Duration>,
}

impl Table<'_> {
    /// How many moves our side has to make until the time control, or `None` if it has none or is
    /// past it.
    pub fn moves_to_go(&self) -> Option<u32> {
        let ours_first = self.terms.start.turn() == self.terms.us;
        let plies = self.game.moves().len() + usize::from(!ours_first);
        let made = u32::try_from(plies / 2).ok()?;
        let left = u32::from(self.terms.moves?).checked_sub(made)?;
        (left > 0).then_some(left)
    }
}

/// A game that's over.
#[derive(Debug)]
pub struct Ended {
    /// The moves.
    pub game: Game,
    /// Who won, or that it was a draw. `None` if the game ended early.
    pub outcome: Option<Outcome>,
    /// Why the game can't continue, if an error ended it.
    pub error: Option<DxpError>,
}

/// Plays a game to its end.
///
/// If the rules end the game, they decide the outcome; otherwise the side that resigns or ends it
/// does. After an error, the game has all moves made before the error.
pub fn play<S: Stream>(
    connection: &mut Connection<'_, S>,
    terms: &Terms,
    player: &mut dyn Player,
) -> Ended {
    let mut sitting = Sitting {
        connection,
        terms,
        game: Game::from_position(terms.start, RuleSet::OFFICIAL),
        spent: [Duration::ZERO; 2],
    };
    let result = sitting.play(player);
    let game = sitting.game;
    match result {
        Ok(outcome) => Ended {
            outcome: game.ending().map(|ending| ending.outcome).or(outcome),
            game,
            error: None,
        },
        Err(error) => {
            // If the other side is still there, it should know that it's over.
            let reason = EndReason::Unknown;
            let _ = connection.send(&Message::End { reason, stop: true });
            Ended {
                outcome: None,
                game,
                error: Some(error),
            }
        }
    }
}

struct Sitting<'a, 'b, S> {
    connection: &'a mut Connection<'b, S>,
    terms: &'a Terms,
    game: Game,
    /// The time that each side has used, ours first.
    spent: [Duration; 2],
}

impl<S: Stream> Sitting<'_, '_, S> {
    fn play(&mut self, player: &mut dyn Player) -> Result<Option<Outcome>, DxpError> {
        loop {
            if let Some(ending) = self.game.ending() {
                self.end(ending.outcome)?;
                return Ok(Some(ending.outcome));
            }
            if self.game.turn() == self.terms.us {
                if let Some(outcome) = self.our_move(player)? {
                    return Ok(Some(outcome));
                }
            } else if let Some(over) = self.their_move(player)? {
                return Ok(over);
            }
        }
    }

    /// Makes our move. Returns the outcome if we resign.
    fn our_move(&mut self, player: &mut dyn Player) -> Result<Option<Outcome>, DxpError> {
        let started = self.connection.now();
        let choice = player.choose(&Table {
            terms: self.terms,
            game: &self.game,
            time_left: self
                .terms
                .time
                .map(|time| time.saturating_sub(self.spent[0])),
        });
        let time = self.connection.now().saturating_sub(started);
        self.spent[0] += time;
        let Some(mv) = choice else {
            let outcome = Outcome::Win(self.terms.us.opponent());
            self.end(outcome)?;
            return Ok(Some(outcome));
        };
        self.game.play(mv).expect("a player chooses a legal move");
        let message = MoveMessage::new(mv, time.as_secs());
        self.connection.send(&Message::Move(message))?;
        Ok(None)
    }

    /// Waits for their move. Returns the outcome if they end the game instead.
    fn their_move(&mut self, player: &mut dyn Player) -> Result<Option<Option<Outcome>>, DxpError> {
        let started = self.connection.now();
        let left = self.terms.time.unwrap_or_default();
        let left = left.saturating_sub(self.spent[1]);
        let until = started + left + self.connection.waiting().thinking;
        for _ in 0..MAX_MESSAGES {
            match self.connection.receive(until)? {
                Message::Move(message) => {
                    let mv = message.find(self.game.position());
                    let text = || Message::Move(message).to_string();
                    let mv = mv.ok_or_else(|| DxpError::IllegalMove(text()))?;
                    self.game
                        .play(mv)
                        .expect("it was found among the legal moves");
                    self.spent[1] += self.connection.now().saturating_sub(started);
                    player.answered(
                        &Table {
                            terms: self.terms,
                            game: &self.game,
                            time_left: None,
                        },
                        mv,
                    );
                    return Ok(None);
                }
                Message::End { reason, .. } => {
                    let outcome = self.outcome_for_them(reason);
                    let reason = self.reason(outcome);
                    // The game is over even if they don't wait for the answer.
                    let _ = self.connection.send(&Message::End { reason, stop: true });
                    return Ok(Some(outcome));
                }
                Message::Chat(text) => player.told(&text),
                Message::BackRequest { number, turn } => {
                    let plies = self.plies_before(number, turn);
                    let agreed = plies.filter(|_| player.lets_take_back());
                    let code = match agreed {
                        Some(_) => BackCode::Agreed,
                        None => BackCode::Unable,
                    };
                    self.connection.send(&Message::BackAnswer(code))?;
                    if let Some(plies) = agreed {
                        self.go_back(plies);
                        return Ok(None);
                    }
                }
                other => return Err(DxpError::OutOfTurn(other.to_string())),
            }
        }
        Err(DxpError::Flood)
    }

    /// Tells the other side that the game is over, and waits until it agrees.
    fn end(&mut self, outcome: Outcome) -> Result<(), DxpError> {
        let reason = self.reason(Some(outcome));
        self.connection.send(&Message::End { reason, stop: true })?;
        let until = self.connection.now() + self.connection.waiting().answer;
        for _ in 0..MAX_MESSAGES {
            match self.connection.receive(until) {
                // Some programs just hang up.
                Ok(Message::End { .. }) | Err(DxpError::Closed | DxpError::Silent) => break,
                Ok(_) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn outcome_for_them(&self, reason: EndReason) -> Option<Outcome> {
        let them = self.terms.us.opponent();
        match reason {
            EndReason::Unknown => None,
            EndReason::Lost => Some(Outcome::Win(self.terms.us)),
            EndReason::Draw => Some(Outcome::Draw),
            EndReason::Won => Some(Outcome::Win(them)),
        }
    }

    fn reason(&self, outcome: Option<Outcome>) -> EndReason {
        match outcome {
            None => EndReason::Unknown,
            Some(Outcome::Draw) => EndReason::Draw,
            Some(Outcome::Win(winner)) if winner == self.terms.us => EndReason::Won,
            Some(Outcome::Win(_)) => EndReason::Lost,
        }
    }

    /// The number of plies before a numbered move, if the game has come that far.
    fn plies_before(&self, number: u16, turn: Color) -> Option<usize> {
        let pairs = usize::from(number).checked_sub(1)?;
        let plies = 2 * pairs + usize::from(turn != self.terms.start.turn());
        (plies <= self.game.moves().len()).then_some(plies)
    }

    fn go_back(&mut self, plies: usize) {
        let mut game = Game::from_position(self.terms.start, RuleSet::OFFICIAL);
        for &mv in &self.game.moves()[..plies] {
            game.play(mv).expect("it was played before");
        }
        self.game = game;
    }
}
