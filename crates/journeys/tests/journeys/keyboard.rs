//! The app without a pointer.

use anyhow::{Context, Result, ensure};
use journeys::{Key, Setup, Visit, journey, meeting, quick_game};
use rules::{Color, Game};
use serde_json::json;
use std::collections::BTreeMap;

/// Presses Tab until an element with this `data-testid`, or a square of the board, has the focus.
async fn tab_to(visit: &Visit, what: &str) -> Result<()> {
    for _ in 0..40 {
        visit.key(Key::Tab).await?;
        let script = "const focused = document.activeElement;
            return focused.dataset.testid ?? (focused.dataset.square ? 'board' : null);";
        if visit.script(script, Vec::new()).await? == what {
            return Ok(());
        }
    }
    anyhow::bail!("Tab doesn't reach {what}")
}

#[test]
fn a_game_is_begun_and_played_with_keys_alone() {
    journey(Setup::DESKTOP, async |visit| {
        // The opponent is one Tab stop, and the arrow keys move within it.
        visit.key(Key::Tab).await?;
        tab_to(visit, "start").await?;
        visit.key(Key::Enter).await?;
        visit.until_at_game().await?;
        tab_to(visit, "board").await?;
        let focused = "return Number(document.activeElement.dataset.square);";
        let before = visit.script(focused, Vec::new()).await?;
        visit.key(Key::Up).await?;
        visit.key(Key::Right).await?;
        let after = visit.script(focused, Vec::new()).await?;
        ensure!(before != after, "the arrows move the focus: {before}");
        // A move can be typed without moving the focus.
        visit.until_board(Game::new().position().board()).await?;
        visit.keys("11-15").await?;
        visit.key(Key::Enter).await?;
        visit.until_empty(11, true).await
    });
}

/// Returns a property of the element with the focus.
async fn focused(visit: &Visit, property: &str) -> Result<String> {
    let script = format!("return String(document.activeElement.{property});");
    let found = visit.script(&script, Vec::new()).await?;
    Ok(found.as_str().unwrap_or_default().to_owned())
}

#[test]
fn arrows_go_through_the_moves_of_a_game() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        let mut game = Game::new();
        for _ in 0..3 {
            let mv = game.legal_moves()[0];
            visit.enter(&mut game, mv).await?;
        }
        let boards: Vec<_> = game.positions().iter().map(|pos| *pos.board()).collect();
        visit
            .script("document.activeElement.blur();", Vec::new())
            .await?;
        visit.key(Key::Left).await?;
        visit.until_board(&boards[2]).await?;
        visit.key(Key::Left).await?;
        visit.until_board(&boards[1]).await?;
        visit.key(Key::Right).await?;
        visit.until_board(&boards[2]).await?;
        visit.key(Key::Home).await?;
        visit.until_board(&boards[0]).await?;
        visit.key(Key::End).await?;
        visit.until_board(&boards[3]).await?;
        // Tab reaches one of the moves, and the arrows take the focus along.
        let stops = "return document.querySelectorAll('.moves [tabindex=\"0\"]').length;";
        let stops = visit.script(stops, Vec::new()).await?;
        ensure!(stops.as_u64() == Some(1), "{stops} moves in the tab order");
        let focus = "document.querySelector('.moves [tabindex=\"0\"]').focus();";
        visit.script(focus, Vec::new()).await?;
        visit.key(Key::Left).await?;
        visit
            .until("the focus is on the second move", async || {
                Ok(focused(visit, "dataset.made").await? == "2")
            })
            .await
    });
}

#[test]
fn arrows_go_through_the_moves_of_a_live_game() {
    let setup = Setup::DESKTOP.still();
    meeting([setup, setup], async |people| {
        let [ann, bob] = people else { unreachable!() };
        let game = quick_game(ann, bob, "5 + 3").await?;
        let (black, white) = match ann.side_in(&game).await?.as_str() {
            "black" => (ann, bob),
            _ => (bob, ann),
        };
        black.act(&game, 0, json!({ "move": [11, 15] })).await?;
        white.act(&game, 1, json!({ "move": [23, 19] })).await?;
        let mut played = Game::new();
        for text in ["11-15", "23-19"] {
            let legal = played.legal_moves().to_vec();
            let mv = legal.into_iter().find(|mv| mv.to_string() == text);
            played.play(mv.context("the move is legal")?)?;
        }
        let boards: Vec<_> = played.positions().iter().map(|pos| *pos.board()).collect();
        ann.until_board(&boards[2]).await?;
        ann.script("document.activeElement.blur();", Vec::new())
            .await?;
        for (key, shown) in [
            (Key::Left, 1),
            (Key::Left, 0),
            (Key::Right, 1),
            (Key::Home, 0),
            (Key::End, 2),
        ] {
            ann.key(key).await?;
            ann.until_board(&boards[shown]).await?;
        }
        Ok(())
    });
}

