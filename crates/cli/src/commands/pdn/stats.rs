//! Counts results.

use super::reading::{GameAt, Reading, each_game_quietly};
use super::selection::Conditions;
use crate::Verdict;
use crate::commands::write_json;
use crate::spoken;
use clap::ValueEnum;
use collection::{Grouping, Score, Tally};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// What games are grouped by.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum By {
    Opening,
    Player,
    Year,
}

impl By {
    pub(super) const fn grouping(self) -> Grouping {
        match self {
            By::Opening => Grouping::Opening,
            By::Player => Grouping::Player,
            By::Year => Grouping::Year,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            By::Opening => "opening",
            By::Player => "player",
            By::Year => "year",
        }
    }
}

#[derive(Serialize)]
struct StatsAnswer<'a> {
    by: &'static str,
    total: ScoreAnswer,
    /// Games without a value to group by.
    ungrouped: u64,
    groups: Vec<GroupAnswer<'a>>,
}

#[derive(Serialize)]
struct GroupAnswer<'a> {
    name: &'a str,
    #[serde(flatten)]
    score: ScoreAnswer,
}

/// For players, from the player's point of view; otherwise from Black's.
#[derive(Serialize)]
struct ScoreAnswer {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// The share of points, from 0 to 1.
    share: Option<f64>,
}

impl From<Score> for ScoreAnswer {
    fn from(score: Score) -> ScoreAnswer {
        ScoreAnswer {
            games: score.games,
            wins: score.wins,
            draws: score.draws,
            losses: score.losses,
            share: score.share(),
        }
    }
}

pub(super) fn stats(
    out: &mut impl Write,
    files: &[PathBuf],
    reading: Reading,
    conditions: &Conditions,
    by: By,
    json: bool,
) -> anyhow::Result<Verdict> {
    let mut tally = Tally::new(by.grouping());
    each_game_quietly(files, reading, |at: GameAt| {
        if conditions.find(&at.game).is_some() {
            tally.add(&at.game);
        }
        Ok(())
    })?;
    let groups = tally.groups();
    if json {
        let answer = StatsAnswer {
            by: by.word(),
            total: tally.total.into(),
            ungrouped: tally.ungrouped,
            groups: groups
                .iter()
                .map(|&(name, score)| GroupAnswer {
                    name,
                    score: score.into(),
                })
                .collect(),
        };
        write_json(out, &answer)?;
        return Ok(Verdict::Good);
    }
    let words = spoken::words();
    let heading = match by {
        By::Opening => words.stats_opening(),
        By::Player => words.stats_player(),
        By::Year => words.stats_year(),
    };
    let names = groups.iter().map(|(name, _)| *name);
    let widest = names.chain([heading, words.stats_total()]);
    let width = widest.map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0).min(MAX_WIDTH);
    let columns = [
        words.stats_games(),
        words.stats_wins(),
        words.stats_draws(),
        words.stats_losses(),
        words.stats_points(),
    ];
    write!(out, "{heading:<width$}")?;
    for column in columns {
        write!(out, " {column:>10}")?;
    }
    writeln!(out)?;
    for (name, score) in groups {
        write_row(out, name, width, score)?;
    }
    if tally.ungrouped > 0 {
        writeln!(out, "{:<width$} {:>10}", "?", tally.ungrouped)?;
    }
    write_row(out, words.stats_total(), width, tally.total)?;
    Ok(Verdict::Good)
}

/// The width of the first column. Longer names are cut off.
const MAX_WIDTH: usize = 40;

fn write_row(out: &mut impl Write, name: &str, width: usize, score: Score) -> anyhow::Result<()> {
    let name: String = name.chars().take(width).collect();
    let points = match score.share() {
        Some(share) => format!("{:.1}%", 100.0 * share),
        None => "-".to_owned(),
    };
    writeln!(
        out,
        "{name:<width$} {:>10} {:>10} {:>10} {:>10} {points:>10}",
        score.games, score.wins, score.draws, score.losses
    )?;
    Ok(())
}
