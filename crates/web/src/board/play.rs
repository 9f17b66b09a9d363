//! The board for entering moves.

use super::frame::{BoardFrame, Gesture};
use super::scene::{Pieces, Scene};
use board_ui::{Mark, Marks, MoveInput, Orientation, Reply};
use leptos::prelude::*;
use rules::{Color, Coords, Square};
use words::Speaker;

/// A board for entering moves by pointer, touch, keyboard and screen reader.
#[component]
pub(crate) fn PlayBoard(
    /// The state of the move input.
    input: RwSignal<MoveInput>,
    /// The pieces on the screen.
    scene: Scene,
    #[prop(into)] orientation: Signal<Orientation>,
    /// The side whose pieces are drawn upside down.
    #[prop(into, optional)]
    turned: Signal<Option<Color>>,
    /// The marks on the squares.
    #[prop(into)]
    marks: Signal<Marks>,
    /// The accessible name of the board.
    #[prop(into)]
    label: Signal<String>,
    /// The names of squares and pieces.
    #[prop(into)]
    words: Signal<Speaker>,
    /// Handles a reply, with whether a piece was dragged.
    on_reply: Callback<(Reply, bool)>,
    /// Handles the right button: where it was pressed and released.
    #[prop(optional)]
    on_right: Option<Callback<(Coords, Coords)>>,
    /// What's drawn above the pieces.
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
            // Only a dragged piece makes a difference.
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
        Gesture::Right(from, to) => {
            if let Some(on_right) = on_right {
                on_right.run((from, to));
            }
            true
        }
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
