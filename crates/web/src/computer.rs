//! The computer as an opponent and for hints.

use crate::browser;
use crate::texts::{game as game_texts, t};
use crate::thinker::{Thinker, Unanswered, thinker};
use computer_player::{ComputerPlayer, Habits, Step, Thought};
use engine::Score;
use engine_link::{GameSoFar, Hint, Limits, Opponent, Reply, Request};
use leptos::prelude::*;
use room::Room;
use rules::{Game, Labels, Square};
use std::time::Duration;

/// How long the computer searches for a hint, in milliseconds.
const HINT_MILLIS: u64 = 1_000;

/// The number of stages of a hint.
const HINT_STAGES: u32 = 4;

/// A pause is split into parts of this many milliseconds, so it can be cut short.
const PAUSE_PART: i32 = 40;

/// The computer in a game.
#[derive(Clone, Copy)]
pub(crate) struct Computer {
    thinker: Thinker,
    is_thinking: RwSignal<bool>,
    /// The number of the last request. Answers to older ones are dropped.
    asked: StoredValue<u32>,
    /// Whether the user pressed "Move now".
    is_hurried: StoredValue<bool>,
    /// Decides at random which mistakes it makes in this game.
    seed: u64,
    /// What the last search found.
    thought: StoredValue<Option<Thought>>,
    /// The hint for a position, and how many stages were shown.
    hint: StoredValue<Option<(Game, Hint, u32)>>,
}

/// A hint.
#[derive(Clone, Debug)]
pub(crate) struct Advice {
    pub(crate) text: String,
    /// The squares of the hint.
    pub(crate) squares: Vec<Square>,
}

impl Computer {
    pub(crate) fn new() -> Computer {
        Computer {
            thinker: thinker(),
            is_thinking: RwSignal::new(false),
            asked: StoredValue::new(0),
            is_hurried: StoredValue::new(false),
            // JSON numbers are safe up to 53 bits.
            seed: browser::chance() >> 11,
            thought: StoredValue::new(None),
            hint: StoredValue::new(None),
        }
    }

    /// Whether it's thinking about a move.
    pub(crate) fn is_thinking(self) -> Signal<bool> {
        self.is_thinking.into()
    }

    /// Returns the computer in this room, if it plays there, with its maximum thinking time.
    pub(crate) fn player(self, room: &Room, think: Duration) -> Option<ComputerPlayer> {
        let habits = Habits {
            think,
            pace: think,
            resigns: false,
        };
        ComputerPlayer::find(room, self.seed, habits)
    }

    /// Returns what it does next. The pause before a move is part of its thinking.
    pub(crate) fn next(self, player: ComputerPlayer, room: &Room) -> Step {
        self.thought
            .with_value(|thought| player.next(room, thought.as_ref(), true, browser::now()))
    }

    /// Thinks about the position, at the pace of a player of this level. Returns whether there's
    /// something to do now: not if it was stopped.
    pub(crate) async fn think(
        self,
        player: ComputerPlayer,
        room: &Room,
    ) -> Result<bool, Unanswered> {
        let question = self.ask_anew();
        self.is_hurried.set_value(false);
        self.is_thinking.set(true);
        let started = browser::now();
        let longest = player.longest(room, started).as_millis();
        // An answer to an offer doesn't have to wait.
        let pause = if room.turn() == Some(player.side) {
            room::Duration::from(player.pause(room, started))
        } else {
            room::Duration::ZERO
        };
        let request = Request::Play {
            game: GameSoFar::from(room.game()),
            opponent: Opponent {
                level: player.opponent.level.number(),
                seed: self.seed,
            },
            limits: Limits::time(u64::try_from(longest).unwrap_or(u64::MAX)),
        };
        let answer = self.thinker.ask(request, |_| {}).await;
        let played = match answer {
            Ok(Reply::Played(played)) => played,
            Ok(_) => return Ok(false),
            Err(why) => {
                self.is_thinking.try_set(false);
                return Err(why);
            }
        };
        while self.is_asked(question)
            && !self.is_hurried.try_get_value().unwrap_or(true)
            && browser::now().since(started) < pause
        {
            browser::wait(PAUSE_PART).await;
        }
        if !self.is_asked(question) {
            return Ok(false);
        }
        self.is_thinking.try_set(false);
        let score = played.line.map_or(Score::DRAW, |line| score(line.score));
        let thought = player.thought(room.game(), played.mv, score);
        self.thought.try_set_value(Some(thought));
        Ok(true)
    }

    /// Returns the next stage of a hint for this position.
    pub(crate) async fn hint(
        self,
        game: &Game,
        labels: Labels,
    ) -> Result<Option<Advice>, Unanswered> {
        let known = self
            .hint
            .with_value(Clone::clone)
            .filter(|(about, ..)| about == game);
        let (hint, stage) = match known {
            Some((_, hint, stage)) => (hint, stage),
            None => {
                let request = Request::Hint {
                    game: GameSoFar::from(game),
                    limits: Limits::time(HINT_MILLIS),
                };
                match self.thinker.ask(request, |_| {}).await? {
                    Reply::Hint(Some(hint)) => (hint, 0),
                    _ => return Ok(None),
                }
            }
        };
        let next = (stage + 1).min(HINT_STAGES - 1);
        self.hint
            .try_update_value(|kept| *kept = Some((game.clone(), hint.clone(), next)));
        Ok(Some(advice(&hint, stage, labels)))
    }

    /// Makes it move now.
    pub(crate) fn move_now(self) {
        self.is_hurried.set_value(true);
        self.thinker.stop();
    }

    /// Stops it, because its answer is no longer needed.
    pub(crate) fn stop(self) {
        if self.asked.try_update_value(|asked| *asked += 1).is_some() {
            self.is_thinking.try_set(false);
            self.thinker.stop();
        }
    }

    fn ask_anew(self) -> u32 {
        self.asked
            .try_update_value(|asked| {
                *asked += 1;
                *asked
            })
            .unwrap_or(0)
    }

    fn is_asked(self, question: u32) -> bool {
        self.asked.try_get_value() == Some(question)
    }
}

fn score(score: engine_link::Score) -> Score {
    match score {
        engine_link::Score::Evaluation(score) => Score::evaluation(score),
        engine_link::Score::Database { wins: true } => Score::tablebase_win(0),
        engine_link::Score::Database { wins: false } => -Score::tablebase_win(0),
        engine_link::Score::Proven { wins: true, plies } => Score::win_in(plies),
        engine_link::Score::Proven { wins: false, plies } => Score::loss_in(plies),
    }
}

fn advice(hint: &Hint, stage: u32, labels: Labels) -> Advice {
    match stage {
        0 => Advice {
            text: with_more(t().hint_captures(hint.captures)),
            squares: Vec::new(),
        },
        1 => Advice {
            text: with_more(t().hint_piece(&hint.piece.label(labels).to_string())),
            squares: vec![hint.piece],
        },
        2 => Advice {
            text: with_more(t().hint_move(&hint.mv.text(labels).to_string())),
            squares: hint.mv.path().to_vec(),
        },
        _ => {
            let line = hint.line.iter().map(|mv| mv.text(labels).to_string());
            let line: Vec<String> = line.collect();
            Advice {
                text: game_texts::hint_line(&line.join(" "), hint.gain),
                squares: hint.mv.path().to_vec(),
            }
        }
    }
}

/// Adds that there's more to a stage of a hint.
fn with_more(stage: String) -> String {
    format!("{stage} {}", t().hint_more())
}
