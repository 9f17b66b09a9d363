//! A node: it does the work that the server's tasks do around the hosts, but without tasks.

use crate::lobby::{Lobby, LobbyFact, Waiting};
use crate::store::{Reply, Request};
use crate::world::{Happening, NodeEvent, SocketId, Time, World};
use crate::{Flaw, fault};
use host::{
    Answer, Ask, ConnectionId, Effect, GameFact, Heartbeat, Host, Input, Moment, NotRead,
    NotWritten, SHORT_WAIT,
};
use protocol::{
    ClientMessage, GameId, Me, PremovePath, SeekId, ServerMessage, VERSION, Why, close,
};
use room::Event;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// The time limits of the server's store for reads, writes and heartbeats.
pub(crate) const READ_LIMIT: Time = 5_000_000;
pub(crate) const WRITE_LIMIT: Time = 8_000_000;
const BEAT_LIMIT: Time = 1_500_000;
/// How many milliseconds clients wait before reconnecting, as the server's farewell says.
const RETRY: u32 = 1_000;
/// How long a node takes to notice a silent client.
const SILENCE: Time = 35_000_000;

/// A node, and how often it has been started.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    pub(crate) node: usize,
    pub(crate) life: u64,
}

pub(crate) struct Node {
    pub(crate) life: u64,
    pub(crate) is_up: bool,
    /// It was asked to end: it accepts no connections, and finishes what it's doing.
    pub(crate) is_ending: bool,
    /// The process is stopped until then.
    pub(crate) hung_until: Time,
    pub(crate) started: Time,
    /// How much its clock is ahead, in milliseconds.
    pub(crate) ahead: i64,
    /// Its lines to the store and to the bus are cut until then.
    pub(crate) store_cut_until: Time,
    pub(crate) bus_cut_until: Time,
    pub(crate) heartbeat: Heartbeat,
    pub(crate) sessions: BTreeMap<SocketId, Session>,
    pub(crate) lobby: Lobby,
    games: BTreeMap<GameId, Live>,
    /// Its open requests to the store, by ticket.
    pending: BTreeMap<u64, Pending>,
    next_ticket: u64,
    /// The games that wait for a heartbeat.
    reaching: BTreeMap<GameId, (u64, room::Instant)>,
}

/// A client's connection.
pub(crate) struct Session {
    pub(crate) client: usize,
    is_welcome: bool,
    joined: BTreeSet<GameId>,
    /// The seeks that close with it.
    pub(crate) seeks: Vec<SeekId>,
}

/// A game on this node.
#[derive(Default)]
struct Live {
    /// `None` while it's being loaded.
    host: Option<Host>,
    inbox: VecDeque<Input>,
    /// What it waits for.
    ticket: Option<u64>,
    /// When it's woken next.
    wake: Option<Time>,
    /// What other nodes published, for a node that trusts them.
    heard: Vec<Event>,
}

pub(crate) enum Pending {
    Lobby(Waiting),
    Load(GameId),
    Ask(GameId, Ask),
    FindOut(GameId),
    Beat(room::Instant),
}

impl Node {
    pub(crate) fn new(started: Time) -> Node {
        Node {
            life: 0,
            is_up: true,
            is_ending: false,
            hung_until: 0,
            started,
            ahead: 0,
            store_cut_until: 0,
            bus_cut_until: 0,
            heartbeat: Heartbeat::default(),
            sessions: BTreeMap::new(),
            lobby: Lobby::default(),
            games: BTreeMap::new(),
            pending: BTreeMap::new(),
            next_ticket: 0,
            reaching: BTreeMap::new(),
        }
    }

    /// The process dies, and everything in memory is lost.
    pub(crate) fn die(&mut self) {
        *self = Node {
            life: self.life + 1,
            is_up: false,
            ahead: self.ahead,
            store_cut_until: self.store_cut_until,
            bus_cut_until: self.bus_cut_until,
            next_ticket: self.next_ticket,
            ..Node::new(self.started)
        };
    }
}

impl World {
    pub(crate) fn moment(&self, node: usize) -> Moment {
        let up = self.now - self.nodes[node].started;
        Moment {
            wall: self.wall(node),
            uptime: Duration::from_micros(up),
            is_bus_up: self.is_on_bus(node),
        }
    }

