"""The client reads and writes the golden messages of the server's own tests."""

import json
import time
import unittest
import unittest.mock
from collections import deque
from pathlib import Path

import websocket

from crownhead import Client, Game, Lost

GOLDEN = Path(__file__).parents[3] / "crates/protocol/tests/golden"
GAME = "0123456789ab"


def lines(name):
    """The messages in a golden file as (name, fields)."""
    text = (GOLDEN / name).read_text(encoding="utf-8")
    return [next(iter(json.loads(line).items())) for line in text.splitlines()]


def events(name):
    """The golden events with this fact."""
    found = [fields["event"] for kind, fields in lines("server.jsonl") if kind == "event"]
    return [event for event in found if name in event["fact"]]


class Wire:
    """Stands in for a WebSocket: keeps what is sent, and answers `done` or what it's told to."""

    def __init__(self):
        self.sent, self.queue = [], deque()

    def send(self, text):
        name, fields = next(iter(json.loads(text).items()))
        self.sent.append((name, fields))
        if "id" in fields and name != "ping":
            self.deliver("done", {"id": fields["id"]})

    def deliver(self, name, fields):
        self.queue.append(json.dumps({name: fields}).encode())

    def settimeout(self, seconds):
        pass

    def recv_data(self):
        if not self.queue:
            raise websocket.WebSocketTimeoutException()
        return websocket.ABNF.OPCODE_TEXT, self.queue.popleft()


def connected():
    """A client on a wire."""
    client, wire = Client("http://nowhere"), Wire()
    client._socket = wire
    client._sent, client._budget = time.monotonic(), 40
    client._ahead, client._round_trip = 0, float("inf")
    return client, wire


def game_of(*facts, opened=1):
    """A game with these facts after one of the golden openings."""
    first = events("opened")[opened]
    rest = [{"seq": seq, "at": first["at"] + seq, "fact": f} for seq, f in enumerate(facts, 1)]
    presence = {"black": True, "white": True, "watchers": 0}
    log = {"game": GAME, "rated": False, "presence": presence, "events": [first, *rest]}
    return Game({**log, "side": "black"})


class Reading(unittest.TestCase):
    NAMES = {
        "welcome", "outdated", "game", "no_game", "event", "presence", "said", "done", "refused",
        "lobby", "seek", "seek_gone", "started", "pong", "closing",
    }  # fmt: skip
    # Games on one device only.
    LOCAL = {"resumed", "taken_back"}

    def fact(self, name, place=0):
        return events(name)[place]["fact"]

    def test_no_message_and_no_fact_is_unknown(self):
        self.assertEqual({name for name, _ in lines("server.jsonl")}, self.NAMES)
        golden = [fields["event"] for name, fields in lines("server.jsonl") if name == "event"]
        facts = {next(iter(event["fact"])) for event in golden}
        known = {name for name in facts if hasattr(Game, "_" + name)}
        self.assertEqual(facts - known, self.LOCAL)

    def test_every_message_is_passed_on_or_answers_a_request(self):
        answers = {"done", "pong"}
        for name, fields in lines("server.jsonl"):
            if name in ("welcome", "outdated"):
                continue
            client, wire = connected()
            client.games[GAME] = game_of()
            client._wanted = {} if name == "started" else {GAME: None}
            number = fields.get("id") if name in answers | {"refused"} else None
            if number is not None:
                client._unanswered[number] = time.monotonic()
            wire.deliver(name, fields)
            self.assertTrue(client._step(None))
            self.assertNotIn(number, client._unanswered)
            expected = [] if number is not None else [(name, fields)]
            self.assertEqual(list(client.messages), expected)
            if name == "refused" and number is not None:
                self.assertEqual(client._answers[number], fields)
            elif name == "started":
                self.assertEqual(list(client._started), [GAME])
            elif name == "presence":
                self.assertEqual(client.games[GAME].presence["white"], True)
            elif name == "said":
                self.assertIn(fields["text"], ("good game", "well played"))
                self.assertEqual(client.games[GAME].chat, [fields])
            elif name == "closing":
                self.assertEqual(client._pause, fields["retry"] / 1000)
            elif name == "no_game":
                self.assertEqual(client._wanted[GAME]["code"], "not_found")

    def test_terms(self):
        ballot, days = game_of(opened=0), game_of()
        self.assertEqual((ballot.turn, ballot.ply, len(ballot.boards)), ("white", 0, 4))
        self.assertEqual((ballot.start, ballot.increment), (300_000, 2_000))
        self.assertEqual((days.control, days.start), ("per_turn", 86_400_000))
        self.assertEqual(ballot.terms["take_backs"], "never")
        self.assertEqual(days.terms["take_backs"], "by_consent")
        self.assertEqual(ballot.terms["disconnect_grace"], 60_000)
        self.assertEqual(ballot.terms["max_lag_credit"], 500)
        self.assertIsNone(days.terms["disconnect_grace"])
        self.assertEqual(ballot.terms["seats"]["white"]["player"], {"engine": {"level": 4}})

    def test_facts(self):
        move = self.fact("moved")
        self.assertEqual(game_of(move).moves, [(11, 15)])
        self.assertEqual(self.fact("moved", 1)["moved"]["credit"], 80)
        for name, result, termination in [
            ("resigned", "0-1", "resignation"),
            ("flag_fell", "1-0", "time_forfeit"),
            ("abandonment_claimed", "0-1", "abandonment"),
            ("aborted", "*", "aborted"),
        ]:
            game = game_of(move, self.fact(name))
            self.assertEqual((game.result, game.termination), (result, termination))
        claimed = game_of(move, self.fact("draw_claimed"))
        self.assertEqual(claimed.result, "1/2-1/2")
        offered = game_of(move, self.fact("proposed"))
        self.assertEqual(offered.proposals, {"draw": ("black", "draw")})
        self.assertEqual(game_of(move, self.fact("proposed"), self.fact("declined")).proposals, {})
        rematch = {"proposed": {"by": "white", "proposal": "rematch"}}
        self.assertEqual(game_of(rematch, self.fact("withdrawn")).proposals, {})
        asked, granted = self.fact("proposed", 1), self.fact("accepted")
        answer = {"moved": {"by": "white", "move": [22, 18]}}
        self.assertEqual(game_of(move, answer, asked, granted).ply, 0)
        gone = game_of(self.fact("disconnected"))
        self.assertEqual(list(gone.gone), ["white"])
        back = game_of(self.fact("disconnected"), self.fact("reconnected"))
        self.assertEqual(back.gone, {})
        lost = game_of(self.fact("outage"))
        at, since = lost.events[1]["at"], self.fact("outage")["outage"]["since"]
        self.assertEqual(lost.since, lost.events[0]["at"] + at - since)

    def test_credit_and_increment(self):
        seconds = [0, 1, 2, 10, 17]
        paths = [[22, 18], [11, 15], [18, 11], [8, 15]]
        first = events("opened")[0]
        game = game_of(opened=0)
        for seq, path in enumerate(paths, 1):
            by = game.turn
            fact = {"moved": {"by": by, "move": path, "credit": 80 if seq > 2 else 0}}
            game.apply({"seq": seq, "at": first["at"] + 1000 * seconds[seq], "fact": fact})
        # White took 8 seconds for the second move, Black 7.
        self.assertEqual(game.left["white"], 300_000 - 8_000 + 80 + 2_000)
        self.assertEqual(game.left["black"], 300_000 - 7_000 + 80 + 2_000)
        at = first["at"] + 20_000
        self.assertEqual(game.clock("white", at), game.left["white"] - 3_000)
        self.assertEqual(game.due(), first["at"] + 17_000 + game.left["white"])

    def test_what_a_newer_server_adds_is_ignored(self):
        game = game_of({"danced": {"by": "black"}}, self.fact("moved"))
        self.assertEqual((game.ply, len(game.events)), (1, 3))
        client, wire = connected()
        wire.deliver("weather", {"is": "fine"})
        self.assertEqual(client.receive(), ("weather", {"is": "fine"}))


