//! Choosing an opponent, for local and online games.

use crate::board::LoosePiece;
use crate::preferences::preferences;
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
    let slid = move |event| {
        if let Ok(number) = event_target_value(&event).parse() {
            on_choose.run(number);
        }
    };
    let numbered = move || {
        let level = level();
        t().level_numbered(level.number(), t().level_name(level.number()))
    };
    // The measured steps don't support more digits.
    let rating = move || t().level_rating(&((level().rating() + 5) / 10 * 10).to_string());
    let described = move || t().facts([numbered(), rating()]);
    view! {
        <div class="level">
            <label class="field">
                <span class="level-head">
                    <span>{t().home_level()}</span>
                    <output class="level-name" data-testid="level-name">{numbered}</output>
                    <span class="hint">{rating}</span>
                </span>
                <input
                    type="range"
                    min=Level::LOWEST.number()
                    max=Level::FULL.number()
                    step="1"
                    data-testid="level"
                    prop:value=move || number.get().to_string()
                    aria-valuetext=described
                    on:input=slid
                />
            </label>
            <p class="level-text hint" data-testid="level-text">
                {move || t().level_text(level().number())}
            </p>
        </div>
    }
}

/// A side to choose.
pub(crate) fn side(color: Color) -> impl IntoView {
    let preferences = preferences();
    view! {
        <LoosePiece piece=Piece::man(color)/>
        <span>{move || texts::side(color, preferences.get().pieces)}</span>
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
