//! The chat of a game.

use protocol::MAX_CHAT_LEN;
use rules::Color;
use std::collections::VecDeque;

/// The maximum number of lines that are kept.
const KEPT: usize = 200;

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, which grows by one per line.
    pub number: u64,
    /// The player's side. `None` for a spectator.
    pub side: Option<Color>,
    /// The name of the sender.
    pub name: String,
    /// The message, as plain text.
    pub text: String,
    /// Whether the user sent it.
    pub is_own: bool,
}

/// The chat of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chat {
    lines: VecDeque<ChatLine>,
    said: u64,
    unread: u32,
    is_muted: bool,
}

impl Chat {
    /// Returns the lines to show, oldest first.
    pub fn lines(&self) -> impl Iterator<Item = &ChatLine> {
        self.lines
            .iter()
            .filter(|line| line.is_own || !self.is_muted)
    }

    /// Returns how many lines from others are unread.
    pub const fn unread(&self) -> u32 {
        self.unread
    }

    /// Whether the lines of others are hidden.
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

    /// Adds a line. Returns it if it's someone else's and should be shown.
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

/// Cuts a text to the maximum length of a message.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(MAX_CHAT_LEN).collect()
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
        // Muted lines aren't lost.
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
        assert_eq!(shortened(&"é".repeat(300)).chars().count(), MAX_CHAT_LEN);
    }
}
