//! The opening of a game.

use notation::Deck;
use notation::pdn::PdnGame;
use rules::Position;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The number of plies in a ballot.
const BALLOT_PLIES: usize = 3;

/// The name of a game's opening: what its tag says, or the name of the three-move ballot whose
/// position it reached.
pub fn opening(game: &PdnGame) -> Option<&str> {
    let tag = game.tags.get("Opening").map(str::trim);
    if let Some(name) = tag.filter(|name| !matches!(*name, "" | "?" | "-")) {
        return Some(name);
    }
    if game.start != Position::START {
        return None;
    }
    let (pos, _) = game.steps().nth(BALLOT_PLIES)?;
    NAMES.get(&pos).copied()
}

/// The names of the three-move openings, by position.
static NAMES: LazyLock<HashMap<Position, &'static str>> = LazyLock::new(|| {
    let named = Deck::ThreeMoveTable.iter();
    named
        .filter_map(|ballot| Some((ballot.position(), ballot.name()?)))
        .collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    #[test]
    fn an_opening_is_a_tag_or_a_ballot() {
        #[track_caller]
        fn check(text: &str, expected: Option<&str>) {
            let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
            assert_eq!(opening(&record.into_game().unwrap()), expected);
        }
        check("1. 9-13 22-18 2. 6-9 25-22 *", Some("Dreaded Edinburgh"));
        // In another order of moves.
        check("1. 6-9 22-18 *", None);
        check(
            "[Opening \"Dyke\"] 1. 9-13 22-18 2. 6-9 25-22 *",
            Some("Dyke"),
        );
        check("[Opening \"?\"] 1. 11-15 *", None);
    }
}
