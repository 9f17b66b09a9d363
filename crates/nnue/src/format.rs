//! The network file.
//!
//! Little-endian throughout: an 80-byte header, then the weights.
//!
//! | offset | size | what |
//! | ---: | ---: | --- |
//! | 0 | 8 | `CROWNNET` |
//! | 8 | 2 | version of the format: 1 |
//! | 10 | 2 | inputs: 120 |
//! | 12 | 2 | width of the first layer: a multiple of 512, at most 4,096 |
//! | 14 | 2 | outputs of the second layer: 16 |
//! | 16 | 2 | outputs of the third layer: 32 |
//! | 18 | 2 | sets of weights after the first layer: 8 |
//! | 20 | 4 | architecture: CRC-32 of the text [`ARCHITECTURE`] |
//! | 24 | 2 | 1.0 in the first layer: 255 |
//! | 26 | 2 | 1.0 in activations: 127 |
//! | 28 | 2 | 1.0 in the weights of the second and third layers: 64 |
//! | 30 | 2 | 1.0 in the weights of the last layer: 1024 |
//! | 32 | 2 | `wdl_scale`, see [`Network::wdl_scale`], not 0 |
//! | 34 | 2 | 0 |
//! | 36 | 4 | length of the weights in bytes |
//! | 40 | 32 | name of the network, UTF-8, padded with 0 |
//! | 72 | 4 | CRC-32 of the weights |
//! | 76 | 4 | CRC-32 of the header up to here |
//!
//! The weights follow without gaps: the biases of the first layer (`i16`), its weights feature by
//! feature (`i16`), then for each set: biases of the second layer (`i32`), its weights input by
//! input (`i8`), biases (`i32`) and weights (`i8`) of the third layer likewise, bias of the last
//! layer (`i32`), its weights (`i16`). A bias has the scale of the sum it's part of.

use crate::feature::{FEATURES, MAX_ACTIVE};
use crate::network::{
    ACTIVATION_ONE, BUCKETS, Bucket, GROUP, LAST, MAX_WIDTH, MIDDLE, Matrix, Network, OUTPUT_ONE,
    PAIRED, SUM_ONE, Sums, WEIGHT_SHIFT, WIDTH_STEP,
};

/// The computation in one line. A network for another computation has a different text.
pub const ARCHITECTURE: &str =
    "120 turned; pairs of clipped sums, x*y/512 rounded; clip and square; clip; 8 sets by (n-1)/3";

const MAGIC: [u8; 8] = *b"CROWNNET";
const VERSION: u16 = 1;
const HEADER: usize = 80;
const NAME: std::ops::Range<usize> = 40..72;
const WIDTH_AT: usize = 12;

/// The length of the weights of a network with this width.
const fn weights_bytes(width: usize) -> usize {
    let middle = 4 * MIDDLE + width / 2 * MIDDLE;
    let bucket = middle + 4 * LAST + PAIRED * LAST + 4 + 2 * LAST;
    2 * width * (1 + FEATURES) + BUCKETS * bucket
}

/// Why bytes aren't a network that this program can use.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The file doesn't start like a network.
    #[error("not a network file: it doesn't start with CROWNNET")]
    NotANetwork,
    /// The file ends too early.
    #[error("the network file is truncated: {found} of {expected} bytes")]
    Truncated {
        /// The expected length.
        expected: usize,
        /// The actual length.
        found: usize,
    },
    /// There's something after the end of the network.
    #[error("the network file is too long: {found} bytes instead of {expected}")]
    TooLong {
        /// The expected length.
        expected: usize,
        /// The actual length.
        found: usize,
    },
    /// The format is newer or older than this program.
    #[error("version {0} of the network format isn't supported, only version {VERSION}")]
    UnknownVersion(u16),
    /// The header is corrupt.
    #[error("the header of the network file is damaged")]
    DamagedHeader,
    /// The weights are corrupt.
    #[error("the weights of the network file are damaged")]
    DamagedWeights,
    /// The network is valid, but for another computation.
    #[error("the network has a different architecture: {what} is {found} instead of {expected}")]
    OtherArchitecture {
        /// What differs.
        what: &'static str,
        /// What this program requires.
        expected: u32,
        /// What the file has.
        found: u32,
    },
    /// The first layer has a width that this program can't use.
    #[error(
        "a first layer of {0} sums isn't supported, only multiples of {WIDTH_STEP} up to {MAX_WIDTH}"
    )]
    UnsupportedWidth(u16),
    /// The weights are so large that a sum could overflow.
    #[error("the {layer} layer can overflow at neuron {neuron}")]
    Overflow {
        /// The layer: `first`, `second`, `third` or `last`.
        layer: &'static str,
        /// The neuron, counted from 0.
        neuron: usize,
    },
}

