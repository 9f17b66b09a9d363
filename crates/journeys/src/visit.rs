//! A visit to the app.

use crate::element::{self, Element};
use crate::programs::Program;
use crate::programs::pages;
use crate::window::Setup;
use crate::{pictures, root};
use anyhow::{Context, Result, bail, ensure};
use rules::Labels;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};
use testkit::Port;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;
use words::{Colors, Language, Speaker, Words};

/// How long a condition may take to hold.
const PATIENCE: Duration = Duration::from_secs(60);
/// The pauses between checks: short at first, and longer in a long wait, when checking costs more
/// than it gains.
const SHORTEST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_millis(250);

/// Chromium without windows and toolbars: the same engine for a third of the work.
const SHELL: &str = "/usr/bin/chromium-headless-shell";

/// The flags for a browser that does nothing but show our page.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

/// A browser that shows the app.
pub struct Visit {
    /// The browser.
    pub driver: WebDriver,
    /// The window and the system preferences.
    pub setup: Setup,
    /// The texts of the page, in the visitor's language.
    pub words: &'static Words,
    server: Rc<RefCell<Server>>,
    _driver_program: Program,
    home: tempfile::TempDir,
    expected_errors: RefCell<Vec<String>>,
    /// The requests that were already read from the log.
    requests: RefCell<Vec<String>>,
}

/// The server of a journey, with what's needed to restart it.
struct Server {
    program: Program,
    /// It restarts on the same port.
    port: Port,
    kind: Kind,
    home: tempfile::TempDir,
}

/// Which command serves the app.
#[derive(Clone, Copy)]
enum Kind {
    /// `crownhead play`, for one person.
    Play,
    /// `crownhead play` without a place to store online games.
    PlayAlone,
    /// `crownhead serve`, for several people.
    Serve,
}

impl Kind {
    fn start(self, home: &Path, port: u16, pages: &Path) -> Result<Program> {
        match self {
            Kind::Play => Program::server(home, &home.join("games.db"), port, pages),
            Kind::PlayAlone => Program::server(home, &home.join("nowhere/games.db"), port, pages),
            Kind::Serve => Program::online_server(home, port, pages),
        }
    }
}

impl Server {
    fn new(kind: Kind) -> Result<Rc<RefCell<Server>>> {
        let home = tempfile::tempdir().context("can't create a folder for the server")?;
        // The last pages that were built, no matter which pages the program contains.
        let port = Port::claim();
        let program = kind.start(home.path(), port.number(), &pages())?;
        Ok(Rc::new(RefCell::new(Server {
            program,
            port,
            kind,
            home,
        })))
    }
}

/// Runs a journey: starts a fresh server and browser, runs the steps, and checks the console.
///
/// # Panics
///
/// If a step fails or the console has an error.
#[track_caller]
pub fn journey(setup: Setup, steps: impl AsyncFnOnce(&Visit) -> Result<()>) {
    travel(Kind::Play, [setup], async |visits| steps(&visits[0]).await);
}

/// Runs a journey on a server that can't store online games.
///
/// # Panics
///
/// If a step fails or the console has an error.
#[track_caller]
pub fn lonely_journey(setup: Setup, steps: impl AsyncFnOnce(&Visit) -> Result<()>) {
    let alone = async |visits: &[Visit]| steps(&visits[0]).await;
    travel(Kind::PlayAlone, [setup], alone);
}

/// Runs a journey of several people: starts a fresh `crownhead serve` and a fresh browser for each
/// of them, runs the steps, and checks the consoles.
///
/// # Panics
///
/// If a step fails or a console has an error.
#[track_caller]
pub fn meeting<const PEOPLE: usize>(
    setups: [Setup; PEOPLE],
    steps: impl AsyncFnOnce(&[Visit]) -> Result<()>,
) {
    travel(Kind::Serve, setups, steps);
}

