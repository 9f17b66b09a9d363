//! `crownhead serve`: the server for online play.

pub(super) mod database_lock;
mod log;
pub(super) mod node;
mod open_files;
pub(crate) mod option_file;
mod options;
mod reach;

use crate::Status;
use anyhow::Context;
use clap::Args;
use node::{open_store, runtime, stop_signal};
use options::Options;
use server::{Bus, ComputerSettings, Endgames, Hosts, Limits, Pages, Reach, Settings, Site};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// The maximum number of connections for health and metrics.
const OF_WATCHERS: usize = 32;

/// Host online games.
///
/// A single node needs only this command and stores its games in its own SQLite file. Several nodes
/// share a PostgreSQL database and a NATS server; any of them serves any game.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead serve
  crownhead serve --listen 0.0.0.0:3264 --host play.example.org
  crownhead serve --https --host play.example.org --database postgres://crownhead@db/crownhead \\
      --bus nats://bus:4222 --metrics 127.0.0.1:9464
  crownhead serve --config /etc/crownhead.toml

Every option can also be set with the environment variable named with it, or by its name in the
file: listen = \"0.0.0.0:3264\". The command line overrides the environment, which overrides the file.")]
pub(crate) struct Serve {
    /// A file with options, in TOML
    #[arg(long, value_name = "FILE", env = "CROWNHEAD_CONFIG")]
    pub(crate) config: Option<PathBuf>,

    #[command(flatten)]
    options: Options,
}

impl Serve {
    pub(crate) fn run(self, out: &mut impl Write) -> anyhow::Result<Status> {
        log::start(&self.options.log, self.options.log_format)?;
        runtime()?.block_on(serve(self.options, out))
    }
}

async fn serve(options: Options, out: &mut impl Write) -> anyhow::Result<Status> {
    let hosts = hosts(&options);
    let pages = match &options.pages {
        Some(folder) => Pages::from_folder(folder)?,
        None => Pages::embedded(),
    };
    let stop = stop_signal()?;
    let listener = listen(options.listen).await?;
    let metrics = match options.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let (store, _lock) = open_store(options.database.as_deref()).await?;
    let bus = match &options.bus {
        Some(url) => Bus::connect(url).await?,
        None => Bus::Alone,
    };
    let settings = Settings {
        is_secure: options.https,
        is_behind_proxy: options.proxy,
        computer: ComputerSettings::with_threads(options.engine_threads),
        give_up: Duration::from_secs(options.give_up),
        ..Settings::default()
    };
    let site = Site::start(store, bus, settings).await;
    let limits = Limits {
        connections: open_files::connections().map_or(options.connections, |possible| {
            options.connections.min(possible)
        }),
        of_address: Limits::default().of_address.filter(|_| !options.proxy),
        ..Limits::default()
    };
    let address = listener.local_addr()?;
    writeln!(out, "Crownhead is at http://{address}/")?;
    let addresses = reach::addresses(address, &options.hosts, options.https, &reach::cards());
    reach::tell(out, &addresses, std::io::stdout().is_terminal())?;
    let pages = pages.with_reach(&Reach {
        addresses,
        ..Reach::default()
    });
    let pages = match options.endgames {
        Some(folder) => pages.with_endgames(Endgames::in_folder(folder)),
        None => pages,
    };
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
            "This program was built without the web app. Build it with `cargo xtask web`."
        )?;
    }
    if limits.connections < options.connections {
        writeln!(
            out,
            "Limited to {} connections by the number of open files (LimitNOFILE).",
            limits.connections
        )?;
    }
    out.flush()?;
    if let Some(metrics) = metrics {
        let watch = server::metrics_router(Arc::clone(&site));
        let forever = std::future::pending();
        let few = Limits {
            connections: OF_WATCHERS,
            ..Limits::default()
        };
        tokio::spawn(server::serve(metrics, watch, few, forever));
    }
    let router = server::router(pages, hosts, Some(Arc::clone(&site)));
    let mut failure = None;
    let end = async {
        tokio::select! {
            () = stop => {}
            error = site.failed() => failure = Some(error),
        }
    };
    server::serve(listener, router, limits, end).await;
    // Report the failure to anyone who stops a server that can't store anything.
    let failure = failure.or_else(|| site.trouble());
    site.end().await;
    match failure {
        Some(error) => Err(error.into()),
        None => Ok(Status::Good),
    }
}

fn hosts(options: &Options) -> Hosts {
    if !options.hosts.is_empty() {
        Hosts::Named(options.hosts.clone())
    } else if options.listen.ip().is_loopback() {
        Hosts::Loopback
    } else {
        Hosts::Any
    }
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address)
        .await
        .with_context(|| format!("can't listen on {address}"))
}
