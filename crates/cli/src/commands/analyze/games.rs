//! Analyzes every game in a file.

use super::annotate::{annotate, eval_text};
use super::position::ScoreAnswer;
use super::review::{MoveReview, review};
use super::{Analyst, move_texts};
use crate::Verdict;
use crate::commands::own_file::Losing;
use crate::commands::{color_word, counted};
use crate::progress::progress_bar;
use crate::spoken;
use anyhow::{Context, bail};
use indicatif::ProgressBar;
use notation::pdn::{GameRecord, Mark, PdnGame, Reader, Writer};
use rules::{Color, Labels};
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

pub(super) fn analyze(
    out: &mut impl Write,
    mut analyst: Analyst,
    source: &str,
    output: Option<(&Path, Losing)>,
    json: bool,
) -> anyhow::Result<Verdict> {
    let speaker = spoken::speaker(Labels::Numbers);
    let mut verdict = Verdict::Good;
    let mut something_lost = false;
    let mut games = Vec::new();
    for record in read(source)? {
        for problem in &record.problems {
            verdict = Verdict::ProblemsFound;
            writeln!(
                io::stderr(),
                "{source}: {}",
                speaker.problem_at_line(problem)
            )?;
        }
        something_lost |= record.has_errors();
        let number = record.number;
        games.extend(record.into_game().map(|game| (number, game)));
    }
    if let Some((path, losing)) = output {
        // Refuse before the work, which may take hours.
        losing
            .allow(Path::new(source), path, something_lost)
            .with_context(|| path.display().to_string())?;
    }
    let positions = games
        .iter()
        .map(|(_, game)| game.moves().count() as u64)
        .sum();
    let bar = progress_bar(positions, "{wide_bar} {pos}/{len} moves {msg} {eta}");
    let annotator = concat!("Crownhead ", env!("CARGO_PKG_VERSION"));
    let mut reviewed = 0;
    for (number, game) in &mut games {
        bar.set_message(format!("game {number}"));
        let Some(reviews) = review_game(&mut analyst, game, &bar) else {
            break;
        };
        reviewed += 1;
        // The progress bar and the output may share a screen.
        bar.suspend(|| {
            if json {
                write_json_line(out, *number, game, &reviews)
            } else {
                write_summary(out, *number, game, &reviews)
            }
        })?;
        annotate(game, &reviews, annotator, speaker);
    }
    bar.finish_and_clear();
    if let Some((path, _)) = output {
        write_games(path, &games)?;
    }
    if reviewed < games.len() {
        out.flush()?;
        bail!(
            "interrupted after {reviewed} of {}",
            counted(games.len(), "game")
        );
    }
    Ok(verdict)
}

fn read(source: &str) -> anyhow::Result<Vec<GameRecord>> {
    let named = || source.to_owned();
    let input: Box<dyn BufRead> = if source == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(source)
            .with_context(|| format!("{source} is neither a FEN nor a file that can be read"))?;
        Box::new(BufReader::new(file))
    };
    let records: Vec<GameRecord> = Reader::new(input)
        .collect::<Result<_, _>>()
        .with_context(named)?;
    anyhow::ensure!(!records.is_empty(), "{source}: there is no game in it");
    Ok(records)
}

/// `None` if the game was interrupted.
fn review_game(
    analyst: &mut Analyst,
    game: &PdnGame,
    bar: &ProgressBar,
) -> Option<Vec<MoveReview>> {
    let before = bar.position();
    let mut looks = 0;
    let evaluation = analyst.engine.options().evaluation.clone();
    let reviews = review(game, &evaluation, |game| {
        let found = analyst.look(game, 1, &mut |_| {});
        // There is one more search than there are moves.
        bar.set_position(before + looks);
        looks += 1;
        (!analyst.is_interrupted()).then_some(found)
    });
    bar.set_position(before + game.moves().count() as u64);
    reviews
}

fn write_games(path: &Path, games: &[(u64, PdnGame)]) -> anyhow::Result<()> {
    let written = durable::replace(path, |file| -> anyhow::Result<()> {
        let mut writer = Writer::new(file);
        for (_, game) in games {
            writer.write(game)?;
        }
        Ok(())
    });
    written.with_context(|| path.display().to_string())
}

/// Writes the game in one line, then the moves that gave something away.
fn write_summary(
    out: &mut impl Write,
    number: u64,
    game: &PdnGame,
    reviews: &[MoveReview],
) -> anyhow::Result<()> {
    let name = |name: Option<&str>| name.unwrap_or("?").to_owned();
    let count = |mark| {
        reviews
            .iter()
            .filter(|review| review.mark == Some(mark))
            .count()
    };
    let speaker = spoken::speaker(Labels::Numbers);
    let words = speaker.words;
    let counts = [
        words.count_moves(reviews.len()),
        words.review_mistake_count(count(Mark::Mistake)),
        words.review_blunders(count(Mark::Blunder)),
    ];
    let line = words.analyze_game(
        number,
        &name(game.tags.black()),
        &name(game.tags.white()),
        game.result.text(),
        &counts.join(words.list_comma()),
    );
    writeln!(out, "{line}")?;
    let plies_before = usize::from(game.start.turn() == Color::White);
    for review in reviews {
        let Some(mark) = review.mark else { continue };
        let played = move_texts(&review.pos, game.rules, &[review.mv]).join("");
        let better = move_texts(&review.pos, game.rules, &review.best);
        let shown = &better[..better.len().min(6)];
        let turn = review.pos.turn();
        let better = words.analyze_better(
            &spoken::score(speaker, review.score, turn),
            &spoken::score(speaker, review.best_score, turn),
            &shown.join(" "),
        );
        writeln!(
            out,
            "  {:>3}. {} {:<10} {better}",
            (review.node + plies_before) / 2 + 1,
            speaker.side(turn),
            format!("{played}{}", mark.signs()),
        )?;
    }
    Ok(())
}

#[derive(Serialize)]
struct GameAnswer<'a> {
    game: u64,
    black: Option<&'a str>,
    white: Option<&'a str>,
    result: &'static str,
    moves: Vec<MoveAnswer>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    by: &'static str,
    /// For the side that moved.
    score: ScoreAnswer,
    /// For the first mover, as in PDN.
    eval: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<BetterAnswer>,
}

#[derive(Serialize)]
struct BetterAnswer {
    moves: Vec<String>,
    score: ScoreAnswer,
}

fn write_json_line(
    out: &mut impl Write,
    number: u64,
    game: &PdnGame,
    reviews: &[MoveReview],
) -> anyhow::Result<()> {
    let answer = |review: &MoveReview| {
        let by = review.pos.turn();
        let is_better = review.best_score > review.score;
        MoveAnswer {
            mv: move_texts(&review.pos, game.rules, &[review.mv]).join(""),
            by: color_word(by),
            score: review.score.into(),
            eval: eval_text(review.score, by),
            mark: review.mark.map(Mark::signs),
            better: is_better.then(|| BetterAnswer {
                moves: move_texts(&review.pos, game.rules, &review.best),
                score: review.best_score.into(),
            }),
        }
    };
    let line = GameAnswer {
        game: number,
        black: game.tags.black(),
        white: game.tags.white(),
        result: game.result.text(),
        moves: reviews.iter().map(answer).collect(),
    };
    serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
