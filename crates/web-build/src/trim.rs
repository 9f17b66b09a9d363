//! Removes what's only for people who read the source: comments and indentation.
//!
//! That's most of what a minifier saves after compression, without parsing anything.

use anyhow::{Context, Result, bail};

use crate::assets::Assets;

/// Trims all scripts and style sheets.
///
/// Fails if a text in a script spans several lines, because its indentation would matter.
pub(super) fn all(assets: &mut Assets) -> Result<()> {
    for (path, bytes) in assets.iter_mut() {
        let trim = match path.rsplit_once('.') {
            Some((_, "js")) => script,
            Some((_, "css")) => sheet,
            _ => continue,
        };
        let text = std::str::from_utf8(bytes).with_context(|| format!("{path} isn't UTF-8"))?;
        let trimmed = trim(text).with_context(|| format!("can't trim {path}"))?;
        *bytes = trimmed.into_bytes();
    }
    Ok(())
}

/// Removes lines that are comments, and indentation.
fn script(text: &str) -> Result<String> {
    let mut trimmed = String::with_capacity(text.len());
    let mut is_comment = false;
    for line in text.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if is_comment {
            is_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            if line.matches('`').count() % 2 == 1 {
                bail!("a text spans several lines: {line}");
            }
            trimmed.push_str(line);
            trimmed.push('\n');
        }
    }
    Ok(trimmed)
}

/// Removes comments and indentation.
fn sheet(text: &str) -> Result<String> {
    let mut trimmed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        trimmed.push_str(before);
        (_, rest) = comment.split_once("*/").context("a comment isn't closed")?;
    }
    trimmed.push_str(rest);
    let lines = trimmed.lines().map(str::trim);
    Ok(lines.filter(|line| !line.is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_keeps_its_statements() {
        let script = "// Starts.\n\n/**\n * @returns {number}\n */\nfunction two() {\n  // One \
                      more.\n  return 1 + 1; // two\n}\nconst url = `https://${two()}`;\n";
        assert_eq!(
            super::script(script).unwrap(),
            "function two() {\nreturn 1 + 1; // two\n}\nconst url = `https://${two()}`;\n"
        );
    }

    #[test]
    fn a_text_of_several_lines_is_an_error() {
        let error = script("const text = `one\n  two`;").unwrap_err();
        assert_eq!(
            error.to_string(),
            "a text spans several lines: const text = `one"
        );
    }

    #[test]
    fn a_style_sheet_keeps_its_rules() {
        let sheet = "/* Two\n   lines. */\na,\nb > c {\n  margin: 0 auto; /* here */\n  width: \
                     calc(1px + 2%);\n}\n";
        assert_eq!(
            super::sheet(sheet).unwrap(),
            "a,b > c {margin: 0 auto;width: calc(1px + 2%);}"
        );
        assert!(super::sheet("a {} /* open").is_err());
    }
}
