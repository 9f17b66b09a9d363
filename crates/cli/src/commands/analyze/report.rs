//! Reports the review of a game, as text and as JSON.

use super::move_texts;
use crate::json::{self, ScoreJson, side_word};
use crate::spoken;
use learn::{Contradiction, MoveReview, Review};
use notation::pdn::{Mark, PdnGame};
use rules::{Color, Labels};
use serde::Serialize;
use std::io::Write;

/// The maximum number of plies of a line to show.
const SHOWN_PLIES: usize = 6;

/// Writes the game in a few lines, then the moves that gave something away, each with its reasons.
pub(super) fn write_text(
    out: &mut impl Write,
    number: u64,
    game: &PdnGame,
    review: &Review,
) -> anyhow::Result<()> {
    let speaker = spoken::speaker(Labels::Numbers);
    let words = speaker.words;
    let name = |name: Option<&str>| name.unwrap_or("?").to_owned();
    let count = |mark| {
        let has_it = |one: &&MoveReview| one.judged.mark == Some(mark);
        review.moves.iter().filter(has_it).count()
    };
    let counts = [
        words.count_moves(review.moves.len()),
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
    if let Some(opening) = review.opening {
        writeln!(out, "  {}", words.learn_opening(opening.name))?;
    }
    if let [Some(black), Some(white)] = review.accuracy {
        let line = words.learn_accuracy(
            speaker.named(Color::Black),
            black.round(),
            speaker.named(Color::White),
            white.round(),
        );
        writeln!(out, "  {line}")?;
    }
    if let Some(turn) = review.turning_point {
        let one = &review.moves[turn];
        let played = format!("{}. {}", move_number(game, one), played_text(game, one));
        let line = words.learn_turning_point(speaker.named(one.pos.turn()), &played);
        writeln!(out, "  {line}")?;
    }
    if let Some(contradiction) = review.contradiction {
        writeln!(out, "  {}", speaker.contradiction(contradiction))?;
    }
    for one in review.moves.iter().filter(|one| one.judged.mark.is_some()) {
        let better = move_texts(&one.pos, game.rules, &one.best);
        let shown = &better[..better.len().min(SHOWN_PLIES)];
        let turn = one.pos.turn();
        let better = words.analyze_better(
            &spoken::score(speaker, one.score, turn),
            &spoken::score(speaker, one.best_score, turn),
            &shown.join(" "),
        );
        writeln!(
            out,
            "  {:>3}. {} {:<10} {better}",
            move_number(game, one),
            speaker.side(turn),
            played_text(game, one),
        )?;
        for reason in &one.reasons {
            let reason = speaker.reason(&one.pos, game.rules, reason);
            writeln!(out, "       {reason}")?;
        }
    }
    Ok(())
}

fn move_number(game: &PdnGame, review: &MoveReview) -> usize {
    let plies_before = usize::from(game.start.turn() == Color::White);
    (review.node + plies_before) / 2 + 1
}

/// The move with its mark.
fn played_text(game: &PdnGame, review: &MoveReview) -> String {
    let played = move_texts(&review.pos, game.rules, &[review.mv]).join("");
    format!("{played}{}", review.judged.mark.map_or("", Mark::signs))
}

#[derive(Serialize)]
struct GameAnswer<'a> {
    game: u64,
    black: Option<&'a str>,
    white: Option<&'a str>,
    result: &'static str,
    opening: Option<&'static str>,
    accuracy: Accuracy,
    /// The index of the move in `moves`.
    turning_point: Option<usize>,
    contradiction: Option<&'static str>,
    moves: Vec<MoveAnswer>,
}

/// From 0 to 100.
#[derive(Serialize)]
struct Accuracy {
    black: Option<f64>,
    white: Option<f64>,
}

#[derive(Serialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    /// The side that moved.
    side: &'static str,
    /// For the side that moved.
    score: ScoreJson,
    /// The share of a point that the move lost.
    lost: f64,
    mark: Option<&'static str>,
    better: Option<LineAnswer>,
    /// Best play after a marked move, starting with it.
    refutation: Option<Vec<String>>,
    reasons: Vec<ReasonAnswer>,
}

#[derive(Serialize)]
struct LineAnswer {
    moves: Vec<String>,
    score: ScoreJson,
}

#[derive(Serialize)]
struct ReasonAnswer {
    kind: String,
    text: String,
}

pub(super) fn write_json_line(
    out: &mut impl Write,
    number: u64,
    game: &PdnGame,
    review: &Review,
) -> anyhow::Result<()> {
    let [black, white] = review
        .accuracy
        .map(|share| share.map(|it| (it * 10.0).round() / 10.0));
    let line = GameAnswer {
        game: number,
        black: game.tags.black(),
        white: game.tags.white(),
        result: game.result.text(),
        opening: review.opening.map(|opening| opening.name),
        accuracy: Accuracy { black, white },
        turning_point: review.turning_point,
        contradiction: review.contradiction.map(contradiction_word),
        moves: review.moves.iter().map(|one| answer(game, one)).collect(),
    };
    Ok(json::write_json_line(out, &line)?)
}

fn contradiction_word(contradiction: Contradiction) -> &'static str {
    match contradiction {
        Contradiction::WinnerLoses(_) => "winner_loses",
        Contradiction::WinnerDraws(_) => "winner_draws",
        Contradiction::DrawIsWon(_) => "draw_is_won",
    }
}

fn answer(game: &PdnGame, review: &MoveReview) -> MoveAnswer {
    let pos = &review.pos;
    let is_better = review.best_score > review.score;
    let speaker = spoken::speaker(Labels::Numbers);
    let reason = |reason: &learn::Reason| ReasonAnswer {
        kind: reason.kind().replace('-', "_"),
        text: speaker.reason(pos, game.rules, reason),
    };
    let is_marked = review.judged.mark.is_some();
    MoveAnswer {
        mv: move_texts(pos, game.rules, &[review.mv]).join(""),
        side: side_word(pos.turn()),
        score: review.score.into(),
        lost: (review.judged.lost * 1_000.0).round() / 1_000.0,
        mark: review.judged.mark.map(Mark::signs),
        better: is_better.then(|| LineAnswer {
            moves: move_texts(pos, game.rules, &review.best),
            score: review.best_score.into(),
        }),
        refutation: is_marked.then(|| move_texts(pos, game.rules, &review.played)),
        reasons: review.reasons.iter().map(reason).collect(),
    }
}
