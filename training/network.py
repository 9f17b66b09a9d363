"""The network file and its integer arithmetic, in NumPy alone.

The layout is described in crates/nnue/src/format.rs, and the computation in
crates/nnue/src/kernel/portable.rs. `Quantised.evaluate` gives the same numbers as the engine,
bit for bit: it's the reference for checking exported networks.
"""

import zlib
from dataclasses import dataclass, replace

import numpy as np

FEATURES = 120
# The width of the first layer is a multiple of the first number and at most the second.
WIDTH_STEP = 512
MAX_WIDTH = 4096
MIDDLE = 16
PAIRED = 2 * MIDDLE
LAST = 32
BUCKETS = 8
MAX_ACTIVE = 24

SUM_ONE = 255
ACTIVATION_ONE = 127
WEIGHT_ONE = 64
WEIGHTED_ONE = ACTIVATION_ONE * WEIGHT_ONE
SQUARE_SHIFT = 19
OUTPUT_ONE = 1024
MAX_EVALUATION = 10_000

# The square of 1.0 in integers: 127² · 64² / (2^19 · 127).
SQUARE_GAIN = WEIGHTED_ONE**2 / (2**SQUARE_SHIFT * ACTIVATION_ONE)

MAGIC = b"CROWNNET"
VERSION = 1
HEADER_BYTES = 80
ARCHITECTURE = (
    "120 turned; pairs of clipped sums, x*y/512 rounded; clip and square; clip; 8 sets by (n-1)/3"
)


class BadNetwork(Exception):
    """The bytes aren't a network of this architecture."""


def features(records: np.ndarray) -> np.ndarray:
    """The inputs for each record: an array of 0 and 1, one row per record."""

    def bits(sets, first, count):
        shifts = np.arange(first, first + count, dtype=np.uint32)
        return ((sets[:, None] >> shifts) & 1).astype(np.int32)

    own, theirs, kings = (records[name].astype(np.uint32) for name in ("own", "theirs", "kings"))
    return np.concatenate(
        [
            bits(own & ~kings, 0, 28),
            bits(own & kings, 0, 32),
            bits(theirs & ~kings, 4, 28),
            bits(theirs & kings, 0, 32),
        ],
        axis=1,
    )


