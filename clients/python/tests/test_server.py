"""Two clients play on a real server."""

import random
import unittest

import websocket

from bot import play
from crownhead import Client, Ended, Refused
from tests.server import BLITZ, DAY, Server, ServerTest


def moves(*players, count):
    """Plays this many moves: always the first legal one."""
    for _ in range(count):
        client, game = next(pair for pair in players if pair[1].turn == pair[1].side)
        client.play(game, game.board.legal_moves()[0])
        for other, same in players:
            other.wait(lambda: same.ply >= game.ply)


class Games(ServerTest):
    def refused(self, why, request, *arguments):
        with self.assertRaises(Refused) as caught:
            request(*arguments)
        self.assertEqual(caught.exception.why, why)
        return caught.exception.answer

    def test_a_rated_game_to_its_end(self):
        black, white = self.pair(is_account=True, time=BLITZ, rated=True)
        chance = random.Random(3)
        while black[1].result is None:
            moves_before = black[1].ply
            for client, game in (black, white):
                if game.is_my_turn:
                    client.play(game, chance.choice(game.board.legal_moves()))
                    break
            for client, game in (black, white):
                client.wait(lambda: game.ply > moves_before)
            if moves_before % 10 == 0:
                self.check_same(black, white)
        self.assertGreater(black[1].ply, 20)
        self.check_same(black, white)
        for (client, game) in (black, white):
            self.assertTrue(game.rated)
            profile = client.request("GET", f"/players/{client.me['player']}")
            (rating,) = profile["ratings"]
            self.assertEqual((rating["speed"], rating["games"]), ("blitz", 1))


    def test_a_refused_move_changes_nothing(self):
        (ann, game), white = self.pair(time=BLITZ)
        answer = self.refused("illegal_move", ann.play, game, (11, 18))
        self.assertEqual(answer["moves"], [[11, 15], [11, 16]])
        self.refused("bad_message", ann.play, game, (11, 33))
        self.refused("not_your_turn", white[0].play, white[1], (21, 17))
        self.refused("no_draw_to_claim", ann.act, game, "claim_draw")
        self.refused("still_playing", ann.act, game, {"propose": "rematch"})
        self.refused("stale", ann.act, game, {"move": [11, 15]}, 1)
        self.assertEqual(len(game.events), 1)
        ann.play(game, (11, 15))
        self.check_same((ann, game), white)

    def test_a_draw_offer(self):
        black, white = self.pair(time=BLITZ)
        moves(black, white, count=2)
        black[0].act(black[1], {"propose": "draw"})
        self.refused("draw_already_offered", black[0].act, black[1], {"propose": "draw"})
        white[0].wait(lambda: "draw" in white[1].proposals)
        white[0].act(white[1], {"decline": "draw"})
        black[0].wait(lambda: not black[1].proposals)
        self.refused("draw_too_soon", black[0].act, black[1], {"propose": "draw"})
        moves(black, white, count=2)
        black[0].act(black[1], {"propose": "draw"})
        white[0].wait(lambda: white[1].proposals.get("draw") == ("black", "draw"))
        white[0].act(white[1], {"accept": "draw"})
        self.assertEqual((white[1].result, white[1].termination), ("1/2-1/2", "agreement"))
        self.check_same(black, white)

    def test_an_offer_lapses_with_the_answering_move(self):
        black, white = self.pair(time=BLITZ)
        black[0].act(black[1], {"propose": "draw"})
        moves(black, white, count=1)
        self.assertIn("draw", black[1].proposals)
        moves(black, white, count=1)
        self.assertNotIn("draw", black[1].proposals)
        self.refused("no_draw_offer", white[0].act, white[1], {"accept": "draw"})

    def test_a_take_back_restores_board_and_clocks(self):
        black, white = self.pair(time=BLITZ)
        moves(black, white, count=4)
        board, left = black[1].boards[-2], dict(black[1].lefts[-1])
        proposal = {"take_back": {"plies": 1}}
        white[0].act(white[1], {"propose": proposal})
        black[0].wait(lambda: "take_back" in black[1].proposals)
        black[0].act(black[1], {"accept": proposal})
        self.assertEqual((black[1].board, black[1].left, black[1].ply), (board, left, 3))
        self.check_same(black, white)
        moves(black, white, count=3)
        self.check_same(black, white)
        # Before both sides have moved, no clock runs.
        black[0].act(black[1], {"propose": {"take_back": {"plies": 5}}})
        white[0].wait(lambda: "take_back" in white[1].proposals)
        white[0].act(white[1], {"accept": {"take_back": {"plies": 5}}})
        self.assertIsNone(white[1].due())
        self.check_same(black, white)

    def test_a_heat_and_its_rematch(self):
        black, white = self.pair(time=BLITZ, heat=True, opening="three_move")
        first = black[1]
        self.assertEqual((first.heat, len(first.terms["opening"])), ("first", 3))
        # After three moves of the opening, White begins.
        self.assertEqual(first.turn, "white")
        moves(white, black, count=3)
        self.check_same(black, white)
        black[0].act(first, "resign")
        self.refused("second_game_first", black[0].act, first, {"propose": "rematch"})
        two, one = [(client, client.next_game()) for client, _ in (black, white)]
        self.assertEqual((one[1].heat, one[1].after, one[1].side), ("second", first.id, "black"))
        self.assertEqual(one[1].terms["opening"], first.terms["opening"])
        moves(two, one, count=2)
        two[0].act(two[1], "resign")
        one[0].wait(lambda: one[1].result)
        one[0].act(one[1], {"propose": "rematch"})
        two[0].wait(lambda: "rematch" in two[1].proposals)
        two[0].act(two[1], {"accept": "rematch"})
        again = [client.next_game() for client in (one[0], two[0])]
        self.assertEqual([game.heat for game in again], ["first", "first"])
        self.assertEqual([game.side for game in again], ["white", "black"])

    def test_a_correspondence_game_of_players_who_are_never_there_together(self):
        ann, bob = self.player(is_account=True), self.player(is_account=True)
        ann.seek(time=DAY, rated=True)
        ann.close()
        bob.seek(time=DAY, rated=True)
        theirs = bob.next_game()
        bob.close()
        path = f"/games?player={ann.me['player']}&running=true"
        (listed,) = ann.request("GET", path)["games"]
        self.assertEqual((listed["speed"], listed["turn"]), ("correspondence", "black"))
        for client in ((ann, bob) if theirs.side == "white" else (bob, ann)) * 3:
            # A new connection for every move.
            client.connect()
            game = client.join(listed["game"])
            client.wait(lambda: game.is_my_turn)
            client.play(game, game.board.legal_moves()[0])
            self.assertEqual(self.summary(game, client)["due"], game.due())
            self.assertEqual(game.due(), game.events[-1]["at"] + 86_400_000)
            client.close()
        self.assertEqual(theirs.terms["disconnect_grace"], None)
        ann.connect()
        mine = ann.join(listed["game"])
        ann.wait(lambda: mine.ply == 6)
        ann.act(mine, "resign")
        self.assertEqual(mine.result, "0-1" if mine.side == "black" else "1-0")
        self.assertEqual(len(mine.events), 8)
        profile = ann.request("GET", f"/players/{ann.me['player']}")
        self.assertEqual(profile["ratings"][0]["speed"], "correspondence")

    def test_a_challenge_link_and_a_spectator(self):
        ann, bob, eve = self.player(), self.player(), self.player()
        challenge = ann.challenge(time="unlimited", side="white")
        self.refused("own_offer", ann.take, challenge["seek"]["id"])
        bob.take(challenge["seek"]["id"])
        self.refused("offer_gone", eve.take, challenge["seek"]["id"])
        white, black = ann.next_game(), bob.next_game()
        watched = eve.join(black.id)
        self.assertIsNone(watched.side)
        self.refused("watching", eve.play, watched, (11, 15))
        bob.play(black, (11, 15))
        bob.ask("say", game=black.id, text="Good luck!")
        eve.wait(lambda: watched.chat)
        self.assertEqual((watched.chat[0]["text"], watched.ply), ("Good luck!", 1))
        self.assertIsNone(watched.clock("black", eve.now()))
        eve.wait(lambda: watched.presence == {"black": True, "white": True, "watchers": 1})
        self.refused("no_game", eve.join, "000000000000")
        bob.act(black, "abort")
        ann.wait(lambda: white.result == "*")

    def test_seeks_in_the_lobby(self):
        ann, bob = self.player(), self.player()
        bob.watch_lobby()
        ann.watch_lobby()
        ann.seek(time={"sudden_death": {"base": 77_000}})

        def seek_of(client):
            while True:
                name, fields = client.receive()
                if name == "seek" and fields["terms"]["time"] == {"sudden_death": {"base": 77_000}}:
                    return fields["id"]

        seek = seek_of(ann)
        self.assertEqual(seek_of(bob), seek)
        ann.ask("unseek", seek=seek)
        bob.wait(lambda: ("seek_gone", {"seek": seek}) in bob.messages)
        self.refused("offer_gone", bob.take, seek)
        self.refused("rated_needs_account", lambda: bob.seek(time=BLITZ, rated=True))
        one_sided = {"time": BLITZ, "rated": True, "side": "black"}
        self.refused("rated_needs_random_sides", lambda: bob.seek(**one_sided))
        self.refused("bad_clock", lambda: bob.seek(time={"sudden_death": {"base": 1}}))

    def test_a_premove(self):
        black, white = self.pair(time=BLITZ)
        white[0].ask("premove", game=white[1].id, ply=1, path=[22, 18])
        black[0].play(black[1], (11, 15))
        black[0].wait(lambda: black[1].ply == 2)
        self.check_same(black, white)

    def test_a_program_plays_with_a_token_until_it_is_revoked(self):
        owner = self.player(is_account=True)
        token = owner.request("POST", "/tokens", {"label": "bot", "password": "correct horse battery"})
        program = Client(self.server.url, secret=token["secret"])
        program.connect()
        self.addCleanup(program.close)
        self.assertEqual(program.me, owner.me)
        self.refused("not_with_token", lambda: program.request("GET", "/tokens"))
        owner.request("DELETE", f"/tokens/{token['id']}")
        with self.assertRaises(Ended):
            program.wait(lambda: False)
        with self.assertRaises(Ended):
            program.connect()

    def test_signing_in_again(self):
        ann = self.player(is_account=True)
        name = ann.me["name"]
        elsewhere = Client(self.server.url)
        self.refused("wrong_login", elsewhere.log_in, name, "wrong horse battery")
        self.assertEqual(elsewhere.log_in(name, "correct horse battery"), ann.me)
        elsewhere.request("POST", "/logout")
        self.assertIsNone(elsewhere.secret)
        self.refused("no_session", elsewhere.request, "GET", "/session")

    def test_the_bot_plays_the_computer(self):
        client = self.player()
        terms = {"time": "unlimited", "side": "white"}
        client.request("POST", "/computer", {"level": 1, "terms": terms})
        game = client.next_game()
        self.assertEqual(game.terms["seats"]["black"]["player"], {"engine": {"level": 1}})
        client.wait(lambda: game.is_my_turn)
        client.play(game, game.board.legal_moves()[0])
        client.act(game, "resign")
        play(client, game)
        self.assertEqual(game.result, "1-0")


