//! The library: finding, renaming, deleting, importing and exporting games.

use anyhow::{Context, Result, ensure};
use journeys::{Key, Setup, Visit, journey};
use rules::Color;
use serde_json::json;
use std::fmt::Write as _;
use std::fs;
use thirtyfour::prelude::*;

/// Imports files, like a user with the file chooser.
async fn import(visit: &Visit, files: &[(&str, &[u8])]) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut paths = Vec::new();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::write(&path, bytes)?;
        paths.push(path.display().to_string());
    }
    visit
        .test_id("import")
        .await?
        .send_keys(paths.join("\n"))
        .await?;
    // The files must exist until they've been read.
    visit
        .until("every file has its report", async || {
            let reports = visit
                .driver
                .find_all(By::Css("[data-testid=report]"))
                .await?;
            Ok(reports.len() >= files.len())
        })
        .await
}

async fn titles(visit: &Visit) -> Result<Vec<String>> {
    let mut titles = Vec::new();
    for title in visit.driver.find_all(By::Css(".game-title")).await? {
        titles.push(title.text().await?);
    }
    Ok(titles)
}

async fn until_titles(visit: &Visit, expected: &[&str]) -> Result<()> {
    visit
        .until(&format!("the list is {expected:?}"), async || {
            Ok(titles(visit).await? == expected)
        })
        .await
}

const TWO_GAMES: &str = "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 23-19 1-0\n\n\
    [Event \"Club\"]\n[Black \"Cid\"]\n[White \"<img src=x onerror=alert(1)>\"]\n1. 9-14 *\n";

#[test]
fn games_are_brought_in_named_deleted_and_brought_back() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        visit.test_id("empty").await?;
        import(visit, &[("two.pdn", TWO_GAMES.as_bytes())]).await?;
        visit.sees("two.pdn: 2 games imported.").await?;
        // Markup in a name is plain text.
        let hostile = "Cid – <img src=x onerror=alert(1)>";
        until_titles(visit, &["Ann – Bob", hostile]).await?;
        ensure!(!visit.is_there("main img").await?);

        visit.test_id("rename").await?.click().await?;
        visit.fill("rename-field", "My best game").await?;
        visit.key(Key::Enter).await?;
        until_titles(visit, &["My best game", hostile]).await?;
        visit.test_id("rename").await?.click().await?;
        visit.test_id("rename-field").await?.send_keys("no").await?;
        visit.key(Key::Escape).await?;
        until_titles(visit, &["My best game", hostile]).await?;

        visit.test_id("delete").await?.click().await?;
        until_titles(visit, &[hostile]).await?;
        visit.press("Undo").await?;
        until_titles(visit, &["My best game", hostile]).await?;
        visit.reload().await?;
        until_titles(visit, &["My best game", hostile]).await?;

        // An imported game opens in review.
        visit.find(".game-title").await?.click().await?;
        visit
            .until("the game opens in review", async || {
                Ok(visit
                    .driver
                    .current_url()
                    .await?
                    .path()
                    .starts_with("/review/"))
            })
            .await
    });
}

