use super::*;
use engine::Score;
use learn::Contradiction;
use notation::pdn::{Mark, PdnGame, Reader};
use rules::{Color, Labels, Outcome};
use testkit::position;

fn read(text: &str) -> PdnGame {
    let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
    assert_eq!(record.problems, [], "{text}");
    record.into_game().unwrap()
}

fn study(text: &str) -> Study {
    Study::of_pdn(&read(text))
}

/// The moves of the study as PDN.
fn moves_of(study: &Study) -> String {
    let text = study.pdn_text(Labels::Numbers).unwrap();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The move list as one line: numbers, moves, and variations in parentheses.
fn listed(study: &Study) -> String {
    let mut words = Vec::new();
    for row in study.rows(Labels::Numbers) {
        match row.kind {
            RowKind::Move { number, text } => {
                words.extend(number);
                words.push(text);
            }
            RowKind::SetUp => words.push("set-up".to_owned()),
            RowKind::Open => words.push("(".to_owned()),
            RowKind::Close => words.push(")".to_owned()),
        }
    }
    words.join(" ").replace("( ", "(").replace(" )", ")")
}

/// The cursor, as the moves that lead to it.
fn place(study: &Study) -> String {
    let path = study.path_to(study.cursor());
    let texts = path
        .iter()
        .filter_map(|node| study.move_text(*node, Labels::Numbers));
    texts.collect::<Vec<_>>().join(" ")
}

fn play(study: &mut Study, text: &str) {
    let written: notation::WrittenMove = text.parse().unwrap();
    let mv = written.resolve(study.position(), study.rules()).unwrap();
    study.play(mv).unwrap();
}

const BRANCHED: &str = "1. 11-15 23-19 (1... 22-18 2. 15x22 25x18 (2... 26x17) 3. 8-11) (1... 23-18 \
                        2. 8-11) 2. 8-11 22-17 *";

#[test]
fn a_study_is_gone_through() {
    let mut study = study(BRANCHED);
    #[track_caller]
    fn check(study: &Study, moved: bool, expected: (bool, &str)) {
        assert_eq!((moved, place(study).as_str()), expected);
    }
    let moved = study.back();
    check(&study, moved, (false, ""));
    let moved = study.forward();
    check(&study, moved, (true, "11-15"));
    let moved = study.last();
    check(&study, moved, (true, "11-15 23-19 8-11 22-17"));
    let moved = study.forward();
    check(&study, moved, (false, "11-15 23-19 8-11 22-17"));
    let moved = study.back() && study.back();
    check(&study, moved, (true, "11-15 23-19"));
    let moved = study.next_variation();
    check(&study, moved, (true, "11-15 22-18"));
    let moved = study.next_variation();
    check(&study, moved, (true, "11-15 23-18"));
    let moved = study.next_variation();
    check(&study, moved, (true, "11-15 23-19"));
    let moved = study.previous_variation();
    check(&study, moved, (true, "11-15 23-18"));
    let moved = study.previous_variation();
    check(&study, moved, (true, "11-15 22-18"));
    let moved = study.last();
    check(&study, moved, (true, "11-15 22-18 15x22 25x18 8-11"));
    let moved = study.leave_variation();
    check(&study, moved, (true, "11-15"));
    let moved = study.leave_variation();
    check(&study, moved, (false, "11-15"));
    let moved = study.next_variation();
    check(&study, moved, (false, "11-15"));
    let moved = study.first();
    check(&study, moved, (true, ""));
    let moved = study.next_variation() || study.previous_variation();
    check(&study, moved, (false, ""));
}

#[test]
fn a_board_follows_the_cursor() {
    let mut study = study("[FEN \"B:W32,K18:B26,1\"] 1. 26-30 32-27 (1... 18-14) *");
    let from = study.cursor();
    study.forward();
    let Transition::Play { mv, crowns: true } = study.transition(from) else {
        panic!("{:?}", study.transition(from));
    };
    assert_eq!(mv.to_string(), "26-30");
    assert_eq!(study.transition(study.cursor()), Transition::SetUp);
    let crowned = study.cursor();
    study.back();
    assert_eq!(study.transition(crowned), Transition::TakeBack(mv));
    study.last();
    assert_eq!(study.transition(from), Transition::SetUp);
    assert!(matches!(
        study.transition(crowned),
        Transition::Play { crowns: false, .. }
    ));
    // A sibling isn't a neighbor.
    let sibling = study.cursor();
    study.next_variation();
    assert_eq!(study.transition(sibling), Transition::SetUp);
}

#[test]
fn mistakes_are_on_the_graph_with_who_made_them() {
    let mut study = study("[FEN \"B:W31,32:B1,2\"] 1. 1-5 32-27 2. 2-6 27-23 *");
    let line = study.main_line();
    for (node, value) in line.iter().zip([0, 0, 400, 400, 400]) {
        study.evaluate(*node, Evaluation::Estimate(value));
    }
    let mistakes = study.graph_mistakes();
    let [mistake] = mistakes.as_slice() else {
        panic!("{mistakes:?}");
    };
    assert_eq!((mistake.ply, mistake.by), (2, Color::White));
    assert_eq!(mistake.mark, study.marks_of(&line)[2].unwrap());
    assert!(mistake.value > 0.0);
}

#[test]
fn moves_are_listed_with_their_numbers() {
    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(listed(&study(text)), expected);
    }
    check("[Event \"None yet\"] *", "");
    check("1. 11-15 23-19 2. 8-11 *", "1. 11-15 23-19 2. 8-11");
    check(
        BRANCHED,
        "1. 11-15 23-19 (1... 22-18 2. 15x22 25x18 (2... 26x17) 3. 8-11) (1... 23-18 2. 8-11) \
         2. 8-11 22-17",
    );
    check(
        "[FEN \"W:W32:B1\"] 1... 32-27! 2. 1-5 27-23 *",
        "1... 32-27! 2. 1-5 27-23",
    );
    check(
        "1. 11-15 23-19 /FEN \"W:W32:B1\"/ 32-27 *",
        "1. 11-15 23-19 set-up 2... 32-27",
    );
}

