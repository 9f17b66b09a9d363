//! What is said at a game.

use rules::Color;
use std::collections::VecDeque;

/// The most characters of what somebody says.
pub const MAX_SAID: usize = 200;
/// The most lines that are kept.
const KEPT: usize = 200;

/// What somebody has said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, which grows by one with each line.
    pub number: u64,
    /// The side of the player; none for a spectator.
    pub side: Option<Color>,
    /// Who.
    pub name: String,
    /// What, as plain text.
    pub text: String,
    /// Whether it was said here.
    pub is_own: bool,
}

/// What was said at a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chat {
    lines: VecDeque<ChatLine>,
    said: u64,
    unread: u32,
    is_muted: bool,
}

impl Chat {
    /// The lines to show, the earliest first.
    pub fn lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines
            .iter()
            .filter(|line| line.is_own || !self.is_muted)
    }

    /// How many lines of others have come since the last look.
    pub const fn unread(&self) -> u32 {
        self.unread
    }

    /// Whether nothing of others is shown.
    pub const fn is_muted(&self) -> bool {
        self.is_muted
    }

    pub(super) fn mute(&mut self, is_muted: bool) {
        self.is_muted = is_muted;
        self.unread = 0;
    }

    pub(super) const fn read(&mut self) {
        self.unread = 0;
    }

    /// Adds a line, and gives it if it is to be shown and not the own one.
    pub(super) fn add(
        &mut self,
        side: Option<Color>,
        name: &str,
        text: &str,
        is_own: bool,
    ) -> Option<ChatLine> {
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.said += 1;
        let line = ChatLine {
            number: self.said,
            side,
            name: name.to_owned(),
            text: text.to_owned(),
            is_own,
        };
        self.lines.push_back(line.clone());
        if is_own || self.is_muted {
            return None;
        }
        self.unread = self.unread.saturating_add(1);
        Some(line)
    }
}

/// As much of a text as may be said at once.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(MAX_SAID).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_can_be_muted() {
        let mut chat = Chat::default();
        assert!(
            chat.add(Some(Color::White), "Ann", "hello", false)
                .is_some()
        );
        assert_eq!(chat.unread(), 1);
        chat.read();
        assert_eq!(chat.unread(), 0);
        chat.mute(true);
        assert!(chat.add(None, "Bob", "spam", false).is_none());
        assert!(chat.add(Some(Color::Black), "Me", "hi", true).is_none());
        let texts: Vec<&str> = chat.lines().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["hi"]);
        assert_eq!(chat.unread(), 0);
        // What was muted was not lost.
        chat.mute(false);
        assert_eq!(chat.lines().count(), 3);
    }

    #[test]
    fn old_lines_are_dropped_and_numbers_go_on() {
        let mut chat = Chat::default();
        for number in 0..500 {
            chat.add(None, "Ann", &number.to_string(), false);
        }
        assert_eq!(chat.lines().count(), KEPT);
        assert_eq!(chat.lines().last().unwrap().number, 500);
    }

    #[test]
    fn too_much_is_cut_at_a_whole_character() {
        assert_eq!(shortened(&"é".repeat(300)).chars().count(), MAX_SAID);
    }
}