    pub(crate) fn is_on_bus(&self, node: usize) -> bool {
        self.bus_down_until <= self.now && self.nodes[node].bus_cut_until <= self.now
    }

    /// Handles a client's message.
    pub(crate) fn arrive(&mut self, node: usize, socket: SocketId, text: &str) {
        let wall = self.wall(node);
        let Some(session) = self.nodes[node].sessions.get_mut(&socket) else {
            return;
        };
        let Ok(message) = ClientMessage::decode(text) else {
            return self.violate("a client sent something that nobody can read");
        };
        let client = &self.clients[session.client];
        let connection = ConnectionId(socket);
        let lag = if client.is_farmer {
            600
        } else {
            client.delay * 2
        };
        let round_trip = room::Duration::from_millis(lag);
        let player = client.player;
        let (game, input) = match message {
            ClientMessage::Hello { .. } => {
                session.is_welcome = true;
                let me = Me {
                    player,
                    name: "Ann".to_owned(),
                    guest: true,
                };
                let welcome = ServerMessage::Welcome {
                    version: VERSION,
                    now: wall,
                    me,
                };
                return self.send(node, socket, &welcome);
            }
            ClientMessage::Ping { id } => {
                return self.send(node, socket, &ServerMessage::Pong { id, now: wall });
            }
            ClientMessage::Join { game, from } => {
                session.joined.insert(game);
                let join = Input::Join {
                    connection,
                    player,
                    from,
                };
                (game, join)
            }
            ClientMessage::Leave { game } => {
                session.joined.remove(&game);
                (game, Input::Leave { connection })
            }
            ClientMessage::Act {
                id,
                game,
                ply,
                action,
            } => {
                let act = Input::Act {
                    connection,
                    id,
                    ply,
                    action,
                    round_trip,
                };
                (game, act)
            }
            ClientMessage::Premove {
                id,
                game,
                ply,
                path,
            } => {
                let mv = match path {
                    PremovePath::Move(mv) => Some(mv),
                    PremovePath::Cancel | PremovePath::Invalid(_) => None,
                };
                let premove = Input::Premove {
                    connection,
                    id,
                    ply,
                    mv,
                    round_trip,
                };
                (game, premove)
            }
            ClientMessage::Say { id, game, text } => {
                let name = "Ann".to_owned();
                let say = Input::Say {
                    connection,
                    id,
                    name,
                    text,
                };
                (game, say)
            }
            ClientMessage::Lobby { watch } => return self.watch_lobby(node, socket, watch),
            ClientMessage::Seek { id, terms } => {
                return self.open_seek(node, socket, id, player, terms);
            }
            ClientMessage::Take { id, seek } => return self.find_seek(node, socket, id, seek),
            ClientMessage::Unseek { .. } => return self.violate("nobody closes a seek"),
        };
        self.deliver(node, game, input);
    }

    /// Adds a client's connection.
    pub(crate) fn accept(&mut self, node: usize, socket: SocketId, client: usize) {
        let session = Session {
            client,
            is_welcome: false,
            joined: BTreeSet::new(),
            seeks: Vec::new(),
        };
        self.nodes[node].sessions.insert(socket, session);
    }

    /// A client's connection is gone.
    pub(crate) fn leave(&mut self, node: usize, socket: SocketId) {
        if let Some(session) = self.nodes[node].sessions.remove(&socket) {
            let connection = ConnectionId(socket);
            for game in session.joined {
                self.deliver(node, game, Input::Leave { connection });
            }
            self.nodes[node].lobby.watching.remove(&socket);
            for seek in session.seeks {
                self.close_seek(node, seek);
            }
        }
    }

    /// A client hung up. The node notices it now, or much later if the wire is dead.
    pub(crate) fn hang_up(&mut self, socket: SocketId, is_heard: bool) {
        if let Some(wire) = self.wires.get(&socket) {
            let delay = if is_heard { 50_000 } else { SILENCE };
            let gone = Happening::Node(wire.place, NodeEvent::Left(socket));
            self.schedule(delay, gone);
        }
    }

