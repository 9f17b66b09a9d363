//! `crownhead suite build`: collects positions with known answers.

use super::careless::{CarelessGame, LOOK};
use crate::Status;
use crate::arguments::{name_refused, whole};
use crate::commands::counted;
use crate::interruption::stop_on_interrupt;
use crate::progress::progress_bar;
use anyhow::{Context, bail, ensure};
use arena::{Problem, ProblemKind};
use clap::Args;
use engine::{Control, Engine, Evaluation, Limits, Options, Tablebase};
use rules::{Game, Move, Position};
use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tablebase::{Distinction, Wld};

/// Collect positions with known answers from games between careless players.
#[derive(Args)]
#[command(
    after_help = "Endings to win and draws to hold are positions with the most pieces that the databases
know, in which exactly one move keeps the result. Shots are positions in which one move, a
sacrifice, is better than all others by more than a man in two searches of different length.
Easy ones are left out.

Example:
  crownhead suite build --endgames ~/endgames --output my-suite.txt --positions 50"
)]
pub(crate) struct Build {
    /// Folder with endgame databases that are larger than the built-in ones
    #[arg(
        long,
        alias = "database",
        value_name = "FOLDER",
        env = "CROWNHEAD_ENDGAMES"
    )]
    endgames: PathBuf,

    /// The file to write
    #[arg(long, short, alias = "out", value_name = "FILE")]
    output: PathBuf,

    /// Number of positions of each kind
    #[arg(long, alias = "each", value_name = "COUNT", default_value_t = 40, value_parser = whole::<usize>(1..))]
    positions: usize,

    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = whole::<u64>(0..))]
    seed: u64,
}

/// A move that the handmade evaluation finds within this many nodes is too easy.
const QUICK_LOOK: u64 = 300;
/// The nodes of the search that confirms a shot.
const CLOSE_LOOK: u64 = 500_000;
/// How much better a shot is than all other moves, and its minimum score, in hundredths of a man.
const SHOT_GAP: i32 = 100;
const SHOT_WORTH: i32 = 40;

impl Build {
    pub(crate) fn run(&self, out: &mut impl Write) -> anyhow::Result<Status> {
        let (tables, refused) = Tablebase::with_folder(&self.endgames);
        name_refused(&refused);
        let most = tables.most_pieces();
        ensure!(
            most > Options::default().databases.most_pieces(),
            "{}: these databases are no larger than those in the program",
            self.endgames.display()
        );
        let interrupt = Control::new();
        stop_on_interrupt(interrupt.clone())?;
        let mut collector = Collector::new(tables, self.positions);
        let bar = progress_bar(
            3 * self.positions as u64,
            "{wide_bar} {pos}/{len} positions",
        );
        let mut seed = self.seed;
        while !collector.is_full() && !interrupt.is_stopped() {
            collector.play(seed);
            bar.set_position(collector.found.len() as u64);
            seed = seed.wrapping_add(1);
        }
        bar.finish_and_clear();
        let mut found = collector.found;
        found.sort_by_key(|problem| problem.kind);
        let text = self.text(&found, most);
        durable::replace(&self.output, |file| file.write_all(text.as_bytes()))
            .with_context(|| self.output.display().to_string())?;
        let games = seed.wrapping_sub(self.seed) as usize;
        writeln!(
            out,
            "{} from {} in {}",
            counted(found.len(), "position"),
            counted(games, "game"),
            self.output.display()
        )?;
        if interrupt.is_stopped() {
            bail!("interrupted: the suite has fewer positions than asked for");
        }
        Ok(Status::Good)
    }

    fn text(&self, found: &[Problem], most: u32) -> String {
        let mut text = format!(
            "# Positions with known answers: kind, FEN, the moves that solve it.\n\
             # win, draw: with {most} pieces, the only move that keeps the result, by endgame databases.\n\
             # shot: a sacrifice that is better than all else by more than a man, confirmed by a search of {CLOSE_LOOK} nodes.\n\
             # Made by `crownhead suite build --positions {} --seed {}`.\n",
            self.positions, self.seed
        );
        for problem in found {
            text += &format!("{problem}\n");
        }
        text
    }
}

