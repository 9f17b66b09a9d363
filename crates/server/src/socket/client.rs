//! Handles a client's messages.

use super::budget::{Admission, Budget};
use crate::live::ToGame;
use crate::outbox::Outbox;
use crate::site::Site;
use crate::store::Player;
use crate::{chat, clock};
use protocol::{
    ClientMessage, GameId, Me, PlayerKind, PremovePath, SeekId, SeekTerms, ServerMessage, VERSION,
    Why, close,
};
use std::sync::Arc;
use tokio::time::Instant;

/// How many invalid messages are answered before the connection is closed.
const MOST_MISTAKES: u32 = 20;
/// The maximum number of games per connection.
const MOST_GAMES: usize = 32;

/// A client, with its games and seeks.
pub(super) struct Client {
    site: Arc<Site>,
    player: Player,
    outbox: Outbox,
    games: Vec<GameId>,
    seeks: Vec<SeekId>,
    budget: Budget,
    mistakes: u32,
}

impl Client {
    pub(super) fn new(site: Arc<Site>, player: Player, outbox: Outbox) -> Client {
        Client {
            site,
            player,
            outbox,
            games: Vec::new(),
            seeks: Vec::new(),
            budget: Budget::new(Instant::now()),
            mistakes: 0,
        }
    }

    /// Handles the first message. The error is the close code.
    pub(super) fn greet(&self, text: &str) -> Result<(), u16> {
        let Ok(ClientMessage::Hello { version }) = ClientMessage::decode(text) else {
            let (id, game) = ClientMessage::addressed(text);
            self.outbox.refuse(id, game, Why::NoHello);
            return Err(close::BROKE_PROTOCOL);
        };
        if version != VERSION {
            self.outbox
                .send(&ServerMessage::Outdated { version: VERSION });
            return Err(close::OUTDATED);
        }
        self.outbox.send(&ServerMessage::Welcome {
            version: VERSION,
            now: clock::now(),
            me: me(&self.player),
        });
        Ok(())
    }

    /// Handles a message. The error is the close code.
    pub(super) async fn hear(&mut self, text: &str) -> Result<(), u16> {
        let admission = self.budget.spend(Instant::now());
        if admission == Admission::Flood {
            return Err(close::TOO_FAST);
        }
        let message = match ClientMessage::decode(text) {
            Ok(message) => message,
            Err(error) => {
                self.mistakes += 1;
                if self.mistakes > MOST_MISTAKES {
                    return Err(close::BROKE_PROTOCOL);
                }
                let detail = Some(error.to_string());
                let (id, game) = ClientMessage::addressed(text);
                self.outbox.refuse_with(id, game, Why::BadMessage, detail);
                return Ok(());
            }
        };
        if admission == Admission::TooMany {
            self.outbox
                .refuse(message.id(), message.game(), Why::TooFast);
            return Ok(());
        }
        self.obey(message).await
    }

    /// Counts a ping or an unsolicited pong. The error is the close code.
    pub(super) fn bear(&mut self) -> Result<(), u16> {
        match self.budget.spend(Instant::now()) {
            Admission::Fine | Admission::TooMany => Ok(()),
            Admission::Flood => Err(close::TOO_FAST),
        }
    }

    /// Cleans up after a connection has ended.
    pub(super) async fn leave(mut self) {
        while let Some(&game) = self.games.last() {
            self.leave_game(game).await;
        }
        for seek in self.seeks {
            // A seek that was taken is already gone.
            let _ = self.site.seeks.close(&self.player, seek).await;
        }
    }

    /// Carries out a message. Rare cases are boxed, to save memory in every connection.
    async fn obey(&mut self, message: ClientMessage) -> Result<(), u16> {
        match message {
            ClientMessage::Hello { .. } => return Err(close::BROKE_PROTOCOL),
            ClientMessage::Join { game, from } => self.join(game, from).await,
            ClientMessage::Leave { game } => self.leave_game(game).await,
            ClientMessage::Act {
                id,
                game,
                ply,
                action,
            } => {
                let outbox = self.outbox.clone();
                let act = ToGame::Act {
                    outbox,
                    id,
                    ply,
                    action,
                };
                self.tell_game(game, id, act).await;
            }
            ClientMessage::Premove {
                id,
                game,
                ply,
                path,
            } => self.premove(id, game, ply, path).await,
            ClientMessage::Say { id, game, text } => self.say(id, game, &text).await,
            ClientMessage::Lobby { watch } => Box::pin(self.watch_lobby(watch)).await,
            ClientMessage::Seek { id, terms } => Box::pin(self.seek(id, terms)).await,
            ClientMessage::Take { id, seek } => {
                if self.may_search(id) {
                    let result = Box::pin(self.site.seeks.take(&self.player, seek)).await;
                    self.answer(id, result);
                }
            }
            ClientMessage::Unseek { id, seek } => {
                self.seeks.retain(|other| *other != seek);
                let result = Box::pin(self.site.seeks.close(&self.player, seek)).await;
                self.answer(id, result);
            }
            ClientMessage::Ping { id } => self.outbox.send(&ServerMessage::Pong {
                id,
                now: clock::now(),
            }),
        }
        Ok(())
    }

