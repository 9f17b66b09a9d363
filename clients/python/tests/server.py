"""Starts real servers, and players that use them."""

import os
import subprocess
import tempfile
import unittest
from itertools import count

import crownhead.client
from crownhead import Client

crownhead.client.PATIENCE = 60  # A busy machine isn't a dead one.
NAMES = (f"Player {number}" for number in count(1))
BLITZ = {"fischer": {"base": 300_000, "increment": 2_000}}
DAY = {"per_turn": {"limit": 86_400_000}}


class Server:
    """A server with its own database."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.start()

    def start(self):
        """Starts it, or starts it again at another address."""
        database = os.path.join(self.folder.name, "games.db")
        command = [os.environ["CROWNHEAD"], "serve", "--listen", "127.0.0.1:0"]
        self.log = open(os.path.join(self.folder.name, "log"), "ab")
        self.process = subprocess.Popen(
            [*command, "--database", database], stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        line = self.process.stdout.readline()
        self.url = "http://" + line.split("http://")[1].strip().rstrip("/")

    def kill(self):
        """Kills it, like a power failure would."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.log.close()

    def stop(self):
        self.kill()
        self.folder.cleanup()


class ServerTest(unittest.TestCase):
    """A test class with its own server."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def player(self, is_account=False):
        """A connected guest or account."""
        client = Client(self.server.url)
        client.guest()
        if is_account:
            client.sign_up(next(NAMES), "correct horse battery")
        client.connect()
        self.addCleanup(client.close)
        return client

    def pair(self, is_account=False, **terms):
        """Two players with a game: ((client, game), (client, game)), Black first."""
        clients = [self.player(is_account), self.player(is_account)]
        for client in clients:
            client.seek(**terms)
        players = [(client, client.next_game()) for client in clients]
        return sorted(players, key=lambda player: player[1].side)

    def summary(self, game, client):
        """The game as the server lists it."""
        games = client.request("GET", f"/games?player={client.me['player']}")["games"]
        return next(entry for entry in games if entry["game"] == game.id)

    def check_same(self, black, white):
        """Both players and the server see the same game, clocks included."""
        (ann, one), (bob, two) = black, white
        bob.wait(lambda: len(two.events) >= len(one.events))
        ann.wait(lambda: len(one.events) >= len(two.events))
        self.assertEqual(one.events, two.events)
        self.assertEqual(one.board, two.board)
        listed = self.summary(one, ann)
        self.assertEqual(listed.get("turn"), one.turn)
        self.assertEqual(listed.get("due"), one.due())
        end = listed.get("end", {})
        self.assertEqual(end.get("result"), one.result)
        self.assertEqual(end.get("termination"), one.termination)
