//! A database that keeps a write-ahead log and may crash, fill up or fall behind.
//!
//! It keeps the promises that the server's store makes: transactions are atomic, a transaction is
//! answered once it's synced, a number in a log is taken once and only after the number before it,
//! and a game is followed by one game at most. It models what the server's statements mean, not the
//! statements themselves; those are tested on the real databases.

use crate::Flaw;
use host::{Answer, Ended, GameRow, NewGame, NotRead, NotWritten, Outage};
use protocol::{GameId, PlayerId, Seek, SeekId};
use room::{Duration, Event, Instant};
use std::collections::BTreeMap;

/// What a node asks the store.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    Append {
        game: GameId,
        event: Event,
        ended: Option<Box<Ended>>,
    },
    /// Whether an append whose answer was lost is stored.
    FindOut {
        game: GameId,
        event: Event,
    },
    Begin(Box<NewGame>),
    Beat {
        at: Instant,
        known: Instant,
        least: Duration,
    },
    Read {
        game: GameId,
        from: u64,
    },
    FindNext(GameId),
    Load(GameId),
    OpenSeek {
        seek: Seek,
        at: Instant,
    },
    CloseSeek(SeekId),
    FindSeek {
        seek: SeekId,
        now: Instant,
    },
    /// The open seeks, and the games that have started since then.
    Lobby {
        now: Instant,
        since: Instant,
    },
}

/// How long a seek stays open.
const SEEK_LASTS: Duration = Duration::from_secs(60);

/// What the store answers.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Answer(Answer),
    Beat(Vec<Outage>),
    Loaded(Option<(GameRow, Vec<Event>)>),
    Seek(Option<Seek>),
    Lobby(Vec<Seek>, Vec<Begun>),
    /// The database refuses connections, or can't write.
    Refused,
}

/// A game that has started, and whose players may not know it yet.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    pub(crate) game: GameId,
    pub(crate) players: [PlayerId; 2],
    pub(crate) after: Option<GameId>,
}

/// One change of the tables.
#[derive(Clone, Debug)]
enum Change {
    Event(GameId, Event),
    Game(Box<NewGame>),
    Pulse(Instant),
    Outage(Outage),
    Seek(Seek, Instant),
    SeekGone(SeekId),
}

/// A game in the tables.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) row: GameRow,
    /// The seeks that it has taken.
    pub(crate) seeks: Vec<SeekId>,
    pub(crate) log: BTreeMap<u64, Event>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    pub(crate) games: BTreeMap<GameId, Stored>,
    /// The open seeks, and since when.
    seeks: BTreeMap<SeekId, (Seek, Instant)>,
    pulse: Option<Instant>,
    outages: Vec<Outage>,
}

/// A write that waits for the disk: who gets the reply, and what it will be.
pub(crate) struct Promise<T> {
    pub(crate) to: T,
    pub(crate) reply: Reply,
}

pub(crate) struct Store<T> {
    flaw: Option<Flaw>,
    pub(crate) is_up: bool,
    pub(crate) is_full: bool,
    /// What readers see: everything that's synced.
    pub(crate) tables: Tables,
    /// The tables with the transaction that's being synced.
    ahead: Tables,
    /// The synced transactions.
    wal: Vec<Vec<Change>>,
    open: Vec<Change>,
    promises: Vec<Promise<T>>,
    /// Whether a failed write has left a transaction open, into which all others go.
    is_stuck: bool,
}

impl<T> Store<T> {
    pub(crate) fn new(flaw: Option<Flaw>) -> Store<T> {
        Store {
            flaw,
            is_up: true,
            is_full: false,
            tables: Tables::default(),
            ahead: Tables::default(),
            wal: Vec::new(),
            open: Vec::new(),
            promises: Vec::new(),
            is_stuck: false,
        }
    }