#[track_caller]
fn travel<const PEOPLE: usize>(
    kind: Kind,
    setups: [Setup; PEOPLE],
    steps: impl AsyncFnOnce(&[Visit]) -> Result<()>,
) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a current-thread runtime can be built");
    let begun = runtime.block_on(async {
        let server = Server::new(kind)?;
        let mut visits = Vec::with_capacity(PEOPLE);
        for setup in setups {
            visits.push(Visit::begin(setup, Rc::clone(&server)).await?);
        }
        anyhow::Ok(visits)
    });
    let visits = match begun {
        Ok(visits) => visits,
        Err(error) => panic!("the journey can't start: {error:#}"),
    };
    let run = || {
        runtime.block_on(async {
            steps(&visits).await?;
            for visit in &visits {
                visit.check_console().await?;
            }
            Ok(())
        })
    };
    let outcome: Result<Result<()>, _> = catch_unwind(AssertUnwindSafe(run));
    let has_failed = !matches!(outcome, Ok(Ok(())));
    for (place, visit) in visits.iter().enumerate() {
        if has_failed {
            let name = thread::current().name().unwrap_or("journey").to_owned();
            let name = if place == 0 {
                name
            } else {
                format!("{name}-{place}")
            };
            runtime.block_on(visit.leave_traces(&name));
        }
        let _ = runtime.block_on(visit.driver.clone().quit());
    }
    match outcome {
        Ok(Ok(())) => {}
        Ok(Err(error)) => panic!("{error:#}"),
        Err(panic) => resume_unwind(panic),
    }
}

