//! One live game on one node.
//!
//! The task owns the state of the game and handles messages one at a time. Events are stored before
//! anyone sees them. If another node was faster, the state is updated from the store, and the
//! request is decided again.

mod advance;
mod attendance;
mod computer;
mod lag;
mod limits;
mod next;
mod outages;

use super::members::Members;
use super::{Directory, Surroundings, ToGame};
use crate::bus::{GameFact, GameNews};
use crate::clock;
use crate::outbox::Outbox;
use crate::store::{GameRow, StoreError};
use computer::ComputerSeat;
use protocol::{GameId, GameLog, Presence, ServerMessage, Side, Why, close};
use room::{Action, Command, Connection, Event, Room, Sides};
use rules::{Color, Move};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};
use tokio::time::{Duration, Instant, sleep_until};

/// How long a player may be without a connection before it counts as lost. Long enough to reload
/// the page.
const BLINK: Duration = Duration::from_secs(3);
/// The same after a node has loaded a game. Long enough for everyone to come back.
const TAKE_UP: Duration = Duration::from_secs(12);
/// How many chat messages are kept.
const MOST_SAID: usize = 50;
/// How often a node announces who is connected to it and checks for missed events.
const ROUND: Duration = Duration::from_secs(10);
/// The same while the bus is down.
const ROUND_WITHOUT_BUS: Duration = Duration::from_millis(1_500);

/// A move to play as soon as it's the player's turn.
#[derive(Clone)]
struct Premove {
    outbox: Outbox,
    id: u32,
    ply: usize,
    mv: Move,
}

struct LiveGame {
    id: GameId,
    row: GameRow,
    room: Room,
    log: Vec<Event>,
    members: Members,
    computer: Option<ComputerSeat>,
    /// When a player without a connection counts as gone.
    missing: Sides<Option<Instant>>,
    premoves: Sides<Option<Premove>>,
    /// The next game.
    next: Option<GameId>,
    /// When this node loaded the game.
    taken_up: room::Instant,
    /// The latest chat messages.
    said: VecDeque<ServerMessage>,
    /// When to announce who is connected.
    presence_due: Option<Instant>,
    told: Presence,
    /// When to retry what couldn't be stored.
    again: Option<Instant>,
    /// The log contains something that this program doesn't understand, so nothing is decided
    /// anymore.
    is_broken: bool,
    with: Arc<Surroundings>,
}

/// Why a request is refused.
struct Refusal(Why);

/// Runs a game on this node.
pub(super) async fn run(
    id: GameId,
    mut inbox: mpsc::Receiver<ToGame>,
    with: Arc<Surroundings>,
    directory: Directory,
) {
    // Subscribe before reading, so that nothing is missed in between.
    let mut returns = with.bus.returns();
    let mut news = with.bus.follow_game(id).await;
    let mut game = match LiveGame::load(id, with).await {
        Ok(Some(game)) => game,
        found => {
            if let Err(error) = &found {
                tracing::error!(game = %id, %error, "cannot load a game");
            }
            return turn_all_away(id, inbox, &directory, found.is_err()).await;
        }
    };
    let mut last_round = Instant::now();
    loop {
        let round = match game.with.bus.is_up() {
            true => ROUND,
            false => ROUND_WITHOUT_BUS,
        };
        let wake = game.wake_at();
        tokio::select! {
            biased;
            message = inbox.recv() => match message {
                Some(message) => game.handle(message).await,
                None => break,
            },
            Some(heard) = hear(&mut news) => game.hear(heard).await,
            () = returned(&mut returns) => game.make_round().await,
            () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                game.look().await;
            }
            found = computer::found(&mut game.computer) => game.note_found(found),
            () = sleep_until(last_round + round), if game.with.bus.has_others() => {
                last_round = Instant::now();
                if news.is_none() {
                    news = game.with.bus.follow_game(id).await;
                }
                game.make_round().await;
            }
        }
        game.attend_computer().await;
        if game.is_broken {
            // Clients that reconnect learn what's wrong, or reach a node that can read the log.
            game.members.close_all(close::RESTART);
            game.members = Members::default();
        }
        if game.has_nothing_to_do() && directory.retire(id, &mut inbox) {
            break;
        }
    }
    // Senders that held a reference when the inbox closed may still have sent something.
    while let Some(message) = inbox.recv().await {
        directory.send(id, message).await;
    }
}

/// Runs a game that's suspended because it has panicked too often.
pub(super) async fn rest(id: GameId, inbox: mpsc::Receiver<ToGame>, directory: &Directory) {
    turn_all_away(id, inbox, directory, true).await;
}

