//! Around online games: finding an opponent, accounts, players, and the archive.

use anyhow::{Context, Result, ensure};
use journeys::{
    Setup, Visit, end_soon, finished_game, journey, lonely_journey, meeting, quick_game,
    until_same_game,
};
use rules::Position;
use serde_json::json;
use thirtyfour::By;

/// Fails if the page is wider than the window.
async fn check_width(visit: &Visit) -> Result<()> {
    let script = "return [document.documentElement.scrollWidth, window.innerWidth];";
    let widths = visit.script(script, Vec::new()).await?;
    let (page, window) = (widths[0].as_f64(), widths[1].as_f64());
    let at = visit.place().await?;
    ensure!(
        page <= window,
        "the page is {page:?} wide in a window of {window:?} at {at}"
    );
    Ok(())
}

async fn check_page(visit: &Visit) -> Result<()> {
    visit.check_accessibility().await?;
    let (place, title) = (visit.place().await?, visit.driver.title().await?);
    ensure!(title.ends_with(" · Crownhead"), "{place}: {title}");
    check_width(visit).await
}

#[test]
fn two_people_meet_in_the_lobby() {
    meeting([Setup::DESKTOP, Setup::PHONE], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.enter_lobby().await?;
        bob.enter_lobby().await?;
        // A custom game, which others can see and which can be canceled.
        ann.fill("minutes", "7").await?;
        ann.test_id("offer").await?.click().await?;
        ann.test_id("looking").await?;
        bob.test_id("seek").await?;
        ann.press("Cancel: 7 + 3").await?;
        bob.until("the seek is gone", async || {
            Ok(!bob.is_there("[data-testid=seek]").await?)
        })
        .await?;
        ann.test_id("offer").await?.click().await?;
        bob.sees("7 + 3").await?;
        check_page(bob).await?;
        bob.test_id("take").await?.click().await?;
        until_same_game(ann, bob).await?;
        // The game is listed for a player who comes back to the lobby.
        bob.enter_lobby().await?;
        bob.test_id("my-games").await?;
        check_page(bob).await
    });
}

#[test]
fn two_people_meet_by_a_quick_game() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.enter_lobby().await?;
        // Pressing the same button again cancels the request.
        ann.press_quick("5 + 3").await?;
        ann.test_id("looking").await?;
        ann.press_quick("5 + 3").await?;
        ann.until("no seek is open", async || {
            Ok(!ann.is_there("[data-testid=looking]").await?)
        })
        .await?;
        quick_game(ann, bob, "15 + 10").await?;
        Ok(())
    });
}

#[test]
fn a_friend_comes_by_a_link() {
    meeting([Setup::DESKTOP, Setup::PHONE], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.enter_lobby().await?;
        ann.choose("against", 1).await?;
        ann.choose("opening", 1).await?;
        ann.choose("side", 1).await?;
        ann.test_id("offer").await?.click().await?;
        let link = ann
            .test_id("link")
            .await?
            .prop("value")
            .await?
            .context("the field has no link")?;
        let path = link
            .strip_prefix(&ann.address())
            .context("the link leads to another server")?
            .to_owned();
        // The page of your own challenge says so, even after a reload, and the lobby still lists
        // it.
        ann.open(&path).await?;
        ann.sees("This is your own challenge").await?;
        check_page(ann).await?;
        ann.enter_lobby().await?;
        ann.test_id("challenge-link").await?;
        bob.open(&path).await?;
        bob.sees("challenges you").await?;
        bob.sees("You play White.").await?;
        bob.sees("The first three moves are drawn at random.")
            .await?;
        check_page(bob).await?;
        bob.test_id("accept").await?.click().await?;
        let game = until_same_game(ann, bob).await?;
        ensure!(
            ann.side_in(&game).await? == "black",
            "Ann asked for the side that moves first"
        );
        // A challenge can only be accepted once.
        bob.expect_error("404");
        bob.open(&path).await?;
        bob.test_id("challenge-gone").await?;
        check_page(bob).await?;
        bob.open("/challenge/nonsense").await?;
        bob.sees("This challenge link isn't valid").await
    });
}

