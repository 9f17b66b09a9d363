//! Online games, with one browser per person.

use anyhow::{Context, Result, ensure};
use journeys::{Setup, Visit, meeting};
use rules::{Game, Move};
use serde_json::{Value, json};
use std::time::Duration;

/// Creates a challenge as one player, who gets Black, and accepts it as the other. Opens the game
/// for both and returns its ID.
async fn begin(black: &Visit, white: &Visit, time: Value) -> Result<String> {
    let terms = json!({ "time": time, "rated": false, "side": "black", "opening": "free" });
    begin_with(black, white, terms).await
}

async fn begin_with(black: &Visit, white: &Visit, terms: Value) -> Result<String> {
    let script = "const [terms, done] = arguments;
        const post = (path, body) => fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
        }).then((answer) => answer.json());
        post('/api/v1/session', {})
            .then(() => terms === null ? null : post('/api/v1/challenges', terms))
            .then(done, (error) => done(String(error)));";
    let challenge = black.script_later(script, vec![terms]).await?;
    let seek = challenge["seek"]["id"].clone();
    ensure!(seek.is_string(), "{challenge}");
    white.script_later(script, vec![Value::Null]).await?;
    let script = "const [seek, done] = arguments;
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/v1/socket');
        const say = (message) => socket.send(JSON.stringify(message));
        socket.onopen = () => say({ hello: { version: 2 } });
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.welcome) say({ take: { id: 1, seek } });
            if (message.started) { done(message.started.game); socket.close(); }
            if (message.refused) done(message.refused.why);
        };";
    let game = white.script_later(script, vec![seek]).await?;
    let game = game.as_str().context("no game has started")?.to_owned();
    for visit in [black, white] {
        visit.open(&format!("/online/game/{game}")).await?;
        visit.square(1).await?;
    }
    Ok(game)
}

fn five_minutes() -> Value {
    json!({ "fischer": { "base": 300_000, "increment": 2_000 } })
}

/// Waits for the player's turn, plays a move, and waits until the opponent sees it.
async fn play(game: &mut Game, by: &Visit, other: &Visit, path: &[u8]) -> Result<()> {
    by.until_line("Your move").await?;
    let mv = find(game, path)?;
    by.enter(game, mv).await?;
    other.until_board(game.position().board()).await
}

fn find(game: &Game, path: &[u8]) -> Result<Move> {
    let is_meant = |mv: &Move| {
        mv.path()
            .iter()
            .map(|square| square.number())
            .eq(path.iter().copied())
    };
    let found = game.legal_moves().into_iter().find(is_meant);
    found.with_context(|| format!("{path:?} is not legal"))
}

/// Whether there's a button with this text right now.
async fn has_button(visit: &Visit, text: &str) -> Result<bool> {
    let script = "return [...document.querySelectorAll('button')]
        .some((button) => button.textContent.trim() === arguments[0]);";
    Ok(visit.script(script, vec![text.into()]).await? == json!(true))
}

/// Allows the browser's errors about an unreachable server.
fn expect_no_network(visit: &Visit) {
    visit.expect_error("WebSocket");
    visit.expect_error("ERR_CONNECTION");
    visit.expect_error("ERR_EMPTY_RESPONSE");
}

#[test]
fn two_people_play_offer_reload_resign_and_play_again() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        let first = begin(ann, bob, five_minutes()).await?;
        let mut game = Game::new();
        ann.find("[role=timer]").await?;
        for (visit, beginning) in [(ann, "Your move"), (bob, "Waiting")] {
            let what = format!("the title begins with {beginning:?}");
            let is_so = async || Ok(visit.driver.title().await?.starts_with(beginning));
            visit.until(&what, is_so).await?;
        }
        play(&mut game, ann, bob, &[11, 15]).await?;
        play(&mut game, bob, ann, &[23, 19]).await?;
        ann.check_accessibility().await?;

        // A reload in the middle loses nothing.
        ann.reload().await?;
        ann.until_board(game.position().board()).await?;
        play(&mut game, ann, bob, &[8, 11]).await?;

        // A draw is offered and declined.
        ann.press("Offer draw").await?;
        ann.until_line("You offered a draw").await?;
        bob.until_line("offers a draw").await?;
        bob.press("Decline").await?;
        ann.until_line("declined the draw").await?;
        play(&mut game, bob, ann, &[22, 17]).await?;

        // A move is taken back with consent.
        bob.press("Take back").await?;
        ann.until_line("asks to take back").await?;
        ann.press("Accept").await?;
        let mut back = Game::new();
        for mv in &game.moves()[..3] {
            back.play(*mv)?;
        }
        game = back;
        for visit in [ann, bob] {
            visit.until_board(game.position().board()).await?;
        }

        // They chat.
        bob.fill("say", "hello <b>you</b>").await?;
        bob.press("Send").await?;
        ann.sees("hello <b>you</b>").await?;

        // Resigning asks for confirmation first.
        bob.press("Resign").await?;
        bob.until_line("Resign the game?").await?;
        bob.press("Keep playing").await?;
        bob.until_line("Your move").await?;
        bob.press("Resign").await?;
        bob.until_line("Resign the game?").await?;
        bob.find(".line .warn").await?.click().await?;
        for visit in [ann, bob] {
            let told = visit.test_id("ending").await?.text().await?;
            ensure!(told.contains("win") && told.contains("resigned"), "{told}");
        }
        ann.check_accessibility().await?;

        // Another game, with sides swapped.
        ann.press("Rematch").await?;
        bob.press("Accept rematch").await?;
        for visit in [ann, bob] {
            until_elsewhere(visit, &first).await?;
        }
        let mut game = Game::new();
        play(&mut game, bob, ann, &[9, 13]).await?;
        Ok(())
    });
}

