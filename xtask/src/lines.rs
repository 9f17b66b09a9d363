//! The size of each crate: lines, longest file, longest function.

use crate::command::{output_of, root};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

/// A crate without its tests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Size {
    lines: usize,
    longest_file: Longest,
    longest_function: Longest,
}

/// The longest of several things, and its lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Longest {
    name: String,
    lines: usize,
}

impl Longest {
    fn take(&mut self, name: &str, lines: usize) {
        if lines > self.lines {
            *self = Longest {
                name: name.to_owned(),
                lines,
            };
        }
    }
}

type Sizes = BTreeMap<String, Size>;

/// Prints the sizes as a Markdown table, compared with an earlier commit if there's one.
pub(crate) fn run(before: Option<&str>) -> Result<()> {
    let now = sizes(&git(&["ls-files", "crates"])?, |path| {
        // A file may be deleted and not committed.
        fs::read_to_string(root().join(path)).ok()
    });
    let Some(commit) = before else {
        print!("{}", table(&now));
        return Ok(());
    };
    let listed = git(&["ls-tree", "-r", "--name-only", commit, "crates"])?;
    let before = sizes(&listed, |path| {
        git(&["show", &format!("{commit}:{path}")]).ok()
    });
    print!("{}", comparison(&before, &now));
    Ok(())
}

fn git(args: &[&str]) -> Result<String> {
    let mut command = Command::new("git");
    command.current_dir(root()).args(args);
    output_of(&mut command).with_context(|| format!("`git {}` failed", args.join(" ")))
}

/// Measures the files in this list, one per line.
fn sizes(listed: &str, read: impl Fn(&str) -> Option<String>) -> Sizes {
    let mut sizes = Sizes::new();
    for path in listed.lines() {
        let Some((name, file)) = source(path) else {
            continue;
        };
        let Some(text) = read(path) else { continue };
        let code = without_tests(&text);
        let size = sizes.entry(name.to_owned()).or_default();
        let lines = code.lines().count();
        size.lines += lines;
        size.longest_file.take(file, lines);
        for (function, lines) in functions(code) {
            size.longest_function.take(function, lines);
        }
    }
    sizes
}

/// Splits a path into the crate and the file in its `src`. `None` for tests and everything that isn't
/// Rust.
fn source(path: &str) -> Option<(&str, &str)> {
    let (name, file) = path.strip_prefix("crates/")?.split_once("/src/")?;
    let is_test = file
        .split('/')
        .any(|part| part == "tests" || part == "tests.rs");
    (file.ends_with(".rs") && !is_test).then_some((name, file))
}

/// The code before the tests at the end of a file.
pub(crate) fn without_tests(text: &str) -> &str {
    let marks = ["#[cfg(test)]\nmod ", "#[cfg(test)]\npub(crate) mod "];
    let end = marks.iter().filter_map(|mark| text.find(mark)).min();
    &text[..end.unwrap_or(text.len())]
}

/// The functions in formatted code, each with its lines: it ends with the first brace that's
/// indented like its start.
fn functions(code: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = code.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function_name(line) else {
            continue;
        };
        let indent = &line[..line.len() - line.trim_start().len()];
        let ends = |(place, line): (usize, &&str)| {
            let rest = line.strip_prefix(indent).unwrap_or_default();
            // Without a body, or with all of it in one line.
            let is_short = place == 0 && line.ends_with([';', '}']);
            is_short || rest == "}" || rest.starts_with(')') && rest.ends_with(';')
        };
        if let Some(end) = lines[start..].iter().enumerate().position(ends) {
            found.push((name, end + 1));
        }
    }
    found
}

/// The name of the function that starts in this line.
fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let words = [
        "pub",
        "pub(crate)",
        "pub(super)",
        "const",
        "async",
        "unsafe",
    ];
    let is_start = before.split_whitespace().all(|word| words.contains(&word));
    let end = after.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    (is_start && end > 0).then(|| &after[..end])
}

