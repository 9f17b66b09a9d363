use super::*;
use crate::Language;
use ::room::{Duration, Instant, Proposal, TimeControl};
use board_ui::{Hand, Marks, MoveInput, PieceCount, Tool};
use notation::WrittenMove;
use rules::{DrawCounters, Ending, Game, Problem, Reason, Refusal, Termination};
use std::sync::LazyLock;
use study::Evaluation;
use testkit::{position, square};

fn speaker_with(labels: Labels) -> Speaker {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Language::ENGLISH));
    Speaker::new(&ENGLISH, Colors::RedWhite, labels)
}

fn voice() -> Speaker {
    speaker_with(Labels::Numbers)
}

fn ann_and_ben(you: Option<Color>) -> Players {
    let names = Sides {
        black: "Ann".to_owned(),
        white: "Ben".to_owned(),
    };
    Players { names, you }
}

fn find(pos: &Position, text: &str) -> Move {
    let written: WrittenMove = text.parse().unwrap();
    written.resolve(pos, RuleSet::OFFICIAL).unwrap()
}

#[test]
fn squares_are_named_with_what_stands_on_them() {
    #[track_caller]
    fn check(labels: Labels, number: u8, piece: Option<Piece>, expected: &str) {
        let voice = speaker_with(labels);
        assert_eq!(voice.square(square(number), piece), expected);
    }
    let (numbers, letters) = (Labels::Numbers, Labels::Letters);
    check(numbers, 22, Some(Piece::man(Color::White)), "22, white man");
    check(letters, 22, Some(Piece::man(Color::White)), "C3, white man");
    check(numbers, 1, Some(Piece::king(Color::Black)), "1, red king");
    check(numbers, 18, None, "18, empty");
}

#[test]
fn marks_are_told_with_the_square() {
    let game = Game::from_position(position("W:W22,32:B18,17,1"), RuleSet::OFFICIAL);
    let mut input = MoveInput::new(&game, Hand::WhoeverIsToMove);
    #[track_caller]
    fn check(input: &MoveInput, number: u8, expected: &str) {
        let piece = input.board().get(square(number));
        let marks = Marks::of(input);
        assert_eq!(
            voice().marked_square(square(number), piece, &marks),
            expected
        );
    }
    check(&input, 22, "22, white man, must jump");
    check(&input, 32, "32, white man");
    check(&input, 15, "15, empty");
    let _ = input.press(square(22));
    check(&input, 22, "22, white man, must jump, selected");
    check(&input, 15, "15, empty, destination");
}

#[test]
fn a_board_is_told_as_a_whole() {
    #[track_caller]
    fn check(fen: &str, expected: &str) {
        let pos = position(fen);
        assert_eq!(voice().board(pos.board(), pos.turn()), expected);
    }
    check(
        "W:W22,31,K32:BK5",
        "White to move. White: men on 22 and 31, king on 32. Red: king on 5.",
    );
    check("B:W:B1", "Red to move. Red: man on 1. White: no pieces.");
}

#[test]
fn moves_are_told_with_what_they_do() {
    #[track_caller]
    fn check(fen: &str, mv: &str, expected: &str) {
        let pos = position(fen);
        let told = voice().moved(&pos, RuleSet::OFFICIAL, find(&pos, mv));
        assert_eq!(told, expected);
    }
    check("B:W21-32:B1-12", "11-15", "Red: 11-15.");
    check("W:W22,32:B18,1", "22x15", "White: 22x15, takes 1 piece.");
    check("W:W22,32:B18,11,1", "22x8", "White: 22x8, takes 2 pieces.");
    check("W:W6,32:B12", "6-1", "White: 6-1, crowned.");
    check("W:WK6,32:B12", "6-1", "White: 6-1.");
    let fork = "B:W6,7,14,15,32:B2";
    check(fork, "2x9x18", "Red: 2x9x18, takes 2 pieces.");
    let pos = position(fork);
    let told = voice().taken_back(&pos, RuleSet::OFFICIAL, find(&pos, "2x9x18"));
    assert_eq!(told, "Taken back: Red 2x9x18.");
}

