//! Spellings and phrases that must not come back into pages, comments, English messages and texts in
//! the code.
//!
//! `docs/voice.md` is the writing guide. Code, code blocks and text in backticks aren't checked, so
//! the names of an API keep their spelling. Nor are the texts of tests.

use std::path::Path;

use super::Problem;
use super::tree::Tree;
use crate::lines::without_tests;

/// What not to write, and what to write instead. A `*` stands for any ending of the last word.
const PHRASES: [(&str, &str); 65] = [
    ("analyse", "analyze"),
    ("analysed", "analyzed"),
    ("analyser*", "analyzer"),
    ("analysing", "analyzing"),
    ("artefact*", "artifact"),
    ("behaviour*", "behavior"),
    ("cancelled", "canceled"),
    ("cancelling", "canceling"),
    ("centre*", "center"),
    ("colour*", "color"),
    ("defence*", "defense"),
    ("favour*", "favor"),
    ("generalise*", "generalize"),
    ("grey", "gray"),
    ("initialise*", "initialize"),
    ("judgement*", "judgment"),
    ("labelled", "labeled"),
    ("licence*", "license"),
    ("misspelt", "misspelled"),
    ("neighbour*", "neighbor"),
    ("normalise*", "normalize"),
    ("optimise*", "optimize"),
    ("organise*", "organize"),
    ("recognise*", "recognize"),
    ("serialise*", "serialize"),
    ("synchronis*", "synchroniz-"),
    ("again and again", "repeatedly"),
    ("an own", "its own"),
    ("anew", "again, or from scratch"),
    ("anybody", "anyone"),
    ("are to be", "must or should"),
    ("are told", "see, hear or receive"),
    ("as you please", "as you like"),
    ("at once", "immediately, or together"),
    ("became of", "happened to"),
    ("broken off", "stopped, or ended early"),
    ("by itself", "automatically, or on its own"),
    ("by lot", "at random"),
    ("by themselves", "automatically, or on their own"),
    ("came of", "the result of"),
    ("cannot", "can't or couldn't"),
    ("comes of", "the result of"),
    ("everybody", "everyone"),
    ("for ever", "forever"),
    ("for want of", "for lack of"),
    ("full stop", "period"),
    ("is to be", "must or should"),
    ("is told", "sees, hears or receives"),
    ("look-up*", "lookup"),
    ("of one's own", "your own"),
    ("of ours", "one of our"),
    ("over night", "overnight"),
    ("set-up*", "setup"),
    ("so far", "yet, or until now"),
    ("somebody", "someone"),
    ("the both", "both"),
    ("the own", "their own"),
    ("to and fro", "back and forth"),
    ("told of", "told about"),
    ("what is told", "what people see, or what's reported"),
    ("whilst", "while"),
    ("without a word", "silently"),
    ("work off", "process"),
    ("worked off", "processed"),
    ("works off", "processes"),
];

/// Files that may quote the phrases.
const QUOTING: [&str; 3] = [
    // Defines a style of play with a name from the list.
    "docs/glossary.md",
    "docs/voice.md",
    "xtask/src/tidy/phrases.rs",
];

/// The folder of the English messages.
const MESSAGES: &str = "crates/words/ftl/en";

/// The types of files in which everything is checked: a script has few names, and those are in
/// American English, too.
const SCRIPTS: [&str; 3] = ["py", "js", "html"];

/// Checks the prose of every page, the comments and texts of every source file, and every English
/// message.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let pages = tree
        .texts("md")
        .map(|(path, text)| (path, page_prose(text)));
    let sources = tree
        .texts("rs")
        .map(|(path, text)| (path, source_prose(text)));
    let texts = tree
        .texts("rs")
        .filter(|(path, _)| !is_test(path))
        .map(|(path, text)| (path, literal_prose(without_tests(text))));
    let scripts = SCRIPTS
        .iter()
        .flat_map(|extension| tree.texts(extension))
        .map(|(path, text)| (path, page_prose(text)));
    let messages = tree
        .texts("ftl")
        .filter(|(path, _)| path.starts_with(MESSAGES))
        .map(|(path, text)| (path, page_prose(text)));
    pages
        .chain(sources)
        .chain(texts)
        .chain(scripts)
        .chain(messages)
        .filter(|(path, _)| !QUOTING.iter().any(|file| *path == Path::new(file)))
        .flat_map(|(path, prose)| {
            let problem = move |(line, rule)| Problem::new(path, line, rule);
            found(&prose).into_iter().map(problem)
        })
        .collect()
}

/// The phrases in this prose, each with its line.
fn found(prose: &str) -> Vec<(usize, String)> {
    let words = words(prose);
    let mut found = Vec::new();
    for start in 0..words.len() {
        for (phrase, better) in PHRASES {
            if matches(prose, &words[start..], phrase) {
                let line = prose[..words[start].0].matches('\n').count() + 1;
                let phrase = phrase.trim_end_matches('*');
                found.push((line, format!("write \"{better}\" instead of \"{phrase}\"")));
            }
        }
    }
    found
}

