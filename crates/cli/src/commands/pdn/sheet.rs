//! `crownhead pdn print`: games and positions as a page to print.

use super::reading::{GameAt, ShowProgress};
use super::selection::ChosenGames;
use super::show::{numbered, position_after};
use crate::Status;
use crate::arguments::whole;
use crate::commands::labels;
use crate::spoken;
use anyhow::Context;
use clap::Args;
use notation::pdn::{Action, Comment, Line, MoveNumber, Node, PdnGame};
use notation::write_move;
use rules::{Board, Color, Labels, Position, RuleSet, Square};
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

/// Write diagrams and games as an HTML page to print.
#[derive(Args)]
#[command(after_help = "Examples:
  crownhead pdn print problems.pdn --output sheet.html
  crownhead pdn print games.pdn --game 3 --every 5 --title 'Harbor Cup' --output game.html")]
pub(super) struct Print {
    #[command(flatten)]
    games: ChosenGames,

    /// The title of the page [default: the name of the file]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// Add a diagram after every COUNT moves of a game; 0 for none
    #[arg(long, value_name = "COUNT", default_value_t = 0, value_parser = whole::<u32>(0..))]
    every: u32,

    /// Use letters and digits: E3-D4 instead of 23-18
    #[arg(long)]
    letters: bool,

    /// Write to this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// What a sheet shows.
struct Sheet {
    /// Show a diagram after every this many moves of each side; 0 for none.
    every: u32,
    labels: Labels,
}

impl Print {
    /// Writes all matching games as one HTML page.
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        match &self.output {
            None => self.write_page(out)?,
            Some(path) => durable::replace(path, |out| self.write_page(out))
                .with_context(|| path.display().to_string())?,
        }
        Ok(Status::Good)
    }

    fn title(&self) -> String {
        match (&self.title, &self.games.sources.files[..]) {
            (Some(title), _) => title.clone(),
            (None, [only]) if only.as_os_str() != "-" => only
                .file_stem()
                .map(|name| name.to_string_lossy().into_owned())
                .unwrap_or_default(),
            (None, _) => "Crownhead".to_owned(),
        }
    }

    fn write_page(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let title = escaped(&self.title());
        write!(
            out,
            "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n</head>\n<body>\n{SHAPES}<h1>{title}</h1>\n<main>\n"
        )?;
        let sheet = Sheet {
            every: self.every,
            labels: labels(self.letters),
        };
        let progress = match self.output {
            Some(_) => ShowProgress::Always,
            None => ShowProgress::IfRedirected,
        };
        self.games.each_game_quietly(progress, |at: GameAt| {
            let article = article(&at.game, at.number, &sheet);
            Ok(out.write_all(article.as_bytes())?)
        })?;
        Ok(out.write_all(b"</main>\n</body>\n</html>\n")?)
    }
}

/// One game: its heading, diagrams and moves. A game without moves is a diagram with a caption.
fn article(game: &PdnGame, number: u64, sheet: &Sheet) -> String {
    let is_problem = game.line.nodes.is_empty();
    let class = if is_problem { "problem" } else { "game" };
    let mut text = format!(
        "<article class=\"{class}\">\n<h2>{}</h2>\n",
        heading(game, number)
    );
    let details = details(game);
    if !details.is_empty() {
        let _ = writeln!(text, "<p class=\"details\">{details}</p>");
    }
    let has_own_start = game.start != Position::START;
    if is_problem || has_own_start {
        diagram(&mut text, game, 0);
    }
    for comment in said(&game.line.comments) {
        let _ = writeln!(text, "<p>{comment}</p>");
    }
    if !is_problem {
        moves(&mut text, game, sheet);
    }
    text.push_str("</article>\n");
    text
}

fn heading(game: &PdnGame, number: u64) -> String {
    let tags = &game.tags;
    match (tags.black(), tags.white()) {
        (None, None) => match tags.event() {
            Some(event) => escaped(event),
            None => format!("{number}"),
        },
        (black, white) => format!(
            "{} – {}",
            escaped(black.unwrap_or("?")),
            escaped(white.unwrap_or("?"))
        ),
    }
}

