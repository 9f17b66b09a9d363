//! The page loads completely, safely, and only from our server.

use anyhow::{Context, Result, ensure};
use journeys::{Setup, Visit, journey};
use serde_json::json;

#[test]
fn the_page_loads_on_a_wide_screen() {
    journey(Setup::DESKTOP, looks_right);
}

#[test]
fn the_page_loads_on_a_phone_in_the_dark() {
    journey(Setup::PHONE.dark(), looks_right);
}

async fn looks_right(visit: &Visit) -> Result<()> {
    let title = visit.driver.title().await?;
    ensure!(title.contains("Crownhead"), "{title}");
    // Nothing is wider than the window.
    let widths = "return [document.documentElement.scrollWidth, window.innerWidth];";
    let widths = visit.script(widths, Vec::new()).await?;
    ensure!(widths[0].as_u64() <= widths[1].as_u64(), "{widths}");
    Ok(())
}

/// Returns the headers of a response, as the page sees them.
async fn headers(visit: &Visit, path: &str) -> Result<serde_json::Value> {
    let script = "const [path, done] = arguments;
        fetch(path, { cache: 'reload' }).then(
            (answer) => done(Object.fromEntries(answer.headers)),
            (error) => done(String(error)));";
    visit.script_later(script, vec![path.into()]).await
}

#[test]
fn every_answer_forbids_what_the_app_does_not_need() {
    journey(Setup::DESKTOP, async |visit| {
        for path in ["/", "/engine.js", "/no-such-file.js"] {
            if path.starts_with("/no-such") {
                visit.expect_error("404");
            }
            let headers = headers(visit, path).await?;
            let policy = headers["content-security-policy"]
                .as_str()
                .with_context(|| format!("{path}: {headers}"))?;
            ensure!(policy.contains("default-src 'none'"), "{policy}");
            ensure!(!policy.contains("unsafe-inline"), "{policy}");
            ensure!(!policy.contains("'unsafe-eval'"), "{policy}");
            ensure!(
                !policy.contains("http:") && !policy.contains('*'),
                "{policy}"
            );
            ensure!(headers["x-content-type-options"] == "nosniff", "{headers}");
            ensure!(
                headers["cross-origin-opener-policy"] == "same-origin",
                "{headers}"
            );
            ensure!(
                headers["cross-origin-embedder-policy"] == "require-corp",
                "{headers}"
            );
        }
        // The browser enforces the policy: an inline script doesn't run.
        visit.expect_error("Content Security Policy");
        let script = "const script = document.createElement('script');
            script.textContent = 'window.injected = true';
            document.body.append(script);
            return window.injected === undefined;";
        ensure!(visit.script(script, Vec::new()).await? == json!(true));
        Ok(())
    });
}

#[test]
fn nothing_is_asked_of_anybody_else() {
    journey(Setup::DESKTOP, async |visit| {
        visit.reload().await?;
        let address = visit.address();
        let requests = visit.requests().await?;
        let own = |url: &&String| url.starts_with(&address);
        let others: Vec<&String> = requests.iter().filter(|url| !own(url)).collect();
        // A new window's initial page isn't ours.
        let others: Vec<_> = others
            .into_iter()
            .filter(|url| !url.starts_with("data:") && !url.starts_with("chrome:"))
            .collect();
        ensure!(others.is_empty(), "{others:?}");
        ensure!(requests.iter().filter(own).count() >= 4, "{requests:?}");
        Ok(())
    });
}

#[test]
fn one_step_back_leads_from_the_desk_to_the_game() {
    journey(Setup::DESKTOP, async |visit| {
        visit.two_players().await?;
        visit.click(&[11, 15]).await?;
        visit.until_arrived(&[11, 15]).await?;
        let game = visit.script("return location.pathname", Vec::new()).await?;
        visit
            .find("nav a[href=\"/library\"]")
            .await?
            .click()
            .await?;
        visit.sees("Library").await?;
        visit.find("[data-testid=\"import\"]").await?;
        visit.script("history.back()", Vec::new()).await?;
        visit.find("[data-square=\"15\"]").await?;
        visit.until_empty(15, false).await?;
        let again = visit.script("return location.pathname", Vec::new()).await?;
        ensure!(again == game, "{again} is not {game}");
        Ok(())
    });
}
