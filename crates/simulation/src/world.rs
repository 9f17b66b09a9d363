//! The world: an agenda of events, processed in order of time.

use crate::client::{Client, Want, client_time};
use crate::fault::Fault;
use crate::lobby::LobbyFact;
use crate::node::{Node, Place};
use crate::store::{Reply, Request, Store};
use crate::{Flaw, Limits, Scenario};
use host::{GameFact, Input, NewGame};
use protocol::{GameId, Heat, PlayerId, ServerMessage};
use room::{Duration, Event, Instant, Name, Room, Seat, Sides, TakeBacks, Terms, TimeControl};
use std::collections::BTreeMap;
use testkit::Dice;

/// Microseconds since the start of the simulation.
pub(crate) type Time = u64;
/// Identifies a connection.
pub(crate) type SocketId = u64;

/// What the clocks of nodes show at the start, in milliseconds.
pub(crate) const EPOCH: i64 = 1_700_000_000_000;
/// How often clients check their connections.
const TICK: Time = 250_000;
/// How long a node that was asked to end finishes what it's doing, at most.
const FAREWELL: Time = 3_000_000;
/// The close code of a connection that broke.
const BROKEN: u16 = 1006;

/// Something that happens at a given time.
pub(crate) enum Happening {
    /// To a client.
    Client(usize, ClientEvent),
    /// At the client's end of a connection.
    Socket(SocketId, SocketEvent),
    /// To a node, in this life of it.
    Node(Place, NodeEvent),
    /// A request reaches the store.
    Ask(Place, u64, Box<Request>),
    /// The disk has written everything, in this life of the database.
    Synced(u64),
    StoreReturns,
    BusReturns(usize),
    /// A node starts again.
    Restart(usize),
    /// The next thing goes wrong.
    Trouble,
}

/// Something that happens to a client.
pub(crate) enum ClientEvent {
    /// It checks its connection.
    Tick,
    /// A person may do something.
    Act,
    /// Its wire works again.
    WireReturns,
}

/// Something that happens at the client's end of a connection.
pub(crate) enum SocketEvent {
    /// It's open.
    Opened,
    /// A message arrives.
    Hear(String),
    /// The client notices that it's closed.
    Closed(u16),
}

/// Something that happens to a node.
pub(crate) enum NodeEvent {
    /// A message arrives.
    Arrive(SocketId, String),
    /// It notices that a client is gone.
    Left(SocketId),
    /// A reply arrives. `None` if the connection broke.
    Reply(u64, Option<Box<Reply>>),
    StoreTimeout(u64),
    Beat,
    News(GameId, usize, Box<GameFact>),
    LobbyNews(usize, Box<LobbyFact>),
    LobbyRound,
    Wake(GameId),
    Round(GameId),
    Paused(GameId, u64),
    ReachTimeout(GameId, u64),
    /// It's asked to end. It will stay away for this long.
    Drain(Time),
    /// It has finished.
    Ended(Time),
}

/// A connection between a client and a node.
pub(crate) struct Wire {
    client: usize,
    pub(crate) place: Place,
    /// Nothing gets through, and nobody knows.
    is_dead: bool,
    /// When the last message in each direction arrives. Messages don't overtake each other.
    up: Time,
    down: Time,
}

pub(crate) struct World {
    pub(crate) now: Time,
    agenda: BTreeMap<(Time, u64), Happening>,
    number: u64,
    pub(crate) dice: Dice,
    pub(crate) flaw: Option<Flaw>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    pub(crate) wires: BTreeMap<SocketId, Wire>,
    next_socket: SocketId,
    pub(crate) store: Store<(Place, u64)>,
    store_life: u64,
    is_syncing: bool,
    /// The database dies in the middle of the next write, for this long.
    dies_at_write: Option<Time>,
    slow_until: Time,
    full_until: Time,
    pub(crate) bus_down_until: Time,
    /// Everything that went wrong, from when until when.
    pub(crate) faults: Vec<(Fault, Time, Time)>,
    /// Nothing goes wrong anymore.
    pub(crate) is_quiet: bool,
    /// Nobody does anything anymore.
    pub(crate) is_frozen: bool,
    pub(crate) has_lost_commits: bool,
    has_replica: bool,
    /// The longest time between two faults.
    respite: Time,
    /// News about games that the bus has lost, although it works.
    pub(crate) lost_news: Vec<(GameId, Time)>,
    /// Every event that a client has seen.
    pub(crate) shown: BTreeMap<(GameId, u64), Event>,
    pub(crate) violations: Vec<String>,
    pub(crate) steps: u64,
}