#[test]
fn what_must_be_jumped_is_told() {
    #[track_caller]
    fn check(fen: &str, expected: Option<&str>) {
        let mut moves = position(fen).moves().to_vec();
        moves.sort_unstable_by_key(|mv| mv.path());
        assert_eq!(voice().must_jump(&moves).as_deref(), expected);
    }
    check("B:W21-32:B1-12", None);
    check("W:W22,32:B18,1", Some("You must jump: 22x15."));
    check("W:W22,32:B18,17,1", Some("You must jump: 22x13 or 22x15."));
    check(
        "W:W22,24,32:B18,17,19,1",
        Some("You must jump: 22x13, 22x15 or 24x15."),
    );
}

#[test]
fn each_reply_is_told() {
    #[track_caller]
    fn check(fen: &str, presses: &[u8], expected: Option<&str>) {
        let game = Game::from_position(position(fen), RuleSet::OFFICIAL);
        let mut input = MoveInput::new(&game, Hand::WhoeverIsToMove);
        let mut told = None;
        for &number in presses {
            let reply = input.press(square(number));
            told = voice().reply(&input, &reply);
        }
        assert_eq!(told.as_deref(), expected);
    }
    let start = "B:W21-32:B1-12";
    check(start, &[11], Some("Piece on 11 can move to 15 or 16."));
    check(start, &[11, 11], Some("Move canceled."));
    check(start, &[11, 15], None);
    check(start, &[1], Some("The piece on 1 can't move."));
    let triple = "W:W29,32:B25,18,11,1";
    let go_on = "Keep jumping from 15: 29x22x15x8.";
    check(triple, &[29, 15], Some(go_on));
    let which = "Two routes lead to 18. Choose 9 or 11.";
    check("B:W6,7,14,15,32:B2", &[2, 18], Some(which));
}

#[test]
fn beginners_read_moves_in_words() {
    #[track_caller]
    fn check(language: Language, expected: &str) {
        let words: &Words = Box::leak(Box::new(Words::of(language)));
        let speaker = Speaker::new(words, Colors::RedWhite, Labels::Numbers).in_words();
        let moves = position("B:W6,15,24:B1").moves();
        assert_eq!(speaker.phrase(moves[0]), expected);
    }
    check(Language::ENGLISH, "1 to 10, then 19, then 28");
    let german = Language::parse("de").unwrap();
    check(german, "von 1 nach 10, dann nach 19, dann nach 28");
    let mv = position("B:W6,15,24:B1").moves()[0];
    assert_eq!(voice().phrase(mv), "1x10x19x28");
}

#[test]
fn a_wrong_distance_is_told_as_such() {
    #[track_caller]
    fn check(fen: &str, from: u8, to: u8, expected: &str) {
        let path = [square(from).coords(), square(to).coords()];
        let pos = position(fen);
        let refusal = pos.attempt(RuleSet::OFFICIAL, pos.turn(), &path);
        assert_eq!(voice().refusal(&refusal.unwrap_err()), expected);
    }
    let far = "One square at a time, diagonally. A jump goes over one piece.";
    let can = "You can play 2-6 or 2-7.";
    check("B:W32:B2", 2, 18, &format!("{far} {can}"));
    let one = "One square at a time. There's nothing to jump on 7.";
    check("B:W32:B2", 2, 11, &format!("{one} {can}"));
    // The rule isn't about steps where a jump is a must.
    let jump = "There's nothing to jump on 7. You must jump: 2x9.";
    check("B:W6:B2", 2, 11, jump);
}

