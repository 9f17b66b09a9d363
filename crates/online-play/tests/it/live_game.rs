//! A game as one client sees it, step by step.

use crate::fake_server::{FakeServer, at, game_id, mv, tell, welcome};
use online_play::{Absence, CannotPremove, Delivery, LiveGame, News};
use protocol::{ClientMessage, Heat, Presence, ServerMessage, Side, Why};
use room::{Action, Command, Duration, Proposal, Status};
use rules::{Color, Move};

/// The moves on the screen's board, as text.
fn seen(client: &LiveGame) -> String {
    let moves: Vec<String> = client.seen().moves().iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// The messages to send, as text.
fn sent(client: &mut LiveGame) -> Vec<String> {
    client.outbox().iter().map(ClientMessage::encode).collect()
}

#[test]
fn an_own_move_is_seen_at_once_and_settled_by_the_event() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    ann.play(mv(&[11, 15]), 7, at(0)).unwrap();
    assert_eq!(seen(&ann), "11-15");
    assert_eq!(ann.room().plies(), 0);
    assert!(ann.is_sending());
    assert_eq!(ann.news(), [News::Board]);
    let outbox = ann.outbox();
    assert_eq!(
        outbox[0].encode(),
        r#"{"act":{"id":7,"game":"0123456789ab","ply":0,"action":{"move":[11,15]}}}"#
    );
    let answers = server.take(Color::Black, &outbox[0]);
    tell(&mut ann, &answers);
    assert!(!ann.is_sending());
    assert_eq!(ann.room(), &server.room);
    // The board already showed the move.
    assert_eq!(ann.news(), []);
}

#[test]
fn a_refused_move_is_taken_back_with_its_sentence() {
    #[track_caller]
    fn check(why: Why, is_asked_anew: bool) {
        let server = FakeServer::new();
        let mut ann = server.client(Some(Color::Black));
        ann.play(mv(&[11, 15]), 7, at(0)).unwrap();
        sent(&mut ann);
        ann.news();
        ann.answered(7, &Delivery::Refused(why.clone()));
        assert_eq!(seen(&ann), "");
        assert_eq!(ann.news(), [News::MoveRefused(why), News::Board]);
        assert_eq!(!sent(&mut ann).is_empty(), is_asked_anew);
        // Another attempt is possible.
        ann.play(mv(&[11, 16]), 8, at(0)).unwrap();
    }
    let moves = vec![mv(&[11, 15])];
    check(Why::IllegalMove { moves }, false);
    check(Why::Unavailable, false);
    check(Why::Stale, true);
}

#[test]
fn an_illegal_move_is_not_even_sent() {
    let server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    assert!(ann.play(mv(&[11, 18]), 7, at(0)).is_err());
    let mut bob = server.client(Some(Color::White));
    let refused = bob.play(mv(&[22, 18]), 7, at(0)).unwrap_err();
    assert_eq!(refused.to_string(), "it's Black's turn");
    let mut watcher = server.client(None);
    assert!(watcher.play(mv(&[11, 15]), 7, at(0)).is_err());
    for client in [&mut ann, &mut bob, &mut watcher] {
        assert_eq!(client.outbox(), []);
        assert_eq!(client.news(), []);
    }
}

#[test]
fn after_an_interruption_a_move_is_found_or_sent_again() {
    #[track_caller]
    fn check(was_played: bool, was_answered_lost: bool) {
        let mut server = FakeServer::new();
        let mut ann = server.client(Some(Color::Black));
        ann.play(mv(&[11, 15]), 7, at(0)).unwrap();
        let outbox = ann.outbox();
        if was_played {
            server.take(Color::Black, &outbox[0]);
        }
        if was_answered_lost {
            ann.answered(7, &Delivery::Lost);
        }
        assert_eq!(seen(&ann), "11-15", "it stays on the board in the meantime");
        let log = ServerMessage::Game(server.log_for(Some(Color::Black), 1));
        tell(&mut ann, &[welcome(), log]);
        let again = ann.outbox();
        assert_eq!(again.is_empty(), was_played);
        for message in &again {
            let answers = server.take(Color::Black, message);
            tell(&mut ann, &answers);
        }
        assert_eq!(ann.room(), &server.room);
        assert_eq!(seen(&ann), "11-15");
        assert!(!ann.is_sending());
    }
    check(true, true);
    check(true, false);
    check(false, true);
    check(false, false);
}

