//! Arabic: the main journeys from right to left. The layout is mirrored, the board isn't.

use crate::languages::{nothing_too_long, until_language};
use anyhow::{Context, Result, ensure};
use journeys::{Key, Setup, Visit, journey, meeting, quick_game};
use notation::WrittenMove;
use rules::{Color, Ending, Game, RuleSet, Termination};
use serde_json::{Value, json};
use words::{Language, Players};

const DESKTOP: Setup = Setup::DESKTOP.read_in(Language::ARABIC);
const PHONE: Setup = Setup::PHONE.read_in(Language::ARABIC);

/// Returns where each square is on the board, from 0 to 1.
async fn places(visit: &Visit) -> Result<Value> {
    let script = "
        const boxes = [...document.querySelectorAll('[data-square]')]
            .map((square) => [Number(square.dataset.square), square.getBoundingClientRect()])
            .sort(([a], [b]) => a - b);
        const left = Math.min(...boxes.map(([, box]) => box.x));
        const top = Math.min(...boxes.map(([, box]) => box.y));
        const step = boxes[0][1].width;
        return boxes.map(([, box]) => [Math.round((box.x - left) / step), Math.round((box.y - top) / step)]);";
    visit.script(script, Vec::new()).await
}

/// Whether the second element is to the right of the first.
async fn is_right_of(visit: &Visit, first: &str, second: &str) -> Result<bool> {
    let script = "const middle = (selector) => {
            const { x, width } = document.querySelector(selector).getBoundingClientRect();
            return x + width / 2;
        };
        return middle(arguments[1]) > middle(arguments[0]);";
    let found = visit
        .script(script, vec![json!(first), json!(second)])
        .await?;
    found.as_bool().context("no answer")
}

async fn play(visit: &Visit, game: &mut Game, moves: &str) -> Result<()> {
    for text in moves.split_whitespace() {
        let written: WrittenMove = text.parse()?;
        let mv = written.resolve(game.position(), RuleSet::OFFICIAL);
        let mv = mv.with_context(|| format!("{text} is not legal"))?;
        visit.enter(game, mv).await?;
    }
    Ok(())
}

/// Plays a game with a jump, takes a move back, and resigns.
async fn game_of_two(visit: &Visit) -> Result<()> {
    until_language(visit, "ar rtl").await?;
    let words = visit.words;
    visit.two_players().await?;
    let mut game = Game::new();
    play(visit, &mut game, "9-14 22-18 11-15 18x9 5x14").await?;
    visit.press(words.game_take_back()).await?;
    let before = game.positions()[game.moves().len() - 1];
    visit.until_board(before.board()).await?;
    visit.click(&[5, 14]).await?;
    visit.until_board(game.position().board()).await?;
    nothing_too_long(visit, "a game").await?;
    visit.press(words.game_resign()).await?;
    let ending = Ending::win(Color::Black, Termination::Resignation);
    let told = visit.speaker().ending(ending, &Players::unnamed());
    let shown = visit.test_id("ending").await?.text().await?;
    ensure!(shown.contains(&told), "expected {told:?}, found {shown:?}");
    nothing_too_long(visit, "the end of a game").await
}

/// The board isn't mirrored, and the text fits.
#[test]
fn a_lesson_is_read_from_right_to_left() {
    journey(PHONE.still(), async |visit| {
        let words = visit.words;
        visit.open("/learn/moving").await?;
        until_language(visit, "ar rtl").await?;
        nothing_too_long(visit, "a lesson").await?;
        for step in [[2, 7], [7, 10], [10, 15], [15, 18]] {
            visit.click(&step).await?;
            visit.until_empty(step[1], false).await?;
        }
        visit.until_line(words.learn_right()).await?;
        visit.check_accessibility().await?;
        visit.test_id("next").await?.click().await?;
        visit.click(&[12, 16]).await?;
        visit.until_empty(16, false).await?;
        visit.click(&[16, 20]).await?;
        visit.until_line(words.learn_out_of_reach()).await?;
        nothing_too_long(visit, "a wrong try").await
    });
}

#[test]
fn a_game_is_played_from_right_to_left() {
    journey(DESKTOP, game_of_two);
}

#[test]
fn a_game_is_played_from_right_to_left_on_a_phone() {
    journey(PHONE, game_of_two);
}

#[test]
fn the_layout_is_mirrored_and_the_board_is_not() {
    journey(Setup::DESKTOP, async |visit| {
        let mut found = Vec::new();
        for tag in ["en", "ar"] {
            visit.open(&format!("/?lang={tag}")).await?;
            visit.choose_two_players().await?;
            visit.start().await?;
            let menu = is_right_of(visit, "nav a:first-of-type", "nav a:last-of-type").await?;
            let panel = is_right_of(visit, "[data-square='14']", "[data-testid=line]").await?;
            found.push((places(visit).await?, menu, panel));
        }
        let [
            (english, menu, panel),
            (arabic, menu_mirrored, panel_mirrored),
        ] = &found[..]
        else {
            unreachable!("two languages");
        };
        ensure!(english == arabic, "{english} is not {arabic}");
        ensure!(menu != menu_mirrored, "the menu isn't mirrored");
        ensure!(panel != panel_mirrored, "the panel isn't mirrored");
        Ok(())
    });
}

