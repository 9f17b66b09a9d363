//! `crownhead play`: the app in the browser, served by this machine for this machine.

use crate::Verdict;
use anyhow::Context;
use clap::Args;
use server::{Hosts, Limits, Pages};
use std::io::{ErrorKind, Write};
use std::net::Ipv4Addr;
use std::path::PathBuf;
use tokio::net::TcpListener;

/// The port that is tried first. What a browser keeps belongs to an address with its port, so the
/// same one every time finds yesterday's games.
const PORT: u16 = 3264;
/// How many ports are tried where the first is taken.
const TRIES: u16 = 20;

/// How the app is shown in the browser.
#[derive(Args)]
#[command(next_help_heading = "App in the browser")]
pub(super) struct BrowserOptions {
    /// The port to listen on; 0 takes any that is free [default: 3264, or the next that is free]
    #[arg(long)]
    port: Option<u16>,

    /// Do not open the browser
    #[arg(long)]
    no_open: bool,

    /// Show the pages in this folder instead of those that come with the program
    #[arg(long, value_name = "FOLDER")]
    pages: Option<PathBuf>,
}

impl BrowserOptions {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let pages = match &self.pages {
            Some(folder) => Pages::from_folder(folder)?,
            None => Pages::embedded(),
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("cannot start the server")?;
        runtime.block_on(self.serve(pages, out))
    }

    async fn serve(&self, pages: Pages, out: &mut impl Write) -> anyhow::Result<Verdict> {
        let listener = self.listen().await?;
        // Heard from now on, so that a signal right after the address is seen is not missed.
        let stop = stop_signal()?;
        let address = format!("http://{}/", listener.local_addr()?);
        writeln!(out, "Crownhead is at {address}")?;
        if pages.are_missing() {
            writeln!(
                out,
                "This program was built without its pages: `cargo xtask web` builds them. \
                 `crownhead play --terminal` plays in the terminal."
            )?;
        }
        writeln!(out, "Press Ctrl-C to end it.")?;
        out.flush()?;
        if !self.no_open
            && !pages.are_missing()
            && let Err(error) = open::that_detached(&address)
        {
            writeln!(
                out,
                "Open the address in your browser: no browser could be started ({error})."
            )?;
            out.flush()?;
        }
        let router = server::router(pages, Hosts::Loopback);
        server::serve(listener, router, Limits::default(), stop).await;
        Ok(Verdict::Good)
    }

    /// Listens on the port that was asked for, or on the first free one of the usual ones.
    async fn listen(&self) -> anyhow::Result<TcpListener> {
        let listen = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        if let Some(port) = self.port {
            return listen(port)
                .await
                .with_context(|| format!("cannot listen on port {port}"));
        }
        for port in PORT..PORT + TRIES {
            match listen(port).await {
                Err(error) if error.kind() == ErrorKind::AddrInUse => {}
                result => return result.with_context(|| format!("cannot listen on port {port}")),
            }
        }
        anyhow::bail!(
            "the ports {PORT} to {} are all taken: name another with --port",
            PORT + TRIES - 1
        )
    }
}

/// Ready when the user or the system asks the program to end.
fn stop_signal() -> anyhow::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| signal(kind).context("cannot listen for signals");
        let mut interrupt = listen(SignalKind::interrupt())?;
        let mut terminate = listen(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Where Ctrl-C cannot be heard, it ends the program at once.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
