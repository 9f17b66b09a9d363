//! `crownhead serve`: the server for other people.

pub(super) mod node;

use crate::Verdict;
use anyhow::Context;
use clap::{Args, ValueEnum};
use node::{open_store, runtime, stop_signal};
use server::{Bus, Hosts, Limits, Pages, Settings, Site};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::TcpListener;

/// Let people play each other over the network.
///
/// One node needs nothing but this command. Several nodes share a PostgreSQL database and a NATS server;
/// any of them serves any game.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead serve
  crownhead serve --listen 0.0.0.0:3264 --host play.example.org
  crownhead serve --https --host play.example.org --database postgres://crownhead@db/crownhead \\
      --bus nats://bus:4222 --metrics 127.0.0.1:9464

Every option can also be given by the environment variable that is named with it.")]
pub(crate) struct Serve {
    /// The address and port to listen on; port 0 takes any that is free
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:3264",
        env = "CROWNHEAD_LISTEN"
    )]
    listen: SocketAddr,

    /// The name under which people reach the server; may be repeated [default: any name, or only this
    /// machine's own where it listens on loopback]
    #[arg(
        long = "host",
        value_name = "NAME",
        env = "CROWNHEAD_HOSTS",
        value_delimiter = ','
    )]
    hosts: Vec<String>,

    /// People reach the server by HTTPS, through a proxy
    #[arg(long, env = "CROWNHEAD_HTTPS")]
    https: bool,

    /// A proxy in front names the address of each client in X-Forwarded-For
    #[arg(long, env = "CROWNHEAD_PROXY")]
    proxy: bool,

    /// The database: a path, or postgres://… [default: crownhead.db in your data folder]
    #[arg(
        long,
        value_name = "DATABASE",
        env = "CROWNHEAD_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,

    /// The NATS server over which several nodes hear of each other: nats://…
    #[arg(
        long,
        value_name = "URL",
        env = "CROWNHEAD_BUS",
        hide_env_values = true
    )]
    bus: Option<String>,

    /// Where health and metrics are told, apart from the rest
    #[arg(long, value_name = "ADDRESS", env = "CROWNHEAD_METRICS")]
    metrics: Option<SocketAddr>,

    /// The most connections at the same time
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20_000,
        env = "CROWNHEAD_CONNECTIONS"
    )]
    connections: usize,

    /// How the log on standard error is written
    #[arg(long, value_enum, default_value = "text", env = "CROWNHEAD_LOG_FORMAT")]
    log_format: LogFormat,

    /// Show the pages in this folder instead of those that come with the program
    #[arg(long, value_name = "FOLDER", env = "CROWNHEAD_PAGES")]
    pages: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// One JSON object in each line
    Json,
}

impl Serve {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        self.start_log();
        runtime()?.block_on(self.serve(out))
    }

    async fn serve(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let pages = match &self.pages {
            Some(folder) => Pages::from_folder(folder)?,
            None => Pages::embedded(),
        };
        let stop = stop_signal()?;
        let listener = listen(self.listen).await?;
        let metrics = match self.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let store = open_store(self.database.as_deref()).await?;
        let bus = match &self.bus {
            Some(url) => Bus::connect(url).await?,
            None => Bus::Alone,
        };
        let settings = Settings {
            is_secure: self.https,
            is_behind_proxy: self.proxy,
            ..Settings::default()
        };
        let site = Site::start(store, bus, settings).await;
        let limits = Limits {
            connections: self.connections,
            ..Limits::default()
        };
        writeln!(out, "Crownhead is at http://{}/", listener.local_addr()?)?;
        if let Some(metrics) = &metrics {
            writeln!(
                out,
                "Health and metrics are at http://{}/",
                metrics.local_addr()?
            )?;
        }
        if pages.are_missing() {
            writeln!(
                out,
                "This program was built without its pages: `cargo xtask web` builds them."
            )?;
        }
        out.flush()?;
        if let Some(metrics) = metrics {
            let watch = server::metrics_router(&site);
            let forever = std::future::pending();
            tokio::spawn(server::serve(metrics, watch, Limits::default(), forever));
        }
        let router = server::router(pages, self.hosts(), Some(site.clone()));
        server::serve(listener, router, limits, stop).await;
        site.end().await;
        Ok(Verdict::Good)
    }

    fn hosts(&self) -> Hosts {
        if !self.hosts.is_empty() {
            Hosts::Named(self.hosts.clone())
        } else if self.listen.ip().is_loopback() {
            Hosts::Loopback
        } else {
            Hosts::Any
        }
    }

    /// Writes the log to standard error; `CROWNHEAD_LOG` says what, such as `info,server=debug`.
    fn start_log(&self) {
        use tracing_subscriber::EnvFilter;
        let filter = EnvFilter::try_from_env("CROWNHEAD_LOG")
            .unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn,async_nats=warn"));
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => log.with_ansi(false).init(),
            LogFormat::Json => log.json().flatten_event(true).init(),
        }
    }
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot listen on {address}"))
}