impl Visit {
    async fn begin(setup: Setup, server: Rc<RefCell<Server>>) -> Result<Visit> {
        let home = tempfile::tempdir().context("can't create a folder for the journey")?;
        let driver_program = Program::driver(home.path())?;

        let mut wanted = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        let profile = home.path().join("profile");
        wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        let (width, height) = setup.window.size();
        wanted.add_arg(&format!("--window-size={},{}", width.max(500), height))?;
        let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| SHELL.into());
        wanted.set_binary(&chromium)?;
        if chromium.ends_with("headless-shell") {
            wanted.set("browserName", "chrome-headless-shell")?;
        }
        let logs = json!({ "browser": "ALL", "performance": "ALL" });
        wanted.set("goog:loggingPrefs", logs)?;
        let driver = WebDriver::new(driver_program.address.as_str(), wanted)
            .await
            .context("can't start Chromium")?;
        let visit = Visit {
            driver,
            setup,
            words: Box::leak(Box::new(Words::of(setup.language))),
            server,
            _driver_program: driver_program,
            home,
            expected_errors: RefCell::default(),
            requests: RefCell::default(),
        };
        visit
            .driver
            .set_script_timeout(Duration::from_secs(60))
            .await?;
        visit.emulate(setup).await?;
        if setup.language == Language::ENGLISH {
            visit.open("/").await?;
        } else {
            // It applies to this tab, on every page.
            let tag = setup.language.tag();
            visit.open(&format!("/?lang={tag}")).await?;
        }
        Ok(visit)
    }

    /// Returns what renders values in the visitor's language, with the default colors and notation.
    pub const fn speaker(&self) -> Speaker {
        Speaker::new(self.words, Colors::RedWhite, Labels::Numbers)
    }

    /// Changes the window size and the system preferences.
    pub async fn emulate(&self, setup: Setup) -> Result<()> {
        let (width, height) = setup.window.size();
        let is_touched = setup.window.is_touched();
        let metrics = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": if is_touched { 2 } else { 1 },
            "mobile": is_touched,
        });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics)
            .await?;
        let touch = json!({ "enabled": is_touched, "maxTouchPoints": 2 });
        self.cdp("Emulation.setTouchEmulationEnabled", touch)
            .await?;
        let feature = |name, value| json!({ "name": name, "value": value });
        let motion = if setup.still {
            "reduce"
        } else {
            "no-preference"
        };
        let features = json!({ "features": [
            feature("prefers-color-scheme", setup.scheme.name()),
            feature("prefers-reduced-motion", motion),
        ]});
        self.cdp("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// Sends a command of the Chrome DevTools Protocol.
    pub async fn cdp(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = self.driver.cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("{method} failed"))
    }

    /// Returns the server's address, without a trailing slash.
    pub fn address(&self) -> String {
        self.server.borrow().program.address.clone()
    }

    /// Opens a path of the app and waits until the app shows something.
    pub async fn open(&self, path: &str) -> Result<()> {
        self.driver
            .goto(format!("{}{path}", self.address()))
            .await?;
        self.until("the app shows something", async || {
            let shown = self.driver.find_all(By::Css("main, [role=main]")).await?;
            Ok(!shown.is_empty())
        })
        .await
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        self.until("the app shows something", async || {
            let shown = self.driver.find_all(By::Css("main, [role=main]")).await?;
            Ok(!shown.is_empty())
        })
        .await
    }

    /// Builds a slice of endgame tables on the server's machine.
    pub fn build_endgames(&self, slice: &str) -> Result<()> {
        Program::build_endgames(self.server.borrow().home.path(), slice)
    }

    /// Waits until the service worker has cached everything and controls the page.
    pub async fn until_works_offline(&self) -> Result<()> {
        self.until("the app is cached", async || {
            let script = "return navigator.serviceWorker.controller !== null;";
            Ok(self.script(script, Vec::new()).await? == true)
        })
        .await
    }

    /// Stops the server, so there's no network from now on.
    pub fn cut_network(&self) {
        self.server.borrow_mut().program.end();
    }

    /// Restarts the server on the same port.
    pub fn restore_network(&self) -> Result<()> {
        self.restart(&pages())
    }

    /// Restarts the server on the same port with a new version of the app, in which these files are
    /// changed.
    pub fn publish(&self, changed: &[(&str, &str)]) -> Result<()> {
        let pages = self.home.path().join("pages");
        copy_folder(&self::pages(), &pages)?;
        for (name, text) in changed {
            let _ = fs::remove_file(pages.join(format!("{name}.br")));
            fs::write(pages.join(name), text)?;
        }
        self.restart(&pages)
    }

    /// Restarts the server on the same port with other pages, until the network is restored.
    pub fn serve_pages(&self, pages: &Path) -> Result<()> {
        self.restart(pages)
    }

    fn restart(&self, pages: &Path) -> Result<()> {
        let mut server = self.server.borrow_mut();
        server.program.end();
        let port = server.port.number();
        server.program = server.kind.start(server.home.path(), port, pages)?;
        Ok(())
    }

    /// Waits until a condition holds. An error counts as "not yet", because elements come and go.
    pub async fn until(&self, what: &str, holds: impl AsyncFnMut() -> Result<bool>) -> Result<()> {
        self.until_within(PATIENCE, what, holds).await
    }

    /// Waits until a condition holds, with a longer timeout.
    pub async fn until_within(
        &self,
        patience: Duration,
        what: &str,
        mut holds: impl AsyncFnMut() -> Result<bool>,
    ) -> Result<()> {
        let start = Instant::now();
        loop {
            let outcome = holds().await;
            if matches!(outcome, Ok(true)) {
                return Ok(());
            }
            let waited = start.elapsed();
            if waited >= patience {
                outcome.with_context(|| format!("not within {patience:?}: {what}"))?;
                bail!("not within {patience:?}: {what}");
            }
            tokio::time::sleep((waited / 8).clamp(SHORTEST_PAUSE, LONGEST_PAUSE)).await;
        }
    }

    /// Waits for an element that matches this selector and returns the first one.
    pub async fn find(&self, selector: &str) -> Result<Element<'_>> {
        self.find_nth(selector, 0).await
    }

    /// Waits for elements that match this selector and returns the one with this index.
    pub async fn find_nth(&self, selector: &str, place: usize) -> Result<Element<'_>> {
        let found = self.nth(selector, place).await?;
        Ok(Element::new(self, selector.to_owned(), place, found))
    }

    /// Waits for elements that match this selector and returns a reference to the one with this
    /// index, which is no longer valid once the page replaces the element.
    pub(crate) async fn nth(&self, selector: &str, place: usize) -> Result<WebElement> {
        // Not queried a second time, because the page may change in between.
        let mut found = None;
        self.until(&format!("an element {selector}"), async || {
            let all = self.driver.find_all(By::Css(selector)).await?;
            found = all.into_iter().nth(place);
            Ok(found.is_some())
        })
        .await?;
        found.context("no element was found")
    }

    /// Returns the element with this `data-testid`.
    pub async fn test_id(&self, id: &str) -> Result<Element<'_>> {
        self.find(&format!("[data-testid=\"{id}\"]")).await
    }

    /// Whether anything matches right now.
    pub async fn is_there(&self, selector: &str) -> Result<bool> {
        Ok(!self.driver.find_all(By::Css(selector)).await?.is_empty())
    }

    /// Replaces the text of a field.
    pub async fn fill(&self, id: &str, text: &str) -> Result<()> {
        self.test_id(id).await?.fill(text).await
    }

    /// Clicks the button or link with this name, or a part of one, as soon as it can be clicked.
    pub async fn press(&self, name: &str) -> Result<()> {
        let quoted = format!("concat(\"{}\", \"\")", name.replace('"', "\", '\"', \""));
        let path = format!(
            "//*[self::button or self::a or @role='button' or self::summary or self::label or self::span]\
             [normalize-space(.)={quoted} or @aria-label={quoted}]"
        );
        self.until(&format!("a button {name:?}"), async || {
            for element in self.driver.find_all(By::XPath(path.as_str())).await? {
                if element.is_displayed().await? && element.is_enabled().await? {
                    return Ok(element::click(&self.driver, &element).await?);
                }
            }
            Ok(false)
        })
        .await
    }

    /// Waits until this text is visible on the page.
    pub async fn sees(&self, text: &str) -> Result<()> {
        self.until(&format!("the page says {text:?}"), async || {
            let body = self.driver.find(By::Tag("body")).await?;
            Ok(body.text().await?.contains(text))
        })
        .await
    }

    /// Waits until a live region contains this text.
    pub async fn hears(&self, text: &str) -> Result<()> {
        self.until(&format!("the page announces {text:?}"), async || {
            Ok(self.spoken().await?.contains(text))
        })
        .await
    }

    /// Returns the text of the live regions.
    pub async fn spoken(&self) -> Result<String> {
        let script = "return [...document.querySelectorAll('[aria-live]')]
            .map((region) => region.textContent).join('\\n');";
        Ok(self.driver.execute(script, Vec::new()).await?.convert()?)
    }

    /// Runs a script in the page and returns what it returns.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        Ok(self.driver.execute(script, arguments).await?.json().clone())
    }

    /// Runs a script whose last argument is a callback for the result.
    pub async fn script_later(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let answer = self.driver.execute_async(script, arguments).await?;
        Ok(answer.json().clone())
    }

    /// Allows console errors that contain this text from now on.
    pub fn expect_error(&self, text: &str) {
        self.expected_errors.borrow_mut().push(text.to_owned());
    }

    /// Fails if the console has an unexpected error.
    pub async fn check_console(&self) -> Result<()> {
        let entries = self.driver.browser_log().await?;
        let expected = self.expected_errors.borrow();
        let errors: Vec<String> = entries
            .into_iter()
            .filter(|entry| format!("{:?}", entry.level).eq_ignore_ascii_case("severe"))
            .map(|entry| entry.message)
            .filter(|message| !expected.iter().any(|text| message.contains(text)))
            .collect();
        ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
        Ok(())
    }

    /// Returns the URLs of all requests since the visit started.
    pub async fn requests(&self) -> Result<Vec<String>> {
        for entry in self.driver.get_log("performance").await? {
            let Ok(event) = serde_json::from_str::<Value>(&entry.message) else {
                continue;
            };
            let message = &event["message"];
            if message["method"] == "Network.requestWillBeSent"
                && let Some(url) = message["params"]["request"]["url"].as_str()
            {
                self.requests.borrow_mut().push(url.to_owned());
            }
        }
        Ok(self.requests.borrow().clone())
    }

    /// Takes a screenshot of the window.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(self.driver.screenshot(path).await?)
    }

    async fn leave_traces(&self, name: &str) {
        let path = pictures().join(format!("{}.png", name.replace("::", "-")));
        let shown = path.strip_prefix(root()).unwrap_or(&path);
        match self.picture(&path).await {
            Ok(()) => println!("screenshot of the failure: {}", shown.display()),
            Err(error) => println!("no screenshot of the failure: {error:#}"),
        }
        for entry in self.driver.browser_log().await.unwrap_or_default() {
            println!("console: {}", entry.message);
        }
    }
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
