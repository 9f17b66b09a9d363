//! A match: a schedule, two players, a few threads, and a result.

use crate::adjudication::Adjudication;
use crate::bout::{self, Bout, EndedBy, Side};
use crate::pace::Pace;
use crate::player::{NoChoice, Player};
use crate::record::pdn_of_bout;
use crate::schedule::{GameNumber, Schedule};
use crate::statistics::{Points, Sprt, SprtDecision};
use crate::{PlayerSpec, Standings};
use engine::Control;
use hub::ClientError;
use rules::{Color, Ending};
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

/// Returns the time since some fixed moment, on any thread.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// A match to play.
pub struct Contest {
    /// The players.
    pub players: [PlayerSpec; 2],
    /// How long they think, unless a player has its own pace.
    pub pace: Pace,
    /// The games.
    pub schedule: Schedule,
    /// The number of games to play. An even number plays whole pairs.
    pub games: u32,
    /// The number of games to play in parallel.
    pub concurrency: usize,
    /// A test that can end the match early.
    pub sprt: Option<Sprt>,
    /// When to adjudicate games.
    pub adjudication: Adjudication,
    /// How long a player may stay silent beyond its time.
    pub patience: Duration,
    /// Whether the records include the score, depth and time of each move.
    pub with_remarks: bool,
}

/// A game that just finished.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// Its number.
    pub number: GameNumber,
    /// The first player's points.
    pub points: Points,
    /// How it ended.
    pub ending: Ending,
    /// The failure that lost a player the game: its name, and what it did.
    pub failure: Option<(String, String)>,
    /// The game as PDN.
    pub pdn: Vec<u8>,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conclusion {
    /// All games were played.
    Complete,
    /// The test reached a decision.
    Decided,
    /// It was interrupted.
    Interrupted,
}

impl Contest {
    /// Plays the games that haven't been played yet.
    ///
    /// `standings` has the existing results and collects the new ones. `report` receives every game
    /// as it ends, in that order; an error from it ends the match. Stopping `interrupt` also ends
    /// the match, and drops unfinished games.
    pub fn run(
        &self,
        standings: &mut Standings,
        clock: &Clock,
        interrupt: &Control,
        report: &mut dyn FnMut(&FinishedGame, &Standings) -> io::Result<()>,
    ) -> Result<Conclusion, ContestError> {
        if self.is_decided(standings) {
            return Ok(Conclusion::Decided);
        }
        let open: Vec<GameNumber> = (1..=self.games)
            .filter(|&game| !standings.has(game))
            .collect();
        let next = AtomicUsize::new(0);
        // For the workers, the match ends both when it's over and when it's interrupted.
        let over = Control::new();
        let is_interrupted = || interrupt.is_stopped();
        thread::scope(|scope| {
            let (sender, finished) = mpsc::channel();
            for _ in 0..self.concurrency.clamp(1, open.len().max(1)) {
                let worker = Worker {
                    contest: self,
                    clock,
                    interrupt: &over,
                };
                let (sender, open, next) = (sender.clone(), &open, &next);
                scope.spawn(move || {
                    let take = || open.get(next.fetch_add(1, Ordering::Relaxed)).copied();
                    worker.work(take, |result| sender.send(result).is_ok());
                });
            }
            drop(sender);
            let conclusion = self.collect(&finished, standings, &is_interrupted, report);
            over.stop();
            conclusion
        })
    }

    /// Collects results until there are no more, or no more are needed.
    fn collect(
        &self,
        finished: &mpsc::Receiver<Result<Finished, ContestError>>,
        standings: &mut Standings,
        is_interrupted: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&FinishedGame, &Standings) -> io::Result<()>,
    ) -> Result<Conclusion, ContestError> {
        loop {
            if is_interrupted() {
                return Ok(Conclusion::Interrupted);
            }
            let result = match finished.recv_timeout(LOOK_UP) {
                Ok(result) => result?,
                Err(mpsc::RecvTimeoutError::Timeout) => continue,
                Err(mpsc::RecvTimeoutError::Disconnected) => return Ok(Conclusion::Complete),
            };
            standings.add(result.game.number, result.game.points);
            standings.add_efforts(&result.bout, Schedule::color_of_first(result.game.number));
            report(&result.game, standings)?;
            if self.is_decided(standings) {
                return Ok(Conclusion::Decided);
            }
        }
    }

    fn is_decided(&self, standings: &Standings) -> bool {
        let decision = |test: Sprt| test.decision(standings.tally().pairs());
        self.sprt
            .is_some_and(|test| decision(test) != SprtDecision::Continue)
    }

    /// The players' names in the records.
    pub fn names(&self) -> [String; 2] {
        let [first, second] = [self.players[0].name(), self.players[1].name()];
        if first == second {
            [format!("{first} (first)"), format!("{second} (second)")]
        } else {
            [first.to_owned(), second.to_owned()]
        }
    }
}

