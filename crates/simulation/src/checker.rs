//! What must hold after every run: histories, clocks and seats.

use crate::client::{Client, Outcome, Request, starts_turn};
use crate::fault::Fault;
use crate::store::Stored;
use crate::world::{EPOCH, Time, World};
use host::LagBudget;
use online_play::{LinkStatus, LiveGame};
use protocol::Why;
use room::{Action, Event, Fact, Instant, Room, Sides};
use rules::Color;
use std::collections::BTreeSet;

/// What a turn may cost without any fault, in milliseconds: both ways of a slow line, two commits,
/// and up to two seconds for news that the bus lost.
const USUAL_COST: u64 = 3_500;
/// What a player may gain in a turn without any fault, in milliseconds.
const USUAL_GAIN: u64 = 1_500;
/// What a player may lose or gain in a turn between nodes whose clocks differ by two seconds, in
/// milliseconds: at its start and at its end.
const CLOCK_DIFFERENCE: u64 = 4_000;
/// What lost news may cost if its time can't be given back, in milliseconds: only the time after the
/// last event can be, and only by a node that's there to notice, which it does within ten seconds.
const NEWS_LOST_FOR_GOOD: u64 = 10_000;
/// A fault may still cost time this long after its end, in microseconds: until a client notices that
/// its connection is dead, and has another one.
const AFTERMATH: Time = 20_000_000;
/// How soon everyone hears about seeks and new games, in microseconds: within two seconds, plus
/// both ways of a slow line and two commits.
const TOLD: Time = 3_500_000;
/// How long an event may take to be seen by everyone, in microseconds.
const ON_ITS_WAY: Time = 5_000_000;
/// How long a game may stand still even though its players are there, in milliseconds.
const STANDSTILL: u64 = 60_000;

impl World {
    /// Compares everything that's stored with everything that anyone was told.
    pub(crate) fn check(&mut self) {
        let games = self.store.tables.games.clone();
        let mut found = Vec::new();
        for ((game, seq), event) in &self.shown {
            let stored = games.get(game).and_then(|stored| stored.log.get(seq));
            if stored != Some(event) && !self.has_lost_commits {
                found.push(format!(
                    "event {seq} of game {game} was shown as {event:?} and is stored as {stored:?}"
                ));
            }
        }
        for stored in games.values() {
            let checked = self
                .check_game(stored)
                .and_then(|()| self.check_told(stored));
            if let Err(why) = checked {
                found.push(format!("game {}: {why}", stored.row.id));
            }
        }
        let nexts = games.values().filter_map(|stored| stored.row.after);
        let mut nexts: Vec<_> = nexts.collect();
        nexts.sort_unstable();
        if nexts.windows(2).any(|pair| pair[0] == pair[1]) {
            found.push("two games come after one".to_owned());
        }
        let seeks = games.values().flat_map(|stored| stored.seeks.iter());
        let mut seeks: Vec<_> = seeks.collect();
        seeks.sort_unstable();
        if seeks.windows(2).any(|pair| pair[0] == pair[1]) {
            found.push("two games have taken one seek".to_owned());
        }
        for client in &self.clients {
            if let Err(why) = self.check_client(client) {
                found.push(why);
            }
        }
        for what in found {
            self.violate(&what);
        }
    }

