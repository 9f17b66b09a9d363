//! Diagrams and games as pixels.

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rules::{Bitboard, Board, Color, Coords, Piece, Square};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;

/// How pictures are drawn: in the official colors, green and buff, red and white.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The side of a square, in pixels.
    cell: usize,
    /// The side at the bottom.
    pub bottom: Color,
}

/// Why a picture couldn't be written.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// A diagram.
    #[error("the diagram can't be written")]
    Png(#[from] png::EncodingError),
    /// An animation.
    #[error("the animation can't be written")]
    Gif(#[from] gif::EncodingError),
}

type Rgb = [u8; 3];

const FRAME_COLOR: Rgb = [0x4a, 0x33, 0x24];
const LIGHT: Rgb = [0xec, 0xdc, 0xb0];
const DARK: Rgb = [0x3d, 0x73, 0x50];
const NUMBER: Rgb = [0xcf, 0xe3, 0xd3];
const BLACK_FACE: Rgb = [0xb3, 0x27, 0x1e];
const WHITE_FACE: Rgb = [0xf6, 0xf1, 0xe3];
const BLACK_CROWN: (Rgb, Rgb) = ([0xf7, 0xd7, 0x74], [0x4d, 0x0f, 0x0a]);
const WHITE_CROWN: (Rgb, Rgb) = ([0x8a, 0x64, 0x14], [0x3d, 0x2c, 0x07]);

/// The shape of a crown, for squares with a side of 60.
const CROWN: [(f64, f64); 7] = [
    (-13.0, 9.0),
    (-15.0, -7.0),
    (-7.0, 0.0),
    (0.0, -12.0),
    (7.0, 0.0),
    (15.0, -7.0),
    (13.0, 9.0),
];

/// Each pixel is the mean of this many samples in each direction.
const SAMPLES: usize = 3;

/// The digits, three pixels wide and five high, row by row from the top.
const DIGITS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_010_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

/// How long the last position is shown, compared with the others.
const LAST_TIMES: u16 = 3;

impl Picture {
    /// The range of sizes, in pixels.
    pub const SIZES: std::ops::RangeInclusive<u64> = 88..=2200;

    /// A picture that's about this many pixels wide and high.
    pub fn new(size: usize, bottom: Color) -> Picture {
        let size = size.clamp(
            *Picture::SIZES.start() as usize,
            *Picture::SIZES.end() as usize,
        );
        // Eight squares and a frame of 0.4 squares on both sides.
        let cell = size * 5 / 44;
        Picture { cell, bottom }
    }

    const fn frame(self) -> usize {
        self.cell * 2 / 5
    }

    /// The width and height, in pixels.
    pub const fn size(self) -> usize {
        8 * self.cell + 2 * self.frame()
    }

    /// Writes a diagram as PNG.
    pub fn write_png(self, out: impl Write, board: &Board) -> Result<(), PictureError> {
        let brush = Brush::new(self);
        let size = self.size() as u32;
        let mut encoder = png::Encoder::new(out, size, size);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(brush.palette.bytes());
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&brush.draw(board))?;
        writer.finish()?;
        Ok(())
    }

    /// Writes the boards as a looping GIF, each shown for this many hundredths of a second.
    pub fn write_gif<'a>(
        self,
        out: impl Write,
        boards: impl IntoIterator<Item = &'a Board>,
        hundredths: u16,
    ) -> Result<(), PictureError> {
        let brush = Brush::new(self);
        let size = self.size() as u16;
        let mut encoder = Encoder::new(out, size, size, &brush.palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut boards = boards.into_iter().peekable();
        let mut before: Option<&Board> = None;
        while let Some(board) = boards.next() {
            let pixels = brush.draw(board);
            let area = match &before {
                None => Area {
                    left: 0,
                    top: 0,
                    width: self.size(),
                    height: self.size(),
                },
                Some(other) => self.area(differences(board, other)),
            };
            let times = if boards.peek().is_none() {
                LAST_TIMES
            } else {
                1
            };
            encoder.write_frame(&Frame {
                delay: hundredths.saturating_mul(times),
                dispose: DisposalMethod::Keep,
                left: area.left as u16,
                top: area.top as u16,
                width: area.width as u16,
                height: area.height as u16,
                buffer: Cow::Owned(area.cut(&pixels, self.size())),
                ..Frame::default()
            })?;
            before = Some(board);
        }
        Ok(())
    }

    /// The smallest rectangle with these squares, or one square if there are none.
    fn area(self, squares: Bitboard) -> Area {
        let corners = || squares.into_iter().map(|square| self.corner(square));
        let left = corners().map(|(x, _)| x).min();
        let top = corners().map(|(_, y)| y).min();
        let (left, top) = (left.unwrap_or(self.frame()), top.unwrap_or(self.frame()));
        let right = corners().map(|(x, _)| x).max().unwrap_or(left);
        let bottom = corners().map(|(_, y)| y).max().unwrap_or(top);
        Area {
            left,
            top,
            width: right - left + self.cell,
            height: bottom - top + self.cell,
        }
    }

    /// The upper left corner of a square.
    fn corner(self, square: Square) -> (usize, usize) {
        let shown: Coords = match self.bottom {
            Color::White => square.coords(),
            Color::Black => square.coords().turned(),
        };
        let at = |place: i32| self.frame() + self.cell * place.unsigned_abs() as usize;
        (at(shown.col), at(shown.row))
    }
}

