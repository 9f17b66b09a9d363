//! Databases and message buses for one test: real programs on loopback, gone when it's over.
//!
//! Each test starts its own. If a program is missing, the test fails and says how to install it.

#![expect(clippy::unwrap_used, reason = "any failure here fails the test")]

use crate::port::Port;
use crate::waiting::eventually;
use std::fs;
use std::net::TcpStream;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A PostgreSQL server with its own folder.
pub struct Postgres {
    bin: PathBuf,
    data: tempfile::TempDir,
    port: Port,
    settings: Vec<String>,
    environment: Vec<(&'static str, PathBuf)>,
    child: Option<Child>,
}

impl Postgres {
    /// Starts a server.
    pub fn start() -> Postgres {
        Postgres::start_with(|_| Vec::new())
    }

    /// Starts a server with these environment variables, given the path of its folder.
    pub fn start_with(environment: impl FnOnce(&str) -> Vec<(&'static str, PathBuf)>) -> Postgres {
        let mut postgres = Postgres::make();
        let folder = postgres.data.path().to_string_lossy();
        postgres.environment = environment(&folder);
        postgres.run();
        postgres
    }

    /// Starts a server that only accepts encrypted connections, with this certificate and key in
    /// PEM.
    pub fn start_with_tls(certificate: &str, key: &str) -> Postgres {
        let mut postgres = Postgres::make();
        let path = |name: &str| postgres.data.path().join(name);
        fs::write(path("server.crt"), certificate).unwrap();
        fs::write(path("server.key"), key).unwrap();
        fs::write(path("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").unwrap();
        fs::set_permissions(path("server.key"), fs::Permissions::from_mode(0o600)).unwrap();
        if let Some((uid, gid)) = other_user() {
            chown(path("server.key"), Some(uid), Some(gid)).unwrap();
        }
        postgres.settings = ["-c", "ssl=on"].map(str::to_owned).to_vec();
        postgres.run();
        postgres
    }

    fn make() -> Postgres {
        let Some(bin) = postgres_bin() else {
            missing("PostgreSQL", "postgresql");
        };
        let data = tempfile::tempdir().unwrap();
        // PostgreSQL refuses to run as root, and must own its folder.
        if let Some((uid, gid)) = other_user() {
            chown(data.path(), Some(uid), Some(gid)).unwrap();
        }
        let made = as_user(&bin.join("initdb"))
            .args(["--auth=trust", "--username=crownhead", "--no-sync"])
            .args(["--no-locale", "--encoding=UTF8", "-D"])
            .arg(data.path())
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        Postgres {
            bin,
            data,
            port: Port::claim(),
            settings: Vec::new(),
            environment: Vec::new(),
            child: None,
        }
    }

    /// Starts or restarts it.
    pub fn run(&mut self) {
        let log = self.data.path().join("log");
        let child = as_user(&self.bin.join("postgres"))
            .envs(self.environment.iter().cloned())
            .arg("-D")
            .arg(self.data.path())
            .args(["-p", &self.port().to_string(), "-h", "127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "max_connections=60"])
            // Only a power failure could tell the difference, and nothing here outlives one.
            .args(["-c", "fsync=off"])
            .args(&self.settings)
            .stdout(Stdio::null())
            .stderr(fs::File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let child = self.child.insert(child);
        let port = self.port.number().to_string();
        eventually("PostgreSQL is ready", || {
            if let Some(status) = child.try_wait().unwrap() {
                let said = fs::read_to_string(&log).unwrap_or_default();
                panic!("PostgreSQL ended, {status}: {said}");
            }
            let asked = Command::new(self.bin.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &port])
                .status()
                .unwrap();
            asked.success().then_some(())
        });
    }

    /// Kills it immediately, like a power failure.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // Killing only the main process would leave the others behind.
            signal(child.id(), "QUIT");
            child.wait().unwrap();
        }
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self, name: &str) -> String {
        let made = Command::new(self.bin.join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &self.port().to_string()])
            .args(["-U", "crownhead", name])
            .status()
            .unwrap();
        assert!(made.success());
        format!("postgres://crownhead@127.0.0.1:{}/{name}", self.port())
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port.number()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A NATS server.
pub struct Nats {
    port: Port,
    options: Vec<String>,
    child: Option<Child>,
}

impl Nats {
    /// Starts a server.
    pub fn start() -> Nats {
        Nats::start_with(Vec::new())
    }

    /// Starts a server with these options.
    pub fn start_with(options: Vec<String>) -> Nats {
        let mut nats = Nats {
            port: Port::claim(),
            options,
            child: None,
        };
        nats.run();
        nats
    }

    /// Starts or restarts it.
    pub fn run(&mut self) {
        let programs = [
            "/usr/sbin/nats-server",
            "/usr/bin/nats-server",
            "nats-server",
        ];
        let spawned = programs.iter().find_map(|program| {
            Command::new(program)
                .args(["-a", "127.0.0.1", "-p", &self.port().to_string()])
                .args(&self.options)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .ok()
        });
        let Some(child) = spawned else {
            missing("NATS", "nats-server");
        };
        let child = self.child.insert(child);
        let port = self.port.number();
        eventually("NATS listens", || {
            if let Some(status) = child.try_wait().unwrap() {
                panic!("NATS ended, {status}");
            }
            TcpStream::connect(("127.0.0.1", port)).ok()
        });
    }

    /// Kills it immediately.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port())
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port.number()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn missing(what: &str, package: &str) -> ! {
    panic!(
        "this test needs {what}, which is not installed: `cargo xtask test` installs it, \
         and so does the Debian package {package}"
    );
}

/// The newest PostgreSQL installed by Debian, or the one on the path.
fn postgres_bin() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let installed = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    let on_path = std::env::var_os("PATH")
        .into_iter()
        .flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let is_whole = |bin: &PathBuf| {
        let programs = ["initdb", "postgres", "pg_isready", "createdb"];
        programs.iter().all(|program| bin.join(program).exists())
    };
    let newest = installed.filter(is_whole).max();
    newest.or_else(|| on_path.into_iter().find(is_whole))
}

/// The user `postgres`, if the test runs as root.
fn other_user() -> Option<(u32, u32)> {
    let id = |args: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(args).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    (id(&["-u"])? == 0).then(|| Some((id(&["-u", "postgres"])?, id(&["-g", "postgres"])?)))?
}

fn as_user(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/");
    if let Some((uid, gid)) = other_user() {
        command.uid(uid).gid(gid);
    }
    command
}

/// Sends a signal to a process.
pub fn signal(pid: u32, name: &str) {
    let sent = Command::new("kill")
        .args([format!("-{name}"), pid.to_string()])
        .status()
        .unwrap();
    assert!(sent.success());
}
