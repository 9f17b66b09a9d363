//! Games in lists.

use super::games::identifier;
use super::{Store, StoreError};
use protocol::{EndReason, GameEnd, GameSummary, PlayerName, Side, Speed};
use room::{Event, Fact, Instant, Room};
use sqlx::Row;
use sqlx::any::AnyRow;

/// Stands for the speed of a game without a clock.
pub(super) const NO_CLOCK: &str = "none";

impl Store {
    /// Summarizes the games in these rows.
    pub(super) async fn summaries(&self, rows: &[AnyRow]) -> Result<Vec<GameSummary>, StoreError> {
        let games: Result<Vec<_>, StoreError> = rows.iter().map(summary).collect();
        let mut games = games?;
        self.tell_turns(&mut games).await?;
        Ok(games)
    }

    /// Adds the side to move and its deadline to games in progress.
    async fn tell_turns(&self, games: &mut [GameSummary]) -> Result<(), StoreError> {
        let is_open = |game: &&mut GameSummary| game.end.is_none();
        let ids: Vec<_> = games.iter_mut().filter(is_open).map(|g| g.game).collect();
        let rooms = self.standings(&ids).await?;
        for game in games.iter_mut().filter(is_open) {
            if let Some(room) = rooms.get(&game.game) {
                game.turn = room.turn().map(Side::from);
                game.due = due(room);
                game.speed = Speed::of(room.terms().time);
            }
        }
        Ok(())
    }
}

/// When the clock of the side to move shows zero, or `None` if it isn't running.
fn due(room: &Room) -> Option<Instant> {
    let left = room.clock(room.running_clock()?, room.last_at())?;
    Some(room.last_at().after(left))
}

/// The stored speed of a game, from the first event of its log.
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
        // `None`: not filled in yet.
        None | Some(NO_CLOCK) => Ok(None),
        Some(word) => match Speed::from_word(word) {
            Some(speed) => Ok(Some(speed)),
            None => Err(StoreError::Corrupt(format!("the speed {word:?}"))),
        },
    }
}

fn end_reason(word: String) -> Result<EndReason, StoreError> {
    let reason = EndReason::from_word(&word).or_else(|| of_sentence(&word));
    reason.ok_or_else(|| StoreError::Corrupt(format!("the end {word:?}")))
}

/// The end reason in the form that version 8 wrote. While nodes are upgraded one by one, such a
/// node may still run after the migration that replaces its sentences with words.
fn of_sentence(sentence: &str) -> Option<EndReason> {
    const ENDS: [(&str, EndReason); 11] = [
        ("has no piece left", EndReason::CapturedOut),
        ("has no move left", EndReason::Blocked),
        ("resigned", EndReason::Resignation),
        ("ran out of time", EndReason::TimeForfeit),
        ("left the game", EndReason::Abandonment),
        ("the players agreed", EndReason::Agreement),
        ("for the third time", EndReason::ThreefoldRepetition),
        ("for the fifth time", EndReason::FivefoldRepetition),
        ("without progress", EndReason::FortyMoves),
        ("reached 300 moves", EndReason::MoveLimit),
        ("called off", EndReason::Aborted),
    ];
    let found = ENDS.iter().find(|(end, _)| sentence.ends_with(end));
    found.map(|(_, reason)| *reason)
}

fn summary(row: &AnyRow) -> Result<GameSummary, StoreError> {
    let rated: i64 = row.try_get(5)?;
    let ended: Option<i64> = row.try_get(7)?;
    let end = match ended {
        Some(at) => Some(GameEnd {
            at: Instant::from_millis(at),
            result: row.try_get(8)?,
            termination: end_reason(row.try_get(9)?)?,
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
        opening: row.try_get(11)?,
        turn: None,
        due: None,
        started: Instant::from_millis(row.try_get(6)?),
        end,
    })
}