/// The squares with different contents.
fn differences(board: &Board, other: &Board) -> Bitboard {
    Square::all()
        .filter(|square| board.get(*square) != other.get(*square))
        .collect()
}

/// A rectangle of pixels.
struct Area {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Area {
    fn cut(&self, pixels: &[u8], size: usize) -> Vec<u8> {
        let row = |y: usize| {
            let start = y * size + self.left;
            pixels[start..start + self.width].iter().copied()
        };
        (self.top..self.top + self.height).flat_map(row).collect()
    }
}

/// The colors of a picture.
#[derive(Default)]
struct Palette {
    colors: Vec<Rgb>,
    places: HashMap<Rgb, u8>,
}

impl Palette {
    fn place(&mut self, color: Rgb) -> u8 {
        if let Some(place) = self.places.get(&color) {
            return *place;
        }
        let place = match u8::try_from(self.colors.len()) {
            Ok(place) => {
                self.colors.push(color);
                place
            }
            // More colors than a GIF can have: take one that looks the same.
            Err(_) => self.nearest(color),
        };
        self.places.insert(color, place);
        place
    }

    fn nearest(&self, color: Rgb) -> u8 {
        let distance = |other: &Rgb| -> u32 {
            let parts = other.iter().zip(color);
            parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
        };
        let places = (0..=u8::MAX).zip(&self.colors);
        places
            .min_by_key(|(_, other)| distance(other))
            .map_or(0, |(place, _)| place)
    }

    fn bytes(&self) -> Vec<u8> {
        self.colors.as_flattened().to_vec()
    }
}

/// A picture's empty board and its pieces, ready to be put together.
struct Brush {
    picture: Picture,
    palette: Palette,
    empty: Vec<u8>,
    /// The pieces on dark squares.
    pieces: Vec<(Piece, Vec<u8>)>,
}

impl Brush {
    fn new(picture: Picture) -> Brush {
        let mut palette = Palette::default();
        let empty = empty(picture, &mut palette);
        let pieces = Color::BOTH
            .into_iter()
            .flat_map(|color| [Piece::man(color), Piece::king(color)])
            .map(|piece| (piece, draw_piece(piece, picture.cell, &mut palette)))
            .collect();
        Brush {
            picture,
            palette,
            empty,
            pieces,
        }
    }

    fn draw(&self, board: &Board) -> Vec<u8> {
        let mut pixels = self.empty.clone();
        let Picture { cell, .. } = self.picture;
        let size = self.picture.size();
        for (square, piece) in board.iter() {
            let drawn = self.pieces.iter().find(|(known, _)| *known == piece);
            let (_, drawn) = drawn.expect("every piece is drawn");
            let (left, top) = self.picture.corner(square);
            for (y, row) in drawn.chunks(cell).enumerate() {
                let start = (top + y) * size + left;
                // Outside the piece, the square's number stays visible.
                let places = pixels[start..start + cell].iter_mut().zip(row);
                for (place, pixel) in places.filter(|(_, pixel)| **pixel != self.dark()) {
                    *place = *pixel;
                }
            }
        }
        pixels
    }

