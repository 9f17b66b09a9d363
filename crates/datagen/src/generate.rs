//! Many games, several at a time.

use crate::games::{Appender, GamesError, Origin};
use crate::self_play::{SelfPlay, Settings};
use engine::Options;
use fastrand::Rng;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a run is.
#[derive(Clone)]
pub struct Run {
    /// What makes it different from others.
    pub seed: u64,
    /// How many games are played at a time, each by a thread with a file of its own.
    pub shards: u32,
    /// Each file is finished with this many games; `None` for no end.
    pub games_per_shard: Option<u64>,
    /// How games are played.
    pub settings: Settings,
    /// The engine that plays.
    pub options: Options,
    /// What tells this engine from others: the name of its network. Part of what must be the
    /// same to resume a run.
    pub player: String,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Games in the files, those of earlier runs included.
    pub games: u64,
    /// Moves played in this run.
    pub moves: u64,
}

/// Why a run ended early.
#[derive(Debug, thiserror::Error)]
#[error("cannot go on with {}", path.display())]
pub struct GenerateError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub source: GamesError,
}

/// The file of a shard in the folder of a run.
pub fn shard_path(folder: &Path, seed: u64, shard: u32) -> PathBuf {
    folder.join(format!("seed{seed}-{shard:03}.games"))
}

/// Plays games until every file is full or `is_over` says so, which is asked between games.
///
/// Files that are there already are continued, and in the end hold the same games as if the run
/// had never stopped. `observe` hears of every game that is finished.
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
            .try_for_each(|thread| thread.join().expect("a player does not panic"))
    })?;
    Ok(progress())
}

impl Run {
    fn origin(&self, shard: u32) -> Origin {
        let mut text = format!(
            "{:?} hash {} {}",
            self.settings, self.options.hash_mb, self.player
        );
        // Games with other databases end elsewhere.
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