#[test]
fn a_game_goes_on_after_the_network_was_gone() {
    meeting([Setup::DESKTOP, Setup::PHONE], async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        begin(ann, bob, five_minutes()).await?;
        let mut game = Game::new();
        play(&mut game, ann, bob, &[11, 15]).await?;
        play(&mut game, bob, ann, &[23, 19]).await?;
        ann.until_line("Your move").await?;
        for visit in [ann, bob] {
            expect_no_network(visit);
        }
        ann.cut_network();
        for visit in [ann, bob] {
            visit.test_id("connection").await?;
            visit.sees("Reconnecting").await?;
        }
        // A move made in the meantime is shown immediately, and reaches the opponent later.
        let mv = find(&game, &[8, 11])?;
        ann.enter(&mut game, mv).await?;
        ann.restore_network()?;
        bob.until_board(game.position().board()).await?;
        for visit in [ann, bob] {
            visit
                .until("they are connected again", async || {
                    Ok(!visit.is_there("[data-testid=connection]").await?)
                })
                .await?;
        }
        play(&mut game, bob, ann, &[22, 17]).await?;
        play(&mut game, ann, bob, &[9, 13]).await
    });
}

#[test]
fn an_analysis_is_there_for_the_opponent() {
    let setups = [Setup::DESKTOP.still(), Setup::DESKTOP.still()];
    meeting(setups, async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        let id = begin(ann, bob, five_minutes()).await?;
        let mut game = Game::new();
        play(&mut game, ann, bob, &[11, 15]).await?;
        play(&mut game, bob, ann, &[23, 19]).await?;
        play(&mut game, ann, bob, &[8, 11]).await?;
        play(&mut game, bob, ann, &[19, 16]).await?;
        bob.press("Resign").await?;
        bob.until_line("Resign the game?").await?;
        bob.find(".line .warn").await?.click().await?;
        for visit in [ann, bob] {
            visit.test_id("ending").await?;
        }
        let review = format!("/review/online/{id}");
        bob.open(&review).await?;
        bob.sees("Old Faithful").await?;
        ensure!(!bob.is_there("[data-testid=moments]").await?);
        ann.open(&review).await?;
        ann.test_id("survey").await?.click().await?;
        ann.test_id("accuracy").await?;
        bob.until("the opponent's analysis is there", async || {
            bob.reload().await?;
            bob.test_id("moves").await?;
            bob.is_there("[data-testid=accuracy]").await
        })
        .await?;
        bob.sees("Analysis by").await?;
        bob.test_id("next-mistake").await?.click().await?;
        bob.test_id("moment").await?;
        Ok(())
    });
}

#[test]
fn whoever_runs_out_of_time_loses() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        // The clocks don't run until both have moved, however long that takes.
        begin(ann, bob, json!({ "sudden_death": { "base": 10_000 } })).await?;
        let mut game = Game::new();
        play(&mut game, ann, bob, &[11, 15]).await?;
        play(&mut game, bob, ann, &[23, 19]).await?;
        for visit in [ann, bob] {
            let told = visit.test_id("ending").await?.text().await?;
            ensure!(told.contains("ran out of time"), "{told}");
        }
        // Moves are no longer accepted, not even after a reload.
        bob.reload().await?;
        bob.test_id("ending").await?;
        Ok(())
    });
}

/// How long it may take until the opponent can claim the win. The server waits for a minute.
const GIVEN_UP: Duration = Duration::from_secs(180);

#[test]
fn whoever_does_not_come_back_loses() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        begin(ann, bob, five_minutes()).await?;
        let mut game = Game::new();
        play(&mut game, ann, bob, &[11, 15]).await?;
        play(&mut game, bob, ann, &[23, 19]).await?;
        play(&mut game, ann, bob, &[8, 11]).await?;
        // Leaving the page counts as away, even if the browser caches the page for going back.
        bob.driver.goto("about:blank").await?;
        ann.sees("reconnecting 0:").await?;
        ensure!(
            !has_button(ann, "Claim win").await?,
            "there's still time to come back"
        );
        // The button appears automatically, without touching the page.
        ann.until_within(GIVEN_UP, "the win can be claimed", async || {
            has_button(ann, "Claim win").await
        })
        .await?;
        ann.press("Claim win").await?;
        let told = ann.test_id("ending").await?.text().await?;
        ensure!(told.contains("win"), "{told}");
        Ok(())
    });
}

