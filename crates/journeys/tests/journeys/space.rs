//! The board uses the space of the window, and nothing covers or pushes anything else.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, end_soon, journey, meeting, quick_game};
use serde_json::{Value, json};
use words::Language;

/// Common window sizes on a desktop, and the least share of the height that the board gets.
const DESKS: [(u32, u32, f64); 4] = [
    (1280, 720, 0.8),
    (1440, 900, 0.84),
    (1920, 1080, 0.86),
    (2560, 1440, 0.88),
];

/// Common sizes of phones.
const PHONES: [(u32, u32); 2] = [(360, 640), (390, 844)];

async fn resize(visit: &Visit, width: u32, height: u32) -> Result<()> {
    let metrics = json!({
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
    });
    visit
        .cdp("Emulation.setDeviceMetricsOverride", metrics)
        .await?;
    Ok(())
}

/// Runs a script with a function that returns the box of an element.
async fn measure(visit: &Visit, script: &str) -> Result<Value> {
    let with_box = "const box = (selector) =>
            document.querySelector(selector).getBoundingClientRect().toJSON();";
    visit
        .script(&format!("{with_box} {script}"), Vec::new())
        .await
}

/// Fails if the board is smaller than it could be, or if the panel next to it doesn't fit.
async fn check_space(visit: &Visit, (width, height, share): (u32, u32, f64)) -> Result<()> {
    resize(visit, width, height).await?;
    let found = measure(
        visit,
        "const [board, place] = [box('.board'), box('.place, .home-board')];
         const side = document.querySelector('.side, .home-start').getBoundingClientRect();
         return { board: board.height, bottom: side.bottom, right: side.right, gap: side.left - place.right,
             left: place.left, scrolls: document.documentElement.scrollHeight > innerHeight };",
    )
    .await?;
    let number = |name: &str| found[name].as_f64().unwrap_or(f64::NAN);
    let (width, height) = (f64::from(width), f64::from(height));
    let page = visit.place().await?;
    let least = height * share;
    ensure!(
        number("board") >= least,
        "{page}: the board of {width} × {height} is smaller than {least}: {found}"
    );
    ensure!(
        number("gap") < 60.0,
        "{page}: a gap next to the board at {width} × {height}: {found}"
    );
    // What's left is on both sides, and at most a quarter of the window.
    ensure!(
        number("left") < width / 8.0 && width - number("right") < width / 8.0,
        "{page}: a void at {width} × {height}: {found}"
    );
    Ok(())
}

#[test]
fn the_board_is_as_large_as_the_window_allows() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        for desk in DESKS {
            check_space(visit, desk).await?;
            let fits = measure(
                visit,
                "return box('.side').bottom <= innerHeight && document.documentElement.scrollHeight <= innerHeight;",
            )
            .await?;
            ensure!(fits == json!(true), "the panel doesn't fit at {desk:?}");
            check_panel_is_filled(visit, desk).await?;
        }
        let game = visit.until_at("/game/").await?;
        visit.open(&format!("/review/{game}")).await?;
        visit.test_id("engine").await?;
        for desk in DESKS {
            check_space(visit, desk).await?;
        }
        Ok(())
    });
}

/// The panel's parts stay where they are while messages come and go.
#[test]
fn the_panel_does_not_jump() {
    journey(Setup::DESKTOP.still(), async |visit| {
        visit.two_players().await?;
        for (width, height) in [(1280, 720), (1920, 1080)] {
            resize(visit, width, height).await?;
            let places =
                "return ['.player.far', '.line', '.steps', '.tools', '.player.near', '.board']
                .map((part) => Math.round(box(part).top));";
            let before = measure(visit, places).await?;
            // A refusal that needs two lines.
            visit.click(&[11, 19]).await?;
            visit.find(".line.bad").await?;
            let after = measure(visit, places).await?;
            ensure!(before == after, "{before} became {after}");
            visit.reload().await?;
            visit.square(1).await?;
        }
        Ok(())
    });
}

/// On a small phone, captured pieces and a clock fit next to the name.
#[test]
fn captures_move_nothing() {
    journey(Setup::PHONE.still(), async |visit| {
        for width in [360, 390] {
            resize(visit, width, 740).await?;
            visit.open("/").await?;
            visit.choose_two_players().await?;
            visit.open_options().await?;
            visit.choose("clock", 3).await?;
            visit.press("15 + 10").await?;
            visit.choose_position("W:W29,32,5:B1,25,18,11,4").await?;
            visit.start().await?;
            let places = "return ['.player.far', '.board', '.player.near', '.line']
                .map((part) => [Math.round(box(part).top), Math.round(box(part).height)]);";
            let before = measure(visit, places).await?;
            visit.tap(&[29, 22, 15, 8]).await?;
            visit.until_empty(8, false).await?;
            visit.tap(&[4, 11]).await?;
            visit.until_empty(11, false).await?;
            visit.find(".player.near .taken .piece").await?;
            let after = measure(visit, places).await?;
            ensure!(before == after, "at {width}: {before} became {after}");
        }
        Ok(())
    });
}

