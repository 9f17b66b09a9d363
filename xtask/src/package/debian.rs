//! The Debian package.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::parts::{Packing, Parts, Tree, file_name};
use crate::command::{output_of, program, root, run_quietly};

/// Where the service files go.
pub(super) const UNIT: &str = "usr/lib/systemd/system/crownhead.service";
pub(super) const OPTIONS: &str = "etc/crownhead.toml";
/// The maximum exposure score of the unit in `systemd-analyze security`. 100 is the worst.
const MAX_EXPOSURE: &str = "20";

/// Writes `crownhead_<version>-<revision>_<architecture>.deb` into this folder.
pub(super) fn build(
    parts: &Parts,
    revision: u32,
    packing: Packing,
    folder: &Path,
) -> Result<PathBuf> {
    let tree = Tree::new(folder.join("debian"), parts.time)?;
    place_files(parts, &tree)?;
    let version = format!("{}-{revision}", parts.version);
    let architecture = output_of(program("dpkg").arg("--print-architecture"))
        .context("a .deb can only be built on Debian and derivatives: `dpkg` is missing")?;
    let architecture = architecture.trim();
    let control = control(
        &version,
        architecture,
        &depends(&parts.program, &folder.join("depends"))?,
        installed_size(&tree)?,
    );
    tree.write("DEBIAN/md5sums", sums(&tree)?.as_bytes(), 0o644)?;
    tree.write("DEBIAN/control", control.as_bytes(), 0o644)?;
    tree.write(
        "DEBIAN/conffiles",
        format!("/{OPTIONS}\n").as_bytes(),
        0o644,
    )?;
    for script in ["postinst", "prerm", "postrm"] {
        let source = root().join("packaging/debian").join(script);
        tree.place_program(&source, &format!("DEBIAN/{script}"))?;
    }
    let package = folder.join(format!("crownhead_{version}_{architecture}.deb"));
    let compression = match packing {
        Packing::Small => ["-Zxz", "-z9"],
        Packing::Fast => ["-Zgzip", "-z1"],
    };
    run_quietly(
        program("dpkg-deb")
            .args(compression)
            .args(["--root-owner-group", "--build"])
            .arg(&tree.folder)
            .arg(&package)
            .env("SOURCE_DATE_EPOCH", parts.time.to_string()),
    )?;
    Ok(package)
}

fn place_files(parts: &Parts, tree: &Tree) -> Result<()> {
    let packaging = root().join("packaging");
    tree.place_program(&parts.program, "usr/bin/crownhead")?;
    tree.place(&packaging.join("crownhead.service"), UNIT)?;
    tree.place(&packaging.join("crownhead.toml"), OPTIONS)?;
    for (from, to) in [
        ("crownhead.bash", "bash-completion/completions/crownhead"),
        ("_crownhead", "zsh/vendor-completions/_crownhead"),
        ("crownhead.fish", "fish/vendor_completions.d/crownhead.fish"),
    ] {
        let script = parts.folder.join("completions").join(from);
        tree.place(&script, &format!("usr/share/{to}"))?;
    }
    for page in parts.manual()? {
        let to = format!("usr/share/man/man1/{}.gz", file_name(&page));
        tree.write(&to, &zipped(&page)?, 0o644)?;
    }
    let documents = "usr/share/doc/crownhead";
    for text in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        tree.place(&root().join(text), &format!("{documents}/{text}"))?;
    }
    let changes = zipped(&root().join("CHANGELOG.md"))?;
    tree.write(&format!("{documents}/changelog.gz"), &changes, 0o644)?;
    let copyright = packaging.join("debian/copyright");
    tree.place(&copyright, &format!("{documents}/copyright"))
}

fn control(version: &str, architecture: &str, depends: &str, kilobytes: u64) -> String {
    format!(
        "\
Package: crownhead
Version: {version}
Architecture: {architecture}
Maintainer: The Crownhead developers
Installed-Size: {kilobytes}
Depends: adduser, {depends}
Section: games
Priority: optional
Description: American checkers: an app, an engine and a server
 Play American checkers, also called English draughts, in the browser or in the
 terminal, against the computer at ten levels or against each other over the
 network. Analyze games, convert PDN files, and look up endings of up to five
 pieces in databases of perfect play.
 .
 The package also runs a server on this machine; /etc/crownhead.toml has its
 options.
"
    )
}

/// The packages that the program needs, which dpkg finds from the libraries it loads.
fn depends(program_file: &Path, folder: &Path) -> Result<String> {
    if output_of(program("dpkg-shlibdeps").arg("--version")).is_none() {
        bail!("`dpkg-shlibdeps` is missing: install the package dpkg-dev");
    }
    // The tool refuses to work without a source package.
    fs::create_dir_all(folder.join("debian"))?;
    let source = "Source: crownhead\n\nPackage: crownhead\nArchitecture: any\n";
    fs::write(folder.join("debian/control"), source)?;
    let answer = output_of(
        program("dpkg-shlibdeps")
            .args(["-O", "-e"])
            .arg(program_file)
            .current_dir(folder),
    )
    .context("dpkg-shlibdeps can't determine what the program needs")?;
    let list = answer.trim().strip_prefix("shlibs:Depends=");
    Ok(list
        .context("dpkg-shlibdeps printed something unexpected")?
        .to_owned())
}

/// The same bytes for the same text: no name or time inside.
fn zipped(file: &Path) -> Result<Vec<u8>> {
    let output = program("gzip")
        .args(["-9", "--no-name", "--stdout"])
        .arg(file)
        .output()?;
    if !output.status.success() {
        bail!("gzip can't compress {}", file.display());
    }
    Ok(output.stdout)
}

/// One line per file, which `dpkg --verify` uses to detect changes.
fn sums(tree: &Tree) -> Result<String> {
    let files = output_of(
        program("find")
            .args(["etc", "usr", "-type", "f"])
            .current_dir(&tree.folder),
    )
    .context("can't list the files of the package")?;
    let mut files: Vec<&str> = files.lines().collect();
    files.sort_unstable();
    let mut command = program("md5sum");
    command.args(files).current_dir(&tree.folder);
    output_of(&mut command).context("md5sum failed")
}

/// In kilobytes.
fn installed_size(tree: &Tree) -> Result<u64> {
    let sizes = output_of(
        program("du")
            .args(["--apparent-size", "--summarize", "-k"])
            .args(["--exclude=DEBIAN", "."])
            .current_dir(&tree.folder),
    );
    let size = sizes
        .as_deref()
        .and_then(|text| text.split_whitespace().next());
    Ok(size.context("du failed")?.parse()?)
}

/// Checks the unit's exposure with systemd.
pub(super) fn check_unit(tree: &Path) -> Result<()> {
    if output_of(program("systemd-analyze").arg("--version")).is_none() {
        println!("unit NOT CHECKED by systemd: `systemd-analyze` is missing");
        return Ok(());
    }
    let report = run_quietly(
        program("systemd-analyze")
            .args(["security", "--offline=true", "--no-pager"])
            .arg(format!("--threshold={MAX_EXPOSURE}"))
            .arg(tree.join(UNIT)),
    )?;
    println!("{}", report.lines().last().unwrap_or_default());
    Ok(())
}
