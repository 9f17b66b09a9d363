//! However the connection breaks, the client ends up in sync with the server.

use crate::fake_server::{FakeServer, tell, welcome};
use online_play::{Delivery, LiveGame};
use proptest::prelude::*;
use protocol::ServerMessage;
use room::{Action, Command, Proposal};
use rules::Color;

/// Performs a random action by one of the players. Refused actions change nothing. The client's
/// player rarely moves on another device.
fn step(server: &mut FakeServer, client: Color, random: &mut fastrand::Rng) -> Vec<ServerMessage> {
    server.now += random.i64(0..700);
    let Some(turn) = server.room.turn() else {
        return Vec::new();
    };
    let by = if random.bool() {
        Color::Black
    } else {
        Color::White
    };
    let command = match random.u8(0..20) {
        0 => Command::player(by, Action::Propose(Proposal::Draw)),
        1 => Command::player(by, Action::Decline(Proposal::Draw)),
        2 => Command::player(by, Action::Propose(Proposal::TakeBack { plies: 1 })),
        3 => Command::player(by, Action::Accept(Proposal::TakeBack { plies: 1 })),
        4 => Command::Disconnect { seat: by },
        5 => Command::Reconnect { seat: by },
        6 => Command::Tick,
        _ if turn == client && random.u8(0..12) > 0 => return Vec::new(),
        _ => {
            let moves = server.room.game().legal_moves();
            let mv = moves[random.usize(..moves.len())];
            Command::player(turn, Action::Move(mv))
        }
    };
    server.obey(&command).unwrap_or_default()
}

/// A client whose connection may break.
struct Client {
    game: LiveGame,
    side: Color,
    is_connected: bool,
}

impl Client {
    /// If connected, the client sends its messages and handles the answers.
    fn talk(&mut self, server: &mut FakeServer, others: &mut Vec<ServerMessage>) {
        for _ in 0..8 {
            let messages = self.game.outbox();
            if messages.is_empty() || !self.is_connected {
                return;
            }
            for message in messages {
                let answers = server.take(self.side, &message);
                tell(&mut self.game, &answers);
                let events =
                    |message: &&ServerMessage| matches!(message, ServerMessage::Event { .. });
                others.extend(answers.iter().filter(events).cloned());
            }
        }
    }

    fn come_back(&mut self, server: &FakeServer) {
        self.is_connected = true;
        let log = server.log_for(Some(self.side), self.game.room().next_seq());
        tell(&mut self.game, &[welcome(), ServerMessage::Game(log)]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_client_ends_where_the_server_is(seed in any::<u64>()) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut server = FakeServer::new();
        let side = if random.bool() { Color::Black } else { Color::White };
        let mut client = Client {
            game: server.client(Some(side)),
            side,
            is_connected: true,
        };
        let mut next_id = 1;
        for _ in 0..random.usize(1..120) {
            let mut events = step(&mut server, side, &mut random);
            client.talk(&mut server, &mut events);
            if client.is_connected {
                for event in &events {
                    match random.u8(0..12) {
                        // Some events are lost on the way, and some arrive twice.
                        0 => {}
                        1 => tell(&mut client.game, &[event.clone(), event.clone()]),
                        _ => tell(&mut client.game, std::slice::from_ref(event)),
                    }
                }
            }
            next_id += 1;
            let game = &mut client.game;
            match random.u8(0..10) {
                0 | 1 if game.is_own_turn() && !game.is_sending() => {
                    let moves = game.seen().legal_moves();
                    let mv = moves[random.usize(..moves.len())];
                    let at = crate::fake_server::at(server.now);
                    game.play(mv, next_id, at).unwrap();
                }
                2 => {
                    let moves = game.possible_premoves();
                    if !moves.is_empty() {
                        game.set_premove(moves[random.usize(..moves.len())], next_id).unwrap();
                    }
                }
                3 => game.cancel_premove(next_id),
                6 => game.act(Action::Propose(Proposal::Draw), next_id),
                4 => {
                    client.is_connected = false;
                    // Messages under way may or may not arrive.
                    for message in game.outbox() {
                        if random.bool() {
                            server.take(side, &message);
                        }
                        if let Some(id) = message.id() {
                            client.game.answered(id, &Delivery::Lost);
                        }
                    }
                }
                5 if !client.is_connected => client.come_back(&server),
                _ => {}
            }
        }
        // While connected, a missed event is noticed with the next one.
        if client.is_connected {
            let seat = side.opponent();
            let events = server
                .obey(&Command::Disconnect { seat })
                .or_else(|_| server.obey(&Command::Reconnect { seat }))
                .unwrap();
            tell(&mut client.game, &events);
            client.talk(&mut server, &mut Vec::new());
            prop_assert_eq!(client.game.room(), &server.room);
        }
        // At the end the connection comes back, and everything is settled.
        for _ in 0..4 {
            client.come_back(&server);
            client.talk(&mut server, &mut Vec::new());
        }
        prop_assert_eq!(client.game.room(), &server.room);
        prop_assert!(!client.game.is_sending());
        prop_assert_eq!(client.game.seen(), server.room.game());
    }
}
