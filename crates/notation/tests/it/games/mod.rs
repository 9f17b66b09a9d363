//! Reads and writes games, for all PDN tests.

use crownhead_notation::pdn::{GameRecord, PdnGame, Reader, Style, Writer};
use std::io::BufReader;

/// Everything read from these bytes.
pub(crate) fn records(bytes: &[u8]) -> Vec<GameRecord> {
    // A small buffer, so that every word gets split somewhere.
    let source = BufReader::with_capacity(7, bytes);
    Reader::new(source)
        .collect::<Result<_, _>>()
        .expect("memory doesn't fail")
}

/// The games in these bytes.
pub(crate) fn games(bytes: &[u8]) -> Vec<PdnGame> {
    let records = records(bytes);
    records
        .into_iter()
        .filter_map(GameRecord::into_game)
        .collect()
}

/// The games as PDN.
pub(crate) fn written(games: &[PdnGame], style: Style) -> String {
    let mut writer = Writer::with_style(Vec::new(), style);
    for game in games {
        writer.write(game).expect("the moves are legal");
    }
    String::from_utf8(writer.into_inner()).expect("PDN is UTF-8")
}
