//! The options of `crownhead serve`, defined once for the command line, the environment and the
//! file.

use super::log::LogFormat;
use crate::arguments::{listen_address, whole};
use clap::{ArgAction, Args};
use std::net::SocketAddr;
use std::path::PathBuf;

/// How the server runs.
#[derive(Args, Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// Address and port to listen on; port 0 picks a free one
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "CROWNHEAD_LISTEN",
        default_value = "127.0.0.1:3264",
        value_parser = listen_address
    )]
    pub(super) listen: SocketAddr,

    /// Host name of the server; may be repeated [default: any name, or only this machine's own when
    /// listening on loopback]
    #[arg(
        long = "host",
        id = "host",
        value_name = "NAME",
        env = "CROWNHEAD_HOSTS",
        value_delimiter = ','
    )]
    pub(super) hosts: Vec<String>,

    /// Clients connect with HTTPS, through a reverse proxy
    #[arg(
        long,
        value_name = "true|false",
        env = "CROWNHEAD_HTTPS",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        default_value_t = false,
        action = ArgAction::Set
    )]
    pub(super) https: bool,

    /// A reverse proxy sends each client's address in X-Forwarded-For
    #[arg(
        long,
        value_name = "true|false",
        env = "CROWNHEAD_PROXY",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        default_value_t = false,
        action = ArgAction::Set
    )]
    pub(super) proxy: bool,

    /// The database: a path, or postgres://… [default: crownhead.db in your data folder]
    #[arg(
        long,
        value_name = "DATABASE",
        env = "CROWNHEAD_DATABASE",
        hide_env_values = true
    )]
    pub(super) database: Option<String>,

    /// NATS server that connects several nodes: nats://… or tls://…
    #[arg(
        long,
        value_name = "URL",
        env = "CROWNHEAD_BUS",
        hide_env_values = true
    )]
    pub(super) bus: Option<String>,

    /// Address for health and metrics
    #[arg(long, value_name = "ADDRESS", env = "CROWNHEAD_METRICS", value_parser = listen_address)]
    pub(super) metrics: Option<SocketAddr>,

    /// Maximum number of simultaneous connections
    #[arg(
        long,
        value_name = "COUNT",
        env = "CROWNHEAD_CONNECTIONS",
        default_value_t = 20_000,
        value_parser = whole::<usize>(1..=10_000_000)
    )]
    pub(super) connections: usize,

    /// Number of threads for the computer opponent; 0 turns it off
    #[arg(
        long,
        value_name = "COUNT",
        env = "CROWNHEAD_ENGINE_THREADS",
        default_value_t = 1,
        value_parser = whole::<usize>(0..=256)
    )]
    pub(super) engine_threads: usize,

    /// Exit with an error if nothing could be stored for this many seconds
    #[arg(
        long,
        value_name = "SECONDS",
        env = "CROWNHEAD_GIVE_UP",
        default_value_t = 180,
        value_parser = whole::<u64>(1..=86_400)
    )]
    pub(super) give_up: u64,

    /// Log filter, such as info,server=debug
    #[arg(
        long,
        value_name = "FILTER",
        env = "CROWNHEAD_LOG",
        default_value = "info,sqlx=warn,async_nats=warn"
    )]
    pub(super) log: String,

    /// Format of the log on standard error
    #[arg(long, value_name = "FORM", value_enum, env = "CROWNHEAD_LOG_FORMAT", default_value_t = LogFormat::Text)]
    pub(super) log_format: LogFormat,

    /// Folder with endgame databases for browsers to read, from `crownhead endgame build`
    #[arg(long, value_name = "FOLDER", env = "CROWNHEAD_ENDGAMES")]
    pub(super) endgames: Option<PathBuf>,

    /// Serve the pages in this folder instead of the built-in ones
    #[arg(long, value_name = "FOLDER", env = "CROWNHEAD_PAGES")]
    pub(super) pages: Option<PathBuf>,
}
