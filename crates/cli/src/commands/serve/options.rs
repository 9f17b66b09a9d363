//! The options of `crownhead serve`, defined once for the command line, the environment and the
//! file.

use super::log::LogFormat;
use anyhow::Context;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::fs;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// Where the server listens by default.
const LISTEN: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 3264);
/// The default maximum number of connections.
const CONNECTIONS: usize = 20_000;
/// The allowed numbers of connections.
const CONNECTIONS_RANGE: RangeInclusive<u64> = 1..=10_000_000;
/// The allowed numbers of threads for the computer opponent.
const ENGINE_THREADS_RANGE: RangeInclusive<u64> = 0..=256;
/// The default number of seconds without storing anything after which the server exits.
const GIVE_UP: u64 = 180;
/// The allowed range for it, in seconds.
const GIVE_UP_RANGE: RangeInclusive<u64> = 1..=86_400;
/// The default log filter.
const LOG: &str = "info,sqlx=warn,async_nats=warn";

/// Options from one source. Another source may supply the missing ones.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Options {
    /// Address and port to listen on; port 0 picks a free one [default: 127.0.0.1:3264]
    #[arg(long, value_name = "ADDRESS", env = "CROWNHEAD_LISTEN")]
    listen: Option<SocketAddr>,

    /// Host name of the server; may be repeated [default: any name, or only this machine's own when
    /// listening on loopback]
    #[arg(
        long = "host",
        id = "host",
        value_name = "NAME",
        env = "CROWNHEAD_HOSTS",
        value_delimiter = ','
    )]
    #[serde(rename = "host")]
    hosts: Option<Vec<String>>,

    /// Clients connect with HTTPS, through a reverse proxy
    #[arg(
        long,
        value_name = "true|false",
        env = "CROWNHEAD_HTTPS",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true"
    )]
    https: Option<bool>,

    /// A reverse proxy sends each client's address in X-Forwarded-For
    #[arg(
        long,
        value_name = "true|false",
        env = "CROWNHEAD_PROXY",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true"
    )]
    proxy: Option<bool>,

    /// The database: a path, or postgres://… [default: crownhead.db in your data folder]
    #[arg(
        long,
        value_name = "DATABASE",
        env = "CROWNHEAD_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,

    /// NATS server that connects several nodes: nats://… or tls://…
    #[arg(
        long,
        value_name = "URL",
        env = "CROWNHEAD_BUS",
        hide_env_values = true
    )]
    bus: Option<String>,

    /// Address for health and metrics
    #[arg(long, value_name = "ADDRESS", env = "CROWNHEAD_METRICS")]
    metrics: Option<SocketAddr>,

    /// Maximum number of simultaneous connections [default: 20000]
    #[arg(
        long,
        value_name = "NUMBER",
        env = "CROWNHEAD_CONNECTIONS",
        value_parser = RangedU64ValueParser::<usize>::new().range(CONNECTIONS_RANGE)
    )]
    #[serde(deserialize_with = "connections")]
    connections: Option<usize>,

    /// Number of threads for the computer opponent; 0 turns it off [default: 1]
    #[arg(
        long,
        value_name = "NUMBER",
        env = "CROWNHEAD_ENGINE_THREADS",
        value_parser = RangedU64ValueParser::<usize>::new().range(ENGINE_THREADS_RANGE)
    )]
    #[serde(deserialize_with = "engine_threads")]
    engine_threads: Option<usize>,

    /// Exit with an error after this many seconds in which nothing could be stored [default: 180]
    #[arg(
        long,
        value_name = "SECONDS",
        env = "CROWNHEAD_GIVE_UP",
        value_parser = RangedU64ValueParser::<u64>::new().range(GIVE_UP_RANGE)
    )]
    #[serde(deserialize_with = "give_up")]
    give_up: Option<u64>,

    /// Log filter, such as info,server=debug [default: info, and less for dependencies]
    #[arg(long, value_name = "FILTER", env = "CROWNHEAD_LOG")]
    log: Option<String>,

    /// Format of the log on standard error [default: text]
    #[arg(long, value_enum, env = "CROWNHEAD_LOG_FORMAT")]
    log_format: Option<LogFormat>,

    /// Serve the pages in this folder instead of the built-in ones
    #[arg(long, value_name = "FOLDER", env = "CROWNHEAD_PAGES")]
    pages: Option<PathBuf>,
}

/// The final settings.
pub(super) struct Settled {
    pub(super) listen: SocketAddr,
    pub(super) hosts: Vec<String>,
    pub(super) https: bool,
    pub(super) proxy: bool,
    pub(super) database: Option<String>,
    pub(super) bus: Option<String>,
    pub(super) metrics: Option<SocketAddr>,
    pub(super) connections: usize,
    pub(super) engine_threads: usize,
    pub(super) give_up: u64,
    pub(super) log: String,
    pub(super) log_format: LogFormat,
    pub(super) pages: Option<PathBuf>,
}

