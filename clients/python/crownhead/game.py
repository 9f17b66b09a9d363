"""A game, folded from its events: board, clocks, proposals, result."""

from .board import OTHER, Board, is_capture


def kind_of(proposal):
    """The kind of a proposal: `"draw"`, `"take_back"` or `"rematch"`."""
    return proposal if isinstance(proposal, str) else next(iter(proposal))


class Game:
    """One game as its log tells it. `apply` adds an event; everything else follows from them.

    `result` is None while the game is in progress, then `"1-0"` (Black won), `"0-1"`, `"1/2-1/2"`,
    or `"*"` if it was aborted; `termination` says why. `proposals` has the open ones: their kind,
    and who proposed what. `gone` has the players who are away, and since when.
    """

    def __init__(self, log):
        """Starts with the first `game` message of a server, which has all events."""
        self.id, self.rated, self.presence = log["game"], log["rated"], log["presence"]
        self.side, self.after, self.heat = log.get("side"), log.get("after"), log.get("heat")
        self.events, self.chat = [], []
        for event in log["events"]:
            self.apply(event)

    @property
    def board(self):
        """The current position."""
        return self.boards[-1]

    @property
    def turn(self):
        """The side to move, or None after the end."""
        return None if self.result else self.board.turn

    @property
    def is_my_turn(self):
        """Whether this client's player is to move."""
        return self.turn is not None and self.turn == self.side

    @property
    def ply(self):
        """How many moves the players have made, without the opening."""
        return len(self.lefts)

    @property
    def moves(self):
        """The players' moves, without the opening."""
        return self.paths[len(self.paths) - self.ply :]

    def apply(self, event):
        """Adds the next event. Raises ValueError if there's a gap before it."""
        if event["seq"] != len(self.events):
            raise ValueError(f"event {event['seq']} comes after {len(self.events)} events")
        (name, fields), = event["fact"].items()
        # Additions of a newer server don't change what we know.
        change = getattr(self, "_" + name, None)
        if change:
            change(fields, event["at"])
        self.events.append(event)

    def clock(self, side, now):
        """The milliseconds on a side's clock at a server time, or None without clocks."""
        if self.left is None:
            return None
        end = now if self.stopped is None else self.stopped
        is_running = side == self.board.turn and self._runs()
        spent = max(0, end - self.since) if is_running else 0
        return max(0, self.left[side] - spent)

    def due(self):
        """When the running clock shows zero, in server time, or None if no clock runs."""
        if self.turn and self._runs():
            return self.since + self.left[self.turn]
        return None

    def claimable_draw(self, side):
        """The termination of the draw that this side can claim now, or None."""
        recent = self._recent()
        if self.turn and len(recent) > 80:
            return "forty_moves"
        if side != self.turn:
            return None
        moves = [path for path in self.board.legal_moves() if path[0] in self.board.kings]
        quiet = [self.board.play(path) for path in moves if not is_capture(path)]
        is_third = any(recent.count(board) >= 2 for board in quiet)
        return "threefold_repetition" if is_third else None

    # What happened, by the names of the facts.

    def _opened(self, terms, at):
        self.terms = terms
        self.boards, self.paths, self.lefts = [Board.from_json(terms["start"])], [], []
        for path in terms["opening"]:
            self._push(path)
        time = terms["time"]
        self.control, settings = (time, {}) if isinstance(time, str) else next(iter(time.items()))
        self.increment = settings.get("increment", 0)
        self.start = settings.get("base", settings.get("limit"))
        self.left = None if self.start is None else {"black": self.start, "white": self.start}
        self.since, self.stopped = at, None
        self.result = self.termination = None
        self.proposals, self.gone = {}, {}

    def _moved(self, fact, at):
        mover, is_running = fact["by"], self._runs()
        self.lefts.append(self.left and dict(self.left))
        self._push(fact["move"])
        if is_running:
            spent = max(0, at - self.since) - fact.get("credit", 0)
            left = max(0, self.left[mover] - spent) + self.increment
            self.left[mover] = self.start if self.control == "per_turn" else left
        self.since = at
        self.proposals.pop("take_back", None)
        if self.proposals.get("draw", (mover,))[0] != mover:
            del self.proposals["draw"]
        self._check_board(at)

    def _proposed(self, fact, at):
        self.proposals[kind_of(fact["proposal"])] = (fact["by"], fact["proposal"])

    def _declined(self, fact, at):
        self.proposals.pop(kind_of(fact["proposal"]), None)

    _withdrawn = _declined

    def _accepted(self, fact, at):
        self._declined(fact, at)
        kind = kind_of(fact["proposal"])
        if kind == "draw":
            self._end("1/2-1/2", "agreement", at)
        elif kind == "take_back":
            self._take_back(fact["proposal"]["take_back"]["plies"], at)

    def _take_back(self, plies, at):
        self.left = self.lefts[-plies]
        for history in (self.boards, self.paths, self.lefts):
            del history[-plies:]
        self.since = at
        self.proposals = {}

    def _resigned(self, fact, at):
        self._end_with_loser(fact["by"], "resignation", at)

    def _flag_fell(self, fact, at):
        self._end_with_loser(fact["seat"], "time_forfeit", at)

    def _abandonment_claimed(self, fact, at):
        self._end_with_loser(OTHER[fact["by"]], "abandonment", at)

    def _draw_claimed(self, fact, at):
        self._end("1/2-1/2", self.claimable_draw(fact["by"]), at)

    def _aborted(self, fact, at):
        self._end("*", "aborted", at)

    def _outage(self, fact, at):
        lost = at - fact["since"]
        if self._runs():
            self.since += lost
        self.gone = {side: since + lost for side, since in self.gone.items()}

    def _disconnected(self, fact, at):
        self.gone[fact["seat"]] = at

    def _reconnected(self, fact, at):
        self.gone.pop(fact["seat"], None)

    # Details.

    def _push(self, path):
        self.boards.append(self.board.play(path))
        self.paths.append(tuple(path))

    def _runs(self):
        """Whether the clock of the side to move runs: not before both sides have moved."""
        return self.left is not None and (self.control == "per_turn" or self.ply >= 2)

    def _check_board(self, at):
        loser = self.board.turn
        if not self.board.legal_moves():
            has_pieces = bool(self.board.pieces(loser))
            self._end_with_loser(loser, "blocked" if has_pieces else "captured_out", at)
        elif self._recent().count(self.board) >= 5:
            self._end("1/2-1/2", "fivefold_repetition", at)
        elif len(self.paths) >= 600:
            self._end("1/2-1/2", "move_limit", at)

    def _recent(self):
        """The positions since a man last moved or a piece was captured, including this one."""
        quiet = 0
        for board, path in zip(reversed(self.boards[:-1]), reversed(self.paths)):
            if path[0] not in board.kings or is_capture(path):
                break
            quiet += 1
        return self.boards[-1 - quiet :]

    def _end_with_loser(self, loser, termination, at):
        self._end("0-1" if loser == "black" else "1-0", termination, at)

    def _end(self, result, termination, at):
        self.result, self.termination, self.stopped = result, termination, at
        for kind in ("draw", "take_back"):
            self.proposals.pop(kind, None)
