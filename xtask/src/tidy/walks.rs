//! Checks the walks through the code in the architecture page: every named function exists.

use std::path::Path;

use super::Problem;
use super::tree::Tree;

const PAGE: &str = "docs/ARCHITECTURE.md";

/// Checks every row with a link to a Rust file: the functions in its last column are in that file.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let Some((_, page)) = tree.texts("md").find(|(path, _)| *path == Path::new(PAGE)) else {
        return Vec::new();
    };
    let read = |file: &str| {
        let found = tree.texts("rs").find(|(path, _)| *path == Path::new(file));
        found.map(|(_, text)| text.to_owned())
    };
    problems(page, read)
}

fn problems(page: &str, read: impl Fn(&str) -> Option<String>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, row) in page.lines().enumerate() {
        let Some((file, functions)) = hop(row) else {
            continue;
        };
        // Whether the file exists is checked with all other links.
        let Some(code) = read(file) else { continue };
        for function in functions {
            let starts = [format!("fn {function}("), format!("fn {function}<")];
            if !starts.iter().any(|start| code.contains(start)) {
                let rule = format!("there is no function `{function}` in {file}");
                problems.push(Problem::new(PAGE, number + 1, rule));
            }
        }
    }
    problems
}

/// The file and the functions of a row such as `| what happens | [name](../file.rs) | \`one\`, \`two\` |`.
fn hop(row: &str) -> Option<(&str, Vec<&str>)> {
    let cells: Vec<&str> = row.strip_prefix('|')?.split('|').map(str::trim).collect();
    let [_, file, functions, ""] = cells.as_slice() else {
        return None;
    };
    let file = file.split_once("](../")?.1.strip_suffix(')')?;
    let functions = functions.split(", ").map(|name| name.trim_matches('`'));
    file.ends_with(".rs").then(|| (file, functions.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_a_walk_have_to_exist() {
        let page = "# Page\n\n| A | B | C |\n| --- | --- | --- |\n\
                    | go | [`a.rs`](../crates/a.rs) | `walk`, `run` |\n\
                    | stay | [`a.rs`](../crates/a.rs) | `sleep` |\n\
                    | elsewhere | [`gone.rs`](../crates/gone.rs) | `x` |\n";
        let code = "pub fn walk<T>() {}\nfn run() {}\nfn sleepless() {}";
        let found = problems(page, |file| {
            (file == "crates/a.rs").then(|| code.to_owned())
        });
        let found: Vec<String> = found.iter().map(Problem::to_string).collect();
        let expected =
            ["docs/ARCHITECTURE.md:6: there is no function `sleep` in crates/a.rs".to_owned()];
        assert_eq!(found, expected);
    }

    #[test]
    fn other_tables_are_no_walks() {
        for row in [
            "text",
            "| [`crates/a`](../crates/a) | what |",
            "| a | b | c |",
            "| a | [`a.md`](../a.md) | `b` |",
        ] {
            assert_eq!(hop(row), None, "{row}");
        }
    }
}
