//! Lessons: the first one from the start page, leaving and coming back, and tries that the engine
//! judges.

use anyhow::{Context, Result, ensure};
use engine::{Control, Engine, Limits, Options};
use journeys::{Key, Setup, Visit, Window, journey, meeting};
use learn::PuzzleFile;
use rules::{Color, Game, Move, Position, RuleSet};
use serde_json::json;

/// Whether the element with this test ID has this text in it.
async fn until_told(visit: &Visit, id: &str, text: &str) -> Result<()> {
    visit
        .until(&format!("{id} says {text:?}"), async || {
            Ok(visit.test_id(id).await?.text().await?.contains(text))
        })
        .await
}

/// The first step of the first lesson.
async fn walk(visit: &Visit) -> Result<()> {
    for step in [[2, 7], [7, 10], [10, 15], [15, 18]] {
        visit.click(&step).await?;
        visit.until_empty(step[1], false).await?;
    }
    visit.until_line("That's right!").await
}

#[test]
fn a_newcomer_takes_the_first_lesson() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/").await?;
        visit.press("Learn the rules in five minutes").await?;
        visit.until_at("/learn/moving").await?;
        visit.sees("It moves diagonally forward").await?;
        visit.check_accessibility().await?;
        walk(visit).await?;
        visit.test_id("next").await?.click().await?;
        until_told(visit, "step", "Step 2 of 2").await?;
        visit.hears("At the edge").await?;
        // A wrong move is explained, and the man is back where it was.
        visit.click(&[12, 16]).await?;
        visit.until_empty(16, false).await?;
        visit.click(&[16, 20]).await?;
        visit.until_line("That doesn't get you there.").await?;
        visit.until_empty(20, true).await?;
        // Hints reveal more and more.
        visit.press("Hint").await?;
        visit.until_line("Look at the marked piece.").await?;
        visit.press("Hint").await?;
        visit.until_line("Try 16 to 19.").await?;
        visit.click(&[16, 19]).await?;
        visit.until_line("Well done").await?;
        visit.test_id("next").await?.click().await?;
        visit.until_at("/learn/jumping").await?;
        visit.sees("Jump over an opponent's piece").await?;
        // The start page leads back to the course until it's finished.
        visit.open("/").await?;
        visit.press("Continue: Jumping").await?;
        visit.until_at("/learn/jumping").await?;
        // A finished lesson is still finished, and leads on.
        visit.open("/learn/moving").await?;
        visit.sees("You've finished this lesson.").await?;
        visit.find_nth(".dots .done", 1).await?;
        visit.press("Next: Jumping").await?;
        visit.until_at("/learn/jumping").await?;
        Ok(())
    });
}

#[test]
fn a_lesson_is_left_and_resumed() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/moving").await?;
        walk(visit).await?;
        visit.test_id("leave").await?.click().await?;
        visit.until_at("/learn").await?;
        visit.sees("1 of 2").await?;
        visit.reload().await?;
        visit.press("Continue: Moving").await?;
        until_told(visit, "step", "Step 2 of 2").await?;
        // A step can be started over.
        visit.click(&[12, 16]).await?;
        visit.until_empty(16, false).await?;
        visit.press("Start over").await?;
        visit.until_empty(12, false).await
    });
}

#[test]
fn a_lesson_is_done_with_keys_alone() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/jumping").await?;
        visit.focus_board().await?;
        // The piece that must jump is announced like on any board.
        visit.keys("10x19").await?;
        visit.key(Key::Enter).await?;
        visit.until_line("That's right!").await?;
        visit.hears("That's right!").await?;
        // The next step has the focus.
        visit.key(Key::Enter).await?;
        until_told(visit, "step", "Step 2 of 4").await
    });
}

/// Whether an element is on the screen with all its height, without scrolling.
async fn is_in_window(visit: &Visit, selector: &str) -> Result<bool> {
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;";
    let answer = visit.script(script, vec![json!(selector)]).await?;
    Ok(answer.as_bool().unwrap_or(false))
}

