"""Plays games against `crownhead dxp listen` with the DamExchange client of pydraughts.

    pip install pydraughts
    python clients/pydraughts/dxp_game.py path/to/crownhead [seconds per move]

Starts the program, plays random moves against it with both colors, and prints the games as PDN. Every move
of the program goes through the rules of pydraughts, and the script ends with an error unless both sides
saw the same game.
"""

import json
import os
import random
import re
import subprocess
import sys
import threading

import draughts
from draughts.engine import DXPEngine

# The program's color in each game.
GAMES = [draughts.BLACK, draughts.WHITE]
LONGEST_GAME = 200
PATIENCE = 120  # seconds


def play(port: str, program_color: int, dice: random.Random) -> list[str]:
    """Plays one game. Returns the moves that pydraughts saw."""
    board = draughts.Board(variant="english")
    engine = DXPEngine(None, {"engine-opened": True, "ip": "127.0.0.1", "port": port})
    while not board.is_over() and len(board.move_stack) < LONGEST_GAME:
        if board.turn == program_color:
            move = engine.play(board).move
            if move is None:
                sys.exit("the program hung up in the middle of the game")
            board.push(move)
        else:
            board.push(dice.choice(list(board.legal_moves())))
            if board.is_over():
                # Nobody asks for an answer anymore, and only that sends a move.
                engine.sender.send_move(board.move_stack[-1])
    engine.quit()
    return [ends(move.pdn_move) for move in board.move_stack]


def ends(move: str) -> str:
    squares = re.split("[-x]", move)
    return f"{squares[0]}-{squares[-1]}"


def as_pdn(moves: list[str], result: str) -> str:
    numbered = [f"{ply // 2 + 1}. {move}" if ply % 2 == 0 else move for ply, move in enumerate(moves)]
    return " ".join([*numbered, result])


def give_up() -> None:
    print(f"no end after {PATIENCE} seconds", file=sys.stderr)
    os._exit(1)


def main() -> None:
    program = sys.argv[1]
    seconds = sys.argv[2] if len(sys.argv) > 2 else "0.05"
    # pydraughts waits for messages forever.
    watchdog = threading.Timer(PATIENCE, give_up)
    watchdog.daemon = True
    watchdog.start()
    arguments = ["--listen", "127.0.0.1:0", "--games", str(len(GAMES)), "--time", seconds, "--json"]
    with subprocess.Popen(
        [program, "dxp", "listen", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
    ) as listener:
        port = listener.stderr.readline().rsplit(":", 1)[1].strip()
        dice = random.Random(1)
        seen = [play(port, color, dice) for color in GAMES]
        printed, complaints = listener.communicate()
    games = [json.loads(line) for line in printed.splitlines()]
    for moves, game in zip(seen, games, strict=True):
        print(as_pdn([move["move"] for move in game["moves"]], game["result"]))
        if [ends(move["move"]) for move in game["moves"]] != moves:
            sys.exit(f"pydraughts saw another game: {as_pdn(moves, '*')}")
    if complaints or listener.returncode != 0:
        sys.exit(f"the program ended with {listener.returncode}: {complaints}")
    print(f"{len(games)} games", file=sys.stderr)


if __name__ == "__main__":
    main()