#[test]
fn the_computer_of_the_server_plays() {
    meeting([Setup::DESKTOP], async |people| {
        let ann = &people[0];
        ann.enter_lobby().await?;
        ann.choose("against", 2).await?;
        ann.set_slider("level", 1).await?;
        ann.choose("side", 2).await?;
        ann.test_id("offer").await?.click().await?;
        ann.until_at("/online/game/").await?;
        // The computer has the side that moves first.
        ann.square(1).await?;
        ann.until("the computer has moved", async || {
            let board = ann.board().await?;
            Ok(board != *Position::START.board())
        })
        .await
    });
}

#[test]
fn an_account_is_made_left_and_entered_again() {
    meeting([Setup::DESKTOP], async |people| {
        let ann = &people[0];
        ann.expect_error("422");
        ann.expect_error("409");
        ann.open("/online/account").await?;
        ann.test_id("create").await?;
        check_page(ann).await?;
        // The rules are shown before, and the problems after.
        ann.sees("Start with a letter.").await?;
        ann.fill("new-name", "1st").await?;
        ann.fill("new-password", "a good password").await?;
        ann.test_id("create").await?.click().await?;
        ann.sees("A name must start with a letter").await?;
        ann.register("Ann Lee").await?;
        check_page(ann).await?;
        // A new token is shown once.
        ann.fill("token-label", "My bot").await?;
        ann.fill("token-password", "the wrong word").await?;
        ann.test_id("make-token").await?.click().await?;
        ann.sees("Wrong name or password.").await?;
        ann.fill("token-password", "the word of Ann Lee").await?;
        ann.test_id("make-token").await?.click().await?;
        let token = ann
            .test_id("token")
            .await?
            .prop("value")
            .await?
            .context("the field has no token")?;
        ensure!(token.len() >= 20, "{token}");
        ann.press("Done").await?;
        ann.test_id("token-row").await?;
        ann.reload().await?;
        ann.test_id("token-row").await?;
        ensure!(
            !ann.is_there("[data-testid=token]").await?,
            "a token is shown once"
        );
        // Programs would be signed out, so it asks first.
        ann.press("Delete: My bot").await?;
        ann.press("Cancel").await?;
        ann.test_id("token-row").await?;
        ann.press("Delete: My bot").await?;
        ann.test_id("delete-yes").await?.click().await?;
        ann.sees("No tokens yet.").await?;
        // The password is changed, and the old one no longer works.
        ann.fill("old-password", "the word of Ann Lee").await?;
        ann.fill("changed-password", "another good one").await?;
        ann.test_id("change").await?.click().await?;
        ann.sees("Password changed.").await?;
        ann.test_id("log-out").await?.click().await?;
        ann.sees("You're logged out").await?;
        ann.fill("name", "ann lee").await?;
        ann.fill("password", "the word of Ann Lee").await?;
        ann.test_id("log-in").await?.click().await?;
        ann.sees("Wrong name or password.").await?;
        ann.fill("password", "another good one").await?;
        ann.test_id("log-in").await?.click().await?;
        ann.sees("You're logged in as Ann Lee").await?;
        ann.enter_lobby().await?;
        ann.sees("You're Ann Lee").await?;
        // At the end, the account is deleted.
        ann.open("/online/account").await?;
        ann.test_id("delete-account").await?.click().await?;
        ann.fill("delete-password", "another good one").await?;
        ann.test_id("delete").await?.click().await?;
        ann.sees("Your account has been deleted.").await?;
        ann.test_id("create").await?;
        Ok(())
    });
}