#[test]
fn a_small_phone_shows_the_board_and_the_message_together() {
    let small = Setup {
        window: Window::SmallPhone,
        ..Setup::PHONE
    };
    journey(small.still(), async |visit| {
        visit.open("/learn/moving").await?;
        visit.click(&[2, 11]).await?;
        visit.until_line("nothing to jump").await?;
        for part in [".place", "[data-testid=line]", "[data-testid=task]"] {
            ensure!(is_in_window(visit, part).await?, "{part}");
        }
        visit.press("Start over").await?;
        walk(visit).await?;
        ensure!(is_in_window(visit, "[data-testid=line]").await?);
        // A new step starts at the top.
        visit.script("scrollTo(0, 200)", vec![]).await?;
        visit.press("Next step").await?;
        until_told(visit, "step", "Step 2 of 2").await?;
        for part in [".place", "[data-testid=line]"] {
            ensure!(is_in_window(visit, part).await?, "{part}");
        }
        Ok(())
    });
}

#[test]
fn a_missed_puzzle_comes_back_and_makes_no_rating() {
    journey(Setup::PHONE.still(), async |visit| {
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "The first try counts").await?;
        // The lesson about it comes first.
        ensure!(!visit.is_there("[data-testid=the-move]").await?);
        play_the_hint(visit).await?;
        until_told(visit, "score", "puzzles until your rating: 4").await?;
        until_told(visit, "score", "to retry by tomorrow: 1").await
    });
}

#[test]
fn wrong_jumps_are_explained() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/jumping").await?;
        visit.click(&[10, 19]).await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        // A beginner chooses a piece that may not move, and then where it should go.
        visit.click(&[9]).await?;
        visit.until_line("You must jump: 11 to 20.").await?;
        visit.click(&[13]).await?;
        visit.until_line("You must jump: 11 to 20.").await?;
        visit.click(&[11, 20]).await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        visit.click(&[2, 11, 18]).await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        // A jump that's under way can be taken back.
        visit.click(&[12, 19]).await?;
        visit.press("Take back").await?;
        visit.until_line("Move canceled.").await?;
        visit.until_empty(12, false).await?;
        visit.click(&[12, 19, 28]).await?;
        visit.until_line("That takes too few pieces.").await?;
        visit.click(&[1, 10, 19, 28]).await?;
        visit.until_line("Well done").await
    });
}

#[test]
fn whoever_knows_the_rules_is_led_to_a_game() {
    journey(Setup::PHONE.still(), async |visit| {
        visit.open("/learn/first-game").await?;
        for _ in 0..40 {
            play_the_hint(visit).await?;
            if visit.line().await?.contains("You won!") {
                break;
            }
        }
        visit.until_line("You won! Now you know the rules.").await?;
        visit.check_accessibility().await?;
        visit.press("Play a game").await?;
        visit.until_at("/game/").await?;
        visit.sees("Newcomer").await
    });
}

#[test]
fn only_a_block_counts_as_one() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/winning").await?;
        visit.click(&[15, 22]).await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        visit.click(&[14, 18]).await?;
        visit.until_line("That's not a block").await?;
        visit.click(&[13, 17]).await?;
        visit.until_line("Well done").await
    });
}

#[test]
fn a_mistake_in_the_first_game_is_answered_and_goes_back() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/first-game").await?;
        visit.click(&[17, 22]).await?;
        visit.until_line("This loses a piece.").await?;
        visit.test_id("why").await?;
        visit.until_empty(22, true).await?;
        visit.click(&[17, 21]).await?;
        visit.until_line("it takes much longer").await?;
        visit.until_empty(21, true).await?;
        visit.click(&[11, 15]).await?;
        visit.until_line("Your opponent plays 26 to 23.").await
    });
}

#[test]
fn the_engine_judges_tries() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/look-first").await?;
        visit.click(&[10, 15]).await?;
        visit.until_line("This loses a piece.").await?;
        visit.until_empty(10, false).await?;
        visit.test_id("why").await?;
        // More than one move is right.
        visit.click(&[10, 14]).await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        visit.sees("You play White.").await
    });
}