#[test]
fn a_study_is_written_as_it_was_read() {
    #[track_caller]
    fn check(text: &str) {
        assert_eq!(study(text).to_pdn(), read(text));
    }
    check("[Event \"None yet\"] *");
    check("[Event \"None yet\"] {only words} *");
    check(BRANCHED);
    check(
        "[Event \"Club night\"] [Black \"Ann\"] {so} 1. 11-15! $7 {good} 23-19 {[%clk 0:04:00]} 1-0",
    );
    check("[FEN \"W:W32:B1\"] [Rules \"KingsSafeFromMen\"] 1... 32-27 1/2-1/2");
    check("1. 11-15 ({or} 1. 11-16 {then} 24-19) {after all} 23-19 (1... 22-18) (1... 22-17) *");
    check("1. 11-15 23-19 /FEN \"W:W32:B1\"/ 32-27 *");
    // The same move twice is one node. A variation on the first move of a variation becomes a
    // sibling.
    assert_eq!(
        moves_of(&study(
            "1. 11-15 (1. 11-15 22-18) (1. 9-14 (1. 10-14)) 23-19 *"
        )),
        "1. 11-15 (1. 9-14) (1. 10-14) 1... 23-19 (1... 22-18) *"
    );
    // A variation that's only a comment is kept.
    assert_eq!(
        moves_of(&study("1. 11-15 ({nothing better}) 23-19 *")),
        "1. 11-15 {nothing better} 1... 23-19 *"
    );
}

#[test]
fn a_move_branches_off_or_is_followed() {
    let mut study = study("1. 11-15 23-19 *");
    play(&mut study, "11-15");
    assert_eq!(study.children(Study::ROOT).len(), 1);
    play(&mut study, "22-18");
    assert!(!study.is_main_line(study.cursor()));
    play(&mut study, "15x22");
    assert_eq!(moves_of(&study), "1. 11-15 23-19 (1... 22-18 2. 15x22) *");
    // A refusal changes nothing.
    let before = study.clone();
    let illegal = Position::START.moves()[0];
    assert!(study.play(illegal).is_err());
    assert_eq!(study, before);
    assert_eq!(place(&study), "11-15 22-18 15x22");
}

