//! `crownhead pdn stats`: counts results.

use super::reading::{GameAt, ShowProgress};
use super::selection::ChosenGames;
use crate::Status;
use crate::json::{CountsJson, write_json};
use crate::spoken;
use clap::{Args, ValueEnum};
use collection::{Grouping, Score, Tally};
use serde::Serialize;
use std::io::Write;

/// Count results by opening, player or year.
#[derive(Args)]
#[command(
    after_help = "For players, wins are the player's; otherwise they're Black's.

Examples:
  crownhead pdn stats games.pdn
  crownhead pdn stats games.pdn --by player --date 1950..1960
  crownhead pdn stats games.pdn --by year --json"
)]
pub(super) struct Stats {
    #[command(flatten)]
    games: ChosenGames,

    /// What to group by
    #[arg(long, value_name = "KEY", value_enum, default_value_t = By::Opening)]
    by: By,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What games are grouped by.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum By {
    Opening,
    Player,
    Year,
}

impl By {
    const fn grouping(self) -> Grouping {
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
    total: CountsJson,
    /// Games without a value to group by.
    ungrouped_count: u64,
    groups: Vec<GroupAnswer<'a>>,
}

#[derive(Serialize)]
struct GroupAnswer<'a> {
    name: &'a str,
    #[serde(flatten)]
    counts: CountsJson,
}

impl From<Score> for CountsJson {
    fn from(score: Score) -> CountsJson {
        CountsJson {
            game_count: score.games,
            wins: score.wins,
            draws: score.draws,
            losses: score.losses,
            share: score.share(),
        }
    }
}

impl Stats {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let mut tally = Tally::new(self.by.grouping());
        self.games
            .each_game_quietly(ShowProgress::Always, |at: GameAt| {
                tally.add(&at.game);
                Ok(())
            })?;
        if self.json {
            write_json(out, &answer(self.by, &tally))?;
        } else {
            write_table(out, self.by, &tally)?;
        }
        Ok(Status::Good)
    }
}

fn answer(by: By, tally: &Tally) -> StatsAnswer<'_> {
    let group = |(name, score): (_, Score)| GroupAnswer {
        name,
        counts: score.into(),
    };
    StatsAnswer {
        by: by.word(),
        total: tally.total.into(),
        ungrouped_count: tally.ungrouped,
        groups: tally.groups().into_iter().map(group).collect(),
    }
}

fn write_table(out: &mut impl Write, by: By, tally: &Tally) -> anyhow::Result<()> {
    let groups = tally.groups();
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
    write_row(out, words.stats_total(), width, tally.total)
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
