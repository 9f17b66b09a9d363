//! The end of a game.

use super::table::{Table, players};
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::Sitting;
use room::Status;

/// The result, and what can be done next.
#[component]
pub(super) fn Announcement(table: Table) -> impl IntoView {
    let navigate = use_navigate();
    let told = move || {
        let voice = table.words().get();
        table.sitting.with(|sitting| match sitting.room().status() {
            Status::Playing => String::new(),
            Status::Over(ending) => voice.ending(ending, &players(sitting)),
            Status::Aborted { by } => voice.aborted(by, &players(sitting)),
        })
    };
    let rematch = StoredValue::new(move || {
        let terms = table.sitting.with_untracked(Sitting::rematch);
        if let Some(id) = table.begin(terms) {
            navigate(&format!("/game/{id}"), Default::default());
        }
    });
    view! {
        <Show when=move || table.sitting.with(Sitting::is_over)>
            <section class="ending" data-testid="ending">
                <h2>{told}</h2>
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
