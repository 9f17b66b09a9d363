//! The buttons that go through the moves.

use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;

/// Where a button leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum StepTo {
    First,
    Previous,
    Next,
    Last,
}

/// The buttons that go through the moves.
#[component]
pub(crate) fn Steps(
    /// Whether there's nothing before.
    is_first: Signal<bool>,
    /// Whether there's nothing after.
    is_last: Signal<bool>,
    /// What the last button is called.
    last: &'static str,
    /// The class of the buttons.
    #[prop(default = "button")]
    class: &'static str,
    go: Callback<StepTo>,
    /// What comes after the buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let buttons = [
        (StepTo::First, t().game_first(), icon::FIRST, is_first),
        (
            StepTo::Previous,
            t().game_previous(),
            icon::PREVIOUS,
            is_first,
        ),
        (StepTo::Next, t().game_next(), icon::NEXT, is_last),
        (StepTo::Last, last, icon::LAST, is_last),
    ];
    let buttons = buttons.map(|(to, label, path, is_disabled)| {
        view! {
            <button class=class aria-label=label disabled=is_disabled on:click=move |_| go.run(to)>
                <Icon path/>
            </button>
        }
    });
    view! {
        <div class="steps" role="group" aria-label=t().game_steps()>
            {buttons}
            {children.map(|children| children())}
        </div>
    }
}