/// The header fields that describe the computation, with their offsets. The width isn't one of them.
fn architecture() -> [(&'static str, usize, u16); 8] {
    [
        ("the number of inputs", 10, FEATURES as u16),
        ("the width of the second layer", 14, MIDDLE as u16),
        ("the width of the third layer", 16, LAST as u16),
        ("the number of sets of weights", 18, BUCKETS as u16),
        ("the scale of the first layer", 24, SUM_ONE as u16),
        ("the scale of activations", 26, ACTIVATION_ONE as u16),
        ("the scale of weights", 28, 1 << WEIGHT_SHIFT),
        ("the scale of the last layer", 30, OUTPUT_ONE as u16),
    ]
}

fn architecture_hash() -> u32 {
    crc32fast::hash(ARCHITECTURE.as_bytes())
}

pub(crate) fn write(net: &Network) -> Vec<u8> {
    let mut weights = Vec::with_capacity(weights_bytes(net.width()));
    for sums in net.first() {
        weights.extend(sums.0.iter().flat_map(|value| value.to_le_bytes()));
    }
    for bucket in &net.buckets {
        write_biases(&mut weights, &bucket.middle_bias);
        for group in &bucket.middle {
            write_matrix(&mut weights, group);
        }
        write_biases(&mut weights, &bucket.last_bias);
        write_matrix(&mut weights, &bucket.last);
        weights.extend(bucket.output_bias.to_le_bytes());
        let output = bucket.output_weights.iter();
        weights.extend(output.flat_map(|value| value.to_le_bytes()));
    }

    let mut header = [0; HEADER];
    header[..8].copy_from_slice(&MAGIC);
    put(&mut header, 8, VERSION.to_le_bytes());
    for (_, offset, value) in architecture() {
        put(&mut header, offset, value.to_le_bytes());
    }
    put(&mut header, WIDTH_AT, (net.width() as u16).to_le_bytes());
    put(&mut header, 20, architecture_hash().to_le_bytes());
    put(&mut header, 32, net.wdl_scale.to_le_bytes());
    put(&mut header, 36, (weights.len() as u32).to_le_bytes());
    let name = &net.name.as_bytes()[..net.name.floor_char_boundary(NAME.len())];
    header[NAME][..name.len()].copy_from_slice(name);
    put(&mut header, 72, crc32fast::hash(&weights).to_le_bytes());
    let hash = crc32fast::hash(&header[..76]);
    put(&mut header, 76, hash.to_le_bytes());

    let mut bytes = header.to_vec();
    bytes.append(&mut weights);
    bytes
}

fn put<const N: usize>(header: &mut [u8; HEADER], offset: usize, bytes: [u8; N]) {
    header[offset..offset + N].copy_from_slice(&bytes);
}

fn write_biases(bytes: &mut Vec<u8>, biases: &[i32]) {
    bytes.extend(biases.iter().flat_map(|value| value.to_le_bytes()));
}

fn write_matrix<const WEIGHTS: usize, const OUTPUTS: usize>(
    bytes: &mut Vec<u8>,
    matrix: &Matrix<WEIGHTS, OUTPUTS>,
) {
    bytes.extend(matrix.by_input.iter().map(|weight| weight.cast_unsigned()));
}

pub(crate) fn read(bytes: &[u8]) -> Result<Network, LoadError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(LoadError::NotANetwork);
    }
    let truncated = |expected| LoadError::Truncated {
        expected,
        found: bytes.len(),
    };
    let Some((header, weights)) = bytes.split_first_chunk::<HEADER>() else {
        return Err(truncated(HEADER));
    };
    let Shape { width, wdl_scale } = read_header(header)?;
    let length = weights_bytes(width);
    match weights.len() {
        len if len < length => return Err(truncated(HEADER + length)),
        len if len > length => {
            return Err(LoadError::TooLong {
                expected: HEADER + length,
                found: bytes.len(),
            });
        }
        _ => {}
    }
    if crc32fast::hash(weights) != get_u32(header, 72) {
        return Err(LoadError::DamagedWeights);
    }

    let mut source = Source(weights);
    let groups = width / GROUP;
    let first: Box<[Sums]> = (0..groups * (1 + FEATURES))
        .map(|_| source.sums())
        .collect();
    check_overflow(&first, groups)?;
    let buckets: Box<[Bucket]> = (0..BUCKETS).map(|_| source.bucket(groups / 2)).collect();
    buckets.iter().try_for_each(check_biases)?;
    let name = String::from_utf8_lossy(&header[NAME])
        .trim_end_matches('\0')
        .to_owned();
    Ok(Network::from_parts(first, buckets, wdl_scale, name))
}

/// What differs from network to network.
struct Shape {
    width: usize,
    wdl_scale: u16,
}

