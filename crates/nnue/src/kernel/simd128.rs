//! 128-bit vectors in WebAssembly.
//!
//! The same steps as in [`portable`](super::portable), which explains them.

use crate::feature::Change;
use crate::network::{
    ACTIVATION_ONE, Bucket, GROUP, LAST, MIDDLE, Matrix, Network, SQUARE_SHIFT, SUM_ONE, Sums,
    WEIGHT_SHIFT, WEIGHTED_ONE,
};
use safe_unaligned_simd::wasm32::{i32x4_load_extend_i16x4, v128_load, v128_store};
use std::arch::wasm32::{
    i16x8_add, i16x8_extend_high_i8x16, i16x8_extend_low_i8x16, i16x8_max, i16x8_min,
    i16x8_narrow_i32x4, i16x8_q15mulr_sat, i16x8_shl, i16x8_splat, i16x8_sub, i32x4_add,
    i32x4_dot_i16x8, i32x4_extract_lane, i32x4_max, i32x4_min, i32x4_mul, i32x4_shr, i32x4_shuffle,
    i32x4_splat, u8x16_narrow_i16x8, u16x8_extend_low_u8x16, u32x4_splat, v128,
};

update_with_vectors!(8, v128_load, v128_store, i16x8_add, i16x8_sub);

pub(super) fn output(sums: &[Sums], bucket: &Bucket) -> i32 {
    let (left, right) = sums.split_at(sums.len() / 2);
    let mut middle = [i32x4_splat(0); MIDDLE / 2];
    for ((left, right), weights) in left.iter().zip(right).zip(&bucket.middle) {
        add_weighted(&mut middle, &products(left, right), weights);
    }
    let middle: [v128; MIDDLE / 4] = totals(&middle, &bucket.middle_bias);
    let paired = paired(&middle);
    let mut last = [i32x4_splat(0); LAST / 2];
    add_weighted(&mut last, paired.as_flattened(), &bucket.last);
    weighted(&totals(&last, &bucket.last_bias), bucket)
}

#[inline]
fn products(left: &Sums, right: &Sums) -> [u8; GROUP] {
    let (left, right) = (left.0.as_chunks::<8>().0, right.0.as_chunks::<8>().0);
    let one = i16x8_splat(SUM_ONE);
    let product = |index: usize| {
        let a = i16x8_min(i16x8_max(v128_load(&left[index]), i16x8_splat(0)), one);
        // The second factor may stay negative: packing then clamps the product to 0.
        let b = i16x8_min(v128_load(&right[index]), one);
        i16x8_q15mulr_sat(i16x8_shl(a, 6), b)
    };
    let mut products = [0; GROUP];
    for (index, chunk) in products.as_chunks_mut::<16>().0.iter_mut().enumerate() {
        let packed = u8x16_narrow_i16x8(product(2 * index), product(2 * index + 1));
        v128_store(chunk, packed);
    }
    products
}

/// Adds the weighted inputs. A vector holds two sums for each of two outputs.
#[inline]
fn add_weighted<const WEIGHTS: usize, const OUTPUTS: usize, const PAIRS: usize>(
    sums: &mut [v128; PAIRS],
    inputs: &[u8],
    matrix: &Matrix<WEIGHTS, OUTPUTS>,
) {
    const { assert!(OUTPUTS == 2 * PAIRS) };
    let blocks = matrix.blocked.chunks_exact(4 * OUTPUTS);
    for (four, block) in inputs.as_chunks().0.iter().zip(blocks) {
        let four = u32::from_le_bytes(*four);
        if four == 0 {
            continue;
        }
        let inputs = u16x8_extend_low_u8x16(u32x4_splat(four));
        let weights = block.as_chunks::<16>().0;
        for (pair, weights) in sums.as_chunks_mut::<2>().0.iter_mut().zip(weights) {
            let weights = v128_load(weights);
            let low = i32x4_dot_i16x8(inputs, i16x8_extend_low_i8x16(weights));
            let high = i32x4_dot_i16x8(inputs, i16x8_extend_high_i8x16(weights));
            pair[0] = i32x4_add(pair[0], low);
            pair[1] = i32x4_add(pair[1], high);
        }
    }
}

/// The biases plus the weighted inputs, four outputs to a vector.
#[inline]
fn totals<const FOURS: usize>(sums: &[v128], biases: &[i32]) -> [v128; FOURS] {
    let biases = biases.as_chunks::<4>().0;
    std::array::from_fn(|four| {
        let (low, high) = (sums[2 * four], sums[2 * four + 1]);
        let even = i32x4_shuffle::<0, 2, 4, 6>(low, high);
        let odd = i32x4_shuffle::<1, 3, 5, 7>(low, high);
        i32x4_add(v128_load(&biases[four]), i32x4_add(even, odd))
    })
}

/// Each weighted sum clipped, then each one squared.
#[inline]
fn paired(middle: &[v128; MIDDLE / 4]) -> [[u8; MIDDLE]; 2] {
    let one = i32x4_splat(WEIGHTED_ONE);
    let minus_one = i32x4_splat(-WEIGHTED_ONE);
    let bounded = middle.map(|sum| i32x4_min(i32x4_max(sum, minus_one), one));
    let squared = bounded.map(|sum| {
        let half = i32x4_splat(1 << (SQUARE_SHIFT - 1));
        i32x4_shr(i32x4_add(i32x4_mul(sum, sum), half), SQUARE_SHIFT)
    });
    // Packing to unsigned bytes clamps negative values to 0.
    let pack = |[a, b, c, d]: [v128; 4]| {
        u8x16_narrow_i16x8(i16x8_narrow_i32x4(a, b), i16x8_narrow_i32x4(c, d))
    };
    let mut paired = [[0; MIDDLE]; 2];
    v128_store(&mut paired[0], pack(bounded.map(rounded)));
    v128_store(&mut paired[1], pack(squared));
    paired
}

#[inline]
fn weighted(last: &[v128; LAST / 4], bucket: &Bucket) -> i32 {
    let mut total = i32x4_splat(0);
    for (sum, weights) in last.iter().zip(bucket.output_weights.as_chunks::<4>().0) {
        let value = i32x4_max(rounded(*sum), i32x4_splat(0));
        let value = i32x4_min(value, i32x4_splat(ACTIVATION_ONE));
        let weights = i32x4_load_extend_i16x4(weights);
        total = i32x4_add(total, i32x4_mul(value, weights));
    }
    bucket.output_bias
        + i32x4_extract_lane::<0>(total)
        + i32x4_extract_lane::<1>(total)
        + i32x4_extract_lane::<2>(total)
        + i32x4_extract_lane::<3>(total)
}

/// Weighted sums in units of activations.
#[inline]
fn rounded(sum: v128) -> v128 {
    let half = i32x4_splat(1 << (WEIGHT_SHIFT - 1));
    i32x4_shr(i32x4_add(sum, half), WEIGHT_SHIFT)
}
