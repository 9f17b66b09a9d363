//! The account of whoever sits here.

use crate::screens::NotFound;
use leptos::prelude::*;

#[component]
pub(crate) fn Account() -> impl IntoView {
    view! { <NotFound/> }
}
