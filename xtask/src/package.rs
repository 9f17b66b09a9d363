//! Packages: an archive, a Debian package and a container context.
//!
//! Everything goes in `target/package`. The same program gives the same bytes: files are sorted,
//! belong to root and have the time of the commit.

mod bill;
mod container;
mod debian;
mod parts;
mod root;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::{cargo, output_of, program, root as repository, run as run_command};
use crate::{setup, web};
use parts::{Packing, Parts};
pub(crate) use trial::{run_container as try_container, run_debian as try_debian};

/// The maximum size of the released program in bytes, including page, network, book and tables.
const MAX_PROGRAM: u64 = 20_000_000;

/// Builds the release program and all its packages.
pub(crate) fn run(program: Option<&Path>, check: bool) -> Result<()> {
    let packages = match program {
        Some(program) => make(program, Packing::Small)?,
        None => {
            web::build(web::Mode::Release)?;
            let binary = ["--package", "cli", "--bin", "crownhead"];
            run_command(cargo(["build", "--release"]).args(binary))?;
            make(
                &repository().join("target/release/crownhead"),
                Packing::Small,
            )?
        }
    };
    if check {
        packages.check()?;
        container::check(&packages)?;
    }
    Ok(())
}

/// Packages a program that was already built, and checks the packages that need only Debian.
///
/// Without root access, it still checks that the packages can be built.
pub(crate) fn check_built(program: &Path) -> Result<()> {
    let packages = make(program, Packing::Fast)?;
    if !setup::can_be_root()? {
        println!("packages NOT TRIED, because that needs root: run `cargo xtask package --check`");
        return Ok(());
    }
    packages.check()
}

/// The results.
struct Packages {
    folder: PathBuf,
    /// The packaged program.
    program: PathBuf,
    debian: PathBuf,
    /// The same package with the next revision, to test an upgrade. Not for release.
    next_debian: PathBuf,
}

fn make(program: &Path, packing: Packing) -> Result<Packages> {
    let folder = repository().join("target/package");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("can't empty {}", folder.display()))?;
    }
    let parts = Parts::make(program, &folder.join("parts"))?;
    let archive = parts.archive(packing, &folder)?;
    let debian = debian::build(&parts, 1, packing, &folder)?;
    let trial = folder.join("trial");
    fs::create_dir_all(&trial)?;
    let next_debian = debian::build(&parts, 2, Packing::Fast, &trial)?;
    container::prepare(&parts, &folder.join("container"))?;
    let bill = bill::write(&parts.version, &folder)?;
    for file in [&parts.program, &archive, &debian, &bill] {
        let size = fs::metadata(file)?.len();
        let name = file.strip_prefix(repository()).unwrap_or(file);
        println!("{:>12} bytes  {}", size, name.display());
    }
    Ok(Packages {
        folder,
        program: parts.program,
        debian,
        next_debian,
    })
}

impl Packages {
    fn check(&self) -> Result<()> {
        self.check_size()?;
        debian::check_unit(&self.folder.join("debian"))?;
        trial::debian(&self.debian, &self.next_debian, &self.folder.join("trial"))
    }

    /// A development build is larger, and doesn't contain the pages.
    fn check_size(&self) -> Result<()> {
        let version = output_of(program(&self.program.to_string_lossy()).arg("-V"))
            .context("the program doesn't run")?;
        if !version.contains("full build") {
            println!(
                "no full build, so its size is not checked: {}",
                version.trim()
            );
            return Ok(());
        }
        let size = fs::metadata(&self.program)?.len();
        if size > MAX_PROGRAM {
            bail!("the program has {size} bytes; the limit is {MAX_PROGRAM}");
        }
        Ok(())
    }
}
