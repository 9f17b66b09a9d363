//! A player or spectator: the real client with a simulated person and line.

use crate::world::{SocketId, Time};
use online_play::{Delivery, Link, LiveGame, Order, Seeks};
use protocol::{
    ClientMessage, GameId, Opening, PlayerId, PremovePath, SeekTerms, ServerMessage, Why, Wish,
};
use room::{Action, Duration, Event, Fact, Instant, Proposal, TimeControl};
use rules::{Color, Move};
use std::collections::BTreeMap;
use testkit::Dice;

/// What everyone in the lobby plays.
const TERMS: SeekTerms = SeekTerms {
    time: TimeControl::Fischer {
        base: Duration::from_secs(60),
        increment: Duration::from_secs(1),
    },
    rated: false,
    side: Wish::Any,
    opening: Opening::Free,
    heat: false,
};

/// What a person does with a move on the board before it's stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) game: GameId,
    pub(crate) ply: u32,
    pub(crate) mv: Move,
    pub(crate) outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Done,
    Refused(Why),
}

/// A turn, named by the event that started it.
pub(crate) type Turn = (GameId, u64);

pub(crate) struct Client {
    pub(crate) player: PlayerId,
    pub(crate) link: Link,
    pub(crate) live: Option<LiveGame>,
    /// The game that the client wants to be at.
    pub(crate) game: GameId,
    pub(crate) socket: Option<SocketId>,
    /// The time that a message takes on its line, in milliseconds.
    pub(crate) delay: u64,
    /// Whether it delays its pongs to get more lag credit.
    pub(crate) is_farmer: bool,
    pub(crate) is_spectator: bool,
    /// Whether it gives up soon, and looks for others in the lobby.
    pub(crate) is_sociable: bool,
    /// Its network is down until then.
    pub(crate) offline_until: Time,
    /// When its own line or page failed, and when it was back.
    pub(crate) own_faults: Vec<(Time, Time)>,
    /// When it had a connection.
    online: Vec<(Time, Time)>,
    /// The open seeks, while it watches the lobby.
    pub(crate) seeks: Option<Seeks>,
    /// The games that it was told about.
    pub(crate) told: BTreeMap<GameId, Time>,
    turn_began: u64,
    /// When it saw that it's its turn, and when the person first moved.
    pub(crate) seen: BTreeMap<Turn, Time>,
    pub(crate) moved: BTreeMap<Turn, Time>,
    /// The moves it has sent, by message number, and those from before it reloaded the page.
    requests: BTreeMap<u32, Request>,
    past: Vec<Request>,
    /// Everything that it has asked for, by game.
    pub(crate) wishes: Vec<(GameId, Action)>,
}

/// What a client wants from the world.
pub(crate) enum Want {
    Connect,
    HangUp,
    Send(String),
    /// It has seen these events.
    Saw(GameId, Vec<Event>),
}

impl Client {
    pub(crate) fn new(player: PlayerId, game: GameId, dice: &mut Dice, now: Time) -> Client {
        let mut link = Link::new(dice.bits(), client_time(now));
        link.send(&ClientMessage::Join { game, from: 0 }, client_time(now));
        Client {
            player,
            link,
            live: None,
            game,
            socket: None,
            delay: 5 + dice.bits() % 90,
            is_farmer: false,
            is_spectator: false,
            is_sociable: false,
            offline_until: 0,
            own_faults: Vec::new(),
            online: Vec::new(),
            seeks: None,
            told: BTreeMap::new(),
            turn_began: 0,
            seen: BTreeMap::new(),
            moved: BTreeMap::new(),
            requests: BTreeMap::new(),
            past: Vec::new(),
            wishes: Vec::new(),
        }
    }

    /// The person reloads the page.
    pub(crate) fn reload(&mut self, dice: &mut Dice, now: Time) {
        self.link = Link::new(dice.bits(), client_time(now));
        let join = ClientMessage::Join {
            game: self.game,
            from: 0,
        };
        self.link.send(&join, client_time(now));
        self.live = None;
        self.seeks = None;
        self.socket = None;
        let past = std::mem::take(&mut self.requests);
        self.past.extend(past.into_values());
    }

    /// It has a connection.
    pub(crate) fn came(&mut self, now: Time) {
        self.online.push((now, Time::MAX));
    }

    /// The connection is gone.
    pub(crate) fn went(&mut self, now: Time) {
        if let Some((_, until)) = self.online.last_mut().filter(|(_, until)| *until > now) {
            *until = now;
            if let Some(seeks) = &mut self.seeks {
                seeks.forget();
            }
        }
    }