#[test]
fn whatever_is_brought_in_the_app_says_what_it_is() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        let mut noise = vec![0x93; 200_000];
        noise.extend(b"1. 11-15 *");
        let cut_off = &TWO_GAMES.as_bytes()[..TWO_GAMES.len() - 6];
        let huge_game = format!("1. 11-15 * {}", "1. 11-15 22-18 ".repeat(400_000));
        let long_comment = format!(
            "[Black \"Long\"]\n1. 10-15 {{{}}} *\n\n[Black \"After\"]\n1. 10-15 21-17 *\n",
            "A long story. ".repeat(400_000)
        );
        import(
            visit,
            &[
                ("empty.pdn", b" \n"),
                ("picture.pdn", b"\x89PNG\0\0\0\0"),
                ("noise.pdn", &noise),
                ("cut.pdn", cut_off),
                ("bad.pdn", b"1. 12-16 9-14 *"),
                ("other.pdn", b"[GameType \"20\"]\n1. 32-28 *"),
                ("huge.pdn", huge_game.as_bytes()),
                ("long.pdn", long_comment.as_bytes()),
            ],
        )
        .await?;
        for report in [
            "empty.pdn: The file is empty.",
            "picture.pdn: This isn't a text file. Import games as PDN or JSON.",
            "cut.pdn: 2 games imported",
            "bad.pdn: 1 game imported, 1 partly imported.",
            "other.pdn: nothing imported, 1 game of international draughts skipped.",
            "The file wasn't read to the end. One game in it is larger than 1 MB.",
            "long.pdn: 2 games imported, 1 partly imported.",
        ] {
            visit.sees(report).await?;
        }
        // Collapsed elements have text too.
        let script = "return [...document.querySelectorAll('.problems li')]
            .map((problem) => problem.textContent).join('\\n');";
        let said = visit.script(script, Vec::new()).await?;
        let said = said.as_str().context("no text")?;
        for problem in [
            "Game 1, move 1 (White): 9-14 isn't legal.",
            "Game 2 is incomplete. The file may be cut off.",
            "Game 1 is larger than 1 MB. We kept the start of it and dropped the rest.",
        ] {
            ensure!(said.contains(problem), "{problem} is not in {said}");
        }
        // The app still works.
        visit.test_id("paste").await?.click().await?;
        visit
            .test_id("paste-field")
            .await?
            .send_keys("1. 10-14 *")
            .await?;
        visit.press("Import").await?;
        visit.sees("Pasted text: 1 game imported.").await
    });
}

#[test]
fn thousands_of_games_are_searched_and_turned_over() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        let mut text = String::new();
        for number in 1..=3000 {
            writeln!(
                text,
                "[Event \"Open\"]\n[Black \"Player {number}\"]\n1. 11-15 23-19 *\n"
            )?;
        }
        import(visit, &[("many.pdn", text.as_bytes())]).await?;
        visit.sees("many.pdn: 3,000 games imported.").await?;
        visit.sees("1–40 of 3,000").await?;
        ensure!(titles(visit).await?.len() == 40);
        visit.press("Next").await?;
        visit.sees("41–80 of 3,000").await?;
        visit
            .test_id("search")
            .await?
            .send_keys("player 2999")
            .await?;
        until_titles(visit, &["Player 2999 – ?"]).await?;
        visit.test_id("select-all").await?.click().await?;
        visit.test_id("delete-selected").await?.click().await?;
        visit.sees("No matching games").await?;
        visit.press("Undo").await?;
        until_titles(visit, &["Player 2999 – ?"]).await?;
        // Many games aren't deleted without a question.
        visit.fill("search", "player 299").await?;
        visit.sees("Select all 13 games").await?;
        visit.test_id("select-all").await?.click().await?;
        visit.test_id("delete-selected").await?.click().await?;
        visit.sees("Delete these 13 games?").await?;
        visit.press("Cancel").await?;
        visit.sees("13 selected").await?;
        visit.test_id("delete-selected").await?.click().await?;
        visit.test_id("delete-yes").await?.click().await?;
        visit.sees("No matching games").await?;
        visit.press("Undo").await?;
        visit.sees("Select all 13 games").await?;
        // The second time, all of them are known.
        import(
            visit,
            &[
                ("again.pdn", text.as_bytes()),
                ("same.pdn", text.as_bytes()),
            ],
        )
        .await?;
        visit
            .sees("again.pdn: nothing imported, 3,000 already here.")
            .await
    });
}