class Writing(unittest.TestCase):
    def check(self, expected, act):
        """`act(client, game)` sends the golden message, but for its number."""
        client, wire = connected()
        game = game_of()
        client.games[GAME] = game
        act(client, game, expected)
        number = wire.sent[-1][1].get("id")
        fields = dict(expected[1], id=number) if "id" in expected[1] else expected[1]
        self.assertEqual(wire.sent[-1], (expected[0], fields))

    def test_every_message(self):
        deeds = {
            "hello": lambda client, game, it: client._send("hello", version=2),
            "join": lambda client, game, it: (client.games.clear(), client._join(GAME)),
            "leave": lambda client, game, it: client._send("leave", game=GAME),
            "act": lambda client, game, it: client.act(game, it[1]["action"], it[1]["ply"]),
            "premove": lambda client, game, it: client.ask(
                "premove", game=GAME, ply=it[1]["ply"], path=it[1]["path"]
            ),
            "say": lambda client, game, it: client.ask("say", game=GAME, text=it[1]["text"]),
            "lobby": lambda client, game, it: client.watch_lobby(),
            "seek": lambda client, game, it: client.seek(**it[1]["terms"]),
            "take": lambda client, game, it: client.take(it[1]["seek"]),
            "unseek": lambda client, game, it: client.ask("unseek", seek=it[1]["seek"]),
            "ping": lambda client, game, it: client._send("ping", id=1),
        }
        golden = lines("client.jsonl")
        self.assertEqual({name for name, _ in golden}, set(deeds))
        for name, fields in golden:
            with self.subTest(name=name, fields=fields):
                self.check((name, fields), deeds[name])


class Waiting(unittest.TestCase):
    """Long silences, which the clock of the test pretends."""

    def test_a_silent_client_sends_a_ping(self):
        client, wire = connected()
        client._sent -= 100
        self.assertTrue(client._step(None))
        self.assertEqual([name for name, _ in wire.sent], ["ping"])

    def test_a_server_that_does_not_answer_is_left_for_another(self):
        client, wire = connected()
        left = []
        wire.shutdown = lambda: left.append(wire)
        client.connect = lambda: left.append("connected")
        client._unanswered[1] = time.monotonic() - 100
        self.assertTrue(client._step(None))
        self.assertEqual(left, [wire, "connected"])
        with self.assertRaises(Lost):
            wire.send = lambda text: client._unanswered.clear()
            client.ask("take", seek="ba9876543210")

    def test_a_fast_client_keeps_to_the_limit(self):
        client, wire = connected()
        waits = []
        with unittest.mock.patch("time.sleep", waits.append):
            for number in range(50):
                client._send("lobby", watch=True)
        self.assertEqual([wait for wait in waits[:40] if wait > 0], [])
        self.assertGreater(min(waits[41:]), 0)
