//! The settings of our engine, by name.

use crate::{Param, ParamKind};
use engine::{Book, Evaluation, Level, Options, Tablebase, Tuning};
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

/// The settings of our engine, set by text: in a `set-param` line, or in the description of a match
/// player.
///
/// | Name | Value |
/// | --- | --- |
/// | `hash` | the size of the hash table in mebibytes |
/// | `threads` | the number of search threads |
/// | `level` | the playing strength, from 1 to 10, or the name of a [`Level`] |
/// | `eval` | the evaluation: `default`, `handmade`, or a network file |
/// | `database` | the endgame databases: `default`, `none`, or a folder |
/// | `book` | the opening book: `none`, `default`, or a book file |
/// | `variant` | `english`, the only one |
/// | `tuning.NAME` | a search parameter, see [`Tuning::NAMES`]; not declared to programs |
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
    level: Level,
    eval: Eval,
    database: Database,
    book: OpeningBook,
    tuning: Tuning,
}

/// An evaluation and the text that selected it.
#[derive(Clone, Debug)]
struct Eval {
    word: String,
    evaluation: Evaluation,
}

/// The same text selects the same evaluation.
impl PartialEq for Eval {
    fn eq(&self, other: &Eval) -> bool {
        self.word == other.word
    }
}

impl Eq for Eval {}

/// Endgame databases and the text that selected them.
#[derive(Clone, Debug)]
struct Database {
    word: String,
    tables: Arc<Tablebase>,
    /// The skipped files, and why.
    refused: Vec<String>,
}

/// The same text selects the same databases.
impl PartialEq for Database {
    fn eq(&self, other: &Database) -> bool {
        self.word == other.word
    }
}

impl Eq for Database {}

/// An opening book, if any, and the text that selected it.
#[derive(Clone, Debug)]
struct OpeningBook {
    word: String,
    book: Option<Arc<Book>>,
}

/// The same text selects the same book.
impl PartialEq for OpeningBook {
    fn eq(&self, other: &OpeningBook) -> bool {
        self.word == other.word
    }
}

impl Eq for OpeningBook {}

const VARIANT: &str = "english";
const MAX_HASH_MB: usize = 1 << 16;
const MAX_THREADS: usize = 256;

impl Default for Settings {
    fn default() -> Settings {
        let options = Options::default();
        Settings {
            hash_mb: options.hash_mb,
            threads: options.threads,
            level: Level::FULL,
            eval: Eval {
                word: "default".to_owned(),
                evaluation: options.evaluation,
            },
            database: Database {
                word: "default".to_owned(),
                tables: options.databases,
                refused: Vec::new(),
            },
            book: OpeningBook {
                word: "none".to_owned(),
                book: None,
            },
            tuning: options.tuning,
        }
    }
}

impl Settings {
    /// Changes one setting, or none if the value is invalid.
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
            "level" => {
                let read = value.parse();
                self.level = read.map_err(|_| bad("a number from 1 to 10 or a name".to_owned()))?;
            }
            "eval" => self.eval = read_eval(value)?,
            // The old name is still understood.
            "endgames" | "database" => self.database = read_database(value)?,
            "book" => self.book = read_book(value)?,
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

    /// The options of an engine with these settings.
    pub fn options(&self) -> Options {
        Options {
            hash_mb: self.hash_mb,
            threads: self.threads,
            evaluation: self.eval.evaluation.clone(),
            tuning: self.tuning.clone(),
            databases: Arc::clone(&self.database.tables),
            book: self.book.book.clone(),
            // People who bring a book want to see its moves.
            whole_book: !matches!(&*self.book.word, "none" | "default"),
        }
    }

    /// Its playing strength.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The database files that were skipped, and why. The engine plays without them.
    pub fn refused(&self) -> &[String] {
        &self.database.refused
    }

    /// What turned out to be damaged in the databases since they were chosen.
    pub fn damage(&self) -> Vec<String> {
        let damage = self.database.tables.damage();
        damage.iter().map(ToString::to_string).collect()
    }

    /// The parameters declared to programs that use the engine.
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
            int("level", self.level.number().into(), Level::COUNT.into()),
            Param {
                name: "eval".to_owned(),
                value: self.eval.word.clone(),
                kind: ParamKind::Text,
            },
            Param {
                name: "endgames".to_owned(),
                value: self.database.word.clone(),
                kind: ParamKind::Text,
            },
            Param {
                name: "book".to_owned(),
                value: self.book.word.clone(),
                kind: ParamKind::Text,
            },
        ]
    }
}

fn read_eval(word: &str) -> Result<Eval, SettingError> {
    let evaluation = match word {
        "default" => Options::default().evaluation,
        "handmade" => Evaluation::Handmade,
        path => Evaluation::Network(Arc::new(read_network(Path::new(path))?)),
    };
    Ok(Eval {
        word: word.to_owned(),
        evaluation,
    })
}

