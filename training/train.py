#!/usr/bin/env python3
"""Trains a network on files of records and writes a checkpoint. See README.md.

The whole set of positions lies packed in the memory of the device, 16 bytes each, and is
expanded batch by batch: an epoch of ten million positions takes seconds on a GPU.
"""

import argparse
import json
import math
import sys
import time
from pathlib import Path

import numpy as np
import torch

import records
from model import Model, expand
from network import WIDTH_STEP, Quantised

# Scores of decided positions are far beyond any evaluation: this much counts as won.
MAX_SCORE = 3000


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("data", nargs="+", type=Path, help="files of records")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the checkpoint and the summary")
    parser.add_argument("--start", type=Path, help="a checkpoint or a network file to continue from, instead of random weights")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time, with the learning rate scheduled to match")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3, help="the highest learning rate")
    parser.add_argument("--decay", type=float, default=1e-4, help="weight decay")
    parser.add_argument(
        "--score-weight",
        type=float,
        default=0.5,
        help="the weight of the search score in the target; the rest is the result of the game",
    )
    parser.add_argument(
        "--score-scale",
        type=float,
        help="a score of this size is worth 1/(1+1/e) points; fitted to the data by default",
    )
    parser.add_argument("--validation-groups", type=int, default=12, help="the number of groups, out of 256, to hold out for validation")
    parser.add_argument("--width", type=int, default=WIDTH_STEP, help="the width of the first layer, a multiple of 512")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def score_scale(scores: np.ndarray, points: np.ndarray) -> float:
    """The scale at which scores predict results best, by logistic regression on one number."""
    sample = np.random.default_rng(0).permutation(len(scores))[:1_000_000]
    scores, points = scores[sample].astype(np.float64), points[sample] / 2.0

    def loss(scale):
        logits = scores / scale
        return np.mean(np.logaddexp(0, logits) - points * logits)

    low, high = math.log(5.0), math.log(2000.0)
    golden = (math.sqrt(5) - 1) / 2
    while high - low > 1e-3:
        a, b = high - golden * (high - low), low + golden * (high - low)
        low, high = (low, b) if loss(math.exp(a)) < loss(math.exp(b)) else (a, high)
    return math.exp((low + high) / 2)


class Positions:
    """Packed positions and their targets on the device."""

    def __init__(self, data: np.ndarray, scale: float, score_weight: float, device: str):
        def tensor(name, dtype):
            return torch.from_numpy(data[name].astype(dtype)).to(device)

        # PyTorch can shift only signed numbers; the bits are the same.
        self.sets = [
            torch.from_numpy(data[name].view(np.int32).copy()).to(device)
            for name in ("own", "theirs", "kings")
        ]
        self.points = tensor("points", np.float32) / 2
        expected = torch.sigmoid(tensor("score", np.float32).clamp(-MAX_SCORE, MAX_SCORE) / scale)
        self.targets = score_weight * expected + (1 - score_weight) * self.points
        self.expected = expected

    def __len__(self) -> int:
        return len(self.points)

    def inputs(self, chosen) -> torch.Tensor:
        return expand(*(part[chosen] for part in self.sets))


@torch.no_grad()
def losses(model: Model, positions: Positions, batch: int, as_integers: bool) -> dict[str, float]:
    """The mean squared errors against the target and against the result alone."""
    target = result = 0.0
    for start in range(0, len(positions), batch):
        chosen = slice(start, start + batch)
        points = torch.sigmoid(model(positions.inputs(chosen), as_integers))
        target += ((points - positions.targets[chosen]) ** 2).sum().item()
        result += ((points - positions.points[chosen]) ** 2).sum().item()
    return {"target": target / len(positions), "result": result / len(positions)}


def rate_at(progress: float) -> float:
    """The learning rate relative to the highest: a short warm-up, then half a cosine."""
    climb = 0.03
    if progress < climb:
        return progress / climb
    return 0.002 + 0.998 * 0.5 * (1 + math.cos(math.pi * (progress - climb) / (1 - climb)))


