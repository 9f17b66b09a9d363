//! The end of a game: who won and how, and what can be done next.

use super::{Shown, TableView};
use crate::board::{LoosePiece, side_class};
use crate::browser;
use leptos::prelude::*;
use room::Status;
use rules::{Color, Outcome, Piece};
use table::Driver;

/// The card at the end of a game. Its children are the buttons.
#[component]
pub(crate) fn EndingCard<D: Shown>(table: TableView<D>, children: ChildrenFn) -> impl IntoView {
    let is_over = Memo::new(move |_| table.game(Driver::is_over));
    // Only a game that ends on this screen is celebrated.
    let is_fresh = RwSignal::new(false);
    Effect::new(move |was_over: Option<bool>| {
        let is_over = is_over.get();
        if is_over && was_over == Some(false) {
            is_fresh.set(table.preferences.pace().hop_millis > 0);
            // The button that ended the game is disabled now.
            request_animation_frame(|| browser::focus_if_lost("[data-testid=ending] button"));
        }
        is_over
    });
    let class = move || {
        let mut class = "ending".to_owned();
        let (winner, you) = table.game(|game| (winner(game), game.you()));
        if let Some(winner) = winner.filter(|winner| you.is_none_or(|you| you == *winner)) {
            class.push_str(" won ");
            class.push_str(side_class(winner));
        }
        if is_fresh.get() {
            class.push_str(" fresh");
        }
        class
    };
    let emblem = move || {
        let winner = table.game(winner);
        let colors = winner.map_or(Color::BOTH.to_vec(), |winner| vec![winner]);
        let pieces = colors.into_iter().map(Piece::king);
        pieces
            .map(|piece| view! { <LoosePiece piece/> })
            .collect_view()
    };
    let children = StoredValue::new(children);
    view! {
        <Show when=move || is_over.get()>
            <section class=class data-testid="ending">
                <span class="emblem pair" aria-hidden="true">{emblem}</span>
                <h2>{move || table.result()}</h2>
                {children.with_value(|children| children())}
            </section>
        </Show>
    }
}

fn winner(game: &impl Driver) -> Option<Color> {
    match game.room().status() {
        Status::Over(ending) => match ending.outcome {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        },
        Status::Playing | Status::Aborted { .. } => None,
    }
}
