//! The file with options for `crownhead serve`: `listen = "0.0.0.0:3264"`.
//!
//! The names and values are those of the command line, and the same parser reads them. The file
//! sets the defaults, so the command line and the environment override it.

use anyhow::Context;
use clap::builder::ValueRange;
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, Command};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use toml::{Spanned, Value};

/// The command with the options in a file as its defaults.
pub(crate) fn with_file(command: Command, path: &Path) -> anyhow::Result<Command> {
    let text = fs::read_to_string(path)
        .with_context(|| format!("can't read the options in {}", path.display()))?;
    with_text(command, &text)
        .with_context(|| format!("can't use the options in {}", path.display()))
}

/// What's wrong with a file, and where. The value itself isn't shown, because it may contain a
/// password.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, {what:?}: {why}")]
struct BadFile {
    line: usize,
    /// The text in front of the value.
    what: String,
    why: String,
}

impl BadFile {
    fn at(text: &str, place: usize, why: impl Into<String>) -> BadFile {
        let before = text.get(..place).unwrap_or(text);
        let line = before.matches('\n').count();
        let found = text.lines().nth(line).unwrap_or_default();
        let key = found.split('=').next().unwrap_or_default();
        BadFile {
            line: line + 1,
            what: key.trim().to_owned(),
            why: why.into(),
        }
    }
}

fn with_text(mut command: Command, text: &str) -> Result<Command, BadFile> {
    let table: BTreeMap<Spanned<String>, Spanned<Value>> =
        toml::from_str(text).map_err(|error| {
            let place = error.span().map_or(0, |span| span.start);
            BadFile::at(text, place, error.message())
        })?;
    for (key, value) in table {
        let bad = |why: String| BadFile::at(text, key.span().start, why);
        let option = command
            .get_arguments()
            .find(|option| is_named(option, key.get_ref()))
            .ok_or_else(|| bad("there is no such option".to_owned()))?;
        let values = texts(value.get_ref())
            .filter(|values| values.len() == 1 || takes_many(option))
            .ok_or_else(|| bad("expected text in quotes, a number, true or false".to_owned()))?;
        let id = option.get_id().clone();
        let alone = Command::new("serve").arg(option.clone());
        let line = values
            .iter()
            .map(|value| format!("--{}={value}", key.get_ref()));
        alone
            .try_get_matches_from(std::iter::once("serve".to_owned()).chain(line))
            .map_err(|error| bad(reason(&error)))?;
        command = command.mut_arg(id, |option| option.default_values(values));
    }
    Ok(command)
}

/// Every option can be in the file, except the name of the file.
fn is_named(option: &Arg, key: &str) -> bool {
    option.get_long() == Some(key) && !matches!(key, "config" | "help" | "version")
}

fn takes_many(option: &Arg) -> bool {
    let count = option.get_num_args().unwrap_or(ValueRange::SINGLE);
    option.get_value_delimiter().is_some() || count.max_values() > 1
}

/// A value as you'd write it on the command line, or each value of a list.
fn texts(value: &Value) -> Option<Vec<String>> {
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(flag) => Some(flag.to_string()),
        _ => None,
    };
    match value {
        Value::Array(values) => values.iter().map(text).collect(),
        one => text(one).map(|text| vec![text]),
    }
}

