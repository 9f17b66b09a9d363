//! Lessons: the first one from the start page, leaving and coming back, and tries that the engine
//! judges.

use anyhow::{Result, ensure};
use journeys::{Key, Setup, Visit, journey};

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
        visit.sees("Men move diagonally forward").await?;
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
        visit.until_line("Try 16-19.").await?;
        visit.click(&[16, 19]).await?;
        visit.until_line("Well done").await?;
        visit.test_id("next").await?.click().await?;
        visit.until_at("/learn/jumping").await?;
        visit.sees("Jump over an opponent's piece").await?;
        // Whoever has learned something isn't a newcomer.
        visit.open("/").await?;
        visit.test_id("start").await?;
        ensure!(!visit.is_there("[data-testid=first-lesson]").await?);
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
        visit.until_line("That's right!").await
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
        visit.press("Start over").await?;
        for _ in 0..6 {
            play_the_hint(visit).await?;
            if visit.line().await?.contains("Done in") {
                return until_told(visit, "achieved", "1 of 3").await;
            }
        }
        anyhow::bail!("{}", visit.line().await?)
    });
}

#[test]
fn the_puzzle_of_the_day_is_solved_and_others_follow() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/learn/puzzles").await?;
        until_told(visit, "score", "Your rating: 1,500").await?;
        visit.check_accessibility().await?;
        for _ in 0..6 {
            play_the_hint(visit).await?;
            if visit.line().await?.contains("Solved!") {
                break;
            }
        }
        visit.until_line("Solved!").await?;
        until_told(visit, "score", "streak: 1").await?;
        visit.reload().await?;
        until_told(visit, "score", "streak: 1").await
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
            let answers = ["Your opponent plays", "Done in", "Solved!"];
            Ok(answers.iter().any(|answer| line.contains(answer)))
        })
        .await
}
