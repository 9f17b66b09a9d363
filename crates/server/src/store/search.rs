//! Searches for games.
//!
//! An index yields the candidates, newest first: the games of a player, those with a position,
//! those of a speed, those in progress, or all. The other conditions are checked for each
//! candidate, and only a limited number is checked per response. So no search is expensive, even
//! for rare games: a response may have few games or none, and a place to continue from.

use super::database::InTime;
use super::games::{Run, identifier};
use super::positions::key;
use super::statement::Statement;
use super::{Store, StoreError};
use protocol::{GameId, GameList, PlayerId, Speed, WantedResult};
use room::Instant;
use rules::Position;
use sqlx::Row;
use sqlx::any::AnyRow;

/// How many candidates are checked in the first attempt and in the second.
const TRIES: [i64; 2] = [500, 10_000];

/// A search for games. A game has to meet all conditions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// Games of this player.
    pub player: Option<PlayerId>,
    /// Games against this player.
    pub opponent: Option<PlayerId>,
    /// Games that started then or later.
    pub from: Option<Instant>,
    /// Games that started before.
    pub until: Option<Instant>,
    /// Games with this result.
    pub result: Option<WantedResult>,
    /// Rated games, or casual ones.
    pub rated: Option<bool>,
    /// Games at this speed.
    pub speed: Option<Speed>,
    /// Games in progress, or finished ones.
    pub running: Option<bool>,
    /// Games with these positions. Only [indexed](Store::index_games) games are found.
    pub through: Vec<Through>,
    /// Games after this one in the list.
    pub before: Option<Run>,
    /// The maximum number of results, at least one.
    pub limit: u16,
}

/// A position that occurred in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Through {
    /// The position.
    pub position: Position,
    /// After how many moves it first occurred, if that matters.
    pub ply: Option<u16>,
}

impl Store {
    /// Finds games, newest first.
    pub async fn find_games(&self, search: &Search) -> Result<GameList, StoreError> {
        let [few, many] = TRIES;
        // If every candidate matches, one page of them is enough.
        let first = if search.wants_all_candidates() {
            i64::from(search.limit)
        } else {
            few
        };
        let (mut rows, mut end) = self.try_to_find(search, first).await?;
        if end.is_some() {
            (rows, end) = self.try_to_find(search, many).await?;
        }
        let games = self.summaries(&rows).await?;
        let is_full = games.len() >= usize::from(search.limit);
        let last = games.last().filter(|_| is_full).map(|game| game.game);
        let before = end.or(last);
        Ok(GameList { games, before })
    }

    /// Finds matches among this many candidates. If there are less than a page, also returns the
    /// last candidate if there may be more after it.
    async fn try_to_find(
        &self,
        search: &Search,
        count: i64,
    ) -> Result<(Vec<AnyRow>, Option<GameId>), StoreError> {
        let rows = search.statement(count).fetch(&self.pool).await?;
        if rows.len() >= usize::from(search.limit) {
            return Ok((rows, None));
        }
        let end = search.end_of(count).fetch(&self.pool).await?;
        let end = end.first().map(|row| identifier(row, 0)).transpose()?;
        Ok((rows, end))
    }

    /// When a game started, if it exists.
    pub async fn begin_of(&self, game: GameId) -> Result<Option<Instant>, StoreError> {
        let row = sqlx::query("SELECT created_at FROM games WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.pool)
            .in_time()
            .await?;
        let time: Option<i64> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(time.map(Instant::from_millis))
    }
}

impl Search {
    /// Selects the matches among the first `count` candidates.
    fn statement(&self, count: i64) -> Statement {
        let mut s = Statement::default();
        self.wanted(&mut s, count);
        s
    }

