//! Saved values that may be unreadable.

use serde::de::value::{Error as Unreadable, StrDeserializer};
use serde::de::{
    Deserialize, DeserializeOwned, Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess,
    SeqAccess, Visitor,
};
use std::fmt;

/// A saved value: a word, a flag, or something that another version of the app saved.
#[derive(Default)]
pub(crate) enum SavedValue {
    Word(String),
    Flag(bool),
    #[default]
    Other,
}

impl SavedValue {
    /// The value with this name, if there is one.
    pub(crate) fn word<T: DeserializeOwned>(&self) -> Option<T> {
        let SavedValue::Word(word) = self else {
            return None;
        };
        let word: StrDeserializer<'_, Unreadable> = word.as_str().into_deserializer();
        T::deserialize(word).ok()
    }

    /// The flag, if it's one.
    pub(crate) const fn flag(&self) -> Option<bool> {
        match self {
            SavedValue::Flag(flag) => Some(*flag),
            SavedValue::Word(_) | SavedValue::Other => None,
        }
    }
}

impl<'de> Deserialize<'de> for SavedValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SavedValue, D::Error> {
        deserializer.deserialize_any(Reading)
    }
}

struct Reading;

impl<'de> Visitor<'de> for Reading {
    type Value = SavedValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<SavedValue, E> {
        Ok(SavedValue::Word(word.to_owned()))
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<SavedValue, E> {
        Ok(SavedValue::Flag(flag))
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<SavedValue, E> {
        Ok(SavedValue::Other)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<SavedValue, E> {
        Ok(SavedValue::Other)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<SavedValue, E> {
        Ok(SavedValue::Other)
    }

    fn visit_unit<E: Error>(self) -> Result<SavedValue, E> {
        Ok(SavedValue::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<SavedValue, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(SavedValue::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<SavedValue, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(SavedValue::Other)
    }
}
