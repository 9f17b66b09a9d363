//! A player, with games and ratings.

use crate::screens::NotFound;
use leptos::prelude::*;

#[component]
pub(crate) fn Player() -> impl IntoView {
    view! { <NotFound/> }
}