#[test]
fn sides_are_called_as_they_look() {
    #[track_caller]
    fn check(reason: Reason, expected: &str) {
        let refusal = Refusal {
            reason,
            possible: Vec::new(),
        };
        assert_eq!(voice().refusal(&refusal), expected);
    }
    let turn = Color::Black;
    check(Reason::NotYourTurn { turn }, "It's Red's turn.");
    let ending = Ending::win(Color::Black, Termination::Resignation);
    check(
        Reason::GameOver(ending),
        "Game over. White resigned. Red wins.",
    );
    check(
        Reason::EmptySquare(Square::new(18).unwrap()),
        "There's no piece on 18. Choose one of yours.",
    );
    // Where a capture is possible, that's what matters.
    let forced = position("B:W16,31:B6,9,11");
    let refusal = Refusal {
        reason: Reason::EmptySquare(Square::new(13).unwrap()),
        possible: forced.moves().to_vec(),
    };
    assert_eq!(voice().refusal(&refusal), "You must jump: 11x20.");
    let in_words = voice().in_words();
    assert_eq!(in_words.refusal(&refusal), "You must jump: 11 to 20.");
    assert_eq!(voice().player(Color::Black, "Ann"), "Ann (Red)");
    assert_eq!(voice().player(Color::Black, " "), "Red");
    assert_eq!(voice().player(Color::Black, "Red"), "Red");
    assert_eq!(voice().player(Color::Black, "Black"), "Red");
    assert_eq!(
        voice().turn(Color::White, &ann_and_ben(None)),
        "Ben (White) to move."
    );
}

#[test]
fn d8_the_result_is_told_with_its_reason() {
    #[track_caller]
    fn check(ending: Ending, unnamed: &str, to_black: &str, to_white: &str) {
        let told = |players: &Players| voice().ending(ending, players);
        assert_eq!(told(&Players::unnamed()), unnamed);
        assert_eq!(told(&ann_and_ben(Some(Color::Black))), to_black);
        assert_eq!(told(&ann_and_ben(Some(Color::White))), to_white);
    }
    let (black, white) = (Color::Black, Color::White);
    check(
        Ending::win(black, Termination::CapturedOut),
        "Red wins. White has no pieces left.",
        "You win! White has no pieces left.",
        "Ann wins. You have no pieces left.",
    );
    check(
        Ending::win(white, Termination::Resignation),
        "Red resigned. White wins.",
        "You resigned. Ben wins.",
        "You win! Ann resigned.",
    );
    check(
        Ending::win(white, Termination::Blocked),
        "White wins. Red can't move.",
        "Ben wins. You can't move.",
        "You win! Red can't move.",
    );
    let agreed = "Draw by agreement.";
    check(Ending::draw(Termination::Agreement), agreed, agreed, agreed);
    let nobody = Players::unnamed();
    assert_eq!(voice().aborted(black, &nobody), "Red aborted the game.");
    assert_eq!(
        voice().aborted(black, &ann_and_ben(Some(black))),
        "You aborted the game."
    );
    let take_back = |plies| voice().proposed(white, Proposal::TakeBack { plies }, &nobody);
    assert_eq!(take_back(1), "White asks to take back a move.");
    assert_eq!(take_back(2), "White asks to take back 2 moves.");
}

#[test]
fn clocks_are_told_in_short_and_at_length() {
    #[track_caller]
    fn check(time: TimeControl, short: &str, long: &str) {
        assert_eq!(voice().clock_short(time), short);
        assert_eq!(voice().clock_long(time), long);
    }
    let seconds = Duration::from_secs;
    let fischer = |base, increment| TimeControl::Fischer {
        base: seconds(base),
        increment: seconds(increment),
    };
    let turn = |limit| TimeControl::PerTurn {
        limit: seconds(limit),
    };
    let long = "3 minutes per side, plus 2 seconds per move";
    check(fischer(180, 2), "3 + 2", long);
    let long = "45 seconds per side, plus 1 second per move";
    check(fischer(45, 1), "45 s + 1", long);
    let sudden = TimeControl::SuddenDeath {
        base: seconds(1800),
    };
    check(sudden, "30 min", "30 minutes per side");
    check(turn(86_400), "1 day per move", "1 day per move");
    check(turn(3 * 86_400), "3 days per move", "3 days per move");
    check(turn(30), "30 s per move", "30 seconds per move");
    check(TimeControl::Unlimited, "No clock", "No clock");
}

