//! `crownhead match`: two engines play until it's clear which is stronger.

mod report;

use crate::Status;
use crate::arguments::{name_refused, whole};
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use crate::stopwatch::stopwatch;
use anyhow::{Context, bail, ensure};
use arena::statistics::Sprt;
use arena::{
    Adjudication, Agreement, Clock, Conclusion, Contest, Journal, MatchSettings, Opening, Pace,
    PlayerSpec, Schedule, Standings, openings_of_deck, openings_of_pdn,
};
use clap::Args;
use engine::Control;
use notation::Deck;
use report::Report;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Play two engines against each other and report which is stronger, and how certain that is.
#[derive(Args)]
#[command(
    after_help = "A player is our engine with settings, or any program that speaks the Hub protocol:
  self hash=16 threads=1 level=3 eval=net.bin tuning.lmr_base=5
  hub book=false ./engine --hub          parameters first, then the command
Either may have a name (as=NAME) and its own pace (nodes=, depth=, time=, clock=).

Every opening is played twice, with colors swapped. Draws are claimed as soon as the rules allow:
third occurrence, forty moves without progress. A crash or an illegal move loses the game.

Elo and its 95% error come from the pairs of games. --sprt 0,10 plays until it's clear whether the
first player is 0 or 10 Elo stronger. Ctrl-C ends the match and prints the result; the same command
with --resume continues it. docs/matches.md explains the numbers.

Examples:
  crownhead match --second 'self level=9' --nodes 5000 --games 200
  crownhead match --first 'self hash=16' --second 'hub ./other --hub' --deck three-move --time 0.1
  crownhead match --first 'self tuning.lmr_base=6' --second self --sprt 0,5 --output a.pdn"
)]
pub(crate) struct Matches {
    /// First player; all numbers are from its point of view
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    first: PlayerSpec,

    /// The second player
    #[arg(long, value_name = "PLAYER")]
    second: PlayerSpec,

    /// Openings: a deck of ballots
    #[arg(long, value_name = "DECK", default_value = "eleven-man", value_parser = super::ballots::deck_parser())]
    deck: Deck,

    /// Openings: the games in a PDN file instead of a deck
    #[arg(long, value_name = "FILE", conflicts_with = "deck")]
    openings: Option<PathBuf>,

    /// Use only this many plies of each game in the file
    #[arg(long, value_name = "PLIES", requires = "openings", value_parser = whole::<usize>(1..))]
    plies: Option<usize>,

    #[command(flatten)]
    pace: PaceArgs,

    /// Maximum number of games, two per opening [default: every opening once]
    #[arg(long, value_name = "COUNT", value_parser = whole::<u32>(2..=1_000_000))]
    games: Option<u32>,

    /// How many games to play at the same time
    #[arg(long, short, alias = "concurrency", value_name = "COUNT", default_value_t = 1, value_parser = whole::<u16>(1..=512))]
    jobs: u16,

    /// Stop when it's clear which of two Elo differences holds
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Probability of accepting ELO1 when ELO0 is true
    #[arg(long, value_name = "PROBABILITY", requires = "sprt", default_value_t = Sprt::DEFAULT_ERROR, value_parser = error_rate)]
    alpha: f64,

    /// Probability of accepting ELO0 when ELO1 is true
    #[arg(long, value_name = "PROBABILITY", requires = "sprt", default_value_t = Sprt::DEFAULT_ERROR, value_parser = error_rate)]
    beta: f64,

    /// Random seed for the order of openings and the choices of weaker levels
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,

    /// Save the games to this file, and the data for --resume next to it
    #[arg(long, short, alias = "pdn", value_name = "FILE")]
    output: Option<PathBuf>,

    /// Continue the match in the file
    #[arg(long, requires = "output")]
    resume: bool,

    /// Write score, depth and time after each move
    #[arg(long, requires = "output")]
    remarks: bool,

    /// Adjudicate a win when both players see a lead of MEN for MOVES moves
    #[arg(long, value_name = "MEN,MOVES")]
    adjudicate_wins: Option<Agreement>,

    /// Adjudicate a draw when both players see no more than MEN for MOVES moves
    #[arg(long, value_name = "MEN,MOVES")]
    adjudicate_draws: Option<Agreement>,

    /// Seconds that a Hub engine may exceed its time without answering
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = whole::<u64>(1..=86_400))]
    patience: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How long players think.
#[derive(Args)]
#[group(multiple = false)]
struct PaceArgs {
    /// Seconds per move [default: 0.1]
    #[arg(long, value_name = "SECONDS", value_parser = |text: &str| pace("time", text))]
    time: Option<Pace>,

    /// Nodes per move
    #[arg(long, value_name = "COUNT", value_parser = |text: &str| pace("nodes", text))]
    nodes: Option<Pace>,

    /// Plies per move
    #[arg(long, value_name = "PLIES", value_parser = |text: &str| pace("depth", text))]
    depth: Option<Pace>,

    /// Seconds for the whole game, and seconds added per move
    #[arg(long, value_name = "SECONDS[+SECONDS]", value_parser = |text: &str| pace("clock", text))]
    clock: Option<Pace>,
}

impl PaceArgs {
    fn pace(&self) -> Pace {
        let given = self.time.or(self.nodes).or(self.depth).or(self.clock);
        given.unwrap_or(Pace::Time(Duration::from_millis(100)))
    }
}

fn pace(name: &str, text: &str) -> Result<Pace, arena::PaceError> {
    Pace::read(name, text).expect("the name is the name of a pace")
}

