//! All games, in memory.

use crate::names::{NameId, NameSet, Names, Ranks};
use crate::{Batch, Facts, Mark, Marks, OwnBook, Query, Show, Sort, facts};
use collection::{Continuations, DateRange, Duplicates, Fingerprint, Positions, fold};
use local_play::{SavedGame, SavedGameState};
use notation::pdn::{GameResult, PdnDate};
use rules::{Color, Position};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

/// How long deleted games are kept.
pub const TRASH_DAYS: i64 = 30;

/// How many bytes of a batch's comments are searched: 48 MB for 100,000 games.
const BATCH_COMMENTS: usize = 120_000;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// All games, except for their PDN.
#[derive(Default)]
pub struct Library {
    /// Games that are stored together. A removed one leaves a gap.
    groups: Vec<Option<Group>>,
    /// The group of each batch.
    batches: BTreeMap<u32, usize>,
    /// The group of each game that's stored on its own.
    singles: HashMap<String, usize>,
    /// The PDN keys of all games.
    keys: HashSet<u64>,
    names: Names,
}

struct Group {
    /// The number of the batch, or `None` for a game that's stored on its own.
    batch: Option<u32>,
    games: Vec<Entry>,
    /// Empty until they've been loaded.
    positions: Positions,
}

/// A game.
struct Entry {
    id: Box<str>,
    name: NameId,
    black: NameId,
    white: NameId,
    event: NameId,
    site: NameId,
    date: NameId,
    opening: NameId,
    collection: NameId,
    comments: Box<str>,
    result: GameResult,
    state: SavedGameState,
    plies: u32,
    black_below: bool,
    changed: i64,
    trashed: Option<i64>,
    key: u64,
}

/// The ID of a game and the batch that it's stored in, or `None` if it's stored on its own.
pub type Placed = (String, Option<u32>);

/// A game that a query found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    group: u32,
    place: u32,
    /// After how many half-moves the requested position first occurs; 0 if there's none.
    pub ply: u32,
}

/// The names of results and kinds of games, so that people can search for them.
pub trait Wording {
    /// A result in words. Empty if it's unknown.
    fn result(&self, result: GameResult) -> String;
    /// A kind of game in words.
    fn state(&self, state: SavedGameState) -> String;
}

/// A game as the list shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// The ID.
    pub id: String,
    /// The batch that it's stored in, or `None` if it's stored on its own.
    pub batch: Option<u32>,
    /// The name that the user gave it, or empty.
    pub name: String,
    /// Black's player. Empty if unknown, like the other texts.
    pub black: String,
    /// White's player.
    pub white: String,
    /// The event.
    pub event: String,
    /// The site.
    pub site: String,
    /// The date, as in PDN.
    pub date: String,
    /// The opening.
    pub opening: String,
    /// The collection.
    pub collection: String,
    /// The result.
    pub result: GameResult,
    /// Whether it can be resumed, is over, or was imported.
    pub state: SavedGameState,
    /// The length in half-moves.
    pub plies: u32,
    /// When it was last played or imported, in milliseconds since 1970.
    pub changed: i64,
    /// When it was deleted.
    pub trashed: Option<i64>,
    /// The side at the bottom of the board.
    pub bottom: Color,
    /// The position to show: the requested one, or else the last. `None` until it's loaded.
    pub shown: Option<Position>,
    /// After how many half-moves the requested position first occurs; 0 if there's none.
    pub ply: u32,
}

impl Listed {
    /// The name of the game, or its players.
    pub fn title(&self) -> String {
        if self.name.is_empty() {
            self.players()
        } else {
            self.name.clone()
        }
    }

    /// The players.
    pub fn players(&self) -> String {
        let player = |name: &str| if name.is_empty() { "?" } else { name }.to_owned();
        format!("{} – {}", player(&self.black), player(&self.white))
    }

    /// The length in moves, as they're numbered.
    pub const fn moves(&self) -> u32 {
        self.plies.div_ceil(2)
    }

    /// How many days are left until the game is deleted for good.
    pub fn days_left(&self, now: i64) -> Option<i64> {
        let gone = self.trashed?.saturating_add(TRASH_DAYS * DAY);
        Some(gone.saturating_sub(now).max(0).div_euclid(DAY) + 1)
    }
}

impl Library {
    /// An empty library.
    pub fn new() -> Library {
        Library::default()
    }