#[test]
fn a_move_from_another_device_counts() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    ann.play(mv(&[11, 15]), 7, at(0)).unwrap();
    let events = server.play(&[9, 14]);
    tell(&mut ann, &events);
    assert_eq!(seen(&ann), "9-14");
    assert!(!ann.is_sending());
}

#[test]
fn gaps_are_asked_for_once_and_repetitions_passed_over() {
    let mut server = FakeServer::new();
    let mut watcher = server.client(None);
    let events: Vec<ServerMessage> = [[11, 15], [22, 18], [15, 22], [25, 18]]
        .iter()
        .flat_map(|path| server.play(path))
        .collect();
    tell(&mut watcher, &[events[1].clone(), events[2].clone()]);
    assert_eq!(
        sent(&mut watcher),
        [r#"{"join":{"game":"0123456789ab","from":1}}"#]
    );
    let log = ServerMessage::Game(server.log_for(None, 1));
    tell(&mut watcher, &[log, events[3].clone(), events[0].clone()]);
    assert_eq!(watcher.room(), &server.room);
    assert_eq!(sent(&mut watcher), [""; 0]);
}

#[test]
fn an_impossible_event_makes_the_whole_log_be_read_again() {
    let mut server = FakeServer::new();
    let mut watcher = server.client(None);
    let mut other = FakeServer::new();
    tell(&mut watcher, &other.play(&[9, 13]));
    server.play(&[11, 15]);
    tell(&mut watcher, &server.play(&[24, 20]));
    assert_eq!(sent(&mut watcher), [""; 0]);
    // As far as this client knows, square 9 is empty.
    tell(&mut watcher, &server.play(&[9, 14]));
    assert_eq!(
        sent(&mut watcher),
        [r#"{"join":{"game":"0123456789ab","from":0}}"#]
    );
    tell(
        &mut watcher,
        &[ServerMessage::Game(server.log_for(None, 0))],
    );
    assert_eq!(watcher.room(), &server.room);
}

#[test]
fn a_premove_is_played_when_it_is_legal() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    // It's Black's turn.
    assert_eq!(
        ann.set_premove(mv(&[11, 15]), 5),
        Err(CannotPremove::NotNow)
    );
    tell(&mut ann, &server.play(&[11, 15]));
    assert_eq!(
        ann.set_premove(mv(&[12, 19]), 5),
        Err(CannotPremove::NeverLegal)
    );
    // A capture that only one reply of White allows.
    ann.set_premove(mv(&[15, 22]), 6).unwrap();
    assert_eq!(ann.premove(), Some(mv(&[15, 22])));
    for message in ann.outbox() {
        let answers = server.take(Color::Black, &message);
        tell(&mut ann, &answers);
    }
    ann.news();
    let events = server.play(&[22, 18]);
    assert_eq!(events.len(), 2, "the server plays it");
    // It's shown together with the opponent's move.
    tell(&mut ann, &events[..1]);
    assert_eq!(seen(&ann), "11-15 22-18 15x22");
    assert_eq!(ann.premove(), None);
    tell(&mut ann, &events[1..]);
    assert_eq!(ann.room(), &server.room);
    assert_eq!(sent(&mut ann), [""; 0]);
}

#[test]
fn a_premove_outlives_an_offer_and_a_refused_claim() {
    for action in [Action::Propose(Proposal::Draw), Action::ClaimDraw] {
        let mut server = FakeServer::new();
        let mut ann = server.client(Some(Color::Black));
        for path in [[11, 15], [24, 20], [8, 11]] {
            tell(&mut ann, &server.play(&path));
        }
        ann.set_premove(mv(&[15, 18]), 6).unwrap();
        ann.act(action, 7);
        for message in ann.outbox() {
            let answers = server.take(Color::Black, &message);
            tell(&mut ann, &answers);
        }
        tell(&mut ann, &server.play(&[28, 24]));
        assert_eq!(seen(&ann), "11-15 24-20 8-11 28-24 15-18");
        assert_eq!(ann.room(), &server.room);
    }
}

#[test]
fn a_premove_that_became_illegal_is_dropped() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    tell(&mut ann, &server.play(&[11, 15]));
    ann.set_premove(mv(&[15, 22]), 6).unwrap();
    for message in ann.outbox() {
        server.take(Color::Black, &message);
    }
    ann.news();
    tell(&mut ann, &server.play(&[24, 20]));
    assert_eq!(ann.premove(), None);
    assert_eq!(ann.news(), [News::PremoveDropped, News::Board]);
    assert_eq!(seen(&ann), "11-15 24-20");
}

