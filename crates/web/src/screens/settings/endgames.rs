//! The endgame databases that can be built on the user's own machine.

use crate::browser;
use crate::online::api;
use crate::page_engine::page_engine;
use crate::texts::t;
use engine_link::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::requests;
use protocol::EndgameBuild;

/// How often the progress of a build is shown, in milliseconds.
const TICK: i32 = 500;

/// Offers to build the six-piece endgame databases, and shows the progress. Shows nothing if the
/// server can't build them.
#[component]
pub(crate) fn EndgameDatabases() -> impl IntoView {
    let page_engine = page_engine();
    let build = RwSignal::new(None::<EndgameBuild>);
    // Follows a build to its end, and then tells the engine to use the new tables.
    let follow = move || {
        spawn_local(async move {
            let mut was_running = false;
            while let Ok(status) = api::ask(requests::endgame_status()).await {
                let is_running = status.build.as_ref().is_some_and(|build| build.is_running);
                let is_shown = build.try_set(status.build).is_none();
                if was_running && !is_running {
                    let _ = page_engine.ask(Request::RefreshTables, |_| {}).await;
                }
                if !is_shown || !is_running {
                    return;
                }
                was_running = true;
                browser::wait(TICK).await;
            }
        });
    };
    follow();
    let change = move |is_wanted: bool| {
        spawn_local(async move {
            if let Ok(state) = api::ask(requests::build_endgames(is_wanted)).await {
                build.try_set(Some(state));
                if is_wanted {
                    follow();
                }
            }
        });
    };
    let state = move |state: EndgameBuild| {
        if state.is_running {
            let percent = state.done.saturating_mul(100) / state.positions.max(1);
            view! {
                <div class="survey">
                    <progress
                        max=state.positions.to_string()
                        value=state.done.to_string()
                        aria-label=t().settings_endgames()
                    ></progress>
                    <button class="button" data-testid="cancel-endgames" on:click=move |_| change(false)>
                        {t().cancel()}
                    </button>
                </div>
                <p class="hint">{t().settings_endgames_percent(percent as f64)}</p>
            }
            .into_any()
        } else if state.done >= state.positions {
            view! { <p class="hint" data-testid="endgames-ready">{t().settings_endgames_ready()}</p> }
                .into_any()
        } else {
            let has_failed = state.problem.is_some();
            view! {
                {has_failed.then(|| view! { <p class="notice bad">{t().settings_endgames_failed()}</p> })}
                <div class="row">
                    <button class="button" data-testid="build-endgames" on:click=move |_| change(true)>
                        {t().settings_endgames_build()}
                    </button>
                </div>
            }
            .into_any()
        }
    };
    move || {
        build.get().map(|build| {
            view! {
                <section class="card stack" aria-labelledby="endgames">
                    <h2 id="endgames">{t().settings_endgames()}</h2>
                    <p>{t().settings_endgames_hint()}</p>
                    {state(build)}
                </section>
            }
        })
    }
}
