//! The report at the end of a match.

use crate::json::{CountsJson, write_json};
use arena::statistics::{Estimate, Pairs, Points, Sprt, SprtDecision, Tally};
use arena::{Conclusion, Contest, Effort, Standings};
use rules::Color;
use serde::Serialize;
use std::io::Write;

pub(super) struct Report<'a> {
    pub(super) contest: &'a Contest,
    pub(super) openings: &'a str,
    pub(super) seed: u64,
    pub(super) standings: &'a Standings,
    pub(super) conclusion: Conclusion,
    pub(super) failures: &'a [String],
}

/// The standings in short: `+12 =30 -8, Elo +27.9 ± 40.2`.
pub(super) fn summary(standings: &Standings, sprt: Option<Sprt>) -> String {
    let tally = standings.tally();
    let [wins, draws, losses] = counts(|points| tally.count(points));
    let mut text = format!("+{wins} ={draws} -{losses}");
    if let Some(estimate) = Estimate::new(tally.pairs()) {
        text.push_str(&format!(", Elo {}", elo_text(&estimate)));
    }
    if let Some(test) = sprt {
        let ratio = test.log_likelihood_ratio(tally.pairs());
        text.push_str(&format!(", LLR {ratio:.2}"));
    }
    text
}

fn counts(count: impl Fn(Points) -> u32) -> [u32; 3] {
    [Points::Win, Points::Draw, Points::Loss].map(count)
}

/// `+27.9 ± 40.2`, or a single bound if the interval is open.
fn elo_text(estimate: &Estimate) -> String {
    match estimate.error() {
        Some(error) => format!("{:+.1} ± {error:.1}", estimate.elo),
        None if estimate.low.is_finite() => format!("at least {:+.0}", estimate.low),
        None if estimate.high.is_finite() => format!("at most {:+.0}", estimate.high),
        None => "unknown".to_owned(),
    }
}

/// A percentage that never claims 0 or 100.
fn percent(part: f64) -> String {
    match 100.0 * part {
        small if small < 0.1 => "under 0.1 %".to_owned(),
        large if large > 99.9 => "over 99.9 %".to_owned(),
        percent => format!("{percent:.1} %"),
    }
}

impl Report<'_> {
    pub(super) fn write_table(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Report {
            contest, standings, ..
        } = self;
        let [first, second] = contest.names();
        writeln!(out, "{first} against {second}")?;
        writeln!(
            out,
            "{}, {}, seed {}",
            self.openings, contest.pace, self.seed
        )?;
        let tally = standings.tally();
        writeln!(out, "\n          games   wins  draws losses    score")?;
        write_row(out, "as Black", |points| {
            tally.with_color(Color::Black, points)
        })?;
        write_row(out, "as White", |points| {
            tally.with_color(Color::White, points)
        })?;
        write_row(out, "together", |points| tally.count(points))?;
        writeln!(out, "\npairs    {}", pairs_text(tally.pairs()))?;
        if let Some(estimate) = Estimate::new(tally.pairs()) {
            writeln!(
                out,
                "Elo      {} (95 %), likely stronger: {}",
                elo_text(&estimate),
                percent(estimate.superiority)
            )?;
        }
        if let Some(test) = contest.sprt {
            writeln!(out, "test     {}", test_text(&test, tally))?;
        }
        for (name, effort) in ["first ", "second"].into_iter().zip(standings.efforts()) {
            if effort.moves > 0 {
                writeln!(out, "{name}   {}", effort_text(effort))?;
            }
        }
        if !self.failures.is_empty() {
            writeln!(out, "\nLost by a failure:")?;
            for failure in self.failures {
                writeln!(out, "  {}", failure.lines().next().unwrap_or_default())?;
            }
        }
        Ok(())
    }

    pub(super) fn write_json(&self, out: &mut impl Write) -> std::io::Result<()> {
        let tally = self.standings.tally();
        let [first, second] = self.contest.names();
        let by_color = |color| counts_json(|points| tally.with_color(color, points));
        let estimate = Estimate::new(tally.pairs());
        let [first_effort, second_effort] = self.standings.efforts();
        write_json(
            out,
            &MatchAnswer {
                first,
                second,
                openings: self.openings.to_owned(),
                pace: self.contest.pace.to_string(),
                seed: self.seed,
                conclusion: match self.conclusion {
                    Conclusion::Complete => "complete",
                    Conclusion::Decided => "decided",
                    Conclusion::Interrupted => "interrupted",
                },
                together: counts_json(|points| tally.count(points)),
                as_black: by_color(Color::Black),
                as_white: by_color(Color::White),
                pairs: tally.pairs().0,
                // JSON has no infinity: an unbounded difference is null.
                elo: estimate.map(|found| EloAnswer {
                    difference: finite(found.elo),
                    low: finite(found.low),
                    high: finite(found.high),
                    superiority: found.superiority,
                }),
                sprt: self.contest.sprt.map(|test| SprtAnswer::new(&test, tally)),
                first_effort: EffortAnswer::new(first_effort),
                second_effort: EffortAnswer::new(second_effort),
                failures: self.failures.to_vec(),
            },
        )
    }
}

