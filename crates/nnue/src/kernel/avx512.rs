//! 512-bit vectors, with the instructions that multiply and add bytes (VNNI).
//!
//! The same steps as in [`portable`](super::portable), which explains them. A vector holds the
//! inputs of a whole block of weights or the 16 sums of the second layer.
//!
//! Don't pass closures to the standard library here: see [`avx2`](super::avx2).

use crate::feature::Change;
use crate::network::{
    ACTIVATION_ONE, Bucket, GROUP, LAST, MIDDLE, MiddleWeights, Network, PAIRED, SQUARE_SHIFT,
    SUM_ONE, Sums, WEIGHT_SHIFT, WEIGHTED_ONE,
};
use safe_unaligned_simd::x86_64::{
    _mm_storeu_si128, _mm256_loadu_si256, _mm512_loadu_si512, _mm512_storeu_si512,
};
use std::arch::x86_64::{
    __m128i, __m512i, _mm512_add_epi16, _mm512_add_epi32, _mm512_and_si512, _mm512_cvtepi16_epi32,
    _mm512_cvtusepi32_epi8, _mm512_dpbusd_epi32, _mm512_madd_epi16, _mm512_max_epi16,
    _mm512_max_epi32, _mm512_min_epi16, _mm512_min_epi32, _mm512_mulhrs_epi16, _mm512_packus_epi16,
    _mm512_permutexvar_epi64, _mm512_reduce_add_epi32, _mm512_set1_epi16, _mm512_set1_epi32,
    _mm512_setr_epi64, _mm512_setzero_si512, _mm512_slli_epi16, _mm512_srai_epi32,
    _mm512_sub_epi16, _mm512_test_epi32_mask,
};

update_with_vectors!(
    #[target_feature(enable = "avx512f,avx512bw")]
    32,
    _mm512_loadu_si512,
    _mm512_storeu_si512,
    _mm512_add_epi16,
    _mm512_sub_epi16
);

#[target_feature(enable = "avx512f,avx512bw,avx512vnni,bmi1,popcnt")]
pub(super) fn output(sums: &[Sums], bucket: &Bucket) -> i32 {
    let (left, right) = sums.split_at(sums.len() / 2);
    // Two chains of additions, because each addition waits for the previous one in its chain.
    let mut middle = [
        _mm512_loadu_si512(&bucket.middle_bias),
        _mm512_setzero_si512(),
    ];
    for ((left, right), weights) in left.iter().zip(right).zip(&bucket.middle) {
        let (products, occupied) = products(left, right);
        add_products(&mut middle, &products, occupied, weights);
    }
    let paired = paired(_mm512_add_epi32(middle[0], middle[1]));
    weighted(last(&paired, bucket), bucket)
}

/// The products, and a bit for each group of four that aren't all 0.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn products(left: &Sums, right: &Sums) -> ([u8; GROUP], u64) {
    const { assert!(GROUP == 4 * u64::BITS as usize) };
    let (left, right) = (left.0.as_chunks::<32>().0, right.0.as_chunks::<32>().0);
    let one = _mm512_set1_epi16(SUM_ONE);
    let product = |index: usize| {
        let a = _mm512_max_epi16(_mm512_loadu_si512(&left[index]), _mm512_setzero_si512());
        let a = _mm512_min_epi16(a, one);
        // The second factor may stay negative: packing then clamps the product to 0.
        let b = _mm512_min_epi16(_mm512_loadu_si512(&right[index]), one);
        _mm512_mulhrs_epi16(_mm512_slli_epi16::<6>(a), b)
    };
    // Packing works on quarters: restore the order of the eighths.
    let order = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7);
    let mut products = [0; GROUP];
    let mut occupied = 0;
    for (index, chunk) in products.as_chunks_mut::<64>().0.iter_mut().enumerate() {
        let packed = _mm512_packus_epi16(product(2 * index), product(2 * index + 1));
        let packed = _mm512_permutexvar_epi64(order, packed);
        _mm512_storeu_si512(chunk, packed);
        occupied |= u64::from(_mm512_test_epi32_mask(packed, packed)) << (16 * index);
    }
    (products, occupied)
}