impl World {
    pub(crate) fn new(seed: u64, scenario: Scenario, flaw: Option<Flaw>) -> World {
        let mut dice = Dice::new(seed);
        let nodes = match scenario {
            Scenario::Replica => 1,
            Scenario::Usual => 1 + dice.below(3),
            // News has to get from one node to another.
            Scenario::Lobby => 2 + dice.below(2),
        };
        let mut world = World {
            now: 0,
            agenda: BTreeMap::new(),
            number: 0,
            flaw,
            nodes: (0..nodes).map(|_| Node::new(0)).collect(),
            clients: Vec::new(),
            wires: BTreeMap::new(),
            next_socket: 0,
            store: Store::new(flaw),
            store_life: 0,
            is_syncing: false,
            dies_at_write: None,
            slow_until: 0,
            full_until: 0,
            bus_down_until: 0,
            faults: Vec::new(),
            is_quiet: false,
            is_frozen: false,
            has_lost_commits: false,
            has_replica: scenario == Scenario::Replica,
            // Many faults together, or few whose cost shows.
            respite: if dice.below(2) == 0 {
                12_000_000
            } else {
                80_000_000
            },
            lost_news: Vec::new(),
            shown: BTreeMap::new(),
            violations: Vec::new(),
            steps: 0,
            dice,
        };
        for node in 0..nodes {
            let place = world.place(node);
            world.schedule(0, Happening::Node(place, NodeEvent::Beat));
            world.schedule(0, Happening::Node(place, NodeEvent::LobbyRound));
        }
        let games = 1 + world.dice.below(3);
        let is_sociable = scenario == Scenario::Lobby;
        for _ in 0..games + usize::from(is_sociable) {
            world.open_game(is_sociable);
        }
        world.schedule(3_000_000, Happening::Trouble);
        world
    }

    fn open_game(&mut self, is_sociable: bool) {
        let [id, black, white, spectator] = [0; 4].map(|_| self.random_bytes());
        let (id, black, white) = (
            GameId::from_random(id),
            PlayerId::from_random(black),
            PlayerId::from_random(white),
        );
        let time = TimeControl::Fischer {
            base: Duration::from_secs(20 + self.dice.bits() % 100),
            increment: Duration::from_millis(self.dice.bits() % 2_000),
        };
        let (_, opened) =
            Room::open(terms_of(time), Instant::from_millis(EPOCH)).expect("the terms are valid");
        let game = NewGame {
            id,
            black,
            white,
            rated: false,
            after: None,
            heat: (self.dice.below(3) == 0).then_some(Heat::First),
            opened,
            seeks: Vec::new(),
        };
        let place = self.place(0);
        let nobody = (place, 0);
        self.store.handle(Request::Begin(Box::new(game)), nobody);
        self.store.sync();
        for player in [black, white, PlayerId::from_random(spectator)] {
            let mut client = Client::new(player, id, &mut self.dice, self.now);
            client.is_farmer = self.dice.below(4) == 0;
            client.is_sociable = is_sociable;
            client.is_spectator = player != black && player != white;
            self.clients.push(client);
            let client = self.clients.len() - 1;
            self.schedule(0, Happening::Client(client, ClientEvent::Tick));
            self.schedule(1_000_000, Happening::Client(client, ClientEvent::Act));
        }
    }