#[test]
fn a_move_in_advance_is_played_at_once() {
    meeting([Setup::DESKTOP, Setup::PHONE], async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        begin(ann, bob, five_minutes()).await?;
        let mut game = Game::new();
        play(&mut game, ann, bob, &[11, 15]).await?;
        // The first premove is canceled, and the next one stays.
        ann.click(&[9, 14]).await?;
        ann.until_line("Premove: 9-14").await?;
        ann.press("Cancel").await?;
        ann.until_line("canceled").await?;
        // A capture that only this reply makes possible.
        ann.click(&[15, 22]).await?;
        ann.until_line("Premove: 15x22").await?;
        ann.find(".arrows .arrow").await?;
        bob.until_line("Your move").await?;
        bob.tap(&[22, 18]).await?;
        for path in [[22, 18], [15, 22]] {
            game.play(find(&game, &path)?)?;
        }
        for visit in [ann, bob] {
            visit.until_board(game.position().board()).await?;
        }
        ann.until("the arrow of the premove is gone", async || {
            Ok(!ann.is_there(".arrows .arrow").await?)
        })
        .await?;
        bob.until_line("You must jump").await
    });
}

#[test]
fn the_second_game_of_a_heat_follows_by_itself() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |visits| {
        let [ann, bob] = visits else { unreachable!() };
        let terms = json!({
            "time": five_minutes(),
            "rated": false,
            "side": "black",
            "opening": "free",
            "heat": true,
        });
        let first = begin_with(ann, bob, terms).await?;
        ann.sees("First game of a heat").await?;
        let mut game = Game::new();
        play(&mut game, ann, bob, &[11, 15]).await?;
        play(&mut game, bob, ann, &[23, 19]).await?;
        ann.press("Resign").await?;
        ann.find(".line .warn").await?.click().await?;
        bob.sees("The second game of the heat comes next").await?;
        for visit in [ann, bob] {
            until_elsewhere(visit, &first).await?;
            visit.sees("Second game of a heat").await?;
        }
        // Bob has Black now, and the point from the first game.
        bob.sees("1–0").await?;
        play(&mut Game::new(), bob, ann, &[9, 13]).await
    });
}

/// Waits until the page shows a different game.
async fn until_elsewhere(visit: &Visit, game: &str) -> Result<()> {
    visit
        .until("they are at the next game", async || {
            let url = visit.driver.current_url().await?;
            Ok(url.path().starts_with("/online/game/") && !url.path().contains(game))
        })
        .await?;
    visit.until_board(Game::new().position().board()).await
}

#[test]
fn others_watch() {
    meeting(
        [Setup::DESKTOP, Setup::DESKTOP, Setup::PHONE.dark()],
        async |visits| {
            let [ann, bob, eve] = visits else {
                unreachable!()
            };
            let id = begin(ann, bob, five_minutes()).await?;
            let mut game = Game::new();
            play(&mut game, ann, bob, &[11, 15]).await?;
            eve.open(&format!("/online/game/{id}")).await?;
            eve.until_board(game.position().board()).await?;
            eve.until_line("Watching").await?;
            ensure!(!has_button(eve, "Resign").await?);
            play(&mut game, bob, ann, &[22, 18]).await?;
            eve.until_board(game.position().board()).await?;
            // A spectator can flip the board but not move.
            let before = eve.middle_of(1).await?;
            eve.press("Flip").await?;
            eve.until("the board is turned", async || {
                Ok(eve.middle_of(1).await? != before)
            })
            .await?;
            eve.tap(&[15, 22]).await?;
            eve.until_board(game.position().board()).await?;
            eve.check_accessibility().await?;
            bob.press("Resign").await?;
            bob.find(".line .warn").await?.click().await?;
            let told = eve.test_id("ending").await?.text().await?;
            ensure!(told.contains("win"), "{told}");
            ensure!(!has_button(eve, "Rematch").await?);
            Ok(())
        },
    );
}

#[test]
fn an_address_without_a_game_says_so() {
    meeting([Setup::PHONE], async |visits| {
        let [eve] = visits else { unreachable!() };
        eve.open("/online/game/zzzzzzzzzzzz").await?;
        eve.sees("Game not found").await?;
        eve.open("/online/game/nonsense").await?;
        eve.sees("Game not found").await
    });
}

#[test]
fn an_old_client_is_loaded_anew_once() {
    meeting([Setup::DESKTOP], async |visits| {
        let [eve] = visits else { unreachable!() };
        // A page that always speaks an older version, even after reloads.
        let old = "const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text.replace('\"hello\":{\"version\":2}', '\"hello\":{\"version\":0}'));
            };
            const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
            sessionStorage.setItem('loads', loads);";
        let source = json!({ "source": old });
        eve.cdp("Page.addScriptToEvaluateOnNewDocument", source)
            .await?;
        eve.open("/online/game/zzzzzzzzzzzz").await?;
        eve.sees("The server has a newer version").await?;
        let loads = eve
            .script("return sessionStorage.getItem('loads');", Vec::new())
            .await?;
        ensure!(loads == json!("2"), "loaded {loads} times");
        Ok(())
    });
}
