#!/usr/bin/env python3
"""Checks that the engine and this folder agree, bit for bit.

    crownhead datagen evaluate NET RECORDS --limit 20000 > numbers.txt
    check.py NET RECORDS numbers.txt
"""

import argparse
from pathlib import Path

import numpy as np

import network
import records


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net", type=Path)
    parser.add_argument("records", type=Path)
    parser.add_argument("numbers", type=Path, help="the engine's evaluations, one per line")
    options = parser.parse_args()
    theirs = np.loadtxt(options.numbers, dtype=np.int64, ndmin=1)
    net = network.Quantised.from_bytes(options.net.read_bytes())
    ours = net.evaluate(np.asarray(records.read(options.records)[: len(theirs)]))
    if len(ours) != len(theirs) or (ours != theirs).any():
        raise SystemExit("the engine and the reference don't agree")
    print(f"the engine and the reference agree on {len(ours):,} positions")


if __name__ == "__main__":
    main()
