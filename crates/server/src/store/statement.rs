//! A statement that is put together from parts.

use sqlx::AnyPool;
use sqlx::AssertSqlSafe;
use sqlx::any::AnyRow;

/// A statement with its values. What comes from outside goes in as a value and never as text.
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

    /// Adds a number of our own as a part of the statement, where the database plans better if it
    /// knows it.
    pub(super) fn literal(&mut self, number: i64) -> &mut Statement {
        self.sql.push_str(&number.to_string());
        self
    }

    /// Adds a number as a value.
    pub(super) fn number(&mut self, number: i64) -> &mut Statement {
        self.value(Value::Number(number))
    }

    /// Adds a text as a value.
    pub(super) fn text(&mut self, text: &str) -> &mut Statement {
        self.value(Value::Text(text.to_owned()))
    }

    fn value(&mut self, value: Value) -> &mut Statement {
        self.values.push(value);
        self.sql.push('$');
        self.sql.push_str(&self.values.len().to_string());
        self
    }

    /// Runs it and returns all rows.
    pub(super) async fn fetch(self, pool: &AnyPool) -> Result<Vec<AnyRow>, sqlx::Error> {
        // Only parts of our own and numbers of places are in it.
        let mut query = sqlx::query(AssertSqlSafe(self.sql));
        for value in self.values {
            query = match value {
                Value::Number(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
            };
        }
        query.fetch_all(pool).await
    }
}
