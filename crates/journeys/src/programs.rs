//! The processes of a journey: the server and ChromeDriver.

use crate::root;
use anyhow::{Context, Result, bail};
use std::env;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use testkit::Port;

/// A process that runs for one journey, with its child processes.
pub(crate) struct Program {
    child: Child,
    /// The address it listens on.
    pub(crate) address: String,
    /// The port that's reserved for it.
    _port: Option<Port>,
}

impl Program {
    /// Starts `crownhead play` on this port, with its files in `home`, these online games, and
    /// these pages.
    pub(crate) fn server(home: &Path, games: &Path, port: u16, pages: &Path) -> Result<Program> {
        let mut command = Command::new(crownhead());
        command
            .args(["play", "--no-open", "--listen", &port.to_string()])
            .arg("--database")
            .arg(games)
            .arg("--pages")
            .arg(pages)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"));
        Program::start(command, address_in)
    }

    /// Starts `crownhead serve` on this port, with its games in `home` and these pages.
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

    /// Builds a slice of endgame tables where the server with this `home` finds them.
    pub(crate) fn build_endgames(home: &Path, slice: &str) -> Result<()> {
        let built = Command::new(crownhead())
            .args(["endgame", "build", "--distances", "0", "--slice", slice])
            .arg("--endgames")
            .arg(home.join("data/crownhead/endgames"))
            .output()
            .context("can't build endgame tables")?;
        if !built.status.success() {
            bail!("{}", String::from_utf8_lossy(&built.stderr));
        }
        Ok(())
    }

    /// Starts ChromeDriver on its own port, with the browser's temporary files in `home`.
    ///
    /// It needs the same port for IPv4 and IPv6, so it can't choose one on its own.
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
             the Debian packages chromium-headless-shell and chromium-driver",
        )?;
        program._port = Some(port);
        Ok(program)
    }

    /// Starts a program and waits for the line that says where it listens.
    fn start(mut command: Command, find: impl Fn(&str) -> Option<String>) -> Result<Program> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Its own process group, so that its child processes can be killed too.
            .process_group(0)
            .spawn()
            .with_context(|| format!("can't start {name}"))?;
        let out = child.stdout.take().expect("stdout is piped");
        let mut program = Program {
            child,
            address: String::new(),
            _port: None,
        };
        let mut lines = BufReader::new(out).lines();
        for line in lines.by_ref() {
            let line = line.with_context(|| format!("can't read the output of {name}"))?;
            if let Some(address) = find(&line) {
                program.address = address;
                // A process blocks if nobody reads its pipe.
                thread::spawn(move || lines.for_each(drop));
                return Ok(program);
            }
        }
        bail!("{name} exited before it printed its address");
    }

    /// Kills it, like a power failure.
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

/// Returns the server's address in this line, without a trailing slash.
fn address_in(line: &str) -> Option<String> {
    let (_, address) = line.split_once("http://")?;
    let end = address.find(['/', ' ']).unwrap_or(address.len());
    Some(format!("http://{}", &address[..end]))
}

/// Returns the folder with the app's pages: the release build, unless `CROWNHEAD_JOURNEY_PAGES` is
/// set.
pub(crate) fn pages() -> PathBuf {
    env::var_os("CROWNHEAD_JOURNEY_PAGES")
        .map_or_else(|| root().join("target/web/dist"), PathBuf::from)
}

fn crownhead() -> PathBuf {
    env::var_os("CROWNHEAD").map_or_else(|| root().join("target/debug/crownhead"), PathBuf::from)
}
