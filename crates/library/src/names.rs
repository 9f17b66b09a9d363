//! Texts that many games share.

use collection::fold;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// The number of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NameId(u32);

impl NameId {
    /// The empty text.
    pub(crate) const EMPTY: NameId = NameId(0);
}

/// Each different text once, with its number. Games repeat players, events and openings, so a
/// search looks at a few thousand texts instead of all games.
pub(crate) struct Names {
    texts: Vec<Name>,
    numbers: HashMap<Rc<str>, u32>,
    /// The alphabetical order, until a text is added.
    order: RefCell<Option<Rc<Ranks>>>,
}

struct Name {
    text: Rc<str>,
    /// The form that searches compare. `None` if that's the text itself.
    folded: Option<Box<str>>,
}

impl Name {
    fn folded(&self) -> &str {
        self.folded.as_deref().unwrap_or(&self.text)
    }
}

impl Default for Names {
    fn default() -> Names {
        let mut names = Names {
            texts: Vec::new(),
            numbers: HashMap::new(),
            order: RefCell::default(),
        };
        names.number("");
        names
    }
}

impl Names {
    /// The number of a text.
    pub(crate) fn number(&mut self, text: &str) -> NameId {
        if let Some(number) = self.numbers.get(text) {
            return NameId(*number);
        }
        let number = u32::try_from(self.texts.len()).expect("memory has fewer texts");
        let shared: Rc<str> = text.into();
        let folded = fold(text);
        self.texts.push(Name {
            text: Rc::clone(&shared),
            folded: (folded != text).then(|| folded.into()),
        });
        self.numbers.insert(shared, number);
        self.order.take();
        NameId(number)
    }

    /// The text with this number.
    pub(crate) fn text(&self, id: NameId) -> &str {
        &self.texts[id.0 as usize].text
    }

    /// Which texts contain this folded word.
    pub(crate) fn with(&self, word: &str) -> NameSet {
        let contains = |name: &Name| name.folded().contains(word);
        NameSet(self.texts.iter().map(contains).collect())
    }

    /// Which texts have a property.
    pub(crate) fn that(&self, has: impl Fn(&str) -> bool) -> NameSet {
        NameSet(self.texts.iter().map(|name| has(&name.text)).collect())
    }

    /// A value for each text.
    pub(crate) fn map<T>(&self, value: impl Fn(&str) -> T) -> NameMap<T> {
        NameMap(self.texts.iter().map(|name| value(&name.text)).collect())
    }

    /// The set that contains only this text. It's empty if no game has it.
    pub(crate) fn only(&self, text: &str) -> NameSet {
        let mut set = vec![false; self.texts.len()];
        if let Some(number) = self.numbers.get(text) {
            set[*number as usize] = true;
        }
        NameSet(set)
    }

    /// The place of each text in alphabetical order. The empty text comes last.
    pub(crate) fn ranks(&self) -> Rc<Ranks> {
        let mut known = self.order.borrow_mut();
        Rc::clone(known.get_or_insert_with(|| Rc::new(self.make_ranks())))
    }

    fn make_ranks(&self) -> Ranks {
        let mut order: Vec<u32> = (0..).take(self.texts.len()).collect();
        order.sort_by_key(|number| {
            let text = self.texts[*number as usize].folded();
            (text.is_empty(), text)
        });
        let mut ranks = vec![0; order.len()];
        for (rank, number) in (0..).zip(order) {
            ranks[number as usize] = rank;
        }
        Ranks(ranks)
    }
}

/// A set of texts.
pub(crate) struct NameSet(Vec<bool>);

impl NameSet {
    pub(crate) fn contains(&self, id: NameId) -> bool {
        self.0[id.0 as usize]
    }
}

/// A value for each text.
pub(crate) struct NameMap<T>(Vec<T>);

impl<T: Copy> NameMap<T> {
    pub(crate) fn of(&self, id: NameId) -> T {
        self.0[id.0 as usize]
    }
}

/// The alphabetical order of texts.
pub(crate) struct Ranks(Vec<u32>);

impl Ranks {
    pub(crate) fn of(&self, id: NameId) -> u32 {
        self.0[id.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_numbered_searched_and_ordered() {
        let mut names = Names::default();
        let [elm, munoz, ash] = ["Elm", "Muñoz", "ash"].map(|text| names.number(text));
        assert_eq!(names.number("Muñoz"), munoz);
        assert_eq!(names.number(""), NameId::EMPTY);
        assert_eq!(names.text(munoz), "Muñoz");
        let found = names.with("m");
        let contained = [elm, munoz, ash, NameId::EMPTY].map(|id| found.contains(id));
        assert_eq!(contained, [true, true, false, false]);
        let ranks = names.ranks();
        let order = [ash, elm, munoz, NameId::EMPTY].map(|id| ranks.of(id));
        assert!(order.is_sorted(), "{order:?}");
        // A new text changes the order.
        let birch = names.number("birch");
        let ranks = names.ranks();
        let order = [ash, birch, elm, munoz, NameId::EMPTY].map(|id| ranks.of(id));
        assert!(order.is_sorted(), "{order:?}");
        let lengths = names.map(str::len);
        assert_eq!([elm, birch].map(|id| lengths.of(id)), [3, 5]);
        let long = names.that(|text| text.len() > 3);
        assert_eq!([elm, birch].map(|id| long.contains(id)), [false, true]);
    }
}