#[test]
fn the_move_is_counted_and_used() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/the-move").await?;
        visit.press("My opponent does").await?;
        visit.until_line("Not quite: 3 pieces count").await?;
        visit.press("I do").await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        visit.press("My opponent does").await?;
        visit.until_line("That's right!").await?;
        visit.press("Next step").await?;
        // A win that the tables know.
        visit.click(&[11, 7]).await?;
        visit.until_line("The win is gone").await?;
        visit.until_empty(11, false).await?;
        visit.click(&[11, 15]).await?;
        visit.until_line("Your opponent plays").await?;
        let label = visit.label_of(15).await?;
        ensure!(label.contains("king"), "{label}");
        Ok(())
    });
}

#[test]
fn a_drill_is_played_against_the_tables() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn").await?;
        visit.press("One king against one").await?;
        visit.until_at("/learn/drill/one-king").await?;
        visit.check_accessibility().await?;
        until_told(visit, "achieved", "0 of 3").await?;
        visit.click(&[11, 7]).await?;
        visit.until_line("The win is gone").await?;
        visit.until_empty(11, false).await?;
        // A win with a hint isn't one.
        visit.press("Start over").await?;
        play_the_hint(visit).await?;
        finish_drill(visit, "Done, but with help").await?;
        until_told(visit, "achieved", "0 of 3").await?;
        for win in ["1 of 3", "2 of 3", "Mastered"] {
            visit.test_id("next").await?.click().await?;
            finish_drill(visit, "Done in").await?;
            until_told(visit, "achieved", win).await?;
        }
        Ok(())
    });
}

#[test]
fn a_draw_is_held_in_a_drill() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/drill/payne").await?;
        until_told(visit, "task", "You play Red. Hold the draw for 8 moves.").await?;
        visit.click(&[1, 6]).await?;
        visit.until_line("The draw is gone").await?;
        visit.press("Start over").await?;
        finish_drill(visit, "Done in 8 moves").await?;
        until_told(visit, "achieved", "1 of 3 times").await
    });
}

/// The position on the board, where the learner is to move.
async fn position(visit: &Visit) -> Result<Position> {
    let task = visit.test_id("task").await?.text().await?;
    let side = match task.contains("You play White") {
        true => Color::White,
        false => Color::Black,
    };
    Ok(Position::new(visit.board().await?, side)?)
}

fn squares(mv: Move) -> Vec<u8> {
    mv.path().iter().map(|at| at.number()).collect()
}

/// Plays the engine's moves in a drill, until the line says this.
async fn finish_drill(visit: &Visit, said: &str) -> Result<()> {
    let mut engine = Engine::new(Options::default());
    visit
        .until(&format!("the line says {said:?}"), async || {
            let pos = position(visit).await?;
            let game = Game::from_position(pos, RuleSet::OFFICIAL);
            let best = engine.best_move(&game, Limits::nodes(100_000));
            let Some(mv) = best else { return Ok(true) };
            visit.click(&squares(mv)).await?;
            let mut line = String::new();
            visit
                .until("the move is answered", async || {
                    line = visit.line().await?;
                    Ok(line.contains("Your opponent plays") || line.contains(said))
                })
                .await?;
            Ok(line.contains(said))
        })
        .await
}

/// Solves the puzzle on the board without help.
async fn solve(visit: &Visit) -> Result<()> {
    let mut pos = position(visit).await?;
    let puzzles = PuzzleFile::decode(learn::PUZZLES)?.puzzles;
    let puzzle = puzzles.into_iter().find(|puzzle| puzzle.pos == pos);
    let puzzle = puzzle.context("the program has this puzzle")?;
    for (ply, mv) in puzzle.solution.into_iter().enumerate() {
        pos = pos.play(mv)?;
        match ply % 2 {
            0 => visit.click(&squares(mv)).await?,
            _ => visit.until_line("Your opponent plays").await?,
        }
    }
    visit.until_line("Solved!").await
}

