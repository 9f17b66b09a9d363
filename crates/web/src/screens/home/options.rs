//! Everything that can be chosen and need not be.

use super::Chosen;
use super::clock::ClockChoice;
use super::opening::OpeningChoice;
use crate::fields::{Choice, SelectField, TextField, Tick, choosable};
use crate::screens::looks::{BoardPicker, PiecePicker};
use crate::taste::{keep_choices, taste};
use crate::texts::home as words;
use crate::voice::voice;
use leptos::prelude::*;
use local_play::{BadChoices, Choices, Clock, Opening, Opponent, Seating};
use room::MAX_NAME_CHARS;
use rules::Color;

/// How long the computer may think, in tenths of a second.
const THINKING: [u32; 7] = [5, 10, 20, 50, 100, 300, 600];

/// Everything that can be chosen and need not be.
#[component]
pub(crate) fn Options(choices: Chosen) -> impl IntoView {
    let is_computer =
        Memo::new(move |_| choices.with(|choices| choices.opponent == Opponent::Computer));
    let voice = voice();
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
        voice.tell_undoable(words::DEFAULTS_DONE, words::UNDO, move || {
            keep_choices(&before);
            choices.try_set(before.clone());
        });
    };
    view! {
        <details class="options" data-testid="options">
            <summary>
                <span>{words::OPTIONS}</span>
                <span class="hint">{move || summary(choices)}</span>
            </summary>
            <div class="stack wide">
                <Names choices is_computer/>
                <Show
                    when=move || is_computer.get()
                    fallback=move || view! { <SeatingChoice choices/> }
                >
                    <ThinkingTime choices/>
                </Show>
                <ClockChoice choices/>
                <OpeningChoice choices/>
                <PiecePicker name="home-pieces"/>
                <BoardPicker name="home-board"/>
                <Ticks choices/>
                <p>
                    <button class="button small" type="button" on:click=to_defaults>
                        {words::BACK_TO_DEFAULTS}
                    </button>
                </p>
            </div>
        </details>
    }
}

/// What is chosen, so that nobody has to look.
fn summary(choices: Chosen) -> String {
    choices.with(|choices| {
        let clock = match choices.clock {
            Clock::None => None,
            Clock::PerTurn { seconds } => Some(words::preset_seconds(seconds)),
            Clock::SuddenDeath { minutes } => Some(words::preset_minutes(minutes)),
            Clock::Fischer { minutes, increment } => {
                Some(words::preset_fischer(minutes, increment))
            }
        };
        let opening = match &choices.opening {
            Opening::AsYouPlease => None,
            Opening::Ballot { deck } if deck.starts_with("eleven") => Some(words::ELEVEN_MAN),
            Opening::Ballot { .. } => Some(words::BALLOT),
            Opening::Own { .. } => Some(words::OWN_POSITION),
        };
        let house = choices.kings_safe_from_men.then_some(words::HOUSE_SHORT);
        let confirm = choices.confirm_moves.then_some(words::CONFIRM_SHORT);
        let seating = (choices.opponent == Opponent::Person && choices.seating != Seating::Fixed)
            .then(|| words::seating(choices.seating));
        let parts: Vec<String> = [
            clock.map(|clock| format!("{} {clock}", words::CLOCK)),
            opening.map(str::to_owned),
            seating.map(str::to_owned),
            house.map(str::to_owned),
            confirm.map(str::to_owned),
        ]
        .into_iter()
        .flatten()
        .collect();
        if parts.is_empty() {
            words::OPTIONS_LEAD.to_owned()
        } else {
            words::summary(&parts)
        }
    })
}

#[component]
fn Names(choices: Chosen, is_computer: Memo<bool>) -> impl IntoView {
    let taste = taste();
    let wrong = move |name: String| {
        choices.with(|choices| match choices.terms(0) {
            Err(BadChoices::Name { name: bad, why }) if bad == name => {
                Some(words::cannot_begin(&BadChoices::Name { name: bad, why }))
            }
            _ => None,
        })
    };
    let name = Signal::derive(move || choices.with(|choices| choices.name.clone()));
    let other = Signal::derive(move || choices.with(|choices| choices.other_name.clone()));
    let first_label = Signal::derive(move || {
        if is_computer.get() {
            words::YOUR_NAME.to_owned()
        } else {
            words::player_of(Color::Black, taste.get().pieces)
        }
    });
    let other_label = Signal::derive(move || words::player_of(Color::White, taste.get().pieces));
    // Longer names are refused with a reason, so more can be typed than may be used.
    let max_length = MAX_NAME_CHARS as u32 + 1;
    view! {
        <fieldset class="field">
            <legend>{words::PLAYERS}</legend>
            <div class="pair-of-fields">
                <TextField
                    label=first_label
                    name="name"
                    placeholder=words::NAME_PLACEHOLDER
                    max_length
                    value=name
                    on_input=move |name| choices.update(|choices| choices.name = name)
                    wrong=Signal::derive(move || wrong(name.get()))
                />
                <Show when=move || !is_computer.get()>
                    <TextField
                        label=other_label
                        name="other-name"
                        placeholder=words::NAME_PLACEHOLDER
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
        .map(|seating| choosable(seating, words::seating(seating)));
    view! {
        <div>
            <Choice
                legend=words::SEATING.to_owned()
                name="seating"
                class="thirds"
                options=options.into()
                chosen=seating
                on_choose=move |seating| choices.update(|choices| choices.seating = seating)
            />
            <p class="hint below">{move || words::seating_hint(seating.get())}</p>
        </div>
    }
}

#[component]
fn ThinkingTime(choices: Chosen) -> impl IntoView {
    let options = THINKING.map(|tenths| (tenths, words::thinking(tenths)));
    view! {
        <SelectField
            label=words::THINKING
            name="thinking"
            options=options.into()
            chosen=Signal::derive(move || choices.with(|choices| choices.thinking_tenths))
            on_choose=move |tenths| choices.update(|choices| choices.thinking_tenths = tenths)
        />
    }
}

#[component]
fn Ticks(choices: Chosen) -> impl IntoView {
    view! {
        <fieldset class="field">
            <legend>{words::RULES}</legend>
            <Tick
                label=words::SHOW_FORCED
                hint=words::SHOW_FORCED_HINT
                name="show-forced"
                on=Signal::derive(move || choices.with(|choices| choices.show_forced))
                on_change=move |on| choices.update(|choices| choices.show_forced = on)
            />
            <Tick
                label=words::CONFIRM
                hint=words::CONFIRM_HINT
                name="confirm"
                on=Signal::derive(move || choices.with(|choices| choices.confirm_moves))
                on_change=move |on| choices.update(|choices| choices.confirm_moves = on)
            />
            <Tick
                label=words::HOUSE_RULE
                hint=words::HOUSE_RULE_HINT
                name="house-rule"
                on=Signal::derive(move || choices.with(|choices| choices.kings_safe_from_men))
                on_change=move |on| choices.update(|choices| choices.kings_safe_from_men = on)
            />
        </fieldset>
    }
}
