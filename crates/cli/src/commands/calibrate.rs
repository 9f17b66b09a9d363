//! `crownhead calibrate`: compares evaluations with results.

use crate::Status;
use crate::commands::counted;
use anyhow::Context;
use clap::Args;
use engine::{Score, ScoreKind};
use learn::{Curve, Judged, Phase, Point, ballot_plies, judge};
use notation::pdn::{Action, AnyReader, Comment, Node, PdnGame};
use rules::{Color, Move, Outcome};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

/// Compare the evaluations in annotated games with their results: the curve that fits, and how often
/// marks are missing or false.
#[derive(Args)]
#[command(
    after_help = "The games need results and an evaluation after each move, as `crownhead analyze --output` writes them.
docs/judging.md explains the tables.

Example:
  crownhead match --second self --nodes 20000 --games 400 --output games.pdn
  crownhead analyze games.pdn --nodes 20000 --output annotated.pdn
  crownhead calibrate annotated.pdn"
)]
pub(crate) struct Calibrate {
    /// Annotated games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// A game with its evaluations.
struct Evaluated {
    outcome: Outcome,
    points: Vec<Point>,
}

/// The bounds of the bands of scores, in hundredths of a man.
const BANDS: [i32; 11] = [0, 25, 50, 75, 100, 125, 150, 175, 200, 300, 500];
/// The opening moves say little about a result.
const FIRST_PLY: usize = 4;
/// Evaluations beyond this many men stand for a database win.
const DATABASE_WIN: f64 = 70.0;

impl Calibrate {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let games = self.read()?;
        writeln!(
            out,
            "{} with evaluations and a result\n",
            counted(games.len(), "game")
        )?;
        write_scales(out, &games)?;
        write_reliability(out, &games)?;
        write_marks(out, &games)?;
        Ok(Status::Good)
    }

    fn read(&self) -> anyhow::Result<Vec<Evaluated>> {
        let mut games = Vec::new();
        for path in &self.files {
            let named = || path.display().to_string();
            let file = BufReader::new(File::open(path).with_context(named)?);
            for record in AnyReader::new(file).with_context(named)? {
                let game = record.with_context(named)?.into_game();
                games.extend(game.as_ref().and_then(Evaluated::of));
            }
        }
        anyhow::ensure!(
            !games.is_empty(),
            "there is no game with evaluations and a result"
        );
        Ok(games)
    }
}

impl Evaluated {
    /// `None` without a result, or if an evaluation is missing.
    fn of(game: &PdnGame) -> Option<Evaluated> {
        let outcome = game.outcome()?;
        let mut points: Vec<Point> = Vec::new();
        let mut evaluation = None;
        for (pos, node) in game.steps() {
            let after = score_of(node)?;
            // The start has no separate evaluation.
            let black = evaluation.unwrap_or(after);
            points.push(Point {
                turn: pos.turn(),
                pieces: pos.board().occupied().len(),
                choices: pos.moves_under(game.rules).len(),
                score: if pos.turn() == Color::Black {
                    black
                } else {
                    -black
                },
            });
            matches!(node.action, Action::Move(_)).then_some(())?;
            evaluation = Some(after);
        }
        let (last, black) = (game.last_position(), evaluation?);
        points.push(Point {
            turn: last.turn(),
            pieces: last.board().occupied().len(),
            choices: last.moves_under(game.rules).len(),
            score: if last.turn() == Color::Black {
                black
            } else {
                -black
            },
        });
        let moves: Vec<Move> = game.moves().collect();
        for point in &mut points[..ballot_plies(&game.start, &moves)] {
            point.choices = 1;
        }
        Some(Evaluated { outcome, points })
    }

    /// The positions that count: the score of the side that's ahead in hundredths of a man, and the
    /// points that it scored.
    fn samples(&self, phase: Option<Phase>) -> impl Iterator<Item = (f64, f64)> {
        let in_phase = move |point: &&Point| phase.is_none_or(|it| it == Phase::of(point.pieces));
        self.points
            .iter()
            .skip(FIRST_PLY)
            .filter(in_phase)
            .filter_map(|point| {
                let ScoreKind::Evaluation(value) = point.score.kind() else {
                    return None;
                };
                let leader = if value >= 0 {
                    point.turn
                } else {
                    point.turn.opponent()
                };
                Some((f64::from(value.abs()), self.scored(leader)))
            })
    }

