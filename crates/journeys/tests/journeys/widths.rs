//! No screen is wider than its window, from the smallest phone to the widest desktop.

use anyhow::{Result, ensure};
use journeys::{SCREENS, Setup, Visit, journey, meeting};
use serde_json::json;

/// The widths of windows, in CSS pixels. The steps are small where the layout changes.
const WIDTHS: [u32; 20] = [
    320, 344, 360, 390, 432, 520, 560, 640, 641, 660, 720, 780, 820, 832, 860, 961, 1120, 1440,
    1920, 2560,
];

/// The windows of people who zoom to 200%: half of 1280 × 720, 1440 × 900 and 1920 × 1080.
const ZOOMED: [(u32, u32); 3] = [(640, 360), (720, 450), (960, 540)];

/// Fewer of them, where a screen is only another's variant.
const SOME_WIDTHS: [u32; 5] = [320, 660, 820, 961, 1280];

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
