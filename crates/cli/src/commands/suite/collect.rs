//! `crownhead suite collect`: collects drawn positions that are hard to hold.

use super::careless::{CarelessGame, LOOK};
use crate::Status;
use crate::arguments::{EndgamesArg, whole};
use crate::commands::counted;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use anyhow::{Context, bail};
use arena::{Contender, Defense};
use clap::Args;
use engine::{Control, Engine, Limits, Options, Tablebase};
use rules::{Game, Position};
use std::collections::HashSet;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Collect drawn positions that are hard to hold from games between careless players.
#[derive(Args)]
#[command(
    after_help = "A position is kept when the worse side loses it with short searches and holds it with long ones,
against equally long searches. Larger endgame databases make the result more certain.

Examples:
  crownhead suite collect --endgames ~/endgames --output endings.txt --positions 100
  crownhead suite collect --pieces 11-16 --output middle-games.txt"
)]
pub(crate) struct Collect {
    #[command(flatten)]
    endgames: EndgamesArg,

    /// The file to write
    #[arg(long, short, alias = "out", value_name = "FILE")]
    output: PathBuf,

    /// Number of positions
    #[arg(long, alias = "count", value_name = "COUNT", default_value_t = 40, value_parser = whole::<usize>(1..))]
    positions: usize,

    /// Pieces on the board: 7-10 are endings, 11-16 middle games
    #[arg(long, value_name = "FROM-TO", default_value = "7-10", value_parser = parse_pieces)]
    pieces: RangeInclusive<u32>,

    /// Random seed of the games
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,
}

/// How much worse the defender's position is, in hundredths of a man.
const DISADVANTAGE: RangeInclusive<u32> = 20..=150;
/// Nodes per move for a hasty defender, for its opponent, and for both sides of a careful game.
const HASTY: u64 = 500;
const STEADY: u64 = 20_000;
const CAREFUL: u64 = 200_000;
/// How many positions to try per game.
const TRIES: usize = 3;

impl Collect {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let databases = self.endgames.tablebase();
        let mut collector = Collector::new(databases, self.pieces.clone(), interrupt.clone());
        let bar = progress_bar(self.positions as u64, "{wide_bar} {pos}/{len} positions");
        let mut seed = self.seed;
        while collector.found.len() < self.positions && !interrupt.is_stopped() {
            collector.play(seed);
            bar.set_position(collector.found.len() as u64);
            seed = seed.wrapping_add(1);
        }
        bar.finish_and_clear();
        let text = self.text(&collector);
        durable::replace(&self.output, |file| file.write_all(text.as_bytes()))
            .with_context(|| self.output.display().to_string())?;
        writeln!(
            out,
            "{} from {} in {}",
            counted(collector.found.len(), "position"),
            counted(seed.wrapping_sub(self.seed) as usize, "game"),
            self.output.display()
        )?;
        if interrupt.is_stopped() {
            bail!("interrupted: the set has fewer positions than asked for");
        }
        Ok(Status::Good)
    }

    fn text(&self, collector: &Collector) -> String {
        let mut text = format!(
            "# Positions that are drawn but hard to hold: the side that defends, FEN.\n\
             # With {HASTY} nodes per move it loses against {STEADY}; with {CAREFUL} nodes on both sides and databases of up to {} pieces\n\
             # the game is drawn.\n\
             # Made by `crownhead suite collect --pieces {}-{} --positions {} --seed {}`.\n",
            collector.databases.most_pieces(),
            self.pieces.start(),
            self.pieces.end(),
            self.positions,
            self.seed
        );
        for defense in &collector.found {
            text += &format!("{defense}\n");
        }
        text
    }
}

/// A range of piece counts: `7-10`, or `8`.
fn parse_pieces(text: &str) -> Result<RangeInclusive<u32>, &'static str> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let count = |text: &str| text.parse().ok().filter(|count| (2..=24).contains(count));
    match (count(from), count(to)) {
        (Some(from), Some(to)) if from <= to => Ok(from..=to),
        _ => Err("expected a range from 2 to 24, such as 7-10"),
    }
}

/// Plays games and collects positions from them.
struct Collector {
    databases: Arc<Tablebase>,
    pieces: RangeInclusive<u32>,
    interrupt: Control,
    found: Vec<Defense>,
    seen: HashSet<Position>,
    attacker: Engine,
    defender: Engine,
}

impl Collector {
    fn new(
        databases: Arc<Tablebase>,
        pieces: RangeInclusive<u32>,
        interrupt: Control,
    ) -> Collector {
        let engine = || {
            Engine::new(Options {
                hash_mb: 16,
                databases: Arc::clone(&databases),
                ..Options::default()
            })
        };
        Collector {
            attacker: engine(),
            defender: engine(),
            databases,
            pieces,
            interrupt,
            found: Vec::new(),
            seen: HashSet::new(),
        }
    }

    /// Plays one game and takes at most one position from it.
    fn play(&mut self, seed: u64) {
        let mut careless = CarelessGame::new(seed);
        let mut tries = 0;
        while careless.goes_on() && tries < TRIES && !self.interrupt.is_stopped() {
            if let Some(defense) = self.candidate(&careless.game) {
                tries += 1;
                if self.is_hard_to_hold(&defense) {
                    self.found.push(defense);
                    return;
                }
            }
            careless.advance(&mut self.attacker);
        }
    }

    /// The position, if one side is worse, but not by much.
    fn candidate(&mut self, game: &Game) -> Option<Defense> {
        let pos = *game.position();
        let is_quiet = !pos.can_capture() && pos.moves().len() > 2;
        let pieces = pos.board().occupied().len();
        if !self.pieces.contains(&pieces) || !is_quiet || !self.seen.insert(pos) {
            return None;
        }
        let limits = Limits::nodes(LOOK);
        let clock = || Duration::ZERO;
        self.attacker.new_game();
        let found = self
            .attacker
            .search(game, &limits, &self.interrupt, &clock, &mut |_| {});
        let value = found.score.value();
        let is_worse = value < 0;
        DISADVANTAGE
            .contains(&value.unsigned_abs())
            .then(|| Defense {
                pos,
                defender: if is_worse {
                    pos.turn()
                } else {
                    pos.turn().opponent()
                },
            })
    }

    fn is_hard_to_hold(&mut self, defense: &Defense) -> bool {
        self.is_held(defense, STEADY, HASTY) == Some(false)
            && self.is_held(defense, CAREFUL, CAREFUL) == Some(true)
    }

    fn is_held(&mut self, defense: &Defense, attacker: u64, defender: u64) -> Option<bool> {
        defense.is_held(
            Contender {
                engine: &mut self.attacker,
                limits: Limits::nodes(attacker),
            },
            Contender {
                engine: &mut self.defender,
                limits: Limits::nodes(defender),
            },
            &self.databases,
            &self.interrupt,
            &|| Duration::ZERO,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piece_counts_are_a_range() {
        assert_eq!(parse_pieces("7-10"), Ok(7..=10));
        assert_eq!(parse_pieces("8"), Ok(8..=8));
        for text in ["", "7-", "10-7", "1-4", "20-25", "few"] {
            assert!(parse_pieces(text).is_err(), "{text}");
        }
    }
}