#[test]
fn a_finished_game_is_found_and_looked_at() {
    meeting([Setup::DESKTOP, Setup::PHONE], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.register("Ann").await?;
        bob.register("Bob").await?;
        ann.enter_lobby().await?;
        ann.tick("quick-rated", true).await?;
        bob.enter_lobby().await?;
        bob.tick("quick-rated", true).await?;
        let game = finished_game(ann, bob).await?;
        // The profile shows the result, the rating and its chart.
        bob.enter_lobby().await?;
        bob.press("Bob").await?;
        bob.until_at("/online/player/").await?;
        bob.test_id("record").await?;
        bob.test_id("rating-curve").await?;
        bob.test_id("online-game").await?;
        check_page(bob).await?;
        // The archive can be searched, and the search is in the URL.
        ann.open("/online/archive").await?;
        ann.test_id("online-game").await?;
        check_page(ann).await?;
        ann.fill("opponent", "Nobody").await?;
        ann.fill("player", "Ann").await?;
        ann.test_id("look").await?.click().await?;
        ann.test_id("nothing").await?;
        ensure!(
            ann.place().await? == "/online/archive?name=Ann&opponent=Nobody",
            "the search is in the URL"
        );
        ann.driver.back().await?;
        ann.test_id("online-game").await?;
        for (query, is_there) in [
            ("name=Ann&opponent=Bob&rated=true&speed=blitz", true),
            ("opening=11-15+23-19", true),
            ("opening=11-15+22-18", false),
            ("position=B:W21,22,24-32,19:B1-10,12,15", true),
            ("position=W:WK3:B9", false),
            ("from=2020-01-01&until=2021-01-01", false),
            ("result=white", true),
            ("name=Ann&result=draw", false),
            ("rated=false", false),
        ] {
            ann.open(&format!("/online/archive?{query}")).await?;
            let expected = if is_there { "online-game" } else { "nothing" };
            ann.test_id(expected)
                .await
                .with_context(|| query.to_owned())?;
        }
        ann.open("/online/archive?opening=11-18").await?;
        ann.test_id("look").await?.click().await?;
        ann.sees("Couldn't read the first moves").await?;
        // Anyone can open the game by its URL and save a copy.
        for visit in [ann, bob] {
            visit.open(&format!("/review/online/{game}")).await?;
            visit.square(1).await?;
            visit.sees("Ann").await?;
            check_width(visit).await?;
            visit.press("Save a copy").await?;
            let id = visit.until_at("/review/").await?;
            visit
                .until("the game is saved", async || {
                    Ok(!visit.place().await?.starts_with("/review/online/"))
                })
                .await
                .with_context(|| id)?;
        }
        bob.expect_error("404");
        bob.open("/review/online/000000000000").await?;
        bob.test_id("no-such-game").await?;
        bob.open("/online/player/000000000000").await?;
        bob.test_id("nobody").await?;
        check_page(bob).await
    });
}

#[test]
fn a_rating_is_seen_before_and_in_the_game() {
    meeting([Setup::PHONE, Setup::DESKTOP], async |people| {
        let [ann, bob] = people else { unreachable!() };
        for (visit, name) in [(ann, "Ann"), (bob, "Bob")] {
            visit.register(name).await?;
            visit.enter_lobby().await?;
            visit.tick("quick-rated", true).await?;
        }
        let first = quick_game(ann, bob, "3 + 2").await?;
        end_soon(ann, bob, &first).await?;
        ann.enter_lobby().await?;
        bob.enter_lobby().await?;
        ann.press_quick("3 + 2").await?;
        let told = bob.test_id("seek-rating").await?.text().await?;
        let (rating, _) = told
            .split_once('?')
            .context("the rating is not provisional")?;
        ensure!(rating != "1500" && rating.len() == 4, "{told}");
        check_page(bob).await?;
        bob.test_id("take").await?.click().await?;
        let game = until_same_game(ann, bob).await?;
        for visit in [ann, bob] {
            visit.sees(&format!("{rating}?")).await?;
            check_page(visit).await?;
        }
        // When the game is over, the rating changes are shown.
        end_soon(ann, bob, &game).await?;
        for visit in [ann, bob] {
            visit.sees("(+").await?;
            visit.sees("(\u{2212}").await?;
            let told = visit.test_id("new-rating").await?.text().await?;
            ensure!(told.starts_with("Your rating: 1"), "{told}");
            check_page(visit).await?;
        }
        Ok(())
    });
}

#[test]
fn a_rated_offer_asks_for_an_account() {
    meeting([Setup::DESKTOP, Setup::PHONE], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.register("Ann").await?;
        ann.enter_lobby().await?;
        ann.choose("against", 1).await?;
        ann.tick("rated", true).await?;
        ann.test_id("offer").await?.click().await?;
        let link = ann
            .test_id("link")
            .await?
            .prop("value")
            .await?
            .context("the field has no link")?;
        bob.driver.goto(link).await?;
        bob.sees("rated games require an account").await?;
        bob.press("Sign up").await?;
        bob.until_at("/online/account").await?;
        Ok(())
    });
}

