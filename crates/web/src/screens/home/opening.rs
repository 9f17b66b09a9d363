//! How the game starts.

use super::Chosen;
use crate::fields::{Choice, SelectField, TextField, choosable};
use crate::texts::{saved_speaker, t};
use leptos::prelude::*;
use leptos_router::components::A;
use local_play::{Choices, Opening, OpeningKind};
use notation::Deck;

/// The name of a kind of opening.
fn kind_name(kind: OpeningKind) -> &'static str {
    match kind {
        OpeningKind::AsYouPlease => t().home_free_choice(),
        OpeningKind::Ballot => t().home_ballot(),
        OpeningKind::ElevenMan => t().home_eleven_man(),
        OpeningKind::Own => t().home_custom_position(),
    }
}

/// How the game starts.
#[component]
pub(crate) fn OpeningChoice(choices: Chosen) -> impl IntoView {
    let kind = Memo::new(move |_| choices.with(|choices| choices.opening.kind()));
    let choose = move |kind: OpeningKind| {
        choices.update(|choices| choices.opening = kind.usual());
    };
    let more = move || match kind.get() {
        OpeningKind::AsYouPlease => ().into_any(),
        OpeningKind::Ballot => {
            view! { <DeckChoice choices kind=kind.get() hint=t().home_ballot_hint()/> }.into_any()
        }
        OpeningKind::ElevenMan => {
            view! { <DeckChoice choices kind=kind.get() hint=t().home_eleven_man_hint()/> }
                .into_any()
        }
        OpeningKind::Own => view! { <OwnPosition choices/> }.into_any(),
    };
    view! {
        <div class="stack">
            <Choice
                legend=t().home_opening().to_owned()
                name="opening"
                class="quarters"
                options=OpeningKind::ALL.map(|kind| choosable(kind, kind_name(kind))).into()
                chosen=kind
                on_choose=choose
            />
            {more}
        </div>
    }
}

#[component]
fn DeckChoice(choices: Chosen, kind: OpeningKind, hint: &'static str) -> impl IntoView {
    let named = |&deck: &Deck| (Some(deck), t().deck(deck));
    let choose = move |deck: Option<Deck>| {
        if let Some(deck) = deck {
            choices.update(|choices| choices.opening = Opening::drawn_from(deck));
        }
    };
    view! {
        <SelectField
            label=t().home_deck()
            name="deck"
            options=kind.decks().iter().map(named).collect()
            chosen=Signal::derive(move || choices.with(|choices| choices.opening.deck()))
            on_choose=choose
        />
        <p class="hint">{hint}</p>
    }
}

#[component]
fn OwnPosition(choices: Chosen) -> impl IntoView {
    let [before, after] = t().home_fen_hint();
    let wrong = Signal::derive(move || {
        let why = choices.with(Choices::start).err()?;
        Some(saved_speaker().cannot_begin(&why))
    });
    view! {
        <TextField
            label=t().home_fen().to_owned()
            name="fen"
            is_code=true
            max_length=400
            value=Signal::derive(move || choices.with(|choices| choices.opening.fen().to_owned()))
            on_input=move |fen| choices.update(|choices| choices.opening = Opening::Own { fen })
            wrong
        />
        <p class="hint">
            {before} <A href="/setup">{t().home_fen_link()}</A> {after}
        </p>
    }
}
