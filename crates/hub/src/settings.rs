//! What can be set in our engine, by name.

use crate::{Param, ParamKind};
use engine::{Options, Tuning};

/// The settings of our engine, as texts set them: in a `set-param` line, or in the words that
/// describe a player of a match.
///
/// | Name | Value |
/// | --- | --- |
/// | `hash` | the size of the hash table in mebibytes |
/// | `threads` | how many threads search together |
/// | `variant` | `english`, the only one |
/// | `tuning.NAME` | a number of the search, see [`Tuning::NAMES`]; not declared to programs |
///
/// ```
/// # use hub::Settings;
/// let mut settings = Settings::default();
/// settings.set("hash", "16").unwrap();
/// assert_eq!(settings.options().hash_mb, 16);
/// assert!(settings.set("hash", "none").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    hash_mb: usize,
    threads: usize,
    tuning: Tuning,
}

const VARIANT: &str = "english";
const MAX_HASH_MB: usize = 1 << 16;
const MAX_THREADS: usize = 256;

impl Default for Settings {
    fn default() -> Settings {
        let options = Options::default();
        Settings {
            hash_mb: options.hash_mb,
            threads: options.threads,
            tuning: options.tuning,
        }
    }
}

impl Settings {
    /// Changes one setting, or none if the value is bad.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        let bad = |expected: String| SettingError::BadValue {
            name: name.to_owned(),
            value: value.to_owned(),
            expected,
        };
        let number = |max: usize| {
            let read = value
                .parse()
                .ok()
                .filter(|number| (1..=max).contains(number));
            read.ok_or_else(|| bad(format!("a whole number from 1 to {max}")))
        };
        let unknown = || SettingError::Unknown(name.to_owned());
        match name {
            "variant" if value == VARIANT => {}
            "variant" => return Err(bad(VARIANT.to_owned())),
            "hash" => self.hash_mb = number(MAX_HASH_MB)?,
            "threads" => self.threads = number(MAX_THREADS)?,
            _ => {
                let tuned = name.strip_prefix("tuning.").ok_or_else(unknown)?;
                let number = value
                    .parse()
                    .map_err(|_| bad("a whole number".to_owned()))?;
                let changed = self.tuning.clone().with(tuned, number);
                self.tuning = changed.map_err(|_| unknown())?;
            }
        }
        Ok(())
    }

    /// The options of an engine that is set up this way.
    pub fn options(&self) -> Options {
        Options {
            hash_mb: self.hash_mb,
            threads: self.threads,
            tuning: self.tuning.clone(),
            ..Options::default()
        }
    }

    /// What is declared to programs that use the engine.
    pub fn params(&self) -> Vec<Param> {
        let int = |name: &str, value: usize, max: usize| Param {
            name: name.to_owned(),
            value: value.to_string(),
            kind: ParamKind::Int {
                min: 1,
                max: max as i64,
            },
        };
        vec![
            Param {
                name: "variant".to_owned(),
                value: VARIANT.to_owned(),
                kind: ParamKind::Enum(vec![VARIANT.to_owned()]),
            },
            int("hash", self.hash_mb, MAX_HASH_MB),
            int("threads", self.threads, MAX_THREADS),
        ]
    }
}

/// Why a setting could not be changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingError {
    /// There is none of this name.
    #[error("there is no setting {0:?}")]
    Unknown(String),
    /// It cannot have this value.
    #[error("{name} is {expected}, not {value:?}")]
    BadValue {
        /// Its name.
        name: String,
        /// The value.
        value: String,
        /// What was expected.
        expected: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_changed_by_name() {
        let mut settings = Settings::default();
        for (name, value) in [
            ("hash", "32"),
            ("threads", "2"),
            ("variant", "english"),
            ("tuning.clock_moves", "25"),
        ] {
            settings.set(name, value).unwrap();
        }
        let options = settings.options();
        assert_eq!((options.hash_mb, options.threads), (32, 2));
        assert_eq!(options.tuning.clock_moves, 25);
        let declared: Vec<_> = settings
            .params()
            .into_iter()
            .map(|param| param.value)
            .collect();
        assert_eq!(declared, ["english", "32", "2"]);
    }

    #[test]
    fn bad_settings_change_nothing() {
        #[track_caller]
        fn check(name: &str, value: &str, message: &str) {
            let mut settings = Settings::default();
            let error = settings.set(name, value).unwrap_err();
            assert_eq!(error.to_string(), message);
            assert_eq!(settings, Settings::default());
        }
        check(
            "hash",
            "0",
            "hash is a whole number from 1 to 65536, not \"0\"",
        );
        check(
            "threads",
            "many",
            "threads is a whole number from 1 to 256, not \"many\"",
        );
        check("variant", "frisian", "variant is english, not \"frisian\"");
        check("mood", "good", "there is no setting \"mood\"");
        check("tuning.mood", "1", "there is no setting \"tuning.mood\"");
        check(
            "tuning.clock_moves",
            "x",
            "tuning.clock_moves is a whole number, not \"x\"",
        );
    }
}