#[test]
fn a_finished_game_is_kept_and_reviewed_from_right_to_left() {
    journey(DESKTOP, async |visit| {
        let words = visit.words;
        visit.two_players().await?;
        let mut game = Game::new();
        play(visit, &mut game, "9-14 22-18 11-15 18x9 5x14").await?;
        visit.press(words.game_resign()).await?;
        visit.test_id("ending").await?;
        visit.press(words.nav_library()).await?;
        visit.test_id("game").await?;
        let winner = visit.speaker().named(Color::Black);
        visit.sees(&words.result_won(winner)).await?;
        nothing_too_long(visit, "the library").await?;
        let review = "[data-testid=game] a[href^=\"/review/\"]";
        visit.find(review).await?.click().await?;
        visit.until_at("/review/").await?;
        visit.square(1).await?;
        visit.until_board(game.positions()[0].board()).await?;
        // A mark stays to the right of its move: 19-16??.
        let written = visit.find("[data-testid=moves] button").await?;
        let direction = written.css_value("direction").await?;
        ensure!(direction == "ltr", "a move is {direction}");
        visit.press(words.game_next()).await?;
        visit.until_board(game.positions()[1].board()).await?;
        visit.press(words.game_first()).await?;
        visit.until_board(game.positions()[0].board()).await?;
        nothing_too_long(visit, "review").await
    });
}

#[test]
fn settings_and_the_editor_work_from_right_to_left() {
    journey(DESKTOP, async |visit| {
        let words = visit.words;
        visit.open("/settings").await?;
        visit.find("main h1").await?;
        visit.sees(words.settings_title()).await?;
        // Moves, positions and addresses are entered from left to right.
        for (screen, fields) in [
            ("/online", &["server"][..]),
            ("/online/archive", &["opening", "position"]),
            ("/library", &["paste-field"]),
            ("/setup", &["text", "fen"]),
        ] {
            visit.open(screen).await?;
            visit.find("main h1").await?;
            if screen == "/library" {
                visit.press(words.library_paste()).await?;
            }
            for field in fields {
                let direction = visit.test_id(field).await?.css_value("direction").await?;
                ensure!(direction == "ltr", "{field} is {direction}");
            }
        }
        // So are the keys of a typed move: 1 1 - 1 5.
        let keys = "return getComputedStyle(document.querySelector('.shortcuts kbd').parentElement).direction";
        let direction = visit.script(keys, Vec::new()).await?;
        ensure!(direction == "ltr", "the keys are {direction}");
        visit.fill("fen", "W:W30:B1,4").await?;
        visit.key(Key::Enter).await?;
        visit
            .until_line(&words.editor_left_both(
                &visit.speaker().left(Color::Black, 10),
                &visit.speaker().left(Color::White, 11),
            ))
            .await?;
        visit.fill("fen", "W:W99:B1").await?;
        visit.key(Key::Enter).await?;
        let why = "W:W99:B1".parse::<notation::Fen>().unwrap_err();
        visit.until_line(&visit.speaker().bad_fen(&why)).await?;
        nothing_too_long(visit, "the editor").await
    });
}

#[test]
fn people_meet_and_play_from_right_to_left() {
    meeting([DESKTOP, PHONE], async |people| {
        let [ann, bob] = people else {
            unreachable!("two people");
        };
        let id = quick_game(ann, bob, "5 + 3").await?;
        let (black, white) = match ann.side_in(&id).await?.as_str() {
            "black" => (ann, bob),
            _ => (bob, ann),
        };
        let mut game = Game::new();
        for (text, by, other) in [("11-15", black, white), ("23-19", white, black)] {
            by.until_line(by.words.game_your_move()).await?;
            play(by, &mut game, text).await?;
            other.until_board(game.position().board()).await?;
        }
        nothing_too_long(ann, "a live game").await?;
        nothing_too_long(bob, "a live game on a phone").await?;
        // Chat in any script and direction, and words of any length.
        let chat = format!("\u{5d0}\u{5d1} {} \u{645}\u{631}", "W".repeat(150));
        ann.fill("say", &chat).await?;
        ann.press(ann.words.chat_send()).await?;
        ann.sees(&chat).await?;
        nothing_too_long(ann, "a long word in the chat").await?;
        black.press(black.words.game_resign()).await?;
        black.find(".line .warn").await?.click().await?;
        for visit in [ann, bob] {
            visit.test_id("ending").await?;
            nothing_too_long(visit, "the end of a live game").await?;
        }
        Ok(())
    });
}
