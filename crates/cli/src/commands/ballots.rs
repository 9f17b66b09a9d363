//! `crownhead ballots`: the openings chosen at random.

use super::counted;
use crate::Status;
use crate::arguments::whole;
use crate::json::{PositionJson, write_json, write_json_line};
use crate::spoken;
use crate::terminal_board::{TerminalBoard, wants_colour};
use anyhow::Context;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use notation::{Ballot, Deck, Fen};
use rules::{Color, Labels, Move};
use serde::Serialize;
use std::io::Write;

/// List the openings of a deck, or show one of them.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead ballots list
  crownhead ballots list --deck eleven-man --json
  crownhead ballots show 5
  crownhead ballots show 1200 --deck eleven-man-draws")]
pub(crate) struct Ballots {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// List the ballots of a deck, or all decks
    #[command(after_help = "Examples:
  crownhead ballots list
  crownhead ballots list --deck eleven-man --json")]
    List {
        /// The deck to list
        #[arg(long, value_name = "DECK", value_parser = deck_parser())]
        deck: Option<Deck>,
        /// Print JSON, one ballot or deck per line
        #[arg(long)]
        json: bool,
    },
    /// Show one ballot and its position
    #[command(after_help = "Examples:
  crownhead ballots show 5
  crownhead ballots show 1200 --deck eleven-man-draws")]
    Show {
        /// Number of the ballot in its table
        #[arg(value_name = "NUMBER", value_parser = whole::<u16>(1..))]
        number: u16,
        /// The deck it belongs to
        #[arg(long, value_name = "DECK", default_value = "three-move-table", value_parser = deck_parser())]
        deck: Deck,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(Serialize)]
struct DeckAnswer {
    deck: &'static str,
    ballot_count: usize,
}

#[derive(Serialize)]
struct BallotAnswer {
    deck: &'static str,
    number: u16,
    /// The federation's class. Eleven-man ballots have none.
    class: Option<&'static str>,
    name: Option<&'static str>,
    /// Where the moves start: an eleven-man ballot removes two men first.
    start: String,
    moves: Vec<String>,
    /// The position after the moves.
    #[serde(flatten)]
    position: PositionJson,
}

/// Reads the name of a deck. The help lists them.
pub(super) fn deck_parser() -> impl TypedValueParser<Value = Deck> {
    let names: PossibleValuesParser = Deck::ALL.map(Deck::name).into();
    names.map(|name| {
        name.parse()
            .expect("the parser only lets names of decks pass")
    })
}

impl Ballots {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.action {
            Action::List { deck: None, json } => list_decks(out, *json)?,
            Action::List {
                deck: Some(deck),
                json,
            } => list_ballots(out, *deck, *json)?,
            Action::Show { number, deck, json } => show(out, *deck, *number, *json)?,
        }
        Ok(Status::Good)
    }
}

fn list_decks(out: &mut impl Write, json: bool) -> anyhow::Result<()> {
    let decks = Deck::ALL.map(|deck| DeckAnswer {
        deck: deck.name(),
        ballot_count: deck.len(),
    });
    for deck in &decks {
        if json {
            write_json_line(out, deck)?;
        } else {
            writeln!(out, "{:<24} {:>5}", deck.deck, deck.ballot_count)?;
        }
    }
    Ok(())
}

fn list_ballots(out: &mut impl Write, deck: Deck, json: bool) -> anyhow::Result<()> {
    for ballot in deck.iter() {
        if json {
            write_json_line(out, &answer(deck, ballot))?;
            continue;
        }
        let line = format!(
            "{:>4}  {:<28} {:<11} {}",
            ballot.number(),
            ballot.to_string(),
            class(deck, ballot).unwrap_or_default(),
            ballot.name().unwrap_or_default()
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn show(out: &mut impl Write, deck: Deck, number: u16, json: bool) -> anyhow::Result<()> {
    let ballot = deck
        .iter()
        .find(|ballot| ballot.number() == number)
        .with_context(|| {
            format!(
                "there is no ballot {number} in the deck {deck}, which has {}",
                counted(deck.len(), "ballot")
            )
        })?;
    if json {
        return Ok(write_json(out, &answer(deck, ballot))?);
    }
    let pos = ballot.position();
    let remarks: Vec<&str> = class(deck, ballot)
        .into_iter()
        .chain(ballot.name())
        .collect();
    let remarks = if remarks.is_empty() {
        String::new()
    } else {
        format!(" ({})", remarks.join(", "))
    };
    let speaker = spoken::speaker(Labels::Numbers);
    let title = speaker
        .words
        .ballot_title(number, deck.name(), &ballot.to_string());
    writeln!(out, "{title}{remarks}\n")?;
    let last = ballot.moves().last();
    let picture = TerminalBoard {
        board: pos.board(),
        bottom: Color::White,
        marked: last
            .map(|mv| mv.from().bit() | mv.to().bit())
            .unwrap_or_default(),
        colour: wants_colour(),
    };
    writeln!(
        out,
        "{picture}\n{}\n{}",
        speaker.words.board_turn(speaker.named(pos.turn())),
        Fen::from(&pos)
    )?;
    Ok(())
}

fn class(deck: Deck, ballot: &Ballot) -> Option<&'static str> {
    match deck {
        Deck::ElevenMan | Deck::ElevenManDraws => None,
        _ => Some(ballot.class().name()),
    }
}

fn answer(deck: Deck, ballot: &Ballot) -> BallotAnswer {
    BallotAnswer {
        deck: deck.name(),
        number: ballot.number(),
        class: class(deck, ballot),
        name: ballot.name(),
        start: Fen::from(ballot.start()).to_string(),
        moves: ballot.moves().iter().map(Move::to_string).collect(),
        position: PositionJson::from(&ballot.position()),
    }
}
