//! Converts the tags of a saved game to values and back.

use room::{Duration, Status, TakeBacks, TimeControl};
use rules::{Color, Ending, Outcome, Termination};

pub(crate) const SAVED_GAME: &str = "SavedGame";
pub(crate) const TIME_CONTROL: &str = "TimeControl";
pub(crate) const TAKE_BACKS: &str = "TakeBacks";
pub(crate) const DISCONNECT_GRACE: &str = "DisconnectGrace";
pub(crate) const MAX_LAG_CREDIT: &str = "MaxLagCredit";
pub(crate) const OPENING_PLIES: &str = "OpeningPlies";
pub(crate) const TURN_TIME: &str = "TurnTime";
pub(crate) const TERMINATION: &str = "Termination";
pub(crate) const PLY_COUNT: &str = "PlyCount";

/// The value of `SavedGame`.
pub(crate) const THIS_VERSION: &str = "Crownhead 1";

pub(crate) const HUMAN: &str = "human";
pub(crate) const PROGRAM: &str = "program";

/// The tag with a player's name.
pub(crate) const fn name_tag(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// The tag that says whether a player is human.
pub(crate) const fn type_tag(color: Color) -> &'static str {
    match color {
        Color::Black => "BlackType",
        Color::White => "WhiteType",
    }
}

/// The tag with a program's level.
pub(crate) const fn level_tag(color: Color) -> &'static str {
    match color {
        Color::Black => "BlackLevel",
        Color::White => "WhiteLevel",
    }
}

/// Formats seconds: `300` or `0.25`.
pub(crate) fn seconds_text(time: Duration) -> String {
    let (seconds, millis) = (time.as_millis() / 1000, time.as_millis() % 1000);
    if millis == 0 {
        return seconds.to_string();
    }
    let text = format!("{seconds}.{millis:03}");
    text.trim_end_matches('0').to_owned()
}

/// Parses seconds with up to three decimals.
pub(crate) fn read_seconds(text: &str) -> Option<Duration> {
    let (seconds, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !are_digits(seconds) || !are_digits(decimals) || decimals.len() > 3 {
        return None;
    }
    let seconds: u64 = seconds.parse().ok()?;
    let millis: u64 = format!("{decimals:0<3}").parse().ok()?;
    let total = seconds.checked_mul(1000)?.checked_add(millis)?;
    Some(Duration::from_millis(total))
}

pub(crate) fn time_control_text(control: TimeControl) -> String {
    match control {
        TimeControl::Unlimited => "-".to_owned(),
        TimeControl::PerTurn { limit } => format!("1/{}", seconds_text(limit)),
        TimeControl::SuddenDeath { base } => seconds_text(base),
        TimeControl::Fischer { base, increment } => {
            format!("{}+{}", seconds_text(base), seconds_text(increment))
        }
    }
}

pub(crate) fn read_time_control(text: &str) -> Option<TimeControl> {
    if text == "-" {
        return Some(TimeControl::Unlimited);
    }
    if let Some(limit) = text.strip_prefix("1/") {
        let limit = read_seconds(limit)?;
        return Some(TimeControl::PerTurn { limit });
    }
    Some(match text.split_once('+') {
        Some((base, increment)) => TimeControl::Fischer {
            base: read_seconds(base)?,
            increment: read_seconds(increment)?,
        },
        None => TimeControl::SuddenDeath {
            base: read_seconds(text)?,
        },
    })
}

const TAKE_BACK_WORDS: [(TakeBacks, &str); 3] = [
    (TakeBacks::Free, "free"),
    (TakeBacks::ByConsent, "by consent"),
    (TakeBacks::Never, "never"),
];

pub(crate) fn take_backs_text(take_backs: TakeBacks) -> &'static str {
    word_of(&TAKE_BACK_WORDS, take_backs)
}

pub(crate) fn read_take_backs(text: &str) -> Option<TakeBacks> {
    value_of(&TAKE_BACK_WORDS, text)
}

