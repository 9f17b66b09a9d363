//! `crownhead pdn show`: shows one game, or a position in it.

use super::index_file;
use super::reading::{Enough, Reading, ShowProgress, for_each_game, game_at};
use crate::Status;
use crate::arguments::whole;
use crate::json::{PositionJson, write_json};
use crate::spoken;
use crate::terminal_board::{TerminalBoard, wants_colour};
use anyhow::{Context, anyhow, bail, ensure};
use clap::Args;
use notation::pdn::{Action, GameRecord, MoveNumber, Node, PdnGame, Writer};
use notation::write_fen;
use rules::{Bitboard, Board, Color, Labels, Position};
use serde::Serialize;
use share::{Picture, SvgBoard, link};
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Show a game, or the position after a move.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead pdn show games.pdn 3
  crownhead pdn show games.pdn 3 --move 12b --as-fen
  crownhead pdn show games.pdn 3 --move 12 --svg > diagram.svg
  crownhead pdn show games.pdn 3 --gif --size 320 > game.gif
  crownhead pdn show games.pdn 3 --link --server https://checkers.example")]
pub(super) struct Show {
    /// The file, PDN or JSON; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The number of the game, from 1
    #[arg(value_name = "NUMBER", value_parser = whole::<u64>(1..))]
    game: u64,

    #[command(flatten)]
    reading: Reading,

    /// The position after this move: 12, or 12b before White's half; 0 is the start
    #[arg(long = "move", value_name = "MOVE")]
    moment: Option<Moment>,

    /// Print the FEN
    #[arg(long = "as-fen", alias = "fen", group = "form")]
    fen: bool,

    /// Draw SVG
    #[arg(long, group = "form")]
    svg: bool,

    /// Draw PNG; redirect the output to a file
    #[arg(long, group = "form")]
    png: bool,

    /// Draw the whole game as an animated GIF; redirect the output to a file
    #[arg(long, group = "form", conflicts_with = "moment")]
    gif: bool,

    /// Print a link that contains the whole game, or with --move the position
    #[arg(long, group = "form")]
    link: bool,

    /// With --link: the server that opens it
    #[arg(long, value_name = "ADDRESS", requires = "link", default_value = "")]
    server: String,

    /// With --png or --gif: the width and height, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 528, value_parser = whole::<usize>(Picture::SIZES))]
    size: usize,

    /// With --gif: how long each position is shown, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, value_parser = seconds_shown)]
    pause: f64,

    /// Print JSON
    #[arg(long, group = "form")]
    json: bool,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,
}

/// A point in a game: after both sides' move `12`, or after Black's, `12b`. `0` is the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    number: u32,
    turn: Color,
}

impl FromStr for Moment {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Moment, &'static str> {
        let (digits, turn) = match text.strip_suffix(['b', 'B']) {
            Some(digits) => (digits, Color::Black),
            None => (text.strip_suffix(['w', 'W']).unwrap_or(text), Color::White),
        };
        let number = digits.parse().map_err(|_| {
            "expected the number of a move such as 12, or 12b for the position after Black's half"
        })?;
        Ok(Moment { number, turn })
    }
}

#[derive(Serialize)]
struct ShowAnswer<'a> {
    game: &'a PdnGame,
    ply: usize,
    #[serde(flatten)]
    position: PositionJson,
}

impl Show {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let game = find(&self.file, self.reading, self.game)?;
        let ply = match self.moment {
            Some(moment) => ply_of(&game, moment)?,
            None => game.line.nodes.len(),
        };
        let pos = position_after(&game, ply);
        let bottom = if self.flip {
            Color::Black
        } else {
            Color::White
        };
        if self.json {
            let answer = ShowAnswer {
                game: &game,
                ply,
                position: PositionJson::from(&pos),
            };
            write_json(out, &answer)?;
        } else if self.fen {
            writeln!(out, "{}", write_fen(&pos))?;
        } else if self.svg {
            let board = pos.board();
            write!(out, "{}", SvgBoard { board, bottom })?;
        } else if self.png {
            refuse_terminal()?;
            Picture::new(self.size, bottom).write_png(&mut *out, pos.board())?;
        } else if self.gif {
            refuse_terminal()?;
            let boards: Vec<Board> = (0..=game.line.nodes.len())
                .map(|ply| *position_after(&game, ply).board())
                .collect();
            let hundredths = (self.pause * 100.0) as u16;
            Picture::new(self.size, bottom).write_gif(&mut *out, &boards, hundredths)?;
        } else if self.link {
            let server = self.server.trim_end_matches('/');
            let shared = match self.moment {
                Some(_) => PdnGame::from_position(pos, game.rules),
                None => game,
            };
            writeln!(out, "{server}{}{}", link::PATH, link::encode(&shared)?)?;
        } else {
            if self.moment.is_none() {
                Writer::new(&mut *out).write(&game)?;
                writeln!(out)?;
            }
            let picture = TerminalBoard {
                board: pos.board(),
                bottom,
                marked: Bitboard::EMPTY,
                colour: wants_colour(),
            };
            let speaker = spoken::speaker(Labels::Numbers);
            let turn = speaker.words.board_turn(speaker.named(pos.turn()));
            write!(out, "{picture}\n{turn}\n{}\n", write_fen(&pos))?;
        }
        Ok(Status::Good)
    }
}

