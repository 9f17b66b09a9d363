//! No screen is wider than its window, from the smallest phone to the widest desktop.

use anyhow::{Context, Result, ensure};
use journeys::{SCREENS, Setup, Visit, end_soon, journey, meeting, until_same_game};
use serde_json::json;

/// The widths of windows, in CSS pixels. The steps are small where the layout changes.
const WIDTHS: [u32; 20] = [
    320, 344, 360, 390, 432, 520, 560, 640, 641, 660, 720, 780, 820, 832, 860, 961, 1120, 1440,
    1920, 2560,
];

/// The windows of people who zoom to 200%: half of 1280 × 720, 1440 × 900 and 1920 × 1080.
const ZOOMED: [(u32, u32); 3] = [(640, 360), (720, 450), (960, 540)];

/// A few widths, for screens that are only variants of another.
const SOME_WIDTHS: [u32; 5] = [320, 660, 820, 961, 1280];

/// A game with a mistake, and one that can't be read, between people with long names.
const GAMES: &str = "[Event \"Wolfeschlegelsteinhausenbergerdorffmeisterschaft\"]\n\
    [Black \"Wolfeschlegelsteinhausenbergerdorff\"]\n[White \"Featherstonehaugh\"]\n\
    1. 11-15 23-19 2. 8-11 {Steady.} 19-16 3. 11x20 22-17 1-0\n\n\
    [Black \"Dot\"]\n[White \"Eve\"]\n1. 12-16 9-14 *\n";

/// A name that doesn't break.
const LONG: &str = "Wolfeschlegelsteinhausenbergerdorff";

/// Sets the size of the window, also to those of people who zoom, and fails if the page is wider.
async fn check(visit: &Visit, widths: &[u32]) -> Result<()> {
    let usual = widths.iter().map(|&width| (width, 800));
    for (width, height) in usual.chain(ZOOMED) {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        visit
            .cdp("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        // Clipped content can't be scrolled to, so the parts of the screen are measured too.
        let script = "const width = document.documentElement.clientWidth;
            const parts = document.querySelectorAll(
                'main > *, main > * > *, header, nav, nav > *, .card, .card > *, .side > *, .place');
            const wide = [...parts].filter((part) => {
                const { left, right, width: size } = part.getBoundingClientRect();
                return size > 0 && (right > width + 1 || left < -1) && !part.closest('.unseen, .skip, .squares');
            });
            const over = document.documentElement.scrollWidth - width;
            return over > 0 || wide.length
                ? over + ' px: ' + wide.slice(0, 3).map((part) => part.outerHTML.slice(0, 160)).join(' | ')
                : null;";
        let found = visit.script(script, Vec::new()).await?;
        let page = visit.place().await?;
        ensure!(found.is_null(), "{page} at {width} × {height}: {found}");
    }
    Ok(())
}

#[test]
fn no_screen_of_the_desk_is_too_wide() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/").await?;
        visit.test_id("start").await?;
        visit.choose_two_players().await?;
        visit.open_options().await?;
        visit.fill("name", LONG).await?;
        visit.fill("other-name", LONG).await?;
        check(visit, &WIDTHS).await?;
        visit.start().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        check(visit, &WIDTHS).await?;
        visit.press("Resign").await?;
        visit.test_id("ending").await?;
        check(visit, &WIDTHS).await?;
        let game = visit.until_at("/game/").await?;
        visit.open(&format!("/review/{game}")).await?;
        visit.test_id("engine").await?;
        check(visit, &WIDTHS).await?;
        for screen in SCREENS {
            visit.open_screen(screen).await?;
            check(visit, &WIDTHS).await?;
        }
        // Longer words, as other languages have them.
        visit.open("/?lang=en-XA").await?;
        visit.test_id("start").await?;
        check(visit, &SOME_WIDTHS).await?;
        for screen in SCREENS {
            visit.open_screen(screen).await?;
            check(visit, &SOME_WIDTHS).await?;
        }
        Ok(())
    });
}

/// What comes up in the library and in a review.
#[test]
fn nothing_that_comes_up_is_too_wide() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.open("/library").await?;
        visit.drop_games("championship.pdn", GAMES).await?;
        visit.find(".game-title").await?;
        check(visit, &WIDTHS).await?;
        visit.find(".game-title").await?.click().await?;
        visit.test_id("survey").await?.click().await?;
        visit.test_id("accuracy").await?;
        visit
            .until("the whole game is analyzed", async || {
                Ok(!visit.is_there("progress").await?)
            })
            .await?;
        check(visit, &WIDTHS).await?;
        visit.test_id("next-mistake").await?.click().await?;
        visit.test_id("moment").await?;
        visit.test_id("annotations").await?.click().await?;
        visit.test_id("engine-settings").await?.click().await?;
        check(visit, &WIDTHS).await?;
        visit.open("/library?show=imported").await?;
        visit.test_id("delete").await?.click().await?;
        visit.test_id("notice").await?;
        check(visit, &WIDTHS).await?;
        visit.open("/library?show=trash").await?;
        visit.find(".game-title").await?;
        visit.test_id("select-all").await?.click().await?;
        visit.test_id("delete-selected").await?.click().await?;
        visit.test_id("delete-yes").await?;
        check(visit, &WIDTHS).await?;
        // A game with an evaluation bar.
        visit.open("/settings").await?;
        visit.tick("evaluation-bar", true).await?;
        visit.two_players().await?;
        visit.test_id("evaluation-bar").await?;
        check(visit, &WIDTHS).await
    });
}

/// A challenge, a live game, its end and its review.
#[test]
fn no_live_game_is_too_wide() {
    let setup = Setup::DESKTOP.still();
    meeting([setup, setup], async |people| {
        let [ann, bob] = people else { unreachable!() };
        for (visit, name) in [(ann, "Wolfeschlegelstein"), (bob, "Featherstonehaugh")] {
            visit.register(name).await?;
        }
        ann.enter_lobby().await?;
        ann.choose("against", 1).await?;
        ann.test_id("offer").await?.click().await?;
        let link = ann.test_id("link").await?.prop("value").await?;
        bob.driver.goto(&link.context("no link")?).await?;
        bob.test_id("accept").await?;
        check(bob, &WIDTHS).await?;
        bob.test_id("accept").await?.click().await?;
        let game = until_same_game(ann, bob).await?;
        ann.find(".chat").await?;
        check(ann, &WIDTHS).await?;
        end_soon(ann, bob, &game).await?;
        for visit in [ann, bob] {
            visit.test_id("ending").await?;
            check(visit, &WIDTHS).await?;
        }
        ann.open(&format!("/review/online/{game}")).await?;
        ann.square(1).await?;
        check(ann, &WIDTHS).await
    });
}

#[test]
fn no_screen_of_online_play_is_too_wide() {
    meeting([Setup::DESKTOP.still()], async |people| {
        let ann = &people[0];
        ann.register("Wolfeschlegelstein").await?;
        check(ann, &WIDTHS).await?;
        ann.enter_lobby().await?;
        ann.press_quick("5 + 3").await?;
        ann.test_id("looking").await?;
        ann.choose("against", 1).await?;
        ann.test_id("offer").await?.click().await?;
        ann.test_id("link").await?;
        check(ann, &WIDTHS).await?;
        ann.open("/online/archive").await?;
        ann.test_id("look").await?;
        check(ann, &WIDTHS).await?;
        ann.enter_lobby().await?;
        ann.press("Wolfeschlegelstein").await?;
        ann.until_at("/online/player/").await?;
        ann.test_id("record").await?;
        check(ann, &WIDTHS).await
    });
}
