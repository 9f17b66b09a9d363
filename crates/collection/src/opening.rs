//! The opening of a game.

use crate::query::positions;
use notation::pdn::PdnGame;

/// The name of a game's opening: what its tag says, or the name of the longest named line whose
/// position it reached.
pub fn opening(game: &PdnGame) -> Option<&str> {
    let tag = game.tags.get("Opening").map(str::trim);
    tag.filter(|name| !matches!(*name, "" | "?" | "-"))
        .or_else(|| Some(learn::opening_name(positions(game))?.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    #[test]
    fn an_opening_is_a_tag_or_a_known_position() {
        #[track_caller]
        fn check(text: &str, expected: Option<&str>) {
            let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
            assert_eq!(opening(&record.into_game().unwrap()), expected);
        }
        check("1. 9-13 22-18 2. 6-9 25-22 *", Some("Dreaded Edinburgh"));
        check(
            "[Opening \"Mine\"] 1. 9-13 22-18 2. 6-9 25-22 *",
            Some("Mine"),
        );
        check("[Opening \"?\"] [FEN \"B:W32:B1\"] 1. 1-5 *", None);
    }
}
