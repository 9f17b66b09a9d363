//! The syntax of a line: a command and its arguments.

use std::fmt;
use std::str::FromStr;

/// A line of the protocol: `set-param name=hash value=64`.
///
/// ```
/// # use hub::ProtocolLine;
/// let line: ProtocolLine = r#"done  move=9-14 comment="a good one" quickly"#.parse().unwrap();
/// assert_eq!(line.command(), "done");
/// assert_eq!(line.get("comment"), Some("a good one"));
/// assert_eq!(line.get("quickly"), Some(""));
/// assert_eq!(line.get("ponder"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProtocolLine {
    command: String,
    arguments: Vec<Argument>,
}

/// An argument of a line. One without a value is a flag, equivalent to an empty value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The text before `=`.
    pub name: String,
    /// The text after it, without quotation marks.
    pub value: Option<String>,
}

impl ProtocolLine {
    /// A line without arguments.
    pub fn new(command: &str) -> ProtocolLine {
        ProtocolLine {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// The same line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> ProtocolLine {
        self.arguments.push(Argument {
            name: name.to_owned(),
            value: Some(value.to_string()),
        });
        self
    }

    /// The same line with one more flag.
    #[must_use]
    pub fn with_flag(mut self, name: &str) -> ProtocolLine {
        self.arguments.push(Argument {
            name: name.to_owned(),
            value: None,
        });
        self
    }

    /// The same line with one more argument, if there is a value for it.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl fmt::Display>) -> ProtocolLine {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The first word; empty for an empty line.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of the first argument with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let argument = self.arguments.iter().find(|found| found.name == name)?;
        Some(argument.value.as_deref().unwrap_or_default())
    }

    /// The arguments, in text order.
    pub fn arguments(&self) -> &[Argument] {
        &self.arguments
    }
}

/// Quotes a value if necessary. Inside quotation marks, the protocol can't represent another one or
/// a line break, so they become `'` and a space.
impl fmt::Display for ProtocolLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for Argument { name, value } in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else { continue };
            let is_special = |c: char| c.is_whitespace() || c.is_control() || "=\"".contains(c);
            if value.is_empty() || value.contains(is_special) {
                let clean = value.replace('"', "'").replace(char::is_control, " ");
                write!(f, "=\"{clean}\"")?;
            } else {
                write!(f, "={value}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for ProtocolLine {
    type Err = LineError;

    fn from_str(text: &str) -> Result<ProtocolLine, LineError> {
        let mut rest = text.trim();
        let command = take_word(&mut rest);
        let mut arguments = Vec::new();
        while !rest.is_empty() {
            let name = take_word(&mut rest);
            if name.is_empty() {
                return Err(LineError::MissingName);
            }
            let value = match rest.strip_prefix('=') {
                Some(after) => {
                    rest = after.trim_start();
                    Some(take_value(&mut rest, &name)?)
                }
                None => None,
            };
            arguments.push(Argument { name, value });
        }
        Ok(ProtocolLine { command, arguments })
    }
}

/// Takes a word from the front, with the space after it.
fn take_word(rest: &mut &str) -> String {
    let is_end = |c: char| c.is_whitespace() || "=\"".contains(c);
    let (word, after) = rest.split_at(rest.find(is_end).unwrap_or(rest.len()));
    *rest = after.trim_start();
    word.to_owned()
}

/// Takes a value from the front, with the space after it.
fn take_value(rest: &mut &str, name: &str) -> Result<String, LineError> {
    let unclosed = || LineError::UnclosedQuote(name.to_owned());
    let (value, after) = match rest.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').ok_or_else(unclosed)?,
        None => {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let (value, after) = rest.split_at(end);
            if value.is_empty() {
                return Err(LineError::MissingValue(name.to_owned()));
            }
            (value, after)
        }
    };
    *rest = after.trim_start();
    Ok(value.to_owned())
}

/// Why a text isn't a line of the protocol.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// There's nothing before `=` or a quotation mark.
    #[error("an argument has no name")]
    MissingName,
    /// There's nothing after `=`.
    #[error("{0} has no value: write an empty one as \"\"")]
    MissingValue(String),
    /// A quoted value isn't closed.
    #[error("the value of {0} has no closing quotation mark")]
    UnclosedQuote(String),
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_are_read_and_written_in_one_form() {
        #[track_caller]
        fn check(text: &str, written: &str) {
            let line: ProtocolLine = text.parse().unwrap();
            assert_eq!(line.to_string(), written);
            assert_eq!(written.parse(), Ok(line));
        }
        check("hub", "hub");
        check("", "");
        check("  go   think \r", "go think");
        check("level time=1.5 inc=0.1", "level time=1.5 inc=0.1");
        check(r#"pos moves="9-14""#, "pos moves=9-14");
        check(r#"pos moves="9-14 22-18""#, r#"pos moves="9-14 22-18""#);
        check("pos moves = 9-14", "pos moves=9-14");
        check(r#"set-param value="""#, r#"set-param value="""#);
        check("set-param value=a=b", r#"set-param value="a=b""#);
        check("go\tthink", "go think");
    }

    #[test]
    fn what_is_not_a_line_is_named() {
        #[track_caller]
        fn check(text: &str, message: &str) {
            let error = text.parse::<ProtocolLine>().unwrap_err();
            assert_eq!(error.to_string(), message);
        }
        check("pos =3", "an argument has no name");
        check("pos \"x\"", "an argument has no name");
        check(
            "pos moves=",
            "moves has no value: write an empty one as \"\"",
        );
        check(
            "pos moves=\"9-14",
            "the value of moves has no closing quotation mark",
        );
        check("=", "an argument has no name");
    }

    #[test]
    fn what_cannot_be_quoted_is_replaced() {
        let line = ProtocolLine::new("error").with("message", "no \"such\"\nthing");
        assert_eq!(line.to_string(), "error message=\"no 'such' thing\"");
    }

    proptest! {
        #[test]
        fn noise_does_not_panic(text in any::<String>()) {
            if let Ok(line) = text.parse::<ProtocolLine>() {
                let _ = line.to_string();
            }
        }

        #[test]
        fn every_line_reads_back(values in prop::collection::vec("[^\"\\p{Cc}]{0,8}", 0..4)) {
            let line = values.iter().fold(ProtocolLine::new("x"), |line, value| line.with("name", value));
            prop_assert_eq!(line.to_string().parse(), Ok(line));
        }
    }
}
