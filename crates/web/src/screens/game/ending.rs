//! The end of a game.

use super::table::GameTable;
use crate::browser;
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::Session;
use table::Driver;

/// The result, and what can be done next.
#[component]
pub(super) fn Announcement(table: GameTable) -> impl IntoView {
    let navigate = use_navigate();
    let view = table.view;
    let is_over = Memo::new(move |_| view.game(Driver::is_over));
    // The button that ended the game is disabled now.
    Effect::new(move |was_over: Option<bool>| {
        let is_over = is_over.get();
        if is_over && was_over == Some(false) {
            request_animation_frame(|| browser::focus_if_lost("[data-testid=ending] button"));
        }
        is_over
    });
    let rematch = StoredValue::new(move || {
        let terms = view.game_untracked(|game| Session::rematch(game.session()));
        if let Some(id) = table.begin(terms) {
            navigate(&format!("/game/{id}"), Default::default());
        }
    });
    view! {
        <Show when=move || is_over.get()>
            <section class="ending" data-testid="ending">
                <h2>{move || view.result()}</h2>
                <div class="row">
                    <button class="button primary" on:click=move |_| rematch.with_value(|rematch| rematch())>
                        <Icon path=icon::NEW/>{t().game_rematch()}
                    </button>
                    <A href=move || format!("/review/{}", table.kept.with(|kept| kept.id.clone())) attr:class="button">
                        <Icon path=icon::EYE/>{t().game_review()}
                    </A>
                </div>
            </section>
        </Show>
    }
}