#[test]
fn what_is_left_is_told_as_exactly_as_it_matters() {
    #[track_caller]
    fn check(millis: i64, expected: &str) {
        let now = Instant::from_millis(1_000_000);
        let due = Instant::from_millis(1_000_000 + millis);
        assert_eq!(voice().time_left(due, now), expected);
    }
    check(-5, "0:00");
    check(61_001, "1:02");
    check(599_999, "10:00");
    check(14 * 60_000 + 59_000, "14 min");
    check(3_600_000, "1 h");
    check(51 * 3_600_000 + 60_000, "2 d 3 h");
    check(48 * 3_600_000, "2 days");
}

#[test]
fn clocks_show_minutes_and_near_the_end_tenths() {
    #[track_caller]
    fn check(millis: u64, expected: &str) {
        assert_eq!(voice().clock_face(Duration::from_millis(millis)), expected);
    }
    check(0, "0.0");
    check(1, "0.1");
    check(100, "0.1");
    check(101, "0.2");
    check(9_900, "9.9");
    check(9_901, "0:10");
    check(10_001, "0:11");
    check(59_001, "1:00");
    check(249_000, "4:09");
    check(3_599_001, "1:00:00");
    check(36_061_000, "10:01:01");
    check(12 * 3_600_000 - 1_000, "11:59:59");
    check(23 * 3_600_000 + 59 * 60_000, "23 h 59 min");
    check(24 * 3_600_000, "1 d 0 h");
    check(47 * 3_600_000, "1 d 23 h");
    check(76 * 3_600_000, "3 d 4 h");
}

#[test]
fn draws_come_near_in_words() {
    #[track_caller]
    fn check(occurrences: u32, quiet_plies: u32, expected: Option<&str>) {
        let counters = DrawCounters {
            occurrences,
            quiet_plies,
        };
        assert_eq!(voice().draw_counters(counters).as_deref(), expected);
    }
    check(1, 0, None);
    check(1, 19, None);
    check(1, 20, Some("10 of 40 moves without progress."));
    check(2, 4, Some("This position has come up twice."));
    check(
        3,
        62,
        Some("This position has come up 3 times. 31 of 40 moves without progress."),
    );
    assert_eq!(
        voice().time_warning(Color::Black, 30),
        "Red has 30 seconds left."
    );
}

#[test]
fn counts_tools_and_evaluations_have_words() {
    #[track_caller]
    fn pieces(men: u32, kings: u32, expected: &str) {
        assert_eq!(voice().pieces(PieceCount { men, kings }), expected);
    }
    pieces(0, 0, "no pieces");
    pieces(1, 0, "1 man");
    pieces(8, 1, "8 men, 1 king");
    pieces(0, 2, "2 kings");
    let tools = Tool::ALL.map(|tool| voice().tool(tool));
    let names = ["Red man", "Red king", "White man", "White king", "Erase"];
    assert_eq!(tools, names);
    assert_eq!(voice().left(Color::Black, 3), "Red: 3 left");
    assert_eq!(voice().left(Color::Black, 0), "Red: all placed");
    let square = square(29);
    let color = Color::Black;
    assert_eq!(
        voice().problem(Problem::ManOnCrownRow { square, color }),
        "A man can't stand on the king row; use a king on 29."
    );
    #[track_caller]
    fn evaluation(evaluation: Evaluation, expected: &str) {
        assert_eq!(voice().evaluation(evaluation), expected);
    }
    evaluation(Evaluation::Estimate(125), "+1.25");
    evaluation(Evaluation::Estimate(-4), "-0.04");
    evaluation(Evaluation::Estimate(0), "0.00");
    evaluation(Evaluation::Estimate(i32::MIN), "-21474836.48");
    assert_eq!(voice().advantage(-40), "0.40");
    evaluation(Evaluation::Draw, "draw");
    let win = |plies| Evaluation::Win {
        winner: Color::Black,
        plies,
    };
    evaluation(win(None), "Red wins");
    evaluation(win(Some(0)), "Red has won");
    evaluation(win(Some(13)), "Red wins in 7");
}

