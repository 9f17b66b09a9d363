//! A player next to the board.

use crate::board::LoosePiece;
use crate::preferences::preferences;
use crate::texts::{self, t};
use board_ui::PieceCount;
use leptos::prelude::*;
use room::Duration;
use rules::{Color, Piece};

/// A clock is low below this.
const LOW: Duration = Duration::from_secs(30);

/// A player: the piece, the name, the pieces left and captured, the clock.
#[component]
pub(crate) fn PlayerCard(
    color: Signal<Color>,
    /// The player's place: `far` or `near`.
    place: &'static str,
    #[prop(into)] name: Signal<String>,
    /// A word after the name, for example the level.
    #[prop(into)]
    badge: Signal<Option<String>>,
    /// What the player is doing.
    #[prop(into)]
    state: Signal<Option<String>>,
    /// The pieces that the player has on the board, and has captured.
    #[prop(into)]
    pieces: Signal<(PieceCount, PieceCount)>,
    #[prop(into)] clock: Signal<Option<Duration>>,
    #[prop(into)] is_to_move: Signal<bool>,
    /// Whether the card is upside down, for a player on the other side of the screen.
    #[prop(into, optional)]
    is_turned: Signal<bool>,
) -> impl IntoView {
    let preferences = preferences();
    let pieces = Memo::new(move |_| pieces.get());
    let left = move || {
        preferences
            .words()
            .with(|announcer| announcer.pieces(pieces.get().0))
    };
    let prisoners_text = move || {
        preferences
            .words()
            .with(|announcer| t().game_taken(&announcer.pieces(pieces.get().1)))
    };
    let prisoners = move || {
        let taken = pieces.get().1;
        let theirs = color.get().opponent();
        let men = std::iter::repeat_n(Piece::man(theirs), taken.men as usize);
        let kings = std::iter::repeat_n(Piece::king(theirs), taken.kings as usize);
        men.chain(kings)
            .map(|piece| view! { <span><LoosePiece piece/></span> })
            .collect_view()
    };
    view! {
        <section
            class=format!("player {place}")
            class:to-move=is_to_move
            class:turned=is_turned
            aria-label=move || texts::side(color.get(), preferences.get().pieces)
        >
            {move || view! { <LoosePiece piece=Piece::man(color.get())/> }}
            <div>
                <div class="name">
                    <bdi title=move || name.get()>{move || name.get()}</bdi>
                    {move || badge.get().map(|badge| view! { <span class="level">{badge}</span> })}
                </div>
                <div class="sub">
                    <span>{left}{move || state.get().map(|state| format!(" · {state}"))}</span>
                    <span class="taken" role="img" aria-label=prisoners_text>{prisoners}</span>
                </div>
            </div>
            {move || clock.get().map(|left| view! {
                <div class="clock" class:low=left < LOW role="timer">{preferences.words().with(|announcer| announcer.clock_face(left))}</div>
            })}
        </section>
    }
}
