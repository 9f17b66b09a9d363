//! Clock times, as stored in comments.

use rules::Color;
use std::fmt;
use std::ops::Range;
use std::time::Duration;

/// How far to look ahead for a command, in bytes. The longest clock has about 60.
const MAX_COMMAND: usize = 128;

/// The clock times after a move.
///
/// Times are exact to the millisecond.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clock {
    /// `[%clk 0:49:11]`: the remaining time of the side that just moved.
    Mover(Duration),
    /// `[%clock w0:00:10 B0:00:03]`: the remaining time of each side. A capital letter marks the
    /// running clock.
    Sides {
        /// Black's remaining time.
        black: Option<Duration>,
        /// White's remaining time.
        white: Option<Duration>,
        /// Whose clock is running.
        running: Option<Color>,
    },
}

impl Clock {
    /// This side's remaining time, if it was recorded. `mover` is the side that just moved.
    pub const fn left(&self, color: Color, mover: Color) -> Option<Duration> {
        match (*self, color, mover) {
            (Clock::Mover(time), Color::Black, Color::Black)
            | (Clock::Mover(time), Color::White, Color::White) => Some(time),
            (Clock::Mover(_), _, _) => None,
            (Clock::Sides { black, .. }, Color::Black, _) => black,
            (Clock::Sides { white, .. }, Color::White, _) => white,
        }
    }

    /// The first clock command in a comment, and its position.
    pub(super) fn find(text: &str) -> Option<(Range<usize>, Clock)> {
        Clock::all(text).next()
    }

    /// Every clock command in a comment, and its position.
    ///
    /// A command ends before the next bracket, so no byte is examined more than twice.
    pub(super) fn all(text: &str) -> impl Iterator<Item = (Range<usize>, Clock)> {
        text.match_indices("[%").filter_map(|(start, _)| {
            let inside = start + 2;
            let mut near = text.as_bytes()[inside..].iter().take(MAX_COMMAND);
            let end = inside + near.position(|byte| matches!(byte, b'[' | b']'))?;
            if !text[end..].starts_with(']') {
                return None;
            }
            Some((start..end + 1, Clock::from_command(&text[inside..end])?))
        })
    }

    /// The clock in a command without its brackets: `clk 1:55:21`.
    fn from_command(command: &str) -> Option<Clock> {
        // The older spelling occurs in both variants: `clk` with two times, `clock` with one.
        let values = command
            .strip_prefix("clock")
            .or_else(|| command.strip_prefix("clk"))?;
        let mut times = values.split_ascii_whitespace();
        let first = times.next()?;
        if !values.starts_with(|c: char| c.is_ascii_whitespace()) && first.starts_with(is_digit) {
            return None;
        }
        let clock = match read_time(first) {
            Some(time) => Clock::Mover(time),
            None => {
                let mut sides = [None, None];
                let mut running = None;
                for text in std::iter::once(first).chain(times.by_ref()) {
                    let (color, runs) = match text.as_bytes()[0] {
                        b'b' => (Color::Black, false),
                        b'B' => (Color::Black, true),
                        b'w' => (Color::White, false),
                        b'W' => (Color::White, true),
                        _ => return None,
                    };
                    let side = &mut sides[usize::from(color == Color::White)];
                    if side.is_some() {
                        return None;
                    }
                    *side = Some(read_time(&text[1..])?);
                    if runs {
                        running = Some(color);
                    }
                }
                let [black, white] = sides;
                Clock::Sides {
                    black,
                    white,
                    running,
                }
            }
        };
        times.next().is_none().then_some(clock)
    }
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}

/// The command as PDN writes it, with its brackets.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clock::Mover(time) => write!(f, "[%clk {}]", TimeText(time)),
            Clock::Sides {
                black,
                white,
                running,
            } => {
                f.write_str("[%clock")?;
                for (color, time) in [(Color::White, white), (Color::Black, black)] {
                    if let Some(time) = time {
                        let letter = match (color, running == Some(color)) {
                            (Color::White, false) => 'w',
                            (Color::White, true) => 'W',
                            (Color::Black, false) => 'b',
                            (Color::Black, true) => 'B',
                        };
                        write!(f, " {letter}{}", TimeText(time))?;
                    }
                }
                f.write_str("]")
            }
        }
    }
}

