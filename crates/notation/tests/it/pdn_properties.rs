//! Properties of every game and every text.

use crate::games::{games, records, written};
use crownhead_notation::pdn::{
    Action, Clock, Comment, GameRecord, GameResult, JsonReader, Line, Mark, Nag, Node, PdnGame,
    Reader, Strength, Style, Variation, Writer,
};
use proptest::collection::vec;
use proptest::prelude::*;
use rules::{Board, Color, Labels, Piece, Position, RuleSet, Square};
use std::io::BufReader;
use std::time::Duration;

/// Choices for everything random in a game, consumed in order. When they run out, the rest of the
/// game is plain.
struct Choices<'a>(std::slice::Iter<'a, u16>);

impl Choices<'_> {
    /// A number below `end`, always 0 once the choices have run out.
    fn below(&mut self, end: usize) -> usize {
        usize::from(*self.0.next().unwrap_or(&0)) % end
    }

    /// True once in `times` on average, never once the choices have run out.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    fn one_of<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }

    fn is_over(&self) -> bool {
        self.0.len() == 0
    }
}

const WORDS: [&str; 24] = [
    "a",
    "move",
    "[Event",
    "\"x\"]",
    "%",
    "{",
    "(",
    ")",
    "1-0",
    "*",
    "½",
    "Zoë",
    ";",
    "12.",
    "$3",
    "[%emt",
    "0:01]",
    "[%clk",
    "9-14",
    "/",
    "\\",
    "[",
    "]",
    "a-very-long-word-that-fills-the-line",
];

const VALUES: [&str; 14] = [
    "",
    "?",
    "plain",
    "two words",
    " spaces ",
    "\"quoted\"",
    "ends with \\",
    "\\\"",
    "a \"] b",
    "[x",
    "{",
    "Zoë ½",
    "1-0",
    "x\\\\y",
];

const NAMES: [&str; 10] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Black",
    "White",
    "TimeControl",
    "A",
    "My_Tag1",
    "Termination",
];

fn game(choices: &[u16]) -> PdnGame {
    let mut choices = Choices(choices.iter());
    let choices = &mut choices;
    let rules = RuleSet {
        kings_safe_from_men: choices.once_in(3),
    };
    let start = if choices.once_in(3) {
        position(choices)
    } else {
        Position::START
    };
    let mut game = PdnGame::from_position(start, rules);
    while choices.once_in(2) {
        let (name, value) = (choices.one_of(&NAMES), choices.one_of(&VALUES));
        game.tags.set(name, value).expect("a tag name");
    }
    game.line = line(choices, start, rules, 0);
    // A result that doesn't contradict the board.
    game.result = match game.winner_on_board() {
        Some(winner) => GameResult::Win(winner),
        None => choices.one_of(&[
            GameResult::Unknown,
            GameResult::Draw,
            GameResult::BothLose,
            GameResult::Win(Color::Black),
            GameResult::Win(Color::White),
        ]),
    };
    game
}

fn position(choices: &mut Choices<'_>) -> Position {
    let mut board = Board::EMPTY;
    board.put(
        Square::new(14).expect("up to 32"),
        Piece::king(Color::Black),
    );
    for _ in 0..choices.below(12) {
        let square = Square::from_index(choices.below(32) as u8).expect("below 32");
        let piece = choices.one_of(&[
            Piece::man(Color::Black),
            Piece::man(Color::White),
            Piece::king(Color::Black),
            Piece::king(Color::White),
        ]);
        let crowned = piece.color.crown_row().contains(square);
        board.put(square, if crowned { piece.crowned() } else { piece });
    }
    Position::new(board, choices.one_of(&Color::BOTH)).expect("a sound board")
}

