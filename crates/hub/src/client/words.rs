//! How to start an engine.

use std::fmt;

/// A program and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CommandLine {
    /// The program: a path, or a name to be looked for as the system does.
    pub program: String,
    /// What it is given.
    pub arguments: Vec<String>,
}

/// For people: the words with spaces between.
impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.program)?;
        for argument in &self.arguments {
            write!(f, " {argument}")?;
        }
        Ok(())
    }
}