    fn wanted(&self, s: &mut Statement, count: i64) {
        s.push(
            "SELECT g.id, g.black, b.name, g.white, w.name, g.rated, g.created_at, g.ended_at, \
             g.result, g.termination, g.speed, g.opening FROM (SELECT games.* FROM (",
        );
        self.candidates(s, count, 0);
        s.push(") c JOIN games ON games.id = c.id WHERE 1 = 1");
        self.conditions(s);
        s.push(" ORDER BY games.created_at DESC, games.id DESC LIMIT ");
        s.literal(i64::from(self.limit));
        s.push(
            ") g JOIN players b ON b.id = g.black JOIN players w ON w.id = g.white \
             ORDER BY g.created_at DESC, g.id DESC",
        );
    }

    /// Selects the last of the first `count` candidates, if there are that many.
    fn end_of(&self, count: i64) -> Statement {
        let mut s = Statement::default();
        self.candidates(&mut s, 1, count - 1);
        s
    }

    /// Selects candidates, newest first, directly from an index.
    fn candidates(&self, s: &mut Statement, count: i64, skip: i64) {
        if let Some(player) = self.player {
            // Each half is already in order. No game has the same player twice.
            s.push("SELECT id, created_at FROM (SELECT * FROM (");
            for (place, side) in ["black", "white"].into_iter().enumerate() {
                s.push(if place > 0 {
                    ") x UNION ALL SELECT * FROM ("
                } else {
                    ""
                });
                s.push("SELECT id, created_at FROM games WHERE ");
                s.push(side).push(" = ").text(player.as_str());
                self.among_games(s);
                s.push(LATEST_FIRST).literal(count + skip);
            }
            s.push(") y) z ORDER BY created_at DESC, id DESC LIMIT ");
            s.literal(count).push(" OFFSET ").literal(skip);
            return;
        }
        if let Some(through) = self.through.first() {
            s.push("SELECT game AS id, began AS created_at FROM positions WHERE ");
            through.condition(s);
            self.between(s, "(began, game)", "began");
            s.push(" ORDER BY began DESC, game DESC LIMIT ");
        } else {
            s.push("SELECT id, created_at FROM games WHERE 1 = 1");
            if let Some(speed) = self.speed {
                s.push(" AND speed = ").text(speed.word());
            }
            self.among_games(s);
            s.push(LATEST_FIRST);
        }
        s.literal(count).push(" OFFSET ").literal(skip);
    }

    fn among_games(&self, s: &mut Statement) {
        if self.running == Some(true) {
            s.push(" AND ended_at IS NULL");
        }
        self.between(s, "(created_at, id)", "created_at");
    }

    /// Restricts the range within the list.
    fn between(&self, s: &mut Statement, place: &'static str, time: &'static str) {
        if let Some(before) = self.before {
            s.push(" AND ").push(place).push(" < (");
            s.number(before.since.as_millis()).push(", ");
            s.text(before.game.as_str()).push(")");
        }
        if let Some(from) = self.from {
            s.push(" AND ").push(time).push(" >= ");
            s.number(from.as_millis());
        }
        if let Some(until) = self.until {
            s.push(" AND ").push(time).push(" < ");
            s.number(until.as_millis());
        }
    }

    /// Whether one index yields exactly the matching games, so that every candidate is a match.
    pub(crate) fn wants_all_candidates(&self) -> bool {
        let mut conditions = Statement::default();
        self.conditions(&mut conditions);
        conditions.is_empty()
    }

    /// Whether the candidates come from `games` and not from `positions`.
    fn is_among_games(&self) -> bool {
        self.player.is_some() || self.through.is_empty()
    }

    /// The conditions that the index doesn't cover.
    fn conditions(&self, s: &mut Statement) {
        if let Some(opponent) = self.opponent {
            s.push(" AND (games.black = ").text(opponent.as_str());
            s.push(" OR games.white = ").text(opponent.as_str());
            s.push(")");
        }
        if let Some(rated) = self.rated {
            s.push(" AND games.rated = ").number(i64::from(rated));
        }
        if let Some(speed) = self.speed
            && (self.player.is_some() || !self.is_among_games())
        {
            s.push(" AND games.speed = ").text(speed.word());
        }
        match self.running {
            Some(true) if !self.is_among_games() => s.push(" AND games.ended_at IS NULL"),
            Some(false) => s.push(" AND games.ended_at IS NOT NULL"),
            _ => s,
        };
        if let Some(result) = self.result {
            self.result_is(s, result);
        }
        // Without a player, the first position selects the candidates.
        let checked = usize::from(!self.is_among_games());
        for through in self.through.iter().skip(checked) {
            s.push(" AND EXISTS (SELECT 1 FROM positions WHERE ");
            through.condition(s);
            s.push(" AND began = games.created_at AND game = games.id)");
        }
    }

