//! `crownhead pdn stats`: counts results.

use super::reading::{GameAt, ShowProgress};
use super::selection::ChosenGames;
use crate::Status;
use crate::json::{CountsJson, PositionJson, write_json};
use crate::spoken;
use anyhow::ensure;
use clap::{Args, ValueEnum};
use collection::{Continuations, Grouping, Score, Tally};
use notation::write_move;
use rules::{Labels, Position, RuleSet};
use serde::Serialize;
use std::io::Write;

/// Count results by opening, player, year, or move in a position.
#[derive(Args)]
#[command(
    after_help = "For players, wins are the player's; for moves, those of the side to move; otherwise they're Black's.

--by move counts the moves that were played in the position of --fen, by default at the start. An
index of the file makes it fast.

Examples:
  crownhead pdn stats games.pdn
  crownhead pdn stats games.pdn --by player --date 1950..1960
  crownhead pdn stats games.pdn --by year --json
  crownhead pdn stats games.pdn --by move --fen 'W:W21-32:B1-10,12,15'"
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
    /// The moves played in a position
    Move,
}

impl By {
    const fn word(self) -> &'static str {
        match self {
            By::Opening => "opening",
            By::Player => "player",
            By::Year => "year",
            By::Move => "move",
        }
    }
}

#[derive(Serialize)]
struct StatsAnswer {
    by: &'static str,
    /// Where the moves were played, if that's what games are grouped by.
    position: Option<PositionJson>,
    total: CountsJson,
    /// Games without a value to group by.
    ungrouped_count: u64,
    groups: Vec<GroupAnswer>,
}

#[derive(Serialize)]
struct GroupAnswer {
    name: String,
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

/// What was counted.
struct Counts {
    by: By,
    position: Option<Position>,
    groups: Vec<(String, Score)>,
    total: Score,
    ungrouped: u64,
}

impl Stats {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let counts = match self.by {
            By::Opening => self.tally(Grouping::Opening)?,
            By::Player => self.tally(Grouping::Player)?,
            By::Year => self.tally(Grouping::Year)?,
            By::Move => self.continuations()?,
        };
        if self.json {
            write_json(out, &counts.answer())?;
        } else {
            counts.write_table(out)?;
        }
        Ok(Status::Good)
    }

    fn tally(&self, grouping: Grouping) -> anyhow::Result<Counts> {
        let mut tally = Tally::new(grouping);
        self.games
            .each_game_quietly(ShowProgress::Always, |at: GameAt| {
                tally.add(&at.game);
                Ok(())
            })?;
        let groups = tally.groups().into_iter();
        Ok(Counts {
            by: self.by,
            position: None,
            groups: groups
                .map(|(name, score)| (name.to_owned(), score))
                .collect(),
            total: tally.total,
            ungrouped: tally.ungrouped,
        })
    }

    /// What the explorer of the app shows.
    fn continuations(&self) -> anyhow::Result<Counts> {
        let conditions = self.games.conditions();
        ensure!(
            conditions.query.board.is_none() || conditions.position().is_some(),
            "--by move needs a position: use --fen instead of --pattern"
        );
        ensure!(
            !conditions.reversed,
            "--by move counts the moves of one position: leave out --reversed"
        );
        let pos = conditions.position().unwrap_or(Position::START);
        let mut played = Continuations::new(pos);
        self.games
            .each_game_quietly(ShowProgress::Always, |at: GameAt| {
                played.add(&at.game);
                Ok(())
            })?;
        let name = |mv| write_move(&pos, RuleSet::OFFICIAL, mv, Labels::Numbers).to_string();
        let groups: Vec<(String, Score)> = played
            .moves()
            .into_iter()
            .map(|(mv, score)| (name(mv), score))
            .collect();
        let grouped: u64 = groups.iter().map(|(_, score)| score.games).sum();
        let total = played.total();
        Ok(Counts {
            by: self.by,
            position: Some(pos),
            ungrouped: total.games.saturating_sub(grouped),
            groups,
            total,
        })
    }
}

impl Counts {
    fn answer(&self) -> StatsAnswer {
        let group = |(name, score): &(String, Score)| GroupAnswer {
            name: name.clone(),
            counts: (*score).into(),
        };
        StatsAnswer {
            by: self.by.word(),
            position: self.position.as_ref().map(PositionJson::from),
            total: self.total.into(),
            ungrouped_count: self.ungrouped,
            groups: self.groups.iter().map(group).collect(),
        }
    }

    fn write_table(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let words = spoken::words();
        let heading = match self.by {
            By::Opening => words.stats_opening(),
            By::Player => words.stats_player(),
            By::Year => words.stats_year(),
            By::Move => words.stats_move(),
        };
        let names = self.groups.iter().map(|(name, _)| name.as_str());
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
        for (name, score) in &self.groups {
            write_row(out, name, width, *score)?;
        }
        if self.ungrouped > 0 {
            writeln!(out, "{:<width$} {:>10}", "?", self.ungrouped)?;
        }
        write_row(out, words.stats_total(), width, self.total)
    }
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
