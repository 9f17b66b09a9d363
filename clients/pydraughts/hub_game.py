"""Plays a game of `crownhead hub` against itself, driven by pydraughts.

    pip install pydraughts
    python clients/pydraughts/hub_game.py path/to/crownhead [nodes per move] [file]

Prints the game as PDN. Every move goes through pydraughts, which has its own rules, so an illegal
one ends the script with an error. With a file, what both sides said is written there.
"""

import sys

import draughts
from draughts.engine import HubEngine, Limit

LONGEST_GAME = 200


class RecordedEngine(HubEngine):
    """Keeps the conversation, except for the progress of searches."""

    def __init__(self, command: list[str]) -> None:
        self.said: list[str] = []
        super().__init__(command)

    def send(self, line: str) -> None:
        self.said.append(f"> {line}")
        super().send(line)

    def recv(self) -> str:
        line = super().recv()
        if not line.startswith("info"):
            self.said.append(f"< {line}")
        return line


def main() -> None:
    program = sys.argv[1]
    nodes = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    board = draughts.Board(variant="english")
    engine = RecordedEngine([program, "hub"])
    engine.init()
    engine.send("new-game")
    while not board.is_over() and len(board.move_stack) < LONGEST_GAME:
        board.push(engine.play(board, Limit(nodes=nodes), ponder=False).move)
    engine.quit()
    engine.p.wait(timeout=10)
    if len(sys.argv) > 3:
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in engine.said)
    moves = [move.pdn_move for move in board.move_stack]
    numbered = [f"{ply // 2 + 1}. {move}" if ply % 2 == 0 else move for ply, move in enumerate(moves)]
    # In pydraughts, White is 2 and Black is 1.
    result = {draughts.BLACK: "1-0", draughts.WHITE: "0-1", 0: "1/2-1/2"}.get(board.winner(), "*")
    print(" ".join([*numbered, result]))
    print(f"{len(moves)} moves, {result}", file=sys.stderr)


if __name__ == "__main__":
    main()
