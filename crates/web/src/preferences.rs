//! The user's settings, saved and applied to the page.

use crate::{browser, texts};
use board_ui::Pace;
use leptos::prelude::*;
use local_play::{BoardTheme, Choices, Coordinates, Pieces, Scheme, Settings};
use words::Speaker;

const SETTINGS: &str = "crownhead.settings";
const CHOICES: &str = "crownhead.choices";

/// The user's settings. Reading them tracks their changes.
#[derive(Clone, Copy)]
pub(crate) struct Preferences(pub(crate) RwSignal<Settings>);

impl Preferences {
    /// Loads the settings and applies them, now and whenever they change.
    pub(crate) fn provide() -> Preferences {
        let preferences = Preferences(RwSignal::new(saved()));
        provide_context(preferences);
        Effect::new(move || {
            let settings = preferences.0.get();
            apply(settings);
            browser::remember(SETTINGS, &settings.to_json());
        });
        preferences
    }

    pub(crate) fn get(self) -> Settings {
        self.0.get()
    }

    /// Returns the names of squares and sides.
    pub(crate) fn words(self) -> Signal<Speaker> {
        Signal::derive(move || texts::speaker(self.get()))
    }

    /// Returns the speed of animations.
    pub(crate) fn pace(self) -> Pace {
        let settings = self.0.get_untracked();
        Pace {
            hop_millis: settings.step_millis(browser::reduced_motion()),
        }
    }

    pub(crate) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
    }
}

/// Returns the user's settings.
pub(crate) fn preferences() -> Preferences {
    expect_context()
}

/// Returns the settings as they're saved, for code outside components.
pub(crate) fn saved() -> Settings {
    Settings::from_json(&browser::recall(SETTINGS).unwrap_or_default())
}

fn apply(settings: Settings) {
    let scheme = match settings.scheme {
        Scheme::System => "system",
        Scheme::Light => "light",
        Scheme::Dark => "dark",
    };
    browser::mark_page("data-scheme", scheme);
    browser::mark_page("data-board", board_name(settings.board));
    browser::mark_page("data-pieces", pieces_name(settings.pieces));
    let coordinates = match settings.coordinates {
        Coordinates::Border => "border",
        Coordinates::Off | Coordinates::Numbers | Coordinates::Letters => "squares",
    };
    browser::mark_page("data-coordinates", coordinates);
}

/// Returns the name of this board in the style sheets.
pub(crate) const fn board_name(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Official => "official",
        BoardTheme::Tournament => "tournament",
        BoardTheme::Wood => "wood",
        BoardTheme::Slate => "slate",
        BoardTheme::Ocean => "ocean",
        BoardTheme::Print => "print",
        BoardTheme::Contrast => "contrast",
    }
}

/// Returns the name of these pieces in the style sheets.
pub(crate) const fn pieces_name(pieces: Pieces) -> &'static str {
    match pieces {
        Pieces::RedWhite => "red_white",
        Pieces::BlackWhite => "black_white",
        Pieces::Rings => "rings",
        Pieces::Wooden => "wooden",
        Pieces::Flat => "flat",
    }
}

/// Returns the choices of the last game.
pub(crate) fn last_choices() -> Choices {
    browser::recall(CHOICES)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Saves the choices for the next game.
pub(crate) fn keep_choices(choices: &Choices) {
    let text = serde_json::to_string(choices).expect("plain data serializes to JSON");
    browser::remember(CHOICES, &text);
}