/// How often the collector checks for an interrupt.
const LOOK_UP: Duration = Duration::from_millis(100);

struct Finished {
    game: FinishedGame,
    bout: Bout,
}

/// One thread of a match.
struct Worker<'a> {
    contest: &'a Contest,
    clock: &'a Clock,
    interrupt: &'a Control,
}

impl Worker<'_> {
    /// Plays one game after another until none is left, nobody is listening or the match is over.
    fn work(
        &self,
        take: impl Fn() -> Option<GameNumber>,
        send: impl Fn(Result<Finished, ContestError>) -> bool,
    ) {
        let mut players = [None, None];
        while let Some(number) = take() {
            match self.play(number, &mut players) {
                Ok(None) => return,
                Ok(Some(finished)) => {
                    if !send(Ok(finished)) {
                        return;
                    }
                }
                Err(error) => {
                    send(Err(error));
                    return;
                }
            }
        }
    }

    fn play(
        &self,
        number: GameNumber,
        players: &mut [Option<Player>; 2],
    ) -> Result<Option<Finished>, ContestError> {
        let contest = self.contest;
        let opening = contest.schedule.opening(number);
        let game = opening.game().expect("an opening leaves a game to play");
        for (place, player) in players.iter_mut().enumerate() {
            if self.interrupt.is_stopped() {
                return Ok(None);
            }
            if let Err(error) = self.prepare(number, place, player) {
                return match error {
                    NoChoice::Interrupted => Ok(None),
                    NoChoice::Infraction(source) | NoChoice::Gone(source) => {
                        Err(ContestError::Player {
                            name: contest.players[place].name().to_owned(),
                            source,
                        })
                    }
                };
            }
        }
        let [Some(first), Some(second)] = players else {
            return Ok(None);
        };
        let side = |player, place: usize| Side {
            player,
            pace: contest.players[place].pace().unwrap_or(contest.pace),
        };
        let mut sides = [side(first, 0), side(second, 1)];
        let mut names = contest.names();
        let color_of_first = Schedule::color_of_first(number);
        if color_of_first == Color::White {
            sides.reverse();
            names.reverse();
        }
        let Some(bout) = bout::play(game, sides, &contest.adjudication, self.clock) else {
            return Ok(None);
        };
        // A player that fails does so on its turn, and restarts for the next game.
        let failing = bout.game.turn();
        let failure = match &bout.ended_by {
            EndedBy::Infraction(why) | EndedBy::Gone(why) => {
                players[usize::from(failing != color_of_first)] = None;
                Some((names[failing as usize].clone(), why.clone()))
            }
            _ => None,
        };
        let names = [names[0].as_str(), names[1].as_str()];
        let game = FinishedGame {
            number,
            points: Points::of(bout.ending.outcome, color_of_first),
            ending: bout.ending,
            failure,
            pdn: pdn_of_bout(number, opening, names, &bout, contest.with_remarks),
        };
        Ok(Some(Finished { game, bout }))
    }

    /// Gets a player that has forgotten the earlier games.
    fn prepare(
        &self,
        number: GameNumber,
        place: usize,
        player: &mut Option<Player>,
    ) -> Result<(), NoChoice> {
        let seed = self.contest.schedule.seed_of(number, place);
        if let Some(player) = player
            && player.new_game(seed).is_ok()
        {
            return Ok(());
        }
        let spec = &self.contest.players[place];
        let mut fresh = Player::start(spec, self.clock, self.interrupt, self.contest.patience)?;
        fresh.new_game(seed)?;
        *player = Some(fresh);
        Ok(())
    }
}

/// Why a match couldn't continue.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// A player couldn't be started.
    #[error("{name} doesn't start")]
    Player {
        /// The player.
        name: String,
        /// Why not.
        source: ClientError,
    },
    /// The results couldn't be saved.
    #[error("can't save the results")]
    Io(#[from] io::Error),
}
