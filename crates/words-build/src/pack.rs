//! Messages in the form that the interpreter in `words` reads.
//!
//! The first line identifies the set of messages. Then come the messages of one part of the app,
//! each ended by `\0`. Most are plain text. `\1` and a digit stand for an argument. A choice is
//! `\2`, the digit of its argument, then for each variant `\3`, its key, `\4` and the variant, and
//! finally `\5`. A key is `=` and a number, `+` and the letter of a plural, or `.` and the index of
//! a named value.

use crate::{Catalog, Key, Part, Plural, Translation};
use std::fmt::Write as _;

impl Catalog {
    /// The messages of a part of the app in a language, with English for missing translations.
    pub fn pack(&self, translation: &Translation, part: &str) -> String {
        let mut text = format!("{}\n", self.heading(part));
        for (number, message) in self.messages.iter().enumerate() {
            if message.part == part {
                let parts = translation
                    .messages
                    .get(&number)
                    .unwrap_or(&message.english);
                write_parts(&mut text, parts);
                text.push('\0');
            }
        }
        text
    }

    /// The first line of the packed messages of this part. It changes whenever their names,
    /// arguments or order do.
    pub fn heading(&self, part: &str) -> String {
        // FNV-1a: it detects differences and isn't meant to be secure.
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |text: &str| {
            for byte in text.bytes().chain([0]) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        };
        for message in self.messages.iter().filter(|message| message.part == part) {
            add(&message.id);
            for argument in &message.arguments {
                add(&argument.name);
                add(&format!("{:?}", argument.kind));
            }
        }
        format!("crownhead words 1 {part} {hash:016x}")
    }
}

fn write_parts(text: &mut String, parts: &[Part]) {
    for part in parts {
        match part {
            Part::Text(words) => text.push_str(words),
            Part::Argument(place) => _ = write!(text, "\u{1}{place}"),
            Part::Select(place, variants) => {
                _ = write!(text, "\u{2}{place}");
                for (key, parts) in variants {
                    text.push('\u{3}');
                    write_key(text, key);
                    text.push('\u{4}');
                    write_parts(text, parts);
                }
                text.push('\u{5}');
            }
        }
    }
}

fn write_key(text: &mut String, key: &Key) {
    _ = match key {
        Key::Exact(number) => write!(text, "={number}"),
        Key::Choice(place) => write!(text, ".{place}"),
        Key::Plural(plural) => write!(text, "+{}", letter(*plural)),
    };
}

const fn letter(plural: Plural) -> char {
    match plural {
        Plural::Zero => 'z',
        Plural::One => 'o',
        Plural::Two => 't',
        Plural::Few => 'f',
        Plural::Many => 'm',
        Plural::Other => 'x',
    }
}