    fn scored(&self, side: Color) -> f64 {
        match self.outcome {
            Outcome::Draw => 0.5,
            Outcome::Win(winner) if winner == side => 1.0,
            Outcome::Win(_) => 0.0,
        }
    }
}

/// The evaluation after a move, for Black.
fn score_of(node: &Node) -> Option<Score> {
    let mut commands = node.comments.iter().flat_map(Comment::commands);
    let (_, text) = commands.find(|(name, _)| *name == "eval")?;
    if let Some(moves) = text.strip_prefix('#') {
        let moves: i32 = moves.parse().ok()?;
        let score = Score::win_in(moves.unsigned_abs() * 2);
        return Some(if text.starts_with("#-") {
            -score
        } else {
            score
        });
    }
    let men: f64 = text.parse().ok()?;
    let win = Score::tablebase_win(0);
    Some(match men {
        _ if men >= DATABASE_WIN => win,
        _ if men <= -DATABASE_WIN => -win,
        _ => Score::evaluation((men * 100.0).round() as i32),
    })
}

fn write_scales(out: &mut impl Write, games: &[Evaluated]) -> std::io::Result<()> {
    writeln!(
        out,
        "| Phase | Positions | Scale that fits | Scale in use |"
    )?;
    writeln!(out, "| --- | --- | --- | --- |")?;
    for phase in Phase::ALL {
        let samples: Vec<_> = games
            .iter()
            .flat_map(|it| it.samples(Some(phase)))
            .collect();
        let fits = Curve::fit(&samples).map_or("–".to_owned(), |scale| format!("{scale:.0}"));
        let used = Curve::CAREFUL.scales[phase as usize];
        writeln!(
            out,
            "| {phase:?} | {} | {fits} | {used:.0} |",
            samples.len()
        )?;
    }
    writeln!(out)
}

fn write_reliability(out: &mut impl Write, games: &[Evaluated]) -> std::io::Result<()> {
    writeln!(out, "| Score in men | Positions | Scored | Expected |")?;
    writeln!(out, "| --- | --- | --- | --- |")?;
    for (place, &low) in BANDS.iter().enumerate() {
        let high = BANDS.get(place + 1).copied().unwrap_or(i32::MAX);
        let (mut count, mut scored, mut expected) = (0_usize, 0.0, 0.0);
        for phase in Phase::ALL {
            let scale = Curve::CAREFUL.scales[phase as usize];
            for (value, points) in games.iter().flat_map(|it| it.samples(Some(phase))) {
                if (f64::from(low)..f64::from(high)).contains(&value) {
                    count += 1;
                    scored += points;
                    expected += 1.0 / (1.0 + (-value / scale).exp());
                }
            }
        }
        let share = |sum: f64| sum / count.max(1) as f64;
        let band = match BANDS.get(place + 1) {
            Some(_) => format!(
                "{:.2}–{:.2}",
                f64::from(low) / 100.0,
                f64::from(high) / 100.0
            ),
            None => format!("{:.2} and more", f64::from(low) / 100.0),
        };
        let (scored, expected) = (share(scored), share(expected));
        writeln!(out, "| {band} | {count} | {scored:.3} | {expected:.3} |")?;
    }
    writeln!(out)
}

fn write_marks(out: &mut impl Write, games: &[Evaluated]) -> std::io::Result<()> {
    let (mut decisive, mut loser_marked, mut drawn, mut drawn_marked) = (0, 0, 0, 0);
    for game in games {
        let judged = judge(&Curve::CAREFUL, &game.points);
        let is_marked = |side: Color| {
            let moves = game.points.iter().zip(&judged);
            let mut own = moves.filter(|(point, _)| point.turn == side);
            own.any(|(_, one): (_, &Judged)| one.mark.is_some())
        };
        match game.outcome {
            Outcome::Win(winner) => {
                decisive += 1;
                loser_marked += usize::from(is_marked(winner.opponent()));
            }
            Outcome::Draw => {
                drawn += 1;
                drawn_marked += usize::from(Color::BOTH.into_iter().any(is_marked));
            }
        }
    }
    let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
    writeln!(
        out,
        "Decisive games in which the loser has a mark: {loser_marked} of {decisive} ({:.1}%)",
        share(loser_marked, decisive)
    )?;
    writeln!(
        out,
        "Drawn games with a mark: {drawn_marked} of {drawn} ({:.1}%)",
        share(drawn_marked, drawn)
    )
}