/// In a low window, the parts of an online game's panel don't cover each other, and the last move
/// is visible at the end.
#[test]
fn nothing_covers_anything_in_a_low_window() {
    let setups = [Setup::DESKTOP.still(), Setup::DESKTOP.still()];
    meeting(setups, async |people| {
        let [ann, bob] = people else { unreachable!() };
        let game = quick_game(ann, bob, "5 + 3").await?;
        resize(ann, 1280, 720).await?;
        ann.find(".chat").await?;
        check_panel(ann).await?;
        end_soon(ann, bob, &game).await?;
        ann.test_id("ending").await?;
        check_panel(ann).await?;
        ann.until("the last move is visible", async || {
            let script = "const [list, move] = ['.moves', '.moves [aria-current=true]'].map((part) =>
                    document.querySelector(part)?.getBoundingClientRect());
                return Boolean(move) && move.top >= list.top - 1 && move.bottom <= list.bottom + 1;";
            Ok(ann.script(script, Vec::new()).await? == true)
        })
        .await
    });
}

/// With longer words, too.
#[test]
fn nothing_covers_anything_at_the_end_of_a_german_game() {
    let setup = Setup::DESKTOP.still().read_in(Language::GERMAN);
    meeting([setup, setup], async |people| {
        let [ann, bob] = people else { unreachable!() };
        let game = quick_game(ann, bob, "5 + 3").await?;
        check_panel(ann).await?;
        end_soon(ann, bob, &game).await?;
        for visit in [ann, bob] {
            visit.test_id("ending").await?;
            check_panel(visit).await?;
        }
        Ok(())
    });
}

/// On phones, too, where everything is in one column.
#[test]
fn nothing_covers_anything_on_a_phone() {
    let setup = Setup::PHONE.still();
    meeting([setup, setup], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.two_players().await?;
        for (width, height) in PHONES {
            resize(ann, width, height).await?;
            check_panel(ann).await?;
        }
        let game = quick_game(ann, bob, "5 + 3").await?;
        ann.find(".chat").await?;
        for (width, height) in PHONES {
            resize(ann, width, height).await?;
            check_panel(ann).await?;
        }
        end_soon(ann, bob, &game).await?;
        ann.test_id("ending").await?;
        for (width, height) in PHONES {
            resize(ann, width, height).await?;
            check_panel(ann).await?;
        }
        Ok(())
    });
}

/// Fails if the panel has free space that the moves could use.
async fn check_panel_is_filled(visit: &Visit, desk: (u32, u32, f64)) -> Result<()> {
    let script = "const parts = [...document.querySelector('.side').children]
            .filter((part) => part.offsetHeight > 0)
            .map((part) => part.getBoundingClientRect())
            .sort((a, b) => a.top - b.top);
        const gaps = parts.slice(1).map((part, place) => part.top - parts[place].bottom);
        const below = box('.side').bottom - parts.at(-1).bottom;
        return Math.max(below, ...gaps);";
    let free = measure(visit, script).await?;
    ensure!(
        free.as_f64() < Some(20.0),
        "{free} px of the panel are free at {desk:?}"
    );
    Ok(())
}

/// The moves get more of the panel than the chat.
#[test]
fn the_moves_get_more_room_than_the_chat() {
    let setups = [Setup::DESKTOP.still(), Setup::DESKTOP.still()];
    meeting(setups, async |people| {
        let [ann, bob] = people else { unreachable!() };
        quick_game(ann, bob, "5 + 3").await?;
        for desk in DESKS {
            resize(ann, desk.0, desk.1).await?;
            // The chat is folded in a low window.
            ann.reload().await?;
            ann.find(".chat").await?;
            ann.square(1).await?;
            check_panel_is_filled(ann, desk).await?;
            let rooms = measure(ann, "return [box('.moves').height, box('.chat').height];").await?;
            ensure!(
                rooms[0].as_f64() > rooms[1].as_f64(),
                "moves and chat get {rooms} at {desk:?}"
            );
        }
        Ok(())
    });
}

/// Fails if a part of the panel covers another, or the board.
async fn check_panel(visit: &Visit) -> Result<()> {
    let script = "const parts = [document.querySelector('.place'), ...document.querySelector('.side').children]
            .filter((part) => part.offsetHeight > 0);
        const meet = (a, b) => {
            const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
            return one.bottom > two.top + 1 && two.bottom > one.top + 1
                && one.right > two.left + 1 && two.right > one.left + 1;
        };
        const found = parts.flatMap((one, place) => parts.slice(place + 1)
            .filter((two) => meet(one, two)).map((two) => [one.className, two.className]));
        return found.length ? JSON.stringify(found) : null;";
    let found = visit.script(script, Vec::new()).await?;
    ensure!(found.is_null(), "{found}");
    Ok(())
}
