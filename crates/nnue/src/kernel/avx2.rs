//! 256-bit vectors.
//!
//! The same steps as in [`portable`](super::portable), which explains them.
//!
//! Don't pass closures to the standard library here: functions there are compiled without AVX2, and
//! code that uses AVX2 can't be inlined into them.

use crate::feature::Change;
use crate::network::{
    ACTIVATION_ONE, Bucket, GROUP, LAST, MIDDLE, MiddleWeights, Network, PAIRED, SQUARE_SHIFT,
    SUM_ONE, Sums, WEIGHT_SHIFT, WEIGHTED_ONE,
};
use safe_unaligned_simd::x86_64::{_mm_loadu_si128, _mm256_loadu_si256, _mm256_storeu_si256};
use std::arch::x86_64::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16,
    _mm256_add_epi32, _mm256_and_si256, _mm256_castsi256_ps, _mm256_castsi256_si128,
    _mm256_cmpgt_epi32, _mm256_cvtepi16_epi32, _mm256_extracti128_si256, _mm256_madd_epi16,
    _mm256_maddubs_epi16, _mm256_max_epi16, _mm256_max_epi32, _mm256_min_epi16, _mm256_min_epi32,
    _mm256_movemask_ps, _mm256_mulhrs_epi16, _mm256_packs_epi32, _mm256_packus_epi16,
    _mm256_permute4x64_epi64, _mm256_permutevar8x32_epi32, _mm256_set1_epi16, _mm256_set1_epi32,
    _mm256_setr_epi32, _mm256_setzero_si256, _mm256_slli_epi16, _mm256_srai_epi32,
    _mm256_sub_epi16,
};

update_with_vectors!(
    #[target_feature(enable = "avx2")]
    16,
    _mm256_loadu_si256,
    _mm256_storeu_si256,
    _mm256_add_epi16,
    _mm256_sub_epi16
);

#[target_feature(enable = "avx2,bmi1")]
pub(super) fn output(sums: &[Sums], bucket: &Bucket) -> i32 {
    let (left, right) = sums.split_at(sums.len() / 2);
    let mut middle = from_biases(&bucket.middle_bias);
    for ((left, right), weights) in left.iter().zip(right).zip(&bucket.middle) {
        middle = add_products(middle, &products(left, right), weights);
    }
    let paired = paired(middle);
    let last = last(&paired, bucket);
    weighted(last, bucket)
}

#[target_feature(enable = "avx2")]
#[inline]
fn products(left: &Sums, right: &Sums) -> [u8; GROUP] {
    let (left, right) = (left.0.as_chunks::<16>().0, right.0.as_chunks::<16>().0);
    let one = _mm256_set1_epi16(SUM_ONE);
    let product = |index: usize| {
        let a = _mm256_max_epi16(_mm256_loadu_si256(&left[index]), _mm256_setzero_si256());
        let a = _mm256_min_epi16(a, one);
        // The second factor may stay negative: packing then clamps the product to 0.
        let b = _mm256_min_epi16(_mm256_loadu_si256(&right[index]), one);
        _mm256_mulhrs_epi16(_mm256_slli_epi16::<6>(a), b)
    };
    let mut products = [0; GROUP];
    for (index, chunk) in products.as_chunks_mut::<32>().0.iter_mut().enumerate() {
        let packed = _mm256_packus_epi16(product(2 * index), product(2 * index + 1));
        // Packing works on halves: restore the order of the four quarters.
        _mm256_storeu_si256(chunk, _mm256_permute4x64_epi64::<0b11_01_10_00>(packed));
    }
    products
}

/// Most products are 0. Groups of four zeros are skipped.
#[target_feature(enable = "avx2,bmi1")]
#[inline]
fn add_products(
    mut sums: [__m256i; MIDDLE / 8],
    products: &[u8; GROUP],
    weights: &MiddleWeights,
) -> [__m256i; MIDDLE / 8] {
    const { assert!(GROUP == 4 * u64::BITS as usize) };
    let weights = weights.blocked.as_chunks::<{ 4 * MIDDLE }>().0;
    let fours = products.as_chunks::<4>().0;
    let mut occupied = 0;
    for (index, chunk) in products.as_chunks::<32>().0.iter().enumerate() {
        // No product has its highest bit set, so four of them form a nonnegative number.
        let is_some = _mm256_cmpgt_epi32(_mm256_loadu_si256(chunk), _mm256_setzero_si256());
        let mask = _mm256_movemask_ps(_mm256_castsi256_ps(is_some)) as u8;
        occupied |= u64::from(mask) << (8 * index);
    }
    while occupied != 0 {
        let index = occupied.trailing_zeros() as usize;
        occupied &= occupied - 1;
        add_weighted(&mut sums, fours[index], &weights[index]);
    }
    sums
}