/// Plays games and collects positions from them.
struct Collector {
    tables: Tablebase,
    each: usize,
    found: Vec<Problem>,
    seen: HashSet<Position>,
    /// Plays the games and confirms shots.
    engine: Engine,
    /// Filters out easy positions.
    quick: Engine,
}

impl Collector {
    fn new(tables: Tablebase, each: usize) -> Collector {
        let options = |evaluation| Options {
            hash_mb: 8,
            databases: Arc::new(Tablebase::empty()),
            evaluation,
            ..Options::default()
        };
        Collector {
            tables,
            each,
            found: Vec::new(),
            seen: HashSet::new(),
            engine: Engine::new(options(Evaluation::default())),
            quick: Engine::new(options(Evaluation::Handmade)),
        }
    }

    fn is_full(&self) -> bool {
        ProblemKind::ALL.iter().all(|&kind| !self.wants(kind))
    }

    fn wants(&self, kind: ProblemKind) -> bool {
        self.found.iter().filter(|it| it.kind == kind).count() < self.each
    }

    /// Plays one game and takes at most one position of each kind from it.
    fn play(&mut self, seed: u64) {
        let mut careless = CarelessGame::new(seed);
        let mut open = ProblemKind::ALL.map(|kind| self.wants(kind));
        while careless.goes_on() {
            if let Some(problem) = self.examine(&careless.game, open) {
                open[problem.kind as usize] = false;
                self.seen.insert(problem.pos);
                self.found.push(problem);
            }
            careless.advance(&mut self.engine);
        }
    }

    /// The problem in a position, if it's of a kind that's still needed.
    fn examine(&mut self, game: &Game, open: [bool; 3]) -> Option<Problem> {
        let pos = *game.position();
        let pieces = pos.board().occupied().len();
        let is_quiet = !pos.can_capture() && pos.moves().len() > 2;
        if !is_quiet || self.seen.contains(&pos) {
            return None;
        }
        let (kind, answer) = if pieces == self.tables.most_pieces() {
            self.only_move(&pos)?
        } else if pieces > self.tables.most_pieces() + 1 && open[ProblemKind::Shot as usize] {
            (ProblemKind::Shot, self.shot(game)?)
        } else {
            return None;
        };
        let is_new = open[kind as usize] && !self.is_seen_at_once(game, answer);
        is_new.then(|| Problem {
            kind,
            pos,
            answers: vec![answer],
        })
    }

    /// The only move that keeps a win or a draw, if there is exactly one.
    fn only_move(&self, pos: &Position) -> Option<(ProblemKind, Move)> {
        let moves = self.tables.probe_moves(pos)?;
        let (Distinction::OnlyMove, _) = Distinction::of(&moves)? else {
            return None;
        };
        let &(mv, verdict) = moves.first()?;
        let kind = match verdict.result {
            Wld::Win => ProblemKind::Win,
            Wld::Draw => ProblemKind::Draw,
            Wld::Loss => return None,
        };
        Some((kind, mv))
    }

    /// A sacrifice that's far better than all other moves.
    fn shot(&mut self, game: &Game) -> Option<Move> {
        let first = self.far_better(game, LOOK)?;
        let after = game.position().play_unchecked(first);
        let is_offer = after.can_capture() && !self.is_seen_at_once(game, first);
        (is_offer && self.far_better(game, CLOSE_LOOK) == Some(first)).then_some(first)
    }

    /// The best move, if the second best is much worse.
    fn far_better(&mut self, game: &Game, nodes: u64) -> Option<Move> {
        let limits = Limits {
            lines: 2,
            ..Limits::nodes(nodes)
        };
        self.engine.new_game();
        let clock = || Duration::ZERO;
        let found = self
            .engine
            .search(game, &limits, &Control::new(), &clock, &mut |_| {});
        let [first, second] = &found.lines[..] else {
            return None;
        };
        let gap = first.score.value() - second.score.value();
        let is_shot = gap >= SHOT_GAP && first.score.value() >= SHOT_WORTH;
        is_shot.then(|| first.moves[0])
    }

    fn is_seen_at_once(&mut self, game: &Game, answer: Move) -> bool {
        self.quick.new_game();
        let limits = Limits::nodes(QUICK_LOOK);
        let clock = || Duration::ZERO;
        let found = self
            .quick
            .search(game, &limits, &Control::new(), &clock, &mut |_| {});
        found.best == Some(answer)
    }
}