    /// Whether it had the same connection all the time.
    pub(crate) fn was_online(&self, from: Time, until: Time) -> bool {
        let mut online = self.online.iter();
        online.any(|&(came, went)| came <= from && until <= went)
    }

    /// Does what the link and the game want.
    pub(crate) fn wants(&mut self, now: Time) -> Vec<Want> {
        let mut wants = Vec::new();
        loop {
            let orders = self.link.orders();
            let messages = self.live.as_mut().map(LiveGame::outbox).unwrap_or_default();
            if orders.is_empty() && messages.is_empty() {
                return wants;
            }
            for order in orders {
                match order {
                    // A simulated client needs no session.
                    Order::OpenSession(_) | Order::Introduce(_) => {}
                    Order::Connect => wants.push(Want::Connect),
                    Order::HangUp => wants.push(Want::HangUp),
                    Order::Send(text) => wants.push(Want::Send(text)),
                    Order::Deliver(message) => wants.extend(self.hear(&message, now)),
                    Order::Answered(id, answer) => self.answered(id, &answer),
                }
            }
            for message in messages {
                self.note_request(&message);
                self.link.send(&message, client_time(now));
            }
        }
    }

    fn note_request(&mut self, message: &ClientMessage) {
        match *message {
            ClientMessage::Act {
                id,
                game,
                ply,
                action,
            } => {
                self.wishes.push((game, action));
                if let Action::Move(mv) = action {
                    let outcome = None;
                    let request = Request {
                        game,
                        ply,
                        mv,
                        outcome,
                    };
                    self.requests.insert(id, request);
                }
            }
            ClientMessage::Premove {
                game,
                path: PremovePath::Move(mv),
                ..
            } => self.wishes.push((game, Action::Move(mv))),
            _ => {}
        }
    }

    fn answered(&mut self, id: u32, answer: &Delivery) {
        if let Some(request) = self.requests.get_mut(&id) {
            match answer {
                Delivery::Done => request.outcome = Some(Outcome::Done),
                Delivery::Refused(why) => request.outcome = Some(Outcome::Refused(why.clone())),
                Delivery::Lost => {}
            }
        }
        if let Some(live) = &mut self.live {
            live.answered(id, answer);
        }
    }

    fn hear(&mut self, message: &ServerMessage, now: Time) -> Option<Want> {
        let (game, events) = match message {
            ServerMessage::Game(log) => (log.game, log.events.clone()),
            ServerMessage::Event { game, event } => (*game, vec![event.clone()]),
            _ => (self.game, Vec::new()),
        };
        if let Some(seeks) = &mut self.seeks {
            seeks.hear(message);
        }
        if let ServerMessage::Started { game, .. } = *message {
            self.told.entry(game).or_insert(now);
        }
        if let ServerMessage::Started {
            game, after: None, ..
        } = *message
            && self.seeks.is_some()
            && game != self.game
        {
            self.leave_lobby(now);
            self.go_to(game, now);
            return None;
        }
        if let ServerMessage::Game(log) = message
            && log.game == self.game
            && self.live.as_ref().is_none_or(|live| live.id() != log.game)
        {
            self.live = LiveGame::open(log).ok();
        } else if let Some(live) = &mut self.live {
            let link = &mut self.link;
            live.hear(message, &mut || link.new_id());
        }
        if let Some(live) = &self.live
            && live.id() == game
        {
            let next = live.room().next_seq();
            let starts = events
                .iter()
                .filter(|event| event.seq < next && starts_turn(&event.fact));
            if let Some(last) = starts.map(|event| event.seq).max() {
                self.turn_began = last;
            }
            if live.side().is_some() && live.room().turn() == live.side() {
                let turn = (game, self.turn_began);
                self.seen.entry(turn).or_insert(now);
            }
        }
        (!events.is_empty()).then_some(Want::Saw(game, events))
    }

