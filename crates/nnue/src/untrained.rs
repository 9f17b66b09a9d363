//! An untrained network.

use crate::feature::FEATURES;
use crate::network::{BUCKETS, Bucket, Layer, Network, Sums};

impl Network {
    /// A network with random weights, the same for the same seed.
    ///
    /// It plays accordingly: it's for tests and benchmarks.
    pub fn untrained(seed: u64) -> Network {
        let mut lot = Lot(seed);
        let bias = Sums(std::array::from_fn(|_| lot.within(60)));
        let rows = (0..FEATURES).map(|_| Sums(std::array::from_fn(|_| lot.within(80))));
        let rows = rows.collect();
        let buckets = (0..BUCKETS).map(|_| lot.bucket()).collect();
        let name = format!("untrained {seed}");
        Network::from_parts(bias, rows, buckets, 100, name)
    }
}

/// Random numbers (SplitMix64).
struct Lot(u64);

impl Lot {
    fn within(&mut self, limit: i16) -> i16 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let width = 2 * u64::from(limit.unsigned_abs()) + 1;
        ((mixed >> 32) % width) as i16 - limit
    }

    fn bucket(&mut self) -> Bucket {
        Bucket {
            middle: self.layer(),
            last: self.layer(),
            output_weights: std::array::from_fn(|_| self.within(2000)),
            output_bias: self.within(8000).into(),
        }
    }

    fn layer<const WEIGHTS: usize, const OUTPUTS: usize>(&mut self) -> Layer<WEIGHTS, OUTPUTS> {
        let bias = std::array::from_fn(|_| self.within(8000).into());
        Layer::new(bias, std::array::from_fn(|_| self.within(127) as i8))
    }
}