/// A terminal can't show pixels.
fn refuse_terminal() -> anyhow::Result<()> {
    ensure!(
        !std::io::stdout().is_terminal(),
        "a picture isn't text: redirect it to a file, as in `… > board.png`"
    );
    Ok(())
}

/// How long a position can be shown.
fn seconds_shown(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok();
    seconds
        .filter(|seconds| (0.05..=60.0).contains(seconds))
        .ok_or_else(|| "expected seconds from 0.05 to 60".to_owned())
}

/// Reads the game with this number, counted from 1.
fn find(file: &Path, reading: Reading, number: u64) -> anyhow::Result<PdnGame> {
    let named = || file.display().to_string();
    ensure!(number > 0, "games are counted from 1");
    let mut record: Option<GameRecord> = None;
    let mut games = 0;
    if let Some(mut index) = index_file::open(file, reading)? {
        games = index.games();
        if let Ok(game) = u32::try_from(number - 1)
            && let Some(offset) = index.offset(game)?
        {
            record = game_at(&mut File::open(file)?, offset, reading)?;
        }
    } else {
        for_each_game(file, reading, ShowProgress::Always, |found, _| {
            games = found.number;
            if games == number {
                record = Some(found);
                return Err(Enough.into());
            }
            Ok(())
        })?;
    }
    let record = record.ok_or_else(|| {
        anyhow!(
            "{}: there is no game {number}: the last is {games}",
            named()
        )
    })?;
    let problem = record.problems.first().map(ToString::to_string);
    record
        .into_game()
        .with_context(|| problem.unwrap_or_else(|| format!("{}: no game", named())))
}

/// Each move of the main line with its number; setups have the number of the next move.
pub(super) fn numbered(game: &PdnGame) -> impl Iterator<Item = (&Node, MoveNumber)> {
    let mut number = MoveNumber {
        number: 1,
        turn: game.start.turn(),
    };
    let mut is_first = true;
    game.steps().map(move |(pos, node)| {
        let turn = pos.turn();
        if !is_first && number.turn == Color::White && turn == Color::Black {
            number.number += 1;
        }
        is_first = false;
        number.turn = turn;
        (node, number)
    })
}

/// The position of the main line after this many plies.
pub(super) fn position_after(game: &PdnGame, ply: usize) -> Position {
    let mut steps = game.steps();
    steps
        .nth(ply)
        .map_or_else(|| game.last_position(), |(pos, _)| pos)
}

/// The number of plies before a moment.
fn ply_of(game: &PdnGame, moment: Moment) -> anyhow::Result<usize> {
    if moment.number == 0 {
        return Ok(0);
    }
    let sought = (moment.number, moment.turn == Color::White);
    let reached = numbered(game)
        .enumerate()
        .filter(|(_, (node, _))| matches!(node.action, Action::Move(_)))
        .take_while(|(_, (_, at))| (at.number, at.turn == Color::White) <= sought)
        .last();
    match reached {
        Some((ply, (_, at))) if at.number == moment.number => Ok(ply + 1),
        _ => bail!(
            "there is no move {}: the last is {}",
            moment.number,
            numbered(game).last().map_or(0, |(_, at)| at.number)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;

    #[test]
    fn a_moment_is_a_number_of_plies() {
        #[track_caller]
        fn check(game: &str, moment: &str, ply: Option<usize>) {
            let record = Reader::new(game.as_bytes()).next().unwrap().unwrap();
            let game = record.into_game().unwrap();
            let found = ply_of(&game, moment.parse().unwrap()).ok();
            assert_eq!(found, ply, "{moment}");
        }
        let game = "1. 11-15 23-19 2. 8-11 *";
        check(game, "0", Some(0));
        check(game, "1b", Some(1));
        check(game, "1", Some(2));
        check(game, "1w", Some(2));
        check(game, "2", Some(3));
        check(game, "3", None);
        let white_first = "[FEN \"W:W32:B1\"] 1... 32-27 2. 1-5 27-23 *";
        check(white_first, "1", Some(1));
        check(white_first, "2b", Some(2));
        check(white_first, "2", Some(3));
        assert!("x".parse::<Moment>().is_err());
    }
}
