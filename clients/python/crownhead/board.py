"""American checkers on 32 squares: whose move it is, and which moves are legal.

Squares have the numbers 1 to 32 of a printed board. A move is the tuple of squares on its path.
"""

from dataclasses import dataclass, replace

OTHER = {"black": "white", "white": "black"}
DOWN, UP = (1,), (-1,)


def _at(row, column):
    """The number of the dark square in this row and column, counted from 0, or None."""
    is_dark = 0 <= row < 8 and 0 <= column < 8 and (row + column) % 2 == 1
    return row * 4 + column // 2 + 1 if is_dark else None


def _place(square):
    row = (square - 1) // 4
    return row, 2 * ((square - 1) % 4) + (row + 1) % 2


def _hops(square, down, right):
    """The neighbor in this direction and the square behind it; None beyond the edge."""
    row, column = _place(square)
    return _at(row + down, column + right), _at(row + 2 * down, column + 2 * right)


HOPS = {
    (square, down): [_hops(square, down, right) for right in (-1, 1)]
    for square in range(1, 33)
    for down in (1, -1)
}


def is_capture(path):
    """Whether a move jumps: it skips a row."""
    return abs(_place(path[0])[0] - _place(path[1])[0]) == 2


@dataclass(frozen=True)
class Board:
    """A position. `black` and `white` hold all pieces of a side, `kings` those that are kings."""

    turn: str
    black: frozenset
    white: frozenset
    kings: frozenset

    @staticmethod
    def from_json(start):
        """The position in the terms of a game."""
        sets = {name: frozenset(start[name]) for name in ("black", "white", "kings")}
        return Board(turn=start["turn"], **sets)

    def pieces(self, side):
        """The squares of a side's pieces."""
        return self.black if side == "black" else self.white

    def legal_moves(self):
        """All legal moves of the side to move. If there is a capture, only captures."""
        own = sorted(self.pieces(self.turn))
        captures = [path for square in own for path in self._captures((square,), frozenset())]
        if captures:
            return captures
        taken = self.black | self.white
        return [
            (square, step)
            for square in own
            for down in self._directions(square)
            for step, _ in HOPS[square, down]
            if step and step not in taken
        ]

    def play(self, path):
        """The position after a legal move."""
        start, end = path[0], path[-1]
        jumped = frozenset()
        if is_capture(path):
            jumped = frozenset(_between(a, b) for a, b in zip(path, path[1:]))
        own = self.pieces(self.turn) - {start} | {end}
        kings = self.kings - jumped - {start}
        if start in self.kings or _is_crowned(self.turn, end):
            kings |= {end}
        other = self.pieces(OTHER[self.turn]) - jumped
        sides = {self.turn: own, OTHER[self.turn]: other}
        return replace(self, turn=OTHER[self.turn], kings=kings, **sides)

    def _directions(self, square):
        if square in self.kings:
            return DOWN + UP
        return DOWN if self.turn == "black" else UP

    def _captures(self, path, jumped):
        """Every way to go on jumping. A jumped piece stays until the end, but only counts once."""
        start, here = path[0], path[-1]
        enemies = self.pieces(OTHER[self.turn]) - jumped
        taken = (self.black | self.white) - {start}
        found = []
        for down in self._directions(start):
            for over, beyond in HOPS[here, down]:
                if over in enemies and beyond and beyond not in taken:
                    longer = path + (beyond,)
                    ends = start not in self.kings and _is_crowned(self.turn, beyond)
                    more = [] if ends else self._captures(longer, jumped | {over})
                    found += more or [longer]
        return found


def _between(one, two):
    (row, column), (row2, column2) = _place(one), _place(two)
    return _at((row + row2) // 2, (column + column2) // 2)


def _is_crowned(side, square):
    return square >= 29 if side == "black" else square <= 4
