//! Many games in parallel, and whether the server kept its promises about them.

use crate::bot::{Bot, Stories, Story, Tally};
use crate::guest::Guest;
use crate::http::request;
use anyhow::{Context, Result, anyhow, bail, ensure};
use protocol::{Challenge, ClientMessage, GameId, GameLog, SeekTerms, ServerMessage};
use room::{Fact, Room};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

/// How many games start at the same time.
const AT_ONCE: usize = 32;

/// How long it may take until everyone has moved once more, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(180);
/// How often to check, while waiting for a move, whether a player has given up.
const LOOK_AROUND: Duration = Duration::from_secs(1);

/// Games in progress.
pub struct Tables {
    bots: Vec<JoinHandle<Result<Stories>>>,
    /// The number of acknowledged moves of each player.
    moves: Vec<Arc<AtomicU64>>,
    tally: Arc<Tally>,
}

/// The outcome of all games.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The number of games.
    pub games: usize,
    /// The number of acknowledged moves.
    pub moves: usize,
    /// How often a player lost the connection.
    pub losses: u32,
    /// How often a player was asked to retry.
    pub retries: u32,
    /// The measured acknowledgment times, shortest first.
    pub waits: Vec<Duration>,
    /// The most that a player was charged for a move beyond the time the player thought, per outage
    /// in that turn, with the game and the ply.
    pub overcharged: (Duration, Option<(GameId, usize)>),
    /// The most time given back to the players of one game for outages.
    pub given_back: Duration,
}

impl Outcome {
    /// The time within which this share of the moves, in thousandths, was acknowledged.
    pub fn wait(&self, thousandths: usize) -> Duration {
        let place =
            (self.waits.len() * thousandths / 1_000).min(self.waits.len().saturating_sub(1));
        self.waits.get(place).copied().unwrap_or_default()
    }
}

impl Tables {
    /// Starts this many games, each between two new guests, who connect to random nodes.
    pub async fn open(
        nodes: &[SocketAddr],
        games: usize,
        terms: SeekTerms,
        pause: Duration,
    ) -> Result<Tables> {
        let tally = Arc::new(Tally::default());
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let mut opening = JoinSet::new();
        for number in 0..games {
            let node = nodes[number % nodes.len()];
            let places = Arc::clone(&places);
            opening.spawn(async move {
                let _place = places.acquire_owned().await?;
                begin(node, &terms).await
            });
        }
        let mut bots = Vec::with_capacity(games * 2);
        let mut moves = Vec::with_capacity(games * 2);
        while let Some(begun) = opening.join_next().await {
            let (game, guests) = begun??;
            for guest in guests {
                let seed = u64::try_from(bots.len())?;
                // Not all at the same moment.
                let pause = pause.mul_f64(0.5 + fastrand::f64());
                let (tally, own) = (Arc::clone(&tally), Arc::default());
                moves.push(Arc::clone(&own));
                let bot = Bot::new(guest, nodes.to_vec(), game, pause, tally, own, seed);
                bots.push(tokio::spawn(bot.play()));
            }
        }
        Ok(Tables { bots, moves, tally })
    }

    /// Waits until every player has made one more acknowledged move. Returns an error if that takes
    /// very long, or if a player has given up.
    pub async fn until_everybody_moves(&self) -> Result<()> {
        let counts = || self.moves.iter().map(|count| count.load(Ordering::Relaxed));
        let before: Vec<u64> = counts().collect();
        let waiting = || {
            counts()
                .zip(&before)
                .filter(|(now, then)| now <= then)
                .count()
        };
        let all = async {
            loop {
                let moved = self.tally.moved.notified();
                if waiting() == 0 {
                    return Ok(());
                }
                // Players that gave up say why when the tables are closed.
                let given_up = self.bots.iter().filter(|bot| bot.is_finished()).count();
                ensure!(given_up == 0, "{given_up} players have given up");
                let _ = timeout(LOOK_AROUND, moved).await;
            }
        };
        timeout(PATIENCE, all).await.unwrap_or_else(|_| {
            let (waiting, all) = (waiting(), self.bots.len());
            bail!("{waiting} of {all} players have not moved within {PATIENCE:?}")
        })
    }

    /// Lets the games continue for this long, and measures. Returns the number of moves
    /// acknowledged in that time.
    pub async fn measure(&self, time: Duration) -> u64 {
        let count = || self.tally.acknowledged.load(Ordering::Relaxed);
        let before = count();
        self.tally.measuring.store(true, Ordering::Relaxed);
        tokio::time::sleep(time).await;
        self.tally.measuring.store(false, Ordering::Relaxed);
        count() - before
    }

