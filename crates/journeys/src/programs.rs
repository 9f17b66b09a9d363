//! The programs of a journey: the server and the driver of the browser.

use crate::root;
use anyhow::{Context, Result, bail};
use std::env;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use testkit::Port;

/// A program that runs for one journey, and all that it has started.
pub(crate) struct Program {
    child: Child,
    /// Where it listens.
    pub(crate) address: String,
    /// The port that was claimed for it.
    _port: Option<Port>,
}

impl Program {
    /// `crownhead play` on this port, with its files in `home`, games over the network in a file, and
    /// these pages.
    pub(crate) fn server(home: &Path, games: &Path, port: u16, pages: &Path) -> Result<Program> {
        let mut command = Command::new(crownhead());
        command
            .args(["play", "--no-open", "--port", &port.to_string()])
            .arg("--games")
            .arg(games)
            .arg("--pages")
            .arg(pages)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"));
        Program::start(command, address_in)
    }

    /// `crownhead serve` on this port, with its games in `home` and these pages.
    pub(crate) fn online_server(home: &Path, port: u16, pages: &Path) -> Result<Program> {
        let mut command = Command::new(crownhead());
        command
            .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
            .arg("--database")
            .arg(home.join("games.db"))
            .arg("--pages")
            .arg(pages)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"));
        Program::start(command, address_in)
    }

    /// ChromeDriver on a port of its own, with the temporary files of the browser in `home`.
    ///
    /// It needs the same port of IPv4 and of IPv6, so it cannot be left to find one.
    pub(crate) fn driver(home: &Path) -> Result<Program> {
        let mut command = Command::new(env::var("CHROMEDRIVER").unwrap_or("chromedriver".into()));
        let port = Port::claim();
        command
            .arg(format!("--port={}", port.number()))
            .env("TMPDIR", home)
            .env("HOME", home);
        let program = Program::start(command, |line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            Some(format!("http://127.0.0.1:{}", port.trim_end_matches('.')))
        });
        let mut program = program.context(
            "journeys need ChromeDriver and Chromium: `cargo xtask journeys` installs them, and so do \
             the Debian packages chromium and chromium-driver",
        )?;
        program._port = Some(port);
        Ok(program)
    }

    /// Starts a program and waits for the line in which it tells where it listens.
    fn start(mut command: Command, find: impl Fn(&str) -> Option<String>) -> Result<Program> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // A group of its own, to end what it has started too.
            .process_group(0)
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let out = child.stdout.take().expect("it was asked for");
        let mut program = Program {
            child,
            address: String::new(),
            _port: None,
        };
        let mut lines = BufReader::new(out).lines();
        for line in lines.by_ref() {
            let line = line.with_context(|| format!("cannot read what {name} writes"))?;
            if let Some(address) = find(&line) {
                program.address = address;
                // Whoever writes into a pipe that nobody reads would stop.
                thread::spawn(move || lines.for_each(drop));
                return Ok(program);
            }
        }
        bail!("{name} ended before it told where it listens");
    }

    /// Ends it at once, as a power cut would.
    pub(crate) fn end(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).output();
        let _ = self.child.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

/// Where a server says that it is, without a slash at the end.
fn address_in(line: &str) -> Option<String> {
    let (_, address) = line.split_once("http://")?;
    let end = address.find(['/', ' ']).unwrap_or(address.len());
    Some(format!("http://{}", &address[..end]))
}

/// The pages of the app: those of a release, unless `CROWNHEAD_JOURNEY_PAGES` names another folder.
pub(crate) fn pages() -> PathBuf {
    env::var_os("CROWNHEAD_JOURNEY_PAGES")
        .map_or_else(|| root().join("target/web/dist"), PathBuf::from)
}

fn crownhead() -> PathBuf {
    env::var_os("CROWNHEAD").map_or_else(|| root().join("target/debug/crownhead"), PathBuf::from)
}
