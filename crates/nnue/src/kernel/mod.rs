//! The inner loops, one implementation per kind of processor.

/// Calls `pass` with up to two added and two removed rows of weights at a time, which covers a step
/// or a jump: the sums are read and written once. The first pass also copies.
///
/// A macro, because a function can't call functions that are compiled for another processor.
macro_rules! update_in_passes {
    ($target:expr, $source:expr, $net:expr, $change:expr) => {
        let row = |feature: &crate::feature::Feature| $net.row(*feature);
        let (mut added, mut removed) = ($change.added.as_slice(), $change.removed.as_slice());
        let mut source = $source;
        loop {
            let (adding, more_to_add) = added.split_at(added.len().min(2));
            let (removing, more_to_remove) = removed.split_at(removed.len().min(2));
            match (adding, removing) {
                ([a], [r]) => pass($target, source, [row(a)], [row(r)]),
                ([a], [r, s]) => pass($target, source, [row(a)], [row(r), row(s)]),
                ([a, b], [r, s]) => pass($target, source, [row(a), row(b)], [row(r), row(s)]),
                ([a, b], [r]) => pass($target, source, [row(a), row(b)], [row(r)]),
                ([a, b], _) => pass($target, source, [row(a), row(b)], []),
                ([a], _) => pass($target, source, [row(a)], []),
                (_, [r, s]) => pass($target, source, [], [row(r), row(s)]),
                (_, [r]) => pass($target, source, [], [row(r)]),
                _ => pass($target, source, [], []),
            }
            source = None;
            added = more_to_add;
            removed = more_to_remove;
            if added.is_empty() && removed.is_empty() {
                break;
            }
        }
    };
}

/// Defines `update` with vectors of this many sums.
///
/// The vectors are explicit because the compiler doesn't find them in a program that's optimized for
/// size.
#[cfg_attr(
    not(any(target_arch = "x86_64", target_feature = "simd128")),
    expect(unused_macros, reason = "only the portable kernel exists here")
)]
macro_rules! update_with_vectors {
    (
        $(#[$target:meta])?
        $lanes:literal, $load:ident, $store:ident, $add:ident, $sub:ident
    ) => {
        $(#[$target])?
        pub(super) fn update(
            target: &mut [Sums],
            source: Option<&[Sums]>,
            net: &Network,
            change: &Change,
        ) {
            update_in_passes!(target, source, net, change);
        }

        /// One pass over the sums. Without a source, they're changed in place.
        $(#[$target])?
        #[inline]
        fn pass<const A: usize, const R: usize>(
            target: &mut [Sums],
            source: Option<&[Sums]>,
            added: [&[Sums]; A],
            removed: [&[Sums]; R],
        ) {
            for (group, target) in target.iter_mut().enumerate() {
                let source = source.map(|source| &source[group]);
                let added = added.map(|row| &row[group]);
                let removed = removed.map(|row| &row[group]);
                for index in 0..GROUP / $lanes {
                    let chunk = |sums: &Sums| $load(&sums.0.as_chunks::<$lanes>().0[index]);
                    let mut sum = match source {
                        Some(source) => chunk(source),
                        None => chunk(target),
                    };
                    for row in added {
                        sum = $add(sum, chunk(row));
                    }
                    for row in removed {
                        sum = $sub(sum, chunk(row));
                    }
                    $store(&mut target.0.as_chunks_mut::<$lanes>().0[index], sum);
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use crate::feature::Change;
use crate::network::{Bucket, Network, Sums};
use std::fmt;

/// The code that runs the network. All kernels give the same results.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kernel {
    /// Portable code for any processor.
    Portable,
    /// 128-bit vectors in WebAssembly. This can't be detected at run time: the program is compiled
    /// with `-C target-feature=+simd128` or runs without it.
    Simd128,
    /// 256-bit vectors on x86-64, chosen at run time.
    Avx2,
    /// 512-bit vectors on x86-64, chosen at run time.
    Avx512,
}

impl Kernel {
    /// Every kernel, slowest first.
    pub const ALL: [Kernel; 4] = [
        Kernel::Portable,
        Kernel::Simd128,
        Kernel::Avx2,
        Kernel::Avx512,
    ];

    /// The kernels that this machine can run, slowest first.
    pub fn available() -> impl Iterator<Item = Kernel> {
        Kernel::ALL
            .into_iter()
            .filter(|kernel| kernel.is_available())
    }

    /// The fastest kernel that this machine can run.
    pub fn best() -> Kernel {
        Kernel::available().last().unwrap_or(Kernel::Portable)
    }

    /// Whether this machine can run it.
    pub fn is_available(self) -> bool {
        match self {
            Kernel::Portable => true,
            Kernel::Simd128 => cfg!(all(target_arch = "wasm32", target_feature = "simd128")),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1"),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vnni")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Avx2 | Kernel::Avx512 => false,
        }
    }

    /// Updates the sums of `target`, starting from those of `source` or, without a source, from its
    /// own.
    ///
    /// The kernel must be available.
    #[inline]
    pub(crate) fn update(
        self,
        target: &mut [Sums],
        source: Option<&[Sums]>,
        net: &Network,
        change: &Change,
    ) {
        match self {
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code, reason = "the compiler can't know the processor")]
            Kernel::Avx2 => {
                // SAFETY: the function needs a processor with AVX2 and BMI1. A network only holds
                // an available kernel, and `is_available` checks exactly that.
                unsafe { avx2::update(target, source, net, change) }
            }
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code, reason = "the compiler can't know the processor")]
            Kernel::Avx512 => {
                // SAFETY: the function needs a processor with AVX-512 F and BW. A network only
                // holds an available kernel, and `is_available` checks that.
                unsafe { avx512::update(target, source, net, change) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kernel::Simd128 => simd128::update(target, source, net, change),
            _ => portable::update(target, source, net, change),
        }
    }

    /// The output of the network for these sums.
    ///
    /// The kernel must be available.
    #[inline]
    pub(crate) fn output(self, sums: &[Sums], bucket: &Bucket) -> i32 {
        match self {
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code, reason = "the compiler can't know the processor")]
            Kernel::Avx2 => {
                // SAFETY: as in `update`.
                unsafe { avx2::output(sums, bucket) }
            }
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code, reason = "the compiler can't know the processor")]
            Kernel::Avx512 => {
                // SAFETY: the function needs a processor with AVX-512 F, BW and VNNI, BMI1 and
                // POPCNT. A network only holds an available kernel, and `is_available` checks
                // exactly that.
                unsafe { avx512::output(sums, bucket) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kernel::Simd128 => simd128::output(sums, bucket),
            _ => portable::output(sums, bucket),
        }
    }
}

/// The name in lower case: `portable`, `simd128`, `avx2`, `avx512`.
impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kernel::Portable => "portable",
            Kernel::Simd128 => "simd128",
            Kernel::Avx2 => "avx2",
            Kernel::Avx512 => "avx512",
        })
    }
}
