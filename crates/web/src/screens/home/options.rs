//! Optional choices.

use super::Chosen;
use super::clock::ClockChoice;
use super::opening::OpeningChoice;
use crate::announcer::announcer;
use crate::fields::{ChoiceOf, SelectField, TextField, TickOf, choosable};
use crate::preferences::{keep_choices, preferences};
use crate::screens::looks::{BoardPicker, PiecePicker};
use crate::texts::{home as home_texts, saved_speaker, t};
use leptos::prelude::*;
use local_play::{BadChoices, Choices, Opponent, Seating};
use room::MAX_NAME_CHARS;
use rules::Color;

/// The thinking times to choose from, in tenths of a second.
const THINKING: [u32; 7] = [5, 10, 20, 50, 100, 300, 600];

/// Optional choices.
#[component]
pub(crate) fn Options(choices: Chosen) -> impl IntoView {
    let is_computer =
        Memo::new(move |_| choices.with(|choices| choices.opponent == Opponent::Computer));
    let announcer = announcer();
    let to_defaults = move |_| {
        let before = choices.get_untracked();
        choices.update(|choices| {
            *choices = Choices {
                opponent: before.opponent,
                level: before.level,
                computer_side: before.computer_side,
                ..Choices::default()
            };
        });
        announcer.tell_undoable(t().home_reset_done(), t().undo(), move || {
            keep_choices(&before);
            choices.try_set(before.clone());
        });
    };
    view! {
        <details class="options" data-testid="options">
            <summary>
                <span>{t().home_options()}</span>
                <span class="hint">{move || summary(choices)}</span>
            </summary>
            <div class="stack wide">
                <Names choices is_computer/>
                <Show
                    when=move || is_computer.get()
                    fallback=move || view! { <SeatingChoice choices/> }
                >
                    <ThinkingTime choices/>
                    <Resigning choices/>
                </Show>
                <ClockChoice choices/>
                <OpeningChoice choices/>
                <PiecePicker name="home-pieces"/>
                <BoardPicker name="home-board"/>
                <Ticks choices/>
                <p>
                    <button class="button small" type="button" on:click=to_defaults>
                        {t().home_reset()}
                    </button>
                </p>
            </div>
        </details>
    }
}

/// Summarizes the choices, for the closed options.
fn summary(choices: Chosen) -> String {
    let said = choices.with(|choices| t().choices(choices));
    said.unwrap_or_else(|| t().home_options_lead().to_owned())
}

#[component]
fn Names(choices: Chosen, is_computer: Memo<bool>) -> impl IntoView {
    let preferences = preferences();
    let wrong = move |name: String| {
        choices.with(|choices| match choices.terms(&t().default_names(), 0) {
            Err(BadChoices::Name { name: bad, why }) if bad == name => {
                Some(saved_speaker().cannot_begin(&BadChoices::Name { name: bad, why }))
            }
            _ => None,
        })
    };
    let name = Signal::derive(move || choices.with(|choices| choices.name.clone()));
    let other = Signal::derive(move || choices.with(|choices| choices.other_name.clone()));
    let first_label = Signal::derive(move || {
        if is_computer.get() {
            t().home_your_name().to_owned()
        } else {
            home_texts::player_of(Color::Black, preferences.get().pieces)
        }
    });
    let other_label =
        Signal::derive(move || home_texts::player_of(Color::White, preferences.get().pieces));
    // Allows one more character than is valid, so a longer name is refused with a reason.
    let max_length = MAX_NAME_CHARS as u32 + 1;
    view! {
        <fieldset class="field">
            <legend>{t().home_players()}</legend>
            <div class="pair-of-fields">
                <TextField
                    label=first_label
                    name="name"
                    placeholder=t().home_name_placeholder()
                    max_length
                    value=name
                    on_input=move |name| choices.update(|choices| choices.name = name)
                    wrong=Signal::derive(move || wrong(name.get()))
                />
                <Show when=move || !is_computer.get()>
                    <TextField
                        label=other_label
                        name="other-name"
                        placeholder=t().home_name_placeholder()
                        max_length
                        value=other
                        on_input=move |name| choices.update(|choices| choices.other_name = name)
                        wrong=Signal::derive(move || wrong(other.get()))
                    />
                </Show>
            </div>
        </fieldset>
    }
}

#[component]
fn SeatingChoice(choices: Chosen) -> impl IntoView {
    let seating = Memo::new(move |_| choices.with(|choices| choices.seating));
    let options = [Seating::Fixed, Seating::Turns, Seating::Facing]
        .map(|seating| choosable(seating, t().seating(seating)));
    view! {
        <div>
            <ChoiceOf
                of=choices
                part=|it| &mut it.seating
                legend=t().home_seating().to_owned()
                name="seating"
                class="thirds"
                options=options.into()
            />
            <p class="hint below">{move || t().seating_hint(seating.get())}</p>
        </div>
    }
}

#[component]
fn ThinkingTime(choices: Chosen) -> impl IntoView {
    let options =
        THINKING.map(|tenths| (tenths, t().home_thinking_seconds(f64::from(tenths) / 10.0)));
    view! {
        <SelectField
            label=t().home_thinking()
            name="thinking"
            options=options.into()
            chosen=Signal::derive(move || choices.with(|choices| choices.thinking_tenths))
            on_choose=move |tenths| choices.update(|choices| choices.thinking_tenths = tenths)
        />
    }
}

#[component]
fn Resigning(choices: Chosen) -> impl IntoView {
    view! {
        <TickOf
            of=choices
            part=|it| &mut it.computer_resigns
            label=t().home_computer_resigns()
            hint=t().home_computer_resigns_hint()
            name="computer-resigns"
        />
    }
}

#[component]
fn Ticks(choices: Chosen) -> impl IntoView {
    view! {
        <fieldset class="field">
            <legend>{t().home_rules()}</legend>
            <TickOf
                of=choices
                part=|it| &mut it.show_forced
                label=t().home_show_forced()
                hint=t().home_show_forced_hint()
                name="show-forced"
            />
            <TickOf
                of=choices
                part=|it| &mut it.confirm_moves
                label=t().home_confirm()
                hint=t().home_confirm_hint()
                name="confirm"
            />
            <TickOf
                of=choices
                part=|it| &mut it.kings_safe_from_men
                label=t().home_house_rule()
                hint=t().home_house_rule_hint()
                name="house-rule"
            />
        </fieldset>
    }
}
