//! A player that plays random legal moves, reconnects when disconnected, and remembers everything
//! it receives.

use crate::guest::Guest;
use crate::link::{Link, Received};
use anyhow::{Result, bail, ensure};
use protocol::{ClientMessage, GameId, GameLog, RefusalCode, ServerMessage, Side};
use room::{Action, Event, Fact, Proposal, Room};
use rules::{Color, Move};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// The pause between attempts to reach a server that's down.
const RETRY: Duration = Duration::from_millis(100);
/// How long to wait for an answer before reconnecting.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long to wait for the opponent before reconnecting.
const LONG_PATIENCE: Duration = Duration::from_secs(20);

/// Request numbers: an answer can come late, after another request.
const MOVE: u32 = 1;
const REMATCH: u32 = 2;

/// State shared by all players.
#[derive(Debug, Default)]
pub struct Tally {
    /// Everyone should stop.
    pub stop: AtomicBool,
    /// Whether to record how long acknowledgments take.
    pub measuring: AtomicBool,
    /// The number of acknowledged moves.
    pub acknowledged: AtomicU64,
    /// Notified for each of them.
    pub moved: Notify,
    /// Whether everyone should wait before the next move.
    is_resting: AtomicBool,
    /// Notified when the rest is over.
    rested: Notify,
}

impl Tally {
    /// Makes everyone wait before the next move, or continue.
    pub fn set_resting(&self, is_resting: bool) {
        self.is_resting.store(is_resting, Ordering::Relaxed);
        self.rested.notify_waiters();
    }

    async fn rest(&self) {
        loop {
            let rested = self.rested.notified();
            if !self.is_resting.load(Ordering::Relaxed) {
                return;
            }
            rested.await;
        }
    }
}

/// A player in one game.
pub struct Bot {
    guest: Guest,
    /// The server's nodes; each connection takes the next.
    nodes: Vec<SocketAddr>,
    game: GameId,
    /// How long to think about a move.
    pause: Duration,
    tally: Arc<Tally>,
    /// The number of this player's acknowledged moves.
    moves: Arc<AtomicU64>,
    random: fastrand::Rng,
    side: Option<Color>,
    room: Option<Room>,
    /// The ply being thought about, and since when; losing the connection doesn't interrupt
    /// thinking.
    thinking: Option<(usize, Instant)>,
    story: Story,
    /// The games before this one.
    finished: Stories,
}

/// Everything a player received.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The events, in order of their numbers.
    pub events: Vec<Event>,
    /// The acknowledged moves, each with its ply.
    pub acknowledged: Vec<(usize, Move)>,
    /// How long each acknowledgment took, while measuring.
    pub waits: Vec<Duration>,
    /// How often the connection was lost.
    pub losses: u32,
    /// How often the server asked for a retry.
    pub retries: u32,
    /// The longest time the player thought about a move.
    pub thought: Duration,
}

/// A player's games, each with what the player received about it.
pub type Stories = Vec<(GameId, Story)>;

/// The result of one step.
enum Step {
    Go,
    Over,
    Lost,
}

impl Bot {
    /// A player of this game.
    pub fn new(
        guest: Guest,
        nodes: Vec<SocketAddr>,
        game: GameId,
        pause: Duration,
        tally: Arc<Tally>,
        moves: Arc<AtomicU64>,
        seed: u64,
    ) -> Bot {
        Bot {
            guest,
            nodes,
            game,
            pause,
            tally,
            moves,
            random: fastrand::Rng::with_seed(seed),
            side: None,
            room: None,
            thinking: None,
            story: Story::default(),
            finished: Vec::new(),
        }
    }

    /// Plays one game after another, each a rematch of the previous one, until everyone is asked to
    /// stop. An error means that the server broke a promise.
    pub async fn play(mut self) -> Result<Stories> {
        let mut link = None;
        while !self.tally.stop.load(Ordering::Relaxed) {
            let Some(connected) = link.take() else {
                link = self.connect().await?;
                continue;
            };
            let mut connected = connected;
            match self.step(&mut connected).await? {
                Step::Go => link = Some(connected),
                Step::Over => {
                    if self.go_on(&mut connected).await {
                        link = Some(connected);
                    } else {
                        self.story.losses += 1;
                    }
                }
                Step::Lost => self.story.losses += 1,
            }
        }
        self.finished.push((self.game, self.story));
        Ok(self.finished)
    }

    /// Proposes a rematch and joins it. Returns `false` if that must be retried.
    async fn go_on(&mut self, link: &mut Link) -> bool {
        let propose = ClientMessage::Act {
            id: REMATCH,
            game: self.game,
            ply: 0,
            action: Action::Propose(Proposal::Rematch),
        };
        if link.send(&propose).await.is_err() {
            return false;
        }
        let next = loop {
            match link.receive_within(PATIENCE).await {
                Ok(Received::Message(message)) => match *message {
                    ServerMessage::Started { game, after, .. } if after == Some(self.game) => {
                        break game;
                    }
                    ServerMessage::Event { event, .. } => match self.take(event) {
                        Ok(()) => {}
                        Err(_) => return false,
                    },
                    _ => {}
                },
                _ => return false,
            }
        };
        let leave = ClientMessage::Leave { game: self.game };
        let join = ClientMessage::Join {
            game: next,
            from: 0,
        };
        if link.send(&leave).await.is_err() || link.send(&join).await.is_err() {
            return false;
        }
        let story = std::mem::take(&mut self.story);
        self.finished.push((self.game, story));
        self.game = next;
        self.room = None;
        self.thinking = None;
        loop {
            match link.receive_within(PATIENCE).await {
                Ok(Received::Message(message)) => {
                    if let ServerMessage::Game(log) = *message {
                        return self.take_log(log).is_ok();
                    }
                }
                _ => return false,
            }
        }
    }