/// The event, the date and the opening. The heading may already have the event.
fn details(game: &PdnGame) -> String {
    let tags = &game.tags;
    let has_players = tags.black().is_some() || tags.white().is_some();
    let event = tags.event().filter(|_| has_players).map(escaped);
    let parts = [
        event,
        tags.site().map(escaped),
        tags.date().filter(|date| date.year.is_some()).map(|date| {
            // What isn't known isn't printed.
            let date = date.to_string();
            date.trim_end_matches(".??").to_owned()
        }),
        collection::opening(game).map(escaped),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The comments for people, as HTML.
fn said(comments: &[Comment]) -> impl Iterator<Item = String> {
    let texts = comments.iter().map(Comment::without_commands);
    texts
        .filter(|text| !text.is_empty())
        .map(|text| escaped(&text))
}

/// Writes the moves of a line or a variation.
struct MoveText<'a> {
    text: &'a mut String,
    sheet: &'a Sheet,
    rules: RuleSet,
}

impl MoveText<'_> {
    /// A move with its signs, the comments on it and its variations. After something else than a
    /// move, the number is repeated. Returns whether there was something else.
    fn add(&mut self, node: &Node, pos: &Position, at: MoveNumber, is_first: bool) -> bool {
        match node.action {
            Action::Move(mv) => {
                let number = match at.turn {
                    Color::Black => format!("<b>{}.</b>&nbsp;", at.number),
                    Color::White if is_first => format!("<b>{}.</b>&nbsp;…&nbsp;", at.number),
                    Color::White => String::new(),
                };
                let mv = write_move(pos, self.rules, mv, self.sheet.labels);
                let strength = node.strength.map(|strength| strength.to_string());
                let strength = strength.unwrap_or_default();
                let _ = write!(self.text, "<span>{number}{mv}{strength}</span> ");
            }
            Action::SetUp(_) => self.text.push_str("… "),
        }
        let before = self.text.len();
        for comment in said(&node.comments) {
            let _ = write!(self.text, "<i>{comment}</i> ");
        }
        for variation in &node.variations {
            self.text.push('(');
            self.add_line(&variation.line, pos, at);
            // No space before the bracket.
            self.text.truncate(self.text.trim_end().len());
            self.text.push_str(") ");
            for comment in said(&variation.after) {
                let _ = write!(self.text, "<i>{comment}</i> ");
            }
        }
        self.text.len() > before
    }

    /// The moves of a variation. Readers limit how deep variations nest.
    fn add_line(&mut self, line: &Line, start: &Position, at: MoveNumber) {
        for comment in said(&line.comments) {
            let _ = write!(self.text, "<i>{comment}</i> ");
        }
        let (mut pos, mut at, mut is_first) = (*start, at, true);
        for node in &line.nodes {
            is_first = self.add(node, &pos, at, is_first);
            let turn = at.turn;
            pos = match node.action {
                Action::Move(mv) => pos.play_unchecked(mv),
                Action::SetUp(set_up) => set_up,
            };
            at.number += u32::from(turn == Color::White && pos.turn() == Color::Black);
            at.turn = pos.turn();
        }
    }
}

fn moves(text: &mut String, game: &PdnGame, sheet: &Sheet) {
    text.push_str("<p class=\"moves\">");
    let mut is_first = true;
    let plies = game.line.nodes.len();
    for ((ply, (node, at)), (pos, _)) in numbered(game).enumerate().zip(game.steps()) {
        let mut written = MoveText {
            text: &mut *text,
            sheet,
            rules: game.rules,
        };
        is_first = written.add(node, &pos, at, is_first);
        let is_due = sheet.every > 0
            && at.turn == Color::White
            && at.number.is_multiple_of(sheet.every)
            && ply + 1 < plies;
        if is_due {
            text.push_str("</p>\n");
            diagram(text, game, ply + 1);
            text.push_str("<p class=\"moves\">");
            is_first = true;
        }
    }
    let _ = writeln!(text, "<b>{}</b></p>", game.final_result());
    diagram(text, game, plies);
}

