//! The screens that have their own address and need no game or other person.

use crate::Visit;
use anyhow::Result;
use serde_json::json;

/// A screen of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Its name, for file names and failures.
    pub name: &'static str,
    /// Its path, with the query.
    pub path: &'static str,
    /// An element that shows that the screen is complete.
    pub part: &'static str,
}

const fn screen(name: &'static str, path: &'static str, part: &'static str) -> Screen {
    Screen { name, path, part }
}

/// All of them. The checks of accessibility, widths and translations go through this list, and so
/// do the screenshots.
pub const SCREENS: [Screen; 24] = [
    screen("home", "/", "[data-testid=start]"),
    screen("learn", "/learn", "[data-testid=squares]"),
    screen("lesson", "/learn/jumping", "[data-testid=task]"),
    screen("puzzles", "/learn/puzzles", "[data-testid=score]"),
    screen("drill", "/learn/drill/two-kings", "[data-testid=achieved]"),
    screen("squares", "/learn/squares", "[data-testid=task]"),
    screen("openings", "/learn/openings", "[data-testid=train]"),
    screen(
        "trainer",
        "/learn/openings/train?line=11-15.23-19.8-11&side=white",
        "[data-testid=moves]",
    ),
    screen(
        "explorer",
        "/learn/explorer",
        "[data-testid=explored] tr:nth-child(7) td:nth-child(3) bdi:not(:empty)",
    ),
    screen("setup", "/setup", ".palette"),
    screen(
        "setup-position",
        "/setup?fen=W:W18,K27,30,31:B3,K14,10,11",
        ".palette",
    ),
    screen("review-new", "/review/new", ".lines li .score"),
    screen(
        "review-invalid",
        "/review/new?fen=B:W:B",
        "main h1, main h2",
    ),
    screen("library", "/library", "[data-testid=import]"),
    screen("trash", "/library?show=trash", "[data-testid=import]"),
    screen("help", "/help", "#controls"),
    screen("help-open", "/help#controls", ".folded[open]"),
    screen("settings", "/settings", ".preview"),
    screen("online-alone", "/online", "[data-testid=alone]"),
    screen("archive", "/online/archive", "[data-testid=look]"),
    screen("account", "/online/account", "main h1"),
    screen("no-game", "/game/nothing", "main h1, main h2"),
    screen("no-review", "/review/nothing", "main h1, main h2"),
    screen("not-found", "/nowhere", "main h1, main h2"),
];

impl Visit {
    /// Opens a screen and waits until it's complete.
    pub async fn open_screen(&self, screen: Screen) -> Result<()> {
        self.open(screen.path).await?;
        self.find(screen.part).await?;
        Ok(())
    }

    /// Chooses an option of a drop-down list by its index.
    pub async fn choose_option(&self, id: &str, place: usize) -> Result<()> {
        let script = "const [id, place] = arguments;
            const list = document.querySelector(`[data-testid=${id}]`);
            list.value = list.options[place].value;
            list.dispatchEvent(new Event('change', { bubbles: true }));";
        self.test_id(id).await?;
        self.script(script, vec![json!(id), json!(place)]).await?;
        Ok(())
    }

    /// Drops a game file on the library and waits for the report.
    pub async fn drop_games(&self, name: &str, pdn: &str) -> Result<()> {
        let script = "const [name, pdn] = arguments;
            const data = new DataTransfer();
            data.items.add(new File([pdn], name));
            for (const type of ['dragover', 'drop']) {
                document.querySelector('main').dispatchEvent(
                    new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
            }";
        self.test_id("import").await?;
        self.script(script, vec![json!(name), json!(pdn)]).await?;
        self.test_id("report").await?;
        Ok(())
    }
}
