//! A game in the text of a link.
//!
//! A link has the start, the moves of the main line, the result and the most common tags, but no
//! variations and no comments. `docs/formats.md` describes it bit by bit. Every game has exactly
//! one text, and damage is detected.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use notation::pdn::{Action, GameResult, Node, PdnGame};
use notation::wire::{self, POSITION_BYTES};
use rules::{Color, Move, Position, RuleSet};

/// The version of the format.
const VERSION: u8 = 1;

/// The longest text of a link. Browsers and servers accept addresses of this length.
pub const MAX_CHARS: usize = 6000;

/// The path where the app opens a link, before its text.
pub const PATH: &str = "/review/new?game=";

/// The tags that a link has, in this order. Its code is its place, counted from 1.
const TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "Black", "White"];

/// The longest value of a tag, in bytes. Longer ones are cut.
const MAX_VALUE: usize = 120;

/// The bits of the second byte.
const HAS_START: u8 = 1;
const HOUSE_RULE: u8 = 2;
const RESULT_SHIFT: u8 = 2;
const RESULT_BITS: u8 = 0b111;
const ALL_BITS: u8 = 0b1_1111;

/// Why a text isn't a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// It's damaged: characters are missing or have changed.
    #[error("the link is damaged")]
    Damaged,
    /// It was made by a newer version.
    #[error("the link has version {0}, and this program knows version {VERSION}")]
    Newer(u8),
    /// The game is too long for a link.
    #[error("the game is too long for a link")]
    TooLong,
}

/// The text of a link to this game.
///
/// ```
/// # use notation::pdn::Reader;
/// # use share::link;
/// let game = Reader::new("1. 11-15 23-19 1-0".as_bytes()).next().unwrap().unwrap();
/// let game = game.into_game().unwrap();
/// let text = link::encode(&game).unwrap();
/// assert!(text.len() < 16);
/// assert_eq!(link::decode(&text).unwrap().moves().count(), 2);
/// ```
pub fn encode(game: &PdnGame) -> Result<String, LinkError> {
    let has_start = game.start != Position::START;
    let mut bytes = vec![VERSION, 0];
    if has_start {
        bytes[1] |= HAS_START;
        bytes.extend(wire::encode_position(&game.start));
    }
    if game.rules.kings_safe_from_men {
        bytes[1] |= HOUSE_RULE;
    }
    bytes[1] |= result_code(game.result) << RESULT_SHIFT;
    // A link can't express a setup in the middle of a game, so it ends there.
    let moves: Vec<Move> = game
        .steps()
        .map_while(|(_, node)| match node.action {
            Action::Move(mv) => Some(mv),
            Action::SetUp(_) => None,
        })
        .collect();
    push_number(&mut bytes, moves.len());
    let packed = wire::pack_moves(&game.start, game.rules, &moves);
    bytes.extend(packed.ok_or(LinkError::Damaged)?);
    for (code, name) in (1..).zip(TAGS) {
        let value = shortened(game.tags.get(name).unwrap_or_default());
        if !value.is_empty() && !value.starts_with('?') {
            bytes.push(code);
            push_number(&mut bytes, value.len());
            bytes.extend(value.as_bytes());
        }
    }
    bytes.push(0);
    bytes.extend(checksum(&bytes));
    let text = URL_SAFE_NO_PAD.encode(bytes);
    if text.len() > MAX_CHARS {
        return Err(LinkError::TooLong);
    }
    Ok(text)
}