    /// Handles a request. Returns the reply if it's immediate. Otherwise, it comes with the next
    /// [sync](Store::sync).
    pub(crate) fn handle(&mut self, request: Request, to: T) -> Option<(T, Reply)> {
        if !self.is_up {
            return Some((to, Reply::Refused));
        }
        let is_write = matches!(
            request,
            Request::Append { .. }
                | Request::Begin(_)
                | Request::Beat { .. }
                | Request::OpenSeek { .. }
                | Request::CloseSeek(_)
        );
        if self.is_full && is_write {
            self.is_stuck = self.flaw == Some(Flaw::TransactionStaysOpen);
            return Some((to, Reply::Refused));
        }
        let reply = match request {
            Request::Append { game, event, ended } => self.append(game, event, ended),
            Request::FindOut { game, event } => self.find_out(game, &event),
            Request::Begin(game) => written(self.begin(game)),
            Request::Beat { at, known, least } => self.beat(at, known, least),
            Request::OpenSeek { seek, at } => {
                self.change(Change::Seek(seek, at));
                written(true)
            }
            Request::CloseSeek(seek) => {
                let is_open = self.ahead.seeks.contains_key(&seek);
                if is_open {
                    self.change(Change::SeekGone(seek));
                }
                written(is_open)
            }
            // What's read is what the disk has.
            Request::Read { game, from } => return Some((to, self.tables.read(game, from))),
            Request::FindNext(game) => {
                let next = self.tables.next_of(game);
                return Some((to, Reply::Answer(Answer::Next(next))));
            }
            Request::FindSeek { seek, now } => {
                let mut open = self.tables.open_seeks(now);
                let found = open.find(|open| open.id == seek).cloned();
                return Some((to, Reply::Seek(found)));
            }
            Request::Lobby { now, since } => {
                let seeks = self.tables.open_seeks(now).cloned().collect();
                return Some((to, Reply::Lobby(seeks, self.tables.begun(since))));
            }
            Request::Load(game) => {
                let stored = self.tables.games.get(&game);
                let loaded = stored.map(|it| (it.row.clone(), it.log.values().cloned().collect()));
                return Some((to, Reply::Loaded(loaded)));
            }
        };
        if self.flaw == Some(Flaw::AnsweredBeforeCommit) && is_write {
            self.tables = self.ahead.clone();
            return Some((to, reply));
        }
        self.promises.push(Promise { to, reply });
        None
    }

    fn append(&mut self, game: GameId, event: Event, ended: Option<Box<Ended>>) -> Reply {
        let is_free = self.is_free(game, &event);
        if is_free {
            self.change(Change::Event(game, event));
            if let Some(next) = ended.and_then(|ended| ended.next) {
                self.begin(next);
            }
        }
        written(is_free)
    }

    fn find_out(&self, game: GameId, event: &Event) -> Reply {
        let stored = self.ahead.games.get(&game);
        let is_stored = stored.and_then(|it| it.log.get(&event.seq)) == Some(event);
        let outcome = is_stored.then_some(()).ok_or(NotWritten::Failed);
        Reply::Answer(Answer::Written(outcome))
    }

    fn beat(&mut self, at: Instant, known: Instant, least: Duration) -> Reply {
        if let Some(last) = self.ahead.pulse
            && at.since(last) > least
            && self.flaw != Some(Flaw::OutagesForgotten)
        {
            let (since, until) = (last, at);
            self.change(Change::Outage(Outage { since, until }));
        }
        if self.ahead.pulse.is_none_or(|last| last < at) {
            self.change(Change::Pulse(at));
        }
        let outages = self.ahead.outages.iter();
        Reply::Beat(outages.filter(|it| it.until > known).copied().collect())
    }

    /// Whether something waits for the disk.
    pub(crate) fn is_dirty(&self) -> bool {
        !self.promises.is_empty() || !self.open.is_empty()
    }

    /// Whether a change waits for the disk.
    pub(crate) const fn has_open_changes(&self) -> bool {
        !self.open.is_empty()
    }

    /// The disk has everything. Returns the replies that may be sent now.
    pub(crate) fn sync(&mut self) -> Vec<Promise<T>> {
        if self.is_stuck {
            // Only the connection that wrote it sees it.
            self.open.clear();
        }
        for change in &self.open {
            self.tables.apply(change);
        }
        if !self.open.is_empty() {
            self.wal.push(std::mem::take(&mut self.open));
        }
        std::mem::take(&mut self.promises)
    }

    /// The database dies while it syncs. The open transaction survives if its last page was
    /// written. Nobody gets a reply.
    pub(crate) fn crash(&mut self, survives: bool) -> Vec<T> {
        self.is_up = false;
        self.is_stuck = false;
        let open = std::mem::take(&mut self.open);
        if survives && !open.is_empty() {
            self.wal.push(open);
        }
        self.replay();
        self.promises.drain(..).map(|promise| promise.to).collect()
    }

    /// The database continues from a replica that lacks the last transactions. Returns the lost
    /// events.
    pub(crate) fn fall_behind(&mut self, transactions: usize) -> Vec<(GameId, Event)> {
        let keep = self.wal.len().saturating_sub(transactions);
        let lost = self.wal.split_off(keep);
        self.replay();
        let changes = lost.into_iter().flatten();
        changes
            .filter_map(|change| match change {
                Change::Event(game, event) => Some((game, event)),
                Change::Game(game) => Some((game.id, game.opened)),
                Change::Pulse(_) | Change::Outage(_) | Change::Seek(..) | Change::SeekGone(_) => {
                    None
                }
            })
            .collect()
    }