    /// Gives a game an input, loading the game if necessary.
    pub(crate) fn deliver(&mut self, node: usize, game: GameId, input: Input) {
        let is_new = !self.nodes[node].games.contains_key(&game);
        // Nobody loads a game to leave it.
        if is_new
            && matches!(
                input,
                Input::Leave { .. } | Input::Heard { .. } | Input::Round
            )
        {
            return;
        }
        let live = self.nodes[node].games.entry(game).or_default();
        live.inbox.push_back(input);
        if is_new {
            self.ask_store(node, Pending::Load(game), Request::Load(game), READ_LIMIT);
        } else {
            self.pump(node, game);
        }
    }

    /// Lets a game process its inbox until it waits for something.
    fn pump(&mut self, node: usize, game: GameId) {
        loop {
            let moment = self.moment(node);
            let Some(live) = self.nodes[node].games.get_mut(&game) else {
                return;
            };
            let Some(host) = &mut live.host else { return };
            if live.ticket.is_some() {
                return;
            }
            let Some(input) = live.inbox.pop_front() else {
                break;
            };
            if let Input::Heard {
                fact: GameFact::Event(event),
                ..
            } = &input
            {
                live.heard.push(event.clone());
            }
            let ask = host.handle(input, moment);
            self.perform(node, game, ask);
        }
        self.rest(node, game);
    }

    /// Carries out a host's effects, and asks what it wants to know.
    fn perform(&mut self, node: usize, game: GameId, ask: Option<Ask>) {
        let host = self.nodes[node].games.get_mut(&game);
        let host = host.and_then(|live| live.host.as_mut());
        let effects = host.map(Host::effects).unwrap_or_default();
        for effect in effects {
            match effect {
                Effect::Send { to, message } => self.send(node, to.0, &message),
                Effect::Tell { to, message } => {
                    for to in to {
                        self.send(node, to.0, &message);
                    }
                }
                Effect::Publish(fact) => self.publish(node, game, &fact),
                Effect::Announce(new) => {
                    self.publish_in_lobby(
                        node,
                        &LobbyFact::Started {
                            players: [new.black, new.white],
                            game: new.id,
                            seek: None,
                            after: new.after,
                        },
                    );
                }
                Effect::ComputerRefused(_) => self.violate("there is no computer"),
                Effect::Broken(why) => {
                    if !self.has_lost_commits {
                        self.violate(&format!("game {game} is broken on node {node}: {why}"));
                    }
                }
            }
        }
        let Some(ask) = ask else { return };
        let ticket = self.new_ticket(node, game);
        match ask {
            Ask::Reach { after } => {
                let wall = self.wall(node);
                if self.nodes[node].heartbeat.is_fresh(wall) {
                    let outages = self.nodes[node].heartbeat.outages_after(after);
                    self.answer(node, game, ticket, Answer::Reached(outages));
                } else {
                    self.nodes[node].reaching.insert(game, (ticket, after));
                    let place = self.place(node);
                    let wait = u64::try_from(SHORT_WAIT.as_micros()).unwrap_or(0);
                    self.schedule(
                        wait,
                        Happening::Node(place, NodeEvent::ReachTimeout(game, ticket)),
                    );
                }
            }
            Ask::Pause(pause) => {
                let place = self.place(node);
                let wait = u64::try_from(pause.as_micros()).unwrap_or(0);
                self.schedule(
                    wait,
                    Happening::Node(place, NodeEvent::Paused(game, ticket)),
                );
            }
            Ask::Read { .. } if self.flaw == Some(Flaw::BusIsTrusted) => {
                let live = self.nodes[node].games.entry(game).or_default();
                let heard = std::mem::take(&mut live.heard);
                self.answer(node, game, ticket, Answer::Read(Ok(heard)));
            }
            ask => {
                let (request, limit) = match ask.clone() {
                    Ask::Append { event, ended } => {
                        (Request::Append { game, event, ended }, WRITE_LIMIT)
                    }
                    Ask::Begin(new) => (Request::Begin(new), WRITE_LIMIT),
                    Ask::Read { from } => (Request::Read { game, from }, READ_LIMIT),
                    _ => (Request::FindNext(game), READ_LIMIT),
                };
                self.ask_store_with(node, ticket, Pending::Ask(game, ask), request, limit);
            }
        }
    }

