//! How much is stored, and whether the browser will keep it.

use crate::announcer::announcer;
use crate::browser;
use crate::saved_games::saved_games;
use crate::texts::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;

/// The games stored in this browser, and how safe they are.
#[component]
pub(crate) fn StoredGames() -> impl IntoView {
    let saved_games = saved_games();
    let announcer = announcer();
    let used = RwSignal::new(None::<(f64, f64)>);
    let is_promised = RwSignal::new(None::<bool>);
    spawn_local(async move {
        let found = browser::storage_use().await;
        used.try_set(found);
        let found = browser::is_storage_promised().await;
        is_promised.try_set(found);
    });
    let ask = move |_| {
        spawn_local(async move {
            let promised = browser::ask_to_keep_storage().await;
            is_promised.try_set(Some(promised));
            announcer.tell(if promised {
                t().settings_kept()
            } else {
                t().settings_keep_refused()
            });
        });
    };
    view! {
        <section class="card stack" aria-labelledby="games">
            <h2 id="games">{t().settings_games()}</h2>
            <p>{t().settings_games_hint()}</p>
            {move || saved_games.trouble().map(|why| view! {
                <p class="notice bad">{t().storage_off(&why)}</p>
            })}
            {move || used.get().map(|(used, possible)| view! {
                <p class="hint" data-testid="stored">{t().storage_used(used, possible)}</p>
            })}
            {move || is_promised.get().map(|promised| {
                let text = if promised { t().settings_kept() } else { t().settings_not_kept() };
                view! { <p class="hint">{text}</p> }
            })}
            <div class="row">
                <Show when=move || is_promised.get() == Some(false)>
                    <button class="button" on:click=ask>{t().settings_keep()}</button>
                </Show>
                <A href="/library" attr:class="button">{t().settings_to_library()}</A>
            </div>
        </section>
    }
}
