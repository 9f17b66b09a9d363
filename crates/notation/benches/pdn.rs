//! Games per second: read and validated, written, and read from JSON.
//!
//! A game here has the seven usual tags and 60 plies. `items/s` counts games.

use crownhead_notation::pdn::{Clock, Comment, GameResult, JsonReader, PdnGame, Reader, Writer};
use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use rules::Game;
use std::time::Duration;
use testkit::Dice;

const GAMES: usize = 2_000;
const PLIES: usize = 60;

fn main() {
    divan::main();
}

/// The same games in every run: 60 random legal moves each.
fn games() -> Vec<PdnGame> {
    let mut dice = Dice::new(1);
    let mut games = Vec::with_capacity(GAMES);
    while games.len() < GAMES {
        let mut game = Game::new();
        while game.moves().len() < PLIES && game.ending().is_none() {
            let moves = game.legal_moves();
            let mv = moves[dice.below(moves.len())];
            game.play(mv).expect("the move is legal");
        }
        if game.moves().len() < PLIES {
            continue;
        }
        let mut game = PdnGame::from(&game);
        let number = games.len().to_string();
        for (name, value) in [
            ("Event", "Lantern Street Open"),
            ("Site", "Example Town"),
            ("Date", "2024.03.09"),
            ("Round", number.as_str()),
            ("Black", "Alder, Ada"),
            ("White", "Birch, Bob"),
        ] {
            game.tags.set(name, value).expect("a tag name");
        }
        game.result = GameResult::Draw;
        games.push(game);
    }
    games
}

fn written(games: &[PdnGame]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new());
    for game in games {
        writer.write(game).expect("the moves are legal");
    }
    writer.into_inner()
}

/// From bytes to validated games.
#[divan::bench]
fn read_and_check(bencher: Bencher) {
    let text = written(&games());
    bencher
        .counter(ItemsCount::new(GAMES))
        .counter(BytesCount::new(text.len()))
        .bench(|| {
            let mut moves = 0;
            for record in Reader::new(divan::black_box(text.as_slice())) {
                let record = record.expect("memory doesn't fail");
                assert!(record.problems.is_empty());
                moves += record.game().map_or(0, |game| game.moves().count());
            }
            assert_eq!(moves, GAMES * PLIES);
        });
}

/// The same with a comment and a clock on every move.
#[divan::bench]
fn read_and_check_with_remarks(bencher: Bencher) {
    let clock = Clock::Mover(Duration::from_secs(299));
    let comment = Comment::new("a quiet move").expect("there are words");
    let mut games = games();
    for game in &mut games {
        for node in &mut game.line.nodes {
            node.clock = Some(clock);
            node.comments.push(comment.clone());
        }
    }
    let text = written(&games);
    bencher
        .counter(ItemsCount::new(GAMES))
        .counter(BytesCount::new(text.len()))
        .bench(|| {
            let records = Reader::new(divan::black_box(text.as_slice()));
            assert_eq!(records.flatten().count(), GAMES);
        });
}

/// From games to bytes.
#[divan::bench]
fn write(bencher: Bencher) {
    let games = games();
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench(|| written(divan::black_box(&games)));
}

/// From JSON Lines to validated games.
#[divan::bench]
fn read_json(bencher: Bencher) {
    let lines: Vec<String> = games()
        .iter()
        .map(|game| serde_json::to_string(game).expect("a game is plain data") + "\n")
        .collect();
    let text = lines.concat();
    bencher
        .counter(ItemsCount::new(GAMES))
        .counter(BytesCount::new(text.len()))
        .bench(|| {
            let records = JsonReader::new(divan::black_box(text.as_bytes()));
            assert_eq!(records.flatten().count(), GAMES);
        });
}