fn line(choices: &mut Choices<'_>, start: Position, rules: RuleSet, depth: usize) -> Line {
    let mut line = Line {
        comments: comments(choices),
        nodes: Vec::new(),
    };
    let mut pos = start;
    while !choices.is_over() && !choices.once_in(60 >> (2 * depth).min(4)) {
        let before = pos;
        let action = if choices.once_in(40) {
            Action::SetUp(position(choices))
        } else {
            match pos.moves_under(rules).as_slice() {
                [] => break,
                moves => Action::Move(choices.one_of(moves)),
            }
        };
        let mut node = Node::new(action);
        match action {
            Action::Move(mv) => {
                pos = pos.play_unchecked(mv);
                node.strength = choices.once_in(6).then(|| Strength {
                    mark: choices.one_of(&Mark::ALL),
                    in_parentheses: choices.once_in(2),
                });
            }
            Action::SetUp(set_up) => pos = set_up,
        }
        while choices.once_in(6) {
            node.nags.push(Nag(choices.below(256) as u8));
        }
        node.clock = choices.once_in(5).then(|| clock(choices));
        node.comments = comments(choices);
        while depth < 3 && choices.once_in(8) {
            let line = self::line(choices, before, rules, depth + 1);
            if !line.is_empty() {
                let after = comments(choices);
                node.variations.push(Variation { line, after });
            }
        }
        line.nodes.push(node);
    }
    line
}

fn comments(choices: &mut Choices<'_>) -> Vec<Comment> {
    let mut comments = Vec::new();
    while choices.once_in(6) {
        let words: Vec<&str> = (0..choices.below(25))
            .map(|_| choices.one_of(&WORDS))
            .collect();
        comments.extend(Comment::new(&words.join(" ")));
    }
    comments
}

fn clock(choices: &mut Choices<'_>) -> Clock {
    let mut time =
        || Duration::from_millis(choices.below(65536) as u64 * choices.one_of(&[1, 1000]));
    let (black, white) = (time(), time());
    match choices.below(5) {
        0 => Clock::Mover(black),
        1 => Clock::Sides {
            black: Some(black),
            white: None,
            running: None,
        },
        2 => Clock::Sides {
            black: None,
            white: Some(white),
            running: Some(Color::White),
        },
        _ => Clock::Sides {
            black: Some(black),
            white: Some(white),
            running: choices.one_of(&[None, Some(Color::Black), Some(Color::White)]),
        },
    }
}

fn any_game() -> impl Strategy<Value = PdnGame> {
    vec(any::<u16>(), 0..600).prop_map(|choices| game(&choices))
}

fn any_style() -> impl Strategy<Value = Style> {
    let labels = prop_oneof![Just(Labels::Numbers), Just(Labels::Letters)];
    labels.prop_map(|labels| Style { labels })
}

/// Fragments of PDN, valid and broken, in any order.
fn soup() -> impl Strategy<Value = String> {
    let pieces = vec![
        "[Event \"A\"]",
        "[Event \"",
        "[FEN \"B:W18,25:B14,K1\"]",
        "[FEN \"x\"]",
        "[Result \"1-0\"]",
        "[GameType \"20\"]",
        "[GameType \"21\"]",
        "[setup \"1\"]",
        "[event \"b\"]",
        "[FEN \"\"]",
        "[FEN \"W:W2:B30.\"]",
        "[x]",
        "[A b]",
        "[",
        "]",
        "\"",
        "\\",
        "{",
        "}",
        "{words}",
        "{[%clk 0:01:00] x}",
        "(",
        ")",
        "1.",
        "1...",
        "2.",
        "12",
        "1115",
        "11-15",
        "9-14",
        "9 - 14",
        "22-18",
        "23-19",
        "15x22",
        "25x18",
        "8-11",
        "11x18",
        "18x25",
        "b6-c5",
        "c3d4",
        "c3-d4",
        "e5:c7",
        "9-",
        "24-191-0",
        "9-14word",
        "32-28",
        "34-30",
        "9-99",
        "!",
        "(?)",
        "(*)",
        "*",
        "11-15*",
        "$1",
        "$999",
        "$",
        "1-0",
        "0-1",
        "1-1",
        "1/2-1/2",
        "1/2",
        "½",
        "0-0",
        ";",
        ";x",
        "%",
        "...",
        "-",
        "/",
        "\n",
        "\n\n",
        "\r\n",
        "\r",
        "/FEN \"B:W18:B14\"/",
        "/FEN \"",
        "word",
        "é",
        "\u{FEFF}",
        "\u{0}",
        "[%clk 0:05]",
        "[PlyCount \"7\"]",
        "[Rules \"KingsSafeFromMen\"]",
    ];
    let space = prop_oneof![4 => Just(" "), 1 => Just(""), 1 => Just("\n")];
    vec((proptest::sample::select(pieces), space), 0..60).prop_map(|words| {
        words
            .into_iter()
            .flat_map(|(word, space)| [word, space])
            .collect()
    })
}

