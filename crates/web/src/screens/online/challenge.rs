//! A challenge that came by link.

use crate::screens::NotFound;
use leptos::prelude::*;

#[component]
pub(crate) fn Challenge() -> impl IntoView {
    view! { <NotFound/> }
}