/// What the parser of an option expects.
fn reason(error: &clap::Error) -> String {
    match (error.source(), error.get(ContextKind::ValidValue)) {
        (Some(cause), _) => cause.to_string(),
        (None, Some(ContextValue::Strings(values))) => format!("expected {}", values.join(" or ")),
        (None, _) => error.kind().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::Options;
    use super::*;
    use clap::{CommandFactory, FromArgMatches, Parser};

    #[derive(Parser)]
    struct CommandLine {
        #[command(flatten)]
        options: Options,
    }

    fn read(file: &str, line: &[&str]) -> Options {
        let command = with_text(CommandLine::command(), file).unwrap();
        let words = std::iter::once(&"serve").chain(line);
        let matches = command.try_get_matches_from(words).unwrap();
        CommandLine::from_arg_matches(&matches).unwrap().options
    }

    #[test]
    fn a_file_says_the_same_as_the_command_line() {
        let file = r#"
listen = "0.0.0.0:80"
host = ["play.example.org", "example.org"]
https = true
proxy = true
database = "postgres://crownhead:secret@db/crownhead?sslmode=verify-full"
bus = "tls://bus:4222"
metrics = "127.0.0.1:9464"
connections = 5000
engine-threads = 2
give-up = 60
log = "info,server=debug"
log-format = "json"
endgames = "/srv/endgames"
pages = "/srv/pages"
"#;
        let line = [
            "--listen=0.0.0.0:80",
            "--host=play.example.org",
            "--host=example.org",
            "--https",
            "--proxy",
            "--database=postgres://crownhead:secret@db/crownhead?sslmode=verify-full",
            "--bus=tls://bus:4222",
            "--metrics=127.0.0.1:9464",
            "--connections=5000",
            "--engine-threads=2",
            "--give-up=60",
            "--log=info,server=debug",
            "--log-format=json",
            "--endgames=/srv/endgames",
            "--pages=/srv/pages",
        ];
        assert_eq!(read(file, &[]), read("", &line));
    }

    #[test]
    fn the_command_line_counts_first() {
        let file = "connections = 7\nhttps = true\nproxy = true\nhost = [\"a\", \"b\"]";
        let options = read(file, &["--connections=9", "--https=false", "--host=c"]);
        assert_eq!(options.connections, 9);
        assert!(!options.https && options.proxy);
        assert_eq!(options.hosts, ["c"]);
        assert_eq!(options.listen.to_string(), "127.0.0.1:3264");
    }

    /// The file that packages install lists every option, each with a valid value.
    #[test]
    fn the_packaged_file_shows_every_option() {
        let packaged = include_str!("../../../../../packaging/crownhead.toml");
        assert!(with_text(CommandLine::command(), packaged).is_ok());

        // A commented-out option has no space after the `#`; text does.
        let is_option = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let shown: Vec<_> = packaged
            .lines()
            .map(|line| line.strip_prefix('#').unwrap_or(line))
            .filter(is_option)
            .collect();
        for line in &shown {
            let read = with_text(CommandLine::command(), line);
            assert_eq!(read.err(), None, "{line}");
        }
        let command = CommandLine::command();
        let options = command.get_arguments().filter_map(Arg::get_long);
        for option in options.filter(|option| *option != "help") {
            let start = format!("{option} = ");
            assert!(
                shown.iter().any(|line| line.starts_with(&start)),
                "{option}"
            );
        }
    }

    #[test]
    fn what_is_wrong_is_named_and_no_value_is_shown() {
        #[track_caller]
        fn check(text: &str, line: usize, what: &str, why: &str) {
            let error = with_text(CommandLine::command(), text).unwrap_err();
            assert_eq!((error.line, error.what.as_str()), (line, what), "{error}");
            assert!(error.why.contains(why), "{error}");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
        check("# x\nconections = 9", 2, "conections", "no such option");
        check("config = \"x\"", 1, "config", "no such option");
        check("a = 1\nlisten = \"x\"", 1, "a", "no such option");
        check(
            "\n\nlisten = \"nowhere\"",
            3,
            "listen",
            "an address and a port",
        );
        check("metrics = \"x\"", 1, "metrics", "an address and a port");
        check(
            "connections = -1",
            1,
            "connections",
            "expected a whole number",
        );
        check(
            "connections = \"many\"",
            1,
            "connections",
            "expected a whole number",
        );
        check(
            "connections = 0",
            1,
            "connections",
            "a whole number from 1 to 10000000",
        );
        check(
            "engine-threads = 999999",
            1,
            "engine-threads",
            "a whole number from 0 to 256",
        );
        check("engine-threads = 0.5", 1, "engine-threads", "a number");
        check(
            "give-up = 0",
            1,
            "give-up",
            "a whole number from 1 to 86400",
        );
        check("database = []", 1, "database", "expected text in quotes");
        check(
            "log-format = \"xml\"",
            1,
            "log-format",
            "expected text or json",
        );
        check("https = 1", 1, "https", "expected true or false");
        check("bus = \"nats://u:secret@b", 1, "bus", "");
        check(
            "databse = \"postgres://u:secret@db\"",
            1,
            "databse",
            "no such option",
        );
        check("bus = \"a\"\nbus = \"b\"", 2, "bus", "duplicate");
        check("[serve]\nbus = \"a\"", 1, "[serve]", "no such option");
    }
}
