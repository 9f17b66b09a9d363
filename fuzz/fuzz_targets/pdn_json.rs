//! Games as JSON Lines: what is read and written reads the same, and can be written as PDN too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::pdn::{GameRecord, JsonReader, PdnGame, Reader, Writer};
use std::io;

fuzz_target!(|bytes: &[u8]| {
    let games: Vec<PdnGame> = JsonReader::new(bytes)
        .filter_map(|record| read(record).into_game())
        .collect();
    for game in games {
        // The written result is the board's.
        let game = PdnGame {
            result: game.final_result(),
            ..game
        };
        let json = serde_json::to_string(&game).expect("a game can be written");
        let mut again = JsonReader::new(json.as_bytes());
        assert_eq!(the_game(again.next(), &json), game);
        assert!(again.next().is_none());

        let mut writer = Writer::new(Vec::new());
        writer
            .write(&game)
            .expect("a value that was read can be written");
        let pdn = String::from_utf8(writer.into_inner()).expect("PDN is written as UTF-8");
        let again = the_game(Reader::new(pdn.as_bytes()).next(), &pdn);
        assert!(again.moves().eq(game.moves()), "{pdn}");
    }
});

fn read(record: io::Result<GameRecord>) -> GameRecord {
    record.expect("reading from memory never fails")
}

/// The game in a text that we wrote ourselves.
fn the_game(record: Option<io::Result<GameRecord>>, text: &str) -> PdnGame {
    let record = read(record.expect("a game was written"));
    assert!(!record.has_errors(), "{:?}\n{text}", record.problems);
    record.into_game().expect("a game was written")
}
