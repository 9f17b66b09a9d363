//! Measures a library of a hundred thousand games without a browser: searches while you type, by
//! position and by pattern, sorting, and loading.

use collection::{BoardQuery, Positions};
use divan::{Bencher, black_box};
use library::{Batch, BoardFilter, Library, Marks, Query, Sort, Wording};
use local_play::SavedGameState;
use notation::pdn::{Comment, GameResult, PdnGame, Writer};
use rules::{Color, Game};
use std::sync::LazyLock;
use testkit::Dice;

const GAMES: usize = 100_000;
const BATCHES: usize = GAMES / Batch::GAMES;

fn main() {
    divan::main();
}

struct English;

impl Wording for English {
    fn result(&self, result: GameResult) -> String {
        match result {
            GameResult::Win(Color::Black) => "Red won",
            GameResult::Win(Color::White) => "White won",
            GameResult::Draw => "Draw",
            GameResult::BothLose => "Both lost",
            GameResult::Unknown => "",
        }
        .to_owned()
    }

    fn state(&self, _: SavedGameState) -> String {
        "Imported".to_owned()
    }
}

/// The stored form of all batches: facts, and positions.
static STORED: LazyLock<Vec<(String, Vec<u8>)>> = LazyLock::new(|| {
    let mut dice = Dice::new(1);
    (0..BATCHES)
        .map(|_| {
            let games: Vec<(String, String)> = (0..Batch::GAMES)
                .map(|_| (format!("{:016x}", dice.bits()), pdn(&mut dice)))
                .collect();
            let pairs = games.iter().map(|(id, pdn)| (id.as_str(), pdn.as_str()));
            let (batch, positions) = Batch::restore("club".to_owned(), 0, pairs);
            (batch.to_json(), positions.to_bytes())
        })
        .collect()
});

fn pdn(dice: &mut Dice) -> String {
    let mut game = Game::new();
    while game.moves().len() < 60 && game.ending().is_none() {
        let moves = game.legal_moves();
        game.play(moves[dice.below(moves.len())])
            .expect("a listed move is legal");
    }
    let mut pdn = PdnGame::from(&game);
    for node in pdn.line.nodes.iter_mut().step_by(10) {
        node.comments.extend(Comment::new(&remark(dice)));
    }
    let date = format!("{}.{:02}.??", 1850 + dice.below(170), 1 + dice.below(12));
    pdn.tags.set("Date", &date).expect("a valid tag");
    for name in ["Black", "White"] {
        let player = format!("Muñoz, {}", dice.below(2000));
        pdn.tags.set(name, &player).expect("a valid tag");
    }
    let mut writer = Writer::new(Vec::new());
    writer.write(&pdn).expect("writing to memory can't fail");
    String::from_utf8(writer.into_inner()).expect("PDN is text")
}

/// A remark of about fifty letters; a game has about six.
fn remark(dice: &mut Dice) -> String {
    const WORDS: [&str; 8] = [
        "bridge", "position", "loses", "the", "exchange", "better", "is", "crown",
    ];
    let words: Vec<&str> = (0..8).map(|_| WORDS[dice.below(WORDS.len())]).collect();
    words.join(" ")
}

fn library() -> Library {
    let mut library = Library::new();
    for (number, (facts, positions)) in (0..).zip(STORED.iter()) {
        let batch = Batch::from_json(facts).expect("a batch that was just written");
        let positions = Positions::from_bytes(positions).expect("positions that were just written");
        library.put_batch(number, &batch, positions, &Marks::new());
    }
    library
}

/// Finds the same number of games every time.
fn measure(bencher: Bencher, query: Query) {
    let library = library();
    let expected = library.find(&query, &English).len();
    assert!(expected > 0);
    bencher.bench_local(|| {
        let found = library.find(black_box(&query), &English);
        assert_eq!(found.len(), expected);
        found
    });
}

fn board(board: BoardQuery) -> Query {
    Query {
        board: Some(BoardFilter {
            board,
            or_reversed: true,
        }),
        ..Query::default()
    }
}

#[divan::bench(sample_count = 5)]
fn load() -> Library {
    library()
}

#[divan::bench(args = ["", "m", "munoz", "munoz 19", "munoz 19 draw", "exchange loses"])]
fn typed(bencher: Bencher, text: &str) {
    let text = text.to_owned();
    measure(
        bencher,
        Query {
            text,
            ..Query::default()
        },
    );
}

#[divan::bench(args = [Sort::Black, Sort::Date, Sort::Length])]
fn sorted(bencher: Bencher, sort: Sort) {
    measure(
        bencher,
        Query {
            sort,
            ..Query::default()
        },
    );
}

#[divan::bench]
fn position(bencher: Bencher) {
    let pos = testkit::position("W:W21-32:B1-10,12,15");
    measure(bencher, board(BoardQuery::Position(pos)));
}

#[divan::bench]
fn pattern(bencher: Bencher) {
    let pattern = "18=W 15=B 19=-".parse().expect("a valid pattern");
    measure(bencher, board(BoardQuery::Pattern(pattern)));
}