/// Plays a legal move of the puzzle on the board, whichever comes last, once the clock of the rush
/// has moved on.
async fn guess(visit: &Visit, last: &mut u32) -> Result<()> {
    let left = async || -> Result<u32> {
        let score = visit.test_id("score").await?.text().await?;
        Ok(score.split(' ').next().unwrap_or_default().parse()?)
    };
    // Nobody can think faster than the server allows.
    visit
        .until("some time has passed", async || Ok(left().await? < *last))
        .await?;
    *last = left().await?;
    let pos = position(visit).await?;
    let board = *pos.board();
    let mv = *pos.moves().last().context("there's a move")?;
    let squares: Vec<String> = mv.path().iter().map(|at| at.number().to_string()).collect();
    let sign = if mv.is_capture() { "x" } else { "-" };
    visit.focus_board().await?;
    visit.keys(&squares.join(sign)).await?;
    visit.key(Key::Enter).await?;
    let after = *pos.play(mv)?.board();
    visit
        .until("the move is answered", async || {
            let is_over = visit.is_there("[data-testid=rush-again]").await?;
            let now = visit.board().await?;
            Ok(is_over || (now != board && now != after))
        })
        .await
}

#[test]
fn a_rush_is_listed_on_the_leaderboard() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.register("Ann Lee").await?;
        visit.open("/learn/puzzles").await?;
        visit.choose_option("puzzle-kind", 2).await?;
        until_told(visit, "rush-rules", "The third mistake ends the rush.").await?;
        visit.sees("No one has played yet.").await?;
        until_told(visit, "score", "solved: 0 · missed: 0").await?;
        let mut left = 180;
        for _ in 0..60 {
            guess(visit, &mut left).await?;
            if visit.is_there("[data-testid=rush-again]").await? {
                break;
            }
        }
        until_told(visit, "score", "Rush over").await?;
        until_told(visit, "rush-board", "Ann Lee").await?;
        until_told(visit, "rush-board", "3 missed").await?;
        visit.check_accessibility().await?;
        visit.test_id("rush-all").await?.click().await?;
        until_told(visit, "rush-board", "Ann Lee").await?;
        // Another rush starts from the beginning.
        visit.test_id("rush-again").await?.click().await?;
        until_told(visit, "score", "solved: 0 · missed: 0").await
    });
}

#[test]
fn a_theme_is_practiced() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "puzzles until your rating: 5").await?;
        // The first theme of the list, after the modes.
        visit.choose_option("puzzle-kind", 3).await?;
        for _ in 0..6 {
            play_the_hint(visit).await?;
            if visit.line().await?.contains("Solved!") {
                break;
            }
        }
        visit.until_line("Solved!").await?;
        until_told(visit, "themes", "Double jump").await?;
        until_told(visit, "source", "From a game of level").await?;
        visit.test_id("next").await?.click().await?;
        visit.test_id("hint").await?;
        Ok(())
    });
}

#[test]
fn the_puzzle_of_the_day_is_solved_and_others_follow() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "puzzles until your rating: 5").await?;
        visit.check_accessibility().await?;
        solve(visit).await?;
        until_told(visit, "score", "streak: 1 (best: 1)").await?;
        let score = visit.test_id("score").await?.text().await?;
        // It stays on the board all day, but it counts once.
        visit.reload().await?;
        until_told(visit, "score", &score).await?;
        solve(visit).await?;
        until_told(visit, "score", &score).await?;
        // A puzzle whose solution was shown isn't solved.
        visit.test_id("next").await?.click().await?;
        visit.until_line("Your turn").await?;
        play_the_hint(visit).await?;
        until_told(visit, "score", "streak: 0 (best: 1)").await
    });
}

#[test]
fn a_solved_puzzle_opens_its_game_without_a_network() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.until_works_offline().await?;
        visit.cut_network();
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "puzzles until your rating: 5").await?;
        let is_turned = async || -> Result<bool> {
            let (_, first) = visit.middle_of(1).await?;
            let (_, last) = visit.middle_of(32).await?;
            Ok(first > last)
        };
        let puzzle = visit.board().await?;
        let solver = is_turned().await?;
        solve(visit).await?;
        visit.test_id("open-game").await?.click().await?;
        // The game is shown where the puzzle is, from the solver's side, and its players have names.
        visit.until_at("/review/new").await?;
        visit.until_board(&puzzle).await?;
        visit.sees("Level ").await?;
        visit.check_accessibility().await?;
        ensure!(is_turned().await? == solver);
        // The address says which side that is.
        for (bottom, turned) in [("black", true), ("white", false)] {
            let address = format!("/review/new?fen=B:W18:B1&bottom={bottom}");
            visit.open(&address).await?;
            visit.test_id("explore").await?;
            ensure!(is_turned().await? == turned, "{bottom}");
        }
        Ok(())
    });
}

