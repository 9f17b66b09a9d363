//! What players may be called.

use protocol::Why;

/// The most characters of a name that somebody chooses.
const NAME_CHARS: usize = 20;
/// Names that would look official, [folded](fold).
const RESERVED: [&str; 6] = [
    "crownhead",
    "adm1n",
    "moderator",
    "server",
    "computer",
    "guest",
];

/// What is wrong with a name that somebody wants.
///
/// Plain letters only, so that no name can carry markup or letters that look like others.
pub(crate) fn problem(name: &str) -> Option<Why> {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, ' ' | '_' | '-' | '.');
    let begins_well = name.starts_with(|c: char| c.is_ascii_alphabetic());
    if name.is_empty() || name.chars().count() > NAME_CHARS {
        Some(Why::NameLength)
    } else if !name.chars().all(is_allowed) || !begins_well || name.ends_with(' ') {
        Some(Why::NameCharacters)
    } else if name.contains("  ") {
        Some(Why::NameSpaces)
    } else if RESERVED.contains(&fold(name).as_str()) {
        Some(Why::NameReserved)
    } else {
        None
    }
}

/// A name as far as people can tell names apart: without case and separators, and with one sign for
/// those that look alike.
pub(crate) fn fold(name: &str) -> String {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    letters
        .map(|c| match c.to_ascii_lowercase() {
            'i' | 'l' => '1',
            '0' => 'o',
            '5' => 's',
            c => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain() {
        #[track_caller]
        fn check(name: &str, is_good: bool) {
            assert_eq!(problem(name).is_none(), is_good, "{name}");
        }
        check("Ann", true);
        check("Marion F. Tinsley", true);
        check("x_1-2", true);
        check("Guest 4711", true);
        check("", false);
        check("1st", false);
        check(" Ann", false);
        check("Ann ", false);
        check("A  B", false);
        check("Ann\u{0435}", false);
        check("<b>Ann</b>", false);
        check("abcdefghijklmnopqrstu", false);
        check("Crown-Head", false);
        check("ADMIN", false);
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        #[track_caller]
        fn check(one: &str, two: &str, are_same: bool) {
            assert_eq!(fold(one) == fold(two), are_same, "{one} {two}");
        }
        check("Ann", "ANN", true);
        check("Ann Lee", "Ann_Lee", true);
        check("Bill", "BiIl", true);
        check("Bill", "B1ll", true);
        check("Rob0", "Robo", true);
        check("Ann", "Anna", false);
    }
}
