//! The moves of a game, as on a score sheet.

use learn::opening_name;
use notation::write_move;
use rules::{Color, DrawCounters, Game, Labels};

/// The moves of a game in numbered rows, and the draw counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// One row for a move of each side.
    pub rows: Vec<ScoreRow>,
    /// The number of moves.
    pub last: usize,
    /// How close the game is to a draw.
    pub counters: DrawCounters,
    /// The traditional name of the opening.
    pub opening: Option<&'static str>,
}

/// A row of a score sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScoreRow {
    /// Its number, counted from 1.
    pub number: usize,
    /// Black's move. `None` if White moved first.
    pub black: Option<ScoreMove>,
    /// White's move, once it's made.
    pub white: Option<ScoreMove>,
}

/// A move on a score sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScoreMove {
    /// The number of moves up to this one, inclusive.
    pub made: usize,
    /// The move, as it's written.
    pub text: String,
}

impl ScoreSheet {
    /// Writes down a game.
    pub fn of(game: &Game, labels: Labels) -> ScoreSheet {
        let mut rows: Vec<ScoreRow> = Vec::new();
        for (ply, &mv) in game.moves().iter().enumerate() {
            let position = &game.positions()[ply];
            let text = write_move(position, game.rules(), mv, labels).to_string();
            let made = ply + 1;
            let written = Some(ScoreMove { made, text });
            match (position.turn(), rows.last_mut()) {
                (Color::White, Some(row)) => row.white = written,
                (Color::White, None) => rows.push(ScoreRow {
                    number: 1,
                    black: None,
                    white: written,
                }),
                (Color::Black, _) => rows.push(ScoreRow {
                    number: rows.len() + 1,
                    black: written,
                    white: None,
                }),
            }
        }
        ScoreSheet {
            rows,
            last: game.moves().len(),
            counters: game.draw_counters(),
            opening: opening_name(game.positions().iter().copied()).map(|found| found.name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::RuleSet;

    #[test]
    fn moves_are_written_in_numbered_rows() {
        #[track_caller]
        fn check(fen: &str, labels: Labels, paths: &[&[u8]], expected: &str) {
            let mut game = Game::from_position(testkit::position(fen), RuleSet::OFFICIAL);
            for path in paths {
                let mv = game.attempt(game.turn(), &testkit::path(path)).unwrap();
                game.play(mv).unwrap();
            }
            let sheet = ScoreSheet::of(&game, labels);
            let text = |mv: &Option<ScoreMove>| match mv {
                Some(mv) => format!("{} ({})", mv.text, mv.made),
                None => "–".to_owned(),
            };
            let row = |row: &ScoreRow| {
                format!("{}. {} {}", row.number, text(&row.black), text(&row.white))
            };
            let rows: Vec<String> = sheet.rows.iter().map(row).collect();
            assert_eq!(rows.join(", "), expected);
            assert_eq!(sheet.last, paths.len());
        }
        let start = "B:W21-32:B1-12";
        check(start, Labels::Numbers, &[], "");
        let three: [&[u8]; 3] = [&[11, 15], &[22, 18], &[15, 22]];
        check(
            start,
            Labels::Numbers,
            &three,
            "1. 11-15 (1) 22-18 (2), 2. 15x22 (3) –",
        );
        check(start, Labels::Letters, &three[..1], "1. F6-E5 (1) –");
        // White moves first from this position.
        let two: [&[u8]; 2] = [&[32, 27], &[1, 5]];
        check(
            "W:W32:B1",
            Labels::Numbers,
            &two,
            "1. – 32-27 (1), 2. 1-5 (2) –",
        );
    }
}
