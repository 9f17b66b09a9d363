//! Against whom, how strong, which side.

use super::Chosen;
use crate::board::LoosePiece;
use crate::fields::{Choice, choosable};
use crate::taste::taste;
use crate::texts::{self, home as words};
use engine::Level;
use leptos::prelude::*;
use local_play::{ComputerSide, Opponent};
use rules::{Color, Piece};

/// Against whom, how strong, which side.
#[component]
pub(crate) fn OpponentChoice(choices: Chosen) -> impl IntoView {
    let options = vec![
        choosable(Opponent::Computer, words::AGAINST_COMPUTER),
        choosable(Opponent::Person, words::TWO_PLAYERS),
    ];
    let opponent = Memo::new(move |_| choices.with(|choices| choices.opponent));
    view! {
        <Choice
            legend=words::OPPONENT.to_owned()
            name="opponent"
            class="halves"
            options
            chosen=opponent
            on_choose=move |opponent| choices.update(|choices| choices.opponent = opponent)
        />
        <Show when=move || opponent.get() == Opponent::Computer>
            <LevelChoice choices/>
            <SideChoice choices/>
        </Show>
    }
}

#[component]
fn LevelChoice(choices: Chosen) -> impl IntoView {
    let number = Memo::new(move |_| choices.with(|choices| choices.level));
    let level = move || Level::new(number.get()).unwrap_or(Level::LOWEST);
    let option = |level: Level| {
        choosable(
            level.number(),
            view! {
                <span aria-hidden="true">{level.number()}</span>
                <span class="unseen">{format!("{}, {level}", level.number())}</span>
            },
        )
    };
    view! {
        <div class="level">
            <Choice
                legend=words::LEVEL.to_owned()
                name="level"
                class="numbers"
                options=Level::all().map(option).collect()
                chosen=number
                on_choose=move |level| choices.update(|choices| choices.level = level)
            />
            <p class="level-text" aria-live="polite" data-testid="level-text">
                <strong>{move || level().name()}</strong>
                " "
                <span class="hint">{move || level().description()}</span>
            </p>
        </div>
    }
}

/// The side of the person is the one that the computer does not have.
#[component]
fn SideChoice(choices: Chosen) -> impl IntoView {
    let taste = taste();
    let side = move |color: Color| {
        view! {
            <LoosePiece piece=Piece::man(color)/>
            <span>{move || texts::side(color, taste.get().pieces)}</span>
        }
    };
    let both = view! {
        <span class="pair">
            <LoosePiece piece=Piece::man(Color::Black)/>
            <LoosePiece piece=Piece::man(Color::White)/>
        </span>
        <span>{words::CHANCE}</span>
    };
    let options = vec![
        choosable(ComputerSide::White, side(Color::Black)),
        choosable(ComputerSide::Black, side(Color::White)),
        choosable(ComputerSide::Random, both),
    ];
    view! {
        <Choice
            legend=Signal::derive(move || words::your_pieces(taste.get().pieces))
            name="side"
            class="thirds"
            options
            chosen=Signal::derive(move || choices.with(|choices| choices.computer_side))
            on_choose=move |side| choices.update(|choices| choices.computer_side = side)
        />
    }
}