#[test]
fn a_branch_is_deleted_or_promoted() {
    let mut study = study(BRANCHED);
    assert!(study.forward() && study.forward() && study.next_variation() && study.last());
    let deep = study.cursor();
    study.promote(deep);
    assert!(study.is_main_line(deep));
    assert_eq!(
        moves_of(&study),
        "1. 11-15 22-18 (1... 23-19 2. 8-11 22-17) (1... 23-18 2. 8-11) 2. 15x22 25x18 (2... 26x17) \
         3. 8-11 *"
    );
    let branch = study.path_to(deep)[2];
    study.delete(branch);
    assert_eq!(place(&study), "11-15");
    assert!(!study.contains(deep) && !study.go_to(deep));
    assert_eq!(
        moves_of(&study),
        "1. 11-15 23-19 (1... 23-18 2. 8-11) 2. 8-11 22-17 *"
    );
    study.delete(Study::ROOT);
    assert!(study.contains(Study::ROOT));
    // Deleting another branch doesn't move the cursor.
    let other = study.children(study.cursor())[1];
    assert!(study.forward());
    study.delete(other);
    assert_eq!(moves_of(&study), "1. 11-15 23-19 2. 8-11 22-17 *");
    assert_eq!(place(&study), "11-15 23-19");
}

#[test]
fn the_game_to_a_node_has_its_history() {
    let mut study = study(BRANCHED);
    study.last();
    let game = study.game_to(study.cursor());
    assert_eq!((game.moves().len(), game.position()), (4, study.position()));
    let mut set_up = self::study("1. 11-15 23-19 /FEN \"W:W32:B1\"/ 32-27 *");
    set_up.last();
    let game = set_up.game_to(set_up.cursor());
    assert_eq!(
        (game.moves().len(), game.position()),
        (1, set_up.position())
    );
    assert_eq!(set_up.ply(set_up.cursor()), 4);
}

