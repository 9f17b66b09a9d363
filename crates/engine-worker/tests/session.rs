//! A session answers every request, and survives every part.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use engine_link::{
    Distinction, Gain, GameSoFar, Limits, Opponent, Part, Proof, Reply, Request, Score, Verdict,
    Wld,
};
use engine_worker::{Environment, Session};
use notation::Fen;
use rules::{Game, RuleSet};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A shot: give something up to get more back.
const SHOT: &str = "W:WK3,18,23,29,30,32:B4,6,7,10";
const SHOT_ANSWER: &str = "18-14";
/// Two kings catch one in its corner; the tables know how long it takes.
const CAUGHT: &str = "B:WK6,K7:BK30";

fn game(fen: &str) -> GameSoFar {
    let start = fen.parse::<Fen>().unwrap().position().unwrap();
    GameSoFar::from(&Game::from_position(start, RuleSet::OFFICIAL))
}

fn file(path: &str) -> (String, Vec<u8>) {
    let whole = format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"));
    (path.to_owned(), std::fs::read(whole).unwrap())
}

fn loaded() -> Session {
    let mut session = Session::new();
    let network = vec![file("engine/net/crownhead.nnue")];
    session.add(Part::Network, network).unwrap();
    let tables = [
        "tablebase/data/endgames-2-4.cheg",
        "tablebase/data/endgames-5.cheg",
    ];
    session
        .add(Part::Endgames, tables.map(file).into())
        .unwrap();
    session
}

/// All replies, with a clock that advances by a millisecond at each reading.
fn ask(session: &mut Session, request: &Request, is_stopped: bool) -> Vec<Reply> {
    let time = AtomicU64::new(0);
    let environment = Environment {
        clock: &|| Duration::from_millis(time.fetch_add(1, Relaxed)),
        is_stopped: &|| is_stopped,
    };
    let mut replies = Vec::new();
    session.answer(request, &environment, &mut |reply| replies.push(reply));
    let (last, before) = replies.split_last().unwrap();
    assert!(last.is_last(), "{last:?}");
    assert!(before.iter().all(|reply| !reply.is_last()), "{before:?}");
    replies
}

fn answer(session: &mut Session, request: &Request) -> Reply {
    ask(session, request, false).pop().unwrap()
}

#[test]
fn a_search_finds_the_shot_with_and_without_a_network() {
    for mut session in [Session::new(), loaded()] {
        let request = Request::Analyse {
            game: game(SHOT),
            limits: Limits {
                depth: Some(14),
                lines: 3,
                ..Limits::NONE
            },
        };
        let mut replies = ask(&mut session, &request, false);
        let Some(Reply::Analysis(found)) = replies.pop() else {
            panic!("an analysis was asked for")
        };
        assert_eq!(found.lines[0].moves[0].to_string(), SHOT_ANSWER);
        assert!(found.statistics.nodes > 0);
        assert!(matches!(replies.first(), Some(Reply::Progress(_))));
    }
}

#[test]
fn without_a_limit_only_a_stop_ends_a_search() {
    let request = Request::Analyse {
        game: GameSoFar::default(),
        limits: Limits::NONE,
    };
    let replies = ask(&mut loaded(), &request, true);
    let Some(Reply::Analysis(found)) = replies.last() else {
        panic!("an analysis was asked for")
    };
    assert!(!found.lines.is_empty());
}

#[test]
fn a_change_of_memory_makes_the_engine_forget() {
    let mut session = Session::new();
    let search = Request::Analyse {
        game: game(SHOT),
        limits: Limits {
            depth: Some(10),
            ..Limits::NONE
        },
    };
    let nodes = |session: &mut Session| match answer(session, &search) {
        Reply::Analysis(found) => found.statistics.nodes,
        other => panic!("{other:?}"),
    };
    let resize = |session: &mut Session, hash_mb| {
        assert_eq!(answer(session, &Request::Memory { hash_mb }), Reply::Done);
    };
    resize(&mut session, 16);
    let first = nodes(&mut session);
    resize(&mut session, 16);
    assert!(nodes(&mut session) < first, "the same size changes nothing");
    resize(&mut session, 1);
    resize(&mut session, 16);
    assert_eq!(nodes(&mut session), first);
}

