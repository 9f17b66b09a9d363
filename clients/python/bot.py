"""A bot that plays random legal moves.

    python3 bot.py http://127.0.0.1:3264               # as a guest, against whoever comes
    python3 bot.py http://127.0.0.1:3264 --computer 1  # against the computer at level 1
    python3 bot.py https://play.example.org --token crownhead_… --rated
"""

import argparse
import random

from crownhead import Client, Refused


def play(client, game, choose=random.choice):
    """Plays a game to its end: takes every draw, grants every take-back, and moves at random."""
    while game.result is None:
        client.wait(lambda: game.result or game.is_my_turn or _offer(game))
        try:
            if _offer(game):
                client.act(game, {"accept": _offer(game)})
            elif game.is_my_turn and game.claimable_draw(game.side):
                client.act(game, "claim_draw")
            elif game.is_my_turn:
                client.play(game, choose(game.board.legal_moves()))
        except Refused as refused:
            # The opponent may have been faster, for example with withdrawing an offer.
            if refused.code not in ("stale", "not_allowed", "unavailable"):
                raise


def _offer(game):
    """What the opponent proposes, if anything."""
    if game.result is None:
        for by, proposal in game.proposals.values():
            if by != game.side:
                return proposal
    return None


def main():
    parser = argparse.ArgumentParser(description="Plays random legal moves on a Crownhead server.")
    parser.add_argument("url")
    parser.add_argument("--token", help="play for an account")
    parser.add_argument("--rated", action="store_true", help="play rated games")
    parser.add_argument("--computer", type=int, metavar="LEVEL", help="play against the computer")
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    options = parser.parse_args()
    client = Client(options.url, secret=options.token)
    if not options.token:
        client.guest()
    client.connect()
    terms = {"time": {"fischer": {"base": 180_000, "increment": 2_000}}, "rated": options.rated}
    for _ in range(options.games):
        if options.computer:
            client.request("POST", "/computer", {"level": options.computer, "terms": terms})
        else:
            client.seek(**terms)
        game = client.next_game()
        print(f"playing {game.side} in {options.url}/online/game/{game.id}", flush=True)
        play(client, game)
        print(f"{game.result} by {game.termination} after {game.ply} moves", flush=True)
    client.close()


if __name__ == "__main__":
    main()