#[test]
fn without_games_over_the_network_every_screen_says_so() {
    lonely_journey(Setup::DESKTOP, async |visit| {
        visit.expect_error("404");
        visit.test_id("online").await?.click().await?;
        for path in [
            "/online/account",
            "/online/archive",
            "/online/player/000000000000",
            "/challenge/000000000000",
        ] {
            visit.open(path).await?;
            visit.test_id("no-games").await.context(path)?;
            visit.sees("crownhead serve").await?;
        }
        check_page(visit).await?;
        visit.open("/review/online/000000000000").await?;
        visit
            .sees("Online play isn't available on this server.")
            .await
    });
}

#[test]
fn the_set_up_board_leads_to_games() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |people| {
        let [ann, bob] = people else { unreachable!() };
        finished_game(ann, bob).await?;
        ann.open("/setup?fen=W:W21-32:B1-10,12,15").await?;
        ann.test_id("find").await?.click().await?;
        ann.until_at("/online/archive?position=").await?;
        ann.test_id("online-game").await?;
        ann.open("/setup?fen=W:WK3:B9").await?;
        ann.test_id("find").await?.click().await?;
        ann.until_at("/online/archive?position=").await?;
        ann.test_id("nothing").await?;
        Ok(())
    });
}

#[test]
fn a_game_ends_the_other_search_and_what_was_announced() {
    meeting([Setup::DESKTOP, Setup::DESKTOP], async |people| {
        let [ann, bob] = people else { unreachable!() };
        ann.enter_lobby().await?;
        bob.enter_lobby().await?;
        ann.press_quick("10 + 5").await?;
        ann.hears("Looking for an opponent").await?;
        ann.press_quick("5 + 3").await?;
        bob.until("both searches are listed", async || {
            Ok(bob
                .driver
                .find_all(By::Css(".seek .seek-clock"))
                .await?
                .len()
                == 2)
        })
        .await?;
        bob.press_quick("5 + 3").await?;
        until_same_game(ann, bob).await?;
        ann.square(1).await?;
        let spoken = ann.spoken().await?;
        ensure!(!spoken.contains("Looking"), "{spoken}");
        // The other search is gone.
        bob.enter_lobby().await?;
        bob.sees("No open challenges").await
    });
}

#[test]
fn what_is_typed_is_never_changed_without_a_word() {
    meeting([Setup::DESKTOP], async |people| {
        let ann = &people[0];
        ann.expect_error("422");
        ann.enter_lobby().await?;
        ann.fill("minutes", "0").await?;
        ann.sees("Enter a number from 1 to 180.").await?;
        ann.test_id("offer").await?.click().await?;
        ensure!(
            !ann.is_there("[data-testid=looking]").await?,
            "no search starts with a clock that wasn't typed"
        );
        ann.fill("minutes", "7").await?;
        ann.test_id("offer").await?.click().await?;
        let looking = ann.test_id("looking").await?.text().await?;
        ensure!(looking.contains("7 + 3"), "{looking}");
        // A long name stays as it is, and the server says why it's refused.
        let name = "A name of more than twenty letters";
        ann.open("/online/account").await?;
        ann.fill("new-name", name).await?;
        ann.fill("new-password", "a good password").await?;
        let typed = ann.test_id("new-name").await?.prop("value").await?;
        ensure!(typed.as_deref() == Some(name), "{typed:?}");
        ann.test_id("create").await?.click().await?;
        ann.sees("A name must have 1 to 20 characters.").await?;
        // In a rated game nobody chooses a side.
        ann.register("Ann").await?;
        ann.enter_lobby().await?;
        ann.test_id("side").await?;
        ann.tick("rated", true).await?;
        ann.sees("In a rated game, colors are assigned at random.")
            .await?;
        ensure!(!ann.is_there("[data-testid=side]").await?);
        Ok(())
    });
}

#[test]
fn the_link_is_in_sight_and_says_whom_it_reaches() {
    meeting([Setup::DESKTOP], async |people| {
        let ann = &people[0];
        ann.enter_lobby().await?;
        ann.choose("against", 1).await?;
        ann.test_id("offer").await?.click().await?;
        ann.test_id("link").await?;
        ann.until("the link is in the window", async || {
            let script = "const { top, bottom } = document.querySelector('[data-testid=link]')
                .getBoundingClientRect();
                return top >= 0 && bottom <= window.innerHeight;";
            Ok(ann.script(script, Vec::new()).await? == true)
        })
        .await?;
        // This server listens on loopback, and the link says so.
        ann.sees("This link works only on this computer.").await
    });
}

