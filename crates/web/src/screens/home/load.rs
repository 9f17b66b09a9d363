//! A game from a file.

use crate::icon::{self, Icon};
use crate::intake::{Source, take_in};
use crate::screens::library::Report;
use crate::shelf::shelf;
use crate::texts::home as words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use local_play::ImportReport;

/// Asks for a file. One game opens at once; of more, or of less, there is a report.
#[component]
pub(crate) fn LoadButton() -> impl IntoView {
    let shelf = shelf();
    let navigate = use_navigate();
    let is_busy = RwSignal::new(false);
    let report = RwSignal::new(None::<ImportReport>);
    let choose = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file can be chosen again.
        input.set_value("");
        is_busy.set(true);
        report.set(None);
        let navigate = navigate.clone();
        spawn_local(async move {
            let taken = take_in(Source::File(file), shelf, |_| {}).await;
            is_busy.try_set(false);
            match taken.only_game {
                Some(address) => navigate(&address, leptos_router::NavigateOptions::default()),
                None => drop(report.try_set(Some(taken.report))),
            }
        });
    };
    view! {
        <label class="button file">
            <Icon path=icon::OPEN/>
            {move || if is_busy.get() { words::LOADING } else { words::LOAD }}
            <input
                type="file"
                accept=".pdn,.pgn,.txt,.json"
                data-testid="load"
                on:change=choose
            />
        </label>
        {move || report.get().map(|report| view! {
            <div class="whole-row" role="status"><Report report has_link=true/></div>
        })}
    }
}