#[test]
fn levels_play_legal_moves_and_a_seed_decides() {
    let play = |level, seed| {
        let mut session = loaded();
        let mut game = Game::new();
        for _ in 0..10 {
            let request = Request::Play {
                game: GameSoFar::from(&game),
                opponent: Opponent { level, seed },
                limits: Limits::NONE,
            };
            let Reply::Played(played) = answer(&mut session, &request) else {
                panic!("a move was asked for")
            };
            game.play(played.mv.unwrap()).unwrap();
        }
        game.moves().to_vec()
    };
    assert_eq!(play(2, 7), play(2, 7));
    assert_ne!(play(2, 7), play(2, 8));
}

#[test]
fn a_hint_has_all_its_stages() {
    let request = Request::Hint {
        game: game("W:W18,27,30,31,32:B14,1,2,3,4"),
        limits: Limits {
            depth: Some(8),
            ..Limits::NONE
        },
    };
    let Reply::Hint(Some(hint)) = answer(&mut loaded(), &request) else {
        panic!("there is a hint")
    };
    assert_eq!((hint.captures, hint.piece.number()), (1, 18));
    assert_eq!(hint.mv.to_string(), "18x9");
    assert_eq!(hint.line[0], hint.mv);
    assert_ne!(hint.gain, Gain::Keeps(0));
}

#[test]
fn the_tables_know_every_move_once_they_are_loaded() {
    let request = Request::Probe { game: game(CAUGHT) };
    let Reply::Endgame(nothing) = answer(&mut Session::new(), &request) else {
        panic!("a result was asked for")
    };
    assert_eq!((nothing.verdict, nothing.moves.len()), (None, 0));

    let Reply::Endgame(endgame) = answer(&mut loaded(), &request) else {
        panic!("a result was asked for")
    };
    let loss = Verdict {
        result: Wld::Loss,
        plies: Some(26),
    };
    assert_eq!(endgame.verdict, Some(loss));
    assert_eq!(endgame.moves.len(), 2);
    assert_eq!(endgame.moves[0].verdict, loss);
    let distinctions: Vec<_> = endgame.moves.iter().map(|it| it.distinction).collect();
    assert_eq!(distinctions, [Some(Distinction::LongestDefense), None]);
    // Played to its end, the line is as long as it's said to be.
    assert_eq!(endgame.line.len(), 26);
    assert_eq!(endgame.line[0], endgame.moves[0].mv);

    // The tables don't cover house rules.
    let house = RuleSet {
        kings_safe_from_men: true,
    };
    let game = GameSoFar {
        rules: house,
        ..game(CAUGHT)
    };
    let Reply::Endgame(endgame) = answer(&mut loaded(), &Request::Probe { game }) else {
        panic!("a result was asked for")
    };
    assert_eq!((endgame.verdict, endgame.line), (None, Vec::new()));
}

#[test]
fn what_cannot_be_answered_is_an_error_that_says_why() {
    #[track_caller]
    fn check(request: Request, expected: &str) {
        let Reply::Error { message } = answer(&mut Session::new(), &request) else {
            panic!("this can't be answered")
        };
        assert!(message.starts_with(expected), "{message}");
    }
    check(
        Request::Play {
            game: GameSoFar::default(),
            opponent: Opponent { level: 11, seed: 0 },
            limits: Limits::NONE,
        },
        "there is no level 11: expected 1 to 10",
    );
    let first = Game::new().legal_moves()[0];
    let game = GameSoFar {
        moves: vec![first, first],
        ..GameSoFar::default()
    };
    check(
        Request::Probe { game },
        &format!("move {first} at ply 1 can't be played: "),
    );
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over = game("W:W5:B1");
    let limits = Limits::NONE;
    let opponent = Opponent { level: 5, seed: 1 };
    let request = Request::Play {
        game: over.clone(),
        opponent,
        limits,
    };
    let Reply::Played(played) = answer(&mut loaded(), &request) else {
        panic!("a move was asked for")
    };
    assert_eq!((played.mv, played.line), (None, None));
    let request = Request::Hint { game: over, limits };
    assert_eq!(answer(&mut loaded(), &request), Reply::Hint(None));
}