impl Options {
    /// Reads options from a file.
    pub(super) fn read(path: &Path) -> anyhow::Result<Options> {
        let text = fs::read_to_string(path)
            .with_context(|| format!("cannot read the options in {}", path.display()))?;
        parse(&text).with_context(|| format!("cannot use the options in {}", path.display()))
    }

    /// These options, with missing ones taken from the others.
    pub(super) fn or(self, other: Options) -> Options {
        Options {
            listen: self.listen.or(other.listen),
            hosts: self.hosts.or(other.hosts),
            https: self.https.or(other.https),
            proxy: self.proxy.or(other.proxy),
            database: self.database.or(other.database),
            bus: self.bus.or(other.bus),
            metrics: self.metrics.or(other.metrics),
            connections: self.connections.or(other.connections),
            engine_threads: self.engine_threads.or(other.engine_threads),
            give_up: self.give_up.or(other.give_up),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
            pages: self.pages.or(other.pages),
        }
    }

    /// The settings, with defaults for everything that wasn't given.
    pub(super) fn settle(self) -> Settled {
        Settled {
            listen: self.listen.unwrap_or(LISTEN),
            hosts: self.hosts.unwrap_or_default(),
            https: self.https.unwrap_or(false),
            proxy: self.proxy.unwrap_or(false),
            database: self.database,
            bus: self.bus,
            metrics: self.metrics,
            connections: self.connections.unwrap_or(CONNECTIONS),
            engine_threads: self.engine_threads.unwrap_or(1),
            give_up: self.give_up.unwrap_or(GIVE_UP),
            log: self.log.unwrap_or_else(|| LOG.to_owned()),
            log_format: self.log_format.unwrap_or_default(),
            pages: self.pages,
        }
    }
}

fn connections<'de, D: Deserializer<'de>>(file: D) -> Result<Option<usize>, D::Error> {
    file.deserialize_u64(Whole(CONNECTIONS_RANGE)).map(Some)
}

fn engine_threads<'de, D: Deserializer<'de>>(file: D) -> Result<Option<usize>, D::Error> {
    file.deserialize_u64(Whole(ENGINE_THREADS_RANGE)).map(Some)
}

fn give_up<'de, D: Deserializer<'de>>(file: D) -> Result<Option<u64>, D::Error> {
    let seconds = file.deserialize_u64(Whole(GIVE_UP_RANGE))?;
    Ok(u64::try_from(seconds).ok())
}

/// Reads a whole number within a range.
struct Whole(RangeInclusive<u64>);

impl Visitor<'_> for Whole {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (self.0.start(), self.0.end());
        write!(f, "a whole number from {least} to {most}")
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<usize, E> {
        let found = self.0.contains(&number).then_some(number);
        found
            .and_then(|number| usize::try_from(number).ok())
            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<usize, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }
}