/// The move that loses the most, says the engine.
async fn worst_move(visit: &Visit) -> Result<Move> {
    let pos = position(visit).await?;
    let game = Game::from_position(pos, RuleSet::OFFICIAL);
    let limits = Limits {
        lines: pos.moves().len(),
        ..Limits::nodes(200_000)
    };
    let clock = || std::time::Duration::ZERO;
    let mut engine = Engine::new(Options::default());
    let found = engine.search(&game, &limits, &Control::new(), &clock, &mut |_| {});
    let worst = found.lines.last().context("there's a move")?;
    Ok(worst.moves[0])
}

#[test]
fn a_failed_puzzle_is_explained() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "puzzles until your rating: 5").await?;
        let failed = visit.board().await?;
        visit.click(&squares(worst_move(visit).await?)).await?;
        // The line shows why it was wrong, and the piece goes back.
        visit.test_id("why").await?;
        visit.until_board(&failed).await?;
        let said = visit.line().await?;
        ensure!(!said.contains("Your turn"), "{said}");
        visit.check_accessibility().await?;
        Ok(())
    });
}

#[test]
fn several_openings_are_picked() {
    journey(Setup::PHONE.still(), async |visit| {
        visit.open("/learn/openings").await?;
        visit.test_id("pick").await?.click().await?;
        for key in ["9-13.22-18.6-9", "11-15.23-19.8-11"] {
            visit.test_id(&format!("pick-{key}")).await?.click().await?;
        }
        visit.check_accessibility().await?;
        visit.sees("Practice your selection (2)").await?;
        visit.reload().await?;
        visit.sees("Practice your selection (2)").await?;
        visit.press("White").await?;
        visit.test_id("train").await?.click().await?;
        visit.until_at("/learn/openings/train").await?;
        visit
            .until("one of the two is trained", async || {
                let moves = visit.test_id("moves").await?.text().await?;
                let picked = ["1. 9-13 22-18 2. 6-9", "1. 11-15 23-19 2. 8-11"];
                Ok(picked.iter().any(|line| moves.starts_with(line)))
            })
            .await?;
        visit.test_id("leave").await?.click().await?;
        visit.test_id("pick-none").await?.click().await?;
        visit.sees("Practice the next one").await
    });
}

/// None of these pages was opened before the network was cut.
#[test]
fn lessons_puzzles_drills_and_openings_work_offline() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.until_works_offline().await?;
        visit.cut_network();
        visit.open("/learn/moving").await?;
        walk(visit).await?;
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "puzzles until your rating: 5").await?;
        solve(visit).await?;
        until_told(visit, "score", "streak: 1").await?;
        visit.open("/learn/drill/one-king").await?;
        finish_drill(visit, "Done in").await?;
        visit.open("/learn/openings").await?;
        visit.press("White").await?;
        let cell = "opening-11-15.23-19.8-11";
        visit.test_id(cell).await?.click().await?;
        until_told(visit, "moves", "1. 11-15 23-19 2. 8-11").await?;
        visit.until_line("Your turn.").await?;
        visit.click(&[22, 17]).await?;
        until_told(visit, "moves", "2. 8-11 22-17").await
    });
}

#[test]
fn squares_are_found_by_their_numbers() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn").await?;
        visit.test_id("squares").await?.click().await?;
        visit.until_at("/learn/squares").await?;
        visit.check_accessibility().await?;
        visit.sees("20 squares left").await?;
        // A wrong square is named, and the right one still has to be found.
        let asked = asked_square(visit).await?;
        let wrong = 33 - asked;
        visit.click(&[wrong]).await?;
        visit.until_line(&format!("That's {wrong}.")).await?;
        visit.click(&[asked]).await?;
        visit.until_line("20 squares left").await?;
        for left in (1..20).rev() {
            visit.click(&[asked_square(visit).await?]).await?;
            let noun = if left == 1 { "square" } else { "squares" };
            visit.until_line(&format!("{left} {noun} left")).await?;
        }
        visit.click(&[asked_square(visit).await?]).await?;
        until_told(visit, "task", "Missed: 1.").await?;
        // With keys alone: the focus starts on the first square.
        visit.test_id("again").await?.click().await?;
        visit.until_line("20 squares left").await?;
        visit.focus_board().await?;
        let is_first = asked_square(visit).await? == 1;
        visit.key(Key::Enter).await?;
        visit
            .until_line(match is_first {
                true => "19 squares left",
                false => "That's 1.",
            })
            .await
    });
}

