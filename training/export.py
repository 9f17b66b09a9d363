#!/usr/bin/env python3
"""Converts a checkpoint to a network file and checks that the two agree. See README.md."""

import argparse
from pathlib import Path

import numpy as np
import torch

import network
import records
from model import Model, expand


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("out", type=Path, help="the network file to write")
    parser.add_argument("--name", default="", help="up to 32 bytes; defaults to the file name")
    parser.add_argument("--wdl-scale", type=int, help="the unit of evaluations; defaults to the score scale of the training")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="records to check with")
    parser.add_argument("--tolerance", type=float, default=3.0, help="the maximum mean difference, in hundredths of a man")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    checkpoint = torch.load(options.checkpoint, weights_only=True, map_location="cpu")
    model = Model(width=len(checkpoint["model"]["bias"]))
    model.load_state_dict(checkpoint["model"])
    scale = options.wdl_scale or round(checkpoint["summary"]["score_scale"])
    sample = records.read_all(options.data)
    sample = sample[np.random.default_rng(0).permutation(len(sample))[:20_000]]

    net = model.quantised(scale, options.name or options.out.stem).ordered(sample)
    data = net.to_bytes()
    options.out.write_bytes(data)
    integers = network.Quantised.from_bytes(options.out.read_bytes()).evaluate(sample)
    sets = (torch.from_numpy(sample[name].view(np.int32).copy()) for name in ("own", "theirs", "kings"))
    with torch.no_grad():
        floats = model(expand(*sets)).double().numpy() * scale
    # Far from zero, a difference doesn't matter: compare where games are decided.
    close = np.abs(floats) < 300
    difference = np.abs(integers - floats)[close]
    products = net.products(network.features(sample[:2000]))
    fours = products.reshape(len(products), -1, 4).any(axis=2).mean()
    print(f"{options.out}: {len(data):,} bytes, name {net.name!r}, wdl_scale {scale}")
    print(
        f"integers and floats differ by {difference.mean():.2f} hundredths of a man"
        f" (99 %: {np.percentile(difference, 99):.1f}, most: {difference.max():.1f})"
        f" over {close.sum():,} positions"
    )
    print(f"nonzero products: {(products > 0).mean():.1%}, fours: {fours:.1%}")
    if difference.mean() > options.tolerance:
        raise SystemExit("the exported network doesn't agree with the trained one")


if __name__ == "__main__":
    main()
