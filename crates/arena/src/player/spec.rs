//! Player descriptions.

use crate::pace::{Pace, PaceError};
use hub::{CommandLine, SettingError, Settings};
use std::path::Path;
use std::str::FromStr;

/// A player, as people describe it.
///
/// * `self hash=16 level=3 endgames=FOLDER`: our engine with these [`Settings`];
/// * `hub book=false ./engine --hub`: a command that speaks the Hub protocol, preceded by its
///   parameters.
///
/// For both, `as=NAME` sets the name in the records, and `time=`, `nodes=`, `depth=` or `clock=`
/// sets a separate [`Pace`]. Quote words with spaces as in a shell.
///
/// ```
/// # use arena::PlayerSpec;
/// let strong: PlayerSpec = "self hash=64".parse().unwrap();
/// let other: PlayerSpec = "hub as=Rival nodes=500 'my engine/run' hub".parse().unwrap();
/// assert_eq!(strong.name(), "Crownhead hash=64");
/// assert_eq!(other.name(), "Rival");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerSpec {
    text: String,
    name: String,
    pace: Option<Pace>,
    pub(super) kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Kind {
    /// Boxed because it's large.
    Own(Box<Settings>),
    Hub {
        command: CommandLine,
        params: Vec<(String, String)>,
    },
}

impl PlayerSpec {
    /// Its name in the records.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text it was parsed from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The endgame database files that were skipped, and why.
    pub fn refused(&self) -> &[String] {
        match &self.kind {
            Kind::Own(settings) => settings.refused(),
            Kind::Hub { .. } => &[],
        }
    }

    /// What turned out to be damaged in its endgame databases.
    pub fn damage(&self) -> Vec<String> {
        match &self.kind {
            Kind::Own(settings) => settings.damage(),
            Kind::Hub { .. } => Vec::new(),
        }
    }

    /// Its own pace, if it has one.
    pub const fn pace(&self) -> Option<Pace> {
        self.pace
    }
}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        let words = shell_words::split(text).map_err(|_| SpecError::Quotes)?;
        let (kind, words) = words.split_first().ok_or(SpecError::Kind)?;
        let mut name = None;
        let mut pace = None;
        let mut settings = Vec::new();
        let mut described = "Crownhead".to_owned();
        let mut rest = words;
        while let Some((word, after)) = rest.split_first()
            && let Some((key, value)) = word.split_once('=')
        {
            match (key, Pace::read(key, value)) {
                (_, Some(found)) => pace = Some(found?),
                ("as", _) => name = Some(value.to_owned()),
                _ => settings.push((key.to_owned(), value.to_owned())),
            }
            described.extend([" ", word]);
            rest = after;
        }
        let (kind, default_name) = match kind.as_str() {
            "self" => (own(&settings, rest)?, described),
            "hub" => command(settings, rest)?,
            _ => return Err(SpecError::Kind),
        };
        Ok(PlayerSpec {
            text: text.to_owned(),
            name: name.unwrap_or(default_name),
            pace,
            kind,
        })
    }
}

fn own(words: &[(String, String)], rest: &[String]) -> Result<Kind, SpecError> {
    if let Some(stray) = rest.first() {
        return Err(SpecError::Stray(stray.clone()));
    }
    let mut settings = Settings::default();
    for (key, value) in words {
        settings.set(key, value)?;
    }
    Ok(Kind::Own(Box::new(settings)))
}

fn command(params: Vec<(String, String)>, rest: &[String]) -> Result<(Kind, String), SpecError> {
    let (program, arguments) = rest.split_first().ok_or(SpecError::NoCommand)?;
    let stem = Path::new(program).file_stem().unwrap_or_default();
    let name = stem.to_string_lossy().into_owned();
    let command = CommandLine {
        program: program.clone(),
        arguments: arguments.to_vec(),
    };
    Ok((Kind::Hub { command, params }, name))
}

/// Why a text doesn't describe a player.
#[derive(Debug, thiserror::Error)]
pub enum SpecError {
    /// A quotation mark is missing.
    #[error("a quotation mark is missing")]
    Quotes,
    /// The first word is unknown.
    #[error("a player is `self` with its settings, or `hub` with a command")]
    Kind,
    /// There is no command.
    #[error("a Hub player needs a command")]
    NoCommand,
    /// A word doesn't belong here.
    #[error("expected NAME=VALUE, not {0:?}")]
    Stray(String),
    /// A setting is invalid.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// A pace is invalid.
    #[error(transparent)]
    Pace(#[from] PaceError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_engine_is_described_by_its_settings() {
        let spec: PlayerSpec = "self hash=8 nodes=100 tuning.clock_moves=25"
            .parse()
            .unwrap();
        assert_eq!(
            spec.name(),
            "Crownhead hash=8 nodes=100 tuning.clock_moves=25"
        );
        assert_eq!(spec.pace(), Some(Pace::Nodes(100)));
        let Kind::Own(settings) = &spec.kind else {
            panic!("our engine was asked for")
        };
        assert_eq!(settings.options().hash_mb, 8);
        assert_eq!(settings.options().tuning.clock_moves, 25);
        assert_eq!("self".parse::<PlayerSpec>().unwrap().name(), "Crownhead");
        let named: PlayerSpec = "self as='The Baseline'".parse().unwrap();
        assert_eq!(named.name(), "The Baseline");
    }

    #[test]
    fn a_hub_engine_is_described_by_its_command() {
        let spec: PlayerSpec = "hub book=false 'variant=english x' '/opt/my engine/scan' hub n=1"
            .parse()
            .unwrap();
        assert_eq!(spec.name(), "scan");
        let Kind::Hub { command, params } = &spec.kind else {
            panic!("a Hub engine was asked for")
        };
        assert_eq!(command.to_string(), "/opt/my engine/scan hub n=1");
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        assert_eq!(
            params,
            &[pair("book", "false"), pair("variant", "english x")]
        );
    }

    #[test]
    fn what_is_no_player_is_explained() {
        #[track_caller]
        fn check(text: &str, message: &str) {
            assert_eq!(text.parse::<PlayerSpec>().unwrap_err().to_string(), message);
        }
        let kinds = "a player is `self` with its settings, or `hub` with a command";
        check("", kinds);
        check("./engine", kinds);
        check("hub", "a Hub player needs a command");
        check("hub book=false", "a Hub player needs a command");
        check("self fast", "expected NAME=VALUE, not \"fast\"");
        check("self 'x", "a quotation mark is missing");
        check("self mood=good", "there is no setting \"mood\"");
        check(
            "self nodes=0",
            "nodes=0 isn't a pace: expected time=SECONDS, nodes=COUNT, depth=PLIES or clock=SECONDS+INCREMENT",
        );
    }
}