#[test]
fn games_are_dropped_and_saved() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        visit.drop_games("dropped.pdn", TWO_GAMES).await?;
        visit.sees("dropped.pdn: 2 games imported.").await?;
        let script = "const data = new DataTransfer();
            data.setData('text/plain', '1. 10-15 *');
            document.body.dispatchEvent(
                new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));";
        visit.script(script, Vec::new()).await?;
        visit.sees("Pasted text: 1 game imported.").await?;

        // Files go to the test instead of the disk.
        let script = "window.saved = [];
            URL.createObjectURL = (blob) => {
                blob.text().then((text) => window.saved.push(text));
                return 'data:text/plain,';
            };
            HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };";
        visit.script(script, Vec::new()).await?;
        visit.test_id("export").await?.click().await?;
        visit
            .until("a file is saved", async || {
                let count = visit
                    .script("return window.saved.length", Vec::new())
                    .await?;
                Ok(count == 1)
            })
            .await?;
        let saved = visit
            .script("return [window.saved[0], window.savedAs]", Vec::new())
            .await?;
        let text = saved[0].as_str().unwrap_or_default();
        ensure!(saved[1] == "crownhead-games.pdn", "{saved}");
        ensure!(
            text.matches("[Result").count() == 3 && text.contains("Ann"),
            "{text}"
        );
        // Or only what's selected.
        visit.test_id("select").await?.click().await?;
        visit.test_id("save-selected").await?.click().await?;
        visit
            .until("the selected game is saved", async || {
                let saved = "return window.saved[1] ?? null";
                let saved = visit.script(saved, Vec::new()).await?;
                let text = saved.as_str().unwrap_or_default();
                Ok(text.matches("[Result").count() == 1)
            })
            .await?;
        Ok(())
    });
}

#[test]
fn games_are_found_by_result_place_and_plain_letters() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        let mut text = String::from(
            "[Black \"Muñoz\"]\n[White \"Lee\"]\n[Site \"Belfast\"]\n1. 11-15 23-19 2. 8-11 1-0\n\n\
             [Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 0-1\n\n\
             [Black \"Cid\"]\n[White \"Dan\"]\n1. 11-15 1/2-1/2\n\n",
        );
        for number in 1..=50 {
            writeln!(text, "[Black \"Extra {number}\"]\n1. 10-14 *\n")?;
        }
        import(visit, &[("games.pdn", text.as_bytes())]).await?;
        visit.sees("53 games imported").await?;
        for (search, title) in [
            ("munoz", "Muñoz – Lee"),
            ("belfast", "Muñoz – Lee"),
            ("red won", "Muñoz – Lee"),
            ("white won", "Ann – Bob"),
            ("draw", "Cid – Dan"),
        ] {
            visit.fill("search", search).await?;
            until_titles(visit, &[title])
                .await
                .with_context(|| search.to_owned())?;
        }
        // Three half-moves are two moves.
        visit.fill("search", "munoz").await?;
        visit.sees("2 moves").await?;
        // Back leads to the same search and page.
        visit.find(".game-title").await?.click().await?;
        visit.until_at("/review/").await?;
        visit.driver.back().await?;
        until_titles(visit, &["Muñoz – Lee"]).await?;
        visit.fill("search", "extra").await?;
        visit.press("Next").await?;
        visit.sees("41–50 of 50").await?;
        visit.find(".game-title").await?.click().await?;
        visit.until_at("/review/").await?;
        visit.driver.back().await?;
        visit.sees("41–50 of 50").await?;
        // Nothing was pasted, and the field says so.
        visit.test_id("paste").await?.click().await?;
        visit.press("Import").await?;
        visit.sees("Paste a game first.").await
    });
}

/// Chooses an option of a drop-down list by its text, once it's there. The list may be drawn again at
/// any time, so it's done in one step.
async fn choose(visit: &Visit, id: &str, text: &str) -> Result<()> {
    let script = "const [id, text] = arguments;
        const list = document.querySelector(`[data-testid=${id}]`);
        const option = [...list?.options ?? []].find((option) => option.textContent === text);
        if (!option) return false;
        list.value = option.value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;";
    visit
        .until(&format!("{id} offers {text}"), async || {
            let chosen = visit.script(script, vec![json!(id), json!(text)]).await?;
            Ok(chosen == true)
        })
        .await
}