/// The number that the trainer asks for.
async fn asked_square(visit: &Visit) -> Result<u8> {
    let task = visit.test_id("task").await?.text().await?;
    let number = task.trim_matches(|sign: char| !sign.is_ascii_digit());
    Ok(number.parse()?)
}

/// Asks for hints until one names a move, plays it, and waits for the result.
async fn play_the_hint(visit: &Visit) -> Result<()> {
    visit.press("Hint").await?;
    visit.until_line("Look at the marked piece.").await?;
    visit.press("Hint").await?;
    visit.until_line("Try ").await?;
    let line = visit.line().await?;
    let digits = line.split(|sign: char| !sign.is_ascii_digit());
    let path: Vec<u8> = digits.filter_map(|number| number.parse().ok()).collect();
    visit.click(&path).await?;
    visit
        .until("the move is answered", async || {
            let line = visit.line().await?;
            let answers = [
                "Your opponent plays",
                "Done",
                "Solved!",
                "Well done",
                "You won!",
            ];
            Ok(answers.iter().any(|answer| line.contains(answer)))
        })
        .await
}

#[test]
fn an_opening_is_trained_and_remembered() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn").await?;
        visit.test_id("openings").await?.click().await?;
        visit.until_at("/learn/openings").await?;
        visit.sees("0 of 156 known").await?;
        visit.check_accessibility().await?;
        // One ballot, as White.
        visit.press("White").await?;
        let cell = "opening-11-15.23-19.8-11";
        visit.test_id(cell).await?.click().await?;
        visit.until_at("/learn/openings/train").await?;
        until_told(visit, "task", "You play White").await?;
        // The ballot is played first.
        until_told(visit, "moves", "1. 11-15 23-19 2. 8-11").await?;
        visit.until_line("Your turn.").await?;
        visit.check_accessibility().await?;
        // A blunder is refused with its reason.
        visit.click(&[19, 16]).await?;
        visit.until_line("This loses a piece.").await?;
        visit.until_empty(19, false).await?;
        for _ in 0..6 {
            play_the_hint(visit).await?;
            if visit.line().await?.contains("Done, with some help") {
                break;
            }
        }
        visit.until_line("Done, with some help").await?;
        visit.test_id("leave").await?.click().await?;
        visit.until_at("/learn/openings").await?;
        let label = visit.test_id(cell).await?.attr("aria-label").await?;
        let label = label.unwrap_or_default();
        ensure!(label.contains("White: learning"), "{label}");
        ensure!(label.contains("Red: new"), "{label}");
        Ok(())
    });
}

#[test]
fn openings_are_explored_move_by_move() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/explorer").await?;
        visit.check_accessibility().await?;
        // The book, the engine, and games in a file.
        visit.test_id("move-11-15").await?;
        visit
            .until("the engine has looked at every move", async || {
                let text = visit.test_id("explored").await?.text().await?;
                Ok(text.matches(['+', '-']).count() >= 7 + 7)
            })
            .await?;
        visit.sees("No games with this position.").await?;
        visit.test_id("move-11-15").await?.click().await?;
        until_told(visit, "opening", "Old Faithful").await?;
        visit.test_id("move-23-19").await?.click().await?;
        visit.test_id("move-8-11").await?.click().await?;
        visit.test_id("move-22-17").await?.click().await?;
        visit.test_id("move-4-8").await?.click().await?;
        until_told(visit, "opening", "Old Fourteenth").await?;
        // Back, and from there to the trainer.
        visit.press("Previous move").await?;
        visit.press("Previous move").await?;
        visit.test_id("train").await?.click().await?;
        visit.until_at("/learn/openings/train").await?;
        until_told(visit, "moves", "1. 11-15 23-19 2. 8-11").await
    });
}

