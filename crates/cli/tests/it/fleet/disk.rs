//! Disks that are full when a test wants it.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How large a small disk is.
const SIZE: &str = "12m";

/// A file system of its own in memory that is soon full. It takes a system that lets us mount one.
pub struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts one, where that is allowed.
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
        // Lazily, as a server may still have its files open.
        let _ = Command::new("umount")
            .arg("-l")
            .arg(self.folder.path())
            .status();
    }
}

/// How writing is made to fail.
pub enum Fault {
    /// The disk is full: ENOSPC.
    Full(SmallDisk),
    /// No file of the server may be larger than its log is now: EFBIG, which SQLite calls an I/O error.
    FileSize(tempfile::TempDir),
}

impl Fault {
    /// A small disk where one can be mounted, else a limit on the size of files.
    pub fn full_disk() -> Fault {
        SmallDisk::mount().map_or_else(Fault::file_size, Fault::Full)
    }

    /// A limit on the size of files.
    pub fn file_size() -> Fault {
        Fault::FileSize(tempfile::tempdir().unwrap())
    }

    /// Where the database belongs.
    pub fn folder(&self) -> &Path {
        match self {
            Fault::Full(disk) => disk.path(),
            Fault::FileSize(folder) => folder.path(),
        }
    }

    /// Nothing more can be written from now on.
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

    /// Everything can be written again.
    pub fn end(&self, server: u32) {
        match self {
            Fault::Full(disk) => fs::remove_file(disk.ballast()).unwrap(),
            Fault::FileSize(_) => limit_files(server, "unlimited"),
        }
    }
}

/// Sets the size beyond which no file of a process can be written; the limit can be lifted again.
fn limit_files(process: u32, size: &str) {
    let limited = Command::new("prlimit")
        .args([&format!("--pid={process}"), &format!("--fsize={size}:")])
        .status()
        .unwrap();
    assert!(limited.success());
}

/// A disk whose files fail at any call that writes, by a library between the program and the system.
pub struct FaultyDisk {
    folder: tempfile::TempDir,
}

impl FaultyDisk {
    /// Compiles the library. The compiler is there, as SQLite is compiled with it.
    pub fn make() -> FaultyDisk {
        let folder = tempfile::tempdir().unwrap();
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/fleet/faulty_disk.c");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(folder.path().join("faulty_disk.so"))
            .args([source, "-ldl"])
            .status()
            .unwrap();
        assert!(compiled.success());
        let disk = FaultyDisk { folder };
        disk.plan(0, 0);
        disk
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// What a program needs in its environment.
    pub fn environment(&self) -> [(&'static str, PathBuf); 2] {
        let file = |name: &str| self.folder.path().join(name);
        [
            ("LD_PRELOAD", file("faulty_disk.so")),
            ("CROWNHEAD_FAULTS", file("faults")),
        ]
    }

    /// After so many calls, so many fail.
    pub fn plan(&self, before: i32, failing: i32) {
        let mut file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(self.folder.path().join("faults"))
            .unwrap();
        let numbers = [before.to_ne_bytes(), failing.to_ne_bytes()].concat();
        file.write_all(&numbers).unwrap();
    }

    /// How many calls of the plan have yet to fail.
    pub fn left(&self) -> i32 {
        let bytes = fs::read(self.folder.path().join("faults")).unwrap();
        i32::from_ne_bytes(*bytes[4..].first_chunk().unwrap())
    }
}