#[test]
fn damaged_parts_are_refused_and_change_nothing() {
    let mut session = loaded();
    for part in Part::ALL {
        for bytes in [vec![7], vec![0; 100], b"CHND and so on".to_vec()] {
            let file = ("damaged".to_owned(), bytes);
            assert!(session.add(part, vec![file]).is_err(), "{part:?}");
        }
    }
    let request = Request::Analyse {
        game: game(CAUGHT),
        limits: Limits {
            depth: Some(5),
            ..Limits::NONE
        },
    };
    let Reply::Analysis(found) = answer(&mut session, &request) else {
        panic!("an analysis was asked for")
    };
    let lost = Score::Proven {
        wins: false,
        plies: 26,
    };
    assert_eq!(found.lines[0].score, lost);
}

#[test]
fn a_stated_result_is_proven_by_the_tables_or_by_a_search() {
    #[track_caller]
    fn check(session: &mut Session, fen: &str, result: Option<Wld>, by_databases: bool) {
        let request = Request::Prove {
            game: game(fen),
            limits: Limits {
                depth: Some(6),
                ..Limits::NONE
            },
        };
        let Reply::Proof(Proof {
            result: found,
            by_databases: by,
            best,
        }) = answer(session, &request)
        else {
            panic!("a proof was asked for")
        };
        assert_eq!((found, by), (result, by_databases), "{fen}");
        assert!(best.is_some(), "{fen}");
    }
    let mut session = loaded();
    check(&mut session, CAUGHT, Some(Wld::Loss), true);
    check(&mut session, "B:WK32:BK1", Some(Wld::Draw), true);
    check(&mut session, "B:W21-32:B1-12", None, false);
    // More pieces than the tables have, but White is blocked after any move.
    check(&mut session, "B:W5:B1,2,3,10,11,12", Some(Wld::Win), false);
}

#[test]
fn the_users_book_is_played_until_it_is_taken_back() {
    let mut session = Session::new();
    session
        .add(Part::Book, vec![file("engine/book/crownhead.book")])
        .unwrap();
    let pos = *Game::new().position();
    let mv = pos.moves()[0];
    let found = engine::BookMove {
        mv,
        weight: 255,
        score: 0,
    };
    let book = engine::Book::new(&[(pos, vec![found])].into());
    let own = hex::encode(book.to_bytes());
    let played_at = |session: &mut Session, level: u8| {
        let play = Request::Play {
            game: GameSoFar::default(),
            opponent: Opponent { level, seed: 3 },
            limits: Limits::NONE,
        };
        match answer(session, &play) {
            Reply::Played(played) => (played.mv, played.statistics.nodes),
            other => panic!("{other:?}"),
        }
    };
    let played = |session: &mut Session| played_at(session, 8);
    let (before, nodes) = played(&mut session);
    assert_eq!(nodes, 0, "a book needs no search");
    let request = Request::OwnBook { book: Some(own) };
    assert_eq!(answer(&mut session, &request), Reply::Done);
    assert_eq!(played(&mut session), (Some(mv), 0));
    // A beginner knows none of the built-in book, but all of this one.
    assert_eq!(played_at(&mut session, 1), (Some(mv), 0));
    assert_ne!(before, Some(mv), "choose another move for the own book");
    // Loading the built-in book again doesn't replace the user's.
    session
        .add(Part::Book, vec![file("engine/book/crownhead.book")])
        .unwrap();
    assert_eq!(played(&mut session).0, Some(mv));
    let broken = Request::OwnBook {
        book: Some("00".to_owned()),
    };
    assert!(matches!(answer(&mut session, &broken), Reply::Error { .. }));
    assert_eq!(played(&mut session).0, Some(mv));
    let request = Request::OwnBook { book: None };
    assert_eq!(answer(&mut session, &request), Reply::Done);
    assert_eq!(played(&mut session).0, before);
}