    fn answer(&mut self, node: usize, game: GameId, ticket: u64, answer: Answer) {
        let moment = self.moment(node);
        let Some(live) = self.nodes[node].games.get_mut(&game) else {
            return;
        };
        if live.ticket != Some(ticket) {
            return;
        }
        live.ticket = None;
        let host = live.host.as_mut().expect("a game that asks is loaded");
        let ask = host.answer(answer, moment);
        self.perform(node, game, ask);
        self.pump(node, game);
    }

    /// A game has processed its inbox: it sleeps, is unloaded, or is given up.
    fn rest(&mut self, node: usize, game: GameId) {
        let moment = self.moment(node);
        let place = self.place(node);
        let Some(live) = self.nodes[node].games.get_mut(&game) else {
            return;
        };
        let Some(host) = &live.host else { return };
        if live.ticket.is_some() {
            return;
        }
        if host.is_broken() {
            self.nodes[node].games.remove(&game);
            let sessions = self.nodes[node].sessions.iter();
            let at_game = sessions.filter(|(_, it)| it.joined.contains(&game));
            let at_game: Vec<SocketId> = at_game.map(|(socket, _)| *socket).collect();
            for socket in at_game {
                self.close(node, socket, close::RESTART);
            }
            return;
        }
        if host.has_nothing_to_do(moment) {
            self.nodes[node].games.remove(&game);
            return;
        }
        let wake = host.wake_at(moment).map(|at| {
            let at = u64::try_from(at.as_micros()).unwrap_or(u64::MAX / 4);
            let started = self.nodes[node].started;
            (started + at).max(self.now + 1)
        });
        let live = self.nodes[node].games.entry(game).or_default();
        if let Some(wake) = wake
            && live.wake.is_none_or(|at| at > wake || at <= self.now)
        {
            live.wake = Some(wake);
            self.schedule(
                wake - self.now,
                Happening::Node(place, NodeEvent::Wake(game)),
            );
        }
    }

    /// Something may be due in a game.
    pub(crate) fn wake(&mut self, node: usize, game: GameId) {
        let moment = self.moment(node);
        let now = self.now;
        let Some(live) = self.nodes[node].games.get_mut(&game) else {
            return;
        };
        if live.wake.is_some_and(|at| at <= now) {
            live.wake = None;
        }
        let Some(host) = &live.host else { return };
        let is_due = host.wake_at(moment).is_some_and(|at| at <= moment.uptime);
        if is_due && live.ticket.is_none() {
            self.deliver(node, game, Input::Look);
        } else {
            self.rest(node, game);
        }
    }

    /// It's time for a game's round.
    pub(crate) fn round(&mut self, place: Place, game: GameId) {
        if self.flaw == Some(Flaw::StoreIsNotAsked) {
            return;
        }
        let moment = self.moment(place.node);
        let Some(live) = self.nodes[place.node].games.get(&game) else {
            return;
        };
        let is_idle = live.inbox.is_empty();
        let round = live.host.as_ref().and_then(|host| host.round(moment));
        if let Some(round) = round {
            let wait = u64::try_from(round.as_micros()).unwrap_or(0);
            self.schedule(wait, Happening::Node(place, NodeEvent::Round(game)));
            if is_idle {
                self.deliver(place.node, game, Input::Round);
            }
        }
    }

    /// The bus of a node is back.
    pub(crate) fn rejoin_bus(&mut self, node: usize) {
        let games: Vec<GameId> = self.nodes[node].games.keys().copied().collect();
        for game in games {
            self.deliver(node, game, Input::Round);
        }
    }

    pub(crate) fn beat(&mut self, node: usize) {
        let at = self.wall(node);
        let heartbeat = &self.nodes[node].heartbeat;
        let is_first = *heartbeat == Heartbeat::default();
        let least = match is_first && self.nodes.len() == 1 {
            true => room::Duration::ZERO,
            false => host::LATE,
        };
        let known = heartbeat.known();
        let request = Request::Beat { at, known, least };
        self.ask_store(node, Pending::Beat(at), request, BEAT_LIMIT);
    }

    /// A heartbeat came to an end, with or without success.
    fn after_beat(&mut self, node: usize) {
        let wall = self.wall(node);
        let is_cut_off = self.nodes[node].heartbeat.is_cut_off(wall);
        if self.nodes.len() > 1 && is_cut_off && self.flaw != Some(Flaw::ClientsAreKept) {
            self.send_away(node);
        }
        let place = self.place(node);
        let wait = u64::try_from(host::BEAT.as_micros()).unwrap_or(0);
        self.schedule(wait, Happening::Node(place, NodeEvent::Beat));
    }