#[test]
fn a_game_is_studied() {
    let mut game = Game::from_position(position("B:W14:BK10"), RuleSet::OFFICIAL);
    game.play(game.legal_moves()[0]).unwrap();
    let mut study = Study::of_game(&game);
    assert_eq!(study.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(study.cursor(), Study::ROOT);
    assert!(study.last());
    let won = Evaluation::Win {
        winner: Color::Black,
        plies: Some(0),
    };
    assert_eq!(study.evaluation(study.cursor()), Some(won));
    assert!(study.last_move().is_some());
}

#[test]
fn a_stated_outcome_counts_before_the_board() {
    #[track_caller]
    fn check(result: &str, expected: Option<Outcome>) {
        let text = format!("[FEN \"B:W14:BK10\"] 1. 10x17 {result}");
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let study = Study::of_pdn(&record.into_game().unwrap());
        assert_eq!(study.outcome(), expected, "{result}");
    }
    check("1/2-1/2", Some(Outcome::Draw));
    check("0-0", None);
    check("*", Some(Outcome::Win(Color::Black)));
}

#[test]
fn evaluations_are_drawn_as_a_graph() {
    let mut study = study("1. 11-15 23-19 2. 8-11 *");
    let line = study.main_line();
    study.evaluate(line[0], Evaluation::for_mover(0, Color::Black));
    study.evaluate(line[1], Evaluation::for_mover(61, Color::White));
    let win = Evaluation::Win {
        winner: Color::Black,
        plies: None,
    };
    study.evaluate(line[3], win);
    let values: Vec<Option<f32>> = study.graph().iter().map(|point| point.value).collect();
    assert_eq!(
        [values[0], values[2], values[3]],
        [Some(0.0), None, Some(1.0)]
    );
    // A score of one scale is worth 73% of the points.
    assert!((values[1].unwrap() + 0.46).abs() < 0.01, "{values:?}");
    assert_eq!(Evaluation::Draw.value(4), 0.0);
    for hundredths in [i32::MIN, -5000, 5000, i32::MAX] {
        let value = Evaluation::for_mover(hundredths, Color::White).value(12);
        assert!(value.abs() <= 1.0);
    }
}

#[test]
fn evaluations_and_scores_tell_the_same() {
    for evaluation in [
        Evaluation::Estimate(-25),
        Evaluation::Win {
            winner: Color::White,
            plies: Some(13),
        },
        Evaluation::Win {
            winner: Color::Black,
            plies: None,
        },
    ] {
        for side in Color::BOTH {
            let score = evaluation.score(side);
            assert_eq!(Evaluation::of_score(score, side), evaluation);
        }
    }
    // A value that no score can express becomes the nearest score.
    let far = Evaluation::Win {
        winner: Color::Black,
        plies: Some(u32::MAX),
    };
    assert!(far.score(Color::Black).is_win() && far.score(Color::White).is_loss());
    assert!(
        !Evaluation::Estimate(i32::MAX)
            .score(Color::Black)
            .is_decided()
    );
}

#[test]
fn mistakes_are_marked() {
    #[track_caller]
    fn check(before: i32, after: i32, expected: Option<Mark>) {
        // Black moves. Both numbers are from Black's point of view.
        let mut study = study("1. 11-15 *");
        let line = study.main_line();
        study.evaluate(line[0], Evaluation::Estimate(before));
        study.evaluate(line[1], Evaluation::Estimate(after));
        assert_eq!(study.verdict(line[1]), expected);
    }
    check(0, 0, None);
    check(0, 50, None);
    check(0, -20, None);
    check(0, -40, None);
    check(0, -55, None);
    check(0, -70, Some(Mark::Mistake));
    check(0, -300, Some(Mark::Blunder));
    // Far ahead, a slightly worse move isn't a mistake.
    check(2000, 1500, None);
    // A forced move is never a mistake.
    let mut study = study("[FEN \"B:W18,32:B14\"] 1. 14x23 *");
    let line = study.main_line();
    study.evaluate(line[0], Evaluation::Estimate(500));
    study.evaluate(line[1], Evaluation::Estimate(-500));
    assert_eq!(study.verdict(line[1]), None);
}

#[test]
fn verdicts_are_shown_and_the_evaluations_are_written() {
    let mut study = study("[FEN \"B:W21,22,30,31,32:B1,2,3,9,10\"] 1. 10-15 22-17! 2. 9-14 *");
    let line = study.main_line();
    assert!(!study.is_analyzed());
    for (node, value) in line.iter().zip([0, -305, 300]) {
        study.evaluate(*node, Evaluation::Estimate(value));
    }
    assert!(!study.is_analyzed(), "the last position isn't evaluated");
    assert_eq!(listed(&study), "1. 10-15 22-17! 2. 9-14");
    assert_eq!(study.graph_mistakes(), []);
    study.evaluate(line[3], Evaluation::Draw);
    assert!(study.is_analyzed());
    assert_eq!(study.graph_mistakes().len(), 3);
    assert_eq!(listed(&study), "1. 10-15?? 22-17! 2. 9-14??");
    assert_eq!(
        moves_of(&study),
        "{[%eval 0.00]} 1. 10-15 {[%eval -3.05]} 1... 22-17! {[%eval 3.00]} 2. 9-14 {[%eval =]} *"
    );
}

/// A look at a variation doesn't hide what was found in the game.
#[test]
fn an_analyzed_game_stays_analyzed_in_a_variation() {
    let mut study = study("1. 11-15 23-19 *");
    for node in study.main_line() {
        study.evaluate(node, Evaluation::Estimate(0));
    }
    study.first();
    let other = study.position().moves()[0];
    study.play(other).unwrap();
    assert!(!study.is_main_line(study.cursor()));
    assert!(study.is_analyzed());
    assert!(!study.is_line_analyzed());
}

#[test]
fn the_moves_of_a_ballot_are_not_marked() {
    let mut ballot = study("1. 11-15 23-19 2. 8-11 22-17 *");
    let line = ballot.main_line();
    for (node, value) in line.iter().zip([0, -305, 0, 0, 305]) {
        ballot.evaluate(*node, Evaluation::Estimate(value));
    }
    assert_eq!(listed(&ballot), "1. 11-15 23-19 2. 8-11 22-17??");
}

#[test]
fn evaluations_are_kept_with_the_game() {
    let mut before = study("{Start.} 1. 11-15 {Good.} 23-19 (1... 22-18 {Why?}) 2. 8-11 *");
    let variation = before.children(before.main_line()[1])[1];
    let values = [
        Evaluation::Estimate(-7),
        Evaluation::Estimate(100_000),
        Evaluation::Win {
            winner: Color::White,
            plies: None,
        },
        Evaluation::Win {
            winner: Color::Black,
            plies: Some(13),
        },
    ];
    for (node, value) in before.main_line().into_iter().zip(values) {
        before.evaluate(node, value);
    }
    before.evaluate(variation, Evaluation::Draw);
    let after = study(&before.pdn_text(Labels::Numbers).unwrap());
    let kept = after.main_line().into_iter().map(|at| after.evaluation(at));
    assert_eq!(kept.collect::<Vec<_>>(), values.map(Some));
    assert_eq!(after.evaluation(variation), Some(Evaluation::Draw));
    assert_eq!(after.rows(Labels::Numbers), before.rows(Labels::Numbers));
    assert_eq!(moves_of(&after), moves_of(&before));
    let remarks = after.remarks(after.main_line()[1]);
    assert_eq!(remarks.before[0].as_str(), "Start.");
    assert_eq!(remarks.after[0].as_str(), "Good.");
    assert_eq!(remarks.after.len(), 1);
}

/// What `crownhead analyze` writes.
#[test]
fn evaluations_in_the_common_form_are_read() {
    #[track_caller]
    fn check(evaluation: Evaluation, turn: Color, expected: &str) {
        assert_eq!(evaluation.common_text(turn), expected);
        assert_eq!(Evaluation::read(expected, turn), Some(evaluation));
    }
    let win = |winner, plies| Evaluation::Win { winner, plies };
    let (black, white) = (Color::Black, Color::White);
    check(Evaluation::Estimate(125), black, "1.25");
    check(Evaluation::Estimate(-125), white, "-1.25");
    check(Evaluation::Estimate(0), white, "0.00");
    check(Evaluation::Draw, white, "=");
    // After a move of Black, who wins in seven half-moves from before it.
    check(Evaluation::of_move(Score::win_in(7), black), white, "#4");
    check(Evaluation::of_move(Score::win_in(7), white), black, "#-4");
    check(Evaluation::of_move(Score::loss_in(2), white), black, "#1");
    check(Evaluation::of_move(Score::win_in(1), black), white, "#1");
    // Before the first move.
    check(win(black, Some(7)), black, "#4");
    check(win(white, Some(8)), black, "#-5");
    check(win(white, None), black, "-85.00");
    let database = Evaluation::of_move(Score::tablebase_win(3), white);
    check(database, black, "-85.00");
    assert_eq!(Evaluation::read("99.93", black), Some(win(black, None)));
    assert_eq!(Evaluation::Estimate(9_000).common_text(black), "69.99");
    for odd in ["#", "#0", "#-", "#-0", "#x", "#99999999999", "+1.00", "1.0"] {
        assert_eq!(Evaluation::read(odd, black), None, "{odd}");
    }
}

/// They are in one comment, with words for people.
#[test]
fn a_game_that_a_command_annotated_is_understood() {
    let study = study(
        "{[%eval 0.00]} 1. 11-15 {[%eval 0.00]} 23-19 {[%eval 0.00]} 2. 8-11 {[%eval 0.00]} \
         19-16?? {a shot?} {[%eval 1.60] [%review ??] This loses a piece. [%cal G22-17,R11-20] \
         [%best 22-17 4-8 17-13] [%played 19-16 11x20 22-17] [%second -0.05]} \
         ({[%review]} 22-17 4-8 17-13) 3. 11x20 {[%eval 1.60]} 22-17 {[%eval 1.60]} *",
    );
    assert!(study.is_analyzed());
    let node = study.main_line()[4];
    assert_eq!(study.comment(node), "a shot? This loses a piece.");
    assert_eq!(study.arrows(node).len(), 2);
    let better = study.better(node).unwrap();
    assert_eq!(better.second, Some(Evaluation::Estimate(-5)));
    assert_eq!(study.reasons(node)[0].kind(), "loses-pieces");
    assert_eq!(study.key_moments().len(), 1);
    assert_eq!(moves_of(&self::study(&moves_of(&study))), moves_of(&study));
}

#[test]
fn comments_that_are_no_evaluation_stay_comments() {
    for text in [
        "[%eval]",
        "[%eval 1]",
        "[%eval -.-5]",
        "[%eval X#3]",
        "[%eval 99999999999.00]",
    ] {
        let study = study(&format!("1. 11-15 {{{text}}} *"));
        let node = study.main_line()[1];
        assert_eq!(study.evaluation(node), None, "{text}");
        assert_eq!(study.remarks(node).after[0].as_str(), text);
    }
}

#[test]
fn a_game_gets_its_moves_back() {
    let record = study("1. 11-15 23-19 2. 8-11 22-17 *");
    let mut changed = record.clone();
    changed.go_to(record.main_line()[1]);
    play(&mut changed, "22-18");
    changed.promote(changed.cursor());
    assert!(!changed.has_line_of(&record));
    changed.delete(changed.children(changed.main_line()[1])[1]);
    changed.restore(&record);
    assert!(changed.has_line_of(&record));
    assert_eq!(
        listed(&changed),
        "1. 11-15 23-19 (1... 22-18) 2. 8-11 22-17"
    );
    // More moves at the end are fine.
    changed.first();
    changed.last();
    play(&mut changed, "4-8");
    assert!(changed.has_line_of(&record));
}

#[test]
fn a_node_of_another_study_does_no_harm() {
    let mut other = study(BRANCHED);
    other.last();
    let stranger = other.cursor();
    let mut study = Study::of_position(Position::START, RuleSet::OFFICIAL);
    assert!(!study.contains(stranger) && !study.go_to(stranger));
    study.evaluate(stranger, Evaluation::Draw);
    study.delete(stranger);
    study.promote(stranger);
    assert_eq!(study.position_at(stranger), &Position::START);
    assert_eq!(study.evaluation(Study::ROOT), None);
    assert_eq!(study.number_text(stranger), None);
}

#[test]
fn a_result_is_compared_with_the_last_position() {
    #[track_caller]
    fn check(result: &str, found: Evaluation, expected: Option<Contradiction>) {
        let mut study = study(&format!("[FEN \"B:W32:BK1,K2,K3\"] 1. 1-5 32-28 {result}"));
        assert_eq!(study.contradiction(), None);
        let end = *study.main_line().last().unwrap();
        study.evaluate(end, found);
        assert_eq!(study.contradiction(), expected, "{result}");
    }
    let wins = |winner| Evaluation::Win {
        winner,
        plies: Some(9),
    };
    let black = Color::Black;
    check("1-0", wins(black), None);
    check("*", wins(black), None);
    check("1-0", Evaluation::Estimate(-900), None);
    let said = Color::White;
    check("0-1", wins(black), Some(Contradiction::WinnerLoses(said)));
    check(
        "1-0",
        Evaluation::Draw,
        Some(Contradiction::WinnerDraws(black)),
    );
    check(
        "1/2-1/2",
        wins(black),
        Some(Contradiction::DrawIsWon(black)),
    );
}

/// Long games don't take quadratic time. Games come from files that nobody has checked.
#[test]
fn a_game_of_endless_moves_is_listed() {
    let there_and_back = "1-5 32-28 5-1 28-32 ".repeat(5_000);
    let mut study = study(&format!("[FEN \"B:WK32:BK1\"] {there_and_back} *"));
    assert_eq!(study.rows(Labels::Numbers).len(), 20_000);
    assert!(study.last());
    assert_eq!(
        study.number_text(study.cursor()).as_deref(),
        Some("10000...")
    );
    assert_eq!(study.game_to(study.cursor()).position(), study.position());
    assert_eq!(study.graph().len(), 20_001);
}

#[test]
fn a_review_is_kept_with_the_game() {
    // White gives a piece away on its second move.
    let mut before = study("1. 11-15 23-19 2. 8-11 19-16 {Hm.} 3. 11x20 22-17 *");
    let line = before.main_line();
    for (node, value) in line.iter().zip([0, 0, 0, 0, 160, 160, 160]) {
        before.evaluate(*node, Evaluation::Estimate(value));
    }
    let pos = *before.position_at(line[3]);
    let moves = |text: &str| -> Vec<Move> {
        let mut at = pos;
        let read = |word: &str| {
            let written: notation::WrittenMove = word.parse().unwrap();
            let mv = written.resolve(&at, before.rules()).unwrap();
            at = at.play(mv).unwrap();
            mv
        };
        text.split(' ').map(read).collect()
    };
    let better = Better {
        best: moves("22-17 4-8 17-13"),
        played: moves("19-16 11x20 22-17"),
        second: Some(Evaluation::Estimate(-5)),
    };
    before.improve(line[4], better.clone());
    // Lines of another move are dropped.
    before.improve(line[3], better.clone());
    assert_eq!(before.better(line[3]), None);
    let after = study(&before.pdn_text(Labels::Numbers).unwrap());
    let line = after.main_line();
    assert_eq!(after.better(line[4]), Some(&better));
    assert_eq!(after.remarks(line[4]).after[0].as_str(), "Hm.");
    let moments = after.key_moments();
    assert_eq!(moments.len(), 1);
    assert_eq!((moments[0].node, moments[0].by), (line[4], Color::White));
    assert_eq!(moments[0].mark, Mark::Blunder);
    assert!(moments[0].is_turning_point);
    let [black, white] = after.accuracy().map(Option::unwrap);
    assert!(black > 99.9 && white < 80.0, "{black} {white}");
    let reasons = after.reasons(line[4]);
    assert_eq!(reasons[0].kind(), "loses-pieces");
    assert_eq!(after.reasons(line[3]), []);
    // A comment that isn't ours is kept as it is.
    let odd = "1. 11-15 {[%best 1-2] [%played 3-4]} *";
    assert_eq!(moves_of(&study(odd)), odd);
}

#[test]
fn paragraphs_keep_variations_apart_and_have_the_comments() {
    let study = study(
        "{The start} 1. 11-15 {usual} (1. 9-14 22-18 (1... 24-19) 2. 11-15) 22-18 2. 15x22 25x18 *",
    );
    let paragraphs = study.paragraphs(Labels::Numbers, true);
    let text = |parts: &[Part]| {
        let words = parts.iter().flat_map(|part| match part {
            Part::Move { number, text, .. } => {
                number.iter().cloned().chain([text.clone()]).collect()
            }
            Part::Comment(text) => vec![format!("{{{text}}}")],
            Part::SetUp => vec!["set-up".to_owned()],
            Part::Open => vec!["(".to_owned()],
            Part::Close => vec![")".to_owned()],
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let found: Vec<(bool, String)> = paragraphs
        .iter()
        .map(|paragraph| match paragraph {
            Paragraph::MainLine(parts) => (true, text(parts)),
            Paragraph::Variation(parts) => (false, text(parts)),
        })
        .collect();
    let expected = [
        (true, "{The start} 1. 11-15 {usual}"),
        (false, "1. 9-14 22-18 ( 1... 24-19 ) 2. 11-15"),
        (true, "1... 22-18 2. 15x22 25x18"),
    ];
    assert_eq!(
        found,
        expected.map(|(is_main, text)| (is_main, text.to_owned()))
    );
}

#[test]
fn an_evaluation_knows_who_is_better() {
    let win = Evaluation::Win {
        winner: Color::White,
        plies: None,
    };
    assert_eq!(Evaluation::Estimate(1).better_side(), Some(Color::Black));
    assert_eq!(Evaluation::Estimate(-1).better_side(), Some(Color::White));
    assert_eq!(win.better_side(), Some(Color::White));
    assert_eq!(Evaluation::Estimate(0).better_side(), None);
    assert_eq!(Evaluation::Draw.better_side(), None);
}

#[test]
fn the_next_moment_is_counted_from_where_a_variation_left_the_main_line() {
    let mut study = study("1. 11-15 22-18 2. 15x22 25x18 3. 8-11 *");
    let line = study.main_line();
    let moment = |ply: usize| KeyMoment {
        node: line[ply],
        by: Color::Black,
        mark: Mark::Mistake,
        is_turning_point: false,
    };
    let moments = [moment(1), moment(5)];
    study.first();
    assert_eq!(study.next_moment(&moments, true), Some(line[1]));
    assert_eq!(study.next_moment(&moments, false), None);
    study.go_to(line[5]);
    assert_eq!(study.next_moment(&moments, true), None);
    assert_eq!(study.next_moment(&moments, false), Some(line[1]));
    study.go_to(line[4]);
    let played = study.move_at(line[5]);
    let moves = study.position().moves();
    let other = moves.into_iter().find(|mv| Some(*mv) != played);
    study.play(other.unwrap()).unwrap();
    assert_eq!(study.next_moment(&moments, true), Some(line[5]));
    assert_eq!(study.next_moment(&[], true), None);
}