const CLASSICS: &str = "[Event \"Match\"]\n[Site \"Oslo\"]\n[Date \"1954.08.23\"]\n[Black \
    \"Zed\"]\n[White \"Amy\"]\n1. 11-15 23-19 2. 8-11 22-17 1-0\n\n\
    [Event \"Open\"]\n[Date \"1999\"]\n[Black \"Bea\"]\n[White \"Yan\"]\n1. 9-13 {A brave \
    idea} 22-18 2. 6-9 25-22 1/2-1/2\n\n\
    [Black \"Cal\"]\n[White \"Xi\"]\n1. 11-15 23-19 0-1\n\n\
    [Black \"cal\"]\n[White \"Xi\"]\n[Event \"Copy\"]\n1. 11-15 23-19 0-1\n";

#[test]
fn games_are_sorted_filtered_collected_and_kept_in_the_trash() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        let mut text = CLASSICS.to_owned();
        for number in 1..=5 {
            writeln!(text, "[Black \"Extra {number}\"]\n1. 10-14 *\n")?;
        }
        import(visit, &[("classics.pdn", text.as_bytes())]).await?;
        visit.sees("classics.pdn: 9 games imported.").await?;
        visit.check_accessibility().await?;

        for (search, title) in [
            ("dreaded edinburgh", "Bea – Yan"),
            ("brave", "Bea – Yan"),
            ("oslo", "Zed – Amy"),
        ] {
            visit.fill("search", search).await?;
            until_titles(visit, &[title]).await?;
        }
        visit.fill("search", " ").await?;
        visit.test_id("filters").await?.click().await?;
        visit.check_accessibility().await?;
        choose(visit, "result", "White won").await?;
        until_titles(visit, &["Cal – Xi", "cal – Xi"]).await?;
        visit.sees("Filters (1)").await?;
        visit.test_id("clear-filters").await?.click().await?;
        visit.fill("from", "1950").await?;
        visit.key(Key::Enter).await?;
        until_titles(visit, &["Zed – Amy", "Bea – Yan"]).await?;
        choose(visit, "sort", "Date").await?;
        until_titles(visit, &["Bea – Yan", "Zed – Amy"]).await?;
        visit.test_id("order").await?.click().await?;
        until_titles(visit, &["Zed – Amy", "Bea – Yan"]).await?;
        // The address has it all.
        visit.reload().await?;
        until_titles(visit, &["Zed – Amy", "Bea – Yan"]).await?;

        // Games move to another collection.
        visit.test_id("select-all").await?.click().await?;
        visit.test_id("move").await?.click().await?;
        visit.fill("move-field", "Best").await?;
        visit.key(Key::Enter).await?;
        visit.sees("2 games moved.").await?;
        visit.test_id("clear-filters").await?.click().await?;
        choose(visit, "collection", "Best 2").await?;
        until_titles(visit, &["Zed – Amy", "Bea – Yan"]).await?;
        visit.test_id("clear-filters").await?.click().await?;

        // The copy of a game is found and deleted.
        choose(visit, "show", "Duplicates").await?;
        until_titles(visit, &["Cal – Xi"]).await?;
        visit.test_id("delete").await?.click().await?;
        visit.sees("No matching games").await?;
        choose(visit, "show", "Trash 1").await?;
        visit.sees("Deleted games stay here for 30 days.").await?;
        until_titles(visit, &["Cal – Xi"]).await?;
        visit.reload().await?;
        visit.test_id("restore-one").await?.click().await?;
        visit.sees("No matching games").await?;
        choose(visit, "show", "Imported 9").await?;
        visit.test_id("select-all").await?.click().await?;
        visit.sees("9 selected").await?;
        visit.test_id("delete-selected").await?.click().await?;
        choose(visit, "show", "Trash 9").await?;
        visit.test_id("select-all").await?.click().await?;
        visit.test_id("delete-selected").await?.click().await?;
        visit.sees("Delete 9 games forever?").await?;
        visit.test_id("delete-yes").await?.click().await?;
        visit.test_id("empty").await?;
        visit.reload().await?;
        visit.test_id("empty").await?;
        Ok(())
    });
}

