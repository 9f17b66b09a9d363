//! Pictures of every screen, wide and narrow, light and dark, into `target/screenshots`.
#![expect(clippy::print_stdout, reason = "a program for people")]

use anyhow::{Context, Result};
use journeys::{Scheme, Setup, Visit, Window, journey};
use notation::WrittenMove;
use rules::{Game, RuleSet};
use std::path::Path;

/// Screens that are the same for everybody: the name of the picture and the path.
const SCREENS: [(&str, &str); 4] = [
    ("setup", "/setup"),
    ("library", "/library"),
    ("help", "/help"),
    ("settings", "/settings"),
];

/// A game in which Red must jump.
const GAME: &str = "9-14 22-18 11-15 18x9 5x14 25-22 8-11 22-18";

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    for window in [Window::Desktop, Window::Phone] {
        for scheme in [Scheme::Light, Scheme::Dark] {
            let setup = Setup {
                window,
                scheme,
                still: true,
            };
            journey(setup, async |visit| take_all(visit, &folder).await);
        }
    }
}

async fn take_all(visit: &Visit, folder: &Path) -> Result<()> {
    take(visit, folder, "home").await?;
    visit.two_players().await?;
    let mut game = Game::new();
    for text in GAME.split_whitespace() {
        let written: WrittenMove = text.parse()?;
        let mv = written
            .resolve(game.position(), RuleSet::OFFICIAL)
            .with_context(|| format!("{text} is not a move of the game"))?;
        visit.enter(&mut game, mv).await?;
    }
    take(visit, folder, "game").await?;
    let address = visit.driver.current_url().await?;
    let id = address.path().rsplit('/').next().unwrap_or_default();
    visit.open(&format!("/review/{id}")).await?;
    visit.square(1).await?;
    // What the engine thinks belongs into the picture.
    visit
        .until("the engine has found something", async || {
            let body = visit
                .script("return document.body.innerText;", Vec::new())
                .await?;
            Ok(body.as_str().is_some_and(|text| !text.contains("Looking")))
        })
        .await?;
    take(visit, folder, "review").await?;
    visit.open(&format!("/game/{id}")).await?;
    visit.square(1).await?;
    visit.press("Resign").await?;
    visit.test_id("ending").await?;
    take(visit, folder, "ending").await?;
    for (name, path) in SCREENS {
        visit.open(path).await?;
        take(visit, folder, name).await?;
    }
    Ok(())
}

async fn take(visit: &Visit, folder: &Path, screen: &str) -> Result<()> {
    let (window, scheme) = (visit.setup.window.name(), visit.setup.scheme.name());
    let name = format!("{screen}-{window}-{scheme}.png");
    // A picture shows the screen from its top, without the mark of the pointer or the focus.
    let script = "window.scrollTo(0, 0); document.activeElement?.blur();";
    visit.script(script, Vec::new()).await?;
    visit.picture(&folder.join(&name)).await?;
    println!("target/screenshots/{name}");
    Ok(())
}