    fn replay(&mut self) {
        self.tables = Tables::default();
        for change in self.wal.iter().flatten() {
            self.tables.apply(change);
        }
        self.ahead = self.tables.clone();
    }

    fn is_free(&self, game: GameId, event: &Event) -> bool {
        let Some(stored) = self.ahead.games.get(&game) else {
            return false;
        };
        let is_taken =
            stored.log.contains_key(&event.seq) && self.flaw != Some(Flaw::LastWriteWins);
        let has_predecessor = event
            .seq
            .checked_sub(1)
            .is_some_and(|seq| stored.log.contains_key(&seq));
        !is_taken && (has_predecessor || self.flaw == Some(Flaw::NoPredecessorNeeded))
    }

    fn begin(&mut self, game: Box<NewGame>) -> bool {
        let is_taken = self.ahead.games.contains_key(&game.id)
            || game
                .after
                .is_some_and(|it| self.ahead.next_of(it).is_some());
        let mut seeks = game.seeks.iter();
        let is_gone = seeks.any(|seek| !self.ahead.seeks.contains_key(seek))
            && self.flaw != Some(Flaw::SeeksAreTakenTwice);
        let is_taken = is_taken || is_gone;
        if !is_taken {
            self.change(Change::Game(game));
        }
        !is_taken
    }

    fn change(&mut self, change: Change) {
        self.ahead.apply(&change);
        self.open.push(change);
    }
}

/// The answer to a change that was made, or that something was in the way of.
fn written(is_done: bool) -> Reply {
    let written = is_done.then_some(()).ok_or(NotWritten::Conflict);
    Reply::Answer(Answer::Written(written))
}

impl Tables {
    fn apply(&mut self, change: &Change) {
        match change {
            Change::Event(game, event) => {
                if let Some(stored) = self.games.get_mut(game) {
                    stored.log.insert(event.seq, event.clone());
                }
            }
            Change::Game(new) => {
                let row = GameRow {
                    id: new.id,
                    black: new.black,
                    white: new.white,
                    rated: new.rated,
                    after: new.after,
                    heat: new.heat,
                };
                let log = BTreeMap::from([(0, new.opened.clone())]);
                let seeks = new.seeks.clone();
                for seek in &seeks {
                    self.seeks.remove(seek);
                }
                self.games.insert(new.id, Stored { row, seeks, log });
            }
            Change::Seek(seek, at) => {
                self.seeks.insert(seek.id, (seek.clone(), *at));
            }
            Change::SeekGone(seek) => {
                self.seeks.remove(seek);
            }
            Change::Pulse(at) => self.pulse = Some(*at),
            Change::Outage(outage) => self.outages.push(*outage),
        }
    }

    /// The seeks that are open at this time.
    pub(crate) fn open_seeks(&self, now: Instant) -> impl Iterator<Item = &Seek> {
        let seeks = self.seeks.values();
        let open = seeks.filter(move |(_, at)| now < at.after(SEEK_LASTS));
        open.map(|(seek, _)| seek)
    }

    /// Since when a seek has been open.
    pub(crate) fn seek_since(&self, seek: SeekId) -> Option<Instant> {
        self.seeks.get(&seek).map(|(_, at)| *at)
    }

    /// The games that have started since then.
    fn begun(&self, since: Instant) -> Vec<Begun> {
        let games = self.games.values();
        let recent = games.filter(|stored| stored.log.get(&0).is_some_and(|it| it.at >= since));
        recent
            .map(|stored| Begun {
                game: stored.row.id,
                players: [stored.row.black, stored.row.white],
                after: stored.row.after,
            })
            .collect()
    }

    fn read(&self, game: GameId, from: u64) -> Reply {
        let stored = self.games.get(&game);
        let events = stored.map(|it| {
            it.log
                .range(from..)
                .map(|(_, event)| event.clone())
                .collect()
        });
        Reply::Answer(Answer::Read(events.ok_or(NotRead::Unavailable)))
    }

    /// The game that came after this one.
    pub(crate) fn next_of(&self, game: GameId) -> Option<GameId> {
        let mut games = self.games.values();
        let next = games.find(|stored| stored.row.after == Some(game));
        next.map(|stored| stored.row.id)
    }
}
