//! The inner loops, once for each kind of processor.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use crate::feature::Change;
use crate::network::{Bucket, Network, Sums};
use std::fmt;

/// The code that runs the network. All give the same answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kernel {
    /// Plain code for any processor.
    Portable,
    /// Vectors of 128 bits in WebAssembly. There is no telling at run time: the program is
    /// compiled with `-C target-feature=+simd128` or does without.
    Simd128,
    /// Vectors of 256 bits on x86-64, chosen at run time.
    Avx2,
}

impl Kernel {
    /// Every kernel, a faster one behind a slower.
    pub const ALL: [Kernel; 3] = [Kernel::Portable, Kernel::Simd128, Kernel::Avx2];

    /// The kernels that this machine can run, a faster one behind a slower.
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
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Avx2 => false,
        }
    }

    /// Brings sums up to date: those of `source`, or where there is none those of `target` itself.
    ///
    /// The kernel must be available.
    #[inline]
    pub(crate) fn update(
        self,
        target: &mut Sums,
        source: Option<&Sums>,
        net: &Network,
        change: &Change,
    ) {
        match self {
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code, reason = "the compiler cannot know the processor")]
            Kernel::Avx2 => {
                // SAFETY: the function needs a processor with AVX2 and BMI1. A network only holds
                // an available kernel, and that is what `is_available` has found out.
                unsafe { avx2::update(target, source, net, change) }
            }
            // What the plain code does here, the compiler turns into vectors by itself.
            _ => portable::update(target, source, net, change),
        }
    }

    /// The output of the network for these sums.
    ///
    /// The kernel must be available.
    #[inline]
    pub(crate) fn output(self, sums: &Sums, bucket: &Bucket) -> i32 {
        match self {
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code, reason = "the compiler cannot know the processor")]
            Kernel::Avx2 => {
                // SAFETY: as in `update`.
                unsafe { avx2::output(sums, bucket) }
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kernel::Simd128 => simd128::output(sums, bucket),
            _ => portable::output(sums, bucket),
        }
    }
}

/// The name in lower case: `portable`, `simd128`, `avx2`.
impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kernel::Portable => "portable",
            Kernel::Simd128 => "simd128",
            Kernel::Avx2 => "avx2",
        })
    }
}
