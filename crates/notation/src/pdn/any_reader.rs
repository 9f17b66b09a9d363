//! Games from a stream in either format.

use super::json_reader::{JsonReader, begins_json, skip_space};
use super::reader::{GameRecord, ReadOptions, Reader};
use super::window::Window;
use std::io::{self, BufRead};

/// Reads games from a stream that contains PDN or JSON.
///
/// ```
/// # use crownhead_notation::pdn::AnyReader;
/// for text in ["1. 9-14 *", r#"{"moves": [{"move": "9-14"}]}"#] {
///     let mut reader = AnyReader::new(text.as_bytes()).unwrap();
///     let record = reader.next().unwrap().unwrap();
///     assert_eq!(record.game().unwrap().moves().count(), 1);
/// }
/// ```
pub enum AnyReader<R> {
    /// PDN, or nothing recognizable.
    Pdn(Reader<R>),
    /// JSON.
    Json(JsonReader<R>),
}

impl<R: BufRead> AnyReader<R> {
    /// Looks at the start of a stream and chooses a reader for it. Fails if the stream does.
    pub fn new(source: R) -> io::Result<AnyReader<R>> {
        AnyReader::with_options(source, ReadOptions::default())
    }

    /// A reader with options for its source. The options apply to PDN; JSON is unambiguous.
    pub fn with_options(source: R, options: ReadOptions) -> io::Result<AnyReader<R>> {
        let mut window = Window::new(source);
        // Skipped space isn't stored, so there can be any amount of it.
        skip_space(&mut window)?;
        Ok(if begins_json(&mut window)? {
            AnyReader::Json(JsonReader::from_window(window))
        } else {
            AnyReader::Pdn(Reader::from_window(window, options))
        })
    }
}

impl<R: BufRead> Iterator for AnyReader<R> {
    type Item = io::Result<GameRecord>;

    /// The next game. After an I/O error there are no more.
    fn next(&mut self) -> Option<io::Result<GameRecord>> {
        match self {
            AnyReader::Pdn(reader) => reader.next(),
            AnyReader::Json(reader) => reader.next(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn pdn_and_json_are_told_apart() {
        #[track_caller]
        fn check(text: &str, is_json: bool, games: usize) {
            // No matter how little arrives at a time.
            for capacity in [1, 2, 5, 100] {
                let source = BufReader::with_capacity(capacity, text.as_bytes());
                let reader = AnyReader::new(source).unwrap();
                assert_eq!(matches!(reader, AnyReader::Json(_)), is_json, "{text}");
                let records = reader.map(Result::unwrap);
                assert_eq!(
                    records.filter_map(GameRecord::into_game).count(),
                    games,
                    "{text}"
                );
            }
        }
        check(r#"{"moves":[]}"#, true, 1);
        check(r#"[{"moves":[]},{"moves":[]}]"#, true, 2);
        check("\u{FEFF} \n{ \"tags\" : {}, \"moves\": []}", true, 1);
        check("[ \n { \"moves\": []}]", true, 1);
        check(r#"{"result":"1-0"}"#, true, 0);
        check("[]", true, 0);
        check("{}", true, 0);
        check(" { }\n", true, 0);
        check("{} 1. 11-15 *", false, 1);
        check(r#"{"Dyke" opening} 1. 11-15 *"#, false, 1);
        check(r#"{"moves" of old} 1. 11-15 *"#, false, 1);
        check("{ 1. 11-15 *", false, 0);
        check("[Event \"x\"]\n1. 11-15 *", false, 1);
        check("\n\n1. 11-15 *", false, 1);
        check("{", false, 0);
        check("[", false, 0);
        check("", false, 0);
    }
}
