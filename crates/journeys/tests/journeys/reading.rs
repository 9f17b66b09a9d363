//! Help and settings, and the accessibility of everything around a game.

use anyhow::{Context, Result, ensure};
use journeys::{Key, SCREENS, Setup, Visit, Window, journey};
use std::fmt::Write as _;

/// Fails if something that's pressed with a finger is less than 44 pixels high. Links within a
/// text are as high as the text.
async fn check_targets(visit: &Visit) -> Result<()> {
    let script = "const small = [...document.querySelectorAll(
            'button, .button, select, summary, nav a, input:not([type=radio], [type=checkbox])')]
            .filter((part) => part.offsetHeight > 0 && part.getBoundingClientRect().height < 43.5
                && !part.closest('label.button, .unseen'));
        return small.length ? small.slice(0, 4).map((part) => part.outerHTML.slice(0, 200)).join(' | ') : null;";
    let found = visit.script(script, Vec::new()).await?;
    let page = visit.place().await?;
    ensure!(found.is_null(), "{page}: {found}");
    Ok(())
}

async fn is_usable(visit: &Visit) -> Result<()> {
    for screen in SCREENS {
        visit.open_screen(screen).await?;
        if screen.name == "home" {
            visit.open_options().await?;
        }
        visit.check_accessibility().await?;
        let title = visit.driver.title().await?;
        ensure!(title.ends_with(" · Crownhead"), "{}: {title}", screen.path);
        if visit.setup.window.is_touched() {
            check_targets(visit).await?;
        }
        let wide = "return document.documentElement.scrollWidth - window.innerWidth";
        let wide = visit.script(wide, Vec::new()).await?;
        ensure!(
            wide.as_i64().is_some_and(|wide| wide <= 0),
            "{}: {wide}",
            screen.path
        );
    }
    Ok(())
}

#[test]
fn the_screens_around_a_game_are_usable_on_a_wide_screen() {
    journey(Setup::DESKTOP, is_usable);
}

#[test]
fn the_screens_around_a_game_are_usable_on_the_smallest_phone_in_the_dark() {
    let setup = Setup {
        window: Window::SmallPhone,
        ..Setup::PHONE
    };
    journey(setup.dark(), is_usable);
}

/// States that come up along the way: a hint, an offer, a list with games, a question, errors.
async fn states_are_usable(visit: &Visit) -> Result<()> {
    visit
        .two_players_from("W:W18,27,30,31,32:B14,1,2,3,4")
        .await?;
    for _ in 0..3 {
        visit.press("Hint").await?;
        visit.find(".line.good").await?;
    }
    visit.find(".place .arrow").await?;
    visit.check_accessibility().await?;
    visit.click(&[18, 9]).await?;
    visit.until_arrived(&[18, 9]).await?;
    visit.press("Offer draw").await?;
    visit.until_line("offers a draw").await?;
    visit.check_accessibility().await?;
    visit.press("Decline").await?;
    visit.open("/").await?;
    visit.test_id("continue").await?;
    visit.open_options().await?;
    visit.choose("clock", 3).await?;
    visit.choose("opening", 3).await?;
    visit.fill("fen", "nothing").await?;
    visit.fill("minutes", "0").await?;
    visit.check_accessibility().await?;
    visit.open("/library").await?;
    visit.find(".game-title").await?;
    visit.check_accessibility().await?;
    library_states_are_usable(visit).await?;
    learning_states_are_usable(visit).await?;
    visit.keys("?").await?;
    visit.test_id("shortcuts").await?;
    visit.check_accessibility().await
}

/// The library with a report, filters, a selection, a question, and games in the trash.
async fn library_states_are_usable(visit: &Visit) -> Result<()> {
    // Enough for filters, and one that can be read only partly.
    let mut games = "1. 12-16 9-14 *\n\n".to_owned();
    for name in ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"] {
        write!(games, "[Black \"{name}\"]\n1. 11-15 23-19 1-0\n\n")?;
    }
    visit.drop_games("games.pdn", &games).await?;
    visit.find(".report summary").await?.click().await?;
    visit.test_id("filters").await?.click().await?;
    visit.test_id("paste").await?.click().await?;
    visit.test_id("rename").await?.click().await?;
    visit.test_id("rename-field").await?;
    visit.check_accessibility().await?;
    visit.open("/library").await?;
    visit.find(".game-title").await?;
    visit.test_id("select-all").await?.click().await?;
    visit.test_id("move").await?.click().await?;
    visit.test_id("move-field").await?;
    visit.check_accessibility().await?;
    visit.test_id("delete-selected").await?.click().await?;
    visit.test_id("notice").await?;
    visit.open("/library?show=trash").await?;
    visit.find(".game-title").await?;
    visit.test_id("select-all").await?.click().await?;
    visit.test_id("delete-selected").await?.click().await?;
    visit.test_id("delete-yes").await?;
    visit.check_accessibility().await?;
    visit.open("/library?pattern=13=B 18=W").await?;
    visit.test_id("board-filter").await?;
    visit.check_accessibility().await
}

