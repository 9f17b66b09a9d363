//! Reviewing an online game, found by the ID in the URL.

use super::source::{OnlineGame, Source};
use super::state::ReviewState;
use super::{ReviewBoard, open};
use crate::announcer::announcer;
use crate::browser;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::Found;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use online_play::{ApiTrouble, requests};
use protocol::GameId;

/// Why an online game can't be reviewed.
#[derive(Clone)]
enum Problem {
    /// The server's answer makes no sense.
    Odd,
    /// There's no answer.
    Failed(ApiTrouble),
}

/// Reviews an online game, which may still be in progress.
#[component]
pub(crate) fn ReviewOnline() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| {
        let text = params.with(|params| params.get("game").unwrap_or_default());
        text.parse::<GameId>().ok()
    });
    let found = RwSignal::new(Found::Looking);
    browser::entitle(&t().page_title(t().library_review()));
    let fetch = move || {
        let Some(game) = game.get() else {
            found.set(Found::Nothing);
            return;
        };
        found.set(Found::Looking);
        spawn_local(async move {
            let answer = match api::ask(requests::game(game)).await {
                Ok(log) => match OnlineGame::read(&log) {
                    Some(game) => open(Source::Online(Box::new(with_analysis(game).await)))
                        .map_err(|_| Problem::Odd)
                        .into(),
                    None => Found::Broken(Problem::Odd),
                },
                Err(trouble) if trouble.is_not_found() => Found::Nothing,
                Err(trouble) => Found::Broken(Problem::Failed(trouble)),
            };
            found.try_set(answer);
        });
    };
    Effect::new(fetch);
    move || {
        match found.get() {
        Found::Here(opened) => view! { <ReviewBoard opened=*opened/> }.into_any(),
        Found::Looking => view! { <p class="lead">{t().game_loading()}</p> }.into_any(),
        Found::Broken(Problem::Odd) => view! {
            <h1>{t().review_damaged()}</h1>
            <p class="notice bad">{t().online_odd()}</p>
        }
        .into_any(),
        Found::Nothing => view! {
            <section class="card empty-state" data-testid="no-such-game">
                <h1>{t().review_no_such_game()}</h1>
                <p class="lead">{t().review_no_such_game_lead()}</p>
                <p><A href="/online/archive" attr:class="button primary">{t().review_to_archive()}</A></p>
            </section>
        }
        .into_any(),
        Found::Broken(Problem::Failed(trouble)) => view! {
            <div class="notice bad stack" role="alert" data-testid="trouble">
                <p>{api::sentence(&trouble)}</p>
                <p><button class="button" on:click=move |_| untrack(fetch)>{t().try_again()}</button></p>
            </div>
        }
        .into_any(),
    }
    }
}

/// The game, with the analysis that the server has stored, if there is one.
async fn with_analysis(mut game: OnlineGame) -> OnlineGame {
    if !game.is_running {
        game.analysis = api::ask(requests::analysis(game.id)).await.ok();
    }
    game
}

/// The buttons for an online game: share it or watch it.
#[component]
pub(super) fn OnlineLine(review: ReviewState) -> impl IntoView {
    let announcer = announcer();
    let share = move |id: GameId| {
        let address = format!("{}/review/online/{id}", browser::origin());
        spawn_local(async move {
            let is_done = browser::copy(&address).await.is_ok();
            announcer.tell(if is_done {
                t().review_link_copied()
            } else {
                t().online_not_copied()
            });
        });
    };
    move || {
        let Source::Online(game) = review.source.get() else {
            return None;
        };
        let id = game.id;
        let by = game
            .analysis
            .map(|kept| t().review_analysis_by(&kept.by.name));
        Some(view! {
            <div class="online-line row">
                {game.is_running.then(|| view! {
                    <p class="hint">{t().review_still_played()}</p>
                    <A href=format!("/online/game/{id}") attr:class="button small">
                        <Icon path=icon::EYE/>{t().review_watch()}
                    </A>
                })}
                {by.map(|by| view! { <p class="hint" data-testid="analysis-by">{by}</p> })}
                <button class="button small" data-testid="copy-link" on:click=move |_| share(id)>
                    <Icon path=icon::SHARE/>{t().review_copy_link()}
                </button>
            </div>
        })
    }
}
