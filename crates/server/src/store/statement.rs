//! A statement built from parts.

use super::database::InTime;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe};

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

    /// Runs it in a transaction.
    pub(super) async fn execute(self, transaction: &mut AnyConnection) -> Result<(), sqlx::Error> {
        self.query().execute(transaction).in_time().await.map(drop)
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