/// What a screen announced isn't true on the next one.
#[test]
fn announcements_end_with_their_screen() {
    journey(Setup::DESKTOP.still(), async |visit| {
        let until_silent = async || {
            visit
                .until("nothing is announced", async || {
                    Ok(visit.spoken().await?.trim().is_empty())
                })
                .await
        };
        visit.open("/review/new").await?;
        visit.click(&[11, 15]).await?;
        visit.hears("11").await?;
        visit.press("Library").await?;
        visit.until_at("/library").await?;
        until_silent().await?;
        visit.open("/learn/jumping").await?;
        visit.focus_board().await?;
        visit.keys("10x19").await?;
        visit.key(Key::Enter).await?;
        visit.hears("That's right!").await?;
        visit.test_id("next").await?.click().await?;
        visit
            .until("the task is announced", async || {
                let told = visit.spoken().await?;
                Ok(!told.trim().is_empty() && !told.contains("That's right!"))
            })
            .await?;
        visit.press("Library").await?;
        visit.until_at("/library").await?;
        until_silent().await
    });
}

#[test]
fn one_key_flips_the_board() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        let row = async |number| visit.middle_of(number).await.map(|(_, y)| y);
        let top = row(1).await?;
        visit.keys("f").await?;
        visit
            .until("the board is flipped", async || Ok(row(32).await? == top))
            .await?;
        // A capital works, too.
        visit.keys("F").await?;
        visit
            .until("the board is back", async || Ok(row(1).await? == top))
            .await
    });
}

#[test]
fn a_draw_comes_near_in_words() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players_from("W:WK32:BK1").await?;
        for (from, to) in [(32, 28), (1, 5), (28, 32), (5, 1)] {
            visit.click(&[from, to]).await?;
            visit.until_empty(to, false).await?;
        }
        let told = visit.test_id("counters").await?.text().await?;
        ensure!(told == "This position has come up twice.", "{told}");
        Ok(())
    });
}

#[test]
fn the_focus_is_not_lost_by_resigning() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        let mut game = Game::new();
        let mv = game.legal_moves()[0];
        visit.enter(&mut game, mv).await?;
        visit.press("Resign").await?;
        visit
            .until("the focus is on the next button", async || {
                Ok(focused(visit, "innerText").await?.contains("Rematch"))
            })
            .await?;
        // The notice covers no button, and Esc closes it.
        visit.test_id("notice").await?;
        let script = "const [notice, ...buttons] =
                ['[data-testid=notice]', '.tools', '.ending .row'].map((part) =>
                    document.querySelector(part).getBoundingClientRect());
            return buttons.some((other) => notice.bottom > other.top && other.bottom > notice.top
                && notice.right > other.left && other.right > notice.left);";
        ensure!(
            visit.script(script, Vec::new()).await? == false,
            "the notice covers buttons"
        );
        visit.key(Key::Escape).await?;
        visit
            .until("the notice is gone", async || {
                Ok(!visit.is_there("[data-testid=notice]").await?)
            })
            .await
    });
}

/// A button that answers a question goes away with the question.
#[test]
fn the_focus_is_not_lost_by_answering() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/library").await?;
        let games = "[Black \"Ann\"]\n1. 11-15 *\n\n[Black \"Bob\"]\n1. 9-14 *\n";
        visit.drop_games("two.pdn", games).await?;
        visit.test_id("select-all").await?.click().await?;
        visit.test_id("delete-selected").await?.click().await?;
        visit.sees("2 games deleted.").await?;
        visit.open("/library?show=trash").await?;
        visit.find(".game-title").await?;
        let focus = "document.querySelector('[data-testid=select-all]').focus();";
        visit.script(focus, Vec::new()).await?;
        visit.keys(" ").await?;
        tab_to(visit, "delete-selected").await?;
        visit.key(Key::Enter).await?;
        visit
            .until("the safe answer has the focus", async || {
                Ok(focused(visit, "innerText").await?.contains("Cancel"))
            })
            .await?;
        visit.key(Key::Enter).await?;
        visit
            .until("the focus is next to the question", async || {
                Ok(focused(visit, "dataset.testid").await? == "select-all")
            })
            .await
    });
}

#[test]
fn the_focus_does_not_look_like_a_hint() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players_from("W:W18:B14").await?;
        visit.focus_board().await?;
        visit.key(Key::Left).await?;
        let script = "const square = document.activeElement;
            const ring = getComputedStyle(square, '::after').borderTopColor;
            square.classList.add('m-hint');
            const frame = getComputedStyle(square).boxShadow;
            return [ring, frame];";
        let found = visit.script(script, Vec::new()).await?;
        let [ring, frame] = [0, 1].map(|place| found[place].as_str().unwrap_or_default());
        ensure!(
            ring.starts_with("rgb") && frame.contains("rgb"),
            "{ring} {frame}"
        );
        ensure!(!frame.contains(ring), "both are {ring}");
        // The number on the selected square is readable.
        visit.click(&[18]).await?;
        visit.find("[data-square='18'].m-selected").await?;
        let script = "const square = document.querySelector('[data-square=\"18\"]');
            const brightness = (color) => {
                const numbers = color.match(/[\\d.]+/g).slice(0, 3).map(Number);
                const parts = numbers.map((part) => color.startsWith('rgb') ? part / 255 : part)
                    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
                return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05;
            };
            const [one, other] = [getComputedStyle(square).backgroundColor,
                getComputedStyle(square.querySelector('.label')).color].map(brightness);
            return Math.max(one, other) / Math.min(one, other);";
        let contrast = visit.script(script, Vec::new()).await?;
        ensure!(contrast.as_f64() >= Some(4.5), "{contrast}");
        Ok(())
    });
}

