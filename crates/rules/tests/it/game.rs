//! B1, B9, B10, B12, B14: how games proceed and end.

use crownhead_rules::{
    Color, DrawClaim, DrawCounters, Ending, Game, Move, Reason, RuleSet, Termination,
};
use testkit::{path, position, square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn game(fen: &str) -> Game {
    Game::from_position(position(fen), RuleSet::OFFICIAL)
}

/// Plays the moves given by their first and last squares.
#[track_caller]
fn play(game: &mut Game, moves: &[[u8; 2]]) {
    for ends in moves {
        let mv = game.attempt(game.turn(), &path(ends)).unwrap();
        game.play(mv).unwrap();
    }
}

#[test]
fn b1_black_moves_first_and_turns_alternate() {
    let mut game = Game::new();
    assert_eq!(game.turn(), BLACK);
    play(&mut game, &[[11, 15]]);
    assert_eq!(game.turn(), WHITE);
    play(&mut game, &[[22, 18]]);
    assert_eq!(game.turn(), BLACK);
    play(&mut game, &[[15, 22]]);
    assert_eq!(game.position().board().count(WHITE), 11);
}

#[test]
fn b9_the_board_decides() {
    #[track_caller]
    fn check(fen: &str, last: [u8; 2], expected: &str) {
        let mut game = game(fen);
        play(&mut game, &[last]);
        let ending = game.ending().unwrap();
        assert_eq!(ending.to_string(), expected);
        assert!(game.legal_moves().is_empty());
    }
    check("B:W14:B9", [9, 18], "Black wins: White has no pieces left");
    check("W:W14:B9", [14, 5], "White wins: Black has no pieces left");
    check(
        "W:W9,18:B5",
        [18, 14],
        "White wins: Black has no moves left",
    );
}

#[test]
fn c7_a_game_with_one_side_is_over_at_once() {
    #[track_caller]
    fn check(fen: &str, winner: Color) {
        let mut game = game(fen);
        assert_eq!(
            game.ending(),
            Some(Ending::win(winner, Termination::CapturedOut))
        );
        assert!(game.resign(winner).is_err());
    }
    check("B:W21:B", WHITE);
    check("W:W21:B", WHITE);
    check("W:W:B1", BLACK);
    check("B:W:B1", BLACK);
    assert_eq!(
        game("B:W9,14:B5").ending(),
        Some(Ending::win(WHITE, Termination::Blocked))
    );
}

#[test]
fn b10_b12_resigning_ends_the_game_and_nothing_goes_on() {
    let mut game = Game::new();
    assert_eq!(
        game.resign(WHITE),
        Ok(Ending::win(BLACK, Termination::Resignation))
    );
    let sentence = "the game is over: Black wins: White resigned";
    let mv = Move::from_path(&[square(11), square(15)]).unwrap();
    assert_eq!(game.play(mv).unwrap_err().to_string(), sentence);
    assert_eq!(
        game.attempt(BLACK, &path(&[11, 15]))
            .unwrap_err()
            .to_string(),
        sentence
    );
    assert_eq!(
        game.pick(BLACK, square(11).coords())
            .unwrap_err()
            .to_string(),
        sentence
    );
    let agreed = Ending::draw(Termination::Agreement);
    assert_eq!(game.conclude(agreed).unwrap_err().to_string(), sentence);
    assert_eq!(game.claim_draw(BLACK), None);
    assert_eq!(game.moves(), []);
}

#[test]
fn b8_a_refused_move_changes_nothing() {
    let mut game = game("W:W22:B11,18");
    let before = game.clone();
    let half = Move::from_path(&[square(22), square(15)]).unwrap();
    assert_eq!(
        game.play(half).unwrap_err().reason,
        Reason::MustContinue { at: square(15) }
    );
    let step = Move::from_path(&[square(22), square(17)]).unwrap();
    assert_eq!(game.play(step).unwrap_err().reason, Reason::MustCapture);
    assert_eq!(game, before);
}

#[test]
fn taking_back_restores_everything() {
    let mut game = game("B:W14,32:B9");
    let before = game.clone();
    play(&mut game, &[[9, 18], [32, 28], [18, 23]]);
    for _ in 0..3 {
        assert!(game.take_back().is_some());
    }
    assert_eq!(game, before);
    assert_eq!(game.take_back(), None);
    // Also from an ended game.
    let mut game = self::game("B:W14:B9");
    play(&mut game, &[[9, 18]]);
    assert!(game.ending().is_some());
    game.take_back();
    assert_eq!(game.ending(), None);
}

/// Two kings moving back and forth: four plies repeat the position.
const SHUFFLE: [[u8; 2]; 4] = [[1, 5], [32, 28], [5, 1], [28, 32]];

#[test]
fn b14_a_third_occurrence_may_be_claimed_by_the_move_that_brings_it() {
    let mut game = game("B:WK32:BK1");
    let one = DrawCounters {
        occurrences: 1,
        quiet_plies: 0,
    };
    assert_eq!(game.draw_counters(), one);
    play(&mut game, &SHUFFLE);
    assert_eq!(
        game.draw_counters().to_string(),
        "position seen twice, 2 of 40 moves without progress"
    );
    play(&mut game, &SHUFFLE[..3]);
    // White's 28-32 would bring the starting position for the third time.
    assert_eq!(game.claimable_draw(BLACK), None);
    let by = Move::from_path(&[square(28), square(32)]).unwrap();
    assert_eq!(
        game.claimable_draw(WHITE),
        Some(DrawClaim::ThirdOccurrence { by })
    );
    let mut claimed = game.clone();
    assert_eq!(claimed.claim_draw(BLACK), None);
    assert_eq!(
        claimed.claim_draw(WHITE),
        Some(Ending::draw(Termination::ThreefoldRepetition))
    );
    // Nobody has to claim.
    play(&mut game, &SHUFFLE[3..]);
    assert_eq!(game.draw_counters().occurrences, 3);
    assert_eq!(game.ending(), None);
}

#[test]
fn b14_a_fifth_occurrence_ends_the_game() {
    let mut game = game("B:WK32:BK1");
    for _ in 0..4 {
        assert_eq!(game.ending(), None);
        play(&mut game, &SHUFFLE);
    }
    assert_eq!(
        game.ending(),
        Some(Ending::draw(Termination::FivefoldRepetition))
    );
    assert_eq!(
        game.ending().unwrap().to_string(),
        "draw: the same position for the fifth time"
    );
}

#[test]
fn the_same_squares_with_the_other_side_to_move_are_another_position() {
    // Black loses a tempo on a triangle, so that it's White's turn in the same position.
    let mut game = game("B:WK32:BK6");
    play(
        &mut game,
        &[[6, 1], [32, 28], [1, 5], [28, 32], [5, 9], [32, 28], [9, 6]],
    );
    let same_squares = game
        .positions()
        .iter()
        .filter(|pos| pos.board().pieces(BLACK) == square(6).bit());
    assert_eq!(same_squares.count(), 2);
    assert_eq!(game.draw_counters().occurrences, 1);
}

/// Moves kings around at random, without captures or an end of the game, while `goes_on` holds.
fn wander(game: &mut Game, goes_on: impl Fn(&Game) -> bool) {
    let mut dice = testkit::Dice::new(40);
    while goes_on(game) {
        let quiet = |mv: &Move| {
            let mut next = game.clone();
            next.play(*mv).unwrap();
            let ended_early = next
                .ending()
                .is_some_and(|end| end.termination != Termination::MoveLimit);
            !game.position().is_irreversible(*mv) && !ended_early && !next.position().can_capture()
        };
        let moves: Vec<Move> = game.legal_moves().into_iter().filter(quiet).collect();
        game.play(*dice.pick(&moves).expect("a king can move"))
            .unwrap();
    }
}

#[test]
fn b14_forty_moves_of_each_side_without_progress() {
    let mut game = game("B:W20,K31,K32:BK1,K2,12");
    wander(&mut game, |game| game.draw_counters().quiet_plies < 62);
    assert!(
        game.draw_counters()
            .to_string()
            .ends_with("31 of 40 moves without progress")
    );
    wander(&mut game, |game| game.draw_counters().quiet_plies < 79);
    assert_eq!(game.draw_counters().quiet_moves(), 39);
    assert!(!matches!(
        game.claimable_draw(game.turn()),
        Some(DrawClaim::FortyMoves)
    ));
    assert_eq!(game.claimable_draw(game.turn().opponent()), None);
    wander(&mut game, |game| game.draw_counters().quiet_plies < 80);
    // Either player can claim now, and nobody has to.
    for player in Color::BOTH {
        assert_eq!(game.claimable_draw(player), Some(DrawClaim::FortyMoves));
        assert_eq!(
            game.clone().claim_draw(player),
            Some(Ending::draw(Termination::FortyMoves))
        );
    }
    assert_eq!(game.ending(), None);
    // A man's move resets the count.
    play(&mut game, &[[12, 16]]);
    assert_eq!(
        game.draw_counters(),
        DrawCounters {
            occurrences: 1,
            quiet_plies: 0
        }
    );
}

#[test]
fn the_longest_game_has_three_hundred_moves() {
    let mut game = game("B:WK31,K32:BK1,K2");
    wander(&mut game, |game| game.ending().is_none());
    assert_eq!(game.moves().len(), 600);
    assert_eq!(game.ending(), Some(Ending::draw(Termination::MoveLimit)));
    assert_eq!(
        game.ending().unwrap().to_string(),
        "draw: the game reached 300 moves"
    );
}

#[test]
fn agreement_is_a_draw() {
    let mut game = Game::new();
    let agreed = Ending::draw(Termination::Agreement);
    assert_eq!(game.conclude(agreed), Ok(agreed));
    let refusal = game.attempt(BLACK, &path(&[11, 15])).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "the game is over: draw: the players agreed"
    );
}