    /// The person does something, or not.
    pub(crate) fn act(&mut self, dice: &mut Dice, now: Time) {
        let Some(live) = &mut self.live else { return };
        if let Some(next) = live.next_game().filter(|_| dice.below(4) > 0) {
            if self.seeks.is_some() {
                self.leave_lobby(now);
            }
            self.go_to(next, now);
            return;
        }
        let Some(side) = live.side() else { return };
        if live.room().turn().is_none() && (self.seeks.is_some() || self.is_sociable) {
            self.look_for_an_opponent(dice, now);
            return;
        }
        let room = live.room();
        let chance = dice.below(1_000);
        let mut proposals = room.proposals().filter(|(by, _)| *by != side);
        let action = match proposals.next().map(|(_, proposal)| proposal) {
            Some(proposal) if chance < 400 && proposal != Proposal::Draw => {
                Some(Action::Accept(proposal))
            }
            Some(proposal) if chance < 30 => Some(Action::Accept(proposal)),
            Some(proposal) if chance < 600 => Some(Action::Decline(proposal)),
            _ if room.turn().is_none() => {
                (chance < 500).then_some(Action::Propose(Proposal::Rematch))
            }
            _ => match chance {
                980.. => Some(Action::Propose(Proposal::Draw)),
                960.. => Some(Action::Propose(Proposal::TakeBack { plies: 1 })),
                957.. => Some(Action::Resign),
                900..930 if self.is_sociable => Some(Action::Resign),
                950.. => Some(Action::ClaimAbandonment),
                945.. => Some(Action::ClaimDraw),
                940.. => Some(Action::Abort),
                _ => None,
            },
        };
        if let Some(action) = action {
            let id = self.link.new_id();
            live.act(action, id);
            return;
        }
        if room.turn() == Some(side) && !live.is_sending() {
            if let Some(&mv) = dice.pick(&room.game().legal_moves()) {
                let id = self.link.new_id();
                let server_time = Instant::from_millis(0);
                if live.play(mv, id, server_time).is_ok() {
                    let turn = (live.id(), self.turn_began);
                    self.moved.entry(turn).or_insert(now);
                }
            }
        } else if room.turn() == Some(side.opponent()) && live.premove().is_none() && chance < 150 {
            if let Some(&mv) = dice.pick(&live.possible_premoves()) {
                let id = self.link.new_id();
                let _ = live.set_premove(mv, id);
            }
        } else if chance < 20 {
            let id = self.link.new_id();
            live.say("hello", id);
        }
    }

    /// Watches the lobby, takes someone's seek, or opens one.
    fn look_for_an_opponent(&mut self, dice: &mut Dice, now: Time) {
        let Some(seeks) = &self.seeks else {
            self.seeks = Some(Seeks::default());
            let watch = ClientMessage::Lobby { watch: true };
            self.link.send(&watch, client_time(now));
            return;
        };
        if !seeks.are_known() || dice.below(3) > 0 {
            return;
        }
        let others = seeks.of_others(self.player);
        let is_seeking = !seeks.of(self.player).is_empty();
        let id = self.link.new_id();
        let message = match dice.pick(&others) {
            Some(seek) => ClientMessage::Take { id, seek: seek.id },
            None if is_seeking => return,
            None => ClientMessage::Seek { id, terms: TERMS },
        };
        self.link.send(&message, client_time(now));
    }

    fn leave_lobby(&mut self, now: Time) {
        self.seeks = None;
        let watch = ClientMessage::Lobby { watch: false };
        self.link.send(&watch, client_time(now));
    }

    fn go_to(&mut self, next: GameId, now: Time) {
        let leave = ClientMessage::Leave { game: self.game };
        self.link.send(&leave, client_time(now));
        self.game = next;
        self.live = None;
        let (game, from) = (next, 0);
        let join = ClientMessage::Join { game, from };
        self.link.send(&join, client_time(now));
    }

    /// The moves it has sent.
    pub(crate) fn requests(&self) -> impl Iterator<Item = &Request> {
        self.past.iter().chain(self.requests.values())
    }

    /// Whether its own line or page failed between these times.
    pub(crate) fn was_at_fault(&self, from: Time, until: Time) -> bool {
        let mut faults = self.own_faults.iter();
        faults.any(|&(began, ended)| began <= until && ended >= from)
    }

    /// The side that it plays in the game it's at.
    pub(crate) fn side(&self) -> Option<Color> {
        self.live.as_ref().and_then(LiveGame::side)
    }
}

/// Whether a turn begins with this.
pub(crate) const fn starts_turn(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Opened(_)
            | Fact::Moved { .. }
            | Fact::Accepted {
                proposal: Proposal::TakeBack { .. },
                ..
            }
    )
}

/// The client's monotonic clock.
pub(crate) fn client_time(now: Time) -> Instant {
    Instant::from_millis(i64::try_from(now / 1_000).unwrap_or(i64::MAX))
}
