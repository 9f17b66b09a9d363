//! After the first visit, the app works offline.

use anyhow::{Result, bail, ensure};
use engine_link::{GameSoFar, Limits, Opponent, Part, Reply, Request};
use journeys::{Setup, Visit, Worker, journey};
use serde_json::json;

#[test]
fn the_app_and_its_engine_work_without_a_network() {
    journey(Setup::DESKTOP, async |visit| {
        visit.until_works_offline().await?;
        visit.cut_network();
        visit.reload().await?;
        visit.open("/help").await?;
        visit.open("/").await?;

        let worker = Worker::start(visit).await?;
        let parts = vec![Part::Network, Part::Endgames];
        let replies = worker.ask(Request::Load { parts }).await?;
        for reply in &replies {
            ensure!(
                !matches!(
                    reply,
                    Reply::Loaded {
                        problem: Some(_),
                        ..
                    }
                ),
                "{replies:?}"
            );
        }
        let request = Request::Play {
            game: GameSoFar::default(),
            opponent: Opponent { level: 3, seed: 1 },
            limits: Limits::time(500),
        };
        let replies = worker.ask(request).await?;
        let Some(Reply::Played(played)) = replies.last() else {
            bail!("{replies:?}");
        };
        ensure!(played.mv.is_some(), "{played:?}");
        Ok(())
    });
}

#[test]
fn the_app_can_be_installed() {
    journey(Setup::DESKTOP, async |visit| {
        visit.until_works_offline().await?;
        let problems = visit.cdp("Page.getInstallabilityErrors", json!({})).await?;
        // Journeys run without a profile, so the app can't be installed.
        let found = problems["installabilityErrors"].as_array();
        let ours: Vec<_> = found
            .into_iter()
            .flatten()
            .filter(|problem| problem["errorId"] != "in-incognito")
            .collect();
        ensure!(ours.is_empty(), "{ours:?}");
        let manifest = visit.cdp("Page.getAppManifest", json!({})).await?;
        ensure!(manifest["errors"] == json!([]), "{manifest}");
        ensure!(
            manifest["url"]
                .as_str()
                .is_some_and(|url| url.ends_with(".webmanifest")),
            "{manifest}"
        );
        Ok(())
    });
}

/// Returns a file of the app from the server, bypassing the cache.
async fn sent(visit: &Visit, path: &str) -> Result<String> {
    let script = "const [path, done] = arguments;
        fetch(path, { cache: 'reload' }).then((answer) => answer.text()).then(done);";
    let text = visit.script_later(script, vec![path.into()]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Publishes another version and waits until the browser has it, while the old one is shown.
async fn publish_new_version(visit: &Visit) -> Result<()> {
    visit.until_works_offline().await?;
    // A service worker never caches itself, so this comes from the server.
    let worker = sent(visit, "/sw.js").await?;
    let page = sent(visit, "/").await?;
    ensure!(worker.contains("\"version\":\""), "{worker}");
    ensure!(page.contains("data-build=\""), "{page}");
    let worker = worker.replace("\"version\":\"", "\"version\":\"new");
    let page = page
        .replace("data-build=\"", "data-build=\"new")
        .replace("<body>", "<body data-version=\"new\">");
    visit.publish(&[("sw.js", &worker), ("index.html", &page)])?;
    let script = "const done = arguments[0];
        navigator.serviceWorker.getRegistration()
            .then((registration) => registration.update().then(() => done(true)));";
    visit.script_later(script, Vec::new()).await?;
    visit
        .until("the new version waits", async || {
            let script = "const done = arguments[0];
                navigator.serviceWorker.getRegistration()
                    .then((registration) => done(registration.waiting !== null));";
            Ok(visit.script_later(script, Vec::new()).await? == json!(true))
        })
        .await?;
    ensure!(!visit.is_there("[data-version=new]").await?);
    Ok(())
}

#[test]
fn a_new_version_takes_over_when_the_page_is_loaded_again() {
    journey(Setup::DESKTOP, async |visit| {
        publish_new_version(visit).await?;
        visit.reload().await?;
        visit.find("[data-version=new]").await?;
        visit.find("main").await?;
        Ok(())
    });
}

/// On a reload, the browser may activate the waiting version on its own after the old one has
/// responded. Then no version is waiting when the page checks.
#[test]
fn a_new_version_that_the_browser_has_started_takes_over_too() {
    journey(Setup::DESKTOP, async |visit| {
        publish_new_version(visit).await?;
        let script = "
            const { serviceWorker } = navigator;
            const register = serviceWorker.register.bind(serviceWorker);
            serviceWorker.register = async (...all) => {
                const { waiting } = await serviceWorker.getRegistration();
                if (waiting) {
                    const started = new Promise((resolve) =>
                        serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
                    waiting.postMessage('update');
                    await started;
                }
                return register(...all);
            };";
        visit
            .cdp(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({ "source": script }),
            )
            .await?;
        visit.reload().await?;
        visit.find("[data-version=new]").await?;
        visit.find("main").await?;
        Ok(())
    });
}
