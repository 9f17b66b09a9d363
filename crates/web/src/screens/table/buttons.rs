//! The buttons that every table has. The table decides which of them can be pressed.

use super::{Shown, TableView};
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use room::Action;

/// Takes back the person's last turn, or asks for that.
#[component]
pub(crate) fn TakeBackButton<D: Shown>(
    table: TableView<D>,
    #[prop(into)] is_disabled: Signal<bool>,
) -> impl IntoView {
    let action = Memo::new(move |_| table.buttons.get().take_back);
    view! {
        <button class="button" disabled=move || is_disabled.get() || action.get().is_none() on:click=move |_| table.act_if(action)>
            <Icon path=icon::BACK/>{t().game_take_back()}
        </button>
    }
}

/// Claims a draw if the rules allow it, or else offers one.
#[component]
pub(crate) fn DrawButton<D: Shown>(
    table: TableView<D>,
    #[prop(into)] is_disabled: Signal<bool>,
) -> impl IntoView {
    let action = Memo::new(move |_| table.buttons.get().draw);
    let label = move || match action.get() {
        Some(Action::ClaimDraw) => t().game_claim_draw(),
        _ => t().game_offer_draw(),
    };
    view! {
        <button class="button" disabled=move || is_disabled.get() || action.get().is_none() on:click=move |_| table.act_if(action)>
            <Icon path=icon::HANDSHAKE/>{label}
        </button>
    }
}

/// Turns the board.
#[component]
pub(crate) fn FlipButton<D: Shown>(table: TableView<D>) -> impl IntoView {
    view! {
        <button class="button" on:click=move |_| { table.change(|table, _| table.flip()); }>
            <Icon path=icon::FLIP/>{t().flip()}
        </button>
    }
}
