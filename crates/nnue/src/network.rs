//! The weights, and how to evaluate them.

use crate::accumulator::Accumulator;
use crate::feature::{FEATURES, Feature};
use crate::format::{self, LoadError};
use crate::kernel::Kernel;
use rules::Position;

/// The width of the first layer is a multiple of this.
pub const WIDTH_STEP: usize = 512;
/// The maximum width of the first layer.
pub const MAX_WIDTH: usize = 4096;
/// Kernels work on this many products at a time. The first half of the sums is multiplied by the
/// second half.
pub(crate) const GROUP: usize = WIDTH_STEP / 2;
/// The outputs of the second layer. Each is used twice: clipped and squared.
pub(crate) const MIDDLE: usize = 16;
/// The inputs of the third layer.
pub(crate) const PAIRED: usize = 2 * MIDDLE;
/// The outputs of the third layer.
pub(crate) const LAST: usize = 32;
/// The sets of weights after the first layer.
pub const BUCKETS: usize = 8;

/// 1.0 in the sums of the first layer, where they're clipped.
pub(crate) const SUM_ONE: i16 = 255;
/// 1.0 in the activations between layers.
pub(crate) const ACTIVATION_ONE: i32 = 127;
/// The weights of the second and third layers are in units of 2^-6.
pub(crate) const WEIGHT_SHIFT: u32 = 6;
/// 1.0 in the weighted sums of the second and third layers: 127 · 64.
pub(crate) const WEIGHTED_ONE: i32 = ACTIVATION_ONE << WEIGHT_SHIFT;
/// This shift converts the square of a weighted sum back to activations. 2^19 is a little more than
/// 127 · 64², so 1.0 squared gives 126; the trainer accounts for that.
pub(crate) const SQUARE_SHIFT: u32 = 19;
/// 1.0 in the weights of the last layer.
pub(crate) const OUTPUT_ONE: i32 = 1024;

/// The maximum absolute value of an evaluation.
pub const MAX_EVALUATION: i32 = 10_000;

/// One number for each of [`GROUP`] neurons of the first layer. A row of the layer is a slice of
/// these: the inner loops have a fixed length, and only the number of groups depends on the network.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Sums(pub(crate) [i16; GROUP]);

/// The weights between some inputs and `OUTPUTS` sums. `WEIGHTS` is the number of inputs times
/// `OUTPUTS`.
///
/// The weights are stored twice, in the order for vectors and in the order for portable code. The
/// unused copy stays out of the caches.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub(crate) struct Matrix<const WEIGHTS: usize, const OUTPUTS: usize> {
    /// Four inputs at a time: for each four, their weights for the first output, then for the
    /// second, and so on. One vector instruction multiplies the four by the weights of several
    /// outputs.
    pub(crate) blocked: [i8; WEIGHTS],
    /// Input by input, the weights for all outputs.
    pub(crate) by_input: [i8; WEIGHTS],
}

impl<const WEIGHTS: usize, const OUTPUTS: usize> Matrix<WEIGHTS, OUTPUTS> {
    /// The matrix with these weights, given input by input.
    pub(crate) fn new(by_input: [i8; WEIGHTS]) -> Self {
        let mut blocked = [0; WEIGHTS];
        for (place, &weight) in by_input.iter().enumerate() {
            let (input, output) = (place / OUTPUTS, place % OUTPUTS);
            blocked[(input / 4) * (4 * OUTPUTS) + 4 * output + input % 4] = weight;
        }
        Matrix { blocked, by_input }
    }
}

/// The weights of a group of products.
pub(crate) type MiddleWeights = Matrix<{ GROUP * MIDDLE }, MIDDLE>;
/// The weights of the third layer.
pub(crate) type LastWeights = Matrix<{ PAIRED * LAST }, LAST>;

/// The layers after the first, for one range of piece counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bucket {
    /// One for each group of products.
    pub(crate) middle: Box<[MiddleWeights]>,
    pub(crate) middle_bias: [i32; MIDDLE],
    pub(crate) last: LastWeights,
    pub(crate) last_bias: [i32; LAST],
    pub(crate) output_weights: [i16; LAST],
    pub(crate) output_bias: i32,
}

