//! How much is stored, and whether the browser will keep it.

use crate::browser;
use crate::shelf::shelf;
use crate::texts::settings as words;
use crate::voice::voice;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;

/// The games that this browser keeps, and how safely.
#[component]
pub(crate) fn StoredGames() -> impl IntoView {
    let shelf = shelf();
    let voice = voice();
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
            voice.tell(if promised {
                words::KEPT
            } else {
                words::KEEP_REFUSED
            });
        });
    };
    view! {
        <section class="card stack" aria-labelledby="games">
            <h2 id="games">{words::GAMES}</h2>
            <p>{words::GAMES_HINT}</p>
            {move || shelf.trouble().map(|why| view! {
                <p class="notice bad">{crate::texts::cannot_keep(&why)}</p>
            })}
            {move || used.get().map(|(used, possible)| view! {
                <p class="hint" data-testid="stored">{words::stored(used, possible)}</p>
            })}
            {move || is_promised.get().map(|promised| {
                let text = if promised { words::KEPT } else { words::NOT_KEPT };
                view! { <p class="hint">{text}</p> }
            })}
            <div class="row">
                <Show when=move || is_promised.get() == Some(false)>
                    <button class="button" on:click=ask>{words::KEEP}</button>
                </Show>
                <A href="/library" attr:class="button">{words::TO_LIBRARY}</A>
            </div>
        </section>
    }
}