/// Validates the header.
fn read_header(header: &[u8; HEADER]) -> Result<Shape, LoadError> {
    let version = get_u16(header, 8);
    if version != VERSION {
        return Err(LoadError::UnknownVersion(version));
    }
    if crc32fast::hash(&header[..76]) != get_u32(header, 76) {
        return Err(LoadError::DamagedHeader);
    }
    let differs = |what, expected, found| {
        Err(LoadError::OtherArchitecture {
            what,
            expected,
            found,
        })
    };
    for (what, offset, expected) in architecture() {
        let found = get_u16(header, offset);
        if found != expected {
            return differs(what, u32::from(expected), u32::from(found));
        }
    }
    let found = get_u32(header, 20);
    if found != architecture_hash() {
        return differs("the architecture's hash", architecture_hash(), found);
    }
    let width = usize::from(get_u16(header, WIDTH_AT));
    if !width.is_multiple_of(WIDTH_STEP) || !(WIDTH_STEP..=MAX_WIDTH).contains(&width) {
        return Err(LoadError::UnsupportedWidth(width as u16));
    }
    let length = get_u32(header, 36);
    let expected = weights_bytes(width) as u32;
    if length != expected {
        return differs("the length of the weights", expected, length);
    }
    match get_u16(header, 32) {
        0 => differs("the scale of the output", 1, 0),
        wdl_scale => Ok(Shape { width, wdl_scale }),
    }
}

fn get_u16(header: &[u8; HEADER], offset: usize) -> u16 {
    u16::from_le_bytes([header[offset], header[offset + 1]])
}

fn get_u32(header: &[u8; HEADER], offset: usize) -> u32 {
    u32::from(get_u16(header, offset)) | u32::from(get_u16(header, offset + 2)) << 16
}

/// Checks that no position can make a sum of the first layer overflow.
fn check_overflow(first: &[Sums], groups: usize) -> Result<(), LoadError> {
    let (bias, rows) = first.split_at(groups);
    for neuron in 0..groups * GROUP {
        let weight = |row: &[Sums]| i32::from(row[neuron / GROUP].0[neuron % GROUP]);
        let mut weights: Vec<i32> = rows.chunks_exact(groups).map(weight).collect();
        weights.sort_unstable();
        let start = weight(bias);
        let lowest = start
            + weights[..MAX_ACTIVE]
                .iter()
                .map(|w| (*w).min(0))
                .sum::<i32>();
        let tail = &weights[FEATURES - MAX_ACTIVE..];
        let highest = start + tail.iter().map(|w| (*w).max(0)).sum::<i32>();
        if lowest < i32::from(i16::MIN) || highest > i32::from(i16::MAX) {
            let layer = "first";
            return Err(LoadError::Overflow { layer, neuron });
        }
    }
    Ok(())
}

/// Checks that no sum after the first layer can overflow.
///
/// The weighted inputs of a neuron there stay below 2^27, no matter what the weights are, so only
/// the biases matter.
fn check_biases(bucket: &Bucket) -> Result<(), LoadError> {
    const { assert!(MAX_WIDTH / 2 * 127 * 128 < 1 << 27 && LAST * 127 * 32768 < 1 << 27) };
    let layers: [(&str, &[i32]); 3] = [
        ("second", &bucket.middle_bias),
        ("third", &bucket.last_bias),
        ("last", &[bucket.output_bias]),
    ];
    for (layer, biases) in layers {
        if let Some(neuron) = biases.iter().position(|bias| bias.unsigned_abs() > 1 << 30) {
            return Err(LoadError::Overflow { layer, neuron });
        }
    }
    Ok(())
}

/// The weights that remain to be read. Their length was checked.
struct Source<'a>(&'a [u8]);

impl Source<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let (bytes, rest) = self
            .0
            .split_first_chunk()
            .expect("the length of the weights was checked");
        self.0 = rest;
        *bytes
    }

    fn sums(&mut self) -> Sums {
        Sums(std::array::from_fn(|_| i16::from_le_bytes(self.bytes())))
    }

    fn i32s<const N: usize>(&mut self) -> [i32; N] {
        std::array::from_fn(|_| i32::from_le_bytes(self.bytes()))
    }

    fn matrix<const WEIGHTS: usize, const OUTPUTS: usize>(&mut self) -> Matrix<WEIGHTS, OUTPUTS> {
        Matrix::new(self.bytes().map(u8::cast_signed))
    }

    fn bucket(&mut self, product_groups: usize) -> Bucket {
        let middle_bias = self.i32s();
        let middle = (0..product_groups).map(|_| self.matrix()).collect();
        let last_bias = self.i32s();
        let last = self.matrix();
        let [output_bias] = self.i32s();
        Bucket {
            middle,
            middle_bias,
            last,
            last_bias,
            output_weights: std::array::from_fn(|_| i16::from_le_bytes(self.bytes())),
            output_bias,
        }
    }
}