#[test]
fn positions_and_patterns_are_found_from_the_board() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        import(visit, &[("classics.pdn", CLASSICS.as_bytes())]).await?;
        visit.sees("4 games imported").await?;
        // The position after 11-15 23-19, with colors reversed.
        visit
            .open("/library?position=W:W18,21,23-32:B1-9,11,12,14&colors=both")
            .await?;
        visit.test_id("board-filter").await?;
        until_titles(visit, &["Zed – Amy", "Cal – Xi", "cal – Xi"]).await?;
        visit.test_id("reversed").await?.click().await?;
        visit.sees("No matching games").await?;
        visit.press("Show all").await?;
        visit.open("/library?pattern=13=B 18=W").await?;
        until_titles(visit, &["Bea – Yan"]).await?;
        // The game opens at the position.
        visit.find(".game-title").await?.click().await?;
        visit.until_at("/review/").await?;
        visit.sees("22-18").await?;
        visit.driver.back().await?;
        until_titles(visit, &["Bea – Yan"]).await?;
        // The position editor leads here.
        visit.open("/setup").await?;
        visit.test_id("find-pattern").await?.click().await?;
        visit.until_at("/library").await?;
        visit.test_id("board-filter").await?;
        visit.sees("With these pieces").await?;
        Ok(())
    });
}

#[test]
fn a_pattern_is_built_on_the_set_up_board() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        import(visit, &[("classics.pdn", CLASSICS.as_bytes())]).await?;
        visit.sees("4 games imported").await?;
        visit.open("/setup").await?;
        visit.press("Clear").await?;
        visit.test_id("tool-1").await?.click().await?;
        visit.click(&[13]).await?;
        visit.test_id("tool-6").await?.click().await?;
        visit.click(&[22]).await?;
        visit.hears("22, must be empty").await?;
        let label = visit.label_of(22).await?;
        ensure!(label == "22, must be empty", "{label}");
        visit.check_accessibility().await?;
        visit.test_id("find-pattern").await?.click().await?;
        visit.until_at("/library").await?;
        until_titles(visit, &["Bea – Yan"]).await?;
        // The marks are still there, and the keyboard sets them too.
        visit.driver.back().await?;
        visit.until_at("/setup").await?;
        let label = visit.label_of(22).await?;
        ensure!(label == "22, must be empty", "{label}");
        visit.focus_board().await?;
        visit.keys("6").await?;
        visit.key(Key::Enter).await?;
        visit.hears("1, must be empty").await?;
        visit.test_id("find-pattern").await?.click().await?;
        visit.until_at("/library").await?;
        visit.sees("No matching games").await?;
        // A whole position, which some games have with colors reversed.
        visit
            .open("/setup?fen=W:W18,21,23-32:B1-9,11,12,14")
            .await?;
        visit.test_id("find-library").await?.click().await?;
        visit.until_at("/library").await?;
        until_titles(visit, &["Zed – Amy", "Cal – Xi", "cal – Xi"]).await
    });
}

#[test]
fn back_returns_to_the_same_place_in_the_list() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        let mut games = String::new();
        for number in 0..60 {
            writeln!(games, "[Black \"Player {number}\"]\n1. 11-15 *\n")?;
        }
        import(visit, &[("many.pdn", games.as_bytes())]).await?;
        visit.open("/library?page=2").await?;
        visit.sees("41–60 of 60").await?;
        let place = async || {
            let place = visit
                .script("return Math.round(scrollY);", Vec::new())
                .await?;
            place.as_i64().context("no place")
        };
        let script = "const title = document.querySelectorAll('.game-title')[12];
            scrollTo(0, scrollY + title.getBoundingClientRect().top - 200);";
        visit.script(script, Vec::new()).await?;
        let before = place().await?;
        ensure!(before > 300, "the list isn't long enough: {before}");
        // A click of the driver would scroll.
        let script = "document.querySelectorAll('.game-title')[12].click();";
        visit.script(script, Vec::new()).await?;
        visit.until_at("/review/").await?;
        visit.test_id("moves").await?;
        ensure!(place().await? == 0);
        visit.driver.back().await?;
        visit.sees("41–60 of 60").await?;
        visit
            .until(&format!("the list is at {before} again"), async || {
                Ok((place().await? - before).abs() <= 2)
            })
            .await?;
        // From elsewhere, the library starts at its top.
        visit.open("/").await?;
        visit.open("/library").await?;
        visit.sees("1–40 of 60").await?;
        ensure!(place().await? == 0);
        Ok(())
    });
}

