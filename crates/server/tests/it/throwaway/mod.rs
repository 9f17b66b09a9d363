//! Databases and message buses for one test: real programs on loopback, gone when it is over.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::print_stderr,
    reason = "the tests of two crates share it, and each uses a part"
)]

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Set where the tests have to run with all services, and must not pass without them.
const REQUIRED: &str = "CROWNHEAD_REQUIRE_SERVICES";

/// A port that was free a moment ago.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// A PostgreSQL server with a folder of its own.
pub struct Postgres {
    bin: PathBuf,
    data: tempfile::TempDir,
    port: u16,
    settings: Vec<String>,
    child: Option<Child>,
}

impl Postgres {
    /// Starts one; nothing where PostgreSQL is not installed.
    pub fn start() -> Option<Postgres> {
        let mut postgres = Postgres::make()?;
        postgres.run();
        Some(postgres)
    }

    /// Starts one that takes encrypted connections only, with this certificate and key in PEM.
    pub fn start_with_tls(certificate: &str, key: &str) -> Option<Postgres> {
        let mut postgres = Postgres::make()?;
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
        Some(postgres)
    }

    fn make() -> Option<Postgres> {
        let Some(bin) = postgres_bin() else {
            return missing("PostgreSQL");
        };
        let data = tempfile::tempdir().unwrap();
        // PostgreSQL refuses to run as root, and wants to own its folder.
        if let Some((uid, gid)) = other_user() {
            chown(data.path(), Some(uid), Some(gid)).unwrap();
        }
        let made = as_user(&bin.join("initdb"))
            .args(["--auth=trust", "--username=crownhead", "--no-sync", "-D"])
            .arg(data.path())
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        Some(Postgres {
            bin,
            data,
            port: free_port(),
            settings: Vec::new(),
            child: None,
        })
    }

    /// Starts it, or starts it again.
    pub fn run(&mut self) {
        let child = as_user(&self.bin.join("postgres"))
            .arg("-D")
            .arg(self.data.path())
            .args(["-p", &self.port.to_string(), "-h", "127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "max_connections=60"])
            .args(&self.settings)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.child = Some(child);
        for _ in 0..600 {
            let asked = Command::new(self.bin.join("pg_isready"))
                .args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()])
                .status()
                .unwrap();
            if asked.success() {
                return;
            }
            sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL did not start");
    }

    /// Ends it at once, as a power cut would.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // The main process alone would leave the others behind.
            signal(child.id(), "QUIT");
            child.wait().unwrap();
        }
    }

    /// Makes an empty database and returns its address.
    pub fn database(&self, name: &str) -> String {
        let made = Command::new(self.bin.join("createdb"))
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string()])
            .args(["-U", "crownhead", name])
            .status()
            .unwrap();
        assert!(made.success());
        format!("postgres://crownhead@127.0.0.1:{}/{name}", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A NATS server.
pub struct Nats {
    port: u16,
    options: Vec<String>,
    child: Option<Child>,
}

impl Nats {
    /// Starts one; nothing where NATS is not installed.
    pub fn start() -> Option<Nats> {
        Nats::start_with(Vec::new())
    }

    /// Starts one with these options.
    pub fn start_with(options: Vec<String>) -> Option<Nats> {
        let mut nats = Nats {
            port: free_port(),
            options,
            child: None,
        };
        if !nats.run() {
            return missing("nats-server");
        }
        Some(nats)
    }

    /// Starts it, or starts it again; whether that was possible.
    pub fn run(&mut self) -> bool {
        let program = [
            "/usr/sbin/nats-server",
            "/usr/bin/nats-server",
            "nats-server",
        ];
        let spawned = program.iter().find_map(|program| {
            Command::new(program)
                .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
                .args(&self.options)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .ok()
        });
        self.child = spawned;
        if self.child.is_none() {
            return false;
        }
        for _ in 0..600 {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return true;
            }
            sleep(Duration::from_millis(20));
        }
        panic!("NATS did not start");
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn missing<T>(what: &str) -> Option<T> {
    assert!(
        std::env::var_os(REQUIRED).is_none(),
        "{what} is not installed"
    );
    eprintln!("skipped: {what} is not installed");
    None
}

/// The newest PostgreSQL that Debian has installed, or the one on the path.
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

/// The user `postgres`, where the test runs as root.
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