    fn result_is(&self, s: &mut Statement, result: WantedResult) {
        let (black, white) = match result {
            WantedResult::Black => ("'1-0'", None),
            WantedResult::White => ("'0-1'", None),
            WantedResult::Draw => ("'1/2-1/2'", None),
            WantedResult::Won => ("'1-0'", Some("'0-1'")),
            WantedResult::Lost => ("'0-1'", Some("'1-0'")),
        };
        let Some(white) = white else {
            s.push(" AND games.result = ").push(black);
            return;
        };
        // Without a player, nobody has won or lost.
        let player = self.player.as_ref().map_or("", PlayerId::as_str);
        s.push(" AND ((games.black = ").text(player);
        s.push(" AND games.result = ").push(black);
        s.push(") OR (games.white = ").text(player);
        s.push(" AND games.result = ").push(white).push("))");
    }
}

const LATEST_FIRST: &str = " ORDER BY created_at DESC, id DESC LIMIT ";

impl Through {
    fn condition(&self, s: &mut Statement) {
        s.push("key = ").number(key(&self.position));
        if let Some(ply) = self.ply {
            s.push(" AND ply = ").number(i64::from(ply));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SQLite's query plan for a search, one step per line.
    async fn plan(store: &Store, search: &Search) -> String {
        let mut s = Statement::new("EXPLAIN QUERY PLAN ");
        search.wanted(&mut s, TRIES[1]);
        let rows = s.fetch(&store.pool).await.unwrap();
        let steps = rows.iter().map(|row| row.get::<String, _>(3));
        steps.collect::<Vec<_>>().join("\n")
    }

    #[tokio::test]
    async fn an_index_leads_to_all_games_that_are_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(&folder.path().join("x.db")).await.unwrap();
        let check = async |search: Search, indexes: &[&str]| {
            let plan = plan(&store, &search).await;
            for index in indexes {
                assert!(plan.contains(index), "{index}:\n{plan}");
            }
            // A scan is fine if it follows an index.
            let tables = ["SCAN games", "SCAN positions", "SCAN b", "SCAN w"];
            for line in plan.lines() {
                let is_table = tables.iter().any(|table| line.starts_with(table));
                assert!(!is_table || line.contains("INDEX"), "{plan}");
            }
        };
        let player = Some(PlayerId::from_random([1; 12]));
        let game = GameId::from_random([1; 12]);
        let since = Instant::from_millis(0);
        let base = Search {
            before: Some(Run { game, since }),
            from: Some(since),
            until: Some(since),
            limit: 50,
            ..Search::default()
        };
        let through = vec![Through {
            position: Position::START,
            ply: Some(0),
        }];
        for base in [base, Search::default()] {
            let all = || base.clone();
            check(all(), &["INDEX games_by_time"]).await;
            let whose = || Search { player, ..all() };
            check(whose(), &["INDEX games_of_black", "INDEX games_of_white"]).await;
            let running = |search: Search| Search {
                running: Some(true),
                ..search
            };
            check(running(all()), &["INDEX games_running"]).await;
            let both = ["INDEX games_running_black", "INDEX games_running_white"];
            check(running(whose()), &both).await;
            let speed = Some(Speed::Blitz);
            check(Search { speed, ..all() }, &["INDEX games_of_speed"]).await;
            let passed = |search: Search| Search {
                through: through.clone(),
                ..search
            };
            check(passed(all()), &["positions USING PRIMARY KEY"]).await;
            let both = ["INDEX games_of_black", "(key=? AND began=? AND game=?)"];
            check(passed(whose()), &both).await;
        }
    }
}
