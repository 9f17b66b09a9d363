//! The lobby of a node: seeks, the games that start from them, and who hears about it.

use crate::Flaw;
use crate::node::{Pending, READ_LIMIT, WRITE_LIMIT};
use crate::store::{Begun, Reply, Request};
use crate::world::{Happening, NodeEvent, SocketId, Time, World, terms_of};
use host::{Agreed, Answer, NewGame, NotWritten};
use protocol::{GameId, PlayerId, Seek, SeekId, SeekTerms, ServerMessage, Why};
use std::collections::BTreeSet;

/// How often a node asks the store for seeks and games of other nodes.
pub(crate) const ROUND: Time = 1_500_000;
/// How far back it looks for games.
const OVERLAP: room::Duration = room::Duration::from_secs(10);

/// What a node remembers about its lobby.
#[derive(Default)]
pub(crate) struct Lobby {
    pub(crate) watching: BTreeSet<SocketId>,
    /// What has been announced.
    told_seeks: BTreeSet<SeekId>,
    told_games: BTreeSet<GameId>,
    /// The seeks that were open in the last round.
    open: BTreeSet<SeekId>,
}

/// News about the lobby.
#[derive(Clone, Debug)]
pub(crate) enum LobbyFact {
    Opened(Seek),
    Gone(SeekId),
    Started {
        players: [PlayerId; 2],
        game: GameId,
        seek: Option<SeekId>,
        after: Option<GameId>,
    },
}

/// What a node does with the store's answer.
pub(crate) enum Waiting {
    /// Sends the list to a client.
    List(SocketId),
    /// Announces what's new.
    Round,
    /// Tells a client that its seek is open.
    Open(SocketId, u32, Box<Seek>),
    /// Starts a game with this client.
    Find(SocketId, u32),
    /// Announces the game.
    Begin(SocketId, u32, Box<NewGame>),
    Close(SeekId),
}

impl World {
    pub(crate) fn watch_lobby(&mut self, node: usize, socket: SocketId, watch: bool) {
        let watching = &mut self.nodes[node].lobby.watching;
        if !watch {
            watching.remove(&socket);
            return;
        }
        // Subscribe before reading, so that nothing is missed in between.
        watching.insert(socket);
        let now = self.wall(node);
        let request = Request::Lobby { now, since: now };
        self.ask_lobby(node, Waiting::List(socket), request);
    }

    pub(crate) fn open_seek(
        &mut self,
        node: usize,
        socket: SocketId,
        id: u32,
        player: PlayerId,
        terms: SeekTerms,
    ) {
        let seek = Seek {
            id: SeekId::from_random(self.random_bytes()),
            player,
            name: "Ann".to_owned(),
            rating: None,
            terms,
        };
        let waiting = Waiting::Open(socket, id, Box::new(seek.clone()));
        let at = self.wall(node);
        self.ask_lobby(node, waiting, Request::OpenSeek { seek, at });
    }

    pub(crate) fn find_seek(&mut self, node: usize, socket: SocketId, id: u32, seek: SeekId) {
        let now = self.wall(node);
        let request = Request::FindSeek { seek, now };
        self.ask_lobby(node, Waiting::Find(socket, id), request);
    }

    pub(crate) fn close_seek(&mut self, node: usize, seek: SeekId) {
        self.ask_lobby(node, Waiting::Close(seek), Request::CloseSeek(seek));
    }

    fn ask_lobby(&mut self, node: usize, waiting: Waiting, request: Request) {
        let limit = match &request {
            Request::FindSeek { .. } | Request::Lobby { .. } => READ_LIMIT,
            _ => WRITE_LIMIT,
        };
        self.ask_store(node, Pending::Lobby(waiting), request, limit);
    }

    /// The store has answered, or not.
    pub(crate) fn lobby_replied(&mut self, node: usize, waiting: Waiting, reply: Option<Reply>) {
        match (waiting, reply) {
            (Waiting::List(socket), Some(Reply::Lobby(seeks, _))) => {
                self.send(node, socket, &ServerMessage::Lobby { seeks });
            }
            (Waiting::List(socket), _) => self.refuse(node, socket, None, Why::Unavailable),
            (Waiting::Round, reply) => {
                if let Some(Reply::Lobby(seeks, games)) = reply {
                    self.announce_news(node, seeks, games);
                }
                self.schedule(
                    ROUND,
                    Happening::Node(self.place(node), NodeEvent::LobbyRound),
                );
            }
            (Waiting::Open(socket, id, seek), Some(Reply::Answer(Answer::Written(Ok(()))))) => {
                match self.nodes[node].sessions.get_mut(&socket) {
                    Some(session) => session.seeks.push(seek.id),
                    None => self.close_seek(node, seek.id),
                }
                self.publish_in_lobby(node, &LobbyFact::Opened(*seek));
                self.send(node, socket, &ServerMessage::Done { id });
            }
            (Waiting::Find(socket, id), Some(Reply::Seek(Some(seek)))) => {
                self.begin_with(node, socket, id, &seek);
            }
            (Waiting::Find(socket, id), Some(Reply::Seek(None))) => {
                self.refuse(node, socket, Some(id), Why::OfferGone);
            }
            (Waiting::Begin(socket, id, game), Some(Reply::Answer(Answer::Written(written)))) => {
                match written {
                    Ok(()) => {
                        self.announce(node, &game);
                        self.send(node, socket, &ServerMessage::Done { id });
                    }
                    Err(NotWritten::Conflict) => self.refuse(node, socket, Some(id), Why::Taken),
                    Err(_) => self.refuse(node, socket, Some(id), Why::Unavailable),
                }
            }
            (
                Waiting::Open(socket, id, _)
                | Waiting::Find(socket, id)
                | Waiting::Begin(socket, id, _),
                _,
            ) => self.refuse(node, socket, Some(id), Why::Unavailable),
            (Waiting::Close(seek), Some(Reply::Answer(Answer::Written(Ok(()))))) => {
                self.publish_in_lobby(node, &LobbyFact::Gone(seek));
            }
            // It isn't open anymore, or closes later on its own.
            (Waiting::Close(_), _) => {}
        }
    }