/// The board after this many plies, with the side to move. A problem has its stated result too, and
/// a finished game has no caption.
fn diagram(text: &mut String, game: &PdnGame, ply: usize) {
    let pos = position_after(game, ply);
    let is_problem = game.line.nodes.is_empty();
    let is_over = ply == game.line.nodes.len() && game.outcome().is_some();
    text.push_str("<figure>");
    board(text, pos.board());
    if is_problem || !is_over {
        let speaker = spoken::speaker(Labels::Numbers);
        let turn = speaker.words.board_turn(speaker.named(pos.turn()));
        let result = if is_problem { game.result.text() } else { "" };
        let caption = escaped(&format!("{turn} {result}"));
        let _ = write!(text, "<figcaption>{}</figcaption>", caption.trim_end());
    }
    text.push_str("</figure>\n");
}

/// A diagram as in books: gray dark squares with their numbers, White at the bottom.
fn board(text: &mut String, board: &Board) {
    text.push_str("<svg viewBox=\"-1 -1 322 322\" role=\"img\">");
    for square in Square::all() {
        let at = square.coords();
        let (x, y) = (40 * at.col, 40 * at.row);
        let _ = write!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"40\" height=\"40\" class=\"dark\"/>\
             <text x=\"{}\" y=\"{}\">{square}</text>",
            x + 2,
            y + 9
        );
        if let Some(piece) = board.get(square) {
            let color = match piece.color {
                Color::Black => "black",
                Color::White => "white",
            };
            let crown = if piece.is_king() {
                format!(
                    "<use href=\"#crown\" x=\"{}\" y=\"{}\" class=\"{color}-crown\"/>",
                    x + 20,
                    y + 20
                )
            } else {
                String::new()
            };
            let _ = write!(
                text,
                "<circle cx=\"{}\" cy=\"{}\" r=\"15\" class=\"{color}\"/>{crown}",
                x + 20,
                y + 20
            );
        }
    }
    text.push_str("<rect width=\"320\" height=\"320\" class=\"frame\"/></svg>");
}

/// Text that HTML shows as it is.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c => safe.push(c),
        }
    }
    safe
}

const SHAPES: &str = "<svg width=\"0\" height=\"0\" style=\"position:absolute\"><defs>\
<path id=\"crown\" d=\"M-8 6 L-9 -5 L-4 0 L0 -8 L4 0 L9 -5 L8 6 Z\"/></defs></svg>\n";

/// Problems in three columns, games in two. Nothing that fits on one page breaks across two.
const STYLE: &str = "
@page { size: auto; margin: 15mm }
* { box-sizing: border-box }
body { font: 10pt/1.35 Georgia, 'Liberation Serif', serif; color: #000; background: #fff;
  margin: 0 auto; max-width: 190mm; -webkit-print-color-adjust: exact; print-color-adjust: exact }
h1 { font-size: 16pt; font-weight: normal; text-align: center; margin: 4mm 0 6mm }
h2 { font-size: 10.5pt; margin: 0 0 1mm; break-after: avoid }
p { margin: 0 0 2mm }
main { display: grid; grid-template-columns: repeat(6, 1fr); gap: 7mm 6mm; align-items: start }
article { break-inside: avoid; min-width: 0; overflow-wrap: break-word }
.problem { grid-column: span 2 }
.game { grid-column: span 3 }
.details { font-style: italic; color: #333 }
.moves span { white-space: nowrap }
figure { margin: 1mm 0 2mm; break-inside: avoid }
.game figure { width: 78% }
figure svg { display: block; width: 100% }
figcaption { font-size: 9pt; margin-top: 1mm }
.frame { fill: none; stroke: #000; stroke-width: 2 }
.dark { fill: #c9c9c9 }
svg text { font: 8px 'Liberation Sans', Arial, sans-serif; fill: #555 }
.black { fill: #1a1a1a; stroke: #000; stroke-width: 1.5 }
.white { fill: #fff; stroke: #000; stroke-width: 1.5 }
.black-crown { fill: #fff }
.white-crown { fill: #000 }
@media screen { body { padding: 8mm } }
";
