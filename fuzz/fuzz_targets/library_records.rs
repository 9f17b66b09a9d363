//! Records of the library, as they're stored in the browser: damaged ones are refused or harmless, and
//! what's read is written the same.
//!
//! The first byte of the input says how many more belong to the positions, the rest is JSON.
#![no_main]

use collection::Positions;
use libfuzzer_sys::fuzz_target;
use library::{Batch, Library, Marks, OwnBook, Query, Wording};
use local_play::SavedGameState;
use notation::pdn::GameResult;
use rules::Position;

fuzz_target!(|input: &[u8]| {
    let Some((&length, rest)) = input.split_first() else {
        return;
    };
    let (bytes, text) = rest.split_at(usize::from(length).min(rest.len()));
    let positions = Positions::from_bytes(bytes);
    if let Some(positions) = &positions {
        assert_eq!(positions.to_bytes(), bytes);
        for game in 0..positions.games() {
            assert!(positions.of_game(game).count() <= bytes.len());
            let _ = positions.last(game);
        }
    }
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    let query = query(text);
    let marks: Marks = serde_json::from_str(text).unwrap_or_default();
    let comments = OwnBook::from_stored(&OwnBook::new().to_bytes(), text);
    assert!(comments.is_ok_and(|book| book.is_empty()));

    let batch =
        Batch::from_json(text).unwrap_or_else(|| Batch::restore("".into(), 0, [("a", text)]).0);
    assert_eq!(Batch::from_json(&batch.to_json()).as_ref(), Some(&batch));
    let mut library = Library::new();
    library.put_batch(1, &batch, positions.clone().unwrap_or_default(), &marks);
    library.put_positions(1, positions.unwrap_or_default());
    library.put_marks(1, "", &marks);
    for query in [Query::default(), query] {
        for hit in library.find(&query, &Plain) {
            let listed = library.listed(hit).expect("it was just found");
            assert!(batch.games.iter().any(|game| game.id == listed.id));
            let _ = (listed.title(), listed.days_left(0));
        }
    }
    let _ = (
        library.continuations(Position::START),
        library.own_book(),
        library.expired(i64::MAX),
    );
});

/// A query from lines such as `search=lee`. It stays the same when it's turned into an address and back.
fn query(text: &str) -> Query {
    let get = |name: &str| {
        let lines = text.lines().filter_map(|line| line.split_once('='));
        lines
            .clone()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.to_owned())
    };
    let once = Query::from_parameters(get);
    let again = |query: &Query| {
        let parameters = query.to_parameters();
        Query::from_parameters(|name| {
            let value = parameters.iter().find(|(key, _)| *key == name);
            value.map(|(_, value)| value.clone())
        })
    };
    let twice = again(&once);
    assert_eq!(again(&twice), twice);
    twice
}

struct Plain;

impl Wording for Plain {
    fn result(&self, result: GameResult) -> String {
        result.text().to_owned()
    }

    fn state(&self, _: SavedGameState) -> String {
        "imported".to_owned()
    }
}
