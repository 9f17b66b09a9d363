//! Disks that fail on demand.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The size of a small disk.
const SIZE: &str = "12m";

/// A small in-memory file system that fills up quickly. Requires permission to mount.
pub struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts a disk, or returns `None` if that isn't allowed.
    pub fn mount() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={SIZE}"), "crownhead"])
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        let is_mounted = mounted.is_ok_and(|status| status.success());
        is_mounted.then_some(SmallDisk { folder })
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn ballast(&self) -> PathBuf {
        self.folder.path().join("ballast")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, because a server may still have files open.
        let _ = Command::new("umount")
            .arg("-l")
            .arg(self.folder.path())
            .status();
    }
}

/// How writes are made to fail.
pub enum Fault {
    /// The disk is full: ENOSPC.
    Full(SmallDisk),
    /// The server's files can't grow beyond the current size of its log: EFBIG, which SQLite
    /// reports as an I/O error.
    FileSize(tempfile::TempDir),
}

impl Fault {
    /// A small disk if one can be mounted, otherwise a limit on file size.
    pub fn full_disk() -> Fault {
        SmallDisk::mount().map_or_else(Fault::file_size, Fault::Full)
    }

    /// A limit on file size.
    pub fn file_size() -> Fault {
        Fault::FileSize(tempfile::tempdir().unwrap())
    }

    /// The folder for the database.
    pub fn folder(&self) -> &Path {
        match self {
            Fault::Full(disk) => disk.path(),
            Fault::FileSize(folder) => folder.path(),
        }
    }

    /// Makes all writes fail from now on.
    pub fn begin(&self, server: u32) {
        match self {
            Fault::Full(disk) => {
                let mut ballast = File::create(disk.ballast()).unwrap();
                let error = loop {
                    if let Err(error) = ballast.write_all(&[0; 4_096]) {
                        break error;
                    }
                };
                assert_eq!(error.kind(), ErrorKind::StorageFull);
            }
            Fault::FileSize(_) => limit_files(server, "0"),
        }
    }

    /// Makes writes work again.
    pub fn end(&self, server: u32) {
        match self {
            Fault::Full(disk) => fs::remove_file(disk.ballast()).unwrap(),
            Fault::FileSize(_) => limit_files(server, "unlimited"),
        }
    }
}

/// Sets a process's limit on file size. The limit can be lifted again.
fn limit_files(process: u32, size: &str) {
    let limited = Command::new("prlimit")
        .args([&format!("--pid={process}"), &format!("--fsize={size}:")])
        .status()
        .unwrap();
    assert!(limited.success());
}

/// How a call fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// EIO.
    Broken,
    /// ENOSPC.
    Full,
    /// EROFS, as after the system has remounted a disk because of errors.
    ReadOnly,
    /// EIO, of calls that read.
    Unreadable,
}

impl Failure {
    /// Those of calls that write.
    pub const WRITES: [Failure; 3] = [Failure::Broken, Failure::Full, Failure::ReadOnly];
    pub const ALL: [Failure; 4] = [
        Failure::Broken,
        Failure::Unreadable,
        Failure::Full,
        Failure::ReadOnly,
    ];

    /// The number of the error, which is the same on all systems.
    const fn number(self) -> i32 {
        match self {
            Failure::Broken | Failure::Unreadable => 5,
            Failure::Full => 28,
            Failure::ReadOnly => 30,
        }
    }
}

/// A disk whose files can fail at any call that reads or writes, using a preloaded library.
pub struct FaultyDisk {
    folder: tempfile::TempDir,
}

impl FaultyDisk {
    /// Compiles the library. There is a C compiler, because SQLite needs one.
    pub fn make() -> FaultyDisk {
        let folder = tempfile::tempdir().unwrap();
        // PostgreSQL runs as another user.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/fleet/faulty_disk.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(folder.path().join("faulty_disk.so"))
            .args([source, "-ldl"])
            .status()
            .unwrap();
        assert!(compiled.success());
        let disk = FaultyDisk { folder };
        disk.plan(0, 0, Failure::Broken);
        fs::set_permissions(disk.faults(), fs::Permissions::from_mode(0o666)).unwrap();
        disk
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn faults(&self) -> PathBuf {
        self.folder.path().join("faults")
    }

    /// The environment variables for a program whose files fail if their paths contain this.
    pub fn environment(&self, faulty: &str) -> [(&'static str, PathBuf); 3] {
        let library = self.folder.path().join("faulty_disk.so");
        [
            ("LD_PRELOAD", library),
            ("CROWNHEAD_FAULTS", self.faults()),
            ("CROWNHEAD_FAULTY", faulty.into()),
        ]
    }

    /// After `before` calls of the failure's kind, makes the next `failing` ones fail.
    pub fn plan(&self, before: i32, failing: i32, failure: Failure) {
        let mut file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(self.faults())
            .unwrap();
        let reads = i32::from(failure == Failure::Unreadable);
        let numbers = [before, failing, failure.number(), reads].map(i32::to_ne_bytes);
        file.write_all(&numbers.concat()).unwrap();
    }

    /// The number of planned calls that haven't failed yet.
    pub fn left(&self) -> i32 {
        let bytes = fs::read(self.faults()).unwrap();
        i32::from_ne_bytes(*bytes[4..].first_chunk().unwrap())
    }
}
