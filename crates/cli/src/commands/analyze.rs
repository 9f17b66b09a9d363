//! `crownhead analyze`: what the engine thinks of a position, or of every move of a game.

mod annotate;
mod games;
mod position;
mod report;

use super::own_file::Losing;
use crate::Status;
use crate::arguments::{EndgamesArg, GameNumbers, LimitArgs, hash_size, parse_position, whole};
use crate::interruption::stop_on_interrupt;
use crate::stopwatch::stopwatch;
use anyhow::anyhow;
use clap::Args;
use engine::{Control, Engine, Limits, Options, Progress, SearchResult};
use learn::Effort;
use rules::{Game, Move, Position, RuleSet};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Analyze a position, or every move of the games in a file.
#[derive(Args)]
#[command(
    mut_arg("time", |arg| arg.help(
        "Seconds per position or per move [default: 3 for a position, 0.1 for a move]"
    )),
    after_help = "For a position: the best lines, each with its score for the side to move, in men, or how the
game ends. Press Ctrl-C to stop the search and show the result.

For a game file, PDN or JSON: every move gets a quick look, and moves where the game may have
turned get one ten times as long. Mistakes are listed with the better move and the reason: ? costs a
quarter of a point or more, ?? a third. ?! marks the worst step of a slide from an even game to a
lost one. --output writes the games with these marks, the reasons, the better lines as variations
and the evaluation after each move as [%eval …], where + is good for Black. Annotating again
replaces all of that and nothing else. `-` reads from standard input.

Examples:
  crownhead analyze 'W:W18,24,K30:B5,11,K27' --lines 3 --time 10
  crownhead analyze start --depth 20
  crownhead analyze games.pdn --time 0.5 --output annotated.pdn
  crownhead analyze games.pdn --game 3,5-8 --jobs 4
  crownhead analyze games.pdn --nodes 100000 --json"
)]
pub(crate) struct Analyze {
    /// A position as FEN, `start`, or a game file
    #[arg(value_name = "FEN|FILE")]
    target: String,

    #[command(flatten)]
    limits: LimitArgs,

    /// Analyze only these games in the file: `3,5-8`
    #[arg(long, alias = "games", value_name = "NUMBERS")]
    game: Option<GameNumbers>,

    /// How many games to analyze at the same time
    #[arg(long, short, value_name = "COUNT", default_value_t = 1, value_parser = whole::<u16>(1..=256))]
    jobs: u16,

    /// Number of lines to show for a position
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = whole::<u8>(1..=48))]
    lines: u8,

    /// Hash table size in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = hash_size())]
    hash: usize,

    /// Number of search threads
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = whole::<u16>(1..=256))]
    threads: u16,

    #[command(flatten)]
    endgames: EndgamesArg,

    /// Write the annotated games to this file
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    losing: Losing,

    /// Print JSON; for games, one object per line
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let control = Control::new();
        stop_on_interrupt(control.clone())?;
        let options = Options {
            hash_mb: self.hash,
            threads: self.threads.into(),
            databases: self.endgames.tablebase(),
            ..Options::default()
        };
        match self.position()? {
            Some(pos) => {
                anyhow::ensure!(
                    self.output.is_none(),
                    "--output is for games: a position has nothing to annotate"
                );
                anyhow::ensure!(self.game.is_none(), "--game is for a game file");
                let limits = self.limits.limits(Duration::from_secs(3));
                let analyst = Analyst::new(options, limits, control);
                position::analyze(out, analyst, &pos, self.lines.into(), self.json)
            }
            None => {
                let limits = self.limits.limits(Duration::from_millis(100));
                games::Task {
                    source: &self.target,
                    chosen: self.game.as_ref(),
                    output: self.output.as_deref().map(|path| (path, self.losing)),
                    json: self.json,
                    jobs: self.jobs.into(),
                }
                .run(out, || {
                    Analyst::new(options.clone(), limits, control.clone())
                })
            }
        }
    }

    /// The position, or `None` if the target is a file. Only a FEN starts with a side and a colon.
    fn position(&self) -> anyhow::Result<Option<Position>> {
        let is_fen = self.target == "start"
            || self.target.get(1..2) == Some(":") && !std::path::Path::new(&self.target).exists();
        let parse = || {
            parse_position(&self.target).map_err(|why| anyhow!("the FEN {:?}: {why}", self.target))
        };
        is_fen.then(parse).transpose()
    }
}

/// An engine and its limits per position.
struct Analyst {
    engine: Engine,
    limits: Limits,
    control: Control,
}

/// How much deeper a close look is, if the depth is limited, in plies.
const DEEPER: u32 = 6;

impl Analyst {
    fn new(options: Options, limits: Limits, control: Control) -> Analyst {
        Analyst {
            engine: Engine::new(options),
            limits,
            control,
        }
    }

    /// The limits of a look at one position of a game.
    fn limits_of(&self, effort: Effort) -> Limits {
        let limits = Limits {
            lines: effort.lines(),
            ..self.limits
        };
        match effort {
            Effort::Quick => limits,
            Effort::Deep => Limits {
                depth: limits.depth.map(|plies| plies + DEEPER),
                nodes: limits.nodes.map(|nodes| nodes * u64::from(effort.factor())),
                time: match limits.time {
                    engine::TimeLimit::Move(time) => {
                        engine::TimeLimit::Move(time * effort.factor())
                    }
                    other => other,
                },
                ..limits
            },
        }
    }

    fn study(&mut self, game: &Game, effort: Effort) -> SearchResult {
        let limits = self.limits_of(effort);
        self.engine
            .search(game, &limits, &self.control, &stopwatch(), &mut |_| {})
    }

    fn look(
        &mut self,
        game: &Game,
        lines: usize,
        observe: &mut dyn FnMut(&Progress),
    ) -> SearchResult {
        let limits = Limits {
            lines,
            ..self.limits
        };
        self.engine
            .search(game, &limits, &self.control, &stopwatch(), observe)
    }

    fn is_interrupted(&self) -> bool {
        self.control.is_stopped()
    }
}

/// Moves in notation, starting in this position.
fn move_texts(pos: &Position, rules: RuleSet, moves: &[Move]) -> Vec<String> {
    let mut pos = *pos;
    let mut texts = Vec::with_capacity(moves.len());
    for &mv in moves {
        texts.push(notation::write_move(&pos, rules, mv, rules::Labels::Numbers).to_string());
        pos = pos.play_unchecked(mv);
    }
    texts
}
