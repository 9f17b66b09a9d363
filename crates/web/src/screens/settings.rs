//! The settings screen.

mod endgames;
mod storage;

use super::looks::{BoardPicker, PiecePicker};
use crate::announcer::announcer;
use crate::board::{LoosePiece, PlayBoard, Scene};
use crate::browser;
use crate::fields::{ChoiceOf, SelectField, Tick, TickOf, choosable};
use crate::preferences::preferences;
use crate::sound;
use crate::texts::{language, t};
use board_ui::{Hand, Marks, MoveInput, Orientation};
use endgames::EndgameDatabases;
use leptos::prelude::*;
use local_play::{Animation, Coordinates, Scheme, Settings};
use rules::{Board, Color, Piece, Position, RuleSet, Square};
use std::time::Duration;
use storage::StoredGames;

/// How the app looks, sounds and moves.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    browser::entitle(&t().page_title(t().settings_title()));
    let preferences = preferences();
    let announcer = announcer();
    let reset = move |_| {
        let before = preferences.get();
        preferences.change(|settings| *settings = Settings::default());
        announcer.tell_undoable(t().settings_reset_done(), t().undo(), move || {
            preferences.change(|settings| *settings = before);
        });
    };
    let motion_note = browser::reduced_motion()
        .then(|| view! { <p class="hint">{t().settings_less_motion()}</p> });
    view! {
        <h1>{t().settings_title()}</h1>
        <p class="lead">{t().settings_lead()}</p>
        <div class="settings">
            <Preview/>
            <div class="stack wide">
                <section class="card stack" aria-labelledby="look">
                    <h2 id="look">{t().settings_look()}</h2>
                    <ChoiceOf
                        of=preferences.0
                        part=|it| &mut it.scheme
                        legend=t().settings_scheme().to_owned()
                        name="scheme"
                        class="thirds"
                        options=Scheme::ALL.map(|it| choosable(it, t().scheme(it))).into()
                    />
                    <BoardPicker name="board"/>
                    <PiecePicker name="pieces"/>
                    <LanguageChoice/>
                </section>
                <section class="card stack" aria-labelledby="play">
                    <h2 id="play">{t().settings_play()}</h2>
                    <ChoiceOf
                        of=preferences.0
                        part=|it| &mut it.coordinates
                        legend=t().looks_coordinates().to_owned()
                        name="coordinates"
                        class="quarters"
                        options=Coordinates::ALL
                            .map(|it| choosable(it, t().coordinates(it)))
                            .into()
                    />
                    <ChoiceOf
                        of=preferences.0
                        part=|it| &mut it.animation
                        legend=t().settings_animation().to_owned()
                        name="animation"
                        class="quarters"
                        options=Animation::ALL.map(|it| choosable(it, t().animation(it))).into()
                    />
                    {motion_note}
                    <Tick
                        label=t().game_sounds()
                        hint=t().settings_sounds_hint()
                        name="sounds"
                        on=Signal::derive(move || preferences.get().sounds)
                        on_change=move |on| {
                            preferences.change(|settings| settings.sounds = on);
                            sound::sample(preferences);
                        }
                    />
                    {browser::can_vibrate().then(|| view! {
                        <Tick
                            label=t().settings_vibration()
                            hint=t().settings_vibration_hint()
                            name="vibration"
                            on=Signal::derive(move || preferences.get().vibration)
                            on_change=move |on| {
                                preferences.change(|settings| settings.vibration = on);
                                sound::vibrate(preferences, 30);
                            }
                        />
                    })}
                    <TickOf
                        of=preferences.0
                        part=|it| &mut it.evaluation_bar
                        label=t().settings_evaluation_bar()
                        hint=t().settings_evaluation_bar_hint()
                        name="evaluation-bar"
                    />
                </section>
                <EndgameDatabases/>
                <StoredGames/>
                <p>
                    <button class="button" data-testid="reset" on:click=reset>{t().settings_reset()}</button>
                </p>
            </div>
        </div>
    }
}

/// The language of the app. It's loaded with the page, so choosing one reloads the page.
#[component]
fn LanguageChoice() -> impl IntoView {
    let mut options = vec![(None, t().settings_language_system().to_owned())];
    let languages = language::available().into_iter();
    options.extend(languages.map(|language| (Some(language), language.name().to_owned())));
    view! {
        <SelectField
            label=t().settings_language()
            name="language"
            options
            chosen=Signal::derive(language::chosen)
            on_choose=language::choose
        />
    }
}

/// A board with the current settings. Changing the speed makes a piece move.
#[component]
fn Preview() -> impl IntoView {
    let preferences = preferences();
    let is_there = RwSignal::new(false);
    let input = RwSignal::new(MoveInput::for_position(
        Position::START,
        RuleSet::OFFICIAL,
        Hand::Nobody,
    ));
    let speed = Memo::new(move |_| preferences.get().step_millis(browser::reduced_motion()));
    Effect::new(move |before: Option<u32>| {
        let speed = speed.get();
        if before.is_some_and(|before| before != speed) {
            is_there.set(true);
            let pause = Duration::from_millis(u64::from(speed) + 400);
            set_timeout(
                move || {
                    is_there.try_set(false);
                },
                pause,
            );
        }
        speed
    });
    view! {
        <div class="preview" role="img" aria-label=t().settings_preview()>
            <div inert>
                <PlayBoard
                    input
                    scene=Scene::new(&some_game())
                    orientation=Signal::stored(Orientation::PRINTED)
                    marks=Signal::stored(Marks::none())
                    label=String::new()
                    words=preferences.words()
                    on_reply=Callback::new(|_| {})
                >
                    <div
                        class="mover"
                        class:there=move || is_there.get()
                        style=("--step", move || format!("{}ms", speed.get()))
                    >
                        <LoosePiece piece=Piece::man(Color::Black)/>
                    </div>
                </PlayBoard>
            </div>
        </div>
    }
}

/// Returns a board with men and kings of both sides. Square 10 is for the moving piece.
fn some_game() -> Board {
    let mut board = Board::default();
    let pieces = [
        (Piece::man(Color::Black), &[2, 3, 8, 12][..]),
        (Piece::king(Color::Black), &[27]),
        (Piece::man(Color::White), &[15, 21, 23, 30, 31]),
        (Piece::king(Color::White), &[6]),
    ];
    for (piece, squares) in pieces {
        for square in squares.iter().filter_map(|&number| Square::new(number)) {
            board.put(square, piece);
        }
    }
    board
}