#[test]
fn what_is_wrong_with_typed_text_is_told() {
    #[track_caller]
    fn check_move(text: &str, expected: &str) {
        let why = text.parse::<WrittenMove>().unwrap_err();
        assert_eq!(voice().bad_move(&why), expected);
    }
    check_move(
        "11-99",
        "There's no square 99. Squares are numbered from 1 to 32.",
    );
    check_move("a2-b3", "A2 is a light square. Only dark squares are used.");
    check_move(
        "11-?",
        "“?” isn't a square. Use a number from 1 to 32, or a letter and a digit like D4.",
    );
    check_move("11", "Add - or x and another square after 11.");

    #[track_caller]
    fn check_fen(text: &str, expected: &str) {
        let why = notation::read_fen(text).unwrap_err();
        let voice = speaker_with(Labels::Letters);
        assert_eq!(voice.bad_position(&why), expected);
    }
    check_fen(
        "",
        "Character 1: Expected B or W here, for the side to move.",
    );
    check_fen("B W", "Character 3: Expected a colon here.");
    check_fen(
        "B:W21",
        "Character 6: Expected a comma here, or a colon and B with that side's squares.",
    );
    check_fen(
        "B:W33:B1",
        "Character 4: There's no square 33. Squares are numbered from 1 to 32.",
    );
    check_fen(
        "B:W24-21:B1",
        "Character 4: The range 24-21 runs backward. Put the smaller number first.",
    );
    check_fen(
        "B:W3:B32",
        "A man can't stand on the king row; use a king on F8. \
         A man can't stand on the king row; use a king on G1.",
    );

    #[track_caller]
    fn check_pieces(text: &str, expected: &str) {
        let mut setup = rules::Setup::empty();
        let placed = text
            .parse::<notation::SetupText>()
            .and_then(|text| text.apply(&mut setup));
        assert_eq!(voice().bad_setup_text(&placed.unwrap_err()), expected);
    }
    check_pieces(
        "A7",
        "Entry 1 (“A7”): Write a square, = and a piece, like A7=B.",
    );
    check_pieces(
        "5=B 6=X",
        "Entry 2 (“6=X”): “X” isn't a piece. After =, write B, BK, W, WK or -.",
    );
    check_pieces(
        "5=B 5=W",
        "Entry 2 (“5=W”): There's already a red man on 5.",
    );
}

#[test]
fn problems_in_files_are_told_in_the_notation_of_the_file() {
    #[track_caller]
    fn check(pdn: &str, expected: &[&str]) {
        let records = notation::pdn::Reader::new(pdn.as_bytes());
        let found: Vec<String> = records
            .flat_map(|record| record.unwrap().problems)
            .map(|problem| voice().problem_at_line(&problem))
            .collect();
        assert_eq!(found, expected);
    }
    check(
        "1. 11-15 23-19 2. 9-14 22-18 3. 8-11 *",
        &["Game 1, move 3 (Red): 8-11 isn't legal. Expected 14x23 or 15x22. (Line 1, column 33)"],
    );
    check(
        "1. f6-e5 11-99 *",
        &[
            "Game 1, move 1 (White): “11-99” isn't a move. There's no square 99. Squares are \
             numbered from 1 to 32. (Line 1, column 10)",
        ],
    );
    check(
        "[GameType \"20\"] 1. 32-28 *",
        &[
            "Game 1: Different game: international draughts. Only American checkers can be read. \
             (Line 1, column 1)",
        ],
    );
    check(
        "[Result \"1-0\"] 1. 11-15 0-1",
        &["Game 1: The Result tag says 1-0, but the game ends with 0-1. (Line 1, column 1)"],
    );
}