/// Games stored one by one, as the app stored imported games before it had batches.
const OLD_GAME: &str = "{\"id\":\"ID\",\"name\":\"NAME\",\"changed\":1700000000000,\"state\":\
    \"imported\",\"black\":\"Old ID\",\"white\":\"Bob\",\"event\":\"\",\"date\":\"\",\"result\":\
    \"1-0\",\"plies\":1,\"pdn\":\"[Black \\\"Old ID\\\"]\\n[White \\\"Bob\\\"]\\n1. 11-15 1-0\\n\"}";

#[test]
fn games_of_earlier_versions_stay() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        visit.test_id("empty").await?;
        let games: Vec<(String, String)> = (1..=60)
            .map(|number| {
                let id = format!("old{number:07}");
                let name = if number == 7 { "Lucky" } else { "" };
                let game = OLD_GAME.replace("NAME", name).replace("ID", &id);
                (id, game)
            })
            .collect();
        let script = "const [games, done] = arguments;
            const opening = indexedDB.open('crownhead', 1);
            opening.onsuccess = () => {
                const change = opening.result.transaction(['games'], 'readwrite');
                for (const [id, game] of games) change.objectStore('games').put(game, id);
                change.oncomplete = () => { opening.result.close(); done(true); };
            };";
        visit.script_later(script, vec![json!(games)]).await?;
        visit.reload().await?;
        visit.sees("1–40 of 60").await?;
        // The second time, they're stored together.
        visit.reload().await?;
        visit.sees("1–40 of 60").await?;
        visit.fill("search", "lucky").await?;
        until_titles(visit, &["Lucky"]).await?;
        visit.open("/review/old0000007").await?;
        visit.sees("Lucky").await?;
        // A damaged index is rebuilt from the games.
        let script = "const [done] = arguments;
            const opening = indexedDB.open('crownhead-library', 1);
            opening.onsuccess = () => {
                const change = opening.result.transaction(['facts', 'positions'], 'readwrite');
                change.objectStore('facts').put('{', 1);
                change.objectStore('positions').delete(1);
                change.oncomplete = () => { opening.result.close(); done(true); };
            };";
        visit.script_later(script, Vec::new()).await?;
        visit.open("/library").await?;
        visit.sees("1–40 of 60").await?;
        visit.fill("search", "lucky").await?;
        until_titles(visit, &["Lucky"]).await
    });
}

#[test]
fn two_tabs_see_the_same_library() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/library").await?;
        visit.test_id("empty").await?;
        let first = visit.driver.window().await?;
        let second = visit.driver.new_tab().await?;
        visit.driver.switch_to_window(second).await?;
        visit.open("/library").await?;
        import(visit, &[("two.pdn", TWO_GAMES.as_bytes())]).await?;
        visit.sees("2 games imported").await?;
        visit.driver.switch_to_window(first).await?;
        visit.sees("Ann – Bob").await
    });
}

#[test]
fn a_game_is_pictured_from_the_side_that_was_played() {
    journey(Setup::DESKTOP.still(), async |visit| {
        // Whether Red is at the bottom of the first picture in the list.
        let script = "const [red, white] = ['black', 'white'].map((side) =>
                document.querySelector(`.thumb .piece.${side}`).getBoundingClientRect().top);
            return red > white;";
        for (side, is_red_below) in [(Color::Black, true), (Color::White, false)] {
            visit.open("/").await?;
            visit.choose_computer(1, side).await?;
            visit.start().await?;
            if side == Color::Black {
                visit.click(&[11, 15]).await?;
            }
            visit
                .until("a move was made", async || {
                    Ok(visit.board().await? != *rules::Position::START.board())
                })
                .await?;
            visit.open("/library").await?;
            visit.find(".thumb .piece").await?;
            let found = visit.script(script, Vec::new()).await?;
            ensure!(found == is_red_below, "{side:?}: {found}");
        }
        Ok(())
    });
}
