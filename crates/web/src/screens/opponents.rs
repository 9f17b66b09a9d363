//! Choosing an opponent, for local and online games.

use crate::board::LoosePiece;
use crate::fields::{Choice, choosable};
use crate::taste::taste;
use crate::texts::{self, t};
use engine::Level;
use leptos::prelude::*;
use rules::{Color, Piece};

/// The level of the computer.
#[component]
pub(crate) fn LevelChoice(
    /// From 1 to 10.
    number: Memo<u8>,
    #[prop(into)] on_choose: Callback<u8>,
) -> impl IntoView {
    let level = move || Level::new(number.get()).unwrap_or(Level::LOWEST);
    let option = |level: Level| {
        choosable(
            level.number(),
            view! {
                <span aria-hidden="true">{level.number()}</span>
                <span class="unseen">{t().level_numbered(level.number(), texts::home::level_name(level))}</span>
            },
        )
    };
    view! {
        <div class="level">
            <Choice
                legend=t().home_level().to_owned()
                name="level"
                class="numbers"
                options=Level::all().map(option).collect()
                chosen=number
                on_choose
            />
            <p class="level-text" aria-live="polite" data-testid="level-text">
                <strong>{move || texts::home::level_name(level())}</strong>
                " "
                <span class="hint">{move || texts::home::level_text(level())}</span>
            </p>
        </div>
    }
}

/// A side to choose.
pub(crate) fn side(color: Color) -> impl IntoView {
    let taste = taste();
    view! {
        <LoosePiece piece=Piece::man(color)/>
        <span>{move || texts::side(color, taste.get().pieces)}</span>
    }
}

/// Both sides, for a random choice.
pub(crate) fn either_side(text: &'static str) -> impl IntoView {
    view! {
        <span class="pair">
            <LoosePiece piece=Piece::man(Color::Black)/>
            <LoosePiece piece=Piece::man(Color::White)/>
        </span>
        <span>{text}</span>
    }
}
