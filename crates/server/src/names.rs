//! Rules for player names.

use protocol::Why;

/// The maximum length of a chosen name.
const NAME_CHARS: usize = 20;
/// Reserved names, which would look official. Compared by their [`look`].
const RESERVED: [&str; 3] = ["server", "computer", "system"];
/// Reserved prefixes, which the server uses itself or which would look official.
const RESERVED_STARTS: [&str; 6] = [
    "guest",
    "deleted",
    "admin",
    "moderator",
    "crownhead",
    "official",
];

/// Why a name isn't allowed, if it isn't.
///
/// Only ASCII is allowed, so that names can't contain markup or lookalike letters from other
/// scripts.
pub(crate) fn problem(name: &str) -> Option<Why> {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, ' ' | '_' | '-' | '.');
    let begins_well = name.starts_with(|c: char| c.is_ascii_alphabetic());
    if name.is_empty() || name.chars().count() > NAME_CHARS {
        Some(Why::NameLength)
    } else if !name.chars().all(is_allowed) || !begins_well || name.ends_with(' ') {
        Some(Why::NameCharacters)
    } else if name.contains("  ") {
        Some(Why::NameSpaces)
    } else if is_reserved(name) {
        Some(Why::NameReserved)
    } else {
        None
    }
}

fn is_reserved(name: &str) -> bool {
    let seen = look(name);
    RESERVED.iter().any(|word| look(word) == seen)
        || RESERVED_STARTS
            .iter()
            .any(|word| seen.starts_with(&look(word)))
}

/// The lookup form of a name: lowercase, without separators, and with one character for each group
/// of the most similar ones. It's stored, so it must never change.
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

/// How a name looks at a glance. Two accounts can't have names that look the same. In addition to
/// [`fold`], this merges the ASCII pairs in Unicode's table of confusables and those that look
/// alike in small print.
pub(crate) fn look(name: &str) -> String {
    let single: String = fold(name)
        .chars()
        .map(|c| match c {
            '8' => 'b',
            '2' => 'z',
            '9' | 'q' => 'g',
            c => c,
        })
        .collect();
    single.replace("rn", "m").replace("vv", "w")
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
        check("", false);
        check("1st", false);
        check(" Ann", false);
        check("Ann ", false);
        check("A  B", false);
        check("Ann\u{0435}", false);
        check("<b>Ann</b>", false);
        check("abcdefghijklmnopqrstu", false);
    }

    #[test]
    fn names_that_look_official_are_not_for_players() {
        #[track_caller]
        fn check(name: &str, is_reserved: bool) {
            assert_eq!(super::is_reserved(name), is_reserved, "{name}");
        }
        check("Guest 4711", true);
        check("Guest", true);
        check("Deleted player", true);
        check("Crown-Head", true);
        check("Crownhead Team", true);
        check("ADMIN", true);
        check("Adrnin", true);
        check("Adm1nistrator", true);
        check("M0derator_2", true);
        check("Server", true);
        check("Computer", true);
        check("Computer Carl", false);
        check("Agusto", false);
    }

    #[test]
    fn names_are_looked_up_without_case_and_separators() {
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
        check("Corn", "Com", false);
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        #[track_caller]
        fn check(one: &str, two: &str, are_same: bool) {
            assert_eq!(look(one) == look(two), are_same, "{one} {two}");
        }
        check("Corn", "Com", true);
        check("VVilliam", "William", true);
        check("8ob", "Bob", true);
        check("2ara", "Zara", true);
        check("Ann", "Anna", false);
        check("Rob", "Bob", false);
    }
}
