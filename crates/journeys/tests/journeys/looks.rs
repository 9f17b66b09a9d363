//! The boards and pieces: their colors can be told apart, by everyone.

use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../../web/assets/styles/tokens.css");

/// The colors of a look by name, on top of those of the first look.
type Colors = BTreeMap<String, [f64; 3]>;

/// Reads the looks of one kind, such as `data-board`, from the style sheet.
fn looks(kind: &str) -> Vec<(String, Colors)> {
    let mut found: Vec<(String, Colors)> = Vec::new();
    for rule in TOKENS.split('}') {
        let Some((selectors, body)) = rule.split_once('{') else {
            continue;
        };
        let names: Vec<&str> = selectors
            .split(&format!("[{kind}=\""))
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        for name in names {
            let place = match found.iter().position(|(other, _)| other == name) {
                Some(place) => place,
                None => {
                    let first = found.first().map(|(_, colors)| colors.clone());
                    found.push((name.to_owned(), first.unwrap_or_default()));
                    found.len() - 1
                }
            };
            for line in body.split(';') {
                if let Some((name, value)) = line.trim().split_once(": #") {
                    found[place]
                        .1
                        .extend(color(value).map(|color| (name.to_owned(), color)));
                }
            }
        }
    }
    found
}

fn color(digits: &str) -> Option<[f64; 3]> {
    let digits = match digits.len() {
        3 => digits.chars().flat_map(|c| [c, c]).collect(),
        _ => digits.to_owned(),
    };
    let part = |place: usize| {
        let digits = digits.get(2 * place..2 * place + 2)?;
        Some(f64::from(u8::from_str_radix(digits, 16).ok()?) / 255.0)
    };
    Some([part(0)?, part(1)?, part(2)?])
}

/// Returns the contrast of two colors by their brightness alone, from 1 to 21, as WCAG defines it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let brightness = |color: [f64; 3]| {
        let [red, green, blue] = color.map(|part| {
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (brightness(one) + 0.05, brightness(other) + 0.05);
    one.max(other) / one.min(other)
}

#[track_caller]
fn check(look: &str, colors: &Colors, one: &str, other: &str, least: f64) -> Result<()> {
    let get = |name: &str| {
        let color = colors.get(&format!("--{name}"));
        color
            .copied()
            .with_context(|| format!("{look} has no {name}"))
    };
    let found = contrast(get(one)?, get(other)?);
    ensure!(
        found >= least,
        "{look}: {one} on {other} has {found:.2}, not {least}"
    );
    Ok(())
}

#[test]
fn boards_have_readable_numbers_and_clear_squares() -> Result<()> {
    let boards = looks("data-board");
    ensure!(boards.len() >= 6, "{}", boards.len());
    for (name, colors) in &boards {
        check(name, colors, "square-text", "dark-square", 4.5)?;
        check(name, colors, "light-square", "dark-square", 1.8)?;
        // The number on a marked square.
        check(name, colors, "mark-dark", "mark", 7.0)?;
    }
    Ok(())
}

#[test]
fn sides_and_kings_differ_in_brightness() -> Result<()> {
    let pieces = looks("data-pieces");
    ensure!(pieces.len() >= 5, "{}", pieces.len());
    for (name, colors) in &pieces {
        check(name, colors, "white-face", "black-face", 4.5)?;
        check(name, colors, "black-crown", "black-face", 4.5)?;
        check(name, colors, "white-crown", "white-face", 4.5)?;
    }
    Ok(())
}

#[test]
fn with_high_contrast_every_piece_stands_out() -> Result<()> {
    let boards = looks("data-board");
    let (_, board) = boards
        .iter()
        .find(|(name, _)| name == "contrast")
        .context("there is no board of high contrast")?;
    for (name, pieces) in looks("data-pieces") {
        if !["black_white", "rings", "wooden"].contains(&name.as_str()) {
            continue;
        }
        let mut colors = pieces;
        colors.extend(board.clone());
        check(&name, &colors, "black-face", "dark-square", 3.0)?;
        check(&name, &colors, "white-face", "dark-square", 3.0)?;
    }
    Ok(())
}