    /// Connects to a node and catches up. Returns nothing if that fails.
    async fn connect(&mut self) -> Result<Option<Link>> {
        let node = self.nodes[self.random.usize(..self.nodes.len())];
        let Ok(Ok(mut link)) = timeout(PATIENCE, self.guest.connect(node)).await else {
            sleep(RETRY).await;
            return Ok(None);
        };
        let join = ClientMessage::Join {
            game: self.game,
            from: u64::try_from(self.story.events.len())?,
        };
        if link.send(&join).await.is_err() {
            return Ok(None);
        }
        loop {
            match link.receive_within(PATIENCE).await {
                Ok(Received::Message(message)) => match *message {
                    ServerMessage::Game(log) => {
                        self.take_log(log)?;
                        return Ok(Some(link));
                    }
                    ServerMessage::NoGame { game } => bail!("the game {game} was lost"),
                    // Events may arrive before the log; they're in it.
                    _ => {}
                },
                _ => return Ok(None),
            }
        }
    }

    fn take_log(&mut self, log: GameLog) -> Result<()> {
        ensure!(log.side.is_some(), "the seat was lost");
        self.side = log.side.map(Side::into);
        for event in log.events {
            self.take(event)?;
        }
        Ok(())
    }

    fn take(&mut self, event: Event) -> Result<()> {
        let next = u64::try_from(self.story.events.len())?;
        if event.seq < next {
            let known = &self.story.events[usize::try_from(event.seq)?];
            ensure!(*known == event, "two histories: {known:?} and {event:?}");
            return Ok(());
        }
        ensure!(event.seq == next, "a gap before {event:?}");
        match &mut self.room {
            Some(room) => room.apply(&event)?,
            None => self.room = Some(Room::replay([&event])?),
        }
        self.story.events.push(event);
        Ok(())
    }

    /// Moves if it's time to, or waits for news.
    async fn step(&mut self, link: &mut Link) -> Result<Step> {
        let Some(room) = &self.room else {
            bail!("a log without a beginning");
        };
        let Some(turn) = room.turn() else {
            return Ok(Step::Over);
        };
        if Some(turn) == self.side {
            // While thinking, keep reading.
            let ply = room.plies();
            let since = self.thinking.filter(|(known, _)| *known == ply);
            let (_, since) = *self.thinking.insert(since.unwrap_or((ply, Instant::now())));
            let thought = since + self.pause;
            if self.pause.is_zero() {
                return self.make_move(link).await;
            }
            loop {
                tokio::select! {
                    () = sleep_until(thought) => return self.make_move(link).await,
                    received = link.receive() => match self.hear(received)? {
                        Step::Go => {}
                        other => return Ok(other),
                    },
                }
            }
        }
        let received = link.receive_within(LONG_PATIENCE + self.pause).await;
        self.hear(received)
    }

    fn hear(&mut self, received: Result<Received>) -> Result<Step> {
        match received {
            Ok(Received::Message(message)) => {
                if let ServerMessage::Event { event, .. } = *message {
                    self.take(event)?;
                }
                Ok(Step::Go)
            }
            Ok(Received::Closed(_)) | Err(_) => Ok(Step::Lost),
        }
    }

    async fn make_move(&mut self, link: &mut Link) -> Result<Step> {
        let Some(room) = self.room.as_ref().filter(|room| room.turn() == self.side) else {
            return Ok(Step::Go);
        };
        self.tally.rest().await;
        self.story.thought = self.pause;
        let moves = room.game().position().moves();
        let mv = moves[self.random.usize(..moves.len())];
        let ply = room.plies();
        let act = ClientMessage::Act {
            id: MOVE,
            game: self.game,
            ply: u32::try_from(ply)?,
            action: Action::Move(mv),
        };
        let sent = Instant::now();
        if link.send(&act).await.is_err() {
            return Ok(Step::Lost);
        }
        loop {
            let message = match link.receive_within(PATIENCE).await {
                Ok(Received::Message(message)) => *message,
                Ok(Received::Closed(_)) | Err(_) => return Ok(Step::Lost),
            };
            match message {
                ServerMessage::Event { event, .. } => self.take(event)?,
                ServerMessage::Done { id: MOVE } => {
                    self.tally.acknowledged.fetch_add(1, Ordering::Relaxed);
                    self.moves.fetch_add(1, Ordering::Relaxed);
                    self.tally.moved.notify_waiters();
                    if self.tally.measuring.load(Ordering::Relaxed) {
                        self.story.waits.push(sent.elapsed());
                    }
                    self.story.acknowledged.push((ply, mv));
                    let by = self.side;
                    let is_told = self.story.events.iter().rev().any(|event| {
                        matches!(event.fact, Fact::Moved { by: mover, mv: played, .. }
                            if Some(mover) == by && played == mv)
                    });
                    ensure!(is_told, "a move was acknowledged before its event");
                    return Ok(Step::Go);
                }
                // It was sent before the connection was lost, so it may have been played after all.
                ServerMessage::Refused {
                    id: Some(MOVE),
                    code: RefusalCode::Stale | RefusalCode::Unavailable | RefusalCode::TooMany,
                    ..
                } => {
                    self.story.retries += 1;
                    return Ok(Step::Lost);
                }
                ServerMessage::Refused {
                    id: Some(MOVE),
                    why,
                    ..
                } => {
                    let room = self.room.as_ref();
                    if room.is_none_or(|room| room.turn().is_none()) {
                        return Ok(Step::Go);
                    }
                    bail!("the legal move {mv} was refused: {why:?}");
                }
                _ => {}
            }
        }
    }
}
