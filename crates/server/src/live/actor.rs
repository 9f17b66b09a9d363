//! One live game on one node: runs a [`Host`] with the store, the bus, the clock and the clients.

mod alarm;
mod computer;
mod outboxes;

use super::{Directory, Services, ToGame};
use crate::bus::GameNews;
use crate::outbox::Outbox;
use crate::store::{AppendError, StoreError};
use crate::{chance, clock};
use alarm::Alarm;
use computer::ComputerSeat;
use host::{Answer, Ask, Effect, Host, Input, Moment, NotRead, NotWritten};
use outboxes::Outboxes;
use protocol::{GameId, PlayerId, ServerMessage, Why, close};
use std::sync::Arc;
use tokio::sync::{mpsc, watch};
use tokio::time::{Duration, Instant, sleep};

struct GameTask {
    host: Host,
    outboxes: Outboxes,
    computer: Option<ComputerSeat>,
    with: Arc<Services>,
}

/// Runs a game on this node.
pub(super) async fn run(
    id: GameId,
    mut inbox: mpsc::Receiver<ToGame>,
    with: Arc<Services>,
    directory: Directory,
) {
    // Subscribe before reading, so that nothing is missed in between.
    let mut returns = with.bus.returns();
    let mut news = with.bus.follow_game(id).await;
    let mut game = match GameTask::load(id, with).await {
        Ok(Some(game)) => game,
        found => {
            if let Err(error) = &found {
                tracing::error!(game = %id, %error, "can't load a game");
            }
            return turn_all_away(id, inbox, &directory, found.is_err()).await;
        }
    };
    let mut last_round = game.with.moment().uptime;
    let (mut due, mut next_round) = (Alarm::default(), Alarm::default());
    loop {
        let moment = game.with.moment();
        let round = game.host.round(moment).map(|round| last_round + round);
        let wake = game.wake_at(moment);
        tokio::select! {
            biased;
            message = inbox.recv() => match message {
                Some(message) => game.handle(message).await,
                None => break,
            },
            Some(heard) = hear(&mut news) => game.hear(heard).await,
            () = returned(&mut returns) => game.feed(Input::Round).await,
            () = due.reached(game.with.at(wake)) => game.feed(Input::Look).await,
            found = computer::found(&mut game.computer) => game.note_found(found),
            () = next_round.reached(game.with.at(round)) => {
                last_round = game.with.moment().uptime;
                if news.is_none() {
                    news = game.with.bus.follow_game(id).await;
                }
                game.feed(Input::Round).await;
            }
        }
        game.attend_computer().await;
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
        ToGame::Leave { .. } | ToGame::Forget { .. } | ToGame::Look => {}
        #[cfg(test)]
        ToGame::Panic => {}
    }
}

impl Services {
    /// What this node knows now.
    fn moment(&self) -> Moment {
        Moment {
            wall: clock::now(),
            uptime: self.start.elapsed(),
            is_bus_up: self.bus.is_up(),
        }
    }

    /// When the node has been up for this long.
    fn at(&self, uptime: Option<Duration>) -> Option<Instant> {
        uptime.map(|uptime| self.start + uptime)
    }
}

impl GameTask {
    async fn load(id: GameId, with: Arc<Services>) -> Result<Option<GameTask>, StoreError> {
        let Some(row) = with.store.game(id).await? else {
            return Ok(None);
        };
        let log = with.store.log(id, 0).await?;
        let next_id = GameId::from_random(chance::bytes());
        let host = Host::take_up(row, log, next_id, with.host.clone(), with.moment())
            .map_err(|error| StoreError::Corrupt(format!("the log of the game {id}: {error}")))?;
        Ok(Some(GameTask {
            computer: ComputerSeat::find(id, host.room(), &with.computer),
            host,
            outboxes: Outboxes::default(),
            with,
        }))
    }