def main() -> None:
    options = arguments()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    began = time.monotonic()

    data = records.read_all(options.data)
    is_validation = data["group"] < options.validation_groups
    scale = options.score_scale or score_scale(
        np.clip(data["score"], -MAX_SCORE, MAX_SCORE)[~is_validation], data["points"][~is_validation]
    )
    training, validation = (
        Positions(part, scale, options.score_weight, options.device)
        for part in (data[~is_validation], data[is_validation])
    )
    if not len(training) or not len(validation):
        raise SystemExit("too few games: nothing is left for training or validation")
    shares = np.bincount(data["points"], minlength=3) / len(data)
    print(f"{len(training):,} training positions, {len(validation):,} validation positions")
    print(f"the side to move lost {shares[0]:.1%}, drew {shares[1]:.1%}, won {shares[2]:.1%}")
    print(f"score scale {scale:.1f}, on {options.device}")
    by_score = ((validation.expected - validation.points) ** 2).mean().item()
    print(f"for comparison, the error of the scores alone against the results: {by_score:.5f}")

    model = Model(options.seed, options.width).to(options.device)
    if options.start and options.start.suffix == ".nnue":
        model.load_quantised(Quantised.from_bytes(options.start.read_bytes()))
    elif options.start:
        model.load_narrower(torch.load(options.start, weights_only=True, map_location="cpu")["model"])
    optimizer = torch.optim.AdamW(
        model.parameters(),
        lr=options.rate,
        weight_decay=options.decay,
        fused=options.device.startswith("cuda"),
    )
    batch = min(options.batch, len(training))
    steps = len(training) // batch
    epochs = []
    progress = 0.0
    for epoch in range(1, options.epochs + 1):
        epoch_began = time.monotonic()
        order = torch.randperm(len(training), device=options.device)
        total = torch.zeros((), device=options.device)
        done = 0
        for step in range(steps):
            by_steps = ((epoch - 1) * steps + step) / (options.epochs * steps)
            by_time = (time.monotonic() - began) / 60 / options.minutes
            progress = max(by_steps, by_time)
            if progress >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = options.rate * rate_at(progress)
            chosen = order[step * batch : (step + 1) * batch]
            # In the last third, the weights adapt to rounding.
            points = torch.sigmoid(model(training.inputs(chosen), as_integers=progress > 0.67))
            loss = ((points - training.targets[chosen]) ** 2).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            model.clip()
            total += loss.detach()
            done += 1
        if not done:
            break
        checked = losses(model, validation, batch, as_integers=progress > 0.67)
        seconds = time.monotonic() - epoch_began
        line = {
            "epoch": epoch,
            "training": total.item() / done,
            "validation": checked["target"],
            "validation_result": checked["result"],
            "rate": optimizer.param_groups[0]["lr"],
            "positions_per_second": round(done * batch / seconds),
        }
        print(
            f"epoch {epoch:3}  training {line['training']:.5f}  validation {line['validation']:.5f}"
            f"  (result alone {line['validation_result']:.5f})  rate {line['rate']:.1e}"
            f"  {line['positions_per_second'] / 1e6:.2f} M/s",
            flush=True,
        )
        epochs.append(line)

    final = losses(model, validation, batch, as_integers=True)
    summary = {
        "score_scale": scale,
        "score_weight": options.score_weight,
        "training_positions": len(training),
        "validation_positions": len(validation),
        "validation": final["target"],
        "validation_result": final["result"],
        "scores_result": by_score,
        "seconds": time.monotonic() - began,
    }
    torch.save({"model": model.state_dict(), "summary": summary}, options.out / "checkpoint.pt")
    report = summary | {"command": sys.argv, "epochs": epochs}
    (options.out / "summary.json").write_text(json.dumps(report, indent=2) + "\n")
    print(f"validation {final['target']:.5f} in integers; {options.out / 'checkpoint.pt'} written")


if __name__ == "__main__":
    main()
