//! The script for the computer as a player, kept as data in `fixtures/computer.csv`.

use crate::{position, square};
use rules::{Color, Game, Move, Position, RuleSet};

/// Black's king walks from 4 into this circle, and White's goes back and forth between 29 and 32.
/// Their paths have different lengths, so they're rarely in the same two places again.
const BLACK_CIRCLE: [u8; 14] = [8, 3, 7, 2, 6, 1, 5, 9, 14, 10, 15, 11, 16, 12];
const WHITE_WALK: [u8; 12] = [29, 25, 30, 26, 31, 27, 32, 27, 31, 26, 30, 25];

/// One line of the script.
#[derive(Clone, Debug)]
pub struct ComputerRow {
    /// What it's about.
    pub name: String,
    /// The computer's side. A person plays the other one.
    pub computer: Color,
    /// Where the game starts.
    pub start: Position,
    /// The moves played.
    pub moves: Vec<Move>,
    /// Whether the computer may resign lost games.
    pub resigns: bool,
    /// How many seconds each side has for the game, if there's a clock.
    pub seconds: Option<u64>,
    /// What the person does now.
    pub person: PersonDoes,
    /// How the computer reacts.
    pub expected: ComputerDoes,
}

/// What the person does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonDoes {
    /// Waits for the computer, whose turn it is.
    Waits,
    /// Offers a draw.
    OffersDraw,
    /// Asks to take back the last two moves.
    TakesBack,
    /// Tells the computer to move now. Where there's no such button, it's the same as waiting.
    Hurries,
}

/// How the computer reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComputerDoes {
    /// Accepts what the person proposed.
    Accepts,
    /// Declines it.
    Declines,
    /// Offers a draw.
    OffersDraw,
    /// Moves.
    Moves,
    /// Resigns.
    Resigns,
}

/// Every row, in file order.
pub fn computer_script() -> Vec<ComputerRow> {
    let table = include_str!("../fixtures/computer.csv");
    let lines = table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.skip(1).map(row).collect()
}

/// Parses `name,color,"fen",plies,resigns,clock,person,computer`.
fn row(line: &str) -> ComputerRow {
    let bad = || panic!("computer.csv: {line}");
    let [head, fen, tail] = line.split('"').collect::<Vec<_>>()[..] else {
        bad()
    };
    let (name, color) = head
        .trim_end_matches(',')
        .rsplit_once(',')
        .unwrap_or_else(|| bad());
    let [plies, resigns, clock, person, computer] =
        tail.trim_start_matches(',').split(',').collect::<Vec<_>>()[..]
    else {
        bad()
    };
    let start = position(fen);
    ComputerRow {
        name: name.to_owned(),
        computer: match color {
            "black" => Color::Black,
            "white" => Color::White,
            _ => bad(),
        },
        start,
        moves: walk(start, plies.parse().unwrap_or_else(|_| bad())),
        resigns: match resigns {
            "yes" => true,
            "no" => false,
            _ => bad(),
        },
        seconds: match clock {
            "none" => None,
            seconds => Some(seconds.parse().unwrap_or_else(|_| bad())),
        },
        person: match person {
            "waits" => PersonDoes::Waits,
            "offers a draw" => PersonDoes::OffersDraw,
            "takes back" => PersonDoes::TakesBack,
            "says move now" => PersonDoes::Hurries,
            _ => bad(),
        },
        expected: match computer {
            "accepts" => ComputerDoes::Accepts,
            "declines" => ComputerDoes::Declines,
            "offers a draw" => ComputerDoes::OffersDraw,
            "moves" => ComputerDoes::Moves,
            "resigns" => ComputerDoes::Resigns,
            _ => bad(),
        },
    }
}

/// The kings' walk from this position.
fn walk(start: Position, plies: usize) -> Vec<Move> {
    let mut game = Game::from_position(start, RuleSet::OFFICIAL);
    for ply in 0..plies {
        let turn = game.turn();
        let at = |step: usize| match (turn, step) {
            (Color::Black, 0) => 4,
            (Color::Black, step) => BLACK_CIRCLE[(step - 1) % BLACK_CIRCLE.len()],
            (Color::White, step) => WHITE_WALK[step % WHITE_WALK.len()],
        };
        let step = [at(ply / 2), at(ply / 2 + 1)];
        let mv = Move::from_path(&step.map(square)).expect("neighbors are a step apart");
        game.play(mv)
            .unwrap_or_else(|refusal| panic!("computer.csv: ply {ply}: {refusal}"));
    }
    assert!(game.ending().is_none(), "computer.csv: {start:?} is over");
    game.moves().to_vec()
}
