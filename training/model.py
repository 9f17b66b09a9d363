"""The network in floating point, for training."""

import torch
from torch import nn

import network as shape

# Weights stay within the range of the integers in the file.
MAX_ROW = 2.0
MAX_WEIGHT = 127 / shape.WEIGHT_ONE
MAX_OUTPUT = 32767 / shape.OUTPUT_ONE


def nearest(values: torch.Tensor, one: float) -> torch.Tensor:
    """Rounds to the nearest multiple of 1/one, but passes gradients through unchanged."""
    return values + (torch.round(values * one) / one - values).detach()


def expand(own: torch.Tensor, theirs: torch.Tensor, kings: torch.Tensor) -> torch.Tensor:
    """The inputs of packed positions (int32), one row per position. See network.features."""
    squares = torch.arange(32, dtype=torch.int32, device=own.device)

    def bits(sets):
        return (sets[:, None] >> squares) & 1

    parts = [
        bits(own & ~kings)[:, :28],
        bits(own & kings),
        bits(theirs & ~kings)[:, 4:],
        bits(theirs & kings),
    ]
    return torch.cat(parts, dim=1).float()


class Model(nn.Module):
    """120 → width → width / 2 products → 16 → 32 → 1. All layers after the first exist once per bucket."""

    def __init__(self, seed: int = 0, width: int = shape.WIDTH_STEP):
        super().__init__()
        self.products = width // 2
        chance = torch.Generator().manual_seed(seed)

        def uniform(*size, limit):
            return nn.Parameter((torch.rand(*size, generator=chance) * 2 - 1) * limit)

        # Initially, about half of the sums and a quarter of the products are above 0.
        self.rows = uniform(shape.FEATURES, width, limit=0.3)
        self.bias = nn.Parameter(torch.zeros(width))
        # All buckets start out the same: positions with many pieces give those with few a head start.
        self.middle = nn.Parameter(
            uniform(self.products, shape.MIDDLE, limit=0.15).data.repeat(shape.BUCKETS, 1, 1)
        )
        self.middle_bias = nn.Parameter(torch.full((shape.BUCKETS, shape.MIDDLE), 0.1))
        self.last = nn.Parameter(
            uniform(shape.PAIRED, shape.LAST, limit=0.3).data.repeat(shape.BUCKETS, 1, 1)
        )
        self.last_bias = nn.Parameter(torch.full((shape.BUCKETS, shape.LAST), 0.1))
        self.output = nn.Parameter(
            uniform(shape.LAST, limit=0.3).data.repeat(shape.BUCKETS, 1)
        )
        self.output_bias = nn.Parameter(torch.zeros(shape.BUCKETS))

    def load_quantised(self, net: shape.Quantised) -> None:
        """Loads the weights of an integer network, to continue from there.

        If the network is narrower, the other sums keep their random weights, and their products
        start without influence: the evaluations stay the same.
        """

        def floats(values, one):
            return torch.from_numpy(values.astype("float64") / one).float()

        self.load_narrower(
            {
                "bias": floats(net.bias, shape.SUM_ONE),
                "rows": floats(net.rows, shape.SUM_ONE),
                "middle_bias": floats(net.middle_bias, shape.WEIGHTED_ONE),
                "middle": floats(net.middle, shape.WEIGHT_ONE),
                "last_bias": floats(net.last_bias, shape.WEIGHTED_ONE),
                "last": floats(net.last, shape.WEIGHT_ONE),
                "output_bias": floats(net.output_bias, shape.ACTIVATION_ONE * shape.OUTPUT_ONE),
                "output": floats(net.output, shape.OUTPUT_ONE),
            }
        )

    def load_narrower(self, state: dict[str, torch.Tensor]) -> None:
        """Loads the state of a model that may be narrower. See load_quantised."""
        narrow = state["middle"].shape[1]
        if narrow > self.products:
            raise ValueError(f"a width of {2 * self.products} can't continue one of {2 * narrow}")
        wide = {name: value.detach().cpu().clone() for name, value in self.state_dict().items()}
        wide["middle"].zero_()
        wide["middle"][:, :narrow] = state["middle"]
        for name in ("bias", "rows"):
            for half in range(2):
                target = wide[name][..., half * self.products : half * self.products + narrow]
                target.copy_(state[name][..., half * narrow : (half + 1) * narrow])
        same = {name: value for name, value in state.items() if name not in ("bias", "rows", "middle")}
        self.load_state_dict(wide | same)

    def forward(self, inputs: torch.Tensor, as_integers: bool = False) -> torch.Tensor:
        """The logit of the expected points for the side to move.

        With `as_integers`, weights and activations are rounded as they are in the file.
        """

        def weights(values, one):
            return nearest(values, one) if as_integers else values

        bucket = ((inputs.sum(dim=1).long() - 1) // 3).clamp(0, shape.BUCKETS - 1)
        # Selecting by a product with 0 and 1 has cheap gradients; selecting by index doesn't.
        bucket = nn.functional.one_hot(bucket, shape.BUCKETS).to(inputs.dtype)
        sums = inputs @ weights(self.rows, shape.SUM_ONE) + weights(self.bias, shape.SUM_ONE)
        clipped = sums.clamp(0, 1)
        products = clipped[:, : self.products] * clipped[:, self.products :]
        products = weights(products, shape.ACTIVATION_ONE)

        middle = self.per_bucket(products, weights(self.middle, shape.WEIGHT_ONE), bucket)
        middle = middle + bucket @ self.middle_bias
        clip, square = middle.clamp(0, 1), middle.clamp(-1, 1) ** 2 * shape.SQUARE_GAIN
        paired = weights(torch.cat([clip, square], dim=1), shape.ACTIVATION_ONE)

        last = self.per_bucket(paired, weights(self.last, shape.WEIGHT_ONE), bucket)
        last = weights((last + bucket @ self.last_bias).clamp(0, 1), shape.ACTIVATION_ONE)
        output = bucket @ weights(self.output, shape.OUTPUT_ONE)
        return (last * output).sum(dim=1) + bucket @ self.output_bias

    @staticmethod
    def per_bucket(inputs, weights, bucket):
        """Each row of inputs times the weights of its bucket.

        Computes all buckets and selects one: on a GPU, that's cheaper than sorting.
        """
        buckets, size, outputs = weights.shape
        together = weights.permute(1, 0, 2).reshape(size, buckets * outputs)
        every = (inputs @ together).view(-1, buckets, outputs)
        return torch.einsum("bko,bk->bo", every, bucket)

    @torch.no_grad()
    def clip(self) -> None:
        """Clamps every weight to the range of the file."""
        self.rows.clamp_(-MAX_ROW, MAX_ROW)
        self.bias.clamp_(-MAX_ROW * 4, MAX_ROW * 4)
        self.middle.clamp_(-MAX_WEIGHT, MAX_WEIGHT)
        self.last.clamp_(-MAX_WEIGHT, MAX_WEIGHT)
        self.output.clamp_(-MAX_OUTPUT, MAX_OUTPUT)

    @torch.no_grad()
    def quantised(self, wdl_scale: int, name: str) -> shape.Quantised:
        """The integer network."""

        def rounded(values, one):
            return torch.round(values.cpu().double() * one).numpy()

        net = shape.Quantised(
            bias=rounded(self.bias, shape.SUM_ONE),
            rows=rounded(self.rows, shape.SUM_ONE),
            middle_bias=rounded(self.middle_bias, shape.WEIGHTED_ONE),
            middle=rounded(self.middle, shape.WEIGHT_ONE),
            last_bias=rounded(self.last_bias, shape.WEIGHTED_ONE),
            last=rounded(self.last, shape.WEIGHT_ONE),
            output_bias=rounded(self.output_bias, shape.ACTIVATION_ONE * shape.OUTPUT_ONE),
            output=rounded(self.output, shape.OUTPUT_ONE),
            wdl_scale=wdl_scale,
            name=name,
        )
        net.check_overflow()
        return net
