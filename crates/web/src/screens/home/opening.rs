//! How the game starts.

use super::Chosen;
use crate::fields::{Choice, SelectField, TextField, choosable};
use crate::texts::{saved_speaker, t};
use leptos::prelude::*;
use leptos_router::components::A;
use local_play::{Choices, Opening};
use notation::{Deck, Fen};
use rules::Position;

/// The ballot decks, the official one first.
const BALLOTS: [Deck; 7] = [
    Deck::ThreeMove,
    Deck::ThreeMoveCrossboard,
    Deck::ThreeMoveMailplay,
    Deck::ThreeMoveBarred,
    Deck::ThreeMoveTable,
    Deck::TwoMove,
    Deck::TwoMoveBarred,
];

const ELEVEN_MAN: [Deck; 2] = [Deck::ElevenManDraws, Deck::ElevenMan];

/// The kinds of openings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    AsYouPlease,
    Ballot,
    ElevenMan,
    Own,
}

impl Kind {
    fn of(opening: &Opening) -> Kind {
        match opening {
            Opening::AsYouPlease => Kind::AsYouPlease,
            Opening::Ballot { deck } if is_eleven_man(deck) => Kind::ElevenMan,
            Opening::Ballot { .. } => Kind::Ballot,
            Opening::Own { .. } => Kind::Own,
        }
    }

    /// Returns the default opening of this kind.
    fn usual(self) -> Opening {
        match self {
            Kind::AsYouPlease => Opening::AsYouPlease,
            Kind::Ballot => drawn_from(BALLOTS[0]),
            Kind::ElevenMan => drawn_from(ELEVEN_MAN[0]),
            Kind::Own => Opening::Own {
                fen: Fen::from(&Position::START).to_string(),
            },
        }
    }
}

fn is_eleven_man(deck: &str) -> bool {
    ELEVEN_MAN.iter().any(|eleven| eleven.name() == deck)
}

fn drawn_from(deck: Deck) -> Opening {
    Opening::Ballot {
        deck: deck.name().to_owned(),
    }
}

/// How the game starts.
#[component]
pub(crate) fn OpeningChoice(choices: Chosen) -> impl IntoView {
    let kind = Memo::new(move |_| choices.with(|choices| Kind::of(&choices.opening)));
    let set = move |opening: Opening| choices.update(|choices| choices.opening = opening);
    let options = vec![
        choosable(Kind::AsYouPlease, t().home_free_choice()),
        choosable(Kind::Ballot, t().home_ballot()),
        choosable(Kind::ElevenMan, t().home_eleven_man()),
        choosable(Kind::Own, t().home_custom_position()),
    ];
    let more = move || match kind.get() {
        Kind::AsYouPlease => ().into_any(),
        Kind::Ballot => view! { <DeckChoice choices decks=&BALLOTS/> }.into_any(),
        Kind::ElevenMan => view! { <DeckChoice choices decks=&ELEVEN_MAN/> }.into_any(),
        Kind::Own => view! { <OwnPosition choices/> }.into_any(),
    };
    view! {
        <div class="stack">
            <Choice
                legend=t().home_opening().to_owned()
                name="opening"
                class="quarters"
                options
                chosen=kind
                on_choose=move |kind: Kind| set(kind.usual())
            />
            {more}
        </div>
    }
}

#[component]
fn DeckChoice(choices: Chosen, decks: &'static [Deck]) -> impl IntoView {
    let chosen = Signal::derive(move || {
        choices.with(|choices| match &choices.opening {
            Opening::Ballot { deck } => deck.parse().unwrap_or(decks[0]),
            Opening::AsYouPlease | Opening::Own { .. } => decks[0],
        })
    });
    let hint = if is_eleven_man(decks[0].name()) {
        t().home_eleven_man_hint()
    } else {
        t().home_ballot_hint()
    };
    view! {
        <SelectField
            label=t().home_deck()
            name="deck"
            options=decks.iter().map(|&deck| (deck, t().deck(deck))).collect()
            chosen
            on_choose=move |deck| choices.update(|choices| choices.opening = drawn_from(deck))
        />
        <p class="hint">{hint}</p>
    }
}

#[component]
fn OwnPosition(choices: Chosen) -> impl IntoView {
    let [before, after] = t().home_fen_hint();
    let fen = Signal::derive(move || {
        choices.with(|choices| match &choices.opening {
            Opening::Own { fen } => fen.clone(),
            Opening::AsYouPlease | Opening::Ballot { .. } => String::new(),
        })
    });
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
            value=fen
            on_input=move |fen| choices.update(|choices| choices.opening = Opening::Own { fen })
            wrong
        />
        <p class="hint">
            {before} <A href="/setup">{t().home_fen_link()}</A> {after}
        </p>
    }
}