def buckets(inputs: np.ndarray) -> np.ndarray:
    """The set of weights for each row of inputs."""
    return np.clip((inputs.sum(axis=1) - 1) // 3, 0, BUCKETS - 1)


def shapes(width: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """The type and shape of each array of weights in a network of this width."""
    return {
        "bias": ("<i2", (width,)),
        "rows": ("<i2", (FEATURES, width)),
        "middle_bias": ("<i4", (BUCKETS, MIDDLE)),
        "middle": ("<i1", (BUCKETS, width // 2, MIDDLE)),
        "last_bias": ("<i4", (BUCKETS, LAST)),
        "last": ("<i1", (BUCKETS, PAIRED, LAST)),
        "output_bias": ("<i4", (BUCKETS,)),
        "output": ("<i2", (BUCKETS, LAST)),
    }


@dataclass
class Quantised:
    """An integer network. Weights are indexed [input, output], preceded by a bucket if there is one."""

    bias: np.ndarray
    rows: np.ndarray
    middle_bias: np.ndarray
    middle: np.ndarray
    last_bias: np.ndarray
    last: np.ndarray
    output_bias: np.ndarray
    output: np.ndarray
    wdl_scale: int
    name: str = ""

    # The order of a bucket's parts in the file.
    IN_BUCKET = ("middle_bias", "middle", "last_bias", "last", "output_bias", "output")

    @property
    def width(self) -> int:
        """The width of the first layer."""
        return len(self.bias)

    def __post_init__(self):
        if self.width % WIDTH_STEP or not WIDTH_STEP <= self.width <= MAX_WIDTH:
            raise BadNetwork(f"a first layer of {self.width} sums isn't supported")
        for name, (dtype, shape) in shapes(self.width).items():
            value = getattr(self, name)
            if value.shape != shape:
                raise BadNetwork(f"{name} has shape {value.shape} instead of {shape}")
            setattr(self, name, np.ascontiguousarray(value, dtype=dtype))
        if not 0 < self.wdl_scale < 2**16:
            raise BadNetwork(f"{self.wdl_scale} isn't a scale")

    def check_overflow(self) -> None:
        """Checks that no position can overflow a sum of the first layer."""
        rows = np.sort(self.rows.astype(np.int64), axis=0)
        lowest = self.bias + np.minimum(rows[:MAX_ACTIVE], 0).sum(axis=0)
        highest = self.bias + np.maximum(rows[-MAX_ACTIVE:], 0).sum(axis=0)
        if lowest.min() < -(2**15) or highest.max() >= 2**15:
            raise BadNetwork("the first layer can overflow")

    def to_bytes(self) -> bytes:
        """The network file."""
        parts = [self.bias.tobytes(), self.rows.tobytes()]
        for bucket in range(BUCKETS):
            parts += [getattr(self, name)[bucket].tobytes() for name in self.IN_BUCKET]
        weights = b"".join(parts)

        def u16(value):
            return int(value).to_bytes(2, "little")

        def u32(value):
            return int(value).to_bytes(4, "little")

        name = self.name.encode()[:32].decode(errors="ignore").encode()
        header = MAGIC + u16(VERSION)
        header += b"".join(map(u16, (FEATURES, self.width, MIDDLE, LAST, BUCKETS)))
        header += u32(zlib.crc32(ARCHITECTURE.encode()))
        header += b"".join(map(u16, (SUM_ONE, ACTIVATION_ONE, WEIGHT_ONE, OUTPUT_ONE)))
        header += u16(self.wdl_scale) + u16(0) + u32(len(weights))
        header += name.ljust(32, b"\0") + u32(zlib.crc32(weights))
        header += u32(zlib.crc32(header))
        assert len(header) == HEADER_BYTES
        return header + weights

    @staticmethod
    def from_bytes(data: bytes) -> "Quantised":
        """Reads a network file."""
        header, weights = data[:HEADER_BYTES], data[HEADER_BYTES:]
        if header[:8] != MAGIC:
            raise BadNetwork("not a network file")
        if zlib.crc32(header[:76]) != int.from_bytes(header[76:80], "little"):
            raise BadNetwork("the header is damaged")
        if zlib.crc32(weights) != int.from_bytes(header[72:76], "little"):
            raise BadNetwork("the weights are damaged or truncated")
        width = int.from_bytes(header[12:14], "little")
        values = {name: np.empty(shape, dtype) for name, (dtype, shape) in shapes(width).items()}
        if sum(array.nbytes for array in values.values()) != len(weights):
            raise BadNetwork("the network has a different architecture")
        at = 0

        def fill(array):
            nonlocal at
            source = np.frombuffer(weights, array.dtype, array.size, at)
            array[...] = source.reshape(array.shape)
            at += array.nbytes

        fill(values["bias"])
        fill(values["rows"])
        for bucket in range(BUCKETS):
            for name in Quantised.IN_BUCKET:
                fill(values[name][bucket : bucket + 1])
        net = Quantised(
            **values,
            wdl_scale=int.from_bytes(header[32:34], "little"),
            name=header[40:72].rstrip(b"\0").decode(errors="replace"),
        )
        # If it doesn't round-trip, its dimensions or scales are different.
        if net.to_bytes() != data:
            raise BadNetwork("the network has a different architecture")
        return net

    def products(self, inputs: np.ndarray) -> np.ndarray:
        """The activations that the first layer passes to the second."""
        sums = self.bias.astype(np.int32) + inputs @ self.rows.astype(np.int32)
        clipped = np.clip(sums, 0, SUM_ONE)
        half = self.width // 2
        return (clipped[:, :half] * 64 * clipped[:, half:] + 2**14) >> 15

    def ordered(self, records: np.ndarray) -> "Quantised":
        """The same network with the products that are most often 0 next to each other.

        The engine skips groups of four zeros, so this saves work.
        """
        activity = (self.products(features(records)) > 0).mean(axis=0)
        order = np.argsort(-activity, kind="stable")
        both = np.concatenate([order, order + self.width // 2])
        return replace(
            self, bias=self.bias[both], rows=self.rows[:, both], middle=self.middle[:, order]
        )

    def evaluate(self, records: np.ndarray) -> np.ndarray:
        """The evaluation of each record for the side to move."""
        inputs = features(records)
        which = buckets(inputs)
        products = self.products(inputs)
        output = np.empty(len(records), np.int64)
        for bucket in range(BUCKETS):
            rows = which == bucket
            middle = products[rows] @ self.middle[bucket].astype(np.int32)
            middle = np.clip(middle + self.middle_bias[bucket], -WEIGHTED_ONE, WEIGHTED_ONE)
            squared = (middle * middle + 2 ** (SQUARE_SHIFT - 1)) >> SQUARE_SHIFT
            paired = np.concatenate([rounded(middle), squared], axis=1)
            last = paired @ self.last[bucket].astype(np.int32) + self.last_bias[bucket]
            output[rows] = (
                rounded(last) @ self.output[bucket].astype(np.int64) + self.output_bias[bucket]
            )
        # The engine's division rounds toward zero.
        size = np.abs(output) * self.wdl_scale // (ACTIVATION_ONE * OUTPUT_ONE)
        return np.sign(output) * np.minimum(size, MAX_EVALUATION)


def rounded(sums: np.ndarray) -> np.ndarray:
    """Weighted sums as activations."""
    return np.clip((sums + WEIGHT_ONE // 2) >> 6, 0, ACTIVATION_ONE)
