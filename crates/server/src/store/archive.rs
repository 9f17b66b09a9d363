//! The games of a player.

use super::games::identifier;
use super::{Store, StoreError};
use protocol::{GameEnd, GameId, GameSummary, PlayerId, PlayerName, Side, Speed};
use room::{Event, Fact, Instant, Room};
use sqlx::Row;
use sqlx::any::AnyRow;

/// Which games of a player are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Whose.
    pub player: PlayerId,
    /// Only those that are not over.
    pub running: bool,
    /// Only those before this one, which is not among them.
    pub before: Option<GameId>,
    /// At most so many.
    pub limit: u16,
}

/// The word for the speed of a game without a clock.
const NO_CLOCK: &str = "none";

/// Both halves can use an index, and no game has the same player twice.
const LIST: &str = "SELECT games.id, games.black, b.name, games.white, w.name, games.rated, \
     games.created_at, games.ended_at, games.result, games.termination, games.speed FROM games \
     JOIN players b ON b.id = games.black JOIN players w ON w.id = games.white \
     WHERE (games.black = $1 OR games.white = $1) \
     AND ($2 = 0 OR games.ended_at IS NULL) \
     AND (games.created_at, games.id) < ($3, $4) \
     ORDER BY games.created_at DESC, games.id DESC LIMIT $5";

impl Store {
    /// Games of a player, the latest first.
    pub async fn games_of(&self, wanted: Wanted) -> Result<Vec<GameSummary>, StoreError> {
        let (time, id) = match wanted.before {
            Some(game) => (self.begin_of(game).await?, String::from(game)),
            None => (i64::MAX, String::new()),
        };
        let rows = sqlx::query(LIST)
            .bind(wanted.player.as_str())
            .bind(i64::from(wanted.running))
            .bind(time)
            .bind(id)
            .bind(i64::from(wanted.limit))
            .fetch_all(&self.pool)
            .await?;
        let mut games = rows
            .iter()
            .map(summary)
            .collect::<Result<Vec<_>, StoreError>>()?;
        self.tell_turns(&mut games).await?;
        Ok(games)
    }

    /// Adds whose turn it is and until when to the games that are being played: from their
    /// logs, which are read at once.
    async fn tell_turns(&self, games: &mut [GameSummary]) -> Result<(), StoreError> {
        let is_open = |game: &&mut GameSummary| game.end.is_none();
        let ids: Vec<_> = games.iter_mut().filter(is_open).map(|g| g.game).collect();
        let logs = self.logs(&ids).await?;
        for game in games.iter_mut().filter(is_open) {
            let log = logs.get(&game.game).map_or(&[][..], Vec::as_slice);
            match Room::replay(log) {
                Ok(room) => {
                    game.turn = room.turn().map(Side::from);
                    game.due = due(&room);
                    game.speed = Speed::of(room.terms().time);
                }
                // The others are listed all the same.
                Err(error) => tracing::error!(game = %game.game, %error, "the log is broken"),
            }
        }
        Ok(())
    }

    /// When a game began; before everything if there is no such game.
    async fn begin_of(&self, game: GameId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT created_at FROM games WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map_or(Ok(i64::MIN), |row| row.try_get(0))?)
    }
}

/// When the clock of the side to move shows zero; nothing while it stands still.
fn due(room: &Room) -> Option<Instant> {
    let left = room.clock(room.running_clock()?, room.last_at())?;
    Some(room.last_at().after(left))
}

/// The speed of a game as it is kept, from the first event of its log.
pub(super) fn speed_word(opened: &Event) -> &'static str {
    let time = match &opened.fact {
        Fact::Opened(terms) => Some(terms.time),
        Fact::Resumed(record) => Some(record.terms.time),
        _ => None,
    };
    time.and_then(Speed::of).map_or(NO_CLOCK, Speed::word)
}

fn speed_from_word(word: Option<String>) -> Result<Option<Speed>, StoreError> {
    match word.as_deref() {
        // Not known yet.
        None | Some(NO_CLOCK) => Ok(None),
        Some(word) => match Speed::from_word(word) {
            Some(speed) => Ok(Some(speed)),
            None => Err(StoreError::Corrupt(format!("the speed {word:?}"))),
        },
    }
}

fn summary(row: &AnyRow) -> Result<GameSummary, StoreError> {
    let rated: i64 = row.try_get(5)?;
    let ended: Option<i64> = row.try_get(7)?;
    let end = match ended {
        Some(at) => Some(GameEnd {
            at: Instant::from_millis(at),
            result: row.try_get(8)?,
            termination: row.try_get(9)?,
        }),
        None => None,
    };
    Ok(GameSummary {
        game: identifier(row, 0)?,
        black: PlayerName {
            player: identifier(row, 1)?,
            name: row.try_get(2)?,
        },
        white: PlayerName {
            player: identifier(row, 3)?,
            name: row.try_get(4)?,
        },
        rated: rated != 0,
        speed: speed_from_word(row.try_get(10)?)?,
        turn: None,
        due: None,
        started: Instant::from_millis(row.try_get(6)?),
        end,
    })
}
