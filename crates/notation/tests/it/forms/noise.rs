//! No input panics, and every accepted value has one written form.

use super::config;
use super::strategies::{board, color};
use crownhead_notation::{Deck, DescriptorList, Fen, Picture, SetupText, WrittenMove, wire};
use proptest::collection::vec;
use proptest::prelude::*;
use rules::{Board, Position, RuleSet, Setup};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Parses a text. The value must print to a text that parses to the same value.
fn survives<T>(text: &str) -> Result<(), TestCaseError>
where
    T: FromStr + Display + PartialEq + Debug,
    T::Err: Display,
{
    match text.parse::<T>() {
        Ok(value) => {
            let again = value.to_string().parse::<T>();
            prop_assert_eq!(again.ok(), Some(value));
        }
        Err(error) => prop_assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

fn everything_survives(text: &str) -> Result<(), TestCaseError> {
    survives::<Fen>(text)?;
    survives::<WrittenMove>(text)?;
    survives::<Picture>(text)?;
    survives::<SetupText>(text)?;
    survives::<Deck>(text)?;
    if let Ok(list) = DescriptorList::from_json(text) {
        let _ = Board::try_from(&list);
    }
    Ok(())
}

/// A text with one character replaced, removed or inserted.
fn damaged(text: &str, place: usize, what: Damage) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let place = place % chars.len();
    match what {
        Damage::Replace(c) => chars[place] = c,
        Damage::Insert(c) => chars.insert(place, c),
        Damage::Remove => {
            chars.remove(place);
        }
    }
    chars.into_iter().collect()
}

#[derive(Clone, Copy, Debug)]
enum Damage {
    Replace(char),
    Insert(char),
    Remove,
}

fn damage() -> impl Strategy<Value = Damage> {
    let likely =
        proptest::sample::select("BWKbwkrR0123456789:,-. \n=xé".chars().collect::<Vec<_>>());
    let c = prop_oneof![4 => likely, 1 => any::<char>()];
    prop_oneof![
        c.clone().prop_map(Damage::Replace),
        c.prop_map(Damage::Insert),
        Just(Damage::Remove),
    ]
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text(text in any::<String>()) {
        everything_survives(&text)?;
    }

    #[test]
    fn text_of_the_right_letters(text in "[BWKbwkHF0-9:,. x=;\\-]{0,40}") {
        everything_survives(&text)?;
    }

    #[test]
    fn damaged_texts(board in board(), turn in color(), place in any::<usize>(), what in damage()) {
        for text in [
            Fen { board, turn }.to_string(),
            Picture::plain(&board).to_string(),
            Picture::labelled(&board, turn).to_string(),
            DescriptorList::from(&board).to_json(),
            "A7=B C1=WK; 14=W, 9-13 22x15x8".to_owned(),
        ] {
            everything_survives(&damaged(&text, place, what))?;
        }
    }

    #[test]
    fn set_up_text_does_all_or_nothing(text in "([A-H][1-8]|[0-9]{1,2})=(B|W|BK|WK|-)( [A-H][1-8]=(B|W|BK|WK)){0,9}") {
        let mut setup = Setup::standard();
        if let Ok(entries) = text.parse::<SetupText>()
            && entries.apply(&mut setup).is_err()
        {
            prop_assert_eq!(setup, Setup::standard());
        }
    }

    #[test]
    fn any_move_in_any_words(text in "[0-9]{1,2}[-x:][0-9]{1,2}([-x][0-9]{1,2}){0,9}") {
        if let Ok(written) = text.parse::<WrittenMove>() {
            let _ = written.resolve(&Position::START, RuleSet::OFFICIAL);
        }
    }

    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..16)) {
        if let Ok((board, turn)) = wire::decode_board(&bytes) {
            prop_assert_eq!(&wire::encode_board(&board, turn)[..], &bytes[..]);
        }
        if let Ok(pos) = wire::decode_position(&bytes) {
            prop_assert_eq!(&wire::encode_position(&pos)[..], &bytes[..]);
        }
        if let Ok(mv) = wire::decode_move(&bytes) {
            prop_assert_eq!(&wire::encode_move(mv)[..], &bytes[..]);
        }
    }

    #[test]
    fn bytes_of_the_right_length(position in any::<[u8; 9]>(), top in 0_u8..12, mv in any::<u32>()) {
        let mut bytes = position.to_vec();
        bytes.push(top);
        match wire::decode_board(&bytes) {
            Ok((board, turn)) => prop_assert_eq!(&wire::encode_board(&board, turn)[..], &bytes[..]),
            // 2 × 5³² starts with 9 in the tenth byte.
            Err(_) => prop_assert!(top >= 9),
        }
        if let Ok(mv) = wire::decode_move(&mv.to_le_bytes()) {
            prop_assert!(mv.path().len() >= 2);
        }
    }
}
