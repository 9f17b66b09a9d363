//! Identifiers of games, players, seeks and tokens.

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// The number of characters in an identifier.
pub const ID_CHARS: usize = 12;

/// Digits and lowercase letters, without letters that look like others (Crockford's Base32).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// For each byte, whether it's in the alphabet.
const IS_KNOWN: [bool; 256] = {
    let mut is_known = [false; 256];
    let mut place = 0;
    while place < ALPHABET.len() {
        is_known[ALPHABET[place] as usize] = true;
        place += 1;
    }
    is_known
};

/// The text isn't an identifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "an identifier has {ID_CHARS} characters: digits, and lowercase letters without i, l, o and u"
)]
pub struct BadId;

/// Twelve characters of an alphabet of 32: 60 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Letters([u8; ID_CHARS]);

impl Letters {
    fn from_random(bytes: [u8; ID_CHARS]) -> Letters {
        Letters(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    fn parse(text: &str) -> Result<Letters, BadId> {
        let letters: [u8; ID_CHARS] = text.as_bytes().try_into().map_err(|_| BadId)?;
        let known = letters.iter().all(|letter| IS_KNOWN[usize::from(*letter)]);
        known.then_some(Letters(letters)).ok_or(BadId)
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

/// Reads an identifier without copying its text: every message has one.
struct Reader<T>(PhantomData<T>);

impl<T: FromStr<Err = BadId>> Visitor<'_> for Reader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an identifier")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! identifier {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// Invariant: [`ID_CHARS`] digits and lowercase letters, without i, l, o and u.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(Letters);

        impl $name {
            /// Makes an identifier from random bytes.
            pub fn from_random(bytes: [u8; ID_CHARS]) -> $name {
                $name(Letters::from_random(bytes))
            }

            /// The identifier as text.
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                Letters::parse(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.as_str().to_owned()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                from.deserialize_str(Reader(PhantomData))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

identifier! {
    /// Identifies a game, for example in its URL.
    GameId
}
identifier! {
    /// Identifies a player, even after a change of name.
    PlayerId
}
identifier! {
    /// Identifies a seek or challenge.
    SeekId
}
identifier! {
    /// Identifies a token that lets a program play for an account.
    TokenId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_checked() {
        #[track_caller]
        fn check(text: &str, is_good: bool) {
            let id = text.parse::<GameId>();
            assert_eq!(id.is_ok(), is_good, "{text}");
            if let Ok(id) = id {
                assert_eq!(id.to_string(), text);
            }
            let json = serde_json::to_string(text).unwrap();
            assert_eq!(serde_json::from_str::<GameId>(&json).is_ok(), is_good);
        }
        check("0123456789ab", true);
        check("zzzzzzzzzzzz", true);
        check("0123456789aB", false);
        check("0123456789ai", false);
        check("0123456789a", false);
        check("0123456789abc", false);
        check("0123456789é", false);
        check("", false);
    }

    #[test]
    fn chance_makes_identifiers() {
        let mut bytes = [0; ID_CHARS];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::try_from(place * 23).unwrap();
        }
        let id = PlayerId::from_random(bytes);
        assert_eq!(id.as_str().parse(), Ok(id));
    }
}
