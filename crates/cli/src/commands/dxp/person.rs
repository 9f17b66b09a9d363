//! A person at the terminal, against a program on the network.

use crate::spoken;
use crate::terminal_board::{TerminalBoard, wants_colour};
use dxp::{Player, Table};
use notation::WrittenMove;
use rules::{Bitboard, Labels, Move, RuleSet};
use std::io::{self, BufRead, Write};

/// Shows the board on standard error and reads moves from standard input. The end of input resigns.
pub(super) struct Person;

impl Player for Person {
    fn choose(&mut self, table: &Table<'_>) -> Option<Move> {
        let speaker = spoken::speaker(Labels::Numbers);
        let pos = table.game.position();
        let turn = speaker.words.board_turn(speaker.named(pos.turn()));
        say(&format!("{}{turn}", picture(table, Bitboard::EMPTY)));
        let mut line = String::new();
        loop {
            line.clear();
            if !matches!(io::stdin().lock().read_line(&mut line), Ok(1..)) {
                return None;
            }
            if line.trim().is_empty() {
                continue;
            }
            match line.trim().parse::<WrittenMove>() {
                Ok(written) => match written.resolve(pos, RuleSet::OFFICIAL) {
                    Ok(mv) => return Some(mv),
                    Err(refusal) => say(&speaker.refusal(&refusal)),
                },
                Err(why) => say(&speaker.words.not_a_move(&speaker.bad_move(&why))),
            }
        }
    }

    fn answered(&mut self, table: &Table<'_>, mv: Move) {
        let marked: Bitboard = mv.path().into_iter().collect();
        say(&format!("{}{mv}", picture(table, marked)));
    }

    fn told(&mut self, text: &str) {
        say(text);
    }
}

fn picture(table: &Table<'_>, marked: Bitboard) -> String {
    let board = TerminalBoard {
        board: table.game.position().board(),
        bottom: table.terms.us,
        marked,
        colour: wants_colour(),
    };
    board.to_string()
}

/// If even standard error is gone, the moves still count.
fn say(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
