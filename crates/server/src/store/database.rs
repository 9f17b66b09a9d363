//! Opens SQLite and PostgreSQL databases.

use super::address::{Address, UnknownDatabase};
use super::health::WriteHealth;
use super::high_water::HighWater;
use super::small_writes::SmallWrites;
use super::standings::Standings;
use super::writer::Writer;
use super::writing::Writing;
use super::{StoreError, schema, soundness};
use crate::background_tasks::BackgroundTasks;
use crate::metrics::StoreMetrics;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// How long a released connection may take to answer a ping before it's closed.
const RELEASE: Duration = Duration::from_secs(2);

/// How long to wait before retrying a database that's starting up, and PostgreSQL's error code in
/// that case.
const RETRY: Duration = Duration::from_millis(200);
const STARTING: &str = "57P03";

/// The number of read connections.
const READERS: u32 = 8;
/// How many of them small writes may use in PostgreSQL. If they wait for a lock, the others can still
/// read.
const SMALL_WRITERS: u32 = 4;
const _: () = assert!(SMALL_WRITERS < READERS);

/// The time limit for a response.
const PATIENCE: Duration = Duration::from_secs(5);

/// A time limit for database operations, because a silent network could make them wait very long.
pub(super) trait InTime<T>: Future<Output = Result<T, sqlx::Error>> + Sized + Send {
    /// Waits for the result, but not forever.
    fn in_time(self) -> impl Future<Output = Result<T, sqlx::Error>> + Send {
        async {
            let answered = timeout(PATIENCE, self).await;
            answered.unwrap_or(Err(sqlx::Error::PoolTimedOut))
        }
    }
}

impl<T, F: Future<Output = Result<T, sqlx::Error>> + Send> InTime<T> for F {}

/// An open database.
///
/// Reads use a pool of connections. All writes to logs go through one writer, which groups
/// concurrent writes into commits.
#[derive(Clone)]
pub struct Store {
    pub(super) pool: AnyPool,
    pub(super) writes: SmallWrites,
    /// For heartbeats only, which mustn't wait behind other writes.
    pub(super) signs: Writing,
    pub(super) writer: Writer,
    /// The mark next to a SQLite database.
    pub(super) high_water: Option<Arc<HighWater>>,
    pub(super) standings: Standings,
    /// Regular maintenance of SQLite.
    _background_tasks: Arc<BackgroundTasks>,
}

/// Why a database can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It's neither SQLite nor PostgreSQL.
    #[error(transparent)]
    Unknown(#[from] UnknownDatabase),
    /// This build only supports SQLite.
    #[cfg(not(feature = "cluster"))]
    #[error("this build has no PostgreSQL: install the full build with `cargo xtask install`")]
    NoPostgres,
    /// We can't connect to it, or its tables can't be created.
    #[error("can't open the database {name}")]
    Failed {
        /// The database, without a password.
        name: String,
        /// The error.
        #[source]
        source: sqlx::Error,
    },
    /// Its write-ahead log exists, but the database doesn't.
    #[error(
        "the database {} is missing or empty, but its write-ahead log {} exists: put the database back, \
         or restore a backup. To start without any games, move both files away",
        database.display(),
        log.display()
    )]
    LogAlone {
        /// The database.
        database: PathBuf,
        /// The log.
        log: PathBuf,
    },
    /// SQLite reports damage.
    #[error(
        "the database {} is damaged: {why}. Restore a backup with `crownhead backup restore`",
        database.display()
    )]
    Damaged {
        /// The database.
        database: PathBuf,
        /// SQLite's message.
        why: String,
    },
    /// Something that was stored is missing.
    #[error(
        "the database {} lacks its latest changes, including {events} game events: its write-ahead log {} \
         is missing or cut off. Put that file back, or restore a backup. To continue without the lost data, \
         delete {}",
        database.display(),
        log.display(),
        mark.display()
    )]
    Behind {
        /// The database.
        database: PathBuf,
        /// The log.
        log: PathBuf,
        /// How many events are known to be lost.
        events: i64,
        /// The mark that proves it.
        mark: PathBuf,
    },
    /// A newer program has changed its tables.
    #[error(
        "the database has version {found}, but this program only supports {known}: use a newer program"
    )]
    TooNew {
        /// The version of the database.
        found: i64,
        /// The newest version that this program supports.
        known: i64,
    },
}

/// The kind of database to open.
#[derive(Clone, Copy)]
enum Kind<'a> {
    Sqlite(&'a Path),
    #[cfg_attr(
        not(feature = "cluster"),
        expect(dead_code, reason = "only builds with the feature use it")
    )]
    Postgres,
}

