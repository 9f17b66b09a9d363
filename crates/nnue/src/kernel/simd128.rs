//! Vectors of 128 bits in WebAssembly.
//!
//! The same steps as in [`portable`](super::portable), which says what they mean.

use crate::network::{
    ACTIVATION_ONE, Bucket, LAST, Layer, MIDDLE, PAIRED, PRODUCTS, SQUARE_SHIFT, SUM_ONE, Sums,
    WEIGHT_SHIFT, WEIGHTED_ONE,
};
use std::arch::wasm32::{
    i16x8_extend_high_i8x16, i16x8_extend_low_i8x16, i16x8_max, i16x8_min, i16x8_narrow_i32x4,
    i16x8_q15mulr_sat, i16x8_shl, i16x8_splat, i32x4, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_max, i32x4_min, i32x4_mul, i32x4_shr, i32x4_shuffle, i32x4_splat,
    u8x16_narrow_i16x8, u16x8_extend_low_u8x16, u32x4_splat, u64x2, u64x2_extract_lane, v128,
};

pub(super) fn output(sums: &Sums, bucket: &Bucket) -> i32 {
    let products = products(sums);
    let middle = layer::<_, MIDDLE, { MIDDLE / 2 }, { MIDDLE / 4 }>(&products, &bucket.middle);
    let paired = paired(&middle);
    let last = layer::<_, LAST, { LAST / 2 }, { LAST / 4 }>(&paired, &bucket.last);
    weighted(&last, bucket)
}

#[inline]
fn products(sums: &Sums) -> [u8; PRODUCTS] {
    let (left, right) = sums.0.split_at(PRODUCTS);
    let (left, right) = (left.as_chunks().0, right.as_chunks().0);
    let one = i16x8_splat(SUM_ONE);
    let product = |index: usize| {
        let a = i16x8_min(i16x8_max(from_i16s(&left[index]), i16x8_splat(0)), one);
        // The second factor may stay negative: the product is then cut to 0 by the packing.
        let b = i16x8_min(from_i16s(&right[index]), one);
        i16x8_q15mulr_sat(i16x8_shl(a, 6), b)
    };
    let mut products = [0; PRODUCTS];
    for (index, chunk) in products.as_chunks_mut().0.iter_mut().enumerate() {
        *chunk = to_u8s(u8x16_narrow_i16x8(
            product(2 * index),
            product(2 * index + 1),
        ));
    }
    products
}

/// A layer. While it adds, a vector holds two sums for each of two outputs (`PAIRS` vectors), in
/// the end four outputs (`FOURS` vectors).
#[inline]
fn layer<const WEIGHTS: usize, const OUTPUTS: usize, const PAIRS: usize, const FOURS: usize>(
    inputs: &[u8],
    layer: &Layer<WEIGHTS, OUTPUTS>,
) -> [v128; FOURS] {
    let mut sums = [i32x4_splat(0); PAIRS];
    let blocks = layer.blocked.chunks_exact(4 * OUTPUTS);
    for (four, block) in inputs.as_chunks().0.iter().zip(blocks) {
        let four = u32::from_le_bytes(*four);
        if four == 0 {
            continue;
        }
        let inputs = u16x8_extend_low_u8x16(u32x4_splat(four));
        let weights = block.as_chunks().0;
        for (pair, weights) in sums.as_chunks_mut::<2>().0.iter_mut().zip(weights) {
            let weights = from_i8s(weights);
            let low = i32x4_dot_i16x8(inputs, i16x8_extend_low_i8x16(weights));
            let high = i32x4_dot_i16x8(inputs, i16x8_extend_high_i8x16(weights));
            pair[0] = i32x4_add(pair[0], low);
            pair[1] = i32x4_add(pair[1], high);
        }
    }
    let biases = layer.bias.as_chunks().0;
    std::array::from_fn(|four| {
        let (low, high) = (sums[2 * four], sums[2 * four + 1]);
        let even = i32x4_shuffle::<0, 2, 4, 6>(low, high);
        let odd = i32x4_shuffle::<1, 3, 5, 7>(low, high);
        i32x4_add(from_i32s(&biases[four]), i32x4_add(even, odd))
    })
}

#[inline]
fn paired(middle: &[v128; MIDDLE / 4]) -> [u8; PAIRED] {
    let one = i32x4_splat(WEIGHTED_ONE);
    let minus_one = i32x4_splat(-WEIGHTED_ONE);
    let bounded = middle.map(|sum| i32x4_min(i32x4_max(sum, minus_one), one));
    let squared = bounded.map(|sum| {
        let half = i32x4_splat(1 << (SQUARE_SHIFT - 1));
        i32x4_shr(i32x4_add(i32x4_mul(sum, sum), half), SQUARE_SHIFT)
    });
    // Packing to unsigned bytes cuts what is negative to 0.
    let pack = |[a, b, c, d]: [v128; 4]| {
        u8x16_narrow_i16x8(i16x8_narrow_i32x4(a, b), i16x8_narrow_i32x4(c, d))
    };
    let mut paired = [0; PAIRED];
    let (clipped_part, squared_part) = paired.split_at_mut(MIDDLE);
    clipped_part.copy_from_slice(&to_u8s(pack(bounded.map(rounded))));
    squared_part.copy_from_slice(&to_u8s(pack(squared)));
    paired
}

#[inline]
fn weighted(last: &[v128; LAST / 4], bucket: &Bucket) -> i32 {
    let mut total = i32x4_splat(0);
    for (sum, weights) in last.iter().zip(bucket.output_weights.as_chunks().0) {
        let value = i32x4_max(rounded(*sum), i32x4_splat(0));
        let value = i32x4_min(value, i32x4_splat(ACTIVATION_ONE));
        let weights: &[i16; 4] = weights;
        total = i32x4_add(total, i32x4_mul(value, from_i32s(&weights.map(i32::from))));
    }
    bucket.output_bias
        + i32x4_extract_lane::<0>(total)
        + i32x4_extract_lane::<1>(total)
        + i32x4_extract_lane::<2>(total)
        + i32x4_extract_lane::<3>(total)
}

/// Weighted sums in the unit of activations.
#[inline]
fn rounded(sum: v128) -> v128 {
    let half = i32x4_splat(1 << (WEIGHT_SHIFT - 1));
    i32x4_shr(i32x4_add(sum, half), WEIGHT_SHIFT)
}

#[inline]
fn from_i32s(x: &[i32; 4]) -> v128 {
    i32x4(x[0], x[1], x[2], x[3])
}

/// Put together from two halves: the compiler makes a load of each, but not one of eight lanes.
#[inline]
fn from_i16s(x: &[i16; 8]) -> v128 {
    let half = |x: &[i16; 4]| {
        x.iter()
            .rev()
            .fold(0, |bits, lane| bits << 16 | u64::from(lane.cast_unsigned()))
    };
    let halves = x.as_chunks().0;
    u64x2(half(&halves[0]), half(&halves[1]))
}

#[inline]
fn from_i8s(x: &[i8; 16]) -> v128 {
    let half = |x: &[i8; 8]| u64::from_le_bytes(x.map(i8::cast_unsigned));
    let halves = x.as_chunks().0;
    u64x2(half(&halves[0]), half(&halves[1]))
}

#[inline]
fn to_u8s(vector: v128) -> [u8; 16] {
    let halves = [
        u64x2_extract_lane::<0>(vector),
        u64x2_extract_lane::<1>(vector),
    ];
    let mut bytes = [0; 16];
    for (chunk, half) in bytes.as_chunks_mut().0.iter_mut().zip(halves) {
        *chunk = half.to_le_bytes();
    }
    bytes
}
