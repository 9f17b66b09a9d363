//! Short sounds, synthesized by the browser.

use crate::taste::Taste;
use leptos::prelude::*;
use rules::Move;
use web_sys::{AudioContext, OscillatorType};

/// The sound of a move, with one knock per jump.
pub(crate) fn moved(taste: Taste, mv: Move) {
    let jumps = mv.jumps();
    if jumps == 0 {
        knock(taste, 190.0, 0.0);
    }
    for jump in 0..jumps {
        knock(taste, 150.0 + 25.0 * f64::from(jump), f64::from(jump) * 0.1);
    }
}

/// A sample, for when the user turns sounds on.
pub(crate) fn sample(taste: Taste) {
    knock(taste, 190.0, 0.0);
}

/// The sound of a refusal.
pub(crate) fn wrong(taste: Taste) {
    knock(taste, 90.0, 0.0);
}

/// The sound at the end of a game.
pub(crate) fn ended(taste: Taste) {
    for (place, pitch) in [262.0, 330.0, 392.0].into_iter().enumerate() {
        knock(taste, pitch, place as f64 * 0.14);
    }
}

/// Plays a short wooden knock of this pitch in hertz after this many seconds, if sounds are on.
/// Does nothing if the browser has no sound.
fn knock(taste: Taste, pitch: f64, after: f64) {
    if !taste.0.get_untracked().sounds {
        return;
    }
    thread_local! {
        static SPEAKER: Option<AudioContext> = AudioContext::new().ok();
    }
    SPEAKER.with(|speaker| {
        if let Some(speaker) = speaker {
            let _ = sound(speaker, pitch as f32, after);
        }
    });
}

fn sound(speaker: &AudioContext, pitch: f32, after: f64) -> Result<(), wasm_bindgen::JsValue> {
    let start = speaker.current_time() + after;
    let voice = speaker.create_oscillator()?;
    let volume = speaker.create_gain()?;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value_at_time(pitch * 2.0, start)?;
    voice
        .frequency()
        .exponential_ramp_to_value_at_time(pitch, start + 0.05)?;
    volume.gain().set_value_at_time(0.22, start)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.001, start + 0.12)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&speaker.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(start + 0.13)
}