/// The game in the text of a link. Any text is safe to pass.
pub fn decode(text: &str) -> Result<PdnGame, LinkError> {
    if text.len() > MAX_CHARS {
        return Err(LinkError::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD
        .decode(text)
        .map_err(|_| LinkError::Damaged)?;
    let (rest, sum) = bytes.split_last_chunk().ok_or(LinkError::Damaged)?;
    if checksum(rest) != *sum {
        return Err(LinkError::Damaged);
    }
    match rest.first() {
        Some(&VERSION) => read(&rest[1..]).ok_or(LinkError::Damaged),
        Some(&version) if version > VERSION => Err(LinkError::Newer(version)),
        _ => Err(LinkError::Damaged),
    }
}

/// Reads what follows the version. `None` if no game is written like this.
fn read(mut rest: &[u8]) -> Option<PdnGame> {
    let flags = take(&mut rest)?;
    if flags & !ALL_BITS != 0 {
        return None;
    }
    let mut game = PdnGame::new();
    game.rules = RuleSet {
        kings_safe_from_men: flags & HOUSE_RULE != 0,
    };
    game.result = result_of(flags >> RESULT_SHIFT & RESULT_BITS)?;
    if flags & HAS_START != 0 {
        let (start, after) = rest.split_first_chunk::<POSITION_BYTES>()?;
        game.start = wire::decode_position(start).ok()?;
        (game.start != Position::START).then_some(())?;
        rest = after;
    }
    let count = take_number(&mut rest)?;
    // Forced moves take no bits, so check that the count is one that a real game can have.
    (count <= 8 * MAX_CHARS).then_some(())?;
    let (moves, after) = wire::unpack_moves(&game.start, game.rules, count, rest)?;
    game.line.nodes = moves.into_iter().map(Node::from).collect();
    rest = after;
    let mut last = 0;
    loop {
        let code = take(&mut rest)?;
        if code == 0 {
            break;
        }
        let name = *TAGS.get(usize::from(code) - 1)?;
        (code > last).then_some(())?;
        last = code;
        let length = take_number(&mut rest)?;
        let (value, after) = rest.split_at_checked(length)?;
        let value = std::str::from_utf8(value).ok()?;
        let is_usual = !value.is_empty() && value.len() <= MAX_VALUE && !value.starts_with('?');
        (is_usual && value.trim() == value).then_some(())?;
        game.tags.set(name, value).ok()?;
        // A tag may be written differently from how it was given.
        (game.tags.get(name) == Some(value)).then_some(())?;
        rest = after;
    }
    rest.is_empty().then_some(game)
}

/// The part of a tag's value that a link has, without spaces around it.
fn shortened(value: &str) -> &str {
    let value = value.trim();
    // The cut may come right after a space.
    value[..value.floor_char_boundary(MAX_VALUE)].trim_end()
}

fn result_code(result: GameResult) -> u8 {
    match result {
        GameResult::Unknown => 0,
        GameResult::Win(Color::Black) => 1,
        GameResult::Win(Color::White) => 2,
        GameResult::Draw => 3,
        GameResult::BothLose => 4,
    }
}

fn result_of(code: u8) -> Option<GameResult> {
    Some(match code {
        0 => GameResult::Unknown,
        1 => GameResult::Win(Color::Black),
        2 => GameResult::Win(Color::White),
        3 => GameResult::Draw,
        4 => GameResult::BothLose,
        _ => return None,
    })
}

fn checksum(bytes: &[u8]) -> [u8; 2] {
    let sum = crc32fast::hash(bytes);
    [sum as u8, (sum >> 8) as u8]
}

/// Writes a number, seven bits at a time, the lowest first.
fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take(rest: &mut &[u8]) -> Option<u8> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    Some(*first)
}

fn take_number(rest: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for place in 0..3 {
        let byte = take(rest)?;
        number |= usize::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            // A number has no leading zeros.
            return (byte != 0 || place == 0).then_some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::Reader;
    use proptest::prelude::*;

    fn game(pdn: &str) -> PdnGame {
        let record = Reader::new(pdn.as_bytes()).next().unwrap().unwrap();
        record.into_game().unwrap()
    }

    #[track_caller]
    fn check(pdn: &str, text: &str) {
        let game = game(pdn);
        assert_eq!(encode(&game).as_deref(), Ok(text), "{pdn}");
        let read = decode(text).unwrap();
        assert_eq!((read.start, read.result), (game.start, game.result));
        assert_eq!(read.rules, game.rules);
        assert!(read.moves().eq(game.moves()), "{pdn}");
        assert_eq!(encode(&read).as_deref(), Ok(text));
    }

    /// Pins the format, because people keep links.
    #[test]
    fn games_have_these_links() {
        check("[Result \"*\"] *", "AQAAAHm4");
        check("1. 11-15 23-19 1-0", "AQQCVADEBQ");
        check(
            "[FEN \"W:WK3,30:B9,K10\"] 1/2-1/2",
            "AQ0dmOeFtPCilTwAAADc6g",
        );
    }

    #[test]
    fn the_most_common_tags_are_kept() {
        let from = game(
            "[Event \"Ulster\"]\n[Site \"?\"]\n[Black \"Muñoz\"]\n[White \"Lee \\\"L\\\"\"]\n\
             [Annotator \"me\"]\n1. 9-13 {not this} 22-18 (22-17) *",
        );
        let read = decode(&encode(&from).unwrap()).unwrap();
        let tags: Vec<(&str, &str)> = read.tags.iter().collect();
        let expected = [
            ("Event", "Ulster"),
            ("Black", "Muñoz"),
            ("White", "Lee \"L\""),
        ];
        for (name, value) in expected {
            assert!(tags.contains(&(name, value)), "{tags:?}");
        }
        assert_eq!(read.tags.get("Annotator"), None);
        assert_eq!(read.line.nodes.len(), 2);
    }

    #[test]
    fn a_long_tag_is_cut_and_still_opens() {
        let mut from = PdnGame::new();
        // The space before the last word is the last byte that fits.
        let words = format!("{} more", "a".repeat(MAX_VALUE - 1));
        from.tags.set("Event", &words).unwrap();
        from.tags.set("Site", &"é".repeat(MAX_VALUE)).unwrap();
        let read = decode(&encode(&from).unwrap()).unwrap();
        assert_eq!(
            read.tags.get("Event"),
            Some("a".repeat(MAX_VALUE - 1).as_str())
        );
        assert_eq!(
            read.tags.get("Site"),
            Some("é".repeat(MAX_VALUE / 2).as_str())
        );
    }

    #[test]
    fn damage_and_newer_versions_are_told_apart() {
        let text = encode(&game("[Black \"Ann\"]\n1. 11-15 23-19 2. 8-11 0-1")).unwrap();
        for place in 0..text.len() {
            assert_eq!(decode(&text[..place]), Err(LinkError::Damaged), "{place}");
            let other = if &text[place..=place] == "A" {
                "B"
            } else {
                "A"
            };
            let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
            assert!(decode(&changed).is_err(), "{changed}");
        }
        assert_eq!(decode("no link!"), Err(LinkError::Damaged));
        assert_eq!(decode(""), Err(LinkError::Damaged));
        let mut newer = vec![2, 0, 0];
        newer.extend(checksum(&newer));
        let newer = URL_SAFE_NO_PAD.encode(newer);
        assert_eq!(decode(&newer), Err(LinkError::Newer(2)));
        let long = "A".repeat(MAX_CHARS + 1);
        assert_eq!(decode(&long), Err(LinkError::TooLong));
    }

    #[test]
    fn a_usual_game_has_a_short_link() {
        let mut dice = testkit::Dice::new(1);
        let positions = testkit::random_game_positions(&mut dice, RuleSet::OFFICIAL, 80);
        let mut game = PdnGame::new();
        for pair in positions.windows(2) {
            let played = |mv: &Move| pair[0].play_unchecked(*mv) == pair[1];
            let moves = pair[0].moves();
            let mv = moves.iter().copied().find(played).unwrap();
            game.line.nodes.push(Node::from(mv));
        }
        let text = encode(&game).unwrap();
        assert!(text.len() < 60, "{} characters", text.len());
        assert_eq!(decode(&text).unwrap().line, game.line);
    }

    proptest! {
        #[test]
        fn every_link_opens(values: [String; TAGS.len()]) {
            let mut game = PdnGame::new();
            for (name, value) in TAGS.into_iter().zip(&values) {
                game.tags.set(name, value).unwrap();
            }
            let text = encode(&game).unwrap();
            let read = decode(&text);
            prop_assert!(read.is_ok(), "{text}");
            prop_assert_eq!(encode(&read.unwrap()), Ok(text));
        }

        #[test]
        fn any_text_is_safe_and_what_is_read_is_written_alike(bytes: Vec<u8>) {
            let mut bytes = bytes;
            bytes.insert(0, VERSION);
            bytes.extend(checksum(&bytes));
            let text = URL_SAFE_NO_PAD.encode(bytes);
            if let Ok(game) = decode(&text) {
                prop_assert_eq!(encode(&game), Ok(text));
            }
        }
    }
}
