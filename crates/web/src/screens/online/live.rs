//! A game over the network.

use crate::screens::NotFound;
use leptos::prelude::*;

#[component]
pub(crate) fn LiveGame() -> impl IntoView {
    view! { <NotFound/> }
}
