//! Atomic file replacement.
//!
//! A saved game, a database or a converted collection must never be half-written, no matter what
//! happens: a full disk, a killed process, a power failure.
#![deny(missing_docs)]

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Runs the README examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Writes a file through `write` and replaces the old one with it.
///
/// There's always one complete file: the new one is written next to the old one, synced to disk,
/// and renamed over it with the same permissions. After an error, from `write` or from the disk,
/// the old file is unchanged. Symlinks are followed; pipes and devices are written to directly.
///
/// ```
/// # use std::io::Write;
/// let folder = tempfile::tempdir().unwrap();
/// let path = folder.path().join("game.pdn");
/// crownhead_durable::replace(&path, |file| file.write_all(b"old")).unwrap();
/// let failed: std::io::Result<()> = crownhead_durable::replace(&path, |file| {
///     file.write_all(b"ne")?;
///     Err(std::io::Error::other("no more ideas"))
/// });
/// assert!(failed.is_err());
/// assert_eq!(std::fs::read(&path).unwrap(), b"old");
/// ```
pub fn replace<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    let target = match fs::canonicalize(path) {
        Ok(target) => target,
        Err(error) if error.kind() == io::ErrorKind::NotFound => new_name(path)?,
        Err(error) => return Err(error.into()),
    };
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return write_through(&target, write);
    }
    let folder = match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    // Checked here so that the error is about this folder, not about a temporary name in it.
    fs::metadata(folder)?;
    let file = new_file_in(folder)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    let mut buffered = BufWriter::new(file.as_file());
    let written = write(&mut buffered)?;
    buffered.flush()?;
    drop(buffered);
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|failed| failed.error)?;
    sync_folder(folder)?;
    Ok(written)
}

/// The path of a file that doesn't exist yet. A dangling symlink is an error: we can't guess where
/// it was supposed to lead.
fn new_name(path: &Path) -> io::Result<PathBuf> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::Error::new(
            io::ErrorKind::NotFound,
            "the link leads nowhere",
        ));
    }
    Ok(path.to_owned())
}

/// Writes to a terminal, a pipe, a device or anything else that isn't a regular file, which can't
/// be replaced. A folder is an error.
fn write_through<T, E: From<io::Error>>(
    target: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    let device = File::options().write(true).open(target)?;
    let mut buffered = BufWriter::new(&device);
    let written = write(&mut buffered)?;
    buffered.flush()?;
    Ok(written)
}

/// A temporary file in this folder that disappears unless it's renamed in the end.
fn new_file_in(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".crownhead-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Like any other new file, readable by others subject to the user's umask.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Syncs the new name to disk. Folders can only be opened for that on Unix.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn nothing_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        replace(&path, |file| file.write_all(b"one")).unwrap();
        replace(&path, |file| file.write_all(b"two")).unwrap();
        let failed: io::Result<()> = replace(&path, |_| Err(io::Error::other("no")));
        assert!(failed.is_err());
        assert_eq!(names(folder.path()), ["a"]);
        assert_eq!(fs::read(&path).unwrap(), b"two");
    }

    #[test]
    fn what_cannot_be_written_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &Path| replace(path, |file| file.write_all(b"x"));
        assert!(write(&folder.path().join("no/such/folder")).is_err());
        assert!(write(folder.path()).is_err());
        assert_eq!(names(folder.path()), [""; 0]);
    }

    #[cfg(unix)]
    #[test]
    fn a_private_file_stays_private() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("private");
        fs::write(&path, b"old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        replace(&path, |file| file.write_all(b"new")).unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_and_stays_a_device() {
        use std::os::unix::fs::FileTypeExt;
        let null = Path::new("/dev/null");
        replace(null, |file| file.write_all(b"new")).unwrap();
        assert!(fs::metadata(null).unwrap().file_type().is_char_device());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(folder.path().join("nothing"), &link).unwrap();
        assert!(replace(&link, |file| file.write_all(b"new")).is_err());
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, b"old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        replace(&link, |file| file.write_all(b"new")).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"new");
    }
}