/// A step that's done, a wrong move, a rush, an opening in the explorer, and a review with
/// everything open.
async fn learning_states_are_usable(visit: &Visit) -> Result<()> {
    visit.open("/learn/jumping").await?;
    visit.focus_board().await?;
    visit.keys("10x19").await?;
    visit.key(Key::Enter).await?;
    visit.find(".line.good").await?;
    visit.check_accessibility().await?;
    visit.open("/learn/drill/one-king").await?;
    visit.click(&[11, 7]).await?;
    visit.find(".line.bad").await?;
    visit.check_accessibility().await?;
    visit.open("/learn/puzzles").await?;
    visit.choose_option("puzzle-kind", 2).await?;
    visit.check_accessibility().await?;
    visit.open("/learn/explorer").await?;
    visit.test_id("move-11-15").await?.click().await?;
    visit.test_id("move-23-19").await?;
    visit.check_accessibility().await?;
    visit.open("/review/new").await?;
    visit.find(".lines li .score").await?;
    visit.open_folded("annotations").await?;
    visit.open_folded("engine-settings").await?;
    visit.test_id("the-move").await?.click().await?;
    visit.test_id("the-move-count").await?;
    visit.check_accessibility().await
}

#[test]
fn what_comes_up_on_the_way_is_usable() {
    journey(Setup::DESKTOP.dark(), states_are_usable);
    journey(Setup::PHONE, states_are_usable);
}

#[test]
fn the_help_is_one_click_away_and_its_parts_have_addresses() {
    journey(Setup::DESKTOP, async |visit| {
        visit.press("Help").await?;
        visit.sees("If you can jump, you must.").await?;
        // The text uses the piece names from the screen.
        visit.sees("Red moves first").await?;
        visit.open("/help#levels").await?;
        let top = "return document.getElementById('levels').getBoundingClientRect().top";
        visit
            .until("the levels are visible", async || {
                let top = visit.script(top, Vec::new()).await?;
                Ok(top.as_f64().is_some_and(|top| (-5.0..800.0).contains(&top)))
            })
            .await?;
        visit.sees("Grandmaster").await?;
        // The page starts short; links in the contents unfold the hidden sections.
        visit.open("/help").await?;
        visit.find("#controls").await?;
        let height = "return document.documentElement.scrollHeight";
        let height = visit.script(height, Vec::new()).await?;
        ensure!(height.as_f64() < Some(4000.0), "{height} px");
        ensure!(!visit.is_there(".folded[open]").await?);
        visit
            .find(".contents a[href='#clocks']")
            .await?
            .click()
            .await?;
        visit.sees("If you run out of time, you lose.").await?;
        // The first diagram shows the first game: the side that moves first is at the bottom.
        let script = "const pieces = [...document.querySelectorAll('.shown .piece.black')];
            const others = [...document.querySelectorAll('.shown .piece.white')];
            return pieces[0].getBoundingClientRect().top > others[0].getBoundingClientRect().top;";
        ensure!(visit.script(script, Vec::new()).await? == true);
        Ok(())
    });
}

#[test]
fn settings_apply_at_once_stay_and_can_be_reset() {
    journey(Setup::DESKTOP, async |visit| {
        let look = async || -> Result<String> {
            let look = "const { scheme, board, pieces } = document.documentElement.dataset;
                return [scheme, board, pieces].join(' ')";
            let look = visit.script(look, Vec::new()).await?;
            Ok(look.as_str().context("the page has no look")?.to_owned())
        };
        let until_look = async |expected: &str| {
            visit
                .until(&format!("the look is {expected}"), async || {
                    Ok(look().await? == expected)
                })
                .await
        };
        visit.open("/settings").await?;
        until_look("system official red_white").await?;
        for (group, place) in [
            ("scheme", 2),
            ("board", 6),
            ("pieces", 4),
            ("coordinates", 2),
        ] {
            let input = format!("[data-testid=\"{group}\"] input[value=\"{place}\"]");
            visit.find(&input).await?.click().await?;
        }
        until_look("dark contrast rings").await?;
        visit.reload().await?;
        until_look("dark contrast rings").await?;
        // Wood has a grain.
        visit.choose("board", 2).await?;
        visit
            .until("the grain is drawn", async || {
                let grain = "const square = document.querySelector('.preview .square.dark');
                    return getComputedStyle(square).backgroundImage;";
                let grain = visit.script(grain, Vec::new()).await?;
                let grain = grain.as_str().unwrap_or_default();
                Ok(grain.contains("/boards/dark-wood"))
            })
            .await?;
        visit.choose("board", 6).await?;
        // Coordinates around the board leave the squares empty, and turn with the board.
        ensure!(visit.is_there(".board .label").await?);
        visit.choose("coordinates", 3).await?;
        visit.find(".rim.rows").await?;
        ensure!(!visit.is_there(".board .label").await?);
        visit.two_players().await?;
        let rim = "return document.querySelector('.rim.columns').innerText.replace(/\\s/g, '')";
        ensure!(visit.script(rim, Vec::new()).await? == "HGFEDCBA");
        visit.press("Flip").await?;
        visit
            .until("the letters turn too", async || {
                Ok(visit.script(rim, Vec::new()).await? == "ABCDEFGH")
            })
            .await?;
        visit.open("/settings").await?;
        visit.choose("coordinates", 2).await?;
        visit.test_id("reset").await?.click().await?;
        until_look("system official red_white").await?;
        visit.press("Undo").await?;
        until_look("dark contrast rings").await
    });
}
