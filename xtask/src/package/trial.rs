//! Trials of the packages, in disposable roots.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use super::container::{DATA, USER};
use super::debian::{OPTIONS, UNIT};
use super::root::{Root, Server, run_apart};
use crate::command::{output_of, run, run_quietly};

/// Where the service stores its games.
const GAMES: &str = "var/lib/crownhead";
const DATABASE: &str = "var/lib/crownhead/crownhead.db";
/// A change an admin might make to the options.
const CHANGE: &str = "\nconnections = 1234\n";

/// Installs, starts, upgrades and removes the Debian package.
pub(super) fn debian(package: &Path, next: &Path, folder: &Path) -> Result<()> {
    let root = folder.join("root");
    fs::create_dir_all(&root)?;
    run_apart("try-debian", &[package, next, &root])
}

/// The part of [`debian`] that runs isolated from this machine.
pub(crate) fn run_debian(package: &Path, next: &Path, folder: &Path) -> Result<()> {
    let root = Root::over_this_machine(folder)?;
    // If the package is also installed on this machine, the trial starts without it.
    run_quietly(&mut root.command(&["dpkg", "--purge", "crownhead"]))?;
    run_quietly(&mut root.command(&["rm", "-rf", &format!("/{GAMES}"), &format!("/{OPTIONS}")]))?;

    let version = install(&root, package)?;
    check_unit(&root)?;
    let options = fs::metadata(root.path(OPTIONS))?;
    ensure!(
        options.permissions().mode() & 0o777 == 0o640,
        "the options are world-readable"
    );
    start_and_stop(&root)?;
    println!("installed {version}, started, stopped");

    let text = fs::read_to_string(root.path(OPTIONS))? + CHANGE;
    fs::write(root.path(OPTIONS), &text)?;
    let games = fs::metadata(root.path(DATABASE)).context("the server didn't create a database")?;
    let next_version = install(&root, next)?;
    ensure!(version != next_version, "nothing was upgraded");
    ensure!(
        fs::read_to_string(root.path(OPTIONS))? == text,
        "an upgrade changed the options"
    );
    let kept = fs::metadata(root.path(DATABASE)).context("an upgrade lost the games")?;
    ensure!(kept.ino() == games.ino(), "an upgrade replaced the games");
    start_and_stop(&root)?;
    println!("upgraded to {next_version}, started, stopped; options and games were kept");

    run_quietly(&mut root.command(&["dpkg", "--remove", "crownhead"]))?;
    for gone in ["usr/bin/crownhead", UNIT] {
        ensure!(!root.path(gone).exists(), "{gone} wasn't removed");
    }
    for kept in [OPTIONS, DATABASE] {
        ensure!(root.path(kept).exists(), "{kept} was removed");
    }
    println!("removed; options and games were kept");

    let said = run_quietly(&mut root.command(&["dpkg", "--purge", "crownhead"]))?;
    ensure!(!root.path(OPTIONS).exists(), "the options were not purged");
    ensure!(root.path(DATABASE).exists(), "the games were purged");
    ensure!(
        said.contains(GAMES),
        "the output doesn't mention the games: {said}"
    );
    println!("purged; the games were kept, and the admin was notified");
    Ok(())
}

/// Installs a package and returns the installed version.
fn install(root: &Root, package: &Path) -> Result<String> {
    // In memory, so that programs inside find it: their view of this folder is the machine's own.
    let inner = "tmp/crownhead.deb";
    fs::copy(package, root.path(inner))?;
    run_quietly(&mut root.command(&["dpkg", "--install", &format!("/{inner}")]))?;
    let query = [
        "dpkg-query",
        "--show",
        "--showformat=${Version}",
        "crownhead",
    ];
    output_of(&mut root.command(&query)).context("the package isn't installed")
}

fn check_unit(root: &Root) -> Result<()> {
    if output_of(&mut root.command(&["systemd-analyze", "--version"])).is_none() {
        println!("unit NOT VERIFIED: `systemd-analyze` is missing");
        return Ok(());
    }
    let unit = format!("/{UNIT}");
    run(&mut root.command(&["systemd-analyze", "verify", &unit]))
}

/// Does what systemd would do with the unit.
fn start_and_stop(root: &Root) -> Result<()> {
    let unit = fs::read_to_string(root.path(UNIT))?;
    let user = setting(&unit, "User")?;
    let line = setting(&unit, "ExecStart")?;
    ensure!(
        setting(&unit, "StateDirectory")? == "crownhead",
        "the games are elsewhere"
    );
    let folder = format!("/{GAMES}");
    let make = [
        "install", "-d", "-m", "0750", "-o", user, "-g", user, &folder,
    ];
    run_quietly(&mut root.command(&make))?;
    let words: Vec<&str> = line.split(' ').collect();
    let server = Server::start(root.command_of_user(user, &words))?;
    server.check_health(root)?;
    server.stop()
}

fn setting<'a>(unit: &'a str, key: &str) -> Result<&'a str> {
    unit.lines()
        .find_map(|line| line.strip_prefix(key)?.strip_prefix('='))
        .with_context(|| format!("the unit has no {key}"))
}

/// Starts the server of a container that can write only to its volume.
pub(super) fn container(files: &Path, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    run_apart("try-container", &[files, folder])
}

/// The part of [`container`] that runs isolated from this machine.
pub(crate) fn run_container(files: &Path, folder: &Path) -> Result<()> {
    let root = Root::read_only(files, DATA, USER, folder)?;
    let user = USER.to_string();
    let mut command = root.command_of_user(&user, &["/usr/bin/crownhead", "serve"]);
    command.env("CROWNHEAD_DATABASE", format!("/{DATA}/crownhead.db"));
    let server = Server::start(command)?;
    server.check_health(&root)?;
    server.stop()?;
    if !root.path(DATA).join("crownhead.db").exists() {
        bail!("the games aren't in the volume");
    }
    println!("the container started, responded and stopped, with read-only files");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_the_unit_are_found() {
        let unit = include_str!("../../../packaging/crownhead.service");
        assert_eq!(setting(unit, "User").unwrap(), "crownhead");
        assert!(
            setting(unit, "ExecStart")
                .unwrap()
                .starts_with("/usr/bin/crownhead serve ")
        );
        assert!(setting(unit, "Nothing").is_err());
    }
}
