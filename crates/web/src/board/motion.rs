//! Animations by the browser. The page is in its new state immediately.

use board_ui::{Change, Glide, Orientation, PieceId};
use js_sys::{Array, Function, Object, Reflect};
use rules::Square;
use wasm_bindgen::{JsCast, JsValue};

/// How long a fade takes, in milliseconds.
const FADE_MILLIS: f64 = 140.0;

/// Starts the animations of this board.
pub(super) fn run(board: &web_sys::Element, glide: &Glide, orientation: Orientation) {
    if glide.millis == 0 {
        return;
    }
    let millis = f64::from(glide.millis);
    for change in &glide.changes {
        match change {
            Change::Travel { id, stops } => {
                let frames: Array = stops
                    .iter()
                    .map(|stop| frame(stop.at, "transform", &place(orientation, stop.square)))
                    .collect();
                animate(board, &piece(*id), &frames, millis, 0.0);
            }
            Change::Turn { id, at, .. } => {
                let frames = Array::of2(&frame(0.0, "opacity", "0"), &frame(1.0, "opacity", "1"));
                let crown = format!("{} .crown", piece(*id));
                animate(board, &crown, &frames, FADE_MILLIS, f64::from(*at) * millis);
            }
            Change::Leave { id, at, .. } => {
                let frames = Array::of2(&frame(0.0, "opacity", "1"), &frame(1.0, "opacity", "0"));
                animate(
                    board,
                    &piece(*id),
                    &frames,
                    FADE_MILLIS,
                    f64::from(*at) * millis,
                );
            }
            Change::Enter { id, at } => {
                let frames = Array::of2(&frame(0.0, "opacity", "0"), &frame(1.0, "opacity", "1"));
                animate(
                    board,
                    &piece(*id),
                    &frames,
                    FADE_MILLIS,
                    f64::from(*at) * millis,
                );
            }
        }
    }
}

fn piece(id: PieceId) -> String {
    format!("[data-piece=\"{}\"]", id.number())
}

/// Returns the CSS transform for a piece on this square.
pub(super) fn place(orientation: Orientation, square: Square) -> String {
    let cell = orientation.cell_of(square);
    format!(
        "translate({}%, {}%)",
        u32::from(cell.column) * 100,
        u32::from(cell.row) * 100
    )
}

fn frame(offset: f32, property: &str, value: &str) -> JsValue {
    let frame = Object::new();
    set(&frame, "offset", &JsValue::from_f64(f64::from(offset)));
    set(&frame, property, &JsValue::from_str(value));
    frame.into()
}

/// Animates the element that matches the selector. A browser without animations shows the end.
fn animate(board: &web_sys::Element, selector: &str, frames: &Array, duration: f64, delay: f64) {
    let Ok(Some(element)) = board.query_selector(selector) else {
        return;
    };
    let Some(animate) = method(&element, "animate") else {
        return;
    };
    let options = Object::new();
    set(&options, "duration", &JsValue::from_f64(duration));
    set(&options, "delay", &JsValue::from_f64(delay));
    set(&options, "easing", &JsValue::from_str("ease-in-out"));
    // Before its delay is over, a piece is as in the first frame.
    set(&options, "fill", &JsValue::from_str("backwards"));
    // If the animation fails, the piece is already in its place.
    let _ = animate.call2(&element, frames, &options);
}

/// Stops all animations on this board.
pub(super) fn stop(board: &web_sys::Element) {
    let Some(get) = method(board, "getAnimations") else {
        return;
    };
    let options = Object::new();
    set(&options, "subtree", &JsValue::TRUE);
    let Ok(running) = get.call1(board, &options) else {
        return;
    };
    for animation in Array::from(&running) {
        if let Some(cancel) = method(&animation, "cancel") {
            // Canceling an animation that has ended does nothing.
            let _ = cancel.call0(&animation);
        }
    }
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &JsValue::from_str(name))
        .ok()?
        .dyn_into()
        .ok()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // A plain object accepts any property.
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}
