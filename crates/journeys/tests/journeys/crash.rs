//! A bug in the app: the page says so, and reloading it leads back to the same place.

use anyhow::{Result, ensure};
use journeys::{Setup, Visit, journey};
use serde_json::json;

/// From now on, the app doesn't find its window, until it writes an error to the console. This
/// breaks an assumption of the app, so it panics as with a real bug.
const BREAK: &str = "window.isOld = true;
    let isBroken = true;
    const error = console.error;
    console.error = (...said) => { isBroken = false; error.apply(console, said); };
    const real = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(Window, Symbol.hasInstance, {
        value(object) { return !isBroken && real.call(this, object); },
    });";

/// Chooses a setting, which the app stores.
async fn choose_coordinates(visit: &Visit, place: usize) -> Result<()> {
    let choice = format!("[data-testid=\"coordinates\"] input[value=\"{place}\"]");
    visit.find(&choice).await?;
    let click = "document.querySelector(arguments[0]).click();";
    visit.script(click, vec![choice.into()]).await?;
    Ok(())
}

#[test]
fn a_panic_is_announced_and_the_page_reloads_where_it_was() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/settings?from=a&to=b#sound").await?;
        choose_coordinates(visit, 2).await?;
        let address = visit.driver.current_url().await?;
        ensure!(
            address.as_str().ends_with("/settings?from=a&to=b#sound"),
            "{address}"
        );
        ensure!(!visit.is_there("#crash").await?);

        visit.expect_error("the app runs in a window");
        visit.expect_error("unreachable");
        visit.script(BREAK, Vec::new()).await?;
        choose_coordinates(visit, 3).await?;
        let notice = visit.find("#crash").await?;
        ensure!(notice.attr("role").await?.as_deref() == Some("alert"));
        let said = notice.text().await?;
        for text in [visit.words.crash_title(), visit.words.crash_lead()] {
            ensure!(said.contains(text), "{said}");
        }

        visit.press(visit.words.crash_reload()).await?;
        visit
            .until("the page is loaded again", async || {
                let is_new = "return window.isOld === undefined
                    && document.querySelector('main') !== null;";
                Ok(visit.script(is_new, Vec::new()).await? == json!(true))
            })
            .await?;
        let after = visit.driver.current_url().await?;
        ensure!(after == address, "{after}");
        choose_coordinates(visit, 1).await?;
        ensure!(!visit.is_there("#crash").await?);
        Ok(())
    });
}
