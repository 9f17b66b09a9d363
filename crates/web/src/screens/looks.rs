//! Choosing the board and the pieces, in the settings and before a game.

use crate::board::LoosePiece;
use crate::fields::{ChoiceOf, choosable};
use crate::preferences::{board_name, pieces_name, preferences};
use crate::texts::t;
use leptos::prelude::*;
use local_play::{BoardTheme, Pieces};
use rules::{Color, Piece};

/// The colors of the board.
#[component]
pub(crate) fn BoardPicker(
    /// The name of the group, unique on the page.
    name: &'static str,
) -> impl IntoView {
    let preferences = preferences();
    let option = |board: BoardTheme| {
        choosable(
            board,
            view! {
                <span class="swatch" data-board=board_name(board) aria-hidden="true"></span>
                <span>{t().board_theme(board)}</span>
            },
        )
    };
    view! {
        <ChoiceOf
            of=preferences.0
            part=|it| &mut it.board
            legend=t().looks_board().to_owned()
            name
            class="looks quarters"
            options=BoardTheme::ALL.map(option).into()
        />
    }
}

/// The style of the pieces.
#[component]
pub(crate) fn PiecePicker(
    /// The name of the group, unique on the page.
    name: &'static str,
) -> impl IntoView {
    let preferences = preferences();
    let option = |pieces: Pieces| {
        choosable(
            pieces,
            view! {
                <span class="pair" data-pieces=pieces_name(pieces)>
                    <LoosePiece piece=Piece::man(Color::Black)/>
                    <LoosePiece piece=Piece::king(Color::White)/>
                </span>
                <span>{t().piece_set(pieces)}</span>
                {(!pieces.relies_on_color()).then(|| view! {
                    <span class="hint" data-testid="color-blind-safe">
                        {t().pieces_color_blind_safe()}
                    </span>
                })}
            },
        )
    };
    view! {
        <ChoiceOf
            of=preferences.0
            part=|it| &mut it.pieces
            legend=t().looks_pieces().to_owned()
            name
            class="looks rows"
            options=Pieces::ALL.map(option).into()
        />
    }
}