    async fn join(&mut self, game: GameId, from: u64) {
        if !self.games.contains(&game) {
            if self.games.len() >= MOST_GAMES {
                self.outbox.refuse(None, Some(game), Why::TooManyGames);
                return;
            }
            self.games.push(game);
        }
        let outbox = self.outbox.clone();
        self.site
            .live
            .send(game, ToGame::Join { outbox, from })
            .await;
    }

    async fn leave_game(&mut self, game: GameId) {
        if let Some(place) = self.games.iter().position(|other| *other == game) {
            self.games.swap_remove(place);
            let connection = self.outbox.id;
            self.site
                .live
                .send(game, ToGame::Leave { connection })
                .await;
        }
    }

    /// Forwards a message to a game that the client has joined.
    async fn tell_game(&self, game: GameId, id: u32, message: ToGame) {
        if self.games.contains(&game) {
            self.site.live.send(game, message).await;
        } else {
            self.outbox.refuse(Some(id), Some(game), Why::NotJoined);
        }
    }

    async fn premove(&self, id: u32, game: GameId, ply: u32, path: PremovePath) {
        let mv = match path {
            PremovePath::Cancel => None,
            PremovePath::Move(mv) => Some(mv),
            PremovePath::Invalid(_) => {
                self.outbox.refuse(Some(id), Some(game), Why::NotAPath);
                return;
            }
        };
        let outbox = self.outbox.clone();
        let premove = ToGame::Premove {
            outbox,
            id,
            ply,
            mv,
        };
        self.tell_game(game, id, premove).await;
    }

    async fn say(&self, id: u32, game: GameId, text: &str) {
        let Some(text) = chat::cleaned(text) else {
            self.outbox.refuse(Some(id), Some(game), Why::BadChat);
            return;
        };
        if !self.site.chat.allows(self.player.id, Instant::now()) {
            self.outbox.refuse(Some(id), Some(game), Why::TooMuchChat);
            return;
        }
        let say = ToGame::Say {
            outbox: self.outbox.clone(),
            id,
            name: self.player.name.clone(),
            text,
        };
        self.tell_game(game, id, say).await;
    }

    async fn watch_lobby(&self, watch: bool) {
        // Subscribe before reading, so that nothing is missed in between.
        self.site.lobby.watch(&self.outbox, watch);
        if watch {
            match self.site.seeks.list().await {
                Ok(seeks) => self.outbox.send(&ServerMessage::Lobby { seeks }),
                Err(refused) => self.outbox.refuse(None, None, refused.0),
            }
        }
    }

    /// Counts a seek, which everyone in the lobby hears about. Refuses it if there are too many.
    fn may_search(&self, id: u32) -> bool {
        let may = self.site.searches.allows(self.player.id, Instant::now());
        if !may {
            self.outbox.refuse(Some(id), None, Why::TooFast);
        }
        may
    }

    async fn seek(&mut self, id: u32, terms: SeekTerms) {
        if !self.may_search(id) {
            return;
        }
        match self.site.seeks.seek(&self.player, terms).await {
            Ok(opened) => {
                self.seeks.extend(opened);
                self.answer(id, Ok(()));
                self.site.seeks.forget_taken(&mut self.seeks).await;
            }
            Err(refused) => self.answer(id, Err(refused)),
        }
    }

    fn answer(&self, id: u32, result: Result<(), crate::lobby::Refused>) {
        match result {
            Ok(()) => self.outbox.send(&ServerMessage::Done { id }),
            Err(refused) => self.outbox.refuse(Some(id), None, refused.0),
        }
    }
}

/// The client's own player, as sent to the client.
pub(crate) fn me(player: &Player) -> Me {
    Me {
        player: player.id,
        name: player.name.clone(),
        guest: player.kind == PlayerKind::Guest,
    }
}
