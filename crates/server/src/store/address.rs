//! The address of a database.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where a database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// SQLite, in this file: a path or `sqlite://PATH`.
    Sqlite(PathBuf),
    /// PostgreSQL at this URL, `postgres://…` or `postgresql://…`, which may contain a password.
    Postgres(String),
}

/// An address that names neither a file nor a PostgreSQL server. It's shown without a password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown database {0:?}: use a path, sqlite://… or postgres://…")]
pub struct UnknownDatabase(String);

impl FromStr for Address {
    type Err = UnknownDatabase;

    fn from_str(text: &str) -> Result<Address, UnknownDatabase> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Address::Postgres(text.to_owned())),
            Some(("sqlite", path)) if !path.is_empty() => Ok(Address::Sqlite(path.into())),
            None if !text.is_empty() => Ok(Address::Sqlite(text.into())),
            _ => Err(UnknownDatabase(without_password(text).to_owned())),
        }
    }
}

/// Without a password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite(path) => path.display().fmt(f),
            Address::Postgres(url) => f.write_str(without_password(url)),
        }
    }
}

/// Without a password, because it may end up in a log.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self {
            Address::Sqlite(_) => "Sqlite",
            Address::Postgres(_) => "Postgres",
        };
        f.debug_tuple(kind).field(&self.to_string()).finish()
    }
}

/// What follows the user and the password in a URL, or all of it if there are none.
fn without_password(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.rsplit('@').next().unwrap_or(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_files_or_servers() {
        #[track_caller]
        fn check(text: &str, expected: Result<Address, &str>) {
            let expected = expected.map_err(|shown| UnknownDatabase(shown.to_owned()));
            assert_eq!(text.parse(), expected, "{text}");
        }
        let file = |path: &str| Ok(Address::Sqlite(path.into()));
        check("games.db", file("games.db"));
        check("/var/lib/games.db", file("/var/lib/games.db"));
        check("sqlite:///var/lib/games.db", file("/var/lib/games.db"));
        check("sqlite://games.db", file("games.db"));
        for url in ["postgres://u:secret@db/games", "postgresql://db/games"] {
            check(url, Ok(Address::Postgres(url.to_owned())));
        }
        check("oracle://u:secret@db/games", Err("db/games"));
        check("sqlite://", Err(""));
        check("", Err(""));
    }

    #[test]
    fn passwords_are_not_shown() {
        let address: Address = "postgres://u:secret@db/games".parse().unwrap();
        assert_eq!(address.to_string(), "db/games");
        assert_eq!(format!("{address:?}"), "Postgres(\"db/games\")");
    }
}