    /// Tells all clients to go elsewhere.
    fn send_away(&mut self, node: usize) {
        let sockets: Vec<SocketId> = self.nodes[node].sessions.keys().copied().collect();
        for socket in sockets {
            self.send(node, socket, &ServerMessage::Closing { retry: RETRY });
            self.close(node, socket, close::RESTART);
        }
    }

    /// A node is asked to end.
    pub(crate) fn drain(&mut self, node: usize) {
        self.nodes[node].is_ending = true;
        if self.flaw != Some(Flaw::EndsWithoutFarewell) {
            self.send_away(node);
        }
    }

    pub(crate) fn reach_timeout(&mut self, node: usize, game: GameId, ticket: u64) {
        let reaching = &mut self.nodes[node].reaching;
        if reaching
            .get(&game)
            .is_some_and(|(other, _)| *other == ticket)
        {
            reaching.remove(&game);
            self.answer(node, game, ticket, Answer::Unreachable);
        }
    }

    pub(crate) fn paused(&mut self, node: usize, game: GameId, ticket: u64) {
        self.answer(node, game, ticket, Answer::Paused);
    }

    fn new_ticket(&mut self, node: usize, game: GameId) -> u64 {
        let node = &mut self.nodes[node];
        node.next_ticket += 1;
        let ticket = node.next_ticket;
        if let Some(live) = node.games.get_mut(&game) {
            live.ticket = Some(ticket);
        }
        ticket
    }

    pub(crate) fn ask_store(
        &mut self,
        node: usize,
        pending: Pending,
        request: Request,
        limit: Time,
    ) {
        self.nodes[node].next_ticket += 1;
        let ticket = self.nodes[node].next_ticket;
        self.ask_store_with(node, ticket, pending, request, limit);
    }

    fn ask_store_with(
        &mut self,
        node: usize,
        ticket: u64,
        pending: Pending,
        request: Request,
        limit: Time,
    ) {
        self.nodes[node].pending.insert(ticket, pending);
        let place = self.place(node);
        self.schedule(
            limit,
            Happening::Node(place, NodeEvent::StoreTimeout(ticket)),
        );
        if self.nodes[node].store_cut_until <= self.now {
            let delay = self.store_delay();
            self.schedule(delay, Happening::Ask(place, ticket, Box::new(request)));
        }
    }

    /// The store has answered, refused the connection (`Reply::Refused`), or broken it (`None`).
    pub(crate) fn replied(&mut self, node: usize, ticket: u64, reply: Option<Reply>) {
        let Some(pending) = self.nodes[node].pending.remove(&ticket) else {
            return;
        };
        match (pending, reply) {
            (Pending::Lobby(waiting), reply) => self.lobby_replied(node, waiting, reply),
            (Pending::Load(game), Some(Reply::Loaded(Some((row, log))))) => {
                self.loaded(node, game, row, log);
            }
            // Requests to a game that can't be loaded are refused.
            (Pending::Load(game), _) => {
                let live = self.nodes[node].games.remove(&game).unwrap_or_default();
                for input in live.inbox {
                    self.turn_away(node, &input);
                }
            }
            (Pending::Beat(at), Some(Reply::Beat(outages))) => {
                self.nodes[node].heartbeat.beat(at, &outages);
                let wall = self.wall(node);
                if self.nodes[node].heartbeat.is_fresh(wall) {
                    for (game, (ticket, after)) in std::mem::take(&mut self.nodes[node].reaching) {
                        let outages = self.nodes[node].heartbeat.outages_after(after);
                        self.answer(node, game, ticket, Answer::Reached(outages));
                    }
                }
                self.after_beat(node);
            }
            (Pending::Beat(_), _) => self.after_beat(node),
            (Pending::Ask(game, _) | Pending::FindOut(game), Some(Reply::Answer(answer))) => {
                self.answer(node, game, ticket, answer);
            }
            (Pending::Ask(game, Ask::Append { .. } | Ask::Begin(_)), Some(_)) => {
                let answer = Answer::Written(Err(NotWritten::Failed));
                self.answer(node, game, ticket, answer);
            }
            // The commit may have happened: find out.
            (Pending::Ask(game, Ask::Append { event, .. }), None) => {
                match self.flaw {
                    Some(Flaw::UnknownIsStored) => {
                        self.answer(node, game, ticket, Answer::Written(Ok(())));
                        return;
                    }
                    Some(Flaw::UnknownIsLost) => {
                        let lost = Answer::Written(Err(NotWritten::Failed));
                        self.answer(node, game, ticket, lost);
                        return;
                    }
                    _ => {}
                }
                let request = Request::FindOut { game, event };
                let pending = Pending::FindOut(game);
                self.ask_store_with(node, ticket, pending, request, WRITE_LIMIT);
            }
            (Pending::Ask(game, Ask::Begin(_)) | Pending::FindOut(game), _) => {
                let answer = Answer::Written(Err(NotWritten::Unknown));
                self.answer(node, game, ticket, answer);
            }
            (Pending::Ask(game, Ask::Read { .. }), _) => {
                let answer = Answer::Read(Err(NotRead::Unavailable));
                self.answer(node, game, ticket, answer);
            }
            (Pending::Ask(game, _), _) => self.answer(node, game, ticket, Answer::Next(None)),
        }
    }