#[test]
fn moves_sound_until_somebody_turns_them_off() {
    journey(Setup::DESKTOP.still(), async |visit| {
        let count = "window.notes = 0;
            const make = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () {
                window.notes += 1;
                return make.call(this);
            };";
        visit
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                serde_json::json!({ "source": count }),
            )
            .await?;
        let notes = async || -> Result<Option<u64>> {
            Ok(visit
                .script("return window.notes;", Vec::new())
                .await?
                .as_u64())
        };
        visit.two_players().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        visit
            .until("a move sounds", async || Ok(notes().await? > Some(0)))
            .await?;
        visit.test_id("sound").await?.click().await?;
        visit
            .find("[data-testid=sound][aria-checked=false]")
            .await?;
        let before = notes().await?;
        visit.click(&[22, 18]).await?;
        visit.until_arrived(&[22, 18]).await?;
        ensure!(notes().await? == before, "a move still sounds");
        visit.reload().await?;
        visit
            .find("[data-testid=sound][aria-checked=false]")
            .await?;
        Ok(())
    });
}

#[test]
fn a_phone_vibrates_at_your_turn_and_at_the_end() {
    journey(Setup::PHONE.still(), async |visit| {
        let listen = "window.buzzed = [];
            Object.defineProperty(Navigator.prototype, 'vibrate', {
                configurable: true,
                value: (millis) => { window.buzzed.push(millis); return true; },
            });";
        visit
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                serde_json::json!({ "source": listen }),
            )
            .await?;
        visit.open("/").await?;
        visit.choose_computer(1, Color::Black).await?;
        visit.start().await?;
        visit.tap(&[11, 15]).await?;
        visit
            .until("it vibrates for your turn", async || {
                let buzzed = visit.script("return window.buzzed;", Vec::new()).await?;
                Ok(buzzed == serde_json::json!([30]))
            })
            .await?;
        visit.press("Resign").await?;
        visit.test_id("ending").await?;
        visit
            .until("it vibrates at the end", async || {
                let buzzed = visit.script("return window.buzzed;", Vec::new()).await?;
                Ok(buzzed == serde_json::json!([30, 60]))
            })
            .await
    });
}

/// Move, jump, crown, refusal, your turn and the end of a game can be told apart by ear.
#[test]
fn every_event_has_its_own_sound() {
    journey(Setup::DESKTOP.still(), async |visit| {
        let listen = "window.pitches = [];
            const make = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () {
                const voice = make.call(this);
                const set = voice.frequency.setValueAtTime.bind(voice.frequency);
                voice.frequency.setValueAtTime = (pitch, at) => {
                    window.pitches.push(Math.round(pitch));
                    return set(pitch, at);
                };
                return voice;
            };";
        visit
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                serde_json::json!({ "source": listen }),
            )
            .await?;
        let heard = async || -> Result<String> {
            let mut heard = serde_json::Value::Null;
            visit
                .until("something sounds", async || {
                    let script = "return window.pitches.join(' ');";
                    heard = visit.script(script, Vec::new()).await?;
                    Ok(heard != "")
                })
                .await?;
            visit.script("window.pitches = [];", Vec::new()).await?;
            Ok(heard.as_str().unwrap_or_default().to_owned())
        };
        let mut sounds = BTreeMap::new();
        for (event, fen, path) in [
            ("a move", "B:W32:B1", [1, 6]),
            ("a jump", "B:W18,32:B14", [14, 23]),
            ("a crown", "B:W12:B26", [26, 31]),
            ("the end", "B:W18:B14", [14, 23]),
            ("a refusal", "B:W32:B1", [1, 15]),
        ] {
            visit.two_players_from(fen).await?;
            visit.script("window.pitches = [];", Vec::new()).await?;
            visit.click(&path).await?;
            sounds.insert(heard().await?, event);
        }
        // The computer begins, and its move is followed by a bell.
        visit.open("/").await?;
        visit.choose_computer(1, Color::White).await?;
        visit.start().await?;
        sounds.insert(heard().await?, "your turn");
        // A clock that runs low: the first move starts it.
        visit.open("/").await?;
        visit.choose_two_players().await?;
        visit.open_options().await?;
        visit.choose("clock", 1).await?;
        visit.fill("turn-seconds", "32").await?;
        visit.choose_position("B:W32:B1").await?;
        visit.start().await?;
        visit.click(&[1, 6]).await?;
        visit.until_arrived(&[1, 6]).await?;
        visit.script("window.pitches = [];", Vec::new()).await?;
        sounds.insert(heard().await?, "low time");
        ensure!(sounds.len() == 7, "some sound the same: {sounds:?}");
        Ok(())
    });
}