    /// Makes everyone wait before the next move, or continue.
    pub fn set_resting(&self, is_resting: bool) {
        self.tally.set_resting(is_resting);
    }

    /// Ends play, and checks every player's story against what the server stored.
    pub async fn close(self, node: SocketAddr) -> Result<Outcome> {
        self.tally.stop.store(true, Ordering::Relaxed);
        let mut outcome = Outcome::default();
        let mut games = HashSet::new();
        for bot in self.bots {
            for (game, story) in bot.await?? {
                let log = log_of(node, game).await?;
                check(&story, &log).with_context(|| format!("the game {game}"))?;
                let (most, ply) = overcharged(&story, &log)?;
                if most > outcome.overcharged.0 {
                    outcome.overcharged = (most, Some((game, ply)));
                }
                outcome.given_back = outcome.given_back.max(given_back(&log));
                games.insert(game);
                outcome.moves += story.acknowledged.len();
                outcome.losses += story.losses;
                outcome.retries += story.retries;
                outcome.waits.extend(story.waits);
            }
        }
        outcome.games = games.len();
        outcome.waits.sort_unstable();
        Ok(outcome)
    }
}

/// Checks that the stored events form one history, that players saw nothing else, and that every
/// acknowledged move is in it.
fn check(story: &Story, log: &GameLog) -> Result<()> {
    Room::replay(&log.events).context("the stored log is broken")?;
    ensure!(
        log.events.starts_with(&story.events),
        "a player was told about something that is not stored"
    );
    let moves: Vec<_> = log
        .events
        .iter()
        .filter_map(|event| match event.fact {
            Fact::Moved { mv, .. } => Some(mv),
            _ => None,
        })
        .collect();
    for &(ply, mv) in &story.acknowledged {
        ensure!(
            moves.get(ply) == Some(&mv),
            "the acknowledged move {mv} at ply {ply} is not stored"
        );
    }
    Ok(())
}

/// The most that a move cost the player beyond the time spent thinking, according to the clocks of
/// the log.
fn overcharged(story: &Story, log: &GameLog) -> Result<(Duration, usize)> {
    let room = Room::replay(&log.events)?;
    let mut most = (Duration::ZERO, 0);
    let mut outages = vec![0_u32];
    for event in &log.events {
        match (&event.fact, outages.last_mut()) {
            (Fact::Outage { .. }, Some(count)) => *count += 1,
            (Fact::Moved { .. }, _) => outages.push(0),
            _ => {}
        }
    }
    for &(ply, _) in &story.acknowledged {
        let before = match ply.checked_sub(2) {
            Some(last) => room.clock_at_move(last),
            None => continue,
        };
        if let Some((before, after)) = before.zip(room.clock_at_move(ply)) {
            let charged = Duration::from(before.minus(after));
            let extra = charged.saturating_sub(story.thought);
            most = most.max((extra / outages[ply].max(1), ply));
        }
    }
    Ok(most)
}

/// The time given back in a game.
fn given_back(log: &GameLog) -> Duration {
    let lost = log.events.iter().filter_map(|event| match event.fact {
        Fact::Outage { since } => Some(Duration::from(event.at.since(since))),
        _ => None,
    });
    lost.sum()
}

async fn log_of(node: SocketAddr, game: GameId) -> Result<GameLog> {
    let answer = request(node, "GET", &format!("/api/v1/games/{game}"), &[], "").await?;
    ensure!(answer.status == 200, "the game {game}: {answer:?}");
    Ok(serde_json::from_str(&answer.body)?)
}

/// A game between two new guests: one creates a challenge, the other accepts it.
async fn begin(node: SocketAddr, terms: &SeekTerms) -> Result<(GameId, [Guest; 2])> {
    let (ann, bob) = (Guest::new(node).await?, Guest::new(node).await?);
    let body = serde_json::to_string(terms)?;
    let cookie = [("Cookie", ann.cookie.as_str())];
    let answer = request(node, "POST", "/api/v1/challenges", &cookie, &body).await?;
    let challenge: Challenge =
        serde_json::from_str(&answer.body).with_context(|| format!("no challenge: {answer:?}"))?;
    let mut link = bob.connect(node).await?;
    let seek = challenge.seek.id;
    link.send(&ClientMessage::Take { id: 1, seek }).await?;
    let begun = link
        .find(|message| match message {
            ServerMessage::Started { game, .. } => Some(Ok(*game)),
            ServerMessage::Refused { why, .. } => Some(Err(anyhow!("no game: {why:?}"))),
            _ => None,
        })
        .await?;
    Ok((begun?, [ann, bob]))
}
