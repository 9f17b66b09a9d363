//! Decision pages: numbered without gaps, with consistent names and sections.

use std::path::Path;

use super::Problem;
use super::tree::Tree;

const FOLDER: &str = "docs/decisions";
/// The sections of every page, in this order.
const SECTIONS: [&str; 4] = ["## Context", "## Choice", "## Alternatives", "## Cost"];

/// Checks the names, numbers and sections of the pages.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let pages = tree
        .paths()
        .filter(|path| path.parent() == Some(Path::new(FOLDER)));
    let mut problems = Vec::new();
    let mut next = 1;
    for path in pages {
        match number(path) {
            None => problems.push(Problem::new(
                path,
                1,
                "a decision is named NNNN-title-in-lower-case.md",
            )),
            Some(number) => {
                if number != next {
                    let rule = format!("decisions are numbered without gaps: {next:04} comes here");
                    problems.push(Problem::new(path, 1, rule));
                }
                next = number + 1;
            }
        }
        problems.extend(check_sections(path, tree.text(path).unwrap_or_default()));
    }
    problems
}

/// The number at the start of a well-formed name.
fn number(path: &Path) -> Option<u32> {
    let (number, title) = path
        .file_name()?
        .to_str()?
        .strip_suffix(".md")?
        .split_once('-')?;
    let is_number = number.len() == 4 && number.bytes().all(|b| b.is_ascii_digit());
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    if is_number && title.split('-').all(is_word) {
        number.parse().ok()
    } else {
        None
    }
}

fn check_sections(path: &Path, text: &str) -> Option<Problem> {
    let mut expected = SECTIONS.iter().peekable();
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with("## ") && expected.next_if(|section| **section == line).is_none() {
            let rule = format!("the sections of a decision are {}", SECTIONS.join(", "));
            return Some(Problem::new(path, number, rule));
        }
    }
    expected
        .next()
        .map(|section| Problem::new(path, 1, format!("a decision has a section `{section}`")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Title\n\n## Context\n\n## Choice\n\n## Alternatives\n\n## Cost\n";

    fn check_pages(pages: &[(&str, &str)], expected: &[&str]) {
        let files: Vec<(String, &str)> = pages
            .iter()
            .map(|(name, text)| (format!("{FOLDER}/{name}"), *text))
            .collect();
        let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (n.as_str(), *t)).collect();
        let found: Vec<String> = check(&Tree::of(&files))
            .iter()
            .map(Problem::to_string)
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn names_and_numbers() {
        check_pages(
            &[
                ("0001-squares.md", PAGE),
                ("0002-a-move-in-32-bits.md", PAGE),
            ],
            &[],
        );
        check_pages(
            &[
                ("0001-squares.md", PAGE),
                ("0003-moves.md", PAGE),
                ("0004-draws.md", PAGE),
            ],
            &[
                "docs/decisions/0003-moves.md:1: decisions are numbered without gaps: 0002 comes here",
            ],
        );
        check_pages(
            &[("0001-one.md", PAGE), ("0001-two.md", PAGE)],
            &["docs/decisions/0001-two.md:1: decisions are numbered without gaps: 0002 comes here"],
        );
        for name in [
            "1-squares.md",
            "0001-Squares.md",
            "0001_squares.md",
            "0001-.md",
            "0001-a.txt",
        ] {
            let expected =
                format!("{FOLDER}/{name}:1: a decision is named NNNN-title-in-lower-case.md");
            check_pages(&[(name, PAGE)], &[&expected]);
        }
    }

    #[test]
    fn sections() {
        check_pages(
            &[("0001-squares.md", "# Title\n\n## Context\n\n## Choice\n")],
            &["docs/decisions/0001-squares.md:1: a decision has a section `## Alternatives`"],
        );
        check_pages(
            &[("0001-squares.md", "# Title\n\n## Choice\n")],
            &[
                "docs/decisions/0001-squares.md:3: the sections of a decision are ## Context, ## Choice, ## Alternatives, ## Cost",
            ],
        );
    }
}
