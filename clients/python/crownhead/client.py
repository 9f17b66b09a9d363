"""A connection to a Crownhead server that recovers automatically."""

import json
import random
import time
import urllib.error
import urllib.request
from collections import deque
from http.cookies import SimpleCookie
from itertools import count

import websocket

from .game import Game

VERSION = 2
PING_EVERY, PATIENCE = 8, 6  # seconds
BURST, PER_SECOND = 40, 10  # messages
NO_USE = (4000, 4001, 4004, 1002, 1007, 1009)  # close codes after which something must change


class Refused(Exception):
    """The server refused a request: `code` for programs, `why` for the reason, `answer` for all."""

    def __init__(self, answer):
        self.code, self.why, self.answer = answer.get("code"), answer.get("why"), answer
        super().__init__(self.why, answer.get("detail"))


class Lost(Exception):
    """The connection broke before the answer came, so the request may have succeeded."""


class Ended(Exception):
    """The server closed the connection or refused to open it, and trying again is no use."""


class Client:
    """One player's connection to a server. Not for use by several threads.

    Sign in with `guest`, `sign_up` or `log_in`, or pass a token's secret. Then `connect`. The
    `Game` objects in `games` follow the server whenever the client waits for something.
    """

    def __init__(self, url, secret=None):
        self.url, self.secret = url.rstrip("/"), secret
        self.me, self.games = None, {}
        self.messages = deque(maxlen=1000)  # the latest that `receive` has yet to return
        self._socket, self._ids, self._pause = None, count(1), 0
        self._unanswered, self._answers = {}, {}
        self._wanted, self._behind, self._started, self._is_watching = {}, set(), deque(), False

    # Over HTTP.

    def request(self, method, path, body=None):
        """Sends a request to the API. Returns the JSON or text of the response."""
        headers = {"Content-Type": "application/json"}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as response:
                for header in response.headers.get_all("Set-Cookie", []):
                    for name, cookie in SimpleCookie(header).items():
                        if name in ("crownhead", "__Host-crownhead"):
                            self.secret = cookie.value or None
                text, kind = response.read().decode(), response.headers.get("Content-Type", "")
        except urllib.error.HTTPError as error:
            raise Refused(json.loads(error.read() or b"{}")) from None
        return json.loads(text) if kind.startswith("application/json") else text

    def guest(self, name=None):
        """Signs in as a new guest."""
        return self.request("POST", "/session", {"name": name} if name else {})

    def sign_up(self, name, password):
        """Turns the guest into an account. The response has recovery codes: keep them."""
        return self.request("POST", "/account", {"name": name, "password": password})

    def log_in(self, name, password):
        """Signs in to an account."""
        return self.request("POST", "/login", {"name": name, "password": password})

    def challenge(self, **terms):
        """Creates a challenge. Its `seek["id"]` is for `take`, its `path` for a browser."""
        return self.request("POST", "/challenges", terms)

    # The connection.

    def connect(self):
        """Connects, trying until it works, and joins the games again."""
        for attempt in count():
            wait = random.uniform(0.5, 1) * min(2**attempt / 2, 8) if attempt else 0
            time.sleep(max(wait, self._pause))
            self._pause = 0
            try:
                return self._open()
            except websocket.WebSocketBadStatusException as error:
                if error.status_code in (401, 403, 421):
                    raise Ended(f"status {error.status_code}") from None
            except (OSError, ValueError, websocket.WebSocketException):
                pass  # No server, or one that closed before it said anything.

    def close(self):
        """Closes the connection."""
        if self._socket:
            self._socket.close(timeout=1)

    def receive(self, timeout=None):
        """The next message as (name, fields), or None after `timeout` seconds without one."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while not self.messages and self._step(deadline):
            pass
        return self.messages.popleft() if self.messages else None

    def wait(self, condition):
        """Follows the server until `condition()` holds."""
        while not condition():
            self._step(None)

    def now(self):
        """The server's time in milliseconds."""
        return round(time.monotonic() * 1000 + self._ahead)

    # Requests. Each waits for its answer.

    def ask(self, name, **fields):
        """Sends a message with an `id` and waits for `done`. Raises Refused or Lost."""
        number = self._send(name, id=next(self._ids), **fields)
        self.wait(lambda: number not in self._unanswered)
        if number not in self._answers:
            raise Lost(name)
        answer = self._answers.pop(number)
        if answer:
            raise Refused(answer)

    def seek(self, **terms):
        """Looks for an opponent: `client.seek(time="unlimited")`. Then wait for `next_game`."""
        self.ask("seek", terms=terms)

    def take(self, seek):
        """Accepts a seek or a challenge."""
        self.ask("take", seek=seek)

    def watch_lobby(self):
        """Asks for `lobby`, `seek` and `seek_gone` messages."""
        self._is_watching = True
        self._send("lobby", watch=True)

    def next_game(self):
        """Waits until one of the player's games starts, and joins it."""
        self.wait(lambda: self._started)
        return self.join(self._started.popleft())

    def join(self, game):
        """Joins a game by its ID, as a player or a spectator."""
        self._wanted[game] = None
        self._join(game)
        self.wait(lambda: game in self.games or self._wanted[game])
        if game not in self.games:
            raise Refused(self._wanted.pop(game))
        return self.games[game]

    def act(self, game, action, ply=None):
        """Does something in a game: `client.act(game, {"propose": "draw"})`."""
        self.ask("act", game=game.id, ply=game.ply if ply is None else ply, action=action)

    def play(self, game, path):
        """Plays a move. If the connection breaks, it finds out whether that worked, or retries."""
        ply = game.ply
        while True:
            try:
                return self.act(game, {"move": list(path)}, ply)
            except Lost:
                self.wait(lambda: game.id not in self._behind)
                if game.moves[ply : ply + 1] == [tuple(path)]:
                    return None

    # Details.

    def _open(self):
        address = "ws" + self.url[len("http") :] + "/api/v1/socket"
        header = [f"Authorization: Bearer {self.secret}"]
        options = {"timeout": 2 * PATIENCE, "header": header, "suppress_origin": True}
        self._socket = websocket.create_connection(address, **options)
        self._round_trip, self._sent, self._budget = float("inf"), time.monotonic(), BURST
        self._send("hello", version=VERSION)
        name = None
        while name != "welcome":
            name, fields = next(iter(json.loads(self._socket.recv()).items()))
            if name == "outdated":
                raise Ended("another version of the protocol")
            self._hear(name, fields)
        self.me, self._ahead = fields["me"], fields["now"] - time.monotonic() * 1000
        self._send("ping", id=next(self._ids))
        self._behind = set(self.games)
        for game in self._wanted:
            self._join(game)
        if self._is_watching:
            self.watch_lobby()

    def _send(self, name, **fields):
        self._pace()
        if "id" in fields:
            self._unanswered[fields["id"]] = time.monotonic()
        try:
            self._socket.send(json.dumps({name: fields}))
        except (OSError, websocket.WebSocketException):
            pass  # The next attempt to receive notices.
        return fields.get("id")

    def _pace(self):
        """Keeps to the server's limit, so that nothing is refused."""
        since, self._sent = self._sent, time.monotonic()
        self._budget = min(BURST, self._budget + (self._sent - since) * PER_SECOND) - 1
        time.sleep(max(0, -self._budget / PER_SECOND))

    def _join(self, game):
        known = len(self.games[game].events) if game in self.games else 0
        self._send("join", **{"game": game, "from": known})

    def _step(self, deadline):
        """Handles one message, or whatever is due. Returns False after the deadline."""
        asked = min(self._unanswered.values(), default=None)
        due = self._sent + PING_EVERY if asked is None else asked + PATIENCE
        until = due if deadline is None else min(due, deadline)
        try:
            self._socket.settimeout(max(0.01, until - time.monotonic()))
            kind, data = self._socket.recv_data()
        except websocket.WebSocketTimeoutException:
            now = time.monotonic()
            if now >= due and asked is None:
                self._send("ping", id=next(self._ids))
            elif now >= due:
                self._lose()
            return deadline is None or now < deadline
        except (OSError, websocket.WebSocketException):
            self._lose()
            return True
        if kind == websocket.ABNF.OPCODE_CLOSE:
            self._lose(int.from_bytes(data[:2], "big"))
        else:
            self._hear(*next(iter(json.loads(data).items())))
        return True

    def _lose(self, code=None):
        self._unanswered.clear()
        self._socket.shutdown()
        if code in NO_USE:
            raise Ended(f"close code {code}")
        self.connect()

    def _hear(self, name, fields):
        number = fields.get("id")
        if name in ("done", "refused", "pong") and number in self._unanswered:
            asked = self._unanswered.pop(number)
            if name == "pong":
                self._set_clock(asked, fields["now"])
            else:
                self._answers[number] = fields if name == "refused" else None
            return
        game = self.games.get(fields.get("game"))
        if name == "game" and game:
            self._behind.discard(game.id)
            game.presence = fields["presence"]
            for event in fields["events"]:
                self._add(game, event)
        elif name == "game":
            self.games[fields["game"]] = Game(fields)
        elif name in ("no_game", "refused") and fields.get("game") in self._wanted:
            self._wanted[fields["game"]] = {"code": "not_found", "why": "no_game", **fields}
        elif name == "event" and game:
            self._add(game, fields["event"])
        elif name == "presence" and game:
            game.presence = fields["presence"]
        elif name == "said" and game:
            game.chat.append(fields)
        elif name == "started":
            if fields["game"] not in self._wanted and fields["game"] not in self._started:
                self._started.append(fields["game"])
        elif name == "closing":
            self._pause = fields["retry"] / 1000
        self.messages.append((name, fields))

    def _add(self, game, event):
        if event["seq"] > len(game.events):
            self._join(game.id)
        elif event["seq"] == len(game.events):
            game.apply(event)

    def _set_clock(self, asked, now):
        took = time.monotonic() - asked
        if took < self._round_trip:
            self._round_trip, self._ahead = took, now - (asked + took / 2) * 1000
