//! The clock.

use super::Chosen;
use crate::fields::{Choice, NumberField, TimeFields, choosable};
use crate::texts::t;
use leptos::prelude::*;
use local_play::Clock;

const TURNS: [u32; 4] = [15, 30, 60, 120];
const GAMES: [u32; 5] = [3, 5, 10, 20, 60];
const INCREMENTS: [(u32, u32); 5] = [(3, 2), (5, 3), (10, 5), (15, 10), (30, 30)];

/// The kinds of clocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    None,
    PerTurn,
    SuddenDeath,
    Fischer,
}

impl Kind {
    const fn of(clock: Clock) -> Kind {
        match clock {
            Clock::None => Kind::None,
            Clock::PerTurn { .. } => Kind::PerTurn,
            Clock::SuddenDeath { .. } => Kind::SuddenDeath,
            Clock::Fischer { .. } => Kind::Fischer,
        }
    }

    /// Returns the default clock of this kind.
    const fn usual(self) -> Clock {
        match self {
            Kind::None => Clock::None,
            Kind::PerTurn => Clock::PerTurn { seconds: 30 },
            Kind::SuddenDeath => Clock::SuddenDeath { minutes: 10 },
            Kind::Fischer => Clock::Fischer {
                minutes: 5,
                increment: 3,
            },
        }
    }
}

/// The kind of clock, and its times.
#[component]
pub(crate) fn ClockChoice(choices: Chosen) -> impl IntoView {
    let clock = Memo::new(move |_| choices.with(|choices| choices.clock));
    let kind = Memo::new(move |_| Kind::of(clock.get()));
    let set = move |clock: Clock| choices.update(|choices| choices.clock = clock);
    let options = vec![
        choosable(Kind::None, t().home_no_clock()),
        choosable(Kind::PerTurn, t().home_per_turn()),
        choosable(Kind::SuddenDeath, t().home_sudden_death()),
        choosable(Kind::Fischer, t().home_fischer()),
    ];
    let minutes = Signal::derive(move || match clock.get() {
        Clock::SuddenDeath { minutes } | Clock::Fischer { minutes, .. } => minutes,
        Clock::None | Clock::PerTurn { .. } => 0,
    });
    let increment = Signal::derive(move || match clock.get() {
        Clock::Fischer { increment, .. } => increment,
        _ => 0,
    });
    let turn = Signal::derive(move || match clock.get() {
        Clock::PerTurn { seconds } => seconds,
        _ => 0,
    });
    let fields = move || {
        match kind.get() {
        Kind::None => ().into_any(),
        Kind::PerTurn => view! {
            <Presets presets=TURNS.map(|seconds| Clock::PerTurn { seconds }).into() clock set=Callback::new(set)/>
            <NumberField
                label=t().home_seconds_per_turn()
                name="turn-seconds"
                min=1
                max=Clock::MAX_SECONDS
                value=turn
                on_change=move |seconds| set(Clock::PerTurn { seconds })
            />
        }
        .into_any(),
        Kind::SuddenDeath => view! {
            <Presets presets=GAMES.map(|minutes| Clock::SuddenDeath { minutes }).into() clock set=Callback::new(set)/>
            <NumberField
                label=t().home_minutes()
                name="minutes"
                min=1
                max=Clock::MAX_MINUTES
                value=minutes
                on_change=move |minutes| set(Clock::SuddenDeath { minutes })
            />
        }
        .into_any(),
        Kind::Fischer => view! {
            <Presets presets=INCREMENTS.map(|(minutes, increment)| Clock::Fischer { minutes, increment }).into() clock set=Callback::new(set)/>
            <TimeFields
                labels=[t().home_minutes(), t().home_increment()]
                max_minutes=Clock::MAX_MINUTES
                increments=(1, Clock::MAX_SECONDS)
                value=Signal::derive(move || (minutes.get(), increment.get()))
                on_change=move |(minutes, increment)| set(Clock::Fischer { minutes, increment })
            />
        }
        .into_any(),
    }
    };
    view! {
        <div class="stack">
            <Choice
                legend=t().home_clock().to_owned()
                name="clock"
                class="quarters"
                options
                chosen=kind
                on_choose=move |kind: Kind| set(kind.usual())
            />
            {fields}
            <Show when=move || kind.get() != Kind::None>
                <p class="hint">{t().home_clock_hint()}</p>
            </Show>
        </div>
    }
}

#[component]
fn Presets(presets: Vec<Clock>, clock: Memo<Clock>, set: Callback<Clock>) -> impl IntoView {
    let buttons = presets
        .into_iter()
        .map(|preset| {
            view! {
                <button
                    class="button small chip"
                    type="button"
                    aria-pressed=move || (clock.get() == preset).to_string()
                    on:click=move |_| set.run(preset)
                >
                    {t().local_clock(preset)}
                </button>
            }
        })
        .collect_view();
    view! { <div class="row" role="group" aria-label=t().home_presets()>{buttons}</div> }
}
