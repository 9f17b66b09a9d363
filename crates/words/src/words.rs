//! All messages of a language.

use crate::messages::{COUNT, PARTS};
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
