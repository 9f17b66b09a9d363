//! Short sounds, synthesized by the browser.

use crate::browser;
use crate::preferences::Preferences;
use leptos::prelude::*;
use rules::Move;
use web_sys::{AudioContext, OscillatorType};

/// The sound of a move: a knock, or one per jump, each a bit higher.
pub(crate) fn moved(preferences: Preferences, mv: Move) {
    let jumps = mv.jumps();
    if jumps == 0 {
        knock(preferences, 190.0, 0.0);
    }
    for jump in 0..jumps {
        let after = f64::from(jump) * 0.11;
        knock(preferences, 150.0 + 30.0 * f64::from(jump), after);
        knock(preferences, 300.0 + 60.0 * f64::from(jump), after + 0.035);
    }
}

/// The sound of a new king, after that of its move: two bright notes.
pub(crate) fn crowned(preferences: Preferences) {
    for (place, pitch) in [523.0, 784.0].into_iter().enumerate() {
        note(preferences, pitch, 0.12 + place as f64 * 0.09);
    }
}

/// The sound of your turn, after that of the opponent's move: one soft note. Phones also vibrate.
pub(crate) fn your_turn(preferences: Preferences) {
    note(preferences, 392.0, 0.2);
    vibrate(preferences, 30);
}

/// The sound of a clock that runs out: two high ticks. Phones also vibrate.
pub(crate) fn low_time(preferences: Preferences) {
    for after in [0.0, 0.18] {
        knock(preferences, 880.0, after);
    }
    vibrate(preferences, 120);
}

/// A sample, for when the user turns sounds on.
pub(crate) fn sample(preferences: Preferences) {
    knock(preferences, 190.0, 0.0);
    note(preferences, 523.0, 0.16);
}

/// The sound of a refusal.
pub(crate) fn wrong(preferences: Preferences) {
    knock(preferences, 90.0, 0.0);
}

/// The sound at the end of a game: a chord, note by note.
pub(crate) fn ended(preferences: Preferences) {
    for (place, pitch) in [262.0, 330.0, 392.0, 523.0].into_iter().enumerate() {
        note(preferences, pitch, 0.1 + place as f64 * 0.13);
    }
    vibrate(preferences, 60);
}

/// Vibrates for this many milliseconds, if the device can and the user wants it.
pub(crate) fn vibrate(preferences: Preferences, millis: u32) {
    if preferences.0.get_untracked().vibration
        && browser::has_been_touched()
        && browser::can_vibrate()
    {
        // A device on silent may refuse.
        let _ = window().navigator().vibrate_with_duration(millis);
    }
}

/// Plays a short wooden knock of this pitch in hertz after this many seconds.
fn knock(preferences: Preferences, pitch: f64, after: f64) {
    let shape = Shape {
        kind: OscillatorType::Triangle,
        from: pitch * 2.0,
        to: pitch,
        volume: 0.16,
        seconds: 0.12,
    };
    play(preferences, &shape, after);
}

/// Plays a soft note of this pitch in hertz after this many seconds.
fn note(preferences: Preferences, pitch: f64, after: f64) {
    let shape = Shape {
        kind: OscillatorType::Sine,
        from: pitch,
        to: pitch,
        volume: 0.07,
        seconds: 0.4,
    };
    play(preferences, &shape, after);
}

/// A short sound that slides from one pitch to another, in hertz, and fades.
struct Shape {
    kind: OscillatorType,
    from: f64,
    to: f64,
    volume: f32,
    seconds: f64,
}

/// Plays a sound, if sounds are on and the user has touched the page. Browsers keep a page silent
/// before that. Does nothing if the browser has no sound.
fn play(preferences: Preferences, shape: &Shape, after: f64) {
    if !preferences.0.get_untracked().sounds || !browser::has_been_touched() {
        return;
    }
    thread_local! {
        static SPEAKER: Option<AudioContext> = AudioContext::new().ok();
    }
    SPEAKER.with(|speaker| {
        if let Some(speaker) = speaker {
            let _ = sound(speaker, shape, after);
        }
    });
}

fn sound(speaker: &AudioContext, shape: &Shape, after: f64) -> Result<(), wasm_bindgen::JsValue> {
    let start = speaker.current_time() + after;
    let end = start + shape.seconds;
    let announcer = speaker.create_oscillator()?;
    let volume = speaker.create_gain()?;
    announcer.set_type(shape.kind);
    announcer
        .frequency()
        .set_value_at_time(shape.from as f32, start)?;
    announcer
        .frequency()
        .exponential_ramp_to_value_at_time(shape.to as f32, start + 0.05)?;
    volume.gain().set_value_at_time(shape.volume, start)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.001, end)?;
    announcer.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&speaker.destination())?;
    announcer.start_with_when(start)?;
    announcer.stop_with_when(end + 0.01)
}
