//! Portable code for any processor. The other kernels must agree with it.
//!
//! The functions are always inlined: a kernel with more instructions can call them and have them
//! compiled for its own target.

use crate::feature::Change;
use crate::network::{
    ACTIVATION_ONE, Bucket, GROUP, LAST, MIDDLE, Matrix, Network, PAIRED, SQUARE_SHIFT, SUM_ONE,
    Sums, WEIGHT_SHIFT, WEIGHTED_ONE,
};

/// Adds and subtracts rows of weights. Sums may wrap along the way, but not at the end.
#[inline(always)]
pub(super) fn update(target: &mut [Sums], source: Option<&[Sums]>, net: &Network, change: &Change) {
    update_in_passes!(target, source, net, change);
}

/// One pass over the sums. Without a source, they're changed in place.
#[inline(always)]
fn pass<const A: usize, const R: usize>(
    target: &mut [Sums],
    source: Option<&[Sums]>,
    added: [&[Sums]; A],
    removed: [&[Sums]; R],
) {
    for (group, target) in target.iter_mut().enumerate() {
        let (added, removed) = (added.map(|row| &row[group]), removed.map(|row| &row[group]));
        pass_group(target, source.map(|row| &row[group]), added, removed);
    }
}

#[inline(always)]
fn pass_group<const A: usize, const R: usize>(
    target: &mut Sums,
    source: Option<&Sums>,
    added: [&Sums; A],
    removed: [&Sums; R],
) {
    let changed = |sum: i16, neuron: usize| {
        let sum = added
            .iter()
            .fold(sum, |sum, row| sum.wrapping_add(row.0[neuron]));
        removed
            .iter()
            .fold(sum, |sum, row| sum.wrapping_sub(row.0[neuron]))
    };
    match source {
        Some(source) => {
            for neuron in 0..GROUP {
                target.0[neuron] = changed(source.0[neuron], neuron);
            }
        }
        None => {
            for neuron in 0..GROUP {
                target.0[neuron] = changed(target.0[neuron], neuron);
            }
        }
    }
}

#[inline(always)]
pub(super) fn output(sums: &[Sums], bucket: &Bucket) -> i32 {
    let (left, right) = sums.split_at(sums.len() / 2);
    let mut middle = bucket.middle_bias;
    for ((left, right), weights) in left.iter().zip(right).zip(&bucket.middle) {
        add_weighted(&mut middle, &products(left, right), weights);
    }
    let mut last = bucket.last_bias;
    add_weighted(&mut last, &paired(&middle), &bucket.last);
    last_output(&last, bucket)
}

/// The products of two groups of sums, each clipped first.
#[inline(always)]
pub(super) fn products(left: &Sums, right: &Sums) -> [u8; GROUP] {
    let mut products = [0; GROUP];
    for ((product, a), b) in products.iter_mut().zip(&left.0).zip(&right.0) {
        let (a, b) = ((*a).clamp(0, SUM_ONE), (*b).clamp(0, SUM_ONE));
        // 255 · 255 / 512 is 127; rounded like the vector instruction.
        *product = (((i32::from(a) << 6) * i32::from(b) + (1 << 14)) >> 15) as u8;
    }
    products
}

/// Adds the weighted inputs. Most inputs are 0.
#[inline(always)]
fn add_weighted<const WEIGHTS: usize, const OUTPUTS: usize>(
    outputs: &mut [i32; OUTPUTS],
    inputs: &[u8],
    matrix: &Matrix<WEIGHTS, OUTPUTS>,
) {
    for (&input, weights) in inputs.iter().zip(matrix.by_input.as_chunks::<OUTPUTS>().0) {
        if input != 0 {
            for (output, &weight) in outputs.iter_mut().zip(weights) {
                *output += i32::from(input) * i32::from(weight);
            }
        }
    }
}

/// Each weighted sum clipped, then each one squared.
#[inline(always)]
pub(super) fn paired(middle: &[i32; MIDDLE]) -> [u8; PAIRED] {
    let mut paired = [0; PAIRED];
    let (clipped_part, squared_part) = paired.split_at_mut(MIDDLE);
    for ((sum, clipped_out), squared_out) in middle.iter().zip(clipped_part).zip(squared_part) {
        let bounded = (*sum).clamp(-WEIGHTED_ONE, WEIGHTED_ONE);
        *clipped_out = clipped(bounded);
        *squared_out = ((bounded * bounded + (1 << (SQUARE_SHIFT - 1))) >> SQUARE_SHIFT) as u8;
    }
    paired
}

/// A weighted sum as an activation, 0 to 127.
#[inline(always)]
fn clipped(sum: i32) -> u8 {
    ((sum + (1 << (WEIGHT_SHIFT - 1))) >> WEIGHT_SHIFT).clamp(0, ACTIVATION_ONE) as u8
}

#[inline(always)]
pub(super) fn last_output(last: &[i32; LAST], bucket: &Bucket) -> i32 {
    let weighted = last.iter().zip(&bucket.output_weights);
    weighted.fold(bucket.output_bias, |sum, (value, weight)| {
        sum + i32::from(clipped(*value)) * i32::from(*weight)
    })
}