    /// Adds a batch of imported games, or replaces the one with this number. Positions of another
    /// number of games belong to something else and are ignored.
    pub fn put_batch(&mut self, number: u32, batch: &Batch, positions: Positions, marks: &Marks) {
        let none = Mark::default();
        let searched = searched_comments(batch.games.iter().map(|game| &game.facts));
        let games = batch.games.iter().enumerate().map(|(place, game)| {
            let mark = marks.get(&game.id).unwrap_or(&none);
            let collection = mark.collection.as_deref().unwrap_or(&batch.collection);
            // Earlier games come first in a list with the newest on top.
            let changed = batch
                .added
                .saturating_sub(i64::try_from(place).unwrap_or(0));
            let mut entry = self.names.entry(&game.id, &game.facts, changed, collection);
            if entry.comments.len() > searched {
                let end = entry.comments.floor_char_boundary(searched);
                entry.comments = entry.comments[..end].into();
            }
            entry.mark(mark, &mut self.names);
            entry
        });
        let games: Vec<Entry> = games.collect();
        let positions = match positions.games() == games.len() {
            true => positions,
            false => Positions::new(),
        };
        let group = Group {
            batch: Some(number),
            games,
            positions,
        };
        self.keys.extend(group.games.iter().map(|game| game.key));
        self.remove_batch(number);
        self.batches.insert(number, self.groups.len());
        self.groups.push(Some(group));
    }

    /// Adds the positions of a batch.
    pub fn put_positions(&mut self, number: u32, positions: Positions) {
        let slot = self.batches.get(&number);
        if let Some(group) = slot.and_then(|slot| self.groups[*slot].as_mut())
            && group.games.len() == positions.games()
        {
            group.positions = positions;
        }
    }

    /// Applies all marks of a batch.
    pub fn put_marks(&mut self, number: u32, original: &str, marks: &Marks) {
        let none = Mark::default();
        let Some(group) = self
            .batches
            .get(&number)
            .and_then(|slot| self.groups[*slot].as_mut())
        else {
            return;
        };
        for game in &mut group.games {
            let mark = marks.get(&*game.id).unwrap_or(&none);
            let collection = mark.collection.as_deref().unwrap_or(original);
            game.collection = self.names.number(collection);
            game.mark(mark, &mut self.names);
        }
    }

    /// Removes a batch.
    pub fn remove_batch(&mut self, number: u32) {
        if let Some(slot) = self.batches.remove(&number) {
            self.groups[slot] = None;
        }
    }

    /// Adds a game that's stored on its own, or replaces it. It takes the place of an imported game
    /// with the same ID.
    pub fn put_single(&mut self, kept: &SavedGame, mark: &Mark) {
        let mut positions = Positions::new();
        let facts = match kept.game() {
            Some(game) => {
                positions.add(&game);
                Facts::of(&game, &kept.pdn())
            }
            None => {
                positions.skip();
                Facts::default()
            }
        };
        let collection = mark.collection.as_deref().unwrap_or("");
        let mut entry = self.names.entry(&kept.id, &facts, kept.changed, collection);
        entry.state = kept.state;
        entry.black_below = kept.bottom() == Color::Black;
        if kept.state != SavedGameState::Imported {
            // The tags of a game that's played here may be older than its name and its players.
            entry.event = NameId::EMPTY;
        }
        entry.name = self.names.number(&kept.name);
        entry.trashed = mark.trashed;
        self.keys.insert(entry.key);
        self.remove_single(&kept.id);
        self.singles.insert(kept.id.clone(), self.groups.len());
        self.groups.push(Some(Group {
            batch: None,
            games: vec![entry],
            positions,
        }));
    }

    /// Removes a game that's stored on its own.
    pub fn remove_single(&mut self, id: &str) {
        if let Some(slot) = self.singles.remove(id) {
            self.groups[slot] = None;
        }
    }

    /// Removes all games that are stored on their own.
    pub fn clear_singles(&mut self) {
        for (_, slot) in self.singles.drain() {
            self.groups[slot] = None;
        }
        // Usually, they were at the end, so only gaps there are removed.
        while self.groups.pop_if(|group| group.is_none()).is_some() {}
    }

    /// The ID of each game, and the batch that it's stored in.
    pub fn places(&self) -> impl Iterator<Item = (&str, Option<u32>)> {
        let groups = self.groups.iter().flatten();
        groups.flat_map(|group| group.games.iter().map(|game| (&*game.id, group.batch)))
    }

    /// What can be done with the game with this ID.
    pub fn state_of(&self, id: &str) -> Option<SavedGameState> {
        let found = self.entries().find(|entry| &*entry.id == id);
        found.map(|entry| entry.state)
    }

