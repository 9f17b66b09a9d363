//! The engine in a Web Worker, beside the page.

use wasm_bindgen::prelude::wasm_bindgen;

/// How many levels there are to play against.
#[wasm_bindgen]
pub fn levels() -> u8 {
    engine::Level::COUNT
}