#[test]
fn a_premove_is_replaced_and_cancelled() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    tell(&mut ann, &server.play(&[11, 15]));
    ann.set_premove(mv(&[9, 14]), 6).unwrap();
    ann.set_premove(mv(&[10, 14]), 7).unwrap();
    ann.cancel_premove(8);
    ann.cancel_premove(9);
    assert_eq!(
        sent(&mut ann),
        [
            r#"{"premove":{"id":6,"game":"0123456789ab","ply":2,"path":[9,14]}}"#,
            r#"{"premove":{"id":7,"game":"0123456789ab","ply":2,"path":[10,14]}}"#,
            r#"{"premove":{"id":8,"game":"0123456789ab","ply":2,"path":[]}}"#,
        ]
    );
    assert_eq!(ann.premove(), None);
}

#[test]
fn a_premove_after_an_own_move_on_its_way_waits_for_it() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    ann.play(mv(&[11, 15]), 5, at(0)).unwrap();
    let act = ann.outbox();
    ann.set_premove(mv(&[9, 14]), 6).unwrap();
    assert_eq!(sent(&mut ann), [""; 0]);
    let answers = server.take(Color::Black, &act[0]);
    tell(&mut ann, &answers);
    let again = ann.outbox();
    assert_eq!(again.len(), 1);
    assert_eq!(ann.premove(), Some(mv(&[9, 14])));
    server.take(Color::Black, &again[0]);
    tell(&mut ann, &server.play(&[24, 20]));
    assert_eq!(seen(&ann), "11-15 24-20 9-14");
    assert_eq!(ann.room(), &server.room);
}

#[test]
fn after_an_interruption_a_premove_is_told_again_or_played() {
    #[track_caller]
    fn check(opponent_moved: bool) {
        let mut server = FakeServer::new();
        let mut ann = server.client(Some(Color::Black));
        tell(&mut ann, &server.play(&[11, 15]));
        ann.set_premove(mv(&[9, 14]), 6).unwrap();
        ann.outbox();
        // The server that knew the premove is gone.
        server.premoves.black = None;
        if opponent_moved {
            server.play(&[24, 20]);
        }
        let log = ServerMessage::Game(server.log_for(Some(Color::Black), 2));
        tell(&mut ann, &[welcome(), log]);
        for message in ann.outbox() {
            let answers = server.take(Color::Black, &message);
            tell(&mut ann, &answers);
        }
        if !opponent_moved {
            tell(&mut ann, &server.play(&[24, 20]));
        }
        assert_eq!(seen(&ann), "11-15 24-20 9-14");
        assert_eq!(ann.room(), &server.room);
        assert!(!ann.is_sending());
    }
    check(true);
    check(false);
}

#[test]
fn the_own_clock_stands_when_the_move_is_made() {
    let mut server = FakeServer::new();
    server.play(&[11, 15]);
    server.play(&[24, 20]);
    let mut ann = server.client(Some(Color::Black));
    let secs = |seconds| Some(Duration::from_secs(seconds));
    assert_eq!(ann.clock(Color::Black, at(10_000)), secs(50));
    assert_eq!(ann.running_clock(), Some(Color::Black));
    ann.play(mv(&[8, 11]), 9, at(10_000)).unwrap();
    assert_eq!(ann.clock(Color::Black, at(14_000)), secs(50));
    assert_eq!(ann.clock(Color::White, at(14_000)), secs(60));
    assert_eq!(ann.running_clock(), None);
    // The network was slow, and the server gives the time back.
    server.now = 10_300;
    let command = Command::Player {
        by: Color::Black,
        action: Action::Move(mv(&[8, 11])),
        lag: Duration::from_millis(300),
    };
    tell(&mut ann, &server.obey(&command).unwrap());
    assert_eq!(ann.clock(Color::Black, at(14_000)), secs(50));
    assert_eq!(
        ann.last_credit(Color::Black),
        Some(Duration::from_millis(300))
    );
    assert_eq!(ann.last_credit(Color::White), None);
    assert_eq!(ann.running_clock(), Some(Color::White));
}

