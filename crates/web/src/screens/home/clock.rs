//! The clock.

use super::Chosen;
use crate::fields::{Choice, NumberField, TimeFields, choosable};
use crate::texts::t;
use leptos::prelude::*;
use local_play::Clock;

/// The name of a kind of clock.
fn kind_name(clock: Clock) -> &'static str {
    match clock {
        Clock::None => t().home_no_clock(),
        Clock::PerTurn { .. } => t().home_per_turn(),
        Clock::SuddenDeath { .. } => t().home_sudden_death(),
        Clock::Fischer { .. } => t().home_fischer(),
    }
}

/// The kind of clock, and its times.
#[component]
pub(crate) fn ClockChoice(choices: Chosen) -> impl IntoView {
    let clock = Memo::new(move |_| choices.with(|choices| choices.clock));
    let usual = Memo::new(move |_| clock.get().usual());
    let numbers = Signal::derive(move || clock.get().numbers());
    let set = move |clock: Clock| choices.update(|choices| choices.clock = clock);
    let set_numbers = move |numbers| set(clock.get_untracked().with_numbers(numbers));
    let time = Signal::derive(move || numbers.get().0);
    let set_time = move |time| set_numbers((time, 0));
    let fields = move || match usual.get() {
        Clock::None => ().into_any(),
        Clock::PerTurn { .. } => view! {
            <NumberField
                label=t().home_seconds_per_turn()
                name="turn-seconds"
                min=1
                max=Clock::MAX_SECONDS
                value=time
                on_change=set_time
            />
        }
        .into_any(),
        Clock::SuddenDeath { .. } => view! {
            <NumberField
                label=t().home_minutes()
                name="minutes"
                min=1
                max=Clock::MAX_MINUTES
                value=time
                on_change=set_time
            />
        }
        .into_any(),
        Clock::Fischer { .. } => view! {
            <TimeFields
                labels=[t().home_minutes(), t().home_increment()]
                max_minutes=Clock::MAX_MINUTES
                increments=(1, Clock::MAX_SECONDS)
                value=numbers
                on_change=set_numbers
            />
        }
        .into_any(),
    };
    let presets = move || {
        let preset = |preset: Clock| {
            view! {
                <button
                    class="button small chip"
                    type="button"
                    aria-pressed=move || (clock.get() == preset).to_string()
                    on:click=move |_| set(preset)
                >
                    {t().local_clock(preset)}
                </button>
            }
        };
        let presets = usual.get().presets();
        (!presets.is_empty()).then(|| {
            let buttons = presets.into_iter().map(preset).collect_view();
            view! { <div class="row" role="group" aria-label=t().home_presets()>{buttons}</div> }
        })
    };
    view! {
        <div class="stack">
            <Choice
                legend=t().home_clock().to_owned()
                name="clock"
                class="quarters"
                options=Clock::USUAL.map(|kind| choosable(kind, kind_name(kind))).into()
                chosen=usual
                on_choose=set
            />
            {presets}
            {fields}
            <Show when=move || usual.get() != Clock::None>
                <p class="hint">{t().home_clock_hint()}</p>
            </Show>
        </div>
    }
}