fn error_rate(text: &str) -> Result<f64, &'static str> {
    let rate = text
        .parse()
        .ok()
        .filter(|rate| (0.0001..0.5).contains(rate));
    rate.ok_or("expected a number from 0.0001 to 0.5")
}

impl Matches {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        for player in [&self.first, &self.second] {
            name_refused(player.refused());
        }
        let contest = self.contest()?;
        let mut standings = Standings::new();
        let mut journal = self.journal(&contest)?;
        for &(game, points) in journal.iter().flat_map(Journal::played) {
            standings.add(game, points);
        }
        let known = standings.tally().games();
        if contest.games > contest.schedule.distinct_games() {
            self.tell(&format!(
                "openings repeat after {} games, and without a clock, so do the games",
                contest.schedule.distinct_games()
            ))?;
        }
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let bar = progress_bar(
            contest.games.into(),
            "{wide_bar} {pos}/{len} games {msg} {eta}",
        );
        bar.set_position(known.into());
        let mut failures = Vec::new();
        let clock: Clock = Arc::new(stopwatch());
        let played = contest.run(
            &mut standings,
            &clock,
            &interrupt,
            &mut |game, standings| {
                if let Some(journal) = &mut journal {
                    journal.add(game.number, game.points, &game.pdn)?;
                }
                if let Some((player, why)) = &game.failure {
                    let told = format!("game {}: {player} loses: {why}", game.number);
                    bar.suspend(|| self.tell(&told))?;
                    failures.push(told);
                }
                bar.set_position(standings.tally().games().into());
                bar.set_message(report::summary(standings, contest.sprt));
                Ok(())
            },
        );
        bar.finish_and_clear();
        for player in [&self.first, &self.second] {
            name_refused(&player.damage());
        }
        let conclusion = played?;
        let report = Report {
            contest: &contest,
            openings: &self.openings_name(),
            seed: self.seed,
            standings: &standings,
            conclusion,
            failures: &failures,
        };
        if self.json {
            report.write_json(out)?;
        } else {
            report.write_table(out)?;
        }
        out.flush()?;
        if conclusion == Conclusion::Interrupted {
            let hint = match &self.output {
                Some(_) => ": to continue, run the same command with --resume",
                None => "",
            };
            let games = standings.tally().games();
            bail!("interrupted after {games} of {} games{hint}", contest.games);
        }
        Ok(if failures.is_empty() {
            Status::Good
        } else {
            Status::ProblemsFound
        })
    }

    fn contest(&self) -> anyhow::Result<Contest> {
        let openings = self.openings()?;
        let every_opening = u32::try_from(2 * openings.len()).context("too many openings")?;
        let games = self.games.unwrap_or(every_opening);
        ensure!(
            games.is_multiple_of(2),
            "--games {games}: games come in pairs, so the number must be even"
        );
        Ok(Contest {
            players: [self.first.clone(), self.second.clone()],
            pace: self.pace.pace(),
            schedule: Schedule::new(openings, self.seed),
            games,
            concurrency: self.jobs.into(),
            sprt: self.sprt.map(|test| Sprt {
                alpha: self.alpha,
                beta: self.beta,
                ..test
            }),
            adjudication: Adjudication {
                win: self.adjudicate_wins,
                draw: self.adjudicate_draws,
            },
            patience: Duration::from_secs(self.patience),
            with_remarks: self.remarks,
        })
    }

    fn openings(&self) -> anyhow::Result<Vec<Opening>> {
        let Some(path) = &self.openings else {
            return Ok(openings_of_deck(self.deck));
        };
        let named = || path.display().to_string();
        let file = File::open(path).with_context(named)?;
        openings_of_pdn(BufReader::new(file), self.plies).with_context(named)
    }

    fn openings_name(&self) -> String {
        match (&self.openings, self.plies) {
            (None, _) => self.deck.to_string(),
            (Some(path), None) => path.display().to_string(),
            (Some(path), Some(plies)) => format!("{plies} plies of {}", path.display()),
        }
    }

    /// The files of the match, if it has any.
    fn journal(&self, contest: &Contest) -> anyhow::Result<Option<Journal>> {
        let Some(path) = &self.output else {
            return Ok(None);
        };
        let settings = self.settings(contest);
        let beside = Journal::path_beside(path);
        let is_begun = path.exists() || beside.exists();
        let journal = match (self.resume, is_begun) {
            (false, true) => bail!(
                "{} already exists: continue its match with --resume, or choose another name",
                path.display()
            ),
            (true, true) => Journal::resume(path, &settings)?,
            (_, false) => Journal::create(path, &settings)?,
        };
        Ok(Some(journal))
    }

    /// The settings that must not change when a match is resumed.
    fn settings(&self, contest: &Contest) -> MatchSettings {
        let agreement = |agreed: Option<Agreement>| match agreed {
            Some(Agreement { men, moves }) => format!("{men},{moves}"),
            None => "never".to_owned(),
        };
        let pairs = [
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
            ("first", self.first.text().to_owned()),
            ("second", self.second.text().to_owned()),
            ("openings", self.openings_name()),
            (
                "openings_count",
                (contest.schedule.distinct_games() / 2).to_string(),
            ),
            ("pace", contest.pace.to_string()),
            ("seed", self.seed.to_string()),
            ("adjudicate_wins", agreement(self.adjudicate_wins)),
            ("adjudicate_draws", agreement(self.adjudicate_draws)),
        ];
        pairs
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }

    fn tell(&self, what: &str) -> io::Result<()> {
        writeln!(io::stderr(), "crownhead: {what}")
    }
}