/// A time as `h:mm:ss`, with as many decimals as the milliseconds need.
pub(super) struct TimeText(pub(super) Duration);

impl fmt::Display for TimeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        match self.0.subsec_millis() {
            0 => Ok(()),
            millis if millis % 100 == 0 => write!(f, ".{}", millis / 100),
            millis if millis % 10 == 0 => write!(f, ".{:02}", millis / 10),
            millis => write!(f, ".{millis:03}"),
        }
    }
}

/// Parses `h:mm:ss`, `mm:ss` or `ss`, with or without decimal seconds.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    if decimals.is_empty() || !decimals.chars().all(is_digit) {
        return None;
    }
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        parts += 1;
        if parts > 3 || part.is_empty() || part.len() > 6 || !part.chars().all(is_digit) {
            return None;
        }
        let part: u64 = part.parse().ok()?;
        if parts > 1 && part >= 60 {
            return None;
        }
        seconds = seconds * 60 + part;
    }
    // Milliseconds are enough for any clock; finer digits are dropped.
    let millis = decimals
        .bytes()
        .chain([b'0'; 3])
        .take(3)
        .fold(0, |millis, digit| millis * 10 + u64::from(digit - b'0'));
    Some(Duration::from_millis(seconds * 1000 + millis))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_found_in_comments() {
        #[track_caller]
        fn check(comment: &str, written: Option<&str>) {
            let clock = Clock::find(comment).map(|(range, clock)| {
                assert!(comment[range.clone()].starts_with("[%"));
                assert!(comment[range].ends_with(']'));
                clock.to_string()
            });
            assert_eq!(clock.as_deref(), written, "{comment}");
        }
        check("[%clk 1:55:21]", Some("[%clk 1:55:21]"));
        check("before [%clk 1:55:21] after", Some("[%clk 1:55:21]"));
        check("[%clk 0:00:10.5]", Some("[%clk 0:00:10.5]"));
        check("[%clk 0:00:10.250]", Some("[%clk 0:00:10.25]"));
        check("[%clk 0:00:10.1239]", Some("[%clk 0:00:10.123]"));
        check("[%clk 5:03]", Some("[%clk 0:05:03]"));
        check("[%clk 75:00]", Some("[%clk 1:15:00]"));
        check("[%clk 9]", Some("[%clk 0:00:09]"));
        check("[%clock 0:49:11]", Some("[%clk 0:49:11]"));
        let both = Some("[%clock w0:00:10 B0:00:03]");
        check("[%clock w0:00:10 B0:00:03]", both);
        check("[%clock B0:00:03 w0:00:10]", both);
        check("[%clk w0:00:10 B0:00:03]", both);
        check("[%clockw0:00:10 B0:00:03]", both);
        check("[%clock W1:00:00]", Some("[%clock W1:00:00]"));
        // The first valid one counts.
        check(
            "[%emt 0:03] [%clk x] [%clk 0:01:00]",
            Some("[%clk 0:01:00]"),
        );
        check("[%[%clk 0:01:00]", Some("[%clk 0:01:00]"));
        for broken in [
            "",
            "clk 1:00",
            "[%clk]",
            "[%clk ]",
            "[%clk 1:60]",
            "[%clk 1:2:3:4]",
            "[%clk 1:00",
            "[%clk 1:00.]",
            "[%clk 1:00 2:00]",
            "[%clk w1:00 w2:00]",
            "[%clk wé]",
            "[%clk1:00]",
            "[%clk 99999999999999999999]",
            "[%clk [0:01:00]",
        ] {
            check(broken, None);
        }
    }

    #[test]
    fn each_side_has_its_own_time() {
        let (second, minute) = (Duration::from_secs(1), Duration::from_secs(60));
        let mover = Clock::Mover(second);
        assert_eq!(mover.left(Color::White, Color::White), Some(second));
        assert_eq!(mover.left(Color::Black, Color::White), None);
        let sides = Clock::Sides {
            black: Some(second),
            white: Some(minute),
            running: None,
        };
        assert_eq!(sides.left(Color::Black, Color::White), Some(second));
        assert_eq!(sides.left(Color::White, Color::White), Some(minute));
    }
}
