//! Every game that can be read can be written, and then reads and writes the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::pdn::{PdnGame, Reader, Style, Writer};
use rules::Labels;

const STYLES: [Style; 2] = [
    Style {
        labels: Labels::Numbers,
    },
    Style {
        labels: Labels::Letters,
    },
];

fuzz_target!(|bytes: &[u8]| {
    let mut games = Vec::new();
    for (record, number) in Reader::new(bytes).zip(1..) {
        let record = record.expect("reading from memory never fails");
        assert_eq!(record.number, number);
        for problem in &record.problems {
            assert_eq!(problem.game, number, "{problem}");
            assert!(problem.place.offset <= bytes.len() as u64, "{problem}");
        }
        games.extend(record.into_game());
    }
    for style in STYLES {
        let text = write(&games, style);
        let again = read_back(&text);
        assert_eq!(again.len(), games.len(), "{text}");
        for (game, again) in games.iter().zip(&again) {
            assert!(again.moves().eq(game.moves()), "{text}");
            assert_eq!(again.last_position(), game.last_position(), "{text}");
        }
        assert_eq!(write(&again, style), text);
    }
});

fn write(games: &[PdnGame], style: Style) -> String {
    let mut writer = Writer::with_style(Vec::new(), style);
    for game in games {
        writer
            .write(game)
            .expect("a value that was read can be written");
    }
    String::from_utf8(writer.into_inner()).expect("PDN is written as UTF-8")
}

/// The games in a text that we wrote ourselves, which has no problems.
fn read_back(text: &str) -> Vec<PdnGame> {
    Reader::new(text.as_bytes())
        .map(|record| {
            let record = record.expect("reading from memory never fails");
            assert!(!record.has_errors(), "{:?}\n{text}", record.problems);
            record.into_game().expect("only games were written")
        })
        .collect()
}
