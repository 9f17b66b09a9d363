//! One live game on one node.
//!
//! The task owns the state of the game and handles one message after the other. What happens is
//! stored before anybody hears of it. Where another node was faster, the state is brought up to date
//! from the store and the wish is decided again.

use super::members::Members;
use super::start::Agreed;
use super::{Directory, StartError, Surroundings, ToGame};
use crate::bus::{GameFact, GameNews};
use crate::clock;
use crate::outbox::Outbox;
use crate::store::{AppendError, Ended, GameRow, StoreError};
use protocol::{GameId, GameLog, Presence, RefusalCode, ServerMessage, Side};
use room::{Action, Command, Connection, Event, Fact, Proposal, Room, Sides, Status};
use rules::{Color, Labels, Move, Outcome};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep, sleep_until};

/// How long a player may be without a connection before it counts as lost: time to load a page anew.
const BLINK: Duration = Duration::from_secs(3);
/// The same after a node has taken up a game: time for everybody to come back.
const TAKE_UP: Duration = Duration::from_secs(12);
/// How soon others hear who has come and gone: together, so that a crowd is no flood.
const PRESENCE_DELAY: Duration = Duration::from_millis(300);
/// How often a node says who is with it, and looks whether it has missed something.
const ROUND: Duration = Duration::from_secs(10);
/// A game whose clock runs out later than this sleeps when nobody is there. The watch wakes it.
const SLEEP: room::Duration = room::Duration::from_secs(20 * 60);
/// Between two tries to reach a store that does not answer.
const RETRY: Duration = Duration::from_millis(500);

/// A move that is played as soon as it can be.
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
    /// From when on a player without a connection counts as gone.
    missing: Sides<Option<Instant>>,
    premoves: Sides<Option<Premove>>,
    /// When to tell who is there.
    presence_due: Option<Instant>,
    told: Presence,
    with: Surroundings,
}

/// Why a wish is not fulfilled.
struct Refusal {
    code: RefusalCode,
    text: String,
}

/// The life of a game on this node.
pub(super) async fn run(
    id: GameId,
    mut inbox: mpsc::Receiver<ToGame>,
    with: Surroundings,
    directory: Directory,
) {
    // Listening before reading, so that nothing falls between.
    let mut news = with.bus.follow_game(id).await;
    let mut game = match LiveGame::load(id, with).await {
        Ok(Some(game)) => game,
        found => {
            if let Err(error) = &found {
                tracing::error!(game = %id, %error, "a game cannot be loaded");
            }
            while !directory.retire(id, &mut inbox) {
                if let Some(message) = inbox.recv().await {
                    turn_away(id, message, found.is_err());
                }
            }
            return;
        }
    };
    let mut round = tokio::time::interval(ROUND);
    round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let wake = game.wake_at();
        tokio::select! {
            biased;
            message = inbox.recv() => match message {
                Some(message) => game.handle(message).await,
                None => break,
            },
            Some(heard) = hear(&mut news) => game.hear(heard).await,
            () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                game.look().await;
            }
            _ = round.tick(), if game.with.bus.has_others() => game.make_round().await,
        }
        if game.has_nothing_to_do() && directory.retire(id, &mut inbox) {
            break;
        }
    }
    while let Ok(message) = inbox.try_recv() {
        directory.send(id, message).await;
    }
}

async fn hear(news: &mut Option<mpsc::Receiver<GameNews>>) -> Option<GameNews> {
    match news {
        Some(news) => news.recv().await,
        None => std::future::pending().await,
    }
}

