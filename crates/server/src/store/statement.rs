//! A statement built from parts.

use super::database::{Dialect, InTime};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyPool, AssertSqlSafe};

/// Up to this many rows, there's a statement for each number of them.
const FEW: usize = 16;

/// How many of these rows go into one statement.
pub(super) fn together(dialect: Dialect, count: usize) -> usize {
    match dialect {
        // Parsing is expensive, and so is each call. Powers of two, and any small number for what's
        // left, give only a few statements, which are cached.
        Dialect::Sqlite if count > FEW => 1 << count.ilog2(),
        Dialect::Sqlite => count,
        // Each statement is a round trip over the network.
        Dialect::Postgres => count,
    }
}

/// Placeholders for this many rows, where each column has a type or nothing:
/// `($1, $2::bigint), ($3, $4::bigint)`.
pub(super) fn placeholders(dialect: Dialect, rows: usize, columns: &[&str]) -> String {
    let mut sql = String::new();
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ", (" });
        for (column, kind) in columns.iter().enumerate() {
            sql.push_str(if column == 0 { "" } else { ", " });
            match dialect {
                // Numbered parameters would be looked up by name, one by one.
                Dialect::Sqlite => sql.push('?'),
                Dialect::Postgres => {
                    let number = row * columns.len() + column + 1;
                    sql.push_str(&format!("${number}{kind}"));
                }
            }
        }
        sql.push(')');
    }
    sql
}

/// A statement with its values. External input is only added as values, never as text.
#[derive(Clone, Debug, Default)]
pub(super) struct Statement {
    sql: String,
    values: Vec<Value>,
}

#[derive(Clone, Debug)]
enum Value {
    Number(i64),
    Text(String),
}

impl Statement {
    pub(super) fn new(sql: &'static str) -> Statement {
        Statement {
            sql: sql.to_owned(),
            values: Vec::new(),
        }
    }

    /// Adds a part of the statement.
    pub(super) fn push(&mut self, sql: &'static str) -> &mut Statement {
        self.sql.push_str(sql);
        self
    }

    /// Adds one of our own numbers as part of the statement, if knowing it helps the query planner.
    pub(super) fn literal(&mut self, number: i64) -> &mut Statement {
        self.sql.push_str(&number.to_string());
        self
    }

    /// Adds a number as a value.
    pub(super) fn number(&mut self, number: i64) -> &mut Statement {
        self.value(Value::Number(number))
    }

    /// Adds text as a value.
    pub(super) fn text(&mut self, text: &str) -> &mut Statement {
        self.value(Value::Text(text.to_owned()))
    }

    fn value(&mut self, value: Value) -> &mut Statement {
        self.values.push(value);
        self.sql.push('$');
        self.sql.push_str(&self.values.len().to_string());
        self
    }

    /// Whether it's empty.
    pub(super) fn is_empty(&self) -> bool {
        self.sql.is_empty()
    }

    /// Runs it and returns all rows.
    pub(super) async fn fetch(self, pool: &AnyPool) -> Result<Vec<AnyRow>, sqlx::Error> {
        self.query().fetch_all(pool).in_time().await
    }

    fn query(self) -> Query<'static, Any, AnyArguments> {
        // It only contains our own text and placeholders.
        let query = sqlx::query(AssertSqlSafe(self.sql));
        let values = self.values.into_iter();
        values.fold(query, |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_numbered_where_they_have_to_be() {
        #[track_caller]
        fn check(dialect: Dialect, expected: &str) {
            assert_eq!(placeholders(dialect, 2, &["", "::bigint"]), expected);
        }
        check(Dialect::Sqlite, "(?, ?), (?, ?)");
        check(Dialect::Postgres, "($1, $2::bigint), ($3, $4::bigint)");
    }

    #[test]
    fn few_different_statements_are_enough() {
        assert_eq!(together(Dialect::Sqlite, 500), 256);
        assert_eq!(together(Dialect::Sqlite, 17), 16);
        assert_eq!(together(Dialect::Sqlite, 15), 15);
        assert_eq!(together(Dialect::Postgres, 500), 500);
    }
}