    fn check_game(&self, stored: &Stored) -> Result<(), String> {
        let log: Vec<&Event> = stored.log.values().collect();
        for (place, event) in log.iter().enumerate() {
            if u64::try_from(place) != Ok(event.seq) {
                return Err(format!(
                    "event {place} is missing before event {}",
                    event.seq
                ));
            }
        }
        let mut room = Room::replay(log[..1].iter().copied()).map_err(|it| it.to_string())?;
        let mut began = log[0];
        let mut given_back = 0;
        let mut credits = Sides::both(0);
        let mut moves = Sides::both(0);
        for event in &log[1..] {
            self.check_seat(stored, event)?;
            let turn = room.turn().filter(|_| room.running_clock().is_some());
            if let Some(turn) = turn {
                let spent = room.spent_in_turn(event.at).as_millis();
                let (credit, is_move) = match event.fact {
                    Fact::Moved { credit, .. } => (credit.as_millis(), true),
                    Fact::FlagFell { .. } => (0, false),
                    _ => (0, false),
                };
                if is_move || matches!(event.fact, Fact::FlagFell { .. }) {
                    let cost = Cost {
                        is_interrupted: event.seq > began.seq + 1,
                        charged: spent - credit,
                        credit,
                        given_back,
                        is_move,
                    };
                    self.check_clock(stored, turn, began, event, cost)?;
                }
            }
            match event.fact {
                Fact::Outage { since } => given_back += event.at.since(since).as_millis(),
                Fact::Moved { by, credit, .. } => {
                    credits[by] += credit.as_millis();
                    moves[by] += 1;
                }
                _ => {}
            }
            room.apply(event).map_err(|error| error.to_string())?;
            if starts_turn(&event.fact) {
                began = event;
                given_back = 0;
            }
        }
        let LagBudget { full, refill } = LagBudget::default();
        for color in Color::BOTH {
            let most = full.as_millis() + refill.as_millis() * moves[color];
            if credits[color] > most {
                return Err(format!(
                    "{color:?} was credited with {} ms of lag in {} moves",
                    credits[color], moves[color]
                ));
            }
        }
        self.check_progress(stored, &room, log[log.len() - 1].at)
    }

    /// The players of a game from a seek were told about it soon, with the bus or without.
    fn check_told(&self, stored: &Stored) -> Result<(), String> {
        let (Some(opened), false) = (stored.log.get(&0), stored.seeks.is_empty()) else {
            return Ok(());
        };
        let began = time_of(opened.at);
        let soon = began + TOLD;
        if soon > self.now || !self.is_undisturbed(began, soon) {
            return Ok(());
        }
        for player in [stored.row.black, stored.row.white] {
            let Some(client) = self.clients.iter().find(|it| it.player == player) else {
                continue;
            };
            let told = client.told.get(&stored.row.id);
            if client.was_online(began, soon)
                && !client.was_at_fault(began.saturating_sub(AFTERMATH), soon)
                && told.is_none_or(|told| *told > soon)
            {
                return Err(format!(
                    "player {player} was told about it too late: {told:?} instead of {soon}"
                ));
            }
        }
        Ok(())
    }

    /// Whether nothing but the bus failed at this time, and no clock is wrong.
    fn is_undisturbed(&self, from: Time, until: Time) -> bool {
        let mut touching = self
            .faults
            .iter()
            .filter(|(_, began, ended)| *began <= until && ended + ON_ITS_WAY >= from);
        let is_bus_only = touching.all(|(fault, ..)| {
            matches!(
                fault,
                Fault::BusCut { .. }
                    | Fault::BusDies
                    | Fault::LineBreaks { .. }
                    | Fault::Reload { .. }
            )
        });
        is_bus_only && !self.have_clocks_jumped(until) && !self.has_lost_commits
    }

    /// Everyone in the lobby sees the open seeks.
    fn check_seeks(&self, client: &Client) -> Result<(), String> {
        let Some(seeks) = client.seeks.as_ref().filter(|seeks| seeks.are_known()) else {
            return Ok(());
        };
        let now = Instant::from_millis(EPOCH).after(room::Duration::from_millis(self.now / 1_000));
        let tables = &self.store.tables;
        for seek in tables.open_seeks(now) {
            let since = tables.seek_since(seek.id).map_or(self.now, time_of);
            let seen = seeks
                .of(seek.player)
                .into_iter()
                .any(|seen| seen.id == seek.id);
            if !seen && since + TOLD < self.now && !self.have_clocks_jumped(self.now) {
                let player = client.player;
                return Err(format!("player {player} doesn't see seek {}", seek.id));
            }
        }
        Ok(())
    }

