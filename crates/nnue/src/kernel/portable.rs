//! Portable code for any processor. The other kernels must agree with it.
//!
//! The functions are always inlined: a kernel with more instructions can call them and have them
//! compiled for its own target.

use crate::feature::{Change, Feature};
use crate::network::{
    ACTIVATION_ONE, Bucket, HIDDEN, LAST, Layer, MIDDLE, Network, PAIRED, PRODUCTS, SQUARE_SHIFT,
    SUM_ONE, Sums, WEIGHT_SHIFT, WEIGHTED_ONE,
};

/// Adds and subtracts rows of weights. Sums may wrap along the way, but not at the end.
#[inline(always)]
pub(super) fn update(target: &mut Sums, source: Option<&Sums>, net: &Network, change: &Change) {
    let (mut added, mut removed) = (change.added.as_slice(), change.removed.as_slice());
    let mut source = source;
    // Up to two of each at a time, which covers a step or a jump: the sums are read and written
    // once. The first pass also copies.
    loop {
        let (adding, more_to_add) = added.split_at(added.len().min(2));
        let (removing, more_to_remove) = removed.split_at(removed.len().min(2));
        let row = |feature: &Feature| net.row(*feature);
        match (adding, removing) {
            ([a], [r]) => pass(target, source, [row(a)], [row(r)]),
            ([a], [r, s]) => pass(target, source, [row(a)], [row(r), row(s)]),
            ([a, b], [r, s]) => pass(target, source, [row(a), row(b)], [row(r), row(s)]),
            ([a, b], [r]) => pass(target, source, [row(a), row(b)], [row(r)]),
            ([a, b], _) => pass(target, source, [row(a), row(b)], []),
            ([a], _) => pass(target, source, [row(a)], []),
            (_, [r, s]) => pass(target, source, [], [row(r), row(s)]),
            (_, [r]) => pass(target, source, [], [row(r)]),
            _ => pass(target, source, [], []),
        }
        source = None;
        added = more_to_add;
        removed = more_to_remove;
        if added.is_empty() && removed.is_empty() {
            break;
        }
    }
}

/// One pass over the sums. Without a source, they're changed in place.
#[inline(always)]
fn pass<const A: usize, const R: usize>(
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
            for neuron in 0..HIDDEN {
                target.0[neuron] = changed(source.0[neuron], neuron);
            }
        }
        None => {
            for neuron in 0..HIDDEN {
                target.0[neuron] = changed(target.0[neuron], neuron);
            }
        }
    }
}

#[inline(always)]
pub(super) fn output(sums: &Sums, bucket: &Bucket) -> i32 {
    let products = products(sums);
    let middle = layer(&products, &bucket.middle);
    let paired = paired(&middle);
    let last = layer(&paired, &bucket.last);
    last_output(&last, bucket)
}

/// The products of the first half of the sums with the second half, each clipped first.
#[inline(always)]
pub(super) fn products(sums: &Sums) -> [u8; PRODUCTS] {
    let (left, right) = sums.0.split_at(PRODUCTS);
    let mut products = [0; PRODUCTS];
    for ((product, a), b) in products.iter_mut().zip(left).zip(right) {
        let (a, b) = ((*a).clamp(0, SUM_ONE), (*b).clamp(0, SUM_ONE));
        // 255 · 255 / 512 is 127; rounded like the vector instruction.
        *product = (((i32::from(a) << 6) * i32::from(b) + (1 << 14)) >> 15) as u8;
    }
    products
}

/// The biases plus the weighted inputs. Most inputs are 0.
#[inline(always)]
fn layer<const WEIGHTS: usize, const OUTPUTS: usize>(
    inputs: &[u8],
    layer: &Layer<WEIGHTS, OUTPUTS>,
) -> [i32; OUTPUTS] {
    let mut outputs = layer.bias;
    for (&input, weights) in inputs.iter().zip(layer.by_input.as_chunks::<OUTPUTS>().0) {
        if input != 0 {
            for (output, &weight) in outputs.iter_mut().zip(weights) {
                *output += i32::from(input) * i32::from(weight);
            }
        }
    }
    outputs
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
