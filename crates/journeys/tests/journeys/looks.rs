//! The boards and pieces: their colors can be told apart, by everyone.

use anyhow::{Context, Result, ensure};
use journeys::{Setup, journey};
use serde_json::{Value, json};
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

/// What a person sees of red, green and blue light, as a matrix for linear colors.
type Vision = [[f64; 3]; 3];

/// Everything.
const FULL: Vision = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
/// Everything, nothing of the red cones, and nothing of the green ones: Machado, Oliveira and
/// Fernandes, 2009.
const VISIONS: [(&str, Vision); 3] = [
    ("full color vision", FULL),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
];

/// Returns the contrast of two colors by their brightness alone, from 1 to 21, as WCAG defines it.
fn contrast(one: [f64; 3], other: [f64; 3], vision: &Vision) -> f64 {
    let brightness = |color: [f64; 3]| {
        let linear = color.map(|part| {
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        let [red, green, blue] = vision.map(|[r, g, b]| {
            let seen = r * linear[0] + g * linear[1] + b * linear[2];
            seen.clamp(0.0, 1.0)
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (brightness(one) + 0.05, brightness(other) + 0.05);
    one.max(other) / one.min(other)
}

fn get(look: &str, colors: &Colors, name: &str) -> Result<[f64; 3]> {
    let color = colors.get(&format!("--{name}"));
    color
        .copied()
        .with_context(|| format!("{look} has no {name}"))
}

#[track_caller]
fn check(look: &str, colors: &Colors, one: &str, other: &str, least: f64) -> Result<()> {
    check_best(look, colors, &[one], other, least, &VISIONS[0])
}

/// Checks that one of these colors stands out from the other color.
#[track_caller]
fn check_best(
    look: &str,
    colors: &Colors,
    ones: &[&str],
    other: &str,
    least: f64,
    (vision, seen): &(&str, Vision),
) -> Result<()> {
    let mut best = 0.0_f64;
    for one in ones {
        let (one, other) = (get(look, colors, one)?, get(look, colors, other)?);
        best = best.max(contrast(one, other, seen));
    }
    ensure!(
        best >= least,
        "{look}: {ones:?} on {other} has {best:.2} with {vision}, not {least}"
    );
    Ok(())
}

/// The minimum contrast between the two sides, no matter how someone sees colors.
fn contrast_of_sides(look: &str, colors: &Colors) -> Result<f64> {
    let (white, black) = (
        get(look, colors, "white-face")?,
        get(look, colors, "black-face")?,
    );
    let of = |(_, vision): &(&str, Vision)| contrast(white, black, vision);
    Ok(VISIONS.iter().map(of).fold(f64::INFINITY, f64::min))
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
        for vision in &VISIONS {
            check_best(name, colors, &["white-face"], "black-face", 4.5, vision)?;
            // A crown has two tones: one stands out from the face, and they do from each other.
            for side in ["black", "white"] {
                let [crown, edge] = ["crown", "crown-edge"].map(|part| format!("{side}-{part}"));
                let tones = [crown.as_str(), edge.as_str()];
                check_best(name, colors, &tones, &format!("{side}-face"), 4.5, vision)?;
                check_best(name, colors, &[&crown], &edge, 4.5, vision)?;
            }
        }
    }
    Ok(())
}

/// The face of a piece or its rim, on every board.
#[test]
fn every_piece_stands_out_on_every_board() -> Result<()> {
    for (set, pieces) in looks("data-pieces") {
        for (board, squares) in looks("data-board") {
            let mut colors = pieces.clone();
            colors.extend(squares);
            for vision in &VISIONS {
                for side in ["black", "white"] {
                    let [face, rim] = ["face", "rim"].map(|part| format!("{side}-{part}"));
                    let look = format!("{set} on {board}");
                    check_best(&look, &colors, &[&face, &rim], "dark-square", 3.0, vision)?;
                }
            }
        }
    }
    Ok(())
}

/// Draws pieces of a set, 24 pixels wide, from the picture in the settings. Returns the colors of the
/// pixels of a king, and of the same piece without its crown.
const SMALL_PIECES: &str = "
    const [set, side] = arguments;
    const king = document.querySelector(`.pair[data-pieces=${set}] .piece.white`);
    const piece = king.cloneNode(true);
    piece.className = 'piece loose ' + side;
    king.after(piece);
    const SIZE = 24;
    const draw = (shapes) => {
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = SIZE;
        const context = canvas.getContext('2d');
        context.scale(SIZE / 100, SIZE / 100);
        for (const shape of shapes) {
            const style = getComputedStyle(shape);
            if (style.display === 'none') continue;
            const path = new Path2D(shape.getAttribute('d') ?? undefined);
            if (shape.tagName === 'circle') {
                const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => Number(shape.getAttribute(name)));
                path.arc(x, y, radius, 0, 2 * Math.PI);
            }
            context.globalAlpha = Number(style.opacity);
            context.lineJoin = style.strokeLinejoin;
            if (style.fill !== 'none') { context.fillStyle = style.fill; context.fill(path); }
            context.strokeStyle = style.stroke;
            context.lineWidth = parseFloat(style.strokeWidth);
            context.stroke(path);
        }
        return [...context.getImageData(0, 0, SIZE, SIZE).data];
    };
    const shapes = [...piece.querySelectorAll('circle, path')];
    const found = { king: draw(shapes), bare: draw(shapes.filter((shape) => !shape.closest('.crown'))),
        face: getComputedStyle(piece.querySelector('.face')).fill };
    piece.remove();
    return found;";

/// How many of the pixels of a small king must stand out in grayscale: the outline of a crown and its
/// band, or its whole face.
const LEAST_PIXELS: usize = 40;

#[test]
fn a_crown_reads_at_24_pixels_in_grayscale() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/settings").await?;
        visit.test_id("pieces").await?;
        // Another set on the page doesn't change the pictures of the others.
        visit.choose("pieces", 2).await?;
        let page = "return document.documentElement.dataset.pieces;";
        visit
            .until("other pieces are chosen", async || {
                Ok(visit.script(page, Vec::new()).await? == "wooden")
            })
            .await?;
        for (set, colors) in looks("data-pieces") {
            for side in ["black", "white"] {
                let arguments = vec![json!(set), json!(side)];
                let found = visit.script(SMALL_PIECES, arguments).await?;
                let face = get(&set, &colors, &format!("{side}-face"))?;
                let shown = face.map(|part| (part * 255.0).round());
                let shown = format!("rgb({}, {}, {})", shown[0], shown[1], shown[2]);
                ensure!(found["face"] == shown, "{set}, {side}: {}", found["face"]);
                let (king, bare) = (pixels(&found["king"]), pixels(&found["bare"]));
                let stands_out =
                    |(one, other): &(&[f64; 3], &[f64; 3])| contrast(**one, **other, &FULL) >= 3.0;
                let count = king.iter().zip(&bare).filter(stands_out).count();
                ensure!(
                    count >= LEAST_PIXELS,
                    "{set}: {count} pixels of a {side} king stand out"
                );
            }
        }
        // The sets with the label are those with the most contrast.
        let script = "return [...document.querySelectorAll('[data-testid=color-blind-safe]')]
            .map((label) => label.parentElement.querySelector('[data-pieces]').dataset.pieces).sort();";
        let labeled = visit.script(script, Vec::new()).await?;
        let mut safe = Vec::new();
        for (set, colors) in looks("data-pieces") {
            if contrast_of_sides(&set, &colors)? >= 7.0 {
                safe.push(set);
            }
        }
        safe.sort();
        ensure!(labeled == json!(safe), "{labeled} instead of {safe:?}");
        Ok(())
    });
}

/// The opaque pixels of a canvas, without transparency.
fn pixels(data: &Value) -> Vec<[f64; 3]> {
    let parts: Vec<f64> = data
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    let pixel = |pixel: &[f64]| [pixel[0], pixel[1], pixel[2]].map(|part| part / 255.0);
    parts.chunks_exact(4).map(pixel).collect()
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