/// Responds to everyone who wants something from a game that isn't served.
async fn turn_all_away(
    id: GameId,
    mut inbox: mpsc::Receiver<ToGame>,
    directory: &Directory,
    is_unavailable: bool,
) {
    while !directory.retire(id, &mut inbox) {
        if let Some(message) = inbox.recv().await {
            turn_away(id, message, is_unavailable);
        }
    }
    while let Some(message) = inbox.recv().await {
        turn_away(id, message, is_unavailable);
    }
}

async fn returned(returns: &mut Option<watch::Receiver<u64>>) {
    let is_back = match returns {
        Some(returns) => returns.changed().await.is_ok(),
        None => false,
    };
    if !is_back {
        std::future::pending::<()>().await;
    }
}

async fn hear(news: &mut Option<mpsc::Receiver<GameNews>>) -> Option<GameNews> {
    match news {
        Some(news) => news.recv().await,
        None => std::future::pending().await,
    }
}

/// Responds for a game that doesn't exist or can't be loaded.
fn turn_away(game: GameId, message: ToGame, is_unavailable: bool) {
    let refuse = |outbox: Outbox, id| {
        if is_unavailable {
            outbox.refuse(id, Some(game), Why::Unavailable);
        } else if id.is_some() {
            outbox.refuse(id, Some(game), Why::NoGame);
        } else {
            outbox.send(&ServerMessage::NoGame { game });
        }
    };
    match message {
        ToGame::Join { outbox, .. } => refuse(outbox, None),
        ToGame::Act { outbox, id, .. }
        | ToGame::Premove { outbox, id, .. }
        | ToGame::Say { outbox, id, .. } => refuse(outbox, Some(id)),
        ToGame::Leave { .. } | ToGame::Look => {}
        #[cfg(test)]
        ToGame::Panic => {}
    }
}

impl LiveGame {
    async fn load(id: GameId, with: Arc<Surroundings>) -> Result<Option<LiveGame>, StoreError> {
        let Some(row) = with.store.game(id).await? else {
            return Ok(None);
        };
        let log = with.store.log(id, 0).await?;
        let room = Room::replay(&log)
            .map_err(|error| StoreError::Corrupt(format!("the log of the game {id}: {error}")))?;
        let since = Some(Instant::now() + TAKE_UP);
        let computer = ComputerSeat::find(id, &room, &with.computer);
        Ok(Some(LiveGame {
            id,
            row,
            room,
            log,
            members: Members::default(),
            computer,
            missing: Sides {
                black: since,
                white: since,
            },
            premoves: Sides::default(),
            next: None,
            taken_up: clock::now(),
            said: VecDeque::new(),
            presence_due: None,
            told: Presence::default(),
            again: None,
            is_broken: false,
            with,
        }))
    }

    async fn handle(&mut self, message: ToGame) {
        match message {
            ToGame::Join { outbox, from } => self.join(outbox, from).await,
            ToGame::Leave { connection } => self.leave(connection),
            ToGame::Act {
                outbox,
                id,
                ply,
                action,
            } => {
                let result = self.act(&outbox, ply, action).await;
                self.answer(&outbox, id, result);
            }
            ToGame::Premove {
                outbox,
                id,
                ply,
                mv,
            } => {
                let result = self.premove(&outbox, id, ply, mv).await;
                self.answer(&outbox, id, result);
            }
            ToGame::Say {
                outbox,
                id,
                name,
                text,
            } => {
                let result = self.say(&outbox, name, text).await;
                self.answer(&outbox, id, result);
            }
            ToGame::Look => self.look().await,
            #[cfg(test)]
            ToGame::Panic => panic!("a bug"),
        }
    }

    fn answer(&self, outbox: &Outbox, id: u32, result: Result<(), Refusal>) {
        match result {
            Ok(()) => outbox.send(&ServerMessage::Done { id }),
            Err(why) => outbox.refuse(Some(id), Some(self.id), why.0),
        }
    }

    async fn join(&mut self, outbox: Outbox, from: u64) {
        let side = self.row.side_of(outbox.player);
        self.members.add(outbox.clone(), side);
        if let Some(color) = side {
            self.missing[color] = None;
            if self.room.turn().is_some() && self.room.connection(color) != Connection::Here {
                // A refusal doesn't matter. It means that the player is already connected.
                let _ = self.carry_out(&Command::Reconnect { seat: color }).await;
            }
        }
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let events = self.log.get(from..).unwrap_or_default().to_vec();
        outbox.send(&ServerMessage::Game(GameLog {
            game: self.id,
            side: side.map(Side::from),
            rated: self.row.rated,
            after: self.row.after,
            heat: self.row.heat,
            now: clock::now(),
            events,
            presence: self.presence(),
        }));
        if from == 0 {
            for said in self.said.iter().filter(|said| is_for(side, said)) {
                outbox.send(said);
            }
        }
        self.presence_changed();
        match self.next {
            Some(next) => outbox.send(&self.started(next)),
            None => self.go_on().await,
        }
    }