/// Every game that can be read can be written, and reads back unchanged.
#[track_caller]
fn check_that_reading_is_stable(bytes: &[u8]) {
    let mut games = games(bytes);
    let text = written(&games, Style::default());
    for game in &mut games {
        // The board says what the file doesn't.
        game.result = game.final_result();
    }
    assert_eq!(self::games(text.as_bytes()), games, "{text}");
}

proptest! {
    #[test]
    fn what_is_written_reads_the_same(games in vec(any_game(), 1..4), style in any_style()) {
        let text = written(&games, style);
        for record in records(text.as_bytes()) {
            prop_assert_eq!(&record.problems, &[], "{}", text);
            prop_assert!(record.terminated);
        }
        prop_assert_eq!(self::games(text.as_bytes()), games, "{}", text);
    }

    #[test]
    fn lines_are_short(game in any_game()) {
        let text = written(&[game], Style::default());
        for line in text.lines().filter(|line| !line.starts_with('[')) {
            // Some words can't start a line, so that they don't look like a tag.
            let has_sticky_word = line.contains(" [") || line.contains(" %") || line.contains(" ;");
            prop_assert!(line.chars().count() <= 79 || has_sticky_word, "{}", line);
        }
    }

    #[test]
    fn json_reads_the_same(game in any_game()) {
        let text = serde_json::to_string(&game).unwrap();
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(&serde_json::from_str::<PdnGame>(&text).unwrap(), &game, "{}", text);
        let record = JsonReader::new(text.as_bytes()).next().unwrap().unwrap();
        prop_assert_eq!(record.into_game(), Some(game));
    }

    #[test]
    fn a_file_that_is_cut_off_keeps_its_whole_games(
        games in vec(any_game(), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut ends = Vec::new();
        let mut text = Vec::new();
        let mut writer = Writer::new(&mut text);
        for game in &games {
            writer.write(game).unwrap();
        }
        for record in Reader::new(text.as_slice()) {
            ends.push(record.unwrap().place.offset as usize);
        }
        ends.push(text.len());
        let cut = cut.index(text.len() + 1);
        // A game is complete if only white space is missing before the next one.
        let is_whole = |end: &usize| text[cut.min(*end)..*end].iter().all(u8::is_ascii_whitespace);
        let whole = ends[1..].iter().filter(|end| is_whole(end)).count();
        let kept = self::games(&text[..cut]);
        prop_assert!(kept.len() >= whole);
        prop_assert_eq!(&kept[..whole], &games[..whole]);
    }

    #[test]
    fn the_size_of_reads_does_not_matter(text in soup(), capacity in 1_usize..40) {
        let source = BufReader::with_capacity(capacity, text.as_bytes());
        let in_pieces: Vec<GameRecord> = Reader::new(source).collect::<Result<_, _>>().unwrap();
        prop_assert_eq!(in_pieces, records(text.as_bytes()));
    }

    #[test]
    fn broken_pdn_is_read_without_panic_and_stays_the_same(text in soup()) {
        check_that_reading_is_stable(text.as_bytes());
    }

    #[test]
    fn noise_is_read_without_panic(bytes in vec(any::<u8>(), 0..400)) {
        check_that_reading_is_stable(&bytes);
    }

    #[test]
    fn a_game_with_wrong_bytes_is_read_without_panic(
        game in any_game(),
        wrong in vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = written(&[game], Style::default()).into_bytes();
        for (place, byte) in wrong {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        check_that_reading_is_stable(&bytes);
    }

    #[test]
    fn broken_json_is_read_without_panic(
        game in any_game(),
        wrong in vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
    ) {
        let mut bytes = serde_json::to_vec(&game).unwrap();
        for (place, byte) in wrong {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        for record in JsonReader::new(bytes.as_slice()) {
            let record = record.unwrap();
            prop_assert!(record.game().is_some() || record.has_errors());
        }
    }
}