#[test]
fn the_explorer_counts_the_games_of_the_library_a_file_and_the_server() {
    const LIBRARY: &str = "[Event \"One\"]\n1. 11-15 23-19 2. 8-11 22-17 3. 4-8 1-0\n\n\
        [Event \"Two\"]\n1. 11-15 22-18 2. 15x22 25x18 0-1\n";
    const FILE: &str = "1. 11-15 23-19 1-0\n\n1. 11-15 23-18 0-1\n\n1. 11-15 24-20 1/2-1/2\n";
    let counted = |count: u32| format!("tr:has([data-testid=move-11-15]) [title^='{count} games']");
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/library").await?;
        visit.drop_games("two.pdn", LIBRARY).await?;
        // The list of games has the names of their openings.
        visit.sees("Old Fourteenth").await?;
        visit.open("/learn/explorer").await?;
        visit.find(&counted(2)).await?;
        let script = "const data = new DataTransfer();
            data.items.add(new File([arguments[0]], 'three.pdn'));
            const field = document.querySelector('[data-testid=games-file]');
            field.files = data.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        visit.script(script, vec![json!(FILE)]).await?;
        visit.find(&counted(3)).await?;
        visit.check_accessibility().await?;
        visit.test_id("archive").await?.click().await?;
        until_told(visit, "games", "No games with this position.").await?;
        visit.test_id("library").await?.click().await?;
        visit.find(&counted(2)).await?;
        // One collection of the library: the file that the games came from.
        visit.choose_option("explored-collection", 1).await?;
        visit.find(&counted(2)).await?;
        visit.check_accessibility().await
    });
}

#[test]
fn the_board_counts_who_has_the_move() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/drill/one-king").await?;
        visit.test_id("the-move").await?.click().await?;
        until_told(visit, "the-move-count", "White plays next.").await?;
        until_told(visit, "the-move-count", "White has the move.").await?;
        // The tables know how long it takes.
        until_told(visit, "achieved", "best possible: ").await?;
        visit.open("/review/new").await?;
        visit.test_id("the-move").await?.click().await?;
        until_told(visit, "the-move-count", "White has the move.").await?;
        visit.check_accessibility().await
    });
}

#[test]
fn what_was_learned_follows_the_account() {
    let setups = [Setup::DESKTOP.still(), Setup::DESKTOP.still()];
    meeting(setups, async |devices| {
        let [laptop, phone] = devices else {
            anyhow::bail!("two devices");
        };
        laptop.register("Ann Lee").await?;
        laptop.open("/learn/moving").await?;
        walk(laptop).await?;
        laptop.test_id("leave").await?.click().await?;
        laptop.sees("1 of 2").await?;
        // The other device has done something before it logs in.
        phone.open("/learn/jumping").await?;
        phone.focus_board().await?;
        phone.keys("10x19").await?;
        phone.key(Key::Enter).await?;
        phone.until_line("That's right!").await?;
        phone.open("/online/account").await?;
        phone.fill("name", "Ann Lee").await?;
        phone.fill("password", "the word of Ann Lee").await?;
        phone.test_id("log-in").await?.click().await?;
        phone.sees("You're logged in as Ann Lee").await?;
        phone.open("/learn").await?;
        phone.sees("1 of 2").await?;
        phone.sees("1 of 4").await?;
        laptop.reload().await?;
        laptop.sees("1 of 4").await?;
        // Puzzles and drills, too.
        phone.open("/learn/puzzles").await?;
        until_told(phone, "score", "puzzles until your rating: 5").await?;
        solve(phone).await?;
        until_told(phone, "score", "streak: 1 (best: 1)").await?;
        let score = phone.test_id("score").await?.text().await?;
        phone.open("/learn/drill/one-king").await?;
        finish_drill(phone, "Done in").await?;
        until_told(phone, "achieved", "1 of 3 times").await?;
        phone.test_id("leave").await?.click().await?;
        laptop.open("/learn/puzzles").await?;
        until_told(laptop, "score", &score).await?;
        laptop.open("/learn/drill/one-king").await?;
        until_told(laptop, "achieved", "1 of 3 times").await
    });
}