/// Whether these words start with the phrase, with only white space between its words.
fn matches(prose: &str, words: &[(usize, &str)], phrase: &str) -> bool {
    let mut words = words.iter();
    let mut end = None;
    phrase.split(' ').all(|part| {
        let Some(&(start, word)) = words.next() else {
            return false;
        };
        let is_unbroken = end.is_none_or(|end: usize| prose[end..start].trim().is_empty());
        end = Some(start + word.len());
        is_unbroken && is_same(word, part)
    })
}

/// Whether a word is this part of a phrase, in upper or lower case.
fn is_same(word: &str, part: &str) -> bool {
    match part.strip_suffix('*') {
        Some(stem) => word
            .get(..stem.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(stem)),
        None => word.eq_ignore_ascii_case(part),
    }
}

/// Every word with its offset. Hyphens and apostrophes are part of a word.
fn words(prose: &str) -> Vec<(usize, &str)> {
    let is_part = |c: char| c.is_alphanumeric() || "-'’_".contains(c);
    let mut words = Vec::new();
    let mut from = 0;
    while let Some(start) = prose[from..].find(is_part).map(|at| from + at) {
        let rest = &prose[start..];
        let len = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        words.push((start, &rest[..len]));
        from = start + len;
    }
    words
}

/// The text of a page, line by line, with a backtick for each piece of code.
fn page_prose(text: &str) -> String {
    let mut is_code = false;
    let lines = text.lines().map(|line| prose_of(line, &mut is_code));
    lines.map(|line| line + "\n").collect()
}

/// The comments of a source file, line by line, with a backtick for each piece of code.
fn source_prose(text: &str) -> String {
    let mut is_code = false;
    let lines = text.lines().map(|line| match comment(line) {
        Some(comment) => prose_of(comment, &mut is_code),
        None => {
            is_code = false;
            "`".to_owned()
        }
    });
    lines.map(|line| line + "\n").collect()
}

/// The comment on this line, without its slashes.
fn comment(line: &str) -> Option<&str> {
    let (code, comment) = line.split_once("//")?;
    // An odd number of quotes means that the slashes are inside a string.
    if code.matches('"').count() % 2 == 1 {
        return None;
    }
    Some(comment.trim_start_matches(['/', '!']))
}

/// Whether the whole file is tests or benches.
fn is_test(path: &Path) -> bool {
    let is_test = |part| {
        ["tests", "tests.rs", "benches"]
            .iter()
            .any(|name| part == *name)
    };
    path.iter().any(is_test)
}

/// The texts in the string literals of Rust code, each on its line. Everything else is a backtick,
/// also arguments in braces, and literals without a space, which are names.
fn literal_prose(code: &str) -> String {
    let mut prose = String::new();
    let mut rest = code;
    while let Some(next) = rest.chars().next() {
        let len = match rest.as_bytes() {
            [b'/', b'/', ..] => rest.find('\n').unwrap_or(rest.len()),
            [b'\'', b'\\', ..] => 3 + rest[3..].find('\'').unwrap_or(0) + 1,
            [b'\'', ..] if rest.chars().nth(2) == Some('\'') => {
                rest.chars().take(3).map(char::len_utf8).sum()
            }
            [b'"', ..] => {
                let text = &rest[1..];
                let len = end_of_literal(text);
                push_literal(&mut prose, &text[..len]);
                len + 2
            }
            [b'r', b'"' | b'#', ..] if !prose.ends_with(NAME) => match raw_literal(rest) {
                Some((text, len)) => {
                    push_literal(&mut prose, text);
                    len
                }
                None => 1,
            },
            [b'\n', ..] => {
                prose.push('\n');
                1
            }
            _ => {
                let is_name = next.is_alphanumeric() || next == '_';
                prose.push(if is_name { NAME } else { '`' });
                next.len_utf8()
            }
        };
        rest = rest.get(len..).unwrap_or_default();
    }
    prose.replace(NAME, "`")
}

/// Stands for a sign of a name while literals are collected, because `r` also ends names.
const NAME: char = '\u{1}';

/// The length of the text up to the quote that ends it.
fn end_of_literal(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.find(|sign| {
        let ends = sign == '"' && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        ends
    });
    end.unwrap_or(text.len())
}

