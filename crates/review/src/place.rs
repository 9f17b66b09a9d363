//! Where in its game a review opens, in an address.

use learn::{read_moves, written_moves};
use notation::pdn::PdnGame;
use rules::{Color, Move};
use share::link::{self, LinkError};
use study::Study;

/// Where in its game a review opens.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The number of plies before the position.
    pub ply: usize,
    /// Moves to show in place of the game's, and the ply of the first of them. If the position is
    /// among them, it opens there.
    pub line: Option<(usize, String)>,
    /// The side at the bottom, if it isn't the usual one.
    pub bottom: Option<Color>,
}

impl Place {
    /// The position after this many plies.
    pub const fn at(ply: usize) -> Place {
        Place {
            ply,
            line: None,
            bottom: None,
        }
    }

    /// The same place, with moves to show from this ply on.
    pub fn with_line(self, from: usize, moves: &[Move]) -> Place {
        Place {
            line: Some((from, written_moves(moves))),
            ..self
        }
    }

    /// The same place, with this side at the bottom.
    pub fn seen_by(self, bottom: Color) -> Place {
        Place {
            bottom: Some(bottom),
            ..self
        }
    }

    /// Reads the query of an address, whose values have names. What can't be read is as if it
    /// weren't there.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Place {
        let line = value("line").and_then(|line| {
            let (from, moves) = line.split_once('.')?;
            Some((from.parse().ok()?, moves.to_owned()))
        });
        let bottom = match value("bottom").as_deref() {
            Some("black") => Some(Color::Black),
            Some("white") => Some(Color::White),
            _ => None,
        };
        Place {
            ply: value("ply").and_then(|ply| ply.parse().ok()).unwrap_or(0),
            line,
            bottom,
        }
    }

    /// The query of this place, to append to an address that already has one.
    pub fn query(&self) -> String {
        let mut query = format!("&ply={}", self.ply);
        if let Some((from, moves)) = &self.line {
            query += &format!("&line={from}.{moves}");
        }
        query += match self.bottom {
            Some(Color::Black) => "&bottom=black",
            Some(Color::White) => "&bottom=white",
            None => "",
        };
        query
    }

    /// Goes there, and adds the moves of the line as a variation. Without that place, nothing
    /// changes.
    pub fn show(&self, study: &mut Study) {
        let main_line = study.main_line();
        let mut shown = main_line.get(self.ply).copied();
        if let Some((from, moves)) = &self.line
            && let Some(start) = main_line.get(*from)
            && let Some(moves) = read_moves(*study.position_at(*start), moves)
        {
            study.go_to(*start);
            for (mv, ply) in moves.into_iter().zip(from + 1..) {
                let Ok(node) = study.play(mv) else { break };
                if ply == self.ply {
                    shown = Some(node);
                }
            }
            study.go_to(Study::ROOT);
        }
        if let Some(node) = shown {
            study.go_to(node);
        }
    }
}

/// The address that opens a game at a place, from the root of the site.
pub fn game_address(game: &PdnGame, place: &Place) -> Result<String, LinkError> {
    let text = link::encode(game)?;
    Ok(format!("{}{text}{}", link::PATH, place.query()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Source, source};
    use std::collections::BTreeMap;

    /// Opens `1. 11-15 22-18 2. 15x22` at this place, and returns the moves to the position and the
    /// number of variations after each of them.
    #[track_caller]
    fn check(place: &Place, expected: &str) {
        let mut study = source::read("1. 11-15 22-18 15x22 25x18 *\n").unwrap();
        place.show(&mut study);
        let path = study.path_to(study.cursor());
        let words = path.iter().map(|node| {
            let mv = study
                .move_at(*node)
                .map_or("start".to_owned(), |mv| mv.to_string());
            format!("{mv}+{}", study.children(*node).len())
        });
        assert_eq!(words.collect::<Vec<_>>().join(" "), expected);
        assert!(study.is_main_line(study.main_line()[4]));
    }

    #[test]
    fn a_place_is_shown_with_its_line() {
        check(&Place::default(), "start+1");
        check(&Place::at(2), "start+1 11-15+1 22-18+1");
        check(&Place::at(9), "start+1");
        // The position is in the line, before it, or after it.
        let read = |ply: &str, line: &str| {
            Place::read(|name| match name {
                "ply" => Some(ply.to_owned()),
                "line" => Some(line.to_owned()),
                _ => None,
            })
        };
        check(&read("2", "1.23-19.8-11"), "start+1 11-15+2 23-19+1");
        check(&read("1", "1.23-19.8-11"), "start+1 11-15+2");
        check(&read("3", "1.23-19"), "start+1 11-15+2 22-18+1 15x22+1");
        // The line of the game itself is no variation.
        check(&read("2", "1.22-18.15x22"), "start+1 11-15+1 22-18+1");
        // After the end of the game, the line continues it.
        check(
            &read("5", "4.9-13"),
            "start+1 11-15+1 22-18+1 15x22+1 25x18+1 9-13+0",
        );
        // What can't be read or played is left out.
        for line in ["", "x", "1", "1.1-2", "9.23-19", "1.23-19.1-2"] {
            check(&read("1", line), "start+1 11-15+1");
        }
        check(&read("-1", ""), "start+1");
    }

    #[test]
    fn an_address_opens_the_game_at_its_place() {
        let start = rules::Position::START;
        let moves = [start.moves()[0]];
        let game = PdnGame::new();
        let place = Place::at(1).with_line(0, &moves).seen_by(Color::Black);
        let address = game_address(&game, &place).unwrap();
        let query = address.strip_prefix(link::PATH).unwrap();
        let (text, query) = query.split_once('&').unwrap();
        let parts = query.split('&').map(|part| part.split_once('=').unwrap());
        let values: BTreeMap<&str, &str> = parts.collect();
        let read = Place::read(|name| values.get(name).map(|&value| value.to_owned()));
        assert_eq!(read, place);
        assert_eq!(Place::read(|_| Some("?".to_owned())), Place::default());
        let mut study = Source::Shared(text.to_owned()).open(None).unwrap();
        place.show(&mut study);
        assert_eq!(study.last_move(), Some(moves[0]));
    }
}