/// The SQL dialect, where it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens the SQLite database in this file. Creates it if it doesn't exist.
    pub async fn sqlite(path: &Path) -> Result<Store, OpenError> {
        soundness::check_files(path)?;
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let kind = Kind::Sqlite(path);
        Store::open_kind(&url, kind, path.display().to_string()).await
    }

    /// Opens the database with this [`Address`] as text.
    pub async fn connect(address: &str) -> Result<Store, OpenError> {
        Store::open(&address.parse()?).await
    }

    /// Opens a database.
    pub async fn open(address: &Address) -> Result<Store, OpenError> {
        match address {
            Address::Sqlite(path) => Store::sqlite(path).await,
            #[cfg(not(feature = "cluster"))]
            Address::Postgres(_) => Err(OpenError::NoPostgres),
            #[cfg(feature = "cluster")]
            Address::Postgres(url) => {
                Store::open_kind(url, Kind::Postgres, address.to_string()).await
            }
        }
    }

    async fn open_kind(url: &str, kind: Kind<'_>, name: String) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let dialect = match kind {
            Kind::Sqlite(_) => Dialect::Sqlite,
            Kind::Postgres => Dialect::Postgres,
        };
        let failed = |source| match kind {
            Kind::Sqlite(path) if soundness::is_damage(&source) => OpenError::Damaged {
                database: path.to_owned(),
                why: source.to_string(),
            },
            _ => OpenError::Failed {
                name: name.clone(),
                source,
            },
        };
        let options = AnyConnectOptions::from_str(url).map_err(failed)?;
        // Connect directly first, because a pool would only report a timeout.
        reach(&options, dialect).await.map_err(failed)?;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(5))
            .after_connect(move |connection, _| {
                Box::pin(async move { settle(connection, dialect).await })
            });
        // A connection that doesn't respond is closed, so that the pool can replace it.
        let pool = match dialect {
            Dialect::Sqlite => pool,
            Dialect::Postgres => pool.after_release(|connection, _| {
                Box::pin(async move {
                    let asked = timeout(RELEASE, connection.ping()).await;
                    asked.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
                    Ok(true)
                })
            }),
        };
        let readers = pool.connect_with(options.clone()).await.map_err(failed)?;
        if let Kind::Sqlite(path) = kind {
            soundness::check_pages(path, &readers).await?;
        }
        schema::migrate(&readers, dialect)
            .await
            .map_err(|error| match error {
                schema::MigrateError::Database(source) => failed(source),
                schema::MigrateError::TooNew { found, known } => OpenError::TooNew { found, known },
            })?;
        let high_water = match kind {
            Kind::Sqlite(path) => soundness::check_level(path, &readers).await?,
            Kind::Postgres => None,
        };
        let high_water = high_water.map(Arc::new);
        let health = WriteHealth::default();
        let own = || Writing::own(options.clone(), dialect, health.clone());
        let (signs, writing) = (own(), own());
        let writes = match dialect {
            Dialect::Sqlite => SmallWrites::new(writing.clone(), 1),
            Dialect::Postgres => {
                let pool = Writing::with(readers.clone(), dialect, health.clone());
                SmallWrites::new(pool, SMALL_WRITERS as usize)
            }
        };
        let checkpoints =
            (dialect == Dialect::Sqlite).then(|| tokio::spawn(make_checkpoints(readers.clone())));
        let background_tasks = BackgroundTasks::new(checkpoints);
        let store = Store {
            pool: readers,
            writes,
            signs,
            writer: Writer::start(writing, high_water.clone()),
            high_water,
            standings: Standings::default(),
            _background_tasks: Arc::new(background_tasks),
        };
        store.fill_in_looks().await.map_err(|error| match error {
            StoreError::Unavailable(source) => failed(source),
            StoreError::Corrupt(why) => failed(sqlx::Error::Protocol(why)),
        })?;
        Ok(store)
    }

    /// Whether writing works.
    pub(crate) const fn write_health(&self) -> &WriteHealth {
        self.signs.health()
    }

    /// Metrics about writing.
    pub(crate) fn metrics(&self) -> &StoreMetrics {
        &self.writer.metrics
    }

    /// Whether the database responds.
    pub async fn is_ready(&self) -> bool {
        let asked = sqlx::query("SELECT 1").execute(&self.pool);
        asked.in_time().await.is_ok()
    }

    /// Waits until everything is written, and closes the connections.
    pub async fn close(&self) {
        self.writer.finish().await;
        self.signs.close().await;
        self.pool.close().await;
    }
}

/// Connects once, or returns why that's impossible. Waits for a database that's starting up.
async fn reach(options: &AnyConnectOptions, dialect: Dialect) -> Result<(), sqlx::Error> {
    let end = Instant::now() + PATIENCE;
    loop {
        match try_to_reach(options, dialect).in_time().await {
            Err(error) if may_pass(&error) && Instant::now() < end => sleep(RETRY).await,
            reached => return reached,
        }
    }
}

async fn try_to_reach(options: &AnyConnectOptions, dialect: Dialect) -> Result<(), sqlx::Error> {
    let mut connection = AnyConnection::connect_with(options).await?;
    settle(&mut connection, dialect).await?;
    connection.close().await
}

fn may_pass(error: &sqlx::Error) -> bool {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    matches!(error, sqlx::Error::Io(_)) || code.as_deref() == Some(STARTING)
}

/// Prepares a new connection.
pub(super) async fn settle(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<(), sqlx::Error> {
    let settings = match dialect {
        Dialect::Sqlite => SQLITE_SETTINGS,
        Dialect::Postgres => POSTGRES_SETTINGS,
    };
    connection.execute(settings).await.map(drop)
}

/// A node that's cut off in the middle of a commit leaves locks behind. They're released after four
/// seconds, and nobody waits longer than three seconds for a lock.
const POSTGRES_SETTINGS: &str =
    "SET idle_in_transaction_session_timeout = 4000; SET lock_timeout = 3000;";

/// Readers never wait for the writer, and a commit is on disk when it returns. Frequently written
/// pages stay in memory (16 MB). If the write-ahead log grows to 64 MB despite the regular
/// checkpoints, the writer makes one itself.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; \
    PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 16000;";

/// How often a checkpoint is made.
const CHECKPOINT: Duration = Duration::from_secs(1);

/// Makes regular checkpoints of SQLite's write-ahead log next to the writer, so that commits don't
/// have to wait for them.
async fn make_checkpoints(pool: AnyPool) {
    let mut round = tokio::time::interval(CHECKPOINT);
    round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        round.tick().await;
        match make_checkpoint(&pool).await {
            Ok(()) => {}
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => tracing::warn!(%error, "can't shorten the write-ahead log"),
        }
    }
}

/// Makes a checkpoint. After an error, the connection isn't used again.
async fn make_checkpoint(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
    if done.is_err() {
        drop(connection.detach());
    }
    done.map(drop)
}
