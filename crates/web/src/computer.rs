//! The computer as an opponent and for hints.

use crate::browser;
use crate::texts::{game as game_texts, t};
use crate::thinker::{Thinker, Unanswered, thinker};
use engine_link::{Clock, GameSoFar, Hint, Limits, Opponent, Played, Reply, Request, Score};
use leptos::prelude::*;
use room::Duration;
use rules::{Game, Labels, Move, Square};

/// How long the computer searches for a hint, in milliseconds.
const HINT_MILLIS: u64 = 1_000;

/// The number of stages of a hint.
const HINT_STAGES: u32 = 4;

/// The thinking time at which the engine's suggested pause is used unscaled, in milliseconds.
const NATURAL_THINKING: f64 = 2_000.0;

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
    /// The hint for a position, and how many stages were shown.
    hint: StoredValue<Option<(Game, Hint, u32)>>,
}

/// How the computer should play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    /// From 1 to 10.
    pub(crate) level: u8,
    /// The thinking time, if there's no clock.
    pub(crate) think_millis: u32,
    /// The time left on its clock, and the increment.
    pub(crate) clock: Option<(Duration, Duration)>,
}

/// The move that the computer wants to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thought {
    pub(crate) mv: Move,
    /// Its evaluation, in hundredths of a man.
    pub(crate) score_centimen: i32,
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
            hint: StoredValue::new(None),
        }
    }

    /// Whether it's thinking about a move.
    pub(crate) fn is_thinking(self) -> Signal<bool> {
        self.is_thinking.into()
    }

    /// Chooses a move, at the pace of a player of this level. `None` if it was stopped.
    pub(crate) async fn think(
        self,
        game: &Game,
        wish: Wish,
    ) -> Result<Option<Thought>, Unanswered> {
        let question = self.ask_anew();
        self.is_hurried.set_value(false);
        self.is_thinking.set(true);
        let started = browser::now();
        let request = Request::Play {
            game: GameSoFar::from(game),
            opponent: Opponent {
                level: wish.level,
                seed: self.seed,
            },
            limits: wish.limits(),
        };
        let answer = self.thinker.ask(request, |_| {}).await;
        let played = match answer {
            Ok(Reply::Played(played)) => played,
            Ok(_) => return Ok(None),
            Err(why) => {
                self.is_thinking.try_set(false);
                return Err(why);
            }
        };
        let pause = wish.pause(&played);
        while self.is_asked(question)
            && !self.is_hurried.try_get_value().unwrap_or(true)
            && browser::now().since(started) < pause
        {
            browser::wait(PAUSE_PART).await;
        }
        if !self.is_asked(question) {
            return Ok(None);
        }
        self.is_thinking.try_set(false);
        Ok(played.mv.map(|mv| Thought {
            mv,
            score_centimen: played.line.map_or(0, |line| centimen(line.score)),
        }))
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

impl Wish {
    fn limits(self) -> Limits {
        match self.clock {
            Some((left, increment)) => Limits {
                clock: Some(Clock {
                    remaining_ms: left.as_millis(),
                    increment_ms: increment.as_millis(),
                }),
                ..Limits::NONE
            },
            None => Limits::time(u64::from(self.think_millis.max(50))),
        }
    }

    /// Returns how long the user waits at least. With a clock, it doesn't waste its time.
    fn pause(self, played: &Played) -> Duration {
        let natural = f64::from(played.pause_ms) * f64::from(self.think_millis) / NATURAL_THINKING;
        let most = self
            .clock
            .map_or(u64::MAX, |(left, _)| left.as_millis() / 40);
        Duration::from_millis((natural as u64).min(most))
    }
}

fn centimen(score: Score) -> i32 {
    const DECIDED: i32 = 10_000;
    match score {
        Score::Evaluation(score) => score,
        Score::Database { wins: true } | Score::Proven { wins: true, .. } => DECIDED,
        Score::Database { wins: false } | Score::Proven { wins: false, .. } => -DECIDED,
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