    /// The number of games, without the trash.
    pub fn len(&self) -> usize {
        self.entries()
            .filter(|entry| entry.trashed.is_none())
            .count()
    }

    /// Whether there's nothing, not even in the trash.
    pub fn is_empty(&self) -> bool {
        self.entries().next().is_none()
    }

    /// The number of games of a kind. Duplicates aren't counted, because that takes a while.
    pub fn count(&self, show: Show) -> usize {
        self.entries().filter(|entry| entry.is(show)).count()
    }

    fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.groups.iter().flatten().flat_map(|group| &group.games)
    }

    /// The collections in alphabetical order, with the number of games in each.
    pub fn collections(&self) -> Vec<(String, usize)> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let entries = self.entries();
        for entry in entries.filter(|entry| entry.trashed.is_none()) {
            *counts.entry(self.names.text(entry.collection)).or_default() += 1;
        }
        let named = counts.into_iter().filter(|(name, _)| !name.is_empty());
        let mut named: Vec<(String, usize)> = named
            .map(|(name, count)| (name.to_owned(), count))
            .collect();
        named.sort_by_cached_key(|(name, _)| fold(name));
        named
    }

    /// The ID of a game with this PDN, if there is one.
    pub fn known(&self, pdn: &str) -> Option<String> {
        let key = facts::key(pdn);
        // Nearly always, it's new. Keys of removed games may still be there.
        self.keys.contains(&key).then_some(())?;
        let found = self.entries().find(|entry| entry.key == key)?;
        found.trashed.is_none().then(|| found.id.to_string())
    }

    /// What was played in a position, and how it went, in all games but those in the trash.
    pub fn continuations(&self, pos: Position) -> Continuations {
        self.continued(pos, |_| true)
    }

    /// The same in the games of one collection.
    pub fn continuations_in(&self, pos: Position, collection: &str) -> Continuations {
        self.continued(pos, |entry| self.names.text(entry.collection) == collection)
    }

    fn continued(&self, pos: Position, counts: impl Fn(&Entry) -> bool) -> Continuations {
        let mut found = Continuations::new(pos);
        for group in self.groups.iter().flatten() {
            let result = |place: usize| {
                let game = group.games.get(place)?;
                (game.trashed.is_none() && counts(game)).then_some(game.result)
            };
            found.add_all(&group.positions, result);
        }
        found
    }

    /// A book of the moves played in all games except those in the trash. `None` if none of the
    /// games starts from the starting position.
    pub fn own_book(&self) -> Option<OwnBook> {
        let groups = self.groups.iter().flatten();
        OwnBook::of_games(groups.flat_map(|group| {
            let loaded = group.games.iter().take(group.positions.games());
            let games = loaded.enumerate();
            let kept = games.filter(|(_, game)| game.trashed.is_none());
            kept.map(|(place, game)| (group.positions.of_game(place), game.result))
        }))
    }

    /// The games that a query is about, in order.
    pub fn find(&self, query: &Query, wording: &impl Wording) -> Vec<Hit> {
        let finder = Finder::new(query, self, wording);
        let mut hits = Vec::new();
        for (slot, group) in (0..).zip(&self.groups) {
            let Some(group) = group else {
                continue;
            };
            let mut add = |place: usize, ply: usize| {
                if group.games.get(place).is_some_and(|game| finder.fits(game)) {
                    hits.push(Hit {
                        group: slot,
                        place: u32::try_from(place).expect("a batch is small"),
                        ply: u32::try_from(ply).unwrap_or(u32::MAX),
                    });
                }
            };
            match &query.board {
                None => (0..group.games.len()).for_each(|place| add(place, 0)),
                Some(filter) => group
                    .positions
                    .find(&filter.board, filter.or_reversed)
                    .for_each(|(place, found)| add(place, found.ply)),
            }
        }
        if query.show == Show::Duplicates {
            self.keep_duplicates(&mut hits);
        }
        self.sort(&mut hits, query);
        hits
    }

    /// Keeps the games that are the same as an earlier one.
    fn keep_duplicates(&self, hits: &mut Vec<Hit>) {
        // The one that has been here longest is the original.
        hits.sort_by_key(|hit| {
            let entry = self.entry(*hit);
            (entry.changed, Reverse(hit.place))
        });
        let mut seen = Duplicates::default();
        hits.retain(|hit| {
            let entry = self.entry(*hit);
            let group = self.group(*hit);
            if group.positions.games() <= hit.place as usize || entry.plies == 0 {
                return false;
            }
            let positions = group.positions.of_game(hit.place as usize);
            let players = [entry.black, entry.white].map(|name| {
                let name = self.names.text(name);
                (!name.is_empty()).then_some(name)
            });
            let print = Fingerprint::of_positions(positions, players);
            seen.add(print, 0).is_some()
        });
    }

    fn sort(&self, hits: &mut [Hit], query: &Query) {
        // First the newest, which also decides between games that are otherwise equal.
        hits.sort_by_key(|hit| (Reverse(self.entry(*hit).changed), hit.place));
        let by_name = |hits: &mut [Hit], ranks: &Ranks, name: fn(&Entry) -> NameId| {
            hits.sort_by_key(|hit| ranks.of(name(self.entry(*hit))));
        };
        let ranks = || self.names.ranks();
        match query.sort {
            Sort::Added => {}
            Sort::Black => by_name(hits, &ranks(), |entry| entry.black),
            Sort::White => by_name(hits, &ranks(), |entry| entry.white),
            Sort::Event => by_name(hits, &ranks(), |entry| entry.event),
            Sort::Site => by_name(hits, &ranks(), |entry| entry.site),
            Sort::Opening => by_name(hits, &ranks(), |entry| entry.opening),
            Sort::Date => {
                // Many games have the same date, so each is read once.
                let keys = self.names.map(|date| date_key(date.parse().ok()));
                hits.sort_by_key(|hit| Reverse(keys.of(self.entry(*hit).date)));
            }
            Sort::Length => hits.sort_by_key(|hit| Reverse(self.entry(*hit).plies)),
            Sort::Result => hits.sort_by_key(|hit| match self.entry(*hit).result {
                GameResult::Win(Color::Black) => 0,
                GameResult::Draw => 1,
                GameResult::Win(Color::White) => 2,
                GameResult::BothLose => 3,
                GameResult::Unknown => 4,
            }),
        }
        if query.is_reversed {
            hits.reverse();
        }
    }

    fn group(&self, hit: Hit) -> &Group {
        self.groups[hit.group as usize]
            .as_ref()
            .expect("a hit isn't used after its group is removed")
    }

    fn entry(&self, hit: Hit) -> &Entry {
        &self.group(hit).games[hit.place as usize]
    }

    /// What the list shows of a game. `None` if it isn't there anymore.
    pub fn listed(&self, hit: Hit) -> Option<Listed> {
        let group = self.groups.get(hit.group as usize)?.as_ref()?;
        let entry = group.games.get(hit.place as usize)?;
        let text = |id| self.names.text(id).to_owned();
        let place = hit.place as usize;
        let shown = (place < group.positions.games())
            .then(|| match hit.ply {
                0 => group.positions.last(place),
                ply => group.positions.of_game(place).nth(ply as usize),
            })
            .flatten();
        Some(Listed {
            id: entry.id.to_string(),
            batch: group.batch,
            name: text(entry.name),
            black: text(entry.black),
            white: text(entry.white),
            event: text(entry.event),
            site: text(entry.site),
            date: text(entry.date),
            opening: text(entry.opening),
            collection: text(entry.collection),
            result: entry.result,
            state: entry.state,
            plies: entry.plies,
            changed: entry.changed,
            trashed: entry.trashed,
            bottom: if entry.black_below {
                Color::Black
            } else {
                Color::White
            },
            shown,
            ply: hit.ply,
        })
    }

    /// The ID of a game and the batch that it's stored in. `None` if it isn't there anymore.
    pub fn place(&self, hit: Hit) -> Option<(&str, Option<u32>)> {
        let group = self.groups.get(hit.group as usize)?.as_ref()?;
        let entry = group.games.get(hit.place as usize)?;
        Some((&entry.id, group.batch))
    }

    /// The games of a list, in its order. Those that aren't there anymore are left out.
    pub fn placed(&self, hits: &[Hit]) -> Vec<Placed> {
        let places = hits.iter().filter_map(|hit| self.place(*hit));
        places.map(|(id, batch)| (id.to_owned(), batch)).collect()
    }

    /// The games that have been in the trash long enough.
    pub fn expired(&self, now: i64) -> Vec<Placed> {
        let is_expired = |entry: &Entry| {
            let trashed = entry.trashed;
            trashed.is_some_and(|trashed| now.saturating_sub(trashed) > TRASH_DAYS * DAY)
        };
        let groups = self.groups.iter().flatten();
        groups
            .flat_map(|group| group.games.iter().map(|entry| (entry, group.batch)))
            .filter(|(entry, _)| is_expired(entry))
            .map(|(entry, batch)| (entry.id.to_string(), batch))
            .collect()
    }
}

