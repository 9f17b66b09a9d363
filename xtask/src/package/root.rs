//! A disposable root: programs see this machine's files, and everything they write is gone
//! afterward.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::{output_of, program, run};
use crate::setup::as_root;

/// Restarts this program as root, with its own mounts and processes.
///
/// The mounts end with it, and so does everything it started.
pub(super) fn run_apart(task: &str, args: &[&Path]) -> Result<()> {
    let mut command = as_root("unshare")?;
    command
        .args(["--mount", "--pid", "--fork", "--kill-child", "--"])
        .arg(std::env::current_exe()?)
        .arg(task)
        .args(args);
    run(&mut command)
}

/// A folder that programs see as the root of the file system.
pub(super) struct Root {
    pub(super) folder: PathBuf,
}

impl Root {
    /// This machine's files under in-memory overlays, mounted in this folder.
    ///
    /// Call it only with private mounts; see [`run_apart`].
    pub(super) fn over_this_machine(folder: &Path) -> Result<Root> {
        mount("tmpfs", "tmpfs", "mode=0755", folder)?;
        let [upper, work, merged] = ["upper", "work", "root"].map(|name| folder.join(name));
        for layer in [&upper, &work, &merged] {
            fs::create_dir(layer)?;
        }
        let layers = format!(
            "lowerdir=/,upperdir={},workdir={}",
            upper.display(),
            work.display()
        );
        mount("overlay", "overlay", &layers, &merged)?;
        mount("proc", "proc", "ro", &merged.join("proc"))?;
        for inner in ["run", "tmp"] {
            mount("tmpfs", "tmpfs", "mode=0755", &merged.join(inner))?;
        }
        run(program("mount")
            .args(["--bind", "/dev"])
            .arg(merged.join("dev")))?;
        Ok(Root { folder: merged })
    }

    /// These files, all read-only, and an empty folder for data.
    pub(super) fn read_only(files: &Path, data: &str, owner: u32, folder: &Path) -> Result<Root> {
        run(program("mount").arg("--bind").arg(files).arg(folder))?;
        run(program("mount").args(["-o", "remount,bind,ro"]).arg(folder))?;
        let options = format!("mode=0700,uid={owner},gid={owner}");
        mount("tmpfs", "tmpfs", &options, &folder.join(data))?;
        Ok(Root {
            folder: folder.to_owned(),
        })
    }

    /// The outside path of an inside path.
    pub(super) fn path(&self, inner: &str) -> PathBuf {
        self.folder.join(inner)
    }

    /// A command that runs inside as root.
    pub(super) fn command(&self, words: &[&str]) -> Command {
        let mut command = program("chroot");
        command
            .arg(&self.folder)
            .args(words)
            .env("LC_ALL", "C.UTF-8");
        command
    }

    /// A command that runs inside as this user, with nothing from our environment but a path.
    pub(super) fn command_of_user(&self, user: &str, words: &[&str]) -> Command {
        let mut command = program("chroot");
        command
            .arg(format!("--userspec={user}:{user}"))
            .arg(&self.folder)
            .args(words)
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
        command
    }
}

fn mount(kind: &str, what: &str, options: &str, folder: &Path) -> Result<()> {
    run(program("mount")
        .args(["-t", kind, "-o", options, what])
        .arg(folder))
}

/// A server that runs inside.
pub(super) struct Server {
    child: Child,
    /// The address of its health check.
    metrics: String,
}

impl Server {
    /// Starts it on free ports, and waits until it listens.
    pub(super) fn start(mut command: Command) -> Result<Server> {
        command
            .env("CROWNHEAD_LISTEN", "127.0.0.1:0")
            .env("CROWNHEAD_METRICS", "127.0.0.1:0")
            .stdout(Stdio::piped());
        let mut child = command.spawn().context("can't start the server")?;
        let output = child.stdout.take().context("the server has no output")?;
        let address = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let address = line.strip_prefix("Health and metrics are at http://")?;
                Some(address.trim_end_matches('/').to_owned())
            });
        match address {
            Some(metrics) => Ok(Server { child, metrics }),
            None => bail!("the server exited: {}", child.wait()?),
        }
    }

    /// Checks its health, with the program in this root.
    pub(super) fn check_health(&self, root: &Root) -> Result<()> {
        let ask = ["/usr/bin/crownhead", "health", "--metrics", &self.metrics];
        let answer = output_of(&mut root.command(&ask));
        match answer.as_deref().map(str::trim) {
            Some("well") => Ok(()),
            other => bail!("the server isn't healthy: {other:?}"),
        }
    }

    /// Stops it like systemd. It must exit cleanly.
    pub(super) fn stop(mut self) -> Result<()> {
        run(program("kill").args(["-TERM", &self.child.id().to_string()]))?;
        let status = self.child.wait()?;
        if !status.success() {
            bail!("the server didn't exit cleanly: {status}");
        }
        Ok(())
    }
}