#[test]
fn a_flag_that_falls_ends_the_game_under_a_move_on_its_way() {
    let mut server = FakeServer::new();
    server.play(&[11, 15]);
    server.play(&[24, 20]);
    let mut ann = server.client(Some(Color::Black));
    ann.play(mv(&[8, 11]), 9, at(59_900)).unwrap();
    ann.news();
    server.now = 70_000;
    tell(&mut ann, &server.obey(&Command::Tick).unwrap());
    assert!(ann.is_over());
    assert_eq!(seen(&ann), "11-15 24-20");
    assert_eq!(ann.news(), [News::Board, News::Over]);
    assert!(matches!(ann.room().status(), Status::Over(_)));
}

#[test]
fn offers_are_made_answered_and_told() {
    let mut server = FakeServer::new();
    server.play(&[11, 15]);
    server.play(&[24, 20]);
    let mut ann = server.client(Some(Color::Black));
    let mut bob = server.client(Some(Color::White));
    assert!(ann.can(Action::Propose(Proposal::Draw), at(0)));
    ann.act(Action::Propose(Proposal::Draw), 5);
    assert!(
        !ann.can(Action::Propose(Proposal::Draw), at(0)),
        "it has been requested"
    );
    for message in ann.outbox() {
        let answers = server.take(Color::Black, &message);
        tell(&mut ann, &answers);
        tell(&mut bob, &answers);
    }
    assert_eq!(bob.news(), [News::Proposed(Color::Black, Proposal::Draw)]);
    assert_eq!(bob.offers(), [(Color::Black, Proposal::Draw)]);
    let events = server.act(Color::White, Action::Decline(Proposal::Draw));
    ann.news();
    tell(&mut ann, &events);
    assert_eq!(ann.news(), [News::Declined(Color::White, Proposal::Draw)]);
    assert_eq!(ann.offers(), []);
    assert!(
        !ann.can(Action::Propose(Proposal::Draw), at(0)),
        "not again so soon"
    );
    // Refusals are reported.
    ann.act(Action::ClaimDraw, 6);
    ann.answered(6, &Delivery::Refused(Why::TooLateToAbort));
    ann.act(Action::Resign, 7);
    ann.answered(7, &Delivery::Lost);
    assert_eq!(
        ann.news(),
        [
            News::Refused(Why::TooLateToAbort),
            News::Lost(Action::Resign)
        ]
    );
}

#[test]
fn a_take_back_by_consent_clears_what_was_meant_for_later() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    tell(&mut ann, &server.play(&[11, 15]));
    assert_eq!(ann.take_back_plies(), Some(1));
    ann.set_premove(mv(&[9, 14]), 6).unwrap();
    tell(
        &mut ann,
        &server.act(
            Color::Black,
            Action::Propose(Proposal::TakeBack { plies: 1 }),
        ),
    );
    tell(
        &mut ann,
        &server.act(
            Color::White,
            Action::Accept(Proposal::TakeBack { plies: 1 }),
        ),
    );
    assert_eq!(seen(&ann), "");
    assert_eq!(ann.premove(), None);
    assert_eq!(ann.take_back_plies(), None);
}

#[test]
fn what_can_be_done_follows_the_game() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    let mut watcher = server.client(None);
    let can = |game: &LiveGame, action| game.can(action, at(0));
    let rematch = Action::Propose(Proposal::Rematch);
    assert!(can(&ann, Action::Abort) && !can(&ann, rematch));
    assert!(!can(&watcher, Action::Abort) && !can(&watcher, Action::Resign));
    for path in [[11, 15], [24, 20], [8, 11]] {
        let events = server.play(&path);
        tell(&mut ann, &events);
        tell(&mut watcher, &events);
    }
    assert!(!can(&ann, Action::Abort) && can(&ann, Action::Resign));
    assert!(!can(&ann, Action::ClaimDraw));
    assert_eq!(ann.take_back_plies(), Some(1));
    assert_eq!(watcher.take_back_plies(), None);
    let events = server.act(Color::White, Action::Resign);
    tell(&mut ann, &events);
    tell(&mut watcher, &events);
    assert!(!can(&ann, Action::Resign) && can(&ann, rematch));
    assert!(!can(&ann, Action::Propose(Proposal::Draw)) && !can(&watcher, rematch));
    let started = ServerMessage::Started {
        game: "ba9876543210".parse().unwrap(),
        seek: None,
        after: Some(game_id()),
    };
    ann.news();
    tell(&mut ann, &[started.clone(), started]);
    assert_eq!(ann.news(), [News::Next("ba9876543210".parse().unwrap())]);
}