/// Adds the weighted products that aren't 0.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni,bmi1,popcnt")]
#[inline]
fn add_products(
    sums: &mut [__m512i; 2],
    products: &[u8; GROUP],
    mut occupied: u64,
    weights: &MiddleWeights,
) {
    let weights = weights.blocked.as_chunks::<{ 4 * MIDDLE }>().0;
    let fours = products.as_chunks::<4>().0;
    let [mut first, mut second] = *sums;
    if occupied.count_ones() % 2 == 1 {
        let index = occupied.trailing_zeros() as usize;
        occupied &= occupied - 1;
        first = add_weighted(first, fours[index], &weights[index]);
    }
    while occupied != 0 {
        let index = occupied.trailing_zeros() as usize;
        occupied &= occupied - 1;
        first = add_weighted(first, fours[index], &weights[index]);
        // There is an even number of them.
        let index = occupied.trailing_zeros() as usize % 64;
        occupied &= occupied.wrapping_sub(1);
        second = add_weighted(second, fours[index], &weights[index]);
    }
    *sums = [first, second];
}

#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn paired(middle: __m512i) -> [u8; PAIRED] {
    const HALF: i32 = 1 << (SQUARE_SHIFT - 1);
    let one = _mm512_set1_epi32(WEIGHTED_ONE);
    let minus_one = _mm512_set1_epi32(-WEIGHTED_ONE);
    let bounded = _mm512_min_epi32(_mm512_max_epi32(middle, minus_one), one);
    // Each sum fits in 16 bits. Clearing the upper half of each pair reduces a sum of two products
    // to one.
    let low = _mm512_and_si512(bounded, _mm512_set1_epi32(0xFFFF));
    let square = _mm512_add_epi32(_mm512_madd_epi16(low, low), _mm512_set1_epi32(HALF));
    let square = _mm512_srai_epi32::<{ SQUARE_SHIFT }>(square);
    let clipped = _mm512_max_epi32(rounded(bounded), _mm512_setzero_si512());
    let mut paired = [[0; MIDDLE]; 2];
    let [first, second] = &mut paired;
    let pack = |values: __m512i| -> __m128i { _mm512_cvtusepi32_epi8(values) };
    _mm_storeu_si128(first, pack(clipped));
    _mm_storeu_si128(second, pack(square));
    let mut flat = [0; PAIRED];
    flat.copy_from_slice(paired.as_flattened());
    flat
}

#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
#[inline]
fn last(paired: &[u8; PAIRED], bucket: &Bucket) -> [__m512i; LAST / 16] {
    let weights = bucket.last.blocked.as_chunks::<64>().0;
    let biases = bucket.last_bias.as_chunks::<16>().0;
    let zero = _mm512_setzero_si512();
    let mut sums = [
        [_mm512_loadu_si512(&biases[0]), zero],
        [_mm512_loadu_si512(&biases[1]), zero],
    ];
    for (place, four) in paired.as_chunks().0.iter().enumerate() {
        for (half, sums) in sums.iter_mut().enumerate() {
            let chain = &mut sums[place % 2];
            *chain = add_weighted(*chain, *four, &weights[2 * place + half]);
        }
    }
    let [[a, b], [c, d]] = sums;
    [_mm512_add_epi32(a, b), _mm512_add_epi32(c, d)]
}

#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn weighted(last: [__m512i; LAST / 16], bucket: &Bucket) -> i32 {
    let mut total = _mm512_setzero_si512();
    for (sum, weights) in last
        .into_iter()
        .zip(bucket.output_weights.as_chunks::<16>().0)
    {
        let value = _mm512_max_epi32(rounded(sum), _mm512_setzero_si512());
        let value = _mm512_min_epi32(value, _mm512_set1_epi32(ACTIVATION_ONE));
        let weights = _mm512_cvtepi16_epi32(_mm256_loadu_si256(weights));
        total = _mm512_add_epi32(total, _mm512_madd_epi16(value, weights));
    }
    bucket.output_bias + _mm512_reduce_add_epi32(total)
}

/// Adds four inputs times their weights to each of 16 sums.
#[target_feature(enable = "avx512f,avx512vnni")]
#[inline]
fn add_weighted(sums: __m512i, four: [u8; 4], weights: &[i8; 64]) -> __m512i {
    let inputs = _mm512_set1_epi32(i32::from_le_bytes(four));
    _mm512_dpbusd_epi32(sums, inputs, _mm512_loadu_si512(weights))
}

/// Weighted sums in units of activations.
#[target_feature(enable = "avx512f")]
#[inline]
fn rounded(sum: __m512i) -> __m512i {
    const HALF: i32 = 1 << (WEIGHT_SHIFT - 1);
    let sum = _mm512_add_epi32(sum, _mm512_set1_epi32(HALF));
    _mm512_srai_epi32::<WEIGHT_SHIFT>(sum)
}
