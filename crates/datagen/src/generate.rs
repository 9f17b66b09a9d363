//! Many games, several in parallel.

use crate::games::{Appender, GamesError, Origin};
use crate::self_play::{SelfPlay, Settings};
use engine::Options;
use fastrand::Rng;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A run.
#[derive(Clone)]
pub struct Run {
    /// Distinguishes it from other runs.
    pub seed: u64,
    /// The number of games to play in parallel, each on a thread with its own file.
    pub shards: u32,
    /// The number of games per file, or `None` for no limit.
    pub games_per_shard: Option<u64>,
    /// How games are played.
    pub settings: Settings,
    /// The options of the engine.
    pub options: Options,
    /// Identifies the engine: the name of its network. It must stay the same to resume a run.
    pub player: String,
}

/// The progress of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Games in the files, including those of earlier runs.
    pub games: u64,
    /// Moves played in this run.
    pub moves: u64,
}

/// Why a run ended early.
#[derive(Debug, thiserror::Error)]
#[error("can't continue {}", path.display())]
pub struct GenerateError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub source: GamesError,
}

/// The file of a shard in a run's folder.
pub fn shard_path(folder: &Path, seed: u64, shard: u32) -> PathBuf {
    folder.join(format!("seed{seed}-{shard:03}.games"))
}

/// Plays games until every file is full or `is_over`, which is checked between games, returns true.
///
/// Existing files are continued, and end up with the same games as if the run had never stopped.
/// `observe` receives every finished game.
pub fn generate(
    run: &Run,
    folder: &Path,
    is_over: &(dyn Fn() -> bool + Sync),
    observe: &(dyn Fn(Progress) + Sync),
) -> Result<Progress, GenerateError> {
    let (games, moves) = (AtomicU64::new(0), AtomicU64::new(0));
    let progress = || Progress {
        games: games.load(Relaxed),
        moves: moves.load(Relaxed),
    };
    let fill = |shard: u32, path: &Path| {
        let mut file = Appender::open(path, run.origin(shard))?;
        games.fetch_add(file.count(), Relaxed);
        let mut player = SelfPlay::new(run.options.clone(), run.settings.clone());
        while run.games_per_shard.is_none_or(|most| file.count() < most) && !is_over() {
            let game = player.play(run.seed_of(shard, file.count()));
            file.append(&game)?;
            games.fetch_add(1, Relaxed);
            moves.fetch_add(game.moves.len() as u64, Relaxed);
            observe(progress());
        }
        Ok(())
    };
    let fill_shard = |shard: u32| {
        let path = shard_path(folder, run.seed, shard);
        fill(shard, &path).map_err(|source| GenerateError { path, source })
    };
    let fill_shard = &fill_shard;
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..run.shards)
            .map(|shard| scope.spawn(move || fill_shard(shard)))
            .collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("a player doesn't panic"))
    })?;
    Ok(progress())
}

impl Run {
    fn origin(&self, shard: u32) -> Origin {
        let mut text = format!(
            "{:?} hash {} {}",
            self.settings, self.options.hash_mb, self.player
        );
        // Games with other databases end at other positions.
        let databases = &self.options.databases;
        if databases.most_pieces() > 0 {
            text += &format!(" databases {}", databases.bytes());
        }
        Origin {
            seed: self.seed,
            shard,
            settings: crc32fast::hash(text.as_bytes()),
        }
    }

    /// The seed of one game.
    fn seed_of(&self, shard: u32, game: u64) -> u64 {
        let of_run = Rng::with_seed(self.seed).u64(..);
        let place = u64::from(shard).rotate_left(32) ^ game;
        Rng::with_seed(of_run ^ place).u64(..)
    }
}