fn read_database(word: &str) -> Result<Database, SettingError> {
    let (tables, refused) = match word {
        "default" => (Options::default().databases, Vec::new()),
        "none" => (Arc::new(Tablebase::empty()), Vec::new()),
        path if Path::new(path).is_dir() => {
            let (tables, refused) = Tablebase::with_folder(Path::new(path));
            (Arc::new(tables), refused)
        }
        path => return Err(SettingError::NoFolder(path.to_owned())),
    };
    Ok(Database {
        word: word.to_owned(),
        tables,
        refused: refused.iter().map(ToString::to_string).collect(),
    })
}

fn read_book(word: &str) -> Result<OpeningBook, SettingError> {
    let book = match word {
        "none" => None,
        "default" => Some(Book::embedded()),
        path => {
            let file = || path.to_owned();
            let bytes = fs::read(path).map_err(|source| SettingError::NoBook {
                file: file(),
                source,
            })?;
            let read = Book::from_bytes(&bytes).map_err(|source| SettingError::BadBook {
                file: file(),
                source,
            })?;
            Some(Arc::new(read))
        }
    };
    Ok(OpeningBook {
        word: word.to_owned(),
        book,
    })
}

fn read_network(path: &Path) -> Result<nnue::Network, SettingError> {
    let file = path.display().to_string();
    match fs::read(path) {
        Ok(bytes) => nnue::Network::from_bytes(&bytes).map_err(|source| SettingError::BadNetwork {
            file,
            source: source.into(),
        }),
        Err(source) => Err(SettingError::NoNetwork { file, source }),
    }
}

/// Why a setting couldn't be changed.
#[derive(Debug, thiserror::Error)]
pub enum SettingError {
    /// There's no setting with this name.
    #[error("there is no setting {0:?}")]
    Unknown(String),
    /// It can't have this value.
    #[error("{name} is {expected}, not {value:?}")]
    BadValue {
        /// Its name.
        name: String,
        /// The value.
        value: String,
        /// What was expected.
        expected: String,
    },
    /// A network file can't be read.
    #[error("eval is default, handmade or a network file, and {file} can't be read: {source}")]
    NoNetwork {
        /// The file.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// The database folder doesn't exist.
    #[error("endgames is default, none or a folder, and {0:?} isn't a folder")]
    NoFolder(String),
    /// A network file is invalid.
    #[error("{file} isn't a network: {source}")]
    BadNetwork {
        /// The file.
        file: String,
        /// Why.
        source: Box<nnue::LoadError>,
    },
    /// A book file can't be read.
    #[error("book is none, default or a book file, and {file} can't be read: {source}")]
    NoBook {
        /// The file.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// A book file is invalid.
    #[error("{file} isn't a book: {source}")]
    BadBook {
        /// The file.
        file: String,
        /// Why.
        source: engine::BookError,
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
            ("level", "3"),
            ("level", "beginner"),
            ("eval", "handmade"),
            ("database", "default"),
            ("endgames", "none"),
            ("book", "default"),
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
        let expected = ["english", "32", "2", "2", "handmade", "none", "default"];
        assert_eq!(declared, expected);
        assert!(options.book.is_some_and(|book| !book.is_empty()));
        assert!(matches!(options.evaluation, Evaluation::Handmade));
        assert_eq!(settings.level().number(), 2);
    }

    #[test]
    fn bad_settings_change_nothing() {
        #[track_caller]
        fn check(name: &str, value: &str, message: &str) {
            let mut settings = Settings::default();
            let error = settings.set(name, value).unwrap_err().to_string();
            assert!(error.starts_with(message), "{error}");
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
        check(
            "level",
            "11",
            "level is a number from 1 to 10 or a name, not \"11\"",
        );
        check("mood", "good", "there is no setting \"mood\"");
        check(
            "eval",
            "/no/such/file",
            "eval is default, handmade or a network file, and /no/such/file can't be read: ",
        );
        check("eval", "Cargo.toml", "Cargo.toml isn't a network: ");
        check(
            "book",
            "/no/such/file",
            "book is none, default or a book file, and /no/such/file can't be read: ",
        );
        check("book", "Cargo.toml", "Cargo.toml isn't a book: ");
        check(
            "endgames",
            "/no/such/folder",
            "endgames is default, none or a folder, and \"/no/such/folder\" isn't a folder",
        );
        check("tuning.mood", "1", "there is no setting \"tuning.mood\"");
        check(
            "tuning.clock_moves",
            "x",
            "tuning.clock_moves is a whole number, not \"x\"",
        );
    }
}