    async fn handle(&mut self, message: ToGame) {
        let input = match message {
            ToGame::Join { outbox, from } => {
                let (connection, player) = (outbox.id, outbox.player);
                let is_new = !self.outboxes.has(connection);
                if is_new && self.is_spectator(player) && !outbox.begin_watching() {
                    outbox.refuse(None, Some(self.id()), Why::TooManyGames);
                    return;
                }
                self.outboxes.add(outbox);
                Input::Join {
                    connection,
                    player,
                    from,
                }
            }
            ToGame::Leave { connection } => {
                if let Some(outbox) = self.outboxes.remove(connection)
                    && self.is_spectator(outbox.player)
                {
                    outbox.end_watching();
                }
                Input::Leave { connection }
            }
            ToGame::Act {
                outbox,
                id,
                ply,
                action,
            } => Input::Act {
                connection: outbox.id,
                id,
                ply,
                action,
                round_trip: outbox.round_trip(),
            },
            ToGame::Premove {
                outbox,
                id,
                ply,
                mv,
            } => Input::Premove {
                connection: outbox.id,
                id,
                ply,
                mv,
                round_trip: outbox.round_trip(),
            },
            ToGame::Say {
                outbox,
                id,
                name,
                text,
            } => Input::Say {
                connection: outbox.id,
                id,
                name,
                text,
            },
            ToGame::Forget { player, name } => Input::Forget { player, name },
            ToGame::Look => Input::Look,
            #[cfg(test)]
            ToGame::Panic => panic!("a bug"),
        };
        self.feed(input).await;
    }

    fn is_spectator(&self, player: PlayerId) -> bool {
        self.host.row().side_of(player).is_none()
    }

    async fn hear(&mut self, news: GameNews) {
        if *news.node != *self.with.node {
            let (node, fact) = (news.node, news.what);
            self.feed(Input::Heard { node, fact }).await;
        }
    }

    /// Gives the host an input, carries out what it wants, and answers what it asks.
    async fn feed(&mut self, input: Input) {
        let mut ask = self.host.handle(input, self.with.moment());
        loop {
            self.carry_out_effects().await;
            let Some(asked) = ask else { break };
            let answer = self.find_answer(asked).await;
            ask = self.host.answer(answer, self.with.moment());
        }
    }

    async fn carry_out_effects(&mut self) {
        for effect in self.host.effects() {
            match effect {
                Effect::Send { to, message } => self.outboxes.send(to, &message),
                Effect::Tell { to, message } => self.outboxes.tell(&to, &message),
                Effect::Publish(what) => {
                    let node = self.with.node.to_string();
                    let news = GameNews { node, what };
                    self.with.bus.tell_game(self.id(), &news).await;
                }
                Effect::Announce(game) => self.with.starter.announce(&game).await,
                Effect::ComputerRefused(why) => self.note_refused(&why),
                Effect::Broken(why) => {
                    tracing::error!(game = %self.id(), why, "a game can't continue on this node");
                    // Clients that reconnect find it as it's stored, learn what's wrong, or reach a
                    // node that can read the log.
                    self.outboxes.close_all(close::RESTART);
                }
            }
        }
    }

    async fn find_answer(&self, ask: Ask) -> Answer {
        let (id, store) = (self.id(), &self.with.store);
        match ask {
            Ask::Reach { after } => match self.with.pulse.ensure().await {
                true => Answer::Reached(self.with.pulse.outages_after(after)),
                false => Answer::Unreachable,
            },
            Ask::Append { event, ended } => {
                let appended = store.append(id, &event, ended.map(|ended| *ended)).await;
                Answer::Written(appended.map_err(|error| self.not_written(&error)))
            }
            Ask::Begin(game) => {
                let begun = store.begin_game(*game).await;
                Answer::Written(begun.map_err(|error| self.not_written(&error)))
            }
            Ask::Read { from } => Answer::Read(store.log_since(id, from).await.map_err(|error| {
                if let StoreError::Corrupt(why) = error {
                    return NotRead::Corrupt(why);
                }
                tracing::warn!(game = %id, %error, "can't read a game's log: retrying");
                NotRead::Unavailable
            })),
            Ask::FindNext => Answer::Next(store.game_after(id).await.ok().flatten()),
            Ask::Pause(pause) => {
                sleep(pause).await;
                Answer::Paused
            }
        }
    }

    fn not_written(&self, error: &AppendError) -> NotWritten {
        let game = self.id();
        match error {
            AppendError::Conflict => NotWritten::Conflict,
            AppendError::NotWritten(error) => {
                tracing::warn!(%game, %error, "can't store an event");
                NotWritten::Failed
            }
            AppendError::Unknown(error) => {
                tracing::warn!(%game, %error, "an event may not be stored");
                NotWritten::Unknown
            }
        }
    }

    /// At which uptime something is due without a request.
    fn wake_at(&self, moment: Moment) -> Option<Duration> {
        let due = self.host.wake_at(moment);
        if self.host.is_put_off() {
            return due;
        }
        due.into_iter().chain(self.computer_due()).min()
    }

    fn has_nothing_to_do(&self) -> bool {
        self.host.is_broken()
            || !self.computer_is_busy() && self.host.has_nothing_to_do(self.with.moment())
    }

    fn id(&self) -> GameId {
        self.host.row().id
    }
}
