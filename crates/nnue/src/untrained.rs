//! An untrained network.

use crate::feature::FEATURES;
use crate::network::{BUCKETS, Bucket, GROUP, MAX_WIDTH, Matrix, Network, Sums, WIDTH_STEP};

impl Network {
    /// A narrow network with random weights, the same for the same seed.
    ///
    /// It plays accordingly: it's for tests and benchmarks.
    pub fn untrained(seed: u64) -> Network {
        Network::untrained_of_width(seed, WIDTH_STEP)
    }

    /// The same, but with this width of the first layer, which must be a supported one.
    pub fn untrained_of_width(seed: u64, width: usize) -> Network {
        assert!(width.is_multiple_of(WIDTH_STEP) && (WIDTH_STEP..=MAX_WIDTH).contains(&width));
        let mut lot = Lot(seed);
        let groups = width / GROUP;
        let row_groups = (0..groups * (1 + FEATURES)).map(|place| {
            let limit = if place < groups { 60 } else { 80 };
            Sums(std::array::from_fn(|_| lot.within(limit)))
        });
        let first = row_groups.collect();
        let buckets = (0..BUCKETS).map(|_| lot.bucket(groups / 2)).collect();
        let name = format!("untrained {seed}");
        Network::from_parts(first, buckets, 100, name)
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

    fn bucket(&mut self, product_groups: usize) -> Bucket {
        // In the order of the file.
        let middle_bias = self.biases();
        let middle = (0..product_groups).map(|_| self.matrix()).collect();
        let last_bias = self.biases();
        Bucket {
            middle,
            middle_bias,
            last: self.matrix(),
            last_bias,
            output_weights: std::array::from_fn(|_| self.within(2000)),
            output_bias: self.within(8000).into(),
        }
    }

    fn biases<const OUTPUTS: usize>(&mut self) -> [i32; OUTPUTS] {
        std::array::from_fn(|_| self.within(8000).into())
    }

    fn matrix<const WEIGHTS: usize, const OUTPUTS: usize>(&mut self) -> Matrix<WEIGHTS, OUTPUTS> {
        Matrix::new(std::array::from_fn(|_| self.within(127) as i8))
    }
}
