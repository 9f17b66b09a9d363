"""Files of training records, as `nnue::data` writes them (see crates/nnue/src/data.rs).

A header of 16 bytes, then one record of 16 bytes for each position. The board is turned so
that the side to move plays down it, and the score and the result are that side's.
"""

import zlib
from pathlib import Path

import numpy as np

MAGIC = b"CROWNPOS"
VERSION = 1
HEADER_BYTES = 16

RECORD = np.dtype(
    [
        ("own", "<u4"),
        ("theirs", "<u4"),
        ("kings", "<u4"),
        ("score", "<i2"),
        ("points", "u1"),
        ("group", "u1"),
    ]
)


class BadRecords(Exception):
    """A file isn't a file of records, or its version isn't supported."""


def header() -> bytes:
    """The header at the start of every file."""
    start = MAGIC + VERSION.to_bytes(2, "little") + RECORD.itemsize.to_bytes(2, "little")
    return start + zlib.crc32(start).to_bytes(4, "little")


def read(path: Path) -> np.ndarray:
    """The records of a file, mapped into memory. An incomplete record at the end is dropped."""
    with open(path, "rb") as file:
        found = file.read(HEADER_BYTES)
    if found[:8] != MAGIC:
        raise BadRecords(f"{path}: not a file of records")
    if found != header():
        raise BadRecords(f"{path}: the header is damaged or has another version")
    count = (Path(path).stat().st_size - HEADER_BYTES) // RECORD.itemsize
    if count == 0:
        return np.empty(0, RECORD)
    return np.memmap(path, RECORD, mode="r", offset=HEADER_BYTES, shape=(count,))


def write(path: Path, records: np.ndarray) -> None:
    """Writes a file of records."""
    with open(path, "wb") as file:
        file.write(header())
        file.write(records.astype(RECORD).tobytes())


def read_all(paths: list[Path]) -> np.ndarray:
    """The combined records of several files."""
    return np.concatenate([read(path) for path in paths])