fn table(sizes: &Sizes) -> String {
    let mut text =
        "| Crate | Lines | Longest file | Longest function |\n| --- | --- | --- | --- |\n"
            .to_owned();
    for (name, size) in sizes {
        let Size {
            lines,
            longest_file: file,
            longest_function: function,
        } = size;
        text.push_str(&format!(
            "| `{name}` | {lines} | `{}` {} | `{}` {} |\n",
            file.name, file.lines, function.name, function.lines
        ));
    }
    text
}

fn comparison(before: &Sizes, now: &Sizes) -> String {
    let mut text =
        "| Crate | Lines | Longest file | Longest function |\n| --- | --- | --- | --- |\n"
            .to_owned();
    let names: std::collections::BTreeSet<&String> = before.keys().chain(now.keys()).collect();
    let longest = |size: Option<&Longest>| match size {
        Some(longest) => format!("`{}` {}", longest.name, longest.lines),
        None => "–".to_owned(),
    };
    for name in names {
        let (old, new) = (before.get(name), now.get(name));
        let lines = |size: Option<&Size>| match size {
            Some(size) => size.lines.to_string(),
            None => "–".to_owned(),
        };
        text.push_str(&format!(
            "| `{name}` | {} → {} | {} → {} | {} → {} |\n",
            lines(old),
            lines(new),
            longest(old.map(|size| &size.longest_file)),
            longest(new.map(|size| &size.longest_file)),
            longest(old.map(|size| &size.longest_function)),
            longest(new.map(|size| &size.longest_function)),
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "\
fn short() {}

impl Thing {
    /// Says something.
    pub(crate) const fn long(
        &self,
    ) -> u8 {
        if self.is() {
            1
        } else {
            2
        }
    }
}

trait Named {
    fn name(&self) -> &str;
}

#[cfg(test)]
mod tests {
    fn longest() {
        // fn inside a comment
        //
        //
        //
        //
        //
        //
        //
    }
}
";

    #[test]
    fn crates_are_measured_without_their_tests() {
        let listed = "crates/a/src/lib.rs\ncrates/a/src/deep/b.rs\ncrates/a/src/deep/tests.rs\n\
                      crates/a/tests/it/main.rs\ncrates/a/Cargo.toml\ncrates/b/src/gone.rs";
        let sizes = sizes(listed, |path| match path {
            "crates/b/src/gone.rs" => None,
            "crates/a/src/lib.rs" => Some(CODE.to_owned()),
            _ => Some("fn one() {}\n".to_owned()),
        });
        assert_eq!(sizes.len(), 1);
        let size = &sizes["a"];
        assert_eq!(size.lines, 20);
        assert_eq!(size.longest_file.name, "lib.rs");
        assert_eq!(size.longest_function.name, "long");
        assert_eq!(size.longest_function.lines, 9);
    }

    #[test]
    fn functions_are_found_by_their_first_line() {
        #[track_caller]
        fn check(line: &str, expected: Option<&str>) {
            assert_eq!(function_name(line), expected);
        }
        check("fn a() {", Some("a"));
        check("    pub(super) async fn b<T>(", Some("b"));
        check("    // fn no() {", None);
        check("let f: fn (u8) = g;", None);
        check("    on: impl Fn(u8),", None);
        check("/// Calls fn c() for d.", None);
    }

    #[test]
    fn a_crate_that_is_new_or_gone_has_a_dash() {
        let one = sizes("crates/a/src/lib.rs", |_| Some("fn f() {}\n".to_owned()));
        let text = comparison(&one, &Sizes::new());
        assert!(
            text.ends_with("| `a` | 1 → – | `lib.rs` 1 → – | `f` 1 → – |\n"),
            "{text}"
        );
        assert!(table(&one).ends_with("| `a` | 1 | `lib.rs` 1 | `f` 1 |\n"));
    }
}