#[test]
fn the_options_of_a_game_are_summed_up() {
    use local_play::{Choices, Clock, Opening, Opponent, Seating};
    #[track_caller]
    fn check(change: impl FnOnce(&mut Choices), expected: Option<&str>) {
        let mut choices = Choices::default();
        change(&mut choices);
        assert_eq!(voice().words.choices(&choices).as_deref(), expected);
    }
    check(|_| {}, None);
    check(
        |it| it.clock = Clock::PerTurn { seconds: 30 },
        Some("Clock 30 s"),
    );
    check(
        |it| it.clock = Clock::PerTurn { seconds: 120 },
        Some("Clock 2 min"),
    );
    check(
        |it| {
            it.clock = Clock::Fischer {
                minutes: 5,
                increment: 3,
            };
            it.opening = Opening::Ballot {
                deck: "eleven-man".to_owned(),
            };
            it.kings_safe_from_men = true;
            it.confirm_moves = true;
        },
        Some("Clock 5 + 3 · Eleven-man · House rule · Confirm moves"),
    );
    // Where people sit only matters if there are two.
    check(|it| it.seating = Seating::Turns, None);
    check(
        |it| {
            it.opponent = Opponent::Person;
            it.seating = Seating::Turns;
        },
        Some("Board turns"),
    );
}

#[test]
fn a_game_that_cannot_start_says_why() {
    use local_play::BadChoices;
    let told = voice().cannot_begin(&BadChoices::Deck("nine-man".to_owned()));
    assert_eq!(
        told,
        "There's no deck called “nine-man”. Choose another one."
    );
    let why = notation::read_fen("B:W33:B1").unwrap_err();
    let told = voice().cannot_begin(&BadChoices::Position(why));
    assert!(
        told.starts_with("That position can't be played: "),
        "{told}"
    );
}

#[test]
fn every_level_has_its_own_text() {
    let words = voice().words;
    let texts: std::collections::BTreeSet<&str> =
        (1..=10).map(|level| words.level_text(level)).collect();
    assert_eq!(texts.len(), 10);
    assert_eq!(
        words.level_text(3),
        "Sees your reply coming, but not the move after that."
    );
}

#[test]
fn imports_are_reported() {
    use local_play::{ImportProblem, ImportRefusal, ImportReport};
    use notation::pdn::Variant;
    let words = voice().words;
    assert_eq!(words.import_progress("a.pdn", 0.126), "Reading a.pdn: 13%");
    let report = |file: &str, games, lost, refusal| ImportReport {
        file: file.to_owned(),
        games,
        lost,
        refusal,
        ..ImportReport::default()
    };
    #[track_caller]
    fn check(report: &ImportReport, expected: &str) {
        assert_eq!(voice().import_summary(report), expected);
    }
    check(&report("a.pdn", 2, 0, None), "a.pdn: 2 games imported.");
    check(
        &report("", 1, 1, None),
        "Pasted text: 1 game imported, 1 game couldn't be read.",
    );
    check(
        &report("a.pdn", 1, 0, Some(ImportRefusal::Canceled)),
        "a.pdn: 1 game imported. The file wasn't read to the end. You canceled the import.",
    );
    check(
        &report("a.pdn", 0, 0, Some(ImportRefusal::TooLarge)),
        "a.pdn: The file is larger than 256 MB. Split it into smaller ones.",
    );
    let mut mixed = report("a.pdn", 0, 0, None);
    mixed.skipped.insert(Variant::International, 43);
    check(
        &mixed,
        "a.pdn: nothing imported, 43 games of international draughts skipped.",
    );
    let problem = ImportProblem::NoEnd { game: 3 };
    assert_eq!(
        voice().import_problem(&problem),
        "Game 3 is incomplete. The file may be cut off."
    );
}

#[test]
fn offers_and_ratings_are_described() {
    use protocol::{Opening, SeekTerms, Wish};
    let terms = |side, rated| SeekTerms {
        time: TimeControl::SuddenDeath {
            base: Duration::from_secs(180),
        },
        rated,
        side,
        opening: Opening::ThreeMove,
        heat: true,
    };
    assert_eq!(
        voice().seek_terms(&terms(Wish::Any, true)),
        "blitz · rated · three-move ballot · two games"
    );
    assert_eq!(
        voice().seek_terms(&terms(Wish::Black, false)),
        "blitz · casual · three-move ballot · two games · plays Red"
    );
    assert_eq!(voice().sides_for_owner(Wish::White), "You play White.");
    assert_eq!(
        voice().sides_for_taker(Wish::White),
        "You play Red and move first."
    );
    let words = voice().words;
    let changes = [-12, 0, 7].map(|change| words.rating_change(change));
    assert_eq!(changes, ["\u{2212}12", "\u{b1}0", "+7"]);
    assert_eq!(words.rating(1500, true), "1500?");
    assert_eq!(words.reconnecting(65), "reconnecting 1:05");
}

