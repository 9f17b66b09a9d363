//! Writes random games, to measure tools for large collections:
//! `cargo run --release -p collection --example make_games -- 1000000 > games.pdn`.

use notation::pdn::{PdnGame, Writer};
use rules::Game;
use std::io::{self, BufWriter, Write};
use testkit::Dice;

const NAMES: [&str; 12] = [
    "Alder, Ada",
    "Birch, Bob",
    "Cedar, Cy",
    "Dogwood, Di",
    "Elm, Eve",
    "Fir, Finn",
    "Gorse, Gil",
    "Hazel, Hal",
    "Ivy, Ida",
    "Juniper, Jo",
    "Larch, Lee",
    "Muñoz, Ana",
];

fn main() -> io::Result<()> {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let mut writer = Writer::new(BufWriter::new(io::stdout().lock()));
    let mut dice = Dice::new(1);
    for number in 0..count.unwrap_or(1000_u32) {
        let mut game = Game::new();
        while game.moves().len() < 60 && game.ending().is_none() {
            let moves = game.legal_moves();
            let mv = moves[dice.below(moves.len())];
            game.play(mv).expect("the move is legal");
        }
        let mut game = PdnGame::from(&game);
        let (black, white) = (dice.below(NAMES.len()), dice.below(NAMES.len()));
        let date = format!("{}.{:02}.??", 1850 + dice.below(170), 1 + dice.below(12));
        for (name, value) in [
            ("Event", format!("Event {}", number / 1000).as_str()),
            ("Date", &date),
            ("Round", &(number % 1000).to_string()),
            ("Black", NAMES[black]),
            ("White", NAMES[white]),
        ] {
            game.tags.set(name, value).expect("a tag name");
        }
        writer.write(&game).map_err(io::Error::other)?;
    }
    writer.into_inner().flush()
}