    /// Processes the agenda until this many steps are done, this time is reached, or something is
    /// found to be wrong.
    pub(crate) fn run(&mut self, limits: Limits, until: Time) {
        while self.violations.is_empty() && self.steps < limits.steps {
            let Some(((at, _), happening)) = self.agenda.pop_first() else {
                return;
            };
            if at > until {
                self.number += 1;
                self.agenda.insert((at, self.number), happening);
                self.now = until;
                return;
            }
            self.now = at;
            self.steps += 1;
            self.happen(happening);
        }
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Client(client, event) => self.happen_to_client(client, event),
            Happening::Socket(socket, event) => self.happen_at_socket(socket, event),
            Happening::Node(place, event) => self.happen_to_node(place, event),
            Happening::Ask(place, ticket, request) => self.reach_store(place, ticket, *request),
            Happening::Synced(life) => self.synced(life),
            Happening::StoreReturns => self.store.is_up = true,
            Happening::BusReturns(node) => {
                if self.nodes[node].is_up && self.is_on_bus(node) {
                    self.rejoin_bus(node);
                }
            }
            Happening::Restart(node) => self.restart(node),
            Happening::Trouble => self.make_trouble(),
        }
    }

    fn happen_to_client(&mut self, client: usize, event: ClientEvent) {
        match event {
            ClientEvent::Tick => {
                let is_deaf = self.flaw == Some(Flaw::SilenceIsIgnored);
                let it = &mut self.clients[client];
                if !(is_deaf && it.socket.is_some()) {
                    it.link.tick(client_time(self.now));
                }
                self.attend(client);
                self.schedule(TICK, Happening::Client(client, ClientEvent::Tick));
            }
            ClientEvent::Act => {
                if !self.is_frozen {
                    self.clients[client].act(&mut self.dice, self.now);
                    self.attend(client);
                }
                let wait = 50_000 + self.dice.bits() % 2_500_000;
                self.schedule(wait, Happening::Client(client, ClientEvent::Act));
            }
            ClientEvent::WireReturns => {
                self.clients[client].link.wake(client_time(self.now));
                self.attend(client);
            }
        }
    }

    fn happen_at_socket(&mut self, socket: SocketId, event: SocketEvent) {
        let now = client_time(self.now);
        match (event, self.client_of(socket)) {
            (SocketEvent::Opened, _) => self.opened(socket),
            (SocketEvent::Hear(text), Some(client)) => {
                self.clients[client].link.heard(&text, now);
                self.attend(client);
            }
            (SocketEvent::Closed(code), Some(client)) => {
                let it = &mut self.clients[client];
                it.socket = None;
                it.went(self.now);
                it.link.closed(code, now);
                self.attend(client);
            }
            (SocketEvent::Hear(_) | SocketEvent::Closed(_), None) => {}
        }
    }

    fn happen_to_node(&mut self, place: Place, event: NodeEvent) {
        let Place { node, life } = place;
        let it = &self.nodes[node];
        if !it.is_up || it.life != life {
            return;
        }
        // A stopped process does everything later, in order.
        if it.hung_until > self.now {
            self.schedule(it.hung_until - self.now, Happening::Node(place, event));
            return;
        }
        match event {
            NodeEvent::Arrive(socket, text) => self.arrive(node, socket, &text),
            NodeEvent::Left(socket) => self.leave(node, socket),
            NodeEvent::Reply(ticket, reply) => {
                self.replied(node, ticket, reply.map(|reply| *reply));
            }
            NodeEvent::StoreTimeout(ticket) => self.replied(node, ticket, None),
            NodeEvent::Beat => self.beat(node),
            NodeEvent::News(game, from, fact) => {
                if self.is_on_bus(node) && self.is_on_bus(from) {
                    let from = format!("node {from}");
                    let input = Input::Heard {
                        node: from,
                        fact: *fact,
                    };
                    self.deliver(node, game, input);
                }
            }
            NodeEvent::LobbyNews(from, fact) => {
                if self.is_on_bus(node) && self.is_on_bus(from) {
                    self.hear_in_lobby(node, &fact);
                }
            }
            NodeEvent::LobbyRound => self.lobby_round(node),
            NodeEvent::Wake(game) => self.wake(node, game),
            NodeEvent::Round(game) => self.round(place, game),
            NodeEvent::Paused(game, ticket) => self.paused(node, game, ticket),
            NodeEvent::ReachTimeout(game, ticket) => self.reach_timeout(node, game, ticket),
            NodeEvent::Drain(away) => {
                self.drain(node);
                let takes = 30_000 + self.dice.bits() % FAREWELL;
                self.schedule(takes, Happening::Node(place, NodeEvent::Ended(away)));
            }
            NodeEvent::Ended(away) => self.end_process(node, away),
        }
    }

    fn reach_store(&mut self, place: Place, ticket: u64, request: Request) {
        if self.nodes[place.node].store_cut_until > self.now {
            return;
        }
        self.store.is_full = self.full_until > self.now;
        if let Some((to, reply)) = self.store.handle(request, (place, ticket)) {
            self.reply(to, Some(reply));
        }
        self.start_sync();
        if self.store.has_open_changes()
            && let Some(lasts) = self.dies_at_write.take()
        {
            self.kill_store(lasts);
        }
    }

    fn synced(&mut self, life: u64) {
        if life == self.store_life {
            self.is_syncing = false;
            for promise in self.store.sync() {
                self.reply(promise.to, Some(promise.reply));
            }
        }
    }

    fn restart(&mut self, node: usize) {
        let it = &mut self.nodes[node];
        if !it.is_up {
            it.is_up = true;
            it.started = self.now;
            let place = self.place(node);
            self.schedule(0, Happening::Node(place, NodeEvent::Beat));
            self.schedule(0, Happening::Node(place, NodeEvent::LobbyRound));
        }
    }

    fn make_trouble(&mut self) {
        if self.is_quiet {
            return;
        }
        let (mut fault, lasts) =
            Fault::random(&mut self.dice, self.nodes.len(), self.clients.len());
        if self.has_replica && self.dice.below(4) == 0 {
            fault = Fault::StoreFallsBehind;
        }
        let until = self.now + lasts;
        self.faults.push((fault, self.now, until));
        match fault {
            Fault::NodeDies { node } => self.end_process(node, lasts),
            Fault::NodeDrains { node } => {
                let place = self.place(node);
                self.schedule(0, Happening::Node(place, NodeEvent::Drain(lasts)));
            }
            Fault::NodeHangs { node } => self.nodes[node].hung_until = until,
            Fault::StoreCut { node } => self.nodes[node].store_cut_until = until,
            Fault::BusCut { node } => {
                self.nodes[node].bus_cut_until = until;
                self.schedule(lasts, Happening::BusReturns(node));
            }
            Fault::BusDies => {
                self.bus_down_until = until;
                for node in 0..self.nodes.len() {
                    self.schedule(lasts, Happening::BusReturns(node));
                }
            }
            // Immediately, or in the middle of the next write.
            Fault::StoreDies if self.dice.below(2) == 0 => self.kill_store(lasts),
            Fault::StoreDies => self.dies_at_write = Some(lasts),
            Fault::StoreFallsBehind => {
                self.kill_store(lasts);
                self.has_lost_commits = true;
                let commits = self.dice.below(6);
                for (game, event) in self.store.fall_behind(commits) {
                    self.shown.remove(&(game, event.seq));
                }
                for client in 0..self.clients.len() {
                    self.reload(client);
                }
            }
            Fault::DiskFull => self.full_until = until,
            Fault::StoreSlow => self.slow_until = until,
            Fault::ClockJumps { node, to } => self.nodes[node].ahead = to,
            Fault::LineBreaks { client, is_silent } => {
                let it = &mut self.clients[client];
                it.offline_until = until;
                it.own_faults.push((self.now, until + 20_000_000));
                if is_silent {
                    for wire in self.wires.values_mut().filter(|wire| wire.client == client) {
                        wire.is_dead = true;
                    }
                } else if let Some(socket) = it.socket {
                    self.schedule(0, Happening::Socket(socket, SocketEvent::Closed(BROKEN)));
                    self.hang_up(socket, true);
                    self.kill_wire(socket);
                }
                self.schedule(lasts, Happening::Client(client, ClientEvent::WireReturns));
            }
            Fault::Reload { client } => self.reload(client),
        }
        let wait = self.respite / 20 + self.dice.bits() % self.respite;
        self.schedule(wait, Happening::Trouble);
    }

    /// A process ends, and is started again.
    fn end_process(&mut self, node: usize, away: Time) {
        self.nodes[node].die();
        self.break_wires(|wire| wire.place.node == node);
        self.schedule(away + 300_000, Happening::Restart(node));
    }

    fn reload(&mut self, client: usize) {
        if let Some(socket) = self.clients[client].socket {
            self.hang_up(socket, true);
        }
        let back = self.now + 20_000_000;
        self.clients[client].own_faults.push((self.now, back));
        self.clients[client].went(self.now);
        self.clients[client].reload(&mut self.dice, self.now);
        self.attend(client);
    }

    fn kill_store(&mut self, lasts: Time) {
        let survives = self.dice.below(2) == 0;
        for (place, ticket) in self.store.crash(survives) {
            let broken = Happening::Node(place, NodeEvent::Reply(ticket, None));
            self.schedule(10_000, broken);
        }
        self.store_life += 1;
        self.is_syncing = false;
        self.schedule(lasts, Happening::StoreReturns);
    }

    /// Breaks connections. Most clients notice immediately.
    fn break_wires(&mut self, is_meant: impl Fn(&Wire) -> bool) {
        let wires = self.wires.iter();
        let broken = wires.filter(|(_, wire)| is_meant(wire) && !wire.is_dead);
        let broken: Vec<SocketId> = broken.map(|(socket, _)| *socket).collect();
        for socket in broken {
            self.kill_wire(socket);
            if self.dice.below(4) > 0 {
                self.schedule(
                    5_000,
                    Happening::Socket(socket, SocketEvent::Closed(BROKEN)),
                );
            }
        }
    }

    fn kill_wire(&mut self, socket: SocketId) {
        if let Some(wire) = self.wires.get_mut(&socket) {
            wire.is_dead = true;
        }
    }

    /// Nothing goes wrong anymore.
    pub(crate) fn calm_down(&mut self) {
        self.is_quiet = true;
        let end = self.now;
        for fault in &mut self.faults {
            fault.2 = fault.2.min(end);
        }
        self.bus_down_until = 0;
        self.slow_until = 0;
        self.full_until = 0;
        self.dies_at_write = None;
        self.store.is_up = true;
        for client in &mut self.clients {
            client.offline_until = client.offline_until.min(end);
        }
        for node in 0..self.nodes.len() {
            let it = &mut self.nodes[node];
            (it.hung_until, it.store_cut_until, it.bus_cut_until) = (0, 0, 0);
            self.schedule(0, Happening::Restart(node));
            self.schedule(0, Happening::BusReturns(node));
        }
    }

    /// Does what a client's link and game want.
    fn attend(&mut self, client: usize) {
        for want in self.clients[client].wants(self.now) {
            match want {
                Want::Connect => self.connect(client),
                Want::HangUp => {
                    if let Some(socket) = self.clients[client].socket.take() {
                        self.clients[client].went(self.now);
                        let is_dead = self.wires.get(&socket).is_some_and(|wire| wire.is_dead);
                        self.hang_up(socket, !is_dead);
                        self.kill_wire(socket);
                    }
                }
                Want::Send(text) => self.send_up(client, text),
                Want::Saw(game, events) => self.witness(game, events),
            }
        }
    }

    /// Opens a connection to a node that a load balancer picks.
    fn connect(&mut self, client: usize) {
        let is_well = |node: &usize| {
            let it = &self.nodes[*node];
            let is_cut_off = it.heartbeat.is_cut_off(self.wall(*node));
            it.is_up && !it.is_ending && it.hung_until <= self.now && !is_cut_off
        };
        let well: Vec<usize> = (0..self.nodes.len()).filter(is_well).collect();
        let node = self.dice.pick(&well).copied();
        self.next_socket += 1;
        let socket = self.next_socket;
        self.clients[client].socket = Some(socket);
        let is_offline = self.clients[client].offline_until > self.now;
        let place = self.place(node.unwrap_or(0));
        let wire = Wire {
            client,
            place,
            is_dead: false,
            up: self.now,
            down: self.now,
        };
        self.wires.insert(socket, wire);
        if node.is_none() || is_offline {
            self.schedule(
                100_000,
                Happening::Socket(socket, SocketEvent::Closed(BROKEN)),
            );
        } else {
            let delay = self.clients[client].delay * 3_000;
            self.schedule(delay, Happening::Socket(socket, SocketEvent::Opened));
        }
    }

    fn opened(&mut self, socket: SocketId) {
        let Some(client) = self.client_of(socket) else {
            return;
        };
        let Some(wire) = self.wires.get(&socket).filter(|wire| !wire.is_dead) else {
            return;
        };
        let place = wire.place;
        let node = &self.nodes[place.node];
        if self.place(place.node) != place || !node.is_up || node.is_ending {
            self.schedule(0, Happening::Socket(socket, SocketEvent::Closed(BROKEN)));
            return;
        }
        self.accept(place.node, socket, client);
        self.clients[client].came(self.now);
        self.clients[client].link.opened(client_time(self.now));
        self.attend(client);
    }

    /// Sends a message from a client to its node.
    fn send_up(&mut self, client: usize, text: String) {
        let delay = self.wire_delay(client);
        let is_offline = self.clients[client].offline_until > self.now;
        let Some(socket) = self.clients[client].socket else {
            return;
        };
        let Some(wire) = self.wires.get_mut(&socket) else {
            return;
        };
        if !wire.is_dead && !is_offline {
            wire.up = (wire.up + 1).max(self.now + delay);
            let (place, at) = (wire.place, wire.up);
            self.schedule(
                at - self.now,
                Happening::Node(place, NodeEvent::Arrive(socket, text)),
            );
        }
    }

    /// Sends a message from a node to a client.
    pub(crate) fn send(&mut self, node: usize, socket: SocketId, message: &ServerMessage) {
        if self.nodes[node].sessions.contains_key(&socket) {
            self.send_down(socket, |socket| {
                Happening::Socket(socket, SocketEvent::Hear(message.encode()))
            });
        }
    }

    /// Closes a connection after everything that was sent on it.
    pub(crate) fn close(&mut self, node: usize, socket: SocketId, code: u16) {
        self.send_down(socket, |socket| {
            Happening::Socket(socket, SocketEvent::Closed(code))
        });
        self.leave(node, socket);
    }

    fn send_down(&mut self, socket: SocketId, happening: impl Fn(SocketId) -> Happening) {
        let Some(client) = self.wires.get(&socket).map(|wire| wire.client) else {
            return;
        };
        let delay = self.wire_delay(client);
        let is_offline = self.clients[client].offline_until > self.now;
        if let Some(wire) = self.wires.get_mut(&socket)
            && !wire.is_dead
            && !is_offline
        {
            wire.down = (wire.down + 1).max(self.now + delay);
            let at = wire.down;
            self.schedule(at - self.now, happening(socket));
        }
    }

    fn wire_delay(&mut self, client: usize) -> Time {
        self.clients[client].delay * 1_000 + self.dice.bits() % 10_000
    }

    /// The client of a connection, unless it has another one by now.
    fn client_of(&self, socket: SocketId) -> Option<usize> {
        let client = self.wires.get(&socket)?.client;
        (self.clients[client].socket == Some(socket)).then_some(client)
    }

    /// Every client sees the same history.
    fn witness(&mut self, game: GameId, events: Vec<Event>) {
        for event in events {
            let seq = event.seq;
            let known = self
                .shown
                .entry((game, seq))
                .or_insert_with(|| event.clone());
            // After the loss of commits, news of lost events may still be on its way.
            if *known != event && !self.has_lost_commits {
                let known = known.clone();
                self.violate(&format!(
                    "two histories of game {game}: {known:?} and {event:?}"
                ));
            }
        }
    }

    fn reply(&mut self, to: (Place, u64), reply: Option<Reply>) {
        let (place, ticket) = to;
        if self.nodes[place.node].store_cut_until <= self.now {
            let delay = self.store_delay();
            let reply = Happening::Node(place, NodeEvent::Reply(ticket, reply.map(Box::new)));
            self.schedule(delay, reply);
        }
    }

    fn start_sync(&mut self) {
        if self.store.is_dirty() && !self.is_syncing {
            self.is_syncing = true;
            let takes = 500 + self.dice.bits() % 5_000;
            let life = self.store_life;
            self.schedule(takes, Happening::Synced(life));
        }
    }

    pub(crate) fn store_delay(&mut self) -> Time {
        let slow = if self.slow_until > self.now {
            300_000
        } else {
            1_000
        };
        200 + self.dice.bits() % slow
    }

    pub(crate) fn place(&self, node: usize) -> Place {
        let life = self.nodes[node].life;
        Place { node, life }
    }

    /// What a node's clock shows.
    pub(crate) fn wall(&self, node: usize) -> Instant {
        let now = i64::try_from(self.now / 1_000).unwrap_or(i64::MAX);
        Instant::from_millis(EPOCH + now + self.nodes[node].ahead)
    }

    pub(crate) fn schedule(&mut self, wait: Time, happening: Happening) {
        self.number += 1;
        self.agenda
            .insert((self.now + wait, self.number), happening);
    }

    pub(crate) fn random_bytes(&mut self) -> [u8; 12] {
        [0; 12].map(|_| self.dice.bits().to_le_bytes()[0])
    }

    pub(crate) fn violate(&mut self, what: &str) {
        let seconds = self.now / 1_000_000;
        self.violations.push(format!("after {seconds} s: {what}"));
    }
}

/// The terms of a game with this time control.
pub(crate) fn terms_of(time: TimeControl) -> Terms {
    let seat = |name| Seat::human(Name::new(name).expect("the name is valid"));
    let seats = Sides {
        black: seat("Ann"),
        white: seat("Bob"),
    };
    Terms {
        time,
        take_backs: TakeBacks::ByConsent,
        disconnect_grace: Some(Duration::from_secs(30)),
        max_lag_credit: Duration::from_millis(500),
        ..Terms::local(seats)
    }
}