    fn dark(&self) -> u8 {
        self.palette.places[&DARK]
    }
}

fn empty(picture: Picture, palette: &mut Palette) -> Vec<u8> {
    let size = picture.size();
    let [edge, light, dark, number] =
        [FRAME_COLOR, LIGHT, DARK, NUMBER].map(|it| palette.place(it));
    let mut pixels = vec![edge; size * size];
    let mut fill = |left: usize, top: usize, width: usize, height: usize, color: u8| {
        for y in top..top + height {
            pixels[y * size + left..y * size + left + width].fill(color);
        }
    };
    let (frame, cell) = (picture.frame(), picture.cell);
    fill(frame, frame, 8 * cell, 8 * cell, light);
    let dot = (cell / 30).max(1);
    for square in Square::all() {
        let (left, top) = picture.corner(square);
        fill(left, top, cell, cell, dark);
        // Small numbers aren't legible.
        if cell < 24 {
            continue;
        }
        let mut x = left + dot;
        for digit in square.number().to_string().bytes() {
            let shape = DIGITS[usize::from(digit - b'0')];
            for bit in (0..15).filter(|bit| shape >> (14 - bit) & 1 == 1) {
                fill(
                    x + bit % 3 * dot,
                    top + dot + bit / 3 * dot,
                    dot,
                    dot,
                    number,
                );
            }
            x += 4 * dot;
        }
    }
    pixels
}

fn draw_piece(piece: Piece, cell: usize, palette: &mut Palette) -> Vec<u8> {
    let mut pixels = Vec::with_capacity(cell * cell);
    let scale = 60.0 / cell as f64;
    let at = |pixel: usize, sample: usize| {
        let place = pixel as f64 + (sample as f64 + 0.5) / SAMPLES as f64;
        place * scale - 30.0
    };
    let count = (SAMPLES * SAMPLES) as u32;
    for y in 0..cell {
        for x in 0..cell {
            let mut sum = [0; 3];
            for sample in 0..SAMPLES * SAMPLES {
                let point = (at(x, sample % SAMPLES), at(y, sample / SAMPLES));
                let color = color_at(piece, point);
                for (sum, part) in sum.iter_mut().zip(color) {
                    *sum += u32::from(part);
                }
            }
            pixels.push(palette.place(sum.map(|sum| (sum / count) as u8)));
        }
    }
    pixels
}

/// The color at a point of a square with a piece. The square has a side of 60, and its center is
/// the origin.
fn color_at(piece: Piece, point: (f64, f64)) -> Rgb {
    let (face, (crown, crown_edge)) = match piece.color {
        Color::Black => (BLACK_FACE, BLACK_CROWN),
        Color::White => (WHITE_FACE, WHITE_CROWN),
    };
    let shade = |percent: u32| face.map(|part| (u32::from(part) * (100 - percent) / 100) as u8);
    if piece.is_king() {
        if distance_to_crown(point) < 1.0 {
            return crown_edge;
        }
        if is_in_crown(point) {
            return crown;
        }
    }
    let radius = point.0.hypot(point.1);
    match radius {
        ..17.0 => face,
        ..19.0 => shade(25),
        ..23.0 => face,
        ..25.0 => shade(45),
        _ => DARK,
    }
}

fn crown_edges() -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
    let next = CROWN.iter().cycle().skip(1);
    CROWN.into_iter().zip(next.copied())
}

fn is_in_crown((x, y): (f64, f64)) -> bool {
    let crosses = |((x1, y1), (x2, y2)): ((f64, f64), (f64, f64))| {
        (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    };
    crown_edges().filter(|edge| crosses(*edge)).count() % 2 == 1
}

fn distance_to_crown((x, y): (f64, f64)) -> f64 {
    let distance = |((x1, y1), (x2, y2)): ((f64, f64), (f64, f64))| {
        let (dx, dy) = (x2 - x1, y2 - y1);
        let along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
        let along = along.clamp(0.0, 1.0);
        (x - x1 - along * dx).hypot(y - y1 - along * dy)
    };
    crown_edges().map(distance).fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position;

    fn number(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    /// The colors in the middle of squares.
    fn png_colors(picture: Picture, board: &Board, squares: &[u8]) -> Vec<Rgb> {
        let mut bytes = Vec::new();
        picture.write_png(&mut bytes, board).unwrap();
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(info.width as usize, picture.size());
        let color = |square: &u8| {
            let (x, y) = picture.corner(number(*square));
            let place = (y + picture.cell / 2) * picture.size() + x + picture.cell / 2;
            pixels.as_chunks::<3>().0[place]
        };
        squares.iter().map(color).collect()
    }

    #[test]
    fn a_diagram_has_the_pieces_in_their_colors() {
        let board = *testkit::position("W:WK3,30:B9,K10").board();
        for bottom in Color::BOTH {
            for size in [88, 200, 528, 1000] {
                let picture = Picture::new(size, bottom);
                assert!(picture.size().abs_diff(size) < 12, "{size}");
                let colors = png_colors(picture, &board, &[9, 30, 1, 3, 10]);
                assert_eq!(colors[..3], [BLACK_FACE, WHITE_FACE, DARK], "{size}");
                assert_eq!(colors[3..], [WHITE_CROWN.0, BLACK_CROWN.0], "{size}");
            }
        }
    }

    #[test]
    fn an_animation_has_one_frame_for_each_position_and_redraws_little() {
        let start = Position::START;
        let mv = start.moves()[0];
        let after = start.play_unchecked(mv);
        let picture = Picture::new(300, Color::White);
        let mut bytes = Vec::new();
        let boards = [start.board(), after.board(), after.board()];
        picture.write_gif(&mut bytes, boards, 80).unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(bytes.as_slice()).unwrap();
        let mut screen = Vec::new();
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            delays.push(frame.delay);
            let (left, width) = (usize::from(frame.left), usize::from(frame.width));
            if screen.is_empty() {
                screen = frame.buffer.to_vec();
                continue;
            }
            assert!(width <= 2 * picture.cell);
            for (y, row) in frame.buffer.chunks(width).enumerate() {
                let start = (usize::from(frame.top) + y) * picture.size() + left;
                screen[start..start + width].copy_from_slice(row);
            }
        }
        assert_eq!(delays, [80, 80, 240]);
        let brush = Brush::new(picture);
        assert!(brush.palette.colors.len() <= 256);
        assert_eq!(screen, brush.draw(after.board()));
    }
}
