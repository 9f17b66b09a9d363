//! English that's longer and has accents, in brackets, so that anything that isn't translated or
//! doesn't fit stands out.

use crate::Part;

/// How many times each vowel is written, because other languages take more room.
const STRETCHED: usize = 2;

pub(crate) fn of(english: &[Part]) -> Vec<Part> {
    // Text without words, such as commas and numbers, is the same in any language.
    if !has_words(english) {
        return english.to_vec();
    }
    let mut parts = vec![Part::Text("[".to_owned())];
    parts.extend(inner(english));
    parts.push(Part::Text("]".to_owned()));
    merged(parts)
}

fn has_words(parts: &[Part]) -> bool {
    parts.iter().any(|part| match part {
        Part::Text(text) => text.contains(char::is_alphabetic),
        Part::Argument(_) => false,
        Part::Select(_, variants) => variants.iter().any(|(_, parts)| has_words(parts)),
    })
}

fn inner(parts: &[Part]) -> Vec<Part> {
    let pseudo = |part: &Part| match part {
        Part::Text(text) => Part::Text(text.chars().flat_map(accented).collect()),
        Part::Argument(place) => Part::Argument(*place),
        Part::Select(place, variants) => {
            let variants = variants.iter();
            let variants = variants.map(|(key, parts)| (key.clone(), inner(parts)));
            Part::Select(*place, variants.collect())
        }
    };
    parts.iter().map(pseudo).collect()
}

/// Merges adjacent texts.
fn merged(parts: Vec<Part>) -> Vec<Part> {
    let mut merged: Vec<Part> = Vec::new();
    for part in parts {
        match (merged.last_mut(), part) {
            (Some(Part::Text(last)), Part::Text(text)) => last.push_str(&text),
            (_, part) => merged.push(part),
        }
    }
    merged
}

fn accented(letter: char) -> impl Iterator<Item = char> {
    let (other, times) = match letter {
        'a' => ('å', STRETCHED),
        'e' => ('é', STRETCHED),
        'i' => ('î', 1),
        'o' => ('ø', STRETCHED),
        'u' => ('û', STRETCHED),
        'A' => ('Å', 1),
        'E' => ('É', 1),
        'I' => ('Î', 1),
        'O' => ('Ø', 1),
        'U' => ('Û', 1),
        'c' => ('ç', 1),
        'n' => ('ñ', 1),
        's' => ('š', 1),
        'y' => ('ý', 1),
        other => (other, 1),
    };
    std::iter::repeat_n(other, times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_stretched_and_arguments_stay() {
        let parts = [
            Part::Text("Play ".to_owned()),
            Part::Argument(0),
            Part::Text(".".to_owned()),
        ];
        let pseudo = of(&parts);
        let expected = [
            Part::Text("[Plååý ".to_owned()),
            Part::Argument(0),
            Part::Text(".]".to_owned()),
        ];
        assert_eq!(pseudo, expected);
        let comma = [Part::Text(", ".to_owned())];
        assert_eq!(of(&comma), comma);
    }
}
