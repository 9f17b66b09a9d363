//! The end of a local game.

use super::table::GameTable;
use crate::icon::{self, Icon};
use crate::screens::table::EndingCard;
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use local_play::Session;

/// The result, and what can be done next.
#[component]
pub(super) fn Announcement(table: GameTable) -> impl IntoView {
    let navigate = use_navigate();
    let view = table.view;
    let rematch = StoredValue::new(move || {
        let terms = view.game_untracked(|game| Session::rematch(game.session()));
        if let Some(id) = table.begin(terms) {
            navigate(&format!("/game/{id}"), Default::default());
        }
    });
    view! {
        <EndingCard table=view>
            <div class="row">
                <button class="button primary" on:click=move |_| rematch.with_value(|rematch| rematch())>
                    <Icon path=icon::AGAIN/>{t().game_rematch()}
                </button>
                <A href=move || format!("/review/{}", table.kept.with(|kept| kept.id.clone())) attr:class="button">
                    <Icon path=icon::EYE/>{t().game_review()}
                </A>
                <A href="/" attr:class="button"><Icon path=icon::NEW/>{t().game_new()}</A>
            </div>
        </EndingCard>
    }
}
