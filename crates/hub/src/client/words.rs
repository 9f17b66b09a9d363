//! How to start an engine.

use std::fmt;

/// A program and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CommandLine {
    /// The program: a path, or a name to look up in the usual way.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
}

/// For people: the words separated by spaces.
impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.program)?;
        for argument in &self.arguments {
            write!(f, " {argument}")?;
        }
        Ok(())
    }
}