/// A trained network.
#[derive(Clone, Debug)]
pub struct Network {
    /// The width of the first layer, in groups.
    groups: usize,
    /// The biases of the first layer, then its weights feature by feature.
    // Invariant: no sum of up to MAX_ACTIVE rows and the bias overflows i16.
    first: Box<[Sums]>,
    pub(crate) buckets: Box<[Bucket]>,
    pub(crate) wdl_scale: u16,
    pub(crate) name: String,
    // Invariant: this machine can run it.
    kernel: Kernel,
}

impl Network {
    /// Reads a network file.
    ///
    /// Safe for any input: anything other than a complete, undamaged network of this architecture
    /// is an error.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, LoadError> {
        format::read(bytes)
    }

    /// The bytes of the network file.
    pub fn to_bytes(&self) -> Vec<u8> {
        format::write(self)
    }

    /// Builds a network from these parts: the biases and weights of the first layer, and
    /// [`BUCKETS`] buckets for it.
    pub(crate) fn from_parts(
        first: Box<[Sums]>,
        buckets: Box<[Bucket]>,
        wdl_scale: u16,
        name: String,
    ) -> Network {
        let groups = first.len() / (1 + FEATURES);
        assert_eq!(
            (first.len(), buckets.len()),
            (groups * (1 + FEATURES), BUCKETS)
        );
        assert!(buckets.iter().all(|it| 2 * it.middle.len() == groups));
        Network {
            groups,
            first,
            buckets,
            wdl_scale,
            name,
            kernel: Kernel::best(),
        }
    }

    /// The same network on this kernel, or `None` if this machine can't run it.
    ///
    /// The default is the fastest kernel. Choose another only to compare or benchmark.
    pub fn with_kernel(mut self, kernel: Kernel) -> Option<Network> {
        self.kernel = kernel.is_available().then_some(kernel)?;
        Some(self)
    }

    /// The kernel that runs it.
    #[inline]
    pub const fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// The width of the first layer: a multiple of [`WIDTH_STEP`].
    pub const fn width(&self) -> usize {
        self.groups * GROUP
    }

    /// The name given by the trainer.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How evaluations relate to results: a side with an evaluation of `score` can expect
    /// `1 / (1 + exp(-score / wdl_scale))` points, where a draw is half a point.
    pub const fn wdl_scale(&self) -> u16 {
        self.wdl_scale
    }

    /// The expected points for the side to move with this evaluation, from 0 to 1.
    pub fn expected_points(&self, evaluation: i32) -> f64 {
        let logit = f64::from(evaluation) / f64::from(self.wdl_scale);
        1.0 / (1.0 + (-logit).exp())
    }

    /// The value of this accumulator's position for the viewing side, which must be the side to
    /// move. The unit is about a hundredth of a man, and the limit is [`MAX_EVALUATION`].
    #[inline]
    pub fn evaluate(&self, accumulator: &Accumulator) -> i32 {
        let pieces = accumulator.board().occupied().len();
        let bucket = &self.buckets[bucket_of(pieces)];
        let output = self.kernel.output(accumulator.sums(), bucket);
        self.to_evaluation(output)
    }

    /// The value of a position for the side to move, computed from scratch.
    pub fn evaluate_position(&self, pos: &Position) -> i32 {
        self.evaluate(&Accumulator::new(self, pos, pos.turn()))
    }

    #[inline]
    fn to_evaluation(&self, output: i32) -> i32 {
        const ONE: i64 = (ACTIVATION_ONE * OUTPUT_ONE) as i64;
        let evaluation = i64::from(output) * i64::from(self.wdl_scale) / ONE;
        let limit = i64::from(MAX_EVALUATION);
        evaluation.clamp(-limit, limit) as i32
    }

    /// The biases of the first layer, then its rows.
    pub(crate) const fn first(&self) -> &[Sums] {
        &self.first
    }

    #[inline]
    pub(crate) fn bias(&self) -> &[Sums] {
        &self.first[..self.groups]
    }

    #[inline]
    pub(crate) fn row(&self, feature: Feature) -> &[Sums] {
        let start = self.groups * (1 + feature.index());
        &self.first[start..start + self.groups]
    }
}

/// The set of weights for this many pieces. Three counts share one.
#[inline]
const fn bucket_of(pieces: u32) -> usize {
    let bucket = pieces.saturating_sub(1) as usize / 3;
    if bucket < BUCKETS {
        bucket
    } else {
        BUCKETS - 1
    }
}