    fn leave(&mut self, connection: crate::outbox::ConnectionId) {
        if let Some(color) = self.members.remove(connection)
            && !self.members.is_here(color)
        {
            self.missing[color] = Some(Instant::now() + BLINK);
        }
        self.presence_changed();
    }

    async fn act(&mut self, outbox: &Outbox, ply: u32, action: Action) -> Result<(), Refusal> {
        let by = self.seat_of(outbox)?;
        if let Some(why) = self.against_the_heat(action) {
            return Err(Refusal(why));
        }
        if let Some(why) = limits::problem(&self.log, by, action) {
            return Err(Refusal(why));
        }
        self.premoves[by] = None;
        let command = Command::Player {
            by,
            action,
            lag: self.lag(by, outbox),
        };
        // Checked again whenever another node was faster.
        let is_meant = |room: &Room| {
            !matches!(action, Action::Move(_)) || u32::try_from(room.plies()) == Ok(ply)
        };
        self.carry_out_if(&command, is_meant).await
    }

    async fn premove(
        &mut self,
        outbox: &Outbox,
        id: u32,
        ply: u32,
        mv: Option<Move>,
    ) -> Result<(), Refusal> {
        let by = self.seat_of(outbox)?;
        let ply = usize::try_from(ply).unwrap_or(usize::MAX);
        self.premoves[by] = None;
        let Some(mv) = mv else { return Ok(()) };
        if self.room.plies() == ply {
            // The opponent has moved in the meantime, so this is a regular move.
            let command = Command::Player {
                by,
                action: Action::Move(mv),
                lag: self.lag(by, outbox),
            };
            let is_meant = |room: &Room| room.plies() == ply;
            return self.carry_out_if(&command, is_meant).await;
        }
        if ply != self.room.plies() + 1 || self.room.turn() != Some(by.opponent()) {
            return Err(stale());
        }
        self.premoves[by] = Some(Premove {
            outbox: outbox.clone(),
            id,
            ply,
            mv,
        });
        Ok(())
    }

    async fn say(&mut self, outbox: &Outbox, name: String, text: String) -> Result<(), Refusal> {
        if !self.members.has(outbox.id) {
            return Err(Refusal(Why::NotJoined));
        }
        let side = self.row.side_of(outbox.player);
        let said = ServerMessage::Said {
            game: self.id,
            side: side.map(Side::from),
            name,
            text,
        };
        self.pass_on(said.clone());
        self.tell_others(GameFact::Said(said)).await;
        Ok(())
    }

    /// Sends a chat message to everyone who may see it, and keeps it for clients that reload the
    /// page.
    fn pass_on(&mut self, said: ServerMessage) {
        self.members.tell(&said, |side| is_for(side, &said));
        if self.said.len() >= MOST_SAID {
            self.said.pop_front();
        }
        self.said.push_back(said);
    }

    fn seat_of(&self, outbox: &Outbox) -> Result<Color, Refusal> {
        if !self.members.has(outbox.id) {
            return Err(Refusal(Why::NotJoined));
        }
        let side = self.row.side_of(outbox.player);
        side.ok_or(Refusal(Why::Watching))
    }

    /// Handles news from another node.
    async fn hear(&mut self, news: GameNews) {
        if *news.node == *self.with.node {
            return;
        }
        match news.what {
            // The store is authoritative. News is only a reason to read it.
            GameFact::Event(event) => {
                if event.seq >= self.room.next_seq() {
                    self.catch_up().await;
                }
            }
            GameFact::Here(presence) => {
                self.members.hear(news.node, presence);
                self.presence_changed();
            }
            GameFact::Said(said) => self.pass_on(said),
            GameFact::Next(_) => {
                if self.next.is_none()
                    && let Ok(Some(game)) = self.with.store.game_after(self.id).await
                {
                    self.tell_next(game);
                }
            }
        }
    }

    async fn tell_others(&self, what: GameFact) {
        if self.with.bus.has_others() {
            let node = self.with.node.to_string();
            self.with
                .bus
                .tell_game(self.id, &GameNews { node, what })
                .await;
        }
    }
}

/// Players see only players' messages. Spectators see everyone's.
const fn is_for(side: Option<Color>, said: &ServerMessage) -> bool {
    side.is_none() || !matches!(said, ServerMessage::Said { side: None, .. })
}

const fn stale() -> Refusal {
    Refusal(Why::Stale)
}