    fn loaded(&mut self, node: usize, game: GameId, row: host::GameRow, log: Vec<Event>) {
        let next_id = GameId::from_random(self.random_bytes());
        let lag = match self.flaw {
            Some(Flaw::LagIsUnlimited) => host::LagBudget {
                full: room::Duration::from_secs(3_600),
                refill: room::Duration::from_secs(3_600),
            },
            _ => host::LagBudget::default(),
        };
        let settings = host::Settings {
            has_others: self.nodes.len() > 1,
            first_move: room::Duration::from_secs(120),
            lag,
        };
        match Host::take_up(row, log, next_id, settings, self.moment(node)) {
            Ok(host) => {
                let live = self.nodes[node].games.entry(game).or_default();
                live.host = Some(host);
                let place = self.place(node);
                let wait = 100_000 + self.dice.bits() % 1_000_000;
                self.schedule(wait, Happening::Node(place, NodeEvent::Round(game)));
                self.pump(node, game);
            }
            Err(error) => {
                self.nodes[node].games.remove(&game);
                self.violate(&format!("the log of game {game} is broken: {error}"));
            }
        }
    }

    fn turn_away(&mut self, node: usize, input: &Input) {
        let (connection, id) = match input {
            Input::Join { connection, .. } => (*connection, None),
            Input::Act { connection, id, .. }
            | Input::Premove { connection, id, .. }
            | Input::Say { connection, id, .. } => (*connection, Some(*id)),
            _ => return,
        };
        let refused = ServerMessage::Refused {
            id,
            game: None,
            code: Why::Unavailable.code(),
            why: Why::Unavailable,
            detail: None,
        };
        self.send(node, connection.0, &refused);
    }

    /// Publishes news about a game.
    fn publish(&mut self, node: usize, game: GameId, fact: &GameFact) {
        if !self.is_on_bus(node) {
            return;
        }
        let is_lost = self.spread(node, |place| {
            Happening::Node(place, NodeEvent::News(game, node, Box::new(fact.clone())))
        });
        if is_lost {
            self.lost_news.push((game, self.now));
        }
    }

    /// Sends news to the other nodes: lost, late, doubled and out of order. Returns whether some of
    /// it is lost.
    pub(crate) fn spread(&mut self, node: usize, news: impl Fn(Place) -> Happening) -> bool {
        let mut is_lost = false;
        for other in (0..self.nodes.len()).filter(|other| *other != node) {
            let copies = match self.dice.below(100) {
                0..3 if !self.is_quiet => 0,
                3..6 => 2,
                _ => 1,
            };
            is_lost |= copies == 0;
            for _ in 0..copies {
                let delay = match self.dice.below(20) {
                    0 => 500_000 + self.dice.bits() % fault::LATE_NEWS,
                    _ => 200 + self.dice.bits() % 20_000,
                };
                let place = self.place(other);
                self.schedule(delay, news(place));
            }
        }
        is_lost
    }
}