/// How much of the comments of each game in a batch is searched, so that together they don't take
/// too much memory. Most games have no comments, and those with long ones share what's left.
fn searched_comments<'a>(games: impl Iterator<Item = &'a Facts> + Clone) -> usize {
    let fits = |most: &usize| {
        let lengths = games.clone().map(|game| game.comments.len().min(*most));
        lengths.sum::<usize>() <= BATCH_COMMENTS
    };
    let steps = std::iter::successors(Some(facts::MAX_COMMENTS), |most| Some(most * 3 / 4));
    steps.take_while(|most| *most > 0).find(fits).unwrap_or(0)
}

impl Names {
    /// An imported game.
    fn entry(&mut self, id: &str, facts: &Facts, changed: i64, collection: &str) -> Entry {
        Entry {
            id: id.into(),
            name: NameId::EMPTY,
            black: self.number(&facts.black),
            white: self.number(&facts.white),
            event: self.number(&facts.event),
            site: self.number(&facts.site),
            date: self.number(&facts.date),
            opening: self.number(&facts.opening),
            collection: self.number(collection),
            comments: facts.comments.as_str().into(),
            result: facts.game_result(),
            state: SavedGameState::Imported,
            plies: facts.plies,
            black_below: facts.black_below,
            changed,
            trashed: None,
            key: facts.key,
        }
    }
}

