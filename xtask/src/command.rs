//! Starting other programs, showing their output and checking their status.

use std::env;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};

/// The root of the repository. Every command starts there.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the manifest of xtask is one folder below the root")
}

/// Whether cargo skips incremental build data.
static IS_FRUGAL: AtomicBool = AtomicBool::new(false);

/// Makes every later cargo call skip incremental build data.
///
/// That data is half of what a run of all checks leaves on disk.
pub(crate) fn be_frugal() {
    IS_FRUGAL.store(true, Ordering::Relaxed);
}

/// The cargo that started this program, with its first arguments.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = program(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(args);
    without_incremental(&mut command);
    command
}

/// Makes a command that compiles skip incremental build data, after [`be_frugal`].
///
/// If only some commands did, cargo would compile the workspace twice.
pub(crate) fn without_incremental(command: &mut Command) {
    if IS_FRUGAL.load(Ordering::Relaxed) {
        command.env("CARGO_INCREMENTAL", "0");
    }
}

/// A program that starts in the root of the repository with no input.
pub(crate) fn program(name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// Prints the command line, runs it and fails unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    println!("$ {line}");
    let status = command
        .status()
        .with_context(|| format!("can't start `{line}`"))?;
    judge(&line, status)
}

/// Prints the command line and runs it, but shows its output only if it fails.
///
/// Returns its output on both streams.
pub(crate) fn run_quietly(command: &mut Command) -> Result<String> {
    let line = shown(command);
    println!("$ {line}");
    let output = command
        .output()
        .with_context(|| format!("can't start `{line}`"))?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        println!("{text}");
    }
    judge(&line, output.status).map(|()| text)
}

/// Prints the command line and runs it. Returns its standard output and whether it succeeded; its
/// errors are shown as they come.
pub(crate) fn run_and_read(command: &mut Command) -> Result<(String, bool)> {
    let line = shown(command);
    println!("$ {line}");
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("can't start `{line}`"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((text, output.status.success()))
}

fn judge(line: &str, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{line}` failed: {status}");
    }
    Ok(())
}

/// Runs the command silently. Returns `None` if it doesn't start or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    if !output.status.success() {
        return None;
    }
    String::from_utf8(output.stdout).ok()
}

/// The command as a person would type it, with its environment variables.
fn shown(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        let value = value?.to_string_lossy();
        Some(format!("{}={}", name.to_string_lossy(), quoted(&value)))
    });
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    let words = [name]
        .into_iter()
        .chain(command.get_args())
        .map(|word| quoted(&word.to_string_lossy()));
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:@,+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{word}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_what_a_person_would_type() {
        fn check(command: &mut Command, expected: &str) {
            assert_eq!(shown(command), expected);
        }
        check(&mut Command::new("true"), "true");
        check(
            Command::new("/opt/rust/bin/cargo").args(["test", "--workspace"]),
            "cargo test --workspace",
        );
        check(
            Command::new("cargo")
                .arg("doc")
                .env("RUSTDOCFLAGS", "-D warnings"),
            "RUSTDOCFLAGS='-D warnings' cargo doc",
        );
        check(
            Command::new("cargo").args(["bench", "--bench", "*"]),
            "cargo bench --bench '*'",
        );
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = run(&mut program("false")).unwrap_err();
        assert!(error.to_string().starts_with("`false` failed"), "{error}");

        let error = run(&mut program("no-such-program-here")).unwrap_err();
        assert_eq!(error.to_string(), "can't start `no-such-program-here`");
    }

    #[test]
    fn a_quiet_run_returns_what_was_written() {
        let written = run_quietly(program("sh").args(["-c", "echo out; echo err >&2"]));
        assert_eq!(written.unwrap(), "out\nerr\n");
        assert!(run_quietly(&mut program("false")).is_err());
    }

    #[test]
    fn output_is_only_that_of_a_success() {
        assert_eq!(
            output_of(program("echo").arg("king")).as_deref(),
            Some("king\n")
        );
        assert_eq!(output_of(&mut program("false")), None);
        assert_eq!(output_of(&mut program("no-such-program-here")), None);
    }
}