/// The values of the `Termination` tag. The winner is in the `Result` tag. Uses PGN's words if
/// there are any.
const STATUS_WORDS: [(Kind, &str); 13] = [
    (Kind::Playing, "unterminated"),
    (Kind::Aborted(Color::Black), "aborted by Black"),
    (Kind::Aborted(Color::White), "aborted by White"),
    (Kind::Over(Termination::CapturedOut), "captured out"),
    (Kind::Over(Termination::Blocked), "blocked"),
    (Kind::Over(Termination::Resignation), "resignation"),
    (Kind::Over(Termination::TimeForfeit), "time forfeit"),
    (Kind::Over(Termination::Abandonment), "abandoned"),
    (Kind::Over(Termination::Agreement), "draw agreed"),
    (
        Kind::Over(Termination::ThreefoldRepetition),
        "threefold repetition",
    ),
    (
        Kind::Over(Termination::FivefoldRepetition),
        "fivefold repetition",
    ),
    (Kind::Over(Termination::FortyMoves), "forty moves"),
    (Kind::Over(Termination::MoveLimit), "move limit"),
];

/// A status without the outcome.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Playing,
    Aborted(Color),
    Over(Termination),
}

pub(crate) fn status_text(status: Status) -> &'static str {
    let kind = match status {
        Status::Playing => Kind::Playing,
        Status::Aborted { by } => Kind::Aborted(by),
        Status::Over(ending) => Kind::Over(ending.termination),
    };
    word_of(&STATUS_WORDS, kind)
}

/// Returns the status described by both tags, or `None` if they contradict each other.
pub(crate) fn read_status(text: &str, outcome: Option<Outcome>) -> Option<Status> {
    match (value_of(&STATUS_WORDS, text)?, outcome) {
        (Kind::Playing, None) => Some(Status::Playing),
        (Kind::Aborted(by), None) => Some(Status::Aborted { by }),
        (Kind::Over(termination), Some(outcome)) => Some(Status::Over(Ending {
            outcome,
            termination,
        })),
        _ => None,
    }
}

fn word_of<T: PartialEq>(words: &[(T, &'static str)], value: T) -> &'static str {
    let found = words.iter().find(|(other, _)| *other == value);
    found.expect("every value is in the table").1
}

fn value_of<T: Copy>(words: &[(T, &str)], text: &str) -> Option<T> {
    let found = words.iter().find(|(_, word)| *word == text);
    found.map(|(value, _)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_written_short_and_read_back() {
        #[track_caller]
        fn check(millis: u64, text: &str) {
            let time = Duration::from_millis(millis);
            assert_eq!(seconds_text(time), text);
            assert_eq!(read_seconds(text), Some(time));
        }
        check(0, "0");
        check(300_000, "300");
        check(250, "0.25");
        check(12_345, "12.345");
        check(10_010, "10.01");
        assert_eq!(read_seconds("0.5"), read_seconds("00.500"));
        for text in [
            "",
            ".",
            "1.",
            ".5",
            "-1",
            "1e3",
            "1.2345",
            "99999999999999999999",
            "１",
        ] {
            assert_eq!(read_seconds(text), None, "{text}");
        }
    }

    #[test]
    fn time_controls_are_read_back() {
        #[track_caller]
        fn check(text: &str, expected: Option<TimeControl>) {
            let control = read_time_control(text);
            assert_eq!(control, expected, "{text}");
            if let Some(control) = control {
                assert_eq!(time_control_text(control), text);
            }
        }
        let seconds = Duration::from_secs;
        check("-", Some(TimeControl::Unlimited));
        check("1/60", Some(TimeControl::PerTurn { limit: seconds(60) }));
        check("300", Some(TimeControl::SuddenDeath { base: seconds(300) }));
        check(
            "300+0",
            Some(TimeControl::Fischer {
                base: seconds(300),
                increment: seconds(0),
            }),
        );
        check(
            "0.5+2.25",
            Some(TimeControl::Fischer {
                base: Duration::from_millis(500),
                increment: Duration::from_millis(2250),
            }),
        );
        for text in ["", "?", "40/9000", "*60", "300+", "+2", "300+2+2"] {
            check(text, None);
        }
    }

    #[test]
    fn a_status_needs_a_result_that_fits() {
        #[track_caller]
        fn check(text: &str, outcome: Option<Outcome>, expected: Option<Status>) {
            assert_eq!(read_status(text, outcome), expected);
            if let Some(status) = expected {
                assert_eq!(status_text(status), text);
            }
        }
        let win = Outcome::Win(Color::White);
        let resigned = Ending::win(Color::White, Termination::Resignation);
        check("unterminated", None, Some(Status::Playing));
        check("unterminated", Some(win), None);
        check(
            "aborted by White",
            None,
            Some(Status::Aborted { by: Color::White }),
        );
        check("aborted by White", Some(Outcome::Draw), None);
        check("resignation", Some(win), Some(Status::Over(resigned)));
        check("resignation", None, None);
        check("normal", Some(win), None);
    }
}