/// Answers for a game that is not there, or cannot be read.
fn turn_away(game: GameId, message: ToGame, is_unavailable: bool) {
    let refuse = |outbox: Outbox, id| {
        if is_unavailable {
            let text = "The server cannot read the game just now.";
            outbox.refuse(id, RefusalCode::Unavailable, text);
        } else if id.is_some() {
            outbox.refuse(id, RefusalCode::NotFound, "There is no such game.");
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
    }
}

impl LiveGame {
    async fn load(id: GameId, with: Surroundings) -> Result<Option<LiveGame>, StoreError> {
        let Some(row) = with.store.game(id).await? else {
            return Ok(None);
        };
        let log = with.store.log(id, 0).await?;
        let room = Room::replay(&log)
            .map_err(|error| StoreError::Corrupt(format!("the log of the game {id}: {error}")))?;
        let since = Some(Instant::now() + TAKE_UP);
        Ok(Some(LiveGame {
            id,
            row,
            room,
            log,
            members: Members::default(),
            missing: Sides {
                black: since,
                white: since,
            },
            premoves: Sides::default(),
            presence_due: None,
            told: Presence::default(),
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
                answer(&outbox, id, result);
            }
            ToGame::Premove {
                outbox,
                id,
                ply,
                mv,
            } => {
                let result = self.premove(&outbox, id, ply, mv).await;
                answer(&outbox, id, result);
            }
            ToGame::Say {
                outbox,
                id,
                name,
                text,
            } => {
                let result = self.say(&outbox, name, text).await;
                answer(&outbox, id, result);
            }
            ToGame::Look => self.look().await,
        }
    }

    async fn join(&mut self, outbox: Outbox, from: u64) {
        let side = self.row.side_of(outbox.player);
        self.members.add(outbox.clone(), side);
        if let Some(color) = side {
            self.missing[color] = None;
            if self.counts_absence() && self.room.connection(color) != Connection::Here {
                // Whether it is refused does not matter: then the player is there already.
                let _ = self.carry_out(&Command::Reconnect { seat: color }).await;
            }
        }
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let events = self.log.get(from..).unwrap_or_default().to_vec();
        outbox.send(&ServerMessage::Game(GameLog {
            game: self.id,
            side: side.map(Side::from),
            rated: self.row.rated,
            now: clock::now(),
            events,
            presence: self.members.presence(),
        }));
        self.presence_changed();
        if self.room.rematch().is_some() {
            self.begin_rematch().await;
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
        self.premoves[by] = None;
        let command = Command::Player {
            by,
            action,
            lag: outbox.round_trip(),
        };
        // Looked at again each time that somebody else was faster.
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
            // The opponent has moved in the meantime: it is no premove any more.
            let command = Command::player(by, Action::Move(mv));
            return self.carry_out(&command).await;
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
            return Err(refusal(RefusalCode::NotJoined, "Join the game first."));
        }
        let side = self.row.side_of(outbox.player);
        let said = ServerMessage::Said {
            game: self.id,
            side: side.map(Side::from),
            name,
            text,
        };
        self.pass_on(&said);
        self.tell_others(GameFact::Said(said)).await;
        Ok(())
    }

    /// Players hear players; those who watch hear everybody.
    fn pass_on(&self, said: &ServerMessage) {
        match said {
            ServerMessage::Said { side: None, .. } => self.members.tell_watchers(said),
            _ => self.members.tell_all(said),
        }
    }

    fn seat_of(&self, outbox: &Outbox) -> Result<Color, Refusal> {
        if !self.members.has(outbox.id) {
            return Err(refusal(RefusalCode::NotJoined, "Join the game first."));
        }
        self.row.side_of(outbox.player).ok_or_else(|| {
            refusal(
                RefusalCode::NotYourSeat,
                "You are watching this game, not playing it.",
            )
        })
    }

    async fn carry_out(&mut self, command: &Command) -> Result<(), Refusal> {
        self.carry_out_if(command, |_| true).await
    }

    /// Decides, stores and applies, and decides again whenever the game has gone on meanwhile.
    async fn carry_out_if(
        &mut self,
        command: &Command,
        is_meant: impl Fn(&Room) -> bool,
    ) -> Result<(), Refusal> {
        loop {
            if !is_meant(&self.room) {
                return Err(stale());
            }
            let decided = self.room.decide(command, clock::now());
            let events = decided.map_err(|refused| {
                refusal(RefusalCode::NotAllowed, refused.sentence(Labels::Numbers))
            })?;
            // One at a time, as one number of the log is what is won or lost.
            let Some(event) = events.into_iter().next() else {
                return Ok(());
            };
            // The end by time comes before the wish, which is then decided anew.
            let is_flag = matches!(event.fact, Fact::FlagFell { .. });
            let is_wish = !is_flag || *command == Command::Tick;
            if self.store(event).await? && is_wish {
                return Ok(());
            }
        }
    }

    /// Makes an event the next of the log; `false` if another one was first, which is then taken in.
    async fn store(&mut self, event: Event) -> Result<bool, Refusal> {
        let mut after = self.room.clone();
        if let Err(error) = after.apply(&event) {
            tracing::error!(game = %self.id, %error, "a decided event cannot be applied");
            return Err(refusal(
                RefusalCode::Unavailable,
                "Something went wrong here.",
            ));
        }
        let ended = ended(&self.room, &after, event.at);
        loop {
            let appended = self
                .with
                .store
                .append(self.id, event.clone(), ended.clone());
            match appended.await {
                Ok(()) => {
                    self.take_in(event.clone());
                    self.tell_others(GameFact::Event(event.clone())).await;
                    self.follow_up(&event).await;
                    return Ok(true);
                }
                Err(AppendError::Conflict) => {
                    let news = self.catch_up().await;
                    // It was ours after all, written by a try whose answer was lost.
                    if news.first() == Some(&event) {
                        self.tell_others(GameFact::Event(event)).await;
                        return Ok(true);
                    }
                    return Ok(false);
                }
                Err(AppendError::Unknown(error)) => {
                    tracing::warn!(game = %self.id, %error, "an event waits for the store");
                    sleep(RETRY).await;
                }
            }
        }
    }

    /// Takes in an event that is stored, and tells everybody here.
    fn take_in(&mut self, event: Event) {
        if let Err(error) = self.room.apply(&event) {
            tracing::error!(game = %self.id, %error, "the log is broken");
            return;
        }
        self.log.push(event.clone());
        self.members.tell_all(&ServerMessage::Event {
            game: self.id,
            event,
        });
    }

    /// Reads from the store what has happened since, and returns it.
    async fn catch_up(&mut self) -> Vec<Event> {
        loop {
            match self.with.store.log(self.id, self.room.next_seq()).await {
                Ok(events) => {
                    for event in &events {
                        self.take_in(event.clone());
                    }
                    for event in &events {
                        Box::pin(self.follow_up(event)).await;
                    }
                    return events;
                }
                Err(error) => {
                    tracing::warn!(game = %self.id, %error, "a game waits for the store");
                    sleep(RETRY).await;
                }
            }
        }
    }

    /// Does what an event brings with it.
    async fn follow_up(&mut self, event: &Event) {
        match event.fact {
            Fact::Moved { by, .. } => self.play_premove(by.opponent()).await,
            Fact::Accepted {
                proposal: Proposal::Rematch,
                ..
            } => self.begin_rematch().await,
            // Another node has lost a player who is with us.
            Fact::Disconnected { seat } if self.members.is_here(seat) => {
                let _ = Box::pin(self.carry_out(&Command::Reconnect { seat })).await;
            }
            _ => {}
        }
    }

    async fn play_premove(&mut self, by: Color) {
        let Some(premove) = self.premoves[by].take() else {
            return;
        };
        if premove.ply != self.room.plies() {
            return;
        }
        let command = Command::player(by, Action::Move(premove.mv));
        if let Err(why) = Box::pin(self.carry_out(&command)).await {
            premove.outbox.refuse(Some(premove.id), why.code, why.text);
        }
    }

    /// Begins the rematch that was agreed, unless somebody has done so, and tells everybody here.
    async fn begin_rematch(&mut self) {
        let Some(terms) = self.room.rematch() else {
            return;
        };
        let game = match self.with.store.rematch_of(self.id).await {
            Ok(Some(game)) => game,
            _ => {
                let agreed = Agreed {
                    black: self.row.white,
                    white: self.row.black,
                    terms,
                    rated: self.row.rated,
                    after: Some(self.id),
                    seeks: Vec::new(),
                };
                match self.with.starter.start(agreed).await {
                    Ok(game) => game,
                    Err(StartError::Taken) => match self.with.store.rematch_of(self.id).await {
                        Ok(Some(game)) => game,
                        _ => return,
                    },
                    // It is tried again when somebody joins.
                    Err(StartError::Unavailable) => return,
                }
            }
        };
        self.tell_rematch(game);
        self.tell_others(GameFact::Rematch(game)).await;
    }

    fn tell_rematch(&self, game: GameId) {
        self.members.tell_all(&ServerMessage::Started {
            game,
            seek: None,
            after: Some(self.id),
        });
    }

    /// Takes in what another node says.
    async fn hear(&mut self, news: GameNews) {
        if *news.node == *self.with.node {
            return;
        }
        match news.what {
            GameFact::Event(event) if event.seq == self.room.next_seq() => {
                self.take_in(event.clone());
                self.follow_up(&event).await;
            }
            GameFact::Event(event) => {
                if event.seq > self.room.next_seq() {
                    self.catch_up().await;
                }
            }
            GameFact::Here(presence) => {
                self.members.hear(news.node, presence);
                self.presence_changed();
            }
            GameFact::Said(said) => self.pass_on(&said),
            GameFact::Rematch(game) => self.tell_rematch(game),
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

    /// Tells other nodes who is here, and looks for what was missed.
    async fn make_round(&mut self) {
        self.tell_others(GameFact::Here(self.members.presence_here()))
            .await;
        if self.room.turn().is_some() {
            self.catch_up().await;
        }
        // A node that died has not said goodbye for its players.
        for color in Color::BOTH {
            let is_seen = self.room.connection(color) == Connection::Here;
            if self.counts_absence() && is_seen && !self.members.is_anywhere(color) {
                self.missing[color].get_or_insert(Instant::now() + BLINK);
            }
        }
    }

    /// Whether it matters who is there.
    fn counts_absence(&self) -> bool {
        self.room.turn().is_some() && self.room.terms().disconnect_grace.is_some()
    }

    fn presence_changed(&mut self) {
        let due = Instant::now() + PRESENCE_DELAY;
        self.presence_due.get_or_insert(due);
    }

    /// When something is to be done even if nobody asks.
    fn wake_at(&self) -> Option<Instant> {
        let now = clock::now();
        let flag = self
            .room
            .next_deadline(now)
            .filter(|_| self.room.turn().is_some());
        let flag = flag.map(|at| Instant::now() + at.since(now).into());
        let missing = Color::BOTH
            .into_iter()
            .filter(|_| self.counts_absence())
            .filter_map(|color| self.missing[color]);
        flag.into_iter()
            .chain(missing)
            .chain(self.presence_due)
            .min()
    }

    /// Does what is due.
    async fn look(&mut self) {
        let now = Instant::now();
        if self.presence_due.is_some_and(|due| due <= now) {
            self.presence_due = None;
            let presence = self.members.presence();
            if presence != self.told {
                self.told = presence;
                self.members.tell_all(&ServerMessage::Presence {
                    game: self.id,
                    presence,
                });
                self.tell_others(GameFact::Here(self.members.presence_here()))
                    .await;
            }
        }
        for color in Color::BOTH {
            if self.missing[color].is_some_and(|from| from <= now) {
                self.missing[color] = None;
                let is_seen = self.room.connection(color) == Connection::Here;
                if self.counts_absence() && is_seen && !self.members.is_anywhere(color) {
                    let _ = self.carry_out(&Command::Disconnect { seat: color }).await;
                }
            }
        }
        if self.room.turn().is_some() {
            let _ = self.carry_out(&Command::Tick).await;
        }
    }

    fn has_nothing_to_do(&self) -> bool {
        if !self.members.is_empty() {
            return false;
        }
        let now = clock::now();
        let is_due = self.room.turn().is_some()
            && self
                .room
                .next_deadline(now)
                .is_some_and(|at| at < now.after(SLEEP));
        let is_missing =
            self.counts_absence() && Color::BOTH.into_iter().any(|c| self.missing[c].is_some());
        !is_due && !is_missing
    }
}

fn answer(outbox: &Outbox, id: u32, result: Result<(), Refusal>) {
    match result {
        Ok(()) => outbox.send(&ServerMessage::Done { id }),
        Err(why) => outbox.refuse(Some(id), why.code, why.text),
    }
}

fn refusal(code: RefusalCode, text: impl Into<String>) -> Refusal {
    let text = text.into();
    Refusal { code, text }
}

fn stale() -> Refusal {
    refusal(RefusalCode::Stale, "The game has gone on in the meantime.")
}

/// How the game ended by this, if it did.
fn ended(before: &Room, after: &Room, at: room::Instant) -> Option<Ended> {
    let status = after.status();
    if status == Status::Playing || before.status() == status {
        return None;
    }
    let (result, termination) = match status {
        Status::Over(ending) => {
            let result = match ending.outcome {
                // By the custom of the game's files, the first number is Black's.
                Outcome::Win(Color::Black) => "1-0",
                Outcome::Win(Color::White) => "0-1",
                Outcome::Draw => "1/2-1/2",
            };
            (result, ending.to_string())
        }
        Status::Aborted { .. } | Status::Playing => ("*", "called off".to_owned()),
    };
    Some(Ended {
        at,
        result,
        termination,
    })
}
