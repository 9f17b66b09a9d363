//! What makes two games the same.

use crate::fold;
use notation::pdn::PdnGame;
use rules::Position;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What identifies a game: its start and moves, and the known facts about the players.
///
/// Two games are the same if they have the same start and moves, and no player of one contradicts
/// the other. Case, accents and punctuation in names don't matter; neither do other tags, comments
/// and variations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    moves: u64,
    /// The hash of each name, Black's first. `None` if it's unknown.
    players: [Option<u64>; 2],
}

impl Fingerprint {
    /// The fingerprint of a game.
    pub fn of(game: &PdnGame) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        game.start.hash(&mut hasher);
        game.rules.hash(&mut hasher);
        for node in &game.line.nodes {
            match node.action {
                notation::pdn::Action::Move(mv) => mv.path().hash(&mut hasher),
                notation::pdn::Action::SetUp(pos) => pos.hash(&mut hasher),
            }
        }
        Fingerprint {
            moves: hasher.finish(),
            players: [game.tags.black(), game.tags.white()].map(|name| name.map(name_hash)),
        }
    }

    /// The fingerprint of a game by its positions and the names of its players, Black's first. It
    /// differs from that of the game itself.
    pub fn of_positions(
        positions: impl IntoIterator<Item = Position>,
        players: [Option<&str>; 2],
    ) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        for pos in positions {
            pos.hash(&mut hasher);
        }
        Fingerprint {
            moves: hasher.finish(),
            players: players.map(|name| name.map(name_hash)),
        }
    }

    fn is_same(&self, other: &Fingerprint) -> bool {
        let agree = |place: usize| match (self.players[place], other.players[place]) {
            (Some(name), Some(other)) => name == other,
            _ => true,
        };
        self.moves == other.moves && agree(0) && agree(1)
    }
}

/// The hash of a name: its words in alphabetical order, so `Doe, Jane` is `Jane Doe`.
fn name_hash(name: &str) -> u64 {
    let folded = fold(name);
    let mut words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    let mut hasher = DefaultHasher::new();
    words.hash(&mut hasher);
    hasher.finish()
}

/// Remembers games to recognize duplicates. Memory grows with the number of games, about a
/// hundred bytes each.
#[derive(Debug, Default)]
pub struct Duplicates {
    /// The place of the first game with these moves.
    firsts: HashMap<u64, u32>,
    seen: Vec<Seen>,
}

/// A game that was added.
#[derive(Debug)]
struct Seen {
    fingerprint: Fingerprint,
    number: u64,
    /// The place of the next game with the same moves.
    next: Option<u32>,
}

impl Duplicates {
    /// Adds a game under a number. Returns the number of the first game that's the same, if any.
    pub fn add(&mut self, fingerprint: Fingerprint, number: u64) -> Option<u64> {
        let here = u32::try_from(self.seen.len()).expect("memory has room for fewer games");
        let mut place = *self.firsts.entry(fingerprint.moves).or_insert(here);
        while let Some(other) = self.seen.get_mut(place as usize) {
            if fingerprint.is_same(&other.fingerprint) {
                return Some(other.number);
            }
            place = *other.next.get_or_insert(here);
        }
        self.seen.push(Seen {
            fingerprint,
            number,
            next: None,
        });
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    #[test]
    fn the_same_game_is_recognized_whatever_its_tags() {
        #[track_caller]
        fn check(first: &str, second: &str, same: bool) {
            let of = |text: &str| {
                let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
                Fingerprint::of(&record.into_game().unwrap())
            };
            let by_positions = |text: &str| {
                let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
                let game = record.into_game().unwrap();
                let players = [game.tags.black(), game.tags.white()];
                Fingerprint::of_positions(crate::query::positions(&game), players)
            };
            for (first, second) in [
                (of(first), of(second)),
                (by_positions(first), by_positions(second)),
            ] {
                let mut duplicates = Duplicates::default();
                assert_eq!(duplicates.add(first, 7), None);
                assert_eq!(duplicates.add(second, 8).is_some(), same);
            }
        }
        let game = r#"[Black "Muñoz, Ana"] [White "Bob"] 1. 11-15 23-19 1-0"#;
        check(
            game,
            r#"[Black "ana munoz"] [Event "x"] 1. 11-15 {so} 23-19 *"#,
            true,
        );
        check(game, "1. 11-15 23-19 1-0", true);
        check(game, r#"[Black "Ann"] 1. 11-15 23-19 1-0"#, false);
        check(
            game,
            r#"[Black "Muñoz, Ana"] [White "Bob"] 1. 11-15 23-18 1-0"#,
            false,
        );
        check(
            game,
            r#"[Black "Muñoz, Ana"] [White "Bob"] 1. 11-15 1-0"#,
            false,
        );
        check("[FEN \"B:W32:B1\"] *", "[FEN \"B:W32:B2\"] *", false);
    }

    #[test]
    fn games_with_the_same_moves_have_their_own_numbers() {
        let print = |black: &str| {
            let player = Some(black).filter(|name| !name.is_empty());
            Fingerprint::of_positions([Position::START], [player, Some("Bob")])
        };
        let mut duplicates = Duplicates::default();
        for (number, name) in (0..).zip(["Ann", "Cid", "Dan"]) {
            assert_eq!(duplicates.add(print(name), number), None);
        }
        let other = Fingerprint::of_positions([], [None, None]);
        assert_eq!(duplicates.add(other, 9), None);
        for (name, first) in [("Dan", 2), ("Ann", 0), ("cid", 1), ("", 0)] {
            assert_eq!(duplicates.add(print(name), 7), Some(first), "{name}");
        }
        assert_eq!(duplicates.add(print("Eve"), 10), None);
        assert_eq!(duplicates.add(print("Eve"), 11), Some(10));
    }
}
