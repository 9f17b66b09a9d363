//! The pieces on the screen, and their animations.

use super::frame::{BoardPiece, Held};
use super::motion;
use super::piece::side_class;
use board_ui::{
    Change, Glide, Mark, Marks, Orientation, Pace, PieceId, TrackedPiece, TrackedPieces,
};
use leptos::prelude::*;
use rules::{Board, Color, Game, Move, Square};

/// The pieces on a board of the page.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    pieces: RwSignal<TrackedPieces>,
    glide: RwSignal<Glide>,
}

impl Scene {
    /// Shows this board without animation.
    pub(crate) fn new(board: &Board) -> Scene {
        Scene {
            pieces: RwSignal::new(TrackedPieces::new(board)),
            glide: RwSignal::new(Glide::STILL),
        }
    }

    /// Plays a move.
    pub(crate) fn play(self, mv: Move, after: &Board, pace: Pace) {
        self.change(|pieces| pieces.play(mv, after, pace));
    }

    /// Plays a move of a piece that was dragged, so only the captured pieces are animated.
    pub(crate) fn play_dragged(self, mv: Move, after: &Board, pace: Pace) {
        self.change(|pieces| pieces.play_dragged(mv, after, pace));
    }

    /// Takes back a move.
    pub(crate) fn take_back(self, mv: Move, before: &Board, pace: Pace) {
        self.change(|pieces| pieces.take_back(mv, before, pace));
    }

    /// Follows a game that had these moves before.
    pub(crate) fn follow(self, before: &[Move], game: &Game, is_dragged: bool, pace: Pace) {
        self.change(|pieces| pieces.follow(before, game, is_dragged, pace));
    }

    /// Shows another board.
    pub(crate) fn show(self, board: &Board, pace: Pace) {
        if self
            .pieces
            .with_untracked(|pieces| pieces.board() != *board)
        {
            self.change(|pieces| pieces.show(board, pace));
        }
    }

    fn change(self, change: impl FnOnce(&mut TrackedPieces) -> Glide) {
        let glide = self.pieces.try_update(change).unwrap_or(Glide::STILL);
        self.glide.set(glide);
    }
}

/// Everything drawn above the squares.
#[component]
pub(crate) fn Pieces(
    scene: Scene,
    orientation: Signal<Orientation>,
    /// The side whose pieces are drawn upside down.
    turned: Signal<Option<Color>>,
    marks: Signal<Marks>,
    /// The square where the dragged piece was picked up.
    in_hand: Signal<Option<Square>>,
    held: Held,
) -> impl IntoView {
    let layer = NodeRef::<leptos::html::Div>::new();
    Effect::new(move || {
        let glide = scene.glide.get();
        if let Some(layer) = layer.get_untracked() {
            motion::stop(&layer);
            motion::run(&layer, &glide, orientation.get_untracked());
        }
    });
    let seen = move || -> Vec<(PieceId, bool)> {
        let mut seen: Vec<(PieceId, bool)> = scene
            .pieces
            .with(|pieces| pieces.iter().map(|piece| (piece.id, false)).collect());
        scene.glide.with(|glide| {
            seen.extend(glide.changes.iter().filter_map(|change| match change {
                Change::Leave { id, .. } => Some((*id, true)),
                _ => None,
            }));
        });
        seen
    };
    let find = move |id: PieceId, is_gone: bool| -> Option<TrackedPiece> {
        if is_gone {
            return scene.glide.with(|glide| {
                glide.changes.iter().find_map(|change| match *change {
                    Change::Leave {
                        id: gone,
                        piece,
                        square,
                        ..
                    } if gone == id => Some(TrackedPiece { id, piece, square }),
                    _ => None,
                })
            });
        }
        scene
            .pieces
            .with(|pieces| pieces.iter().find(|piece| piece.id == id))
    };
    view! {
        <div class="pieces" node_ref=layer aria-hidden="true">
            <For each=seen key=|seen| *seen let((id, is_gone))>
                {
                    // A piece keeps its last state until its element is removed.
                    let known = Memo::new(move |before: Option<&Option<TrackedPiece>>| {
                        find(id, is_gone).or_else(|| before.copied().flatten())
                    });
                    let class = Signal::derive(move || {
                        let Some(piece) = known.get() else { return String::new() };
                        let mut class = side_class(piece.piece.color).to_owned();
                        let mut add = |name: &str, is: bool| if is {
                            class.push(' ');
                            class.push_str(name);
                        };
                        add("gone", is_gone);
                        add("turned", turned.get() == Some(piece.piece.color));
                        if !is_gone {
                            marks.with(|marks| {
                                add("must", marks.has(Mark::MustJump, piece.square));
                                add("chosen", marks.has(Mark::Selected, piece.square));
                                add("jumped", marks.has(Mark::Taken, piece.square));
                                add("shake", marks.has(Mark::Wrong, piece.square));
                            });
                            add("lifted", in_hand.get() == Some(piece.square));
                        }
                        class
                    });
                    let place = Signal::derive(move || {
                        let Some(piece) = known.get() else { return (0.0, 0.0) };
                        if in_hand.get() == Some(piece.square) && !is_gone
                            && let Some((x, y)) = held.get()
                        {
                            return (x - 0.5, y - 0.5);
                        }
                        let cell = orientation.get().cell_of(piece.square);
                        (f64::from(cell.column), f64::from(cell.row))
                    });
                    let is_king = Signal::derive(move || known.get().is_some_and(|piece| piece.piece.is_king()));
                    view! { <BoardPiece class place is_king key=id.number().to_string()/> }
                }
            </For>
        </div>
    }
}
