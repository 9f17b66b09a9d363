//! Rules of typography that a program can check.

use crate::Part;

/// Returns what's wrong with the spaces of a message in this language, if anything.
pub(crate) fn problem(language: &str, parts: &[Part]) -> Option<&'static str> {
    (language == "fr" && has_wide_space(parts))
        .then_some("write a narrow no-break space (U+202F) before : ; ! ? % and inside « »")
}

/// Whether an ordinary space is next to a sign that French separates with a narrow one.
fn has_wide_space(parts: &[Part]) -> bool {
    const WIDE: [&str; 7] = [" :", " ;", " !", " ?", " %", " »", "« "];
    parts.iter().any(|part| match part {
        Part::Text(text) => WIDE.iter().any(|pair| text.contains(pair)),
        Part::Argument(_) => false,
        Part::Select(_, variants) => variants.iter().any(|(_, parts)| has_wide_space(parts)),
    })
}
