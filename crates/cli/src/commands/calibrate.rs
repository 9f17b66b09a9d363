//! `crownhead calibrate`: compares evaluations with results.

mod diagram;

use crate::Status;
use crate::commands::counted;
use crate::json::write_json;
use anyhow::Context;
use clap::Args;
use engine::{Score, ScoreKind};
use learn::{Curve, Judged, Phase, Point, ballot_plies, judge};
use notation::pdn::{Action, AnyReader, Comment, PdnGame};
use rules::{Color, Move, Outcome};
use serde::Serialize;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use study::Evaluation;

/// Compare the evaluations in annotated games with their results: the curve that fits, and how often
/// marks are missing or false.
#[derive(Args)]
#[command(
    after_help = "The games need results and an evaluation after each move, as `crownhead analyze --output` writes them.
docs/judging.md explains the tables.

Example:
  crownhead match --second self --nodes 20000 --games 400 --output games.pdn
  crownhead analyze games.pdn --nodes 20000 --output annotated.pdn
  crownhead calibrate annotated.pdn --output reliability.svg"
)]
pub(crate) struct Calibrate {
    /// Annotated games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Draw a reliability diagram into this SVG file
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CalibrateAnswer {
    game_count: usize,
    scales: Vec<ScaleAnswer>,
    bands: Vec<BandAnswer>,
    marks: MarksAnswer,
}

/// The scale of the curve in a phase of the game.
#[derive(Serialize)]
struct ScaleAnswer {
    phase: &'static str,
    position_count: usize,
    /// The scale that fits the games. Null if there are too few positions.
    fitting: Option<f64>,
    /// The scale in use.
    used: f64,
    #[serde(skip)]
    shown: Phase,
}

/// What positions with a score in this band were worth.
#[derive(Serialize)]
struct BandAnswer {
    /// In men.
    from: f64,
    /// Null for the last band.
    to: Option<f64>,
    position_count: usize,
    /// The points per game that the side that's ahead scored.
    scored: f64,
    /// The points that the curve in use expects.
    expected: f64,
}

/// How often marks are missing or false.
#[derive(Serialize)]
struct MarksAnswer {
    decisive_count: usize,
    /// Decisive games in which the loser has a mark.
    loser_marked_count: usize,
    drawn_count: usize,
    drawn_marked_count: usize,
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

impl Calibrate {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let games = self.read()?;
        let answer = CalibrateAnswer {
            game_count: games.len(),
            scales: Phase::ALL.map(|phase| scale(phase, &games)).into(),
            bands: (0..BANDS.len())
                .map(|band| reliability(band, &games))
                .collect(),
            marks: marks(&games),
        };
        if let Some(path) = &self.output {
            let picture = diagram::diagram(&answer.bands);
            durable::replace(path, |file| file.write_all(picture.as_bytes()))
                .with_context(|| path.display().to_string())?;
        }
        if self.json {
            write_json(out, &answer)?;
        } else {
            answer.write(out)?;
        }
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
        let mut evaluation = score_in(&game.line.comments, game.start.turn());
        for (pos, node) in game.steps() {
            let after = score_in(&node.comments, pos.turn().opponent())?;
            // In some files, the start has no evaluation.
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

/// The evaluation in these comments, for Black. `turn` is the side to move.
fn score_in(comments: &[Comment], turn: Color) -> Option<Score> {
    let mut commands = comments.iter().flat_map(Comment::commands);
    let (_, text) = commands.find(|(name, _)| *name == "eval")?;
    Some(Evaluation::read(text, turn)?.score(Color::Black))
}

fn scale(phase: Phase, games: &[Evaluated]) -> ScaleAnswer {
    let samples: Vec<_> = games
        .iter()
        .flat_map(|it| it.samples(Some(phase)))
        .collect();
    ScaleAnswer {
        phase: match phase {
            Phase::Opening => "opening",
            Phase::Middle => "middle",
            Phase::Ending => "ending",
        },
        position_count: samples.len(),
        fitting: Curve::fit(&samples),
        used: Curve::CAREFUL.scales[phase as usize],
        shown: phase,
    }
}

/// The band with this number, counted from 0.
fn reliability(band: usize, games: &[Evaluated]) -> BandAnswer {
    let (low, high) = (BANDS[band], BANDS.get(band + 1).copied());
    let values = f64::from(low)..f64::from(high.unwrap_or(i32::MAX));
    let (mut count, mut scored, mut expected) = (0_usize, 0.0, 0.0);
    for phase in Phase::ALL {
        let scale = Curve::CAREFUL.scales[phase as usize];
        for (value, points) in games.iter().flat_map(|it| it.samples(Some(phase))) {
            if values.contains(&value) {
                count += 1;
                scored += points;
                expected += 1.0 / (1.0 + (-value / scale).exp());
            }
        }
    }
    let share = |sum: f64| sum / count.max(1) as f64;
    BandAnswer {
        from: f64::from(low) / 100.0,
        to: high.map(|high| f64::from(high) / 100.0),
        position_count: count,
        scored: share(scored),
        expected: share(expected),
    }
}

fn marks(games: &[Evaluated]) -> MarksAnswer {
    let mut found = MarksAnswer {
        decisive_count: 0,
        loser_marked_count: 0,
        drawn_count: 0,
        drawn_marked_count: 0,
    };
    for game in games {
        let judged = judge(&Curve::CAREFUL, &game.points);
        let is_marked = |side: Color| {
            let moves = game.points.iter().zip(&judged);
            let mut own = moves.filter(|(point, _)| point.turn == side);
            own.any(|(_, one): (_, &Judged)| one.mark.is_some())
        };
        match game.outcome {
            Outcome::Win(winner) => {
                found.decisive_count += 1;
                found.loser_marked_count += usize::from(is_marked(winner.opponent()));
            }
            Outcome::Draw => {
                found.drawn_count += 1;
                found.drawn_marked_count += usize::from(Color::BOTH.into_iter().any(is_marked));
            }
        }
    }
    found
}

impl CalibrateAnswer {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let games = counted(self.game_count, "game");
        writeln!(out, "{games} with evaluations and a result\n")?;
        writeln!(
            out,
            "| Phase | Positions | Scale that fits | Scale in use |"
        )?;
        writeln!(out, "| --- | --- | --- | --- |")?;
        for scale in &self.scales {
            let fitting = scale.fitting;
            let fits = fitting.map_or("–".to_owned(), |scale| format!("{scale:.0}"));
            let (phase, count, used) = (scale.shown, scale.position_count, scale.used);
            writeln!(out, "| {phase:?} | {count} | {fits} | {used:.0} |")?;
        }
        writeln!(out, "\n| Score in men | Positions | Scored | Expected |")?;
        writeln!(out, "| --- | --- | --- | --- |")?;
        for band in &self.bands {
            let values = match band.to {
                Some(to) => format!("{:.2}–{to:.2}", band.from),
                None => format!("{:.2} and more", band.from),
            };
            let (count, scored, expected) = (band.position_count, band.scored, band.expected);
            writeln!(out, "| {values} | {count} | {scored:.3} | {expected:.3} |")?;
        }
        writeln!(out)?;
        self.marks.write(out)
    }
}

impl MarksAnswer {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        let (marked, decisive) = (self.loser_marked_count, self.decisive_count);
        writeln!(
            out,
            "Decisive games in which the loser has a mark: {marked} of {decisive} ({:.1}%)",
            share(marked, decisive)
        )?;
        let (marked, drawn) = (self.drawn_marked_count, self.drawn_count);
        writeln!(
            out,
            "Drawn games with a mark: {marked} of {drawn} ({:.1}%)",
            share(marked, drawn)
        )
    }
}
