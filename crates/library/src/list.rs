//! A list of games as someone looks at it: the query, the page, and what's selected.

use crate::{Placed, Query, Show};
use std::collections::BTreeMap;

/// The number of games per page.
const PAGE: usize = 40;

/// More games than this aren't deleted without a question.
const MANY: usize = 10;

/// A list of games. The query and the page are in the address, so Back returns to them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LibraryList {
    query: Query,
    /// Counted from 0. It may be one that deleting has emptied.
    page: usize,
    /// The selected games, with the batches that they're stored in.
    selected: BTreeMap<String, Option<u32>>,
}

/// A page of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// The number of the page, from 0.
    pub number: usize,
    /// The place of its first game, from 0.
    pub first: usize,
    /// The place after its last game.
    pub end: usize,
    /// How many games the list has.
    pub all: usize,
}

impl Page {
    /// Whether there's only one.
    pub const fn is_only(&self) -> bool {
        self.all <= PAGE
    }

    /// Whether none comes after it.
    pub const fn is_last(&self) -> bool {
        self.end >= self.all
    }
}

impl LibraryList {
    /// The first page of what a query finds.
    pub fn new(query: Query) -> LibraryList {
        LibraryList {
            query,
            ..LibraryList::default()
        }
    }

    /// Reads the parameters of an address. What makes no sense is ignored.
    pub fn from_parameters(get: impl Fn(&str) -> Option<String>) -> LibraryList {
        let page = get("page").and_then(|page| page.parse::<usize>().ok());
        LibraryList {
            page: page.map_or(0, |page| page.saturating_sub(1)),
            ..LibraryList::new(Query::from_parameters(get))
        }
    }

    /// The parameters of the address.
    pub fn to_parameters(&self) -> Vec<(&'static str, String)> {
        let mut parameters = self.query.to_parameters();
        if self.page > 0 {
            parameters.push(("page", (self.page + 1).to_string()));
        }
        parameters
    }

    /// The query.
    pub const fn query(&self) -> &Query {
        &self.query
    }

    /// Whether it shows the trash.
    pub fn is_trash(&self) -> bool {
        self.query.show == Show::Trash
    }

    /// Changes the query. The new list starts at its first page, with nothing selected.
    pub fn ask(&mut self, change: impl FnOnce(&mut Query)) {
        change(&mut self.query);
        self.page = 0;
        self.selected.clear();
    }

    /// Turns to another page, counted from 0.
    pub const fn turn(&mut self, page: usize) {
        self.page = page;
    }

    /// The page that's shown if the query finds so many games.
    pub fn page(&self, found: usize) -> Page {
        // Deleting may have emptied a page.
        let number = self.page.min(found.saturating_sub(1) / PAGE);
        let first = number * PAGE;
        Page {
            number,
            first,
            end: (first + PAGE).min(found),
            all: found,
        }
    }

    /// How many games are selected.
    pub fn selected(&self) -> usize {
        self.selected.len()
    }

    /// Whether a game is selected.
    pub fn is_selected(&self, id: &str) -> bool {
        self.selected.contains_key(id)
    }

    /// Selects a game or not.
    pub fn select(&mut self, (id, batch): Placed, is_selected: bool) {
        if is_selected {
            self.selected.insert(id, batch);
        } else {
            self.selected.remove(&id);
        }
    }

    /// Selects these games and no others.
    pub fn select_all(&mut self, games: impl IntoIterator<Item = Placed>) {
        self.selected = games.into_iter().collect();
    }

    /// Whether to ask before deleting the selected games: there are many, or they're in the trash
    /// already.
    pub fn asks_before_deleting(&self) -> bool {
        self.is_trash() || self.selected.len() > MANY
    }

    /// The selected games in the order of the list.
    pub fn selected_of(&self, order: Vec<Placed>) -> Vec<Placed> {
        let selected = order.into_iter().filter(|(id, _)| self.is_selected(id));
        selected.collect()
    }

    /// The same, and they aren't selected anymore.
    pub fn take_selected(&mut self, order: Vec<Placed>) -> Vec<Placed> {
        let games = self.selected_of(order);
        self.selected.clear();
        games
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sort;

    fn list_of(address: &str) -> LibraryList {
        LibraryList::from_parameters(|name| {
            let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
            let found = pairs.find(|(it, _)| *it == name);
            found.map(|(_, value)| value.to_owned())
        })
    }

    fn games(ids: &[&str]) -> Vec<Placed> {
        ids.iter().map(|id| ((*id).to_owned(), Some(1))).collect()
    }

    #[test]
    fn the_query_and_the_page_come_back_from_the_address() {
        for address in ["", "page=3", "search=ann&page=2"] {
            let list = list_of(address);
            let parameters = list.to_parameters();
            let again = LibraryList::from_parameters(|name| {
                let found = parameters.iter().find(|(it, _)| *it == name);
                found.map(|(_, value)| value.clone())
            });
            assert_eq!(again, list, "{address}");
        }
        assert_eq!(list_of("page=3").page(1_000).number, 2);
        assert_eq!(list_of("page=0").page(1_000).number, 0);
        assert_eq!(list_of("page=x"), LibraryList::default());
        assert_eq!(list_of(""), LibraryList::default());
    }

    #[test]
    fn a_page_that_was_emptied_is_the_last_one() {
        #[track_caller]
        fn check(page: usize, found: usize, expected: (usize, usize, usize), is_last: bool) {
            let mut list = LibraryList::default();
            list.turn(page);
            let page = list.page(found);
            assert_eq!((page.number, page.first, page.end), expected);
            assert_eq!((page.is_last(), page.is_only()), (is_last, found <= PAGE));
        }
        check(0, 0, (0, 0, 0), true);
        check(0, 40, (0, 0, 40), true);
        check(1, 40, (0, 0, 40), true);
        check(0, 41, (0, 0, 40), false);
        check(1, 41, (1, 40, 41), true);
        check(9, 100, (2, 80, 100), true);
    }

    #[test]
    fn another_query_selects_nothing_and_starts_at_the_first_page() {
        let mut list = LibraryList::default();
        list.turn(2);
        list.select_all(games(&["a", "b"]));
        list.ask(|query| query.sort = Sort::ALL[1]);
        assert_eq!((list.selected(), list.page(1_000).number), (0, 0));
    }

    #[test]
    fn selected_games_keep_the_order_of_the_list() {
        let mut list = LibraryList::default();
        list.select(("c".to_owned(), None), true);
        list.select(("a".to_owned(), Some(1)), true);
        list.select(("b".to_owned(), Some(1)), true);
        list.select(("b".to_owned(), Some(1)), false);
        assert_eq!(
            list.selected_of(games(&["c", "b", "a"])),
            games(&["c", "a"])
        );
        // One that the query doesn't find anymore is left out.
        assert_eq!(list.take_selected(games(&["a"])), games(&["a"]));
        assert_eq!(list.selected(), 0);
    }

    #[test]
    fn many_games_and_games_in_the_trash_are_not_deleted_without_a_question() {
        let mut list = LibraryList::default();
        let many: Vec<Placed> = (0..=MANY).map(|it| (it.to_string(), None)).collect();
        list.select_all(many[1..].to_vec());
        assert!(!list.asks_before_deleting());
        list.select_all(many);
        assert!(list.asks_before_deleting());
        list.ask(|query| query.show = Show::Trash);
        list.select(("a".to_owned(), None), true);
        assert!(list.asks_before_deleting());
    }
}