#[test]
fn in_a_heat_the_second_game_comes_before_a_rematch() {
    #[track_caller]
    fn check(heat: Option<Heat>, expected: bool) {
        let mut server = FakeServer::new();
        server.act(Color::White, Action::Resign);
        let mut log = server.log_for(Some(Color::Black), 0);
        log.heat = heat;
        assert_eq!(LiveGame::open(&log).unwrap().awaits_second(), expected);
    }
    check(None, false);
    check(Some(Heat::First), true);
    check(Some(Heat::Second), false);
}

#[test]
fn who_is_gone_has_a_while_to_come_back() {
    let mut server = FakeServer::new();
    server.play(&[11, 15]);
    server.play(&[24, 20]);
    let mut ann = server.client(Some(Color::Black));
    assert_eq!(ann.absence(Color::White, at(0)), None);
    let presence = Presence {
        black: true,
        white: false,
        watchers: 0,
    };
    let game = game_id();
    tell(&mut ann, &[ServerMessage::Presence { game, presence }]);
    assert_eq!(ann.absence(Color::White, at(0)), Some(Absence::Away));
    server.now = 3_000;
    let seat = Color::White;
    tell(
        &mut ann,
        &server.obey(&Command::Disconnect { seat }).unwrap(),
    );
    assert_eq!(ann.news(), [News::Left(Color::White)]);
    let left = Duration::from_secs(42);
    assert_eq!(
        ann.absence(Color::White, at(21_000)),
        Some(Absence::Reconnecting(left))
    );
    assert!(!ann.can(Action::ClaimAbandonment, at(21_000)));
    let mut untimed = ann.clone();
    assert_eq!(
        untimed.absence(Color::White, at(63_000)),
        Some(Absence::Overdue)
    );
    assert!(untimed.can(Action::Resign, at(60_000)));
    server.now = 5_000;
    tell(
        &mut untimed,
        &server.obey(&Command::Reconnect { seat }).unwrap(),
    );
    assert_eq!(untimed.news(), [News::Returned(Color::White)]);
}

#[test]
fn chat_is_heard_by_those_who_want_to() {
    let server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    let said = |side, text: &str| ServerMessage::Said {
        game: game_id(),
        side,
        name: "Somebody".to_owned(),
        text: text.to_owned(),
    };
    tell(
        &mut ann,
        &[
            said(Some(Side::White), "hello"),
            said(Some(Side::Black), "hi"),
        ],
    );
    assert_eq!(ann.chat().unread(), 1);
    assert!(matches!(&ann.news()[..], [News::Said(line)] if line.text == "hello"));
    ann.mute(true);
    tell(&mut ann, &[said(Some(Side::White), "boo")]);
    assert_eq!(ann.news(), []);
    assert_eq!(ann.chat().lines().count(), 1);
    ann.say("  good game  ", 3);
    ann.say("   ", 4);
    assert_eq!(
        sent(&mut ann),
        [r#"{"say":{"id":3,"game":"0123456789ab","text":"good game"}}"#]
    );
}

#[test]
fn what_is_about_other_games_is_passed_over() {
    let mut server = FakeServer::new();
    let mut ann = server.client(Some(Color::Black));
    let events = server.play(&[11, 15]);
    let ServerMessage::Event { event, .. } = events[0].clone() else {
        panic!("an event")
    };
    let game = "ba9876543210".parse().unwrap();
    tell(&mut ann, &[ServerMessage::Event { game, event }]);
    assert_eq!(seen(&ann), "");
    assert_eq!(ann.news(), []);
}
