//! `crownhead play`: the app in the browser, served only to this machine.

use crate::Status;
use crate::arguments::listen_address;
use crate::commands::serve::node::{data_folder, open_store, runtime, stop_signal};
use crate::spoken;
use anyhow::Context;
use clap::Args;
use server::{Bus, Endgames, Hosts, Limits, Pages, Reach, Settings, Site};
use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use tokio::net::TcpListener;

/// The first port to try. Browser storage belongs to an address with its port, so using the same
/// one every time finds yesterday's games.
const PORT: u16 = 3264;
/// How many ports to try.
const TRIES: u16 = 20;

/// The app offers to build all endgame databases with up to this many pieces.
const PIECES_TO_BUILD: u8 = 6;

/// How the app is shown in the browser.
#[derive(Args)]
#[command(next_help_heading = "In the browser")]
pub(super) struct BrowserOptions {
    /// Port to listen on; 0 picks a free one [default: 3264, or the next free port]
    #[arg(long, alias = "port", value_name = "ADDRESS", value_parser = own_address)]
    listen: Option<SocketAddr>,

    /// Don't open the browser
    #[arg(long)]
    no_open: bool,

    /// Server where you play others, for example play.example.org
    #[arg(long, value_name = "ADDRESS")]
    server: Option<String>,

    /// Database for online games [default: crownhead.db in your data folder]
    #[arg(long, alias = "games", value_name = "FILE")]
    database: Option<String>,

    /// Serve the pages in this folder instead of the built-in ones
    #[arg(long, value_name = "FOLDER")]
    pages: Option<PathBuf>,
}

impl BrowserOptions {
    /// The address of the server where the user plays others.
    pub(super) fn server(&self) -> Option<String> {
        self.server.as_deref().map(web_address)
    }

    /// `endgames` is the folder with endgame databases, if it isn't the default one.
    pub(super) fn run(
        &self,
        out: &mut impl Write,
        endgames: Option<&Path>,
    ) -> anyhow::Result<Status> {
        let pages = match &self.pages {
            Some(folder) => Pages::from_folder(folder)?,
            None => Pages::embedded(),
        };
        let reach = Reach {
            alone: true,
            server: self.server(),
            ..Reach::default()
        };
        let mut pages = pages.with_reach(&reach);
        let folder = match endgames {
            Some(folder) => Some(folder.to_owned()),
            // Without a data folder, there are only the built-in databases.
            None => data_folder().ok().map(|folder| folder.join("endgames")),
        };
        if let Some(folder) = folder {
            pages = pages.with_endgames(Endgames::buildable(folder, PIECES_TO_BUILD));
        }
        runtime()?.block_on(self.serve(pages, out))
    }

    pub(super) fn database(&self) -> Option<&Path> {
        self.database.as_deref().map(Path::new)
    }

    async fn serve(&self, pages: Pages, out: &mut impl Write) -> anyhow::Result<Status> {
        let listener = self.listen().await?;
        // Listen now, so that a signal sent right after the address is printed isn't missed.
        let stop = stop_signal()?;
        let address = format!("http://{}/", listener.local_addr()?);
        let words = spoken::words();
        writeln!(out, "{}", words.play_at(&address))?;
        if pages.are_missing() {
            writeln!(out, "{}", words.play_no_pages())?;
        }
        // Everything except online play works without a database.
        let (site, _lock) = match open_store(self.database.as_deref()).await {
            Ok((store, lock)) => {
                let site = Site::start(store, Bus::Alone, Settings::default()).await;
                (Some(site), lock)
            }
            Err(error) => {
                writeln!(out, "{}", words.play_online_off(&format!("{error:#}")))?;
                (None, None)
            }
        };
        writeln!(out, "{}", words.play_stop())?;
        out.flush()?;
        if !self.no_open
            && !pages.are_missing()
            && let Err(error) = open::that_detached(&address)
        {
            writeln!(out, "{}", words.play_no_browser(&error.to_string()))?;
            out.flush()?;
        }
        let router = server::router(pages, Hosts::Loopback, site.clone());
        server::serve(listener, router, Limits::default(), stop).await;
        if let Some(site) = site {
            site.end().await;
        }
        Ok(Status::Good)
    }

    /// Listens on the requested port, or on the first free one of the usual ports.
    async fn listen(&self) -> anyhow::Result<TcpListener> {
        if let Some(address) = self.listen {
            return TcpListener::bind(address)
                .await
                .with_context(|| format!("can't listen on {address}"));
        }
        for port in PORT..PORT + TRIES {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
                Err(error) if error.kind() == ErrorKind::AddrInUse => {}
                result => return result.with_context(|| format!("can't listen on port {port}")),
            }
        }
        anyhow::bail!(
            "ports {PORT} to {} are all in use: choose another with --listen",
            PORT + TRIES - 1
        )
    }
}

/// An address of this machine. Others play on a server.
fn own_address(text: &str) -> Result<SocketAddr, &'static str> {
    let address = listen_address(text)?;
    let is_own = address.ip().is_loopback();
    is_own
        .then_some(address)
        .ok_or("the app is for this machine only; `crownhead serve` is for others too")
}

/// Completes the address of a server, which people give without `https://`.
fn web_address(text: &str) -> String {
    let text = text.trim().trim_end_matches('/');
    if text.contains("://") {
        text.to_owned()
    } else {
        format!("https://{text}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_server_is_completed() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            assert_eq!(web_address(text), expected);
        }
        check("play.example.org", "https://play.example.org");
        check(" play.example.org:8443/ ", "https://play.example.org:8443");
        check("http://192.168.1.5:3264", "http://192.168.1.5:3264");
    }
}
