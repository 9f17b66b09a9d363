//! Forbidden words in the code, and meaningless file names.

use super::Problem;
use super::tree::Tree;

/// Macros for use while editing. The compiler sees them only where they're compiled; here, comments
/// and examples count too.
const MACROS: [&str; 3] = ["todo", "dbg", "unimplemented"];
/// Marks of unfinished work, written in capitals. They belong in an issue.
const MARKS: [&str; 3] = ["todo", "fixme", "xxx"];
/// Names of files and folders that hide their purpose.
const VAGUE: [&str; 6] = ["util", "utils", "common", "helper", "helpers", "misc"];

/// Checks the text of every source file and the name of every file and folder.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let texts = tree.texts("rs").flat_map(|(path, text)| {
        text.lines().zip(1..).filter_map(move |(line, number)| {
            broken_rule(line).map(|rule| Problem::new(path, number, rule))
        })
    });
    let names = tree.paths().filter_map(|path| {
        let stem = path.file_stem()?.to_str()?;
        VAGUE.contains(&stem).then(|| {
            Problem::new(
                path,
                1,
                format!("`{stem}` names no concept: say what's in it"),
            )
        })
    });
    texts.chain(names).collect()
}

/// The rule that this line breaks, if any.
fn broken_rule(line: &str) -> Option<String> {
    words(line).find_map(|(word, after)| {
        if MACROS.contains(&word) && after.starts_with('!') {
            Some(format!("the macro `{word}` doesn't stay in the code"))
        } else if MARKS.iter().any(|mark| word == mark.to_ascii_uppercase()) {
            Some(format!("`{word}` belongs in an issue"))
        } else {
            None
        }
    })
}

/// Every word of a line, with the text after it.
fn words(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = line;
    std::iter::from_fn(move || {
        let from_word = &rest[rest.find(is_part)?..];
        let end = from_word.find(|c| !is_part(c)).unwrap_or(from_word.len());
        let (word, after) = from_word.split_at(end);
        rest = after;
        Some((word, after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines are assembled from parts, because this file is checked too.
    #[test]
    fn forbidden_words_are_found_as_whole_words() {
        fn check(line: &str, expected: Option<&str>) {
            assert_eq!(broken_rule(line).as_deref(), expected, "{line}");
        }
        const DBG: Option<&str> = Some("the macro `dbg` doesn't stay in the code");
        check("let pos = Position::start();", None);
        check(&["    dbg", "!(pos);"].concat(), DBG);
        check(&["// try dbg", "!(pos)"].concat(), DBG);
        check(&["é dbg", "!(pos)"].concat(), DBG);
        check(&["my_dbg", "!(pos)"].concat(), None);
        check("dbg (pos)", None);

        let mark = "fixme".to_uppercase();
        let rule = format!("`{mark}` belongs in an issue");
        check(&format!("// {mark}: crown it"), Some(&rule));
        check(&format!("NO{mark}"), None);
        check("// fixme", None);
    }

    #[test]
    fn vague_names_are_found_for_files_and_folders() {
        let tree = Tree::of(&[
            ("crates/rules/src/utils.rs", ""),
            ("crates/rules/tests/common/mod.rs", ""),
            ("crates/rules/src/commonwealth.rs", ""),
        ]);
        let found: Vec<String> = check(&tree).iter().map(Problem::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/rules/src/utils.rs:1: `utils` names no concept: say what's in it",
                "crates/rules/tests/common:1: `common` names no concept: say what's in it",
            ]
        );
    }
}