#[test]
fn a_review_counts_and_tells() {
    use engine_link::{Verdict, Wld};
    let counts = |blunders, mistakes, inaccuracies| study::MistakeCounts {
        blunders,
        mistakes,
        inaccuracies,
    };
    let told = voice().mistakes(Color::Black, counts(1, 0, 2));
    assert_eq!(told, "Red: 1 blunder, 2 inaccuracies");
    assert_eq!(
        voice().mistakes(Color::White, counts(0, 0, 0)),
        "White: no mistakes"
    );
    let words = voice().words;
    let verdict = |result, plies| words.verdict(Verdict { result, plies });
    assert_eq!(verdict(Wld::Win, Some(7)), "wins in 4");
    assert_eq!(verdict(Wld::Loss, Some(0)), "loses");
    assert_eq!(verdict(Wld::Draw, None), "draws");
    assert_eq!(words.book_share(64, 192), "33%");
    assert_eq!(words.book_share(0, 192), "weak");
    assert_eq!(words.book_share(0, 0), "weak");
    let results = ::learn::Results {
        black: 1,
        draws: 2,
        white: 1,
    };
    let told = voice().results(results);
    assert!(told.contains("50"), "{told}");
    assert_eq!(words.graph_place(0, Some("even")), "Start: even");
    assert_eq!(words.storage_used(1_200.0, 3e9), "2 kB of 3 GB used.");
}

#[test]
fn openings_are_called_by_name_or_by_number_and_moves() {
    let speaker = voice();
    let edinburgh = ::learn::openings()
        .iter()
        .find(|opening| opening.ballot.is_some() && opening.name.is_none())
        .unwrap();
    let moves = speaker.opening_moves(&edinburgh.moves);
    let title = speaker.opening_title(edinburgh);
    assert!(title.ends_with(&moves), "{title}");
    assert_eq!(speaker.numbered_opening_title(edinburgh), title);
    let numbered = speaker.numbered_opening_moves(&edinburgh.moves);
    assert_eq!(moves.split(' ').count(), 3);
    assert!(numbered.starts_with("1. ") && numbered.contains(" 2. "));
    let without: Vec<&str> = numbered
        .split(' ')
        .filter(|it| !it.ends_with('.'))
        .collect();
    assert_eq!(without.join(" "), moves);

    let both = |opening: &&::learn::Opening| opening.ballot.is_some() && opening.name.is_some();
    let named = ::learn::openings().iter().find(both).unwrap();
    let name = named.name.unwrap();
    assert_eq!(speaker.opening_title(named), name);
    let number = named.ballot.unwrap().to_string();
    let title = speaker.numbered_opening_title(named);
    assert!(title.contains(name) && title.contains(&number), "{title}");
}

#[test]
fn ends_of_exercises_are_told_apart() {
    use ::learn::{DrillEnd, Finished, OpeningEnd};
    use std::collections::BTreeSet;
    let words = voice().words;
    let drills = [
        DrillEnd::Done(9),
        DrillEnd::Shortest(9),
        DrillEnd::Longer { moves: 12, par: 9 },
        DrillEnd::NotClean,
    ];
    let mut told: BTreeSet<String> = drills.map(|end| words.drill_end(end)).into();
    assert!(words.drill_end(drills[2]).contains("12") && words.drill_end(drills[2]).contains('9'));
    told.extend([OpeningEnd::Clean(5), OpeningEnd::Helped].map(|end| words.opening_end(end)));
    let lessons = [Finished::Step, Finished::Lesson, Finished::Rules];
    told.extend(lessons.map(|it| words.finished(it).to_owned()));
    assert_eq!(told.len(), 9);
}