    /// Starts a game between the owner of a seek and a client.
    fn begin_with(&mut self, node: usize, socket: SocketId, id: u32, seek: &Seek) {
        let Some(session) = self.nodes[node].sessions.get(&socket) else {
            return;
        };
        let taker = self.clients[session.client].player;
        if taker == seek.player {
            return self.refuse(node, socket, Some(id), Why::OwnOffer);
        }
        let (black, white) = match self.dice.below(2) {
            0 => (taker, seek.player),
            _ => (seek.player, taker),
        };
        let agreed = Agreed {
            black,
            white,
            terms: terms_of(seek.terms.time),
            rated: false,
            after: None,
            heat: None,
            seeks: vec![seek.id],
        };
        let game = GameId::from_random(self.random_bytes());
        let game = agreed.begin(game, self.wall(node));
        let game = Box::new(game.expect("the terms are valid"));
        let waiting = Waiting::Begin(socket, id, game.clone());
        self.ask_lobby(node, waiting, Request::Begin(game));
    }

    fn announce(&mut self, node: usize, game: &NewGame) {
        for seek in &game.seeks {
            self.publish_in_lobby(node, &LobbyFact::Gone(*seek));
        }
        let started = LobbyFact::Started {
            players: [game.black, game.white],
            game: game.id,
            seek: game.seeks.first().copied(),
            after: game.after,
        };
        self.publish_in_lobby(node, &started);
    }

    /// Announces news here, and to the other nodes over the bus.
    pub(crate) fn publish_in_lobby(&mut self, node: usize, fact: &LobbyFact) {
        self.hear_in_lobby(node, fact);
        if self.is_on_bus(node) {
            self.spread(node, |place| {
                Happening::Node(place, NodeEvent::LobbyNews(node, Box::new(fact.clone())))
            });
        }
    }

    /// Forwards news to the clients it concerns, once.
    pub(crate) fn hear_in_lobby(&mut self, node: usize, fact: &LobbyFact) {
        let it = &mut self.nodes[node];
        let (to, message): (Vec<SocketId>, _) = match fact {
            LobbyFact::Opened(seek) => {
                if !it.lobby.told_seeks.insert(seek.id) {
                    return;
                }
                let watching = it.lobby.watching.iter().copied().collect();
                (watching, ServerMessage::Seek(seek.clone()))
            }
            LobbyFact::Gone(seek) => {
                let watching = it.lobby.watching.iter().copied().collect();
                (watching, ServerMessage::SeekGone { seek: *seek })
            }
            LobbyFact::Started {
                players,
                game,
                seek,
                after,
            } => {
                if !it.lobby.told_games.insert(*game) {
                    return;
                }
                let sessions = it.sessions.iter();
                let theirs = sessions
                    .filter(|(_, session)| players.contains(&self.clients[session.client].player));
                let started = ServerMessage::Started {
                    game: *game,
                    seek: *seek,
                    after: *after,
                };
                (theirs.map(|(socket, _)| *socket).collect(), started)
            }
        };
        for socket in to {
            self.send(node, socket, &message);
        }
    }

    /// It's time to ask the store for news, which the bus may not have brought.
    pub(crate) fn lobby_round(&mut self, node: usize) {
        if self.nodes.len() == 1 || self.flaw == Some(Flaw::LobbyIsNotAsked) {
            return;
        }
        let now = self.wall(node);
        let since = now.before(OVERLAP);
        self.ask_lobby(node, Waiting::Round, Request::Lobby { now, since });
    }

    fn announce_news(&mut self, node: usize, seeks: Vec<Seek>, games: Vec<Begun>) {
        let open: BTreeSet<SeekId> = seeks.iter().map(|seek| seek.id).collect();
        let known = std::mem::replace(&mut self.nodes[node].lobby.open, open.clone());
        for gone in known.difference(&open) {
            self.hear_in_lobby(node, &LobbyFact::Gone(*gone));
        }
        for seek in seeks {
            self.hear_in_lobby(node, &LobbyFact::Opened(seek));
        }
        for Begun {
            game,
            players,
            after,
        } in games
        {
            let started = LobbyFact::Started {
                players,
                game,
                seek: None,
                after,
            };
            self.hear_in_lobby(node, &started);
        }
    }

    fn refuse(&mut self, node: usize, socket: SocketId, id: Option<u32>, why: Why) {
        let refused = ServerMessage::Refused {
            id,
            game: None,
            code: why.code(),
            why,
            detail: None,
        };
        self.send(node, socket, &refused);
    }
}
