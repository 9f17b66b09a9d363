//! The squares of the board: pointer input, focus and labels.

use super::piece::PiecePicture;
use crate::preferences::preferences;
use board_ui::{Cell, Gesture, Key, Orientation};
use leptos::ev;
use leptos::prelude::*;
use local_play::Coordinates;
use rules::{Coords, Square};
use wasm_bindgen::JsCast;

/// Where the pointer holds a piece, in squares from the top left corner.
pub(crate) type Held = RwSignal<Option<(f64, f64)>>;

/// The squares, with the children drawn above them.
#[component]
pub(crate) fn BoardFrame(
    /// Which side is at the bottom.
    #[prop(into)]
    orientation: Signal<Orientation>,
    /// The accessible name of the board.
    #[prop(into)]
    label: Signal<String>,
    /// Describes a square for screen readers.
    square_label: Callback<Square, String>,
    /// The classes of a dark square, for its marks.
    square_class: Callback<Square, String>,
    /// The square that Tab reaches.
    #[prop(into)]
    focus: Signal<Square>,
    /// Where the pointer is while it's pressed.
    held: Held,
    /// Handles a gesture. Returns whether a key was used.
    on_gesture: Callback<Gesture, bool>,
    /// The pieces.
    children: Children,
) -> impl IntoView {
    // The squares are rebuilt only when the board turns, not on every move.
    let orientation = Memo::new(move |_| orientation.get());
    let pointer = Pointer {
        frame: NodeRef::new(),
        orientation,
        held,
        is_down: StoredValue::new(false),
        right: StoredValue::new(None),
        on_gesture,
    };
    follow_focus(pointer.frame, focus);
    let is_down = pointer.is_down;
    let square_at = move |cell| match Square::try_from(orientation.get().coords_of(cell)) {
        Ok(square) => view! {
            <DarkSquare square square_label square_class focus is_down on_gesture/>
        }
        .into_any(),
        Err(_) => view! { <div class="square" role="gridcell"></div> }.into_any(),
    };
    let row = move |row| {
        let cells = (0..8).map(|column| square_at(Cell { column, row }));
        view! { <div role="row">{cells.collect_view()}</div> }
    };
    view! {
        <div
            class="board"
            node_ref=pointer.frame
            on:pointerdown=move |event| pointer.down(&event)
            on:pointermove=move |event| pointer.over(&event)
            on:pointerup=move |event| pointer.up(&event)
            on:pointercancel=move |_| pointer.lost()
            on:keydown=move |event| press(&event, on_gesture)
            on:contextmenu=|event| event.prevent_default()
        >
            <div class="squares" role="grid" aria-label=move || label.get()>
                {move || (0..8).map(row).collect_view()}
            </div>
            <Rim orientation/>
            {children()}
        </div>
    }
}

/// The pointer on a board.
#[derive(Clone, Copy)]
struct Pointer {
    frame: NodeRef<leptos::html::Div>,
    orientation: Memo<Orientation>,
    held: Held,
    is_down: StoredValue<bool>,
    /// Where the right button was pressed.
    right: StoredValue<Option<Coords>>,
    on_gesture: Callback<Gesture, bool>,
}

impl Pointer {
    /// Where the pointer is, in squares from the top left corner.
    fn place(self, event: &ev::PointerEvent) -> Option<(f64, f64)> {
        let bounds = self.frame.get_untracked()?.get_bounding_client_rect();
        let side = bounds.width();
        (side > 0.0).then(|| {
            (
                (f64::from(event.client_x()) - bounds.left()) / side * 8.0,
                (f64::from(event.client_y()) - bounds.top()) / side * 8.0,
            )
        })
    }

    fn point(self, (x, y): (f64, f64)) -> Coords {
        self.orientation.get_untracked().coords_at(x, y)
    }

    fn down(self, event: &ev::PointerEvent) {
        let place = self.place(event);
        if event.button() == 2 {
            self.right.set_value(place.map(|at| self.point(at)));
        }
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(at) = place else { return };
        self.is_down.set_value(true);
        // The board gets all pointer events, even outside. It also works without capture.
        if let Some(frame) = self.frame.get_untracked() {
            let _ = frame.set_pointer_capture(event.pointer_id());
        }
        self.held.set(Some(at));
        self.on_gesture.run(Gesture::Down(self.point(at)));
    }

    fn over(self, event: &ev::PointerEvent) {
        if !self.is_down.get_value() {
            return;
        }
        if let Some(at) = self.place(event) {
            self.held.set(Some(at));
            self.on_gesture.run(Gesture::Over(self.point(at)));
        }
    }