impl Entry {
    /// Takes over the name and the trash from a mark.
    fn mark(&mut self, mark: &Mark, names: &mut Names) {
        self.name = names.number(mark.name.as_deref().unwrap_or(""));
        self.trashed = mark.trashed;
    }

    fn is(&self, show: Show) -> bool {
        let state = match show {
            Show::Trash => return self.trashed.is_some(),
            Show::All | Show::Duplicates => None,
            Show::Unfinished => Some(SavedGameState::Unfinished),
            Show::Finished => Some(SavedGameState::Finished),
            Show::Imported => Some(SavedGameState::Imported),
        };
        self.trashed.is_none() && state.is_none_or(|state| self.state == state)
    }

    fn names(&self) -> [NameId; 8] {
        [
            self.name,
            self.black,
            self.white,
            self.event,
            self.site,
            self.date,
            self.opening,
            self.collection,
        ]
    }
}

/// A query, ready to look at many games.
struct Finder<'a> {
    query: &'a Query,
    words: Vec<Word>,
    /// The dates in the requested years.
    dates: Option<NameSet>,
    collection: Option<NameSet>,
}

/// A word to look for, and where it was found already.
struct Word {
    text: String,
    names: NameSet,
    results: Vec<GameResult>,
    states: Vec<SavedGameState>,
}

impl<'a> Finder<'a> {
    fn new(query: &'a Query, library: &'a Library, wording: &impl Wording) -> Finder<'a> {
        let results = [
            GameResult::Win(Color::Black),
            GameResult::Win(Color::White),
            GameResult::Draw,
            GameResult::BothLose,
            GameResult::Unknown,
        ]
        .map(|result| {
            let words = format!("{} {}", result.text(), wording.result(result));
            (result, fold(&words))
        });
        let states = [
            SavedGameState::Unfinished,
            SavedGameState::Finished,
            SavedGameState::Imported,
        ]
        .map(|state| (state, fold(&wording.state(state))));
        let folded = fold(&query.text);
        let words = folded.split_whitespace().map(|word| {
            let results = results.iter().filter(|(_, text)| text.contains(word));
            let states = states.iter().filter(|(_, text)| text.contains(word));
            Word {
                text: word.to_owned(),
                names: library.names.with(word),
                results: results.map(|(result, _)| *result).collect(),
                states: states.map(|(state, _)| *state).collect(),
            }
        });
        let (from, to) = query.years;
        Finder {
            query,
            words: words.collect(),
            dates: (from.is_some() || to.is_some()).then(|| {
                let years = DateRange::years(from, to);
                library.names.that(|date| years.fits(date.parse().ok()))
            }),
            collection: query
                .collection
                .as_ref()
                .map(|name| library.names.only(name)),
        }
    }

    fn fits(&self, entry: &Entry) -> bool {
        let Query {
            show,
            result,
            moves: (least, most),
            ..
        } = *self.query;
        let moves = entry.plies.div_ceil(2);
        entry.is(show)
            && result.is_none_or(|result| collection::ResultFilter::from(result).fits(entry.result))
            && least.is_none_or(|least| moves >= least)
            && most.is_none_or(|most| moves <= most)
            && self
                .collection
                .as_ref()
                .is_none_or(|names| names.contains(entry.collection))
            && self
                .dates
                .as_ref()
                .is_none_or(|dates| dates.contains(entry.date))
            && self.words.iter().all(|word| word.is_in(entry))
    }
}