    /// Nobody moves for someone else, and nothing happens that nobody asked for.
    fn check_seat(&self, stored: &Stored, event: &Event) -> Result<(), String> {
        let (by, action) = match event.fact {
            Fact::Moved { by, mv, .. } => (by, Action::Move(mv)),
            Fact::Resigned { by } => (by, Action::Resign),
            Fact::AbandonmentClaimed { by } => (by, Action::ClaimAbandonment),
            Fact::Declined { by, proposal } => (by, Action::Decline(proposal)),
            _ => return Ok(()),
        };
        let player = stored.row.player(by);
        let mut clients = self.clients.iter().filter(|it| it.player == player);
        let is_wished = clients.any(|it| it.wishes.contains(&(stored.row.id, action)));
        match is_wished {
            true => Ok(()),
            false => Err(format!("{by:?} never asked for event {event:?}")),
        }
    }

    /// A turn costs a player the time that the player took, within the bounds that we promise.
    fn check_clock(
        &self,
        stored: &Stored,
        turn: Color,
        began: &Event,
        ended: &Event,
        cost: Cost,
    ) -> Result<(), String> {
        let player = stored.row.player(turn);
        let Some(client) = self.clients.iter().find(|it| it.player == player) else {
            return Ok(());
        };
        let (from, until) = (time_of(began.at), time_of(ended.at));
        let aftermath = from.saturating_sub(AFTERMATH);
        if self.has_lost_commits || client.was_at_fault(aftermath, until + 2_000_000) {
            return Ok(());
        }
        let key = (stored.row.id, began.seq);
        let (seen, moved) = (client.seen.get(&key), client.moved.get(&key));
        let thought = match (seen, moved) {
            (Some(seen), Some(moved)) => moved.saturating_sub(*seen),
            // A premove takes no time.
            (_, None) if cost.is_move => 0,
            (Some(seen), None) => until.saturating_sub(*seen),
            (None, _) => 0,
        } / 1_000;
        let touching = self
            .faults
            .iter()
            .filter(|(_, began, ended)| *began <= until + 1_000_000 && *ended >= aftermath);
        let lost: BTreeSet<usize> = touching
            .clone()
            .filter_map(|(fault, ..)| fault.lost_node())
            .collect();
        let has_other = lost.len() < self.nodes.len();
        let bounds = touching.clone().map(|(fault, ..)| fault.bound(has_other));
        let mut faults: u64 = bounds.sum();
        let is_node_gone = touching
            .clone()
            .any(|(fault, ..)| matches!(fault, Fault::NodeDies { .. } | Fault::NodeHangs { .. }));
        // The player was sent away from a node that didn't know about the move yet.
        let is_node_drained = touching
            .clone()
            .any(|(fault, ..)| matches!(fault, Fault::NodeDrains { .. }));
        let mut lost_news = self.lost_news.iter();
        let is_news_lost = lost_news
            .any(|(game, at)| *game == stored.row.id && (from..=until + 1_000_000).contains(at));
        let is_unnoticed = is_node_gone || (is_node_drained && is_news_lost);
        if self.nodes.len() > 1 && (cost.is_interrupted || is_unnoticed) {
            faults += NEWS_LOST_FOR_GOOD;
        }
        if self.have_clocks_jumped(until) {
            faults += CLOCK_DIFFERENCE;
        }
        let describe = |what: &str| {
            let faults: Vec<_> = touching.clone().map(|(fault, ..)| fault).collect();
            Err(format!(
                "{turn:?} {what}: thought for {thought} ms and was charged {} ms in the turn \
                 after event {}, credit {} ms, given back {} ms, faults {faults:?}",
                cost.charged, began.seq, cost.credit, cost.given_back
            ))
        };
        if cost.charged > thought + USUAL_COST + faults {
            return describe("lost too much time");
        }
        let accounted = cost.charged + cost.credit + cost.given_back;
        if cost.is_move && moved.is_some() && thought > accounted + USUAL_GAIN + faults {
            return describe("gained time");
        }
        Ok(())
    }

    fn have_clocks_jumped(&self, until: Time) -> bool {
        let mut faults = self.faults.iter();
        faults.any(|(fault, began, _)| {
            matches!(fault, Fault::ClockJumps { .. }) && *began <= until + 2_000_000
        })
    }

