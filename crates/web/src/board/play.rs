//! The board on which moves are made.

use super::frame::{BoardFrame, Gesture};
use super::scene::{Pieces, Scene};
use board_ui::{Mark, Marks, MoveInput, Orientation, Reply};
use leptos::prelude::*;
use rules::{Color, Square};
use words::Speaker;

/// A board on which moves are made in every way.
#[component]
pub(crate) fn PlayBoard(
    /// What has been entered of a move.
    input: RwSignal<MoveInput>,
    /// What is seen.
    scene: Scene,
    #[prop(into)] orientation: Signal<Orientation>,
    /// The side whose pieces are drawn upside down.
    #[prop(into, optional)]
    turned: Signal<Option<Color>>,
    /// What is marked on the squares.
    #[prop(into)]
    marks: Signal<Marks>,
    /// What the board is called.
    #[prop(into)]
    label: Signal<String>,
    /// How squares and pieces are called.
    #[prop(into)]
    words: Signal<Speaker>,
    /// Hears what came of what the person did, and whether a piece was dragged there.
    on_reply: Callback<(Reply, bool)>,
    /// What is drawn above the pieces.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let held = RwSignal::new(None);
    let in_hand = Signal::derive(move || {
        held.get()?;
        input.with(|input| {
            let from = input.dragged()?;
            input.standing().or(Some(from))
        })
    });
    let focus = Memo::new(move |_| input.with(MoveInput::focus));
    let act = move |act: &dyn Fn(&mut MoveInput) -> Reply, dragged: bool| {
        let reply = input.try_update(act).unwrap_or(Reply::Nothing);
        let is_used = reply != Reply::Nothing;
        if is_used {
            on_reply.run((reply, dragged));
        }
        is_used
    };
    let on_gesture = Callback::new(move |gesture| match gesture {
        Gesture::Down(at) => act(&|input| input.grab(at), false),
        Gesture::Over(at) => {
            // Only a piece in the hand makes a difference.
            if input.with_untracked(|input| {
                input.dragged().is_some() && input.dragged_over() != Some(at)
            }) {
                input.update(|input| input.drag_over(at));
            }
            true
        }
        Gesture::Up(at) => {
            let was_dragged = input.with_untracked(|input| input.dragged().is_some());
            act(&|input| input.drop_at(at), was_dragged)
        }
        Gesture::Lost => {
            input.update(MoveInput::break_off_drag);
            true
        }
        Gesture::Press(square) => act(&|input| input.press(square), false),
        Gesture::Key(key) => {
            let orientation = orientation.get_untracked();
            act(&|input| input.key(key, orientation), false)
        }
        Gesture::Focus(square) => act(&|input| input.focus_on(square), false),
    });
    let square_class = Callback::new(move |square: Square| {
        marks.with(|marks| {
            let classes = marks
                .on(square)
                .map(|mark: Mark| format!("m-{}", mark.name()));
            let mut classes: Vec<String> = classes.collect();
            if marks.has(Mark::Wrong, square) && input.with(|input| input.board().is_empty(square))
            {
                classes.push("shake".to_owned());
            }
            classes.join(" ")
        })
    });
    let square_label = Callback::new(move |square: Square| {
        let piece = input.with(|input| input.board().get(square));
        words.with(|words| marks.with(|marks| words.marked_square(square, piece, marks)))
    });
    view! {
        <BoardFrame orientation label square_label square_class focus held on_gesture>
            <Pieces scene orientation turned marks in_hand held/>
            {children.map(|children| children())}
        </BoardFrame>
    }
}
