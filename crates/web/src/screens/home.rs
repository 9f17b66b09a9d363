//! The home screen: the options for a local game.

mod board;
mod clock;
mod go_on;
mod opening;
mod opponent;
mod options;

use crate::beginning::{begin, begin_with_move};
use crate::browser;
use crate::icon::{self, Icon};
use crate::preferences::{keep_choices, last_choices};
use crate::saved_games::saved_games;
use crate::texts::t;
use board::StartBoard;
use go_on::GoOn;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::Choices;
use opponent::OpponentChoice;
use options::Options;
use rules::Move;

/// The choices on this screen, shared by all its parts.
type Chosen = RwSignal<Choices>;

/// The options for a local game.
#[component]
pub(crate) fn Home() -> impl IntoView {
    browser::entitle(&t().page_title(t().home_title()));
    let choices: Chosen = RwSignal::new(last_choices());
    let wrong = RwSignal::new(None::<String>);
    Effect::new(move || {
        choices.with(keep_choices);
        wrong.set(None);
    });
    let saved_games = saved_games();
    let navigate = use_navigate();
    let go = StoredValue::new_local(move |to: &str| navigate(to, NavigateOptions::default()));
    let go = move |to: &str| go.with_value(|go| go(to));
    // A game is saved before it's opened. Until then, no second one starts.
    let has_begun = StoredValue::new(false);
    let tell = move |begun: Result<(), String>| match begun {
        Ok(()) => has_begun.set_value(true),
        Err(why) => wrong.set(Some(why)),
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if has_begun.get_value() {
            return;
        }
        tell(choices.with_untracked(|choices| begin(choices, saved_games, go)));
    };
    let play = move |first: Move| {
        if has_begun.get_value() {
            return;
        }
        tell(choices.with_untracked(|choices| begin_with_move(choices, first, saved_games, go)));
    };
    let [before, after] = t().home_lead();
    view! {
        <div class="home">
            <StartBoard choices play/>
            <div class="home-start">
                <h1>{t().home_title()}</h1>
                <p class="lead">
                    {before}
                    <A href="/online" attr:data-testid="online">{t().home_lead_link()}</A>
                    {after}
                </p>
                <GoOn/>
                <form class="card stack" on:submit=start>
                    <OpponentChoice choices/>
                    {move || wrong.get().map(|why| view! {
                        <p class="notice bad" role="alert" data-testid="wrong">{why}</p>
                    })}
                    <button class="button primary large" type="submit" data-testid="start">
                        <Icon path=icon::PLAY/>
                        {t().home_start()}
                    </button>
                    <Options choices/>
                </form>
                <section class="other-ways" aria-label=t().home_other_ways()>
                    <div class="row">
                        <A href="/setup" attr:class="button">
                            <Icon path=icon::SET_UP/>
                            {t().home_set_up()}
                        </A>
                        <LoadGame/>
                    </div>
                </section>
            </div>
        </div>
    }
}

/// A button that opens a file dialog. The library imports the file.
#[component]
fn LoadGame() -> impl IntoView {
    let saved_games = saved_games();
    let navigate = use_navigate();
    let choose = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        let navigate = navigate.clone();
        spawn_local(async move {
            saved_games.hand_over(&file).await;
            navigate("/library?load=file", NavigateOptions::default());
        });
    };
    view! {
        <label class="button file">
            <Icon path=icon::OPEN/>
            {t().home_load()}
            <input type="file" accept=".pdn,.pgn,.txt,.json" data-testid="load" on:change=choose/>
        </label>
    }
}
