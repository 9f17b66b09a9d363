"""Tests that don't need PyTorch: `python3 -m unittest discover -s training/tests`."""

import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import network  # noqa: E402
import records  # noqa: E402


def random_network(seed: int, width: int = 512) -> network.Quantised:
    chance = np.random.default_rng(seed)
    values = {}
    for name, (dtype, size) in network.shapes(width).items():
        limit = {"bias": 60, "rows": 80, "output": 2000}.get(name, 127)
        limit = 8000 if name in ("middle_bias", "last_bias", "output_bias") else limit
        values[name] = chance.integers(-limit, limit, size, endpoint=True).astype(dtype)
    return network.Quantised(**values, wdl_scale=100, name=f"random {seed}")


def random_records(seed: int, count: int) -> np.ndarray:
    chance = np.random.default_rng(seed)
    data = np.zeros(count, records.RECORD)
    for record in data:
        squares = chance.permutation(32)[: chance.integers(2, 25)]
        for square in squares:
            side = "own" if chance.random() < 0.5 else "theirs"
            record[side] |= np.uint32(1) << np.uint32(square)
            crown_row = square >= 28 if side == "own" else square < 4
            if crown_row or chance.random() < 0.3:
                record["kings"] |= np.uint32(1) << np.uint32(square)
    data["score"] = chance.integers(-500, 500, count)
    data["points"] = chance.integers(0, 3, count)
    data["group"] = chance.integers(0, 256, count)
    return data


class Records(unittest.TestCase):
    def test_written_records_are_read_and_a_cut_tail_is_left_out(self):
        data = random_records(1, 20)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "some.records"
            records.write(path, data)
            np.testing.assert_array_equal(records.read(path), data)
            path.write_bytes(path.read_bytes()[:-3])
            np.testing.assert_array_equal(records.read(path), data[:-1])
            np.testing.assert_array_equal(records.read_all([path, path])[19:], data[:-1])

    def test_other_files_are_refused(self):
        def check(content, expected):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "some.records"
                path.write_bytes(content)
                with self.assertRaisesRegex(records.BadRecords, expected):
                    records.read(path)

        check(b"", "not a file of records")
        check(b"CROWNPOS" + bytes(8), "damaged or has another version")


class Features(unittest.TestCase):
    def test_each_piece_sets_one_input(self):
        def check(own, theirs, kings, expected):
            record = np.zeros(1, records.RECORD)
            for name, squares in (("own", own), ("theirs", theirs), ("kings", kings)):
                record[name] = sum(1 << (number - 1) for number in squares)
            found = np.flatnonzero(network.features(record)[0])
            self.assertEqual(list(found), expected)

        check([1, 28], [], [], [0, 27])
        check([1, 32], [], [1, 32], [28, 59])
        check([], [5, 32], [], [60, 87])
        check([], [1, 32], [1, 32], [88, 119])

    def test_three_counts_share_a_bucket(self):
        def check(pieces, expected):
            inputs = np.zeros((1, network.FEATURES), np.int32)
            inputs[0, :pieces] = 1
            self.assertEqual(network.buckets(inputs)[0], expected)

        for pieces, expected in ((1, 0), (3, 0), (4, 1), (12, 3), (22, 7), (24, 7)):
            check(pieces, expected)


class NetworkFile(unittest.TestCase):
    def test_a_network_is_read_as_written(self):
        for width, size in ((512, 167_024), (1536, 480_368)):
            data = random_network(1, width).to_bytes()
            self.assertEqual(len(data), size)
            self.assertEqual(network.Quantised.from_bytes(data).to_bytes(), data)

    def test_damage_is_noticed(self):
        def check(change, expected):
            data = bytearray(random_network(1).to_bytes())
            change(data)
            with self.assertRaisesRegex(network.BadNetwork, expected):
                network.Quantised.from_bytes(bytes(data))

        def flip(at):
            return lambda data: data.__setitem__(at, data[at] ^ 1)

        check(flip(0), "not a network")
        check(flip(12), "header is damaged")
        check(flip(5000), "weights are damaged")
        check(lambda data: data.pop(), "weights are damaged or truncated")

    def test_weights_that_can_overflow_are_refused(self):
        net = random_network(1)
        net.rows[:30, 7] = 1500
        with self.assertRaises(network.BadNetwork):
            net.check_overflow()

    def test_evaluations_stay_in_bounds(self):
        found = random_network(2).evaluate(random_records(2, 100))
        self.assertLessEqual(np.abs(found).max(), network.MAX_EVALUATION)
        self.assertGreater(len(set(found)), 50)

    def test_another_order_of_neurons_changes_nothing(self):
        net, data = random_network(3, 1024), random_records(3, 200)
        ordered = net.ordered(data)
        np.testing.assert_array_equal(ordered.evaluate(data), net.evaluate(data))
        activity = (ordered.products(network.features(data)) > 0).mean(axis=0)
        self.assertTrue((np.diff(activity) <= 0).all())


try:
    import torch
except ImportError:
    torch = None


@unittest.skipUnless(torch, "PyTorch is not installed")
class FloatingPoint(unittest.TestCase):
    def test_inputs_are_the_same_in_both(self):
        from model import expand

        data = random_records(3, 50)
        sets = (torch.from_numpy(data[name].view(np.int32).copy()) for name in ("own", "theirs", "kings"))
        np.testing.assert_array_equal(expand(*sets).numpy(), network.features(data))

    def test_integers_agree_with_floats(self):
        from model import Model

        model = Model(4, 1024)
        data = random_records(4, 500)
        integers = model.quantised(100, "test").evaluate(data)
        inputs = torch.from_numpy(network.features(data)).float()
        with torch.no_grad():
            exact = model(inputs).numpy() * 100
            rounded = model(inputs, as_integers=True).numpy() * 100
        self.assertLess(np.abs(integers - exact).mean(), 2.0)
        self.assertLess(np.abs(integers - rounded).mean(), 0.6)

    def test_training_goes_on_from_a_network_file(self):
        from model import Model

        net, data = Model(5).quantised(100, "test"), random_records(5, 200)
        for width in (512, 1024):
            model = Model(6, width)
            model.load_quantised(net)
            again = model.quantised(100, "test")
            self.assertEqual(again.width, width)
            np.testing.assert_array_equal(again.evaluate(data), net.evaluate(data))


if __name__ == "__main__":
    unittest.main()