/// Rewords the parser's messages for people who don't program.
fn plain_words(message: &str) -> String {
    [
        ("invalid type: ", "found the "),
        ("invalid value: ", "found the "),
        ("found the boolean", "found"),
        ("found the sequence", "found a list"),
        ("found the map", "found a table"),
        ("expected a boolean", "expected true or false"),
        ("expected a string", "expected text in quotes"),
        ("expected path string", "expected text in quotes"),
        (
            "expected a sequence",
            "expected a list such as [\"play.example.org\"]",
        ),
        (
            "invalid socket address syntax",
            "expected an address and a port such as \"0.0.0.0:3264\"",
        ),
        (
            "expected socket address",
            "expected an address and a port such as \"127.0.0.1:9464\"",
        ),
        ("unknown variant", "found"),
    ]
    .iter()
    .fold(message.to_owned(), |text, (from, to)| {
        text.replacen(from, to, 1)
    })
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

fn parse(text: &str) -> Result<Options, BadFile> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let before = text.get(..start).unwrap_or(text);
        let line = before.matches('\n').count();
        let found = text.lines().nth(line).unwrap_or_default();
        let key = found.split('=').next().unwrap_or_default();
        BadFile {
            line: line + 1,
            what: key.trim().to_owned(),
            why: plain_words(error.message()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, FromArgMatches, Parser};

    #[derive(Parser)]
    struct CommandLine {
        #[command(flatten)]
        options: Options,
    }

    fn from_line(line: &[&str]) -> Options {
        let words = std::iter::once(&"serve").chain(line);
        let matches = CommandLine::command().try_get_matches_from(words).unwrap();
        CommandLine::from_arg_matches(&matches).unwrap().options
    }

    /// Every option with a value, as it is written in a file.
    const FILE: &str = r#"
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
pages = "/srv/pages"
"#;

    #[test]
    fn a_file_says_the_same_as_the_command_line() {
        let line = from_line(&[
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
            "--pages=/srv/pages",
        ]);
        assert_eq!(parse(FILE), Ok(line));
    }

    /// Every command-line option can be set in a file, under the same name.
    #[test]
    fn no_option_is_missing_in_the_file() {
        let keys: Vec<_> = FILE
            .lines()
            .filter_map(|line| line.split(" =").next())
            .collect();
        let command = CommandLine::command();
        let options = command.get_arguments().filter_map(clap::Arg::get_long);
        for option in options.filter(|option| *option != "help") {
            assert!(keys.contains(&option), "{option}");
        }
    }

    /// The file that packages install lists every option, each with a valid value.
    #[test]
    fn the_packaged_file_shows_every_option() {
        let packaged = include_str!("../../../../../packaging/crownhead.toml");
        assert!(parse(packaged).is_ok());

        // A commented-out option has no space after the `#`; text does.
        let is_option = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let shown: Vec<_> = packaged
            .lines()
            .map(|line| line.strip_prefix('#').unwrap_or(line))
            .filter(is_option)
            .collect();
        for line in &shown {
            assert_eq!(parse(line).err(), None, "{line}");
        }
        let command = CommandLine::command();
        let options = command.get_arguments().filter_map(clap::Arg::get_long);
        for option in options.filter(|option| *option != "help") {
            let start = format!("{option} = ");
            assert!(
                shown.iter().any(|line| line.starts_with(&start)),
                "{option}"
            );
        }
    }

    #[test]
    fn the_command_line_counts_first() {
        let file = parse("connections = 7\nhttps = true\nproxy = true").unwrap();
        let settled = from_line(&["--connections=9", "--https=false"])
            .or(file)
            .settle();
        assert_eq!(settled.connections, 9);
        assert!(!settled.https);
        assert!(settled.proxy);
        assert_eq!(settled.listen, LISTEN);
        assert_eq!(settled.log_format, LogFormat::Text);
    }

    #[test]
    fn numbers_have_bounds_on_the_command_line_too() {
        #[track_caller]
        fn check(option: &str, is_fine: bool) {
            let found = CommandLine::try_parse_from(["serve", option]);
            assert_eq!(found.is_ok(), is_fine, "{option}");
        }
        check("--engine-threads=0", true);
        check("--engine-threads=256", true);
        check("--engine-threads=257", false);
        check("--connections=1", true);
        check("--connections=0", false);
        check("--give-up=0", false);
        check("--connections=18446744073709551615", false);
    }

    #[test]
    fn what_is_wrong_is_named_and_no_value_is_shown() {
        #[track_caller]
        fn check(text: &str, line: usize, what: &str, why: &str) {
            let error = parse(text).unwrap_err();
            assert_eq!((error.line, error.what.as_str()), (line, what), "{error}");
            assert!(error.why.contains(why), "{error}");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
        check("# x\nconections = 9", 2, "conections", "unknown field");
        check("a = 1\nlisten = \"x\"", 1, "a", "unknown field");
        check(
            "\n\nlisten = \"nowhere\"",
            3,
            "listen",
            "an address and a port",
        );
        let expected = "found the integer `-1`, expected a whole number from 1 to 10000000";
        check("connections = -1", 1, "connections", expected);
        let expected = "found the string \"many\", expected a whole number from 1 to 10000000";
        check("connections = \"many\"", 1, "connections", expected);
        check("connections = 0", 1, "connections", "from 1 to");
        let expected = "found the integer `999999`, expected a whole number from 0 to 256";
        check("engine-threads = 999999", 1, "engine-threads", expected);
        check("engine-threads = 0.5", 1, "engine-threads", "whole number");
        check("give-up = 0", 1, "give-up", "from 1 to 86400");
        check("metrics = 5", 1, "metrics", "an address and a port");
        check(
            "pages = true",
            1,
            "pages",
            "found `true`, expected text in quotes",
        );
        check(
            "database = []",
            1,
            "database",
            "found a list, expected text in quotes",
        );
        check(
            "log-format = \"xml\"",
            1,
            "log-format",
            "found `xml`, expected `text` or `json`",
        );
        check("https = 1", 1, "https", "expected true or false");
        check("host = \"a\"", 1, "host", "expected a list");
        check("bus = \"nats://u:secret@b", 1, "bus", "");
        check(
            "databse = \"postgres://u:secret@db\"",
            1,
            "databse",
            "unknown",
        );
        check("bus = \"a\"\nbus = \"b\"", 2, "bus", "duplicate");
        check("[serve]\nbus = \"a\"", 1, "[serve]", "unknown field");
    }
}