    /// Once nothing goes wrong anymore, games continue.
    fn check_progress(&self, stored: &Stored, room: &Room, last: Instant) -> Result<(), String> {
        let is_at_it = |client: &&Client| client.game == stored.row.id && client.side().is_some();
        // After the loss of commits, a node notices with its next write.
        if self.has_lost_commits {
            return Ok(());
        }
        let players = self.clients.iter().filter(is_at_it).count();
        let now = Instant::from_millis(EPOCH).after(room::Duration::from_millis(self.now / 1_000));
        if players == 2 && room.turn().is_some() && now.since(last).as_millis() > STANDSTILL {
            let clients = self.clients.iter().filter(is_at_it);
            let views: Vec<_> = clients
                .map(|it| {
                    let live = it.live.as_ref();
                    let seen =
                        live.map(|live| (live.side(), live.room().next_seq(), live.is_sending()));
                    (seen, live.map(LiveGame::turn))
                })
                .collect();
            let turn = room.turn();
            return Err(format!(
                "it doesn't go on after {} events although both players are there: {turn:?} is to \
                 move, and they see {views:?}",
                stored.log.len()
            ));
        }
        Ok(())
    }

    /// Once nothing goes wrong anymore, everyone is back and sees everything. Acknowledged actions
    /// are there, and refused ones aren't.
    fn check_client(&self, client: &Client) -> Result<(), String> {
        let player = client.player;
        if client.link.status() != LinkStatus::Online {
            return Err(format!("player {player} doesn't come back"));
        }
        if self.has_lost_commits {
            return Ok(());
        }
        self.check_seeks(client)?;
        let Some(stored) = self.store.tables.games.get(&client.game) else {
            return Err(format!("game {} is gone", client.game));
        };
        let seen = client
            .live
            .as_ref()
            .map_or(0, |live| live.room().next_seq());
        let missing = stored.log.range(seen..).next();
        if let Some((_, missing)) = missing.filter(|(_, it)| time_of(it.at) + ON_ITS_WAY < self.now)
        {
            return Err(format!(
                "player {player} sees only {seen} events of game {}: {missing:?} is missing",
                client.game
            ));
        }
        for request in client.requests() {
            let is_there = self.is_played(client, request);
            match &request.outcome {
                Some(Outcome::Done) if !is_there => {
                    return Err(format!(
                        "{request:?} of player {player} was acknowledged and is gone"
                    ));
                }
                Some(Outcome::Refused(Why::NotStored)) if is_there => {
                    // It may have been asked for twice: on a new connection, or as a premove.
                    let wish = (request.game, Action::Move(request.mv));
                    if client.wishes.iter().filter(|it| **it == wish).count() == 1 {
                        return Err(format!(
                            "{request:?} of player {player} was refused and played"
                        ));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a move is in the log at its place.
    fn is_played(&self, client: &Client, request: &Request) -> bool {
        let Some(stored) = self.store.tables.games.get(&request.game) else {
            return false;
        };
        let side = stored.row.side_of(client.player);
        let mut events = stored.log.values();
        let Some(Ok(mut room)) = events.next().map(|opened| Room::replay([opened])) else {
            return false;
        };
        for event in events {
            if let Fact::Moved { by, mv, .. } = event.fact
                && Some(by) == side
                && mv == request.mv
                && u32::try_from(room.plies()) == Ok(request.ply)
            {
                return true;
            }
            if room.apply(event).is_err() {
                return false;
            }
        }
        false
    }
}

/// What a turn cost, in milliseconds.
#[derive(Clone, Copy)]
struct Cost {
    /// Whether something else happened in the turn, such as an offer.
    is_interrupted: bool,
    charged: u64,
    credit: u64,
    given_back: u64,
    is_move: bool,
}

/// The simulation time at which an accurate clock shows this.
fn time_of(at: Instant) -> Time {
    at.since(Instant::from_millis(EPOCH)).as_millis() * 1_000
}