    fn up(self, event: &ev::PointerEvent) {
        let place = self.place(event);
        if event.button() == 2
            && let Some((from, to)) = self.right.get_value().zip(place)
        {
            self.right.set_value(None);
            self.on_gesture.run(Gesture::Right(from, self.point(to)));
        }
        if self.is_down.get_value() && event.button() == 0 {
            self.is_down.set_value(false);
            if let Some(at) = place {
                self.on_gesture.run(Gesture::Up(self.point(at)));
            }
            self.held.set(None);
        }
    }

    fn lost(self) {
        if self.is_down.get_value() {
            self.is_down.set_value(false);
            self.on_gesture.run(Gesture::Lost);
            self.held.set(None);
        }
    }
}

fn press(event: &ev::KeyboardEvent, on_gesture: Callback<Gesture, bool>) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    if let Some(key) = Key::from_name(&event.key())
        && on_gesture.run(Gesture::Key(key))
    {
        event.prevent_default();
        // A key that the board handles mustn't do something else outside.
        event.stop_propagation();
    }
}

/// The page's focus follows the board's focus, but only while it's on the board.
fn follow_focus(frame: NodeRef<leptos::html::Div>, focus: Signal<Square>) {
    Effect::new(move || {
        let square = focus.get();
        let Some(frame) = frame.get() else { return };
        let active = document().active_element();
        if !frame.contains(active.as_deref()) {
            return;
        }
        let found = frame.query_selector(&format!("[data-square=\"{}\"]", square.number()));
        if let Ok(Some(element)) = found {
            let element: web_sys::HtmlElement = element.unchecked_into();
            // Focusing an element of the page can't fail.
            let _ = element.focus();
        }
    });
}

/// The letters and digits around the board, if the user wants them there.
#[component]
fn Rim(orientation: Memo<Orientation>) -> impl IntoView {
    let preferences = preferences();
    let is_wanted = Memo::new(move |_| preferences.get().coordinates == Coordinates::Border);
    move || {
        is_wanted.get().then(|| {
            let orientation = orientation.get();
            let column = move |column| {
                let Coords { col, .. } = orientation.coords_of(Cell { column, row: 0 });
                view! { <span>{char::from(b'A' + col as u8).to_string()}</span> }
            };
            let row = move |row| {
                let Coords { row, .. } = orientation.coords_of(Cell { column: 0, row });
                view! { <span>{8 - row}</span> }
            };
            view! {
                <div class="rim columns" aria-hidden="true">{(0..8).map(column).collect_view()}</div>
                <div class="rim rows" aria-hidden="true">{(0..8).map(row).collect_view()}</div>
            }
        })
    }
}

#[component]
fn DarkSquare(
    square: Square,
    square_label: Callback<Square, String>,
    square_class: Callback<Square, String>,
    focus: Signal<Square>,
    is_down: StoredValue<bool>,
    on_gesture: Callback<Gesture, bool>,
) -> impl IntoView {
    let preferences = preferences();
    let class = Memo::new(move |_| format!("square dark {}", square_class.run(square)));
    let label = Memo::new(move |_| square_label.run(square));
    let written = move || match preferences.get().coordinates {
        Coordinates::Off | Coordinates::Border => None,
        Coordinates::Numbers | Coordinates::Letters => {
            Some(square.label(preferences.get().labels()).to_string())
        }
    };
    view! {
        <div
            class=move || class.get()
            role="gridcell"
            data-square=square.number().to_string()
            aria-label=move || label.get()
            tabindex=move || if focus.get() == square { "0" } else { "-1" }
            on:focus=move |_| {
                if !is_down.get_value() {
                    on_gesture.run(Gesture::Focus(square));
                }
            }
            on:click=move |event| {
                // Pointers are handled elsewhere. A click without one comes from a screen reader.
                if event.detail() == 0 {
                    on_gesture.run(Gesture::Press(square));
                }
            }
        >
            {move || written().map(|text| view! { <span class="label" aria-hidden="true">{text}</span> })}
        </div>
    }
}

/// A piece of the board at its own place, which can be between squares.
#[component]
pub(crate) fn BoardPiece(
    /// Its classes: the side and its marks.
    #[prop(into)]
    class: Signal<String>,
    /// Its position: columns and rows from the top left corner.
    #[prop(into)]
    place: Signal<(f64, f64)>,
    /// Whether it's a king.
    #[prop(into)]
    is_king: Signal<bool>,
    /// The value of its `data-piece` attribute.
    key: String,
) -> impl IntoView {
    view! {
        <div
            class=move || format!("piece {}", class.get())
            data-piece=key
            style:transform=move || {
                // Whole numbers, like in all pictures of the board: hundredths of a percent.
                let at = |cells: f64| (cells * 10_000.0).round() as i32;
                let (column, row) = place.get();
                format!("translate({}e-2%, {}e-2%)", at(column), at(row))
            }
        >
            <PiecePicture is_king/>
        </div>
    }
}