/// Makes the server say how people reach it.
async fn reached_by(visit: &Visit, reach: serde_json::Value) -> Result<()> {
    let source = format!(
        "const get = window.fetch;
        window.fetch = (what, ...rest) => String(what.url ?? what).endsWith('/reach.json')
            ? Promise.resolve(Response.json({reach}))
            : get.call(window, what, ...rest);"
    );
    let script = json!({ "source": source });
    visit
        .cdp("Page.addScriptToEvaluateOnNewDocument", script)
        .await?;
    Ok(())
}

/// A server on a network makes links with its address there, and a code for phones.
#[test]
fn a_link_has_the_address_for_others_and_a_code() {
    meeting([Setup::DESKTOP], async |people| {
        let ann = &people[0];
        let address = "http://192.0.2.7:3264";
        reached_by(ann, json!({ "addresses": [address] })).await?;
        ann.enter_lobby().await?;
        ann.choose("against", 1).await?;
        ann.test_id("offer").await?.click().await?;
        let link = ann.test_id("link").await?.prop("value").await?;
        let link = link.context("the field has no link")?;
        ensure!(link.starts_with(&format!("{address}/challenge/")), "{link}");
        ann.test_id("qr").await?;
        ensure!(!ann.is_there("[data-testid=link-local]").await?);
        check_page(ann).await
    });
}

/// `crownhead play --server` knows where to play.
#[test]
fn the_server_that_was_named_is_offered() {
    journey(Setup::DESKTOP, async |visit| {
        let server = "https://play.example";
        reached_by(visit, json!({ "alone": true, "server": server })).await?;
        visit.open("/online").await?;
        let field = visit.test_id("server").await?.prop("value").await?;
        ensure!(field.as_deref() == Some(server), "{field:?}");
        Ok(())
    });
}

#[test]
fn the_app_for_one_person_leads_to_others() {
    journey(Setup::DESKTOP, async |visit| {
        visit.open("/online").await?;
        visit.test_id("alone").await?;
        visit.sees("crownhead serve --listen 0.0.0.0:3264").await?;
        ensure!(
            !visit.is_there("[data-testid=offer]").await?,
            "nobody could open a link"
        );
        visit.fill("server", "not an address").await?;
        visit.test_id("go-to-server").await?.click().await?;
        visit.sees("That isn't a web address.").await?;
        visit.check_accessibility().await?;
        check_width(visit).await?;
        // The address is remembered.
        let here = visit.address();
        visit.fill("server", &here).await?;
        visit.test_id("go-to-server").await?.click().await?;
        visit
            .until("the address is remembered", async || {
                let field = visit.test_id("server").await?.prop("value").await?;
                Ok(field.as_deref() == Some(here.as_str()))
            })
            .await
    });
}

#[test]
fn the_home_screen_leads_to_a_game_with_a_friend() {
    meeting([Setup::PHONE.still()], async |people| {
        let [ann] = people else { unreachable!() };
        ann.open("/").await?;
        ann.test_id("friend-online").await?.click().await?;
        ann.until_at("/online").await?;
        ann.until("a friend is chosen, and the form in sight", async || {
            let script = "const form = document.querySelector('[data-testid=own-game]');
                const chosen = form?.querySelector('[data-testid=against] input:checked');
                const top = form?.getBoundingClientRect().top;
                return [chosen?.value, top >= 0 && top < innerHeight];";
            Ok(ann.script(script, Vec::new()).await? == json!(["1", true]))
        })
        .await
    });
}

#[test]
fn without_the_server_the_lobby_says_so() {
    meeting([Setup::DESKTOP], async |people| {
        let ann = &people[0];
        ann.expect_error("ERR_CONNECTION");
        ann.expect_error("WebSocket");
        ann.enter_lobby().await?;
        ann.find(".quick:not(:disabled)").await?;
        ann.cut_network();
        ann.find(".quick:disabled").await?;
        ensure!(!ann.test_id("offer").await?.is_enabled().await?);
        ann.until("the lists say so", async || {
            let watch = ann.test_id("to-watch").await?.text().await?;
            Ok(watch.contains("Offline") && !watch.contains("No live games"))
        })
        .await
    });
}
