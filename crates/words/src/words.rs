//! All messages of a language.

use crate::isolate::push_fact;
use crate::messages::{COUNT, NAMED, PARTS};
use crate::render::render;
use crate::value::Value;
use crate::{Language, Locale};

/// All messages of a language, each as a method.
pub struct Words {
    language: Language,
    /// The packed messages. Those of a part that isn't loaded are empty.
    texts: Vec<&'static str>,
    locale: Box<dyn Locale>,
}

/// A part of the app and its messages.
pub(crate) struct PartOfWords {
    pub(crate) name: &'static str,
    /// The first line of its packed messages.
    pub(crate) heading: &'static str,
    pub(crate) first: usize,
    pub(crate) count: usize,
}

/// The packed messages are damaged or have another version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrokenWords;

impl Words {
    /// The words of an embedded language.
    #[cfg(feature = "languages")]
    pub fn of(language: Language) -> Words {
        const LANGUAGES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
        let find = |tag: &str| LANGUAGES.iter().find(|(other, _)| *other == tag);
        // A language without any translations yet is all English.
        let (tag, parts) = find(language.tag())
            .or_else(|| find(Language::ENGLISH.tag()))
            .expect("English is embedded");
        let locale = Box::new(crate::locale::Native::new(tag));
        Words::new(language, parts.iter().copied(), locale).expect("they were built together")
    }

    /// The words of a language from its packed parts, as `words-build` creates them.
    pub fn new(
        language: Language,
        parts: impl IntoIterator<Item = &'static str>,
        locale: Box<dyn Locale>,
    ) -> Result<Words, BrokenWords> {
        let mut texts = vec![""; COUNT];
        for packed in parts {
            let (heading, packed) = packed.split_once('\n').ok_or(BrokenWords)?;
            let part = PARTS.iter().find(|part| part.heading == heading);
            let part = part.ok_or(BrokenWords)?;
            let mut found = packed.split_terminator('\0');
            for text in &mut texts[part.first..part.first + part.count] {
                *text = found.next().ok_or(BrokenWords)?;
            }
            if found.next().is_some() || !packed.ends_with('\0') {
                return Err(BrokenWords);
            }
        }
        Ok(Words {
            language,
            texts,
            locale,
        })
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A number as people write it, with at most one decimal.
    pub fn number(&self, number: impl crate::Number) -> String {
        self.locale.format(number.number())
    }

    /// Facts next to each other, each kept apart from the others: `White won · 12 moves`. Empty ones
    /// are left out.
    pub fn facts(&self, facts: impl IntoIterator<Item = impl AsRef<str>>) -> String {
        let mut out = String::new();
        for fact in facts {
            let fact = fact.as_ref();
            if fact.is_empty() {
                continue;
            }
            if !out.is_empty() {
                out.push_str(" · ");
            }
            push_fact(&mut out, fact, self.language.is_rtl());
        }
        out
    }

    /// A text of the lessons, by its id: `lesson-jumping-double`.
    pub fn lesson_text(&self, id: &str) -> Option<&str> {
        let place = NAMED.binary_search_by_key(&id, |&(named, _)| named).ok()?;
        Some(self.plain(NAMED[place].1))
    }

    /// The ids of all texts of the lessons.
    pub fn lesson_ids() -> impl Iterator<Item = &'static str> {
        NAMED.iter().map(|&(id, _)| id)
    }

    pub(crate) fn plain(&self, message: usize) -> &str {
        let text = self.texts[message];
        debug_assert!(!text.is_empty(), "{} isn't loaded", part_of(message));
        text
    }

    pub(crate) fn fill(&self, message: usize, values: &[Value<'_>]) -> String {
        let mut out = String::new();
        let name = |message: usize| self.texts[message];
        let is_rtl = self.language.is_rtl();
        render(
            &mut out,
            self.plain(message),
            values,
            &*self.locale,
            &name,
            is_rtl,
        );
        out
    }

    /// The text before and after the slot.
    pub(crate) fn split(&self, message: usize, values: &[Value<'_>]) -> [String; 2] {
        let text = self.fill(message, values);
        let (before, after) = text.split_once(crate::render::SLOT).unwrap_or((&text, ""));
        [before.to_owned(), after.to_owned()]
    }
}

fn part_of(message: usize) -> &'static str {
    let part = PARTS.iter().rev().find(|part| part.first <= message);
    part.map_or("", |part| part.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plural;

    struct Plain;

    impl Locale for Plain {
        fn plural(&self, _: f64) -> Plural {
            Plural::Other
        }

        fn format(&self, number: f64) -> String {
            format!("{number}")
        }
    }

    #[test]
    fn broken_words_are_an_error_and_nothing_else() {
        #[track_caller]
        fn check(packed: String, is_good: bool) {
            let packed: &'static str = packed.leak();
            let words = Words::new(Language::ENGLISH, [packed], Box::new(Plain));
            assert_eq!(words.is_ok(), is_good, "{packed:?}");
        }
        let part = &PARTS[0];
        let packed = |heading: &str, count| format!("{heading}\n{}", "word\0".repeat(count));
        let whole = packed(part.heading, part.count);
        check(whole.clone(), true);
        // Another version, too few and too many messages, a file that was cut off, and a file of
        // another kind.
        check(
            packed("crownhead words 1 base 0123456789abcdef", part.count),
            false,
        );
        check(packed(part.heading, part.count - 1), false);
        check(packed(part.heading, part.count + 1), false);
        check(whole[..whole.len() - 1].to_owned(), false);
        check(part.heading.to_owned(), false);
        check(String::new(), false);
        check("<!doctype html>\n<title>404</title>".to_owned(), false);
    }

    #[test]
    fn a_damaged_message_is_shown_as_far_as_it_goes() {
        #[track_caller]
        fn check(message: &str, expected: &str) {
            let mut out = String::new();
            let values = [Value::Number(2.0)];
            render(&mut out, message, &values, &Plain, &|_| "", false);
            assert_eq!(out, expected, "{message:?}");
        }
        check("\u{1}0 moves", "2 moves");
        check("a \u{1}7 b", "a  b");
        check("a \u{1}", "a ");
        check("a \u{2}0\u{3}+x\u{4}b\u{5} c", "a b c");
        check("a \u{2}0\u{3}+x\u{4}b", "a b");
        check("a \u{2}0", "a ");
    }
}
