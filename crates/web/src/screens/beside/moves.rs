//! The moves of a game, for reading and navigation.

use super::steps::{StepTo, Steps};
use super::visible::keep_visible;
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::sound;
use crate::texts::t;
use leptos::prelude::*;
use table::{ScoreMove, ScoreSheet};

/// Turns sounds on and off, next to the moves that make them.
#[component]
fn SoundSwitch() -> impl IntoView {
    let preferences = preferences();
    let is_on = Memo::new(move |_| preferences.get().sounds);
    let turn = move |_| {
        preferences.change(|settings| settings.sounds = !settings.sounds);
        sound::sample(preferences);
    };
    view! {
        <button
            class="button small"
            role="switch"
            aria-label=t().game_sounds()
            aria-checked=move || is_on.get().to_string()
            title=t().game_sounds()
            data-testid="sound"
            on:click=turn
        >
            {move || view! { <Icon path=if is_on.get() { icon::SOUND } else { icon::SILENCE }/> }}
        </button>
    }
}

/// The move list.
#[component]
pub(crate) fn MoveList(
    score: Memo<ScoreSheet>,
    /// The number of moves up to the position on the screen.
    #[prop(into)]
    seen: Signal<usize>,
    /// Whether the result is next to the list, which makes it shorter.
    #[prop(into)]
    is_over: Signal<bool>,
    /// Shows the position after this many moves.
    look_at: Callback<usize>,
) -> impl IntoView {
    let words = preferences().words();
    let rows = Memo::new(move |_| score.with(|score| score.rows.clone()));
    let list = NodeRef::<leptos::html::Div>::new();
    // Keeps the newest move, or the one on the screen, visible. If the focus is in the list, it
    // follows.
    Effect::new(move || {
        rows.track();
        is_over.track();
        let seen = seen.get();
        let Some(list) = list.get() else { return };
        // The card at the end of a game makes the list shorter, so look afterward.
        request_animation_frame(move || keep_visible(&list, &format!("[data-made=\"{seen}\"]")));
    });
    // Tab reaches one move, and the arrow keys continue from there.
    let stop = move |made: usize| made == seen.get().max(1);
    let button = move |entry: Option<ScoreMove>| {
        entry.map(|ScoreMove { made, text }| {
            view! {
                <button
                    data-made=made.to_string()
                    tabindex=move || if stop(made) { "0" } else { "-1" }
                    aria-current=move || (seen.get() == made).then_some("true")
                    on:click=move |_| look_at.run(made)
                >{text}</button>
            }
        })
    };
    let counters = Memo::new(move |_| {
        let counters = score.with(|score| score.counters);
        words.with(|words| words.draw_counters(counters))
    });
    let last = Signal::derive(move || score.with(|score| score.last));
    let opening = Memo::new(move |_| score.with(|score| score.opening));
    let is_first = Signal::derive(move || seen.get() == 0);
    let is_last = Signal::derive(move || seen.get() == last.get());
    let go = move |to| {
        let seen = seen.get_untracked();
        look_at.run(match to {
            StepTo::First => 0,
            StepTo::Previous => seen.saturating_sub(1),
            StepTo::Next => seen + 1,
            StepTo::Last => usize::MAX,
        });
    };
    view! {
        <div class="moves" node_ref=list role="region" aria-label=t().game_moves()>
            {move || opening.get().map(|name| view! {
                <p class="hint opening" data-testid="opening"><bdi>{t().learn_opening(name)}</bdi></p>
            })}
            <Show when=move || !rows.with(Vec::is_empty) fallback=|| view! { <p class="hint empty">{t().game_no_moves()}</p> }>
                <ol>
                    <For each=move || rows.get() key=Clone::clone let:row>
                        <li class="line-of-moves">
                            <span class="number">{row.number}"."</span>
                            <span>{button(row.black.clone())}</span>
                            <span>{button(row.white.clone())}</span>
                        </li>
                    </For>
                </ol>
            </Show>
            {move || counters.get().map(|text| view! {
                <p class="hint counters" data-testid="counters">{text}</p>
            })}
        </div>
        <Steps
            is_first
            is_last
            last=t().game_last()
            class="button small"
            go=Callback::new(go)
        >
            <SoundSwitch/>
        </Steps>
    }
}
