//! The parts of every package: the program, its man pages, shell completions, and documents.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};

use crate::command::{output_of, program, root, run};

/// The included documents, from the root of the repository.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];
/// Shells, by the program's name for them and by the file name they expect.
pub(super) const SHELLS: [(&str, &str); 3] = [
    ("bash", "crownhead.bash"),
    ("zsh", "_crownhead"),
    ("fish", "crownhead.fish"),
];

/// Compression effort.
#[derive(Clone, Copy)]
pub(super) enum Packing {
    /// Smallest, for release.
    Small,
    /// Fastest, for a trial.
    Fast,
}

pub(super) struct Parts {
    /// Without symbols.
    pub(super) program: PathBuf,
    /// Contains `man`, with a page per command, and `completions`.
    pub(super) folder: PathBuf,
    /// Such as `0.1.0`.
    pub(super) version: String,
    /// The time of all files, in seconds since 1970.
    pub(super) time: u64,
}

impl Parts {
    /// Collects everything in this folder.
    pub(super) fn make(original: &Path, folder: &Path) -> Result<Parts> {
        fs::create_dir_all(folder.join("completions"))?;
        let packed = folder.join("crownhead");
        fs::copy(original, &packed)
            .with_context(|| format!("can't read the program {}", original.display()))?;
        run(program("strip").arg(&packed))?;
        let crownhead = || program(&packed.to_string_lossy());
        run(crownhead()
            .args(["man", "--output"])
            .arg(folder.join("man")))?;
        for (shell, file) in SHELLS {
            let script = output_of(crownhead().args(["completions", shell]))
                .with_context(|| format!("no completions for {shell}"))?;
            fs::write(folder.join("completions").join(file), script)?;
        }
        Ok(Parts {
            program: packed,
            folder: folder.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            time: commit_time(),
        })
    }

    /// Writes `crownhead-<version>-<target>.tar.gz` into this folder.
    pub(super) fn archive(&self, packing: Packing, folder: &Path) -> Result<PathBuf> {
        let name = format!("crownhead-{}-{}", self.version, target()?);
        let tree = Tree::new(folder.join("archive"), self.time)?;
        let path = |inner: &str| format!("{name}/{inner}");
        tree.place_program(&self.program, &path("crownhead"))?;
        for text in TEXTS {
            tree.place(&root().join(text), &path(text))?;
        }
        for page in self.manual()? {
            tree.place(&page, &path(&format!("man/{}", file_name(&page))))?;
        }
        for (_, file) in SHELLS {
            let script = self.folder.join("completions").join(file);
            tree.place(&script, &path(&format!("completions/{file}")))?;
        }
        for file in ["crownhead.service", "crownhead.toml"] {
            tree.place(&root().join("packaging").join(file), &path(file))?;
        }
        let archive = folder.join(format!("{name}.tar.gz"));
        let gzip = match packing {
            Packing::Small => "gzip -9n",
            Packing::Fast => "gzip -1n",
        };
        run(program("tar")
            .args(["--create", "--sort=name", "--format=gnu", "--numeric-owner"])
            .args(["--owner=0", "--group=0"])
            .arg(format!("--mtime=@{}", self.time))
            .arg(format!("--use-compress-program={gzip}"))
            .arg("--file")
            .arg(&archive)
            .arg("--directory")
            .arg(&tree.folder)
            .arg(&name))?;
        Ok(archive)
    }

    /// The man pages, in order.
    pub(super) fn manual(&self) -> Result<Vec<PathBuf>> {
        let mut pages: Vec<PathBuf> = fs::read_dir(self.folder.join("man"))?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        pages.sort();
        if pages.is_empty() {
            bail!("the program wrote no man pages");
        }
        Ok(pages)
    }
}

pub(super) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Files as laid out in a package, all with the same time.
pub(super) struct Tree {
    pub(super) folder: PathBuf,
    time: SystemTime,
}

impl Tree {
    pub(super) fn new(folder: PathBuf, time: u64) -> Result<Tree> {
        fs::create_dir_all(&folder)?;
        fs::set_permissions(&folder, Permissions::from_mode(0o755))?;
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(time);
        Ok(Tree { folder, time })
    }

    /// Copies a file that everyone can read.
    pub(super) fn place(&self, file: &Path, to: &str) -> Result<()> {
        let bytes = fs::read(file).with_context(|| format!("can't read {}", file.display()))?;
        self.write(to, &bytes, 0o644)
    }

    /// Copies a file that everyone can run.
    pub(super) fn place_program(&self, file: &Path, to: &str) -> Result<()> {
        let bytes = fs::read(file).with_context(|| format!("can't read {}", file.display()))?;
        self.write(to, &bytes, 0o755)
    }

    /// Writes a file and its parent folders, regardless of the umask.
    pub(super) fn write(&self, to: &str, bytes: &[u8], mode: u32) -> Result<()> {
        let path = self.folder.join(to);
        let above = path.parent().context("a file has a folder")?;
        fs::create_dir_all(above)?;
        for folder in above.ancestors().take_while(|path| *path != self.folder) {
            fs::set_permissions(folder, Permissions::from_mode(0o755))?;
        }
        fs::write(&path, bytes).with_context(|| format!("can't write {}", path.display()))?;
        fs::set_permissions(&path, Permissions::from_mode(mode))?;
        File::open(&path)?.set_modified(self.time)?;
        Ok(())
    }
}

/// The target triple of this machine, which is the one the program was built for.
pub(super) fn target() -> Result<String> {
    let about = output_of(program("rustc").arg("-vV")).context("can't get the version of rustc")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc doesn't report its host")?.to_owned())
}

/// The time of the commit, or `SOURCE_DATE_EPOCH`, as packagers expect.
fn commit_time() -> u64 {
    let from_environment = std::env::var("SOURCE_DATE_EPOCH").ok();
    let from_git = || output_of(program("git").args(["log", "-1", "--format=%ct"]));
    let text = from_environment.or_else(from_git).unwrap_or_default();
    text.trim().parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_has_fixed_modes_and_times() {
        let folder = tempfile::tempdir().unwrap();
        let tree = Tree::new(folder.path().join("tree"), 1_000_000_000).unwrap();
        tree.write("usr/bin/crownhead", b"program", 0o755).unwrap();
        let mode = |path: &str| {
            let path = tree.folder.join(path);
            fs::metadata(path).unwrap().permissions().mode() & 0o777
        };
        assert_eq!(mode("usr/bin/crownhead"), 0o755);
        assert_eq!(mode("usr/bin"), 0o755);
        assert_eq!(mode("usr"), 0o755);
        let file = fs::metadata(tree.folder.join("usr/bin/crownhead")).unwrap();
        let time = file.modified().unwrap();
        let expected = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
        assert_eq!(time, expected);
    }
}
