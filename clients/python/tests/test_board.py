"""The rules, checked by counting moves."""

import unittest

from crownhead.board import Board

START = {"turn": "black", "black": range(1, 13), "white": range(21, 33), "kings": []}


def perft(board, depth):
    """How many lines of this many moves there are."""
    moves = board.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(board.play(move), depth - 1) for move in moves)


class Rules(unittest.TestCase):
    def check(self, turn, black, white, kings, expected):
        board = Board(turn, frozenset(black), frozenset(white), frozenset(kings))
        self.assertEqual(sorted(board.legal_moves()), sorted(expected))
        return board

    def test_as_many_lines_as_there_should_be(self):
        board = Board.from_json(START)
        counts = [perft(board, depth) for depth in range(1, 7)]
        self.assertEqual(counts, [7, 49, 302, 1469, 7361, 36768])

    def test_a_capture_is_mandatory_and_goes_on(self):
        board = self.check("white", [18, 11], [22, 30], [], [(22, 15, 8)])
        after = board.play((22, 15, 8))
        self.assertEqual((after.black, after.white), (frozenset(), frozenset({8, 30})))

    def test_crowning_ends_the_move(self):
        board = self.check("black", [22], [26, 27], [], [(22, 31)])
        self.assertIn(31, board.play((22, 31)).kings)

    def test_a_king_may_end_where_it_began(self):
        circle = [(10, 3, 12, 19, 10), (10, 19, 12, 3, 10), (10, 17)]
        board = Board("black", frozenset({10}), frozenset({7, 8, 16, 15}), frozenset({10}))
        circles = [path for path in board.legal_moves() if len(path) == 5]
        self.assertEqual(sorted(circles), sorted(circle[:2]))
        self.assertEqual(board.play(circles[0]).white, frozenset())