impl Word {
    fn is_in(&self, entry: &Entry) -> bool {
        entry.names().iter().any(|name| self.names.contains(*name))
            || self.results.contains(&entry.result)
            || self.states.contains(&entry.state)
            || entry.comments.contains(&self.text)
    }
}

/// Orders dates. Unknown values come first.
fn date_key(date: Option<PdnDate>) -> (u16, u8, u8) {
    date.map_or((0, 0, 0), |date| {
        let PdnDate { year, month, day } = date;
        (year.unwrap_or(0), month.unwrap_or(0), day.unwrap_or(0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardFilter, ResultChoice};
    use collection::BoardQuery;

    struct English;

    impl Wording for English {
        fn result(&self, result: GameResult) -> String {
            match result {
                GameResult::Win(Color::Black) => "Red won",
                GameResult::Win(Color::White) => "White won",
                GameResult::Draw => "Draw",
                GameResult::BothLose => "Both lost",
                GameResult::Unknown => "",
            }
            .to_owned()
        }

        fn state(&self, state: SavedGameState) -> String {
            format!("{state:?}")
        }
    }

    const GAMES: [(&str, &str); 4] = [
        (
            "a",
            "[Event \"Open\"]\n[Site \"Belfast\"]\n[Date \"1999.05.??\"]\n[Black \
             \"Muñoz\"]\n[White \"Lee\"]\n1. 9-13 22-18 2. 6-9 25-22 1-0",
        ),
        (
            "b",
            "[Date \"1954\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 {a fine start} 0-1",
        ),
        ("c", "[Black \"Cid\"]\n1. 11-15 23-19 2. 8-11 1/2-1/2"),
        ("d", "[Black \"ann\"]\n1. 11-15 *"),
    ];

    fn library() -> Library {
        let (batch, positions) = Batch::restore("club".to_owned(), 1000, GAMES);
        let mut library = Library::new();
        library.put_batch(7, &batch, positions, &Marks::new());
        let played = SavedGame::file(
            "p".to_owned(),
            SavedGameState::Unfinished,
            "[Black \"You\"]\n[SavedGame \"1\"]\n1. 10-14 22-18 2. 11-15 18x11 3. 8x15 *"
                .to_owned(),
            2000,
        );
        library.put_single(&played, &Mark::default());
        library
    }

    fn ids(library: &Library, query: &Query) -> String {
        let hits = library.find(query, &English);
        hits.iter()
            .map(|hit| library.place(*hit).unwrap().0)
            .collect()
    }

    #[track_caller]
    fn check(set: impl FnOnce(&mut Query), expected: &str) {
        let mut query = Query::default();
        set(&mut query);
        assert_eq!(ids(&library(), &query), expected, "{query:?}");
    }

    fn text(text: &str) -> impl FnOnce(&mut Query) {
        let text = text.to_owned();
        |query| query.text = text
    }

    #[test]
    fn words_are_found_in_everything_that_is_shown() {
        check(text(""), "pabcd");
        check(text("munoz"), "a");
        check(text("BELFAST lee"), "a");
        check(text("open 1999"), "a");
        check(text("dreaded"), "a");
        check(text("red won"), "a");
        check(text("draw"), "c");
        check(text("1/2-1/2"), "c");
        check(text("fine"), "b");
        check(text("ann"), "bd");
        check(text("unfinished"), "p");
        check(text("club 11"), "");
        check(text("nobody"), "");
    }

    #[test]
    fn filters_narrow_the_list() {
        check(|query| query.show = Show::Imported, "abcd");
        check(|query| query.show = Show::Unfinished, "p");
        check(|query| query.result = Some(ResultChoice::White), "b");
        check(|query| query.result = Some(ResultChoice::Unknown), "pd");
        check(|query| query.years = (Some(1950), Some(1960)), "b");
        check(|query| query.years = (Some(1955), None), "a");
        check(|query| query.moves = (Some(2), None), "pac");
        check(|query| query.moves = (None, Some(1)), "bd");
        check(|query| query.collection = Some("club".to_owned()), "abcd");
        check(|query| query.collection = Some("clu".to_owned()), "");
        check(|query| query.collection = Some(String::new()), "p");
    }

    #[test]
    fn every_column_sorts_and_unknown_values_come_last() {
        let sorted = |sort| move |query: &mut Query| query.sort = sort;
        check(sorted(Sort::Black), "bdcap");
        check(sorted(Sort::White), "bapcd");
        check(sorted(Sort::Event), "apbcd");
        check(sorted(Sort::Site), "apbcd");
        check(sorted(Sort::Date), "abpcd");
        check(sorted(Sort::Result), "acbpd");
        check(sorted(Sort::Length), "pacbd");
        check(|query| query.is_reversed = true, "dcbap");
        check(sorted(Sort::Opening), "pabcd");
    }

    #[test]
    fn positions_and_patterns_are_found_with_colors_reversed_on_request() {
        let found = |board: BoardQuery, or_reversed: bool| {
            let query = Query {
                board: Some(BoardFilter { board, or_reversed }),
                ..Query::default()
            };
            let library = library();
            let hits = library.find(&query, &English);
            let plies: Vec<u32> = hits.iter().map(|hit| hit.ply).collect();
            (ids(&library, &query), plies)
        };
        let pos = testkit::position("W:W21-32:B1-10,12,15");
        let position = BoardQuery::Position(pos);
        assert_eq!(found(position, false), ("bcd".to_owned(), vec![1, 1, 1]));
        let swapped = BoardQuery::Position(pos.swapped());
        assert_eq!(found(swapped, false), (String::new(), vec![]));
        assert_eq!(found(swapped, true), ("bcd".to_owned(), vec![1, 1, 1]));
        let pattern = BoardQuery::Pattern("13=B 22=-".parse().unwrap());
        assert_eq!(found(pattern, false), ("a".to_owned(), vec![2]));
        // The row shows the sought position.
        let query = Query {
            board: Some(BoardFilter {
                board: position,
                or_reversed: false,
            }),
            ..Query::default()
        };
        let library = library();
        let hits = library.find(&query, &English);
        assert_eq!(library.listed(hits[1]).unwrap().shown, Some(pos));
    }

    #[test]
    fn copies_are_found_and_the_oldest_is_the_original() {
        let mut library = library();
        let again = [GAMES[2], ("e", "[White \"Dan\"]\n1. 11-15 0-1")];
        let again = again.map(|(id, pdn)| (if id == "c" { "f" } else { id }, pdn));
        let (batch, positions) = Batch::restore(String::new(), 5000, again);
        library.put_batch(8, &batch, positions, &Marks::new());
        let query = Query {
            show: Show::Duplicates,
            ..Query::default()
        };
        // One more game by Ann that starts 11-15, and Dan isn't Bob.
        assert_eq!(ids(&library, &query), "feb");
        assert_eq!(library.known(GAMES[2].1).as_deref(), Some("c"));
        assert_eq!(library.known("1. 11-15 1-0"), None);
    }

    #[test]
    fn deleted_games_are_in_the_trash_for_thirty_days() {
        let mut library = library();
        let mark = Mark {
            trashed: Some(10 * DAY),
            ..Mark::default()
        };
        library.put_marks(7, "club", &Marks::from([("b".to_owned(), mark)]));
        assert_eq!((library.len(), library.count(Show::Trash)), (4, 1));
        let trash = Query {
            show: Show::Trash,
            ..Query::default()
        };
        assert_eq!(ids(&library, &trash), "b");
        assert_eq!(ids(&library, &Query::default()), "pacd");
        // A deleted game can be imported again.
        assert_eq!(library.known(GAMES[1].1), None);
        let hit = library.find(&trash, &English)[0];
        let listed = library.listed(hit).unwrap();
        assert_eq!(listed.days_left(10 * DAY), Some(31));
        assert_eq!(listed.days_left(40 * DAY), Some(1));
        assert_eq!(library.expired(40 * DAY), []);
        assert_eq!(library.expired(40 * DAY + 1), [("b".to_owned(), Some(7))]);
        library.put_marks(7, "club", &Marks::new());
        assert_eq!(ids(&library, &Query::default()), "pabcd");
    }

    #[test]
    fn names_and_collections_are_changed() {
        let mut library = library();
        let mark = Mark {
            name: Some("The best".to_owned()),
            collection: Some("Élite".to_owned()),
            trashed: None,
        };
        library.put_marks(7, "club", &Marks::from([("c".to_owned(), mark)]));
        let collections = library.collections();
        assert_eq!(
            collections,
            [("club".to_owned(), 3), ("Élite".to_owned(), 1)]
        );
        let query = Query {
            text: "best elite".to_owned(),
            ..Query::default()
        };
        let hits = library.find(&query, &English);
        let listed = library.listed(hits[0]).unwrap();
        assert_eq!((listed.title().as_str(), listed.moves()), ("The best", 2));
        assert_eq!(listed.players(), "Cid – ?");
        assert_eq!((listed.batch, listed.bottom), (Some(7), Color::White));
    }

    #[test]
    fn games_are_replaced_and_removed() {
        let mut library = library();
        let (batch, positions) = Batch::restore("club".to_owned(), 1000, [GAMES[0]]);
        library.put_batch(7, &batch, Positions::new(), &Marks::new());
        assert_eq!(ids(&library, &Query::default()), "pa");
        let hit = library.find(&text_query("munoz"), &English)[0];
        assert_eq!(library.listed(hit).unwrap().shown, None);
        library.put_positions(7, positions);
        assert!(library.listed(hit).unwrap().shown.is_some());
        assert_eq!(library.state_of("p"), Some(SavedGameState::Unfinished));
        assert_eq!(library.places().collect::<Vec<_>>().len(), 2);
        library.clear_singles();
        assert_eq!(library.state_of("p"), None);
        library.remove_batch(7);
        assert!(library.is_empty());
        assert_eq!((library.place(hit), library.listed(hit)), (None, None));
    }

    fn text_query(text: &str) -> Query {
        Query {
            text: text.to_owned(),
            ..Query::default()
        }
    }

    #[test]
    fn a_book_is_made_from_the_games_that_are_kept() {
        let mut library = library();
        let book = library.own_book().unwrap();
        let played = |book: &OwnBook| -> Vec<String> {
            let moves = book.moves(&Position::START);
            moves.iter().map(|found| found.mv.to_string()).collect()
        };
        // A losing move isn't played, no matter how popular it is.
        assert_eq!(played(&book)[0], "9-13");
        assert_eq!(book.moves(&Position::START).len(), 3);
        library.remove_batch(7);
        assert_eq!(played(&library.own_book().unwrap()), ["10-14"]);
        library.clear_singles();
        assert_eq!(library.own_book(), None);
    }

    #[test]
    fn comments_of_a_batch_are_searched_as_far_as_memory_allows() {
        let batch_of = |comments: &[String]| {
            let mut batch = Batch::new(String::new(), 0);
            for (number, comments) in comments.iter().enumerate() {
                let facts = Facts {
                    comments: comments.clone(),
                    ..Facts::default()
                };
                let id = number.to_string();
                batch.games.push(crate::BatchGame { id, facts });
            }
            batch
        };
        #[track_caller]
        fn check(batch: &Batch, text: &str, expected: usize) {
            let mut library = Library::new();
            library.put_batch(0, batch, Positions::new(), &Marks::new());
            let query = Query {
                text: text.to_owned(),
                ..Query::default()
            };
            assert_eq!(library.find(&query, &English).len(), expected);
            let used: usize = library.entries().map(|entry| entry.comments.len()).sum();
            assert!(used <= BATCH_COMMENTS, "{used}");
        }
        // As far as a game's comments are searched at all, a few long ones are searched completely.
        let long = format!("brave {}end", "é".repeat(1900));
        let few = batch_of(&[vec![long.clone(); 10], vec![String::new(); 240]].concat());
        check(&few, "brave", 10);
        check(&few, "end", 10);
        let many = batch_of(&vec![long; Batch::GAMES]);
        check(&many, "brave", Batch::GAMES);
        check(&many, "end", 0);
    }

    #[test]
    fn the_moves_of_a_position_are_scored() {
        let found = library().continuations(Position::START);
        assert_eq!(found.total().games, 5);
        let (mv, score) = found.moves()[0];
        assert_eq!((mv.to_string().as_str(), score.games), ("11-15", 3));
        let total = |name: &str| {
            let found = library().continuations_in(Position::START, name);
            found.total().games
        };
        let club = total("club");
        assert!((1..5).contains(&club), "{club}");
        assert_eq!(club + total(""), 5);
        assert_eq!(total("clu"), 0);
    }
}
