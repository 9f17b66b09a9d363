//! The container: its build context, and a test that runs it.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::parts::{Parts, Tree};
use super::{Packages, trial};
use crate::command::{output_of, program, root, run_quietly};
use crate::setup;

/// The user in the container; distroless images call it `nonroot`.
pub(super) const USER: u32 = 65532;
/// The folder of the data volume.
pub(super) const DATA: &str = "data";
/// The image names for the test.
const BASE: &str = "localhost/crownhead-base";
const IMAGE: &str = "localhost/crownhead";

/// Fills this folder with what `packaging/Containerfile` needs.
pub(super) fn prepare(parts: &Parts, folder: &Path) -> Result<()> {
    let tree = Tree::new(folder.to_owned(), parts.time)?;
    tree.place_program(&parts.program, "crownhead")?;
    fs::create_dir_all(folder.join(DATA))?;
    Ok(())
}

/// Builds the image with buildah and runs its contents.
///
/// It doesn't use a registry: this machine's libraries stand in for the base.
pub(super) fn check(packages: &Packages) -> Result<()> {
    setup::buildah()?;
    let buildah = Buildah {
        storage: packages.folder.join("trial/containers"),
    };
    let result = try_image(packages, &buildah);
    run_quietly(setup::as_root("rm")?.arg("-rf").arg(&buildah.storage))?;
    result
}

fn try_image(packages: &Packages, buildah: &Buildah) -> Result<()> {
    let folder = packages.folder.join("trial");
    let base = base(&packages.program, &folder.join("base"))?;
    fs::write(folder.join("Containerfile"), "FROM scratch\nCOPY . /\n")?;
    buildah.build(&folder.join("Containerfile"), &["--tag", BASE], &base)?;
    let file = root().join("packaging/Containerfile");
    let arguments = ["--build-arg", &format!("BASE={BASE}"), "--tag", IMAGE];
    buildah.build(&file, &arguments, &packages.folder.join("container"))?;

    let config = buildah.ask(&["inspect", "--type", "image", IMAGE])?;
    for expected in [
        "\"65532:65532\"",
        "\"/data\"",
        "\"Healthcheck\"",
        "\"3264/tcp\"",
    ] {
        ensure!(
            config.contains(expected),
            "the image doesn't say {expected}"
        );
    }
    let container = buildah.ask(&["from", IMAGE])?;
    let files = buildah.ask(&["mount", container.trim()])?;
    let files = Path::new(files.trim());
    let owner = fs::metadata(files.join(DATA))?.uid();
    ensure!(
        owner == USER,
        "the volume belongs to {owner}, not to {USER}"
    );
    trial::container(files, &folder.join("read-only"))
}

/// The C library and everything else the program loads, and root certificates.
fn base(program_file: &Path, folder: &Path) -> Result<PathBuf> {
    let list = output_of(program("ldd").arg(program_file)).context("ldd failed")?;
    let libraries = list.split_whitespace().filter(|word| word.starts_with('/'));
    let tree = Tree::new(folder.to_owned(), 0)?;
    for library in libraries.chain(["/etc/ssl/certs/ca-certificates.crt"]) {
        if Path::new(library).exists() {
            tree.place_program(Path::new(library), library.trim_start_matches('/'))?;
        }
    }
    Ok(folder.to_owned())
}

/// buildah with its own image store.
struct Buildah {
    storage: PathBuf,
}

impl Buildah {
    fn command(&self) -> Result<Command> {
        let mut command = setup::as_root("buildah")?;
        command
            // This driver works everywhere, even inside a container.
            .args(["--storage-driver", "vfs", "--root"])
            .arg(self.storage.join("root"))
            .arg("--runroot")
            .arg(self.storage.join("run"));
        Ok(command)
    }

    fn build(&self, file: &Path, arguments: &[&str], context: &Path) -> Result<()> {
        run_quietly(
            self.command()?
                // Only this format supports health checks.
                .args([
                    "build",
                    "--format",
                    "docker",
                    "--isolation",
                    "chroot",
                    "--file",
                ])
                .arg(file)
                .args(arguments)
                .arg(context),
        )
        .map(drop)
    }

    fn ask(&self, words: &[&str]) -> Result<String> {
        output_of(self.command()?.args(words))
            .with_context(|| format!("buildah {} failed", words.join(" ")))
    }
}