fn write_row(
    out: &mut impl Write,
    name: &str,
    count: impl Fn(Points) -> u32,
) -> anyhow::Result<()> {
    let [wins, draws, losses] = counts(count);
    let games = wins + draws + losses;
    let points = f64::from(wins) + f64::from(draws) / 2.0;
    let score = 100.0 * points / f64::from(games.max(1));
    writeln!(
        out,
        "{name} {games:>6} {wins:>6} {draws:>6} {losses:>6}  {score:>5.1} %"
    )?;
    Ok(())
}

/// How often the first player got each number of points from a pair.
fn pairs_text(pairs: &Pairs) -> String {
    let kinds = ["0", "½", "1", "1½", "2"].into_iter().zip(pairs.0);
    let each: Vec<String> = kinds
        .map(|(kind, count)| format!("{kind}: {count}"))
        .collect();
    each.join("   ")
}

fn test_text(test: &Sprt, tally: &Tally) -> String {
    let (lower, upper) = test.bounds();
    let ratio = test.log_likelihood_ratio(tally.pairs());
    let decision = match test.decision(tally.pairs()) {
        SprtDecision::Continue => "not decided",
        SprtDecision::AcceptH0 => "H0 accepted",
        SprtDecision::AcceptH1 => "H1 accepted",
    };
    let Sprt { elo0, elo1, .. } = test;
    format!(
        "H0 {elo0} Elo, H1 {elo1} Elo: {decision}, ratio {ratio:.2} between {lower:.2} and {upper:.2}"
    )
}

fn effort_text(effort: &Effort) -> String {
    let EffortAnswer {
        seconds_per_move,
        longest_seconds,
        latest_seconds,
        mean_depth,
        nodes_per_second,
        ..
    } = EffortAnswer::new(effort);
    let mut text = format!("{seconds_per_move:.3} s per move, longest {longest_seconds:.3} s");
    if let Some(late) = latest_seconds {
        text.push_str(&format!(", at most {:.1} ms late", 1e3 * late));
    }
    text.push_str(&format!(", depth {mean_depth:.1}"));
    if let Some(speed) = nodes_per_second {
        text.push_str(&format!(
            ", {:.2} million nodes per second",
            speed as f64 / 1e6
        ));
    }
    text
}

fn finite(number: f64) -> Option<f64> {
    number.is_finite().then_some(number)
}

#[derive(Serialize)]
struct MatchAnswer {
    first: String,
    second: String,
    openings: String,
    pace: String,
    seed: u64,
    conclusion: &'static str,
    #[serde(flatten)]
    together: CountsJson,
    as_black: CountsJson,
    as_white: CountsJson,
    pairs: [u32; 5],
    elo: Option<EloAnswer>,
    sprt: Option<SprtAnswer>,
    first_effort: EffortAnswer,
    second_effort: EffortAnswer,
    failures: Vec<String>,
}

fn counts_json(count: impl Fn(Points) -> u32) -> CountsJson {
    let [wins, draws, losses] = counts(count).map(u64::from);
    let games = wins + draws + losses;
    let points = wins as f64 + draws as f64 / 2.0;
    CountsJson {
        game_count: games,
        wins,
        draws,
        losses,
        share: (games > 0).then(|| points / games as f64),
    }
}

#[derive(Serialize)]
struct EloAnswer {
    difference: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
    superiority: f64,
}

#[derive(Serialize)]
struct SprtAnswer {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    log_likelihood_ratio: f64,
    lower: f64,
    upper: f64,
    accepted: Option<&'static str>,
}

impl SprtAnswer {
    fn new(test: &Sprt, tally: &Tally) -> SprtAnswer {
        let (lower, upper) = test.bounds();
        SprtAnswer {
            elo0: test.elo0,
            elo1: test.elo1,
            alpha: test.alpha,
            beta: test.beta,
            log_likelihood_ratio: test.log_likelihood_ratio(tally.pairs()),
            lower,
            upper,
            accepted: match test.decision(tally.pairs()) {
                SprtDecision::Continue => None,
                SprtDecision::AcceptH0 => Some("H0"),
                SprtDecision::AcceptH1 => Some("H1"),
            },
        }
    }
}

#[derive(Serialize)]
struct EffortAnswer {
    move_count: u64,
    seconds_per_move: f64,
    longest_seconds: f64,
    /// How late the latest move came. Null if time isn't limited.
    latest_seconds: Option<f64>,
    mean_depth: f64,
    nodes_per_second: Option<u64>,
}

impl EffortAnswer {
    fn new(effort: &Effort) -> EffortAnswer {
        let moves = effort.moves.max(1) as f64;
        let seconds = effort.time.as_secs_f64();
        EffortAnswer {
            move_count: effort.moves,
            seconds_per_move: seconds / moves,
            longest_seconds: effort.longest.as_secs_f64(),
            latest_seconds: effort.latest.map(|late| late.as_secs_f64()),
            mean_depth: effort.depth as f64 / moves,
            nodes_per_second: (effort.nodes > 0 && seconds > 0.0)
                .then(|| (effort.nodes as f64 / seconds) as u64),
        }
    }
}