class Recovery(ServerTest):
    def test_a_lost_connection_costs_no_event(self):
        black, white = self.pair(time=BLITZ)
        moves(black, white, count=2)
        # The line breaks, and the opponent goes on.
        white[0]._socket.sock.close()
        moves(black, count=1)
        white[0].wait(lambda: white[1].is_my_turn)
        moves(black, white, count=2)
        self.check_same(black, white)

    def test_a_gap_is_filled(self):
        black, white = self.pair(time=BLITZ)
        moves(black, white, count=2)
        # As if the last message had been dropped.
        lost = white[1].events.pop()
        white[1].__init__({**self.log_of(white), "events": white[1].events})
        moves(black, count=1)
        white[0].wait(lambda: white[1].ply == 3)
        self.assertIn(lost, white[1].events)
        self.check_same(black, white)

    def log_of(self, player):
        return player[0].request("GET", f"/games/{player[1].id}")

    def test_a_move_without_an_answer_is_played_once(self):
        black, white = self.pair(time=BLITZ)
        (ann, game), socket = black, black[0]._socket
        receive = socket.recv_data

        def cut_off():
            receive()  # The event arrives, which nobody reads.
            raise websocket.WebSocketConnectionClosedException()

        socket.recv_data = cut_off
        ann.play(game, (11, 15))
        self.assertIsNot(ann._socket, socket)
        self.assertEqual(game.moves, [(11, 15)])
        # Cut off before the server hears of it: the move is sent again.
        white[0].wait(lambda: white[1].is_my_turn)
        moves(black, white, count=1)
        ann._socket.sock.close()
        ann.play(game, game.board.legal_moves()[0])
        self.assertEqual(game.ply, 3)
        self.check_same(black, white)

    def test_a_server_that_crashes_costs_no_move_and_no_time(self):
        server = Server()
        self.addCleanup(server.stop)
        ann, bob = Client(server.url), Client(server.url)
        for client, side in ((ann, "black"), (bob, "white")):
            client.guest()
            client.connect()
            self.addCleanup(client.close)
            client.seek(time=BLITZ, side=side)
        black, white = [(client, client.next_game()) for client in (ann, bob)]
        moves(black, white, count=5)
        events = list(black[1].events)
        server.kill()
        server.start()
        ann.url = bob.url = server.url
        moves(white, count=1)
        ann.wait(lambda: black[1].is_my_turn)
        self.assertEqual(black[1].events[: len(events)], events)
        facts = [next(iter(event["fact"])) for event in black[1].events[len(events) :]]
        self.assertIn("outage", facts)
        self.check_same(black, white)


if __name__ == "__main__":
    unittest.main()