/// The text of a raw literal at the start of this code, and the length of the literal.
fn raw_literal(code: &str) -> Option<(&str, usize)> {
    let hashes = code[1..].bytes().take_while(|byte| *byte == b'#').count();
    let text = code[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let len = text.find(&end)?;
    Some((&text[..len], 1 + hashes + 1 + len + end.len()))
}

/// Adds the text of a literal, without arguments and escapes.
fn push_literal(prose: &mut String, text: &str) {
    let is_prose = text.contains(' ');
    let mut is_argument = false;
    let mut signs = text.chars();
    prose.push('`');
    while let Some(sign) = signs.next() {
        match sign {
            '\n' => prose.push('\n'),
            // Another line is a part of the same text: its indentation doesn't count anyway.
            '\\' => match signs.next() {
                Some('\n') => prose.push('\n'),
                Some('n' | 't') => prose.push(' '),
                _ => prose.push('`'),
            },
            '{' | '}' => {
                is_argument = sign == '{';
                prose.push('`');
            }
            _ if is_prose && !is_argument => prose.push(sign),
            _ => prose.push('`'),
        }
    }
    prose.push('`');
}

/// One line without the text in backticks. `is_code` says whether the line is in a code block.
fn prose_of(line: &str, is_code: &mut bool) -> String {
    if line.trim_start().starts_with("```") {
        *is_code = !*is_code;
        return "`".to_owned();
    }
    if *is_code {
        return "`".to_owned();
    }
    // Every other part is code; a backtick in its place keeps the words around it apart.
    let parts = line.split('`').enumerate();
    parts
        .map(|(n, part)| if n % 2 == 0 { part } else { "`" })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_file(name: &str, text: &str, expected: &[&str]) {
        let problems = check(&Tree::of(&[(name, text)]));
        let found: Vec<String> = problems.iter().map(Problem::to_string).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn phrases_are_found_in_pages() {
        check_file("docs/page.md", "The color is gray.\n", &[]);
        check_file(
            "docs/page.md",
            "# Title\n\nColours swap.\n",
            &["docs/page.md:3: write \"color\" instead of \"colour\""],
        );
        check_file(
            "docs/page.md",
            "They end At\nonce.\n",
            &["docs/page.md:1: write \"immediately, or together\" instead of \"at once\""],
        );
    }

    #[test]
    fn whole_words_in_a_row_count() {
        check_file(
            "docs/page.md",
            "Greyhounds run; look at onceuponatime.\n",
            &[],
        );
        check_file("docs/page.md", "Look at, once.\n", &[]);
        check_file("docs/page.md", "Look at `x` once.\n", &[]);
    }

    #[test]
    fn code_is_not_prose() {
        check_file("docs/page.md", "Run `crownhead analyse`.\n", &[]);
        check_file("docs/page.md", "```\nthe colour\n```\nthe color\n", &[]);
        check_file("crates/rules/src/a.rs", "let colour = 1;\n", &[]);
        check_file("crates/rules/src/a.rs", "let a = \"//colour\";\n", &[]);
        check_file(
            "crates/rules/src/a.rs",
            "/// ```\n/// colour();\n/// ```\n",
            &[],
        );
    }

    #[test]
    fn phrases_are_found_in_comments() {
        let rule = "write \"immediately, or together\" instead of \"at once\"";
        let at = |line| format!("crates/rules/src/a.rs:{line}: {rule}");
        check_file(
            "crates/rules/src/a.rs",
            "fn a() {\n    /// Ends at\n    /// once.\n    b(); // at once\n}\n",
            &[&at(2), &at(4)],
        );
        check_file("crates/rules/src/a.rs", "// Look at\nb();\n// once\n", &[]);
    }

    #[test]
    fn phrases_are_found_in_english_messages() {
        let text = "nav-set-up = Set up\nswap = Swap colours\n";
        check_file(
            "crates/words/ftl/en/base/a.ftl",
            text,
            &["crates/words/ftl/en/base/a.ftl:2: write \"color\" instead of \"colour\""],
        );
        check_file("crates/words/ftl/fr/base/a.ftl", text, &[]);
    }

    #[test]
    fn phrases_are_found_in_texts() {
        let rule = "write \"immediately, or together\" instead of \"at once\"";
        let at = |line| format!("crates/rules/src/a.rs:{line}: {rule}");
        check_file(
            "crates/rules/src/a.rs",
            "tell(\"it ends at once\");\nlet a = 'x';\nlet b = r#\"ends \"at once\"#;\n",
            &[&at(1), &at(3)],
        );
        // A text may have two lines.
        check_file(
            "crates/rules/src/a.rs",
            "tell(\n    \"a \\\"quote\\\", \\\n     ends at \\\n     once\",\n);\n",
            &[&at(3)],
        );
        check_file(
            "crates/rules/src/a.rs",
            "b('\"', '\\'', \"{colour} of\", \"analyse\", bar\"at x\", \"once y\");\n",
            &[],
        );
        check_file(
            "crates/rules/src/a.rs",
            "a();\n\n#[cfg(test)]\nmod tests {\n    let a = \"it ends at once\";\n}\n",
            &[],
        );
        check_file("crates/rules/tests/it/a.rs", "a(\"ends at once\");\n", &[]);
        check_file("crates/a/src/b/tests.rs", "a(\"ends at once\");\n", &[]);
    }

    #[test]
    fn phrases_are_found_in_scripts() {
        let rule = "write \"color\" instead of \"colour\"";
        for file in ["a/b.py", "a/b.js", "a/b.html"] {
            check_file(file, "x\nthe colour\n", &[&format!("{file}:2: {rule}")]);
        }
    }

    #[test]
    fn quoting_files_pass() {
        check_file("docs/voice.md", "the colour\n", &[]);
    }
}