#[target_feature(enable = "avx2")]
#[inline]
fn paired(middle: [__m256i; MIDDLE / 8]) -> [u8; PAIRED] {
    const HALF: i32 = 1 << (SQUARE_SHIFT - 1);
    let one = _mm256_set1_epi32(WEIGHTED_ONE);
    let minus_one = _mm256_set1_epi32(-WEIGHTED_ONE);
    let bounded = |sum: __m256i| _mm256_min_epi32(_mm256_max_epi32(sum, minus_one), one);
    let [a, b] = [bounded(middle[0]), bounded(middle[1])];
    let squared = |sum: __m256i| {
        // Each sum fits in 16 bits. Clearing the upper half of each pair reduces a sum of two
        // products to one.
        let low = _mm256_and_si256(sum, _mm256_set1_epi32(0xFFFF));
        let square = _mm256_madd_epi16(low, low);
        _mm256_srai_epi32::<{ SQUARE_SHIFT as i32 }>(_mm256_add_epi32(
            square,
            _mm256_set1_epi32(HALF),
        ))
    };
    // Packing to unsigned bytes clamps negative values to 0.
    let packed = _mm256_packus_epi16(
        _mm256_packs_epi32(rounded(a), rounded(b)),
        _mm256_packs_epi32(squared(a), squared(b)),
    );
    let order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    let mut paired = [0; PAIRED];
    _mm256_storeu_si256(&mut paired, _mm256_permutevar8x32_epi32(packed, order));
    paired
}

#[target_feature(enable = "avx2")]
#[inline]
fn last(paired: &[u8; PAIRED], bucket: &Bucket) -> [__m256i; LAST / 8] {
    let weights = bucket.last.blocked.as_chunks::<{ 4 * LAST }>().0;
    let mut sums = from_biases(&bucket.last_bias);
    for (four, weights) in paired.as_chunks().0.iter().zip(weights) {
        add_weighted(&mut sums, *four, weights);
    }
    sums
}

#[target_feature(enable = "avx2")]
#[inline]
fn weighted(last: [__m256i; LAST / 8], bucket: &Bucket) -> i32 {
    let mut total = _mm256_setzero_si256();
    for (sum, weights) in last
        .into_iter()
        .zip(bucket.output_weights.as_chunks::<8>().0)
    {
        let value = _mm256_max_epi32(rounded(sum), _mm256_setzero_si256());
        let value = _mm256_min_epi32(value, _mm256_set1_epi32(ACTIVATION_ONE));
        let weights = _mm256_cvtepi16_epi32(_mm_loadu_si128(weights));
        total = _mm256_add_epi32(total, _mm256_madd_epi16(value, weights));
    }
    let half = _mm_add_epi32(
        _mm256_castsi256_si128(total),
        _mm256_extracti128_si256::<1>(total),
    );
    let quarter = _mm_add_epi32(half, _mm_shuffle_epi32::<0b11_10>(half));
    let eighth = _mm_add_epi32(quarter, _mm_shuffle_epi32::<0b01>(quarter));
    bucket.output_bias + _mm_cvtsi128_si32(eighth)
}

/// Adds four inputs times their weights to every sum.
///
/// Byte products are added in pairs within 16 bits, which saturate. They never do here: inputs are
/// at most 127, so a pair is at most 2 · 127 · 128, less than 2^15.
#[target_feature(enable = "avx2")]
#[inline]
fn add_weighted<const VECTORS: usize>(
    sums: &mut [__m256i; VECTORS],
    four: [u8; 4],
    weights: &[i8],
) {
    let inputs = _mm256_set1_epi32(i32::from_le_bytes(four));
    for (sum, weights) in sums.iter_mut().zip(weights.as_chunks::<32>().0) {
        let pairs = _mm256_maddubs_epi16(inputs, _mm256_loadu_si256(weights));
        *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
    }
}

/// Weighted sums in units of activations.
#[target_feature(enable = "avx2")]
#[inline]
fn rounded(sum: __m256i) -> __m256i {
    const HALF: i32 = 1 << (WEIGHT_SHIFT - 1);
    let sum = _mm256_add_epi32(sum, _mm256_set1_epi32(HALF));
    _mm256_srai_epi32::<{ WEIGHT_SHIFT as i32 }>(sum)
}

#[target_feature(enable = "avx2")]
#[inline]
fn from_biases<const VECTORS: usize>(biases: &[i32]) -> [__m256i; VECTORS] {
    let mut vectors = [_mm256_setzero_si256(); VECTORS];
    for (vector, chunk) in vectors.iter_mut().zip(biases.as_chunks::<8>().0) {
        *vector = _mm256_loadu_si256(chunk);
    }
    vectors
}
