//! Playing or reviewing the position.

use super::state::EditorState;
use crate::beginning::begin;
use crate::fields::{Choice, SelectField, choosable};
use crate::icon::{self, Icon};
use crate::library::library_address;
use crate::preferences::{keep_choices, last_choices, preferences};
use crate::saved_games::saved_games;
use crate::texts::{self, t};
use board_ui::Editor;
use collection::{BoardQuery, Pattern};
use engine::Level;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use library::{BoardFilter, LibraryList, Query};
use local_play::{Choices, ComputerSide, Opening, Opponent};
use rules::Color;

/// The opponent, and the buttons to start.
#[component]
pub(super) fn Begin(state: EditorState) -> impl IntoView {
    let choices = RwSignal::new(last_choices());
    let navigate = StoredValue::new_local(use_navigate());
    let go = move |to: &str| navigate.with_value(|navigate| navigate(to, Default::default()));
    let saved_games = saved_games();
    let start = move |_| {
        if state.playable_fen().is_some()
            && let Err(why) = begin(&from_position(choices, state), saved_games, go)
        {
            state.refuse(why);
        }
    };
    let open = move |path: &str| {
        if let Some(fen) = state.playable_fen() {
            go(&format!("{path}{fen}"));
        }
    };
    view! {
        <section class="begin">
            <OpponentChoice choices/>
            <div class="two go">
                <button class="button primary" data-testid="start" on:click=start>
                    <Icon path=icon::PLAY/>{t().editor_start()}
                </button>
                <button class="button" on:click=move |_| open("/review/new?fen=")>
                    <Icon path=icon::EYE/>{t().editor_analyze()}
                </button>
            </div>
            <div class="row find" role="group" aria-labelledby="find-games">
                <span class="hint" id="find-games">{t().editor_find_games()}</span>
                <button
                    class="button small"
                    data-testid="find-library"
                    on:click=move |_| {
                        if state.playable_fen().is_some()
                            && let Ok(pos) = state.editor.with_untracked(Editor::position)
                        {
                            go(&in_library(BoardQuery::Position(pos)));
                        }
                    }
                >
                    {t().editor_find_library()}
                </button>
                <button
                    class="button small"
                    title=t().editor_find_pattern_title()
                    data-testid="find-pattern"
                    on:click=move |_| {
                        let pattern = state
                            .editor
                            .with_untracked(|editor| Pattern::of(editor.board(), editor.fixed()));
                        go(&in_library(BoardQuery::Pattern(pattern)));
                    }
                >
                    {t().editor_find_pattern()}
                </button>
                <button
                    class="button small"
                    title=t().editor_find()
                    data-testid="find"
                    on:click=move |_| open("/online/archive?position=")
                >
                    {t().nav_online()}
                </button>
            </div>
        </section>
    }
}

/// Returns the address of the games in the library with this on the board, also with colors
/// reversed.
fn in_library(board: BoardQuery) -> String {
    let query = Query {
        board: Some(BoardFilter {
            board,
            or_reversed: true,
        }),
        ..Query::default()
    };
    library_address(&LibraryList::new(query))
}

impl EditorState {
    /// Returns the position as FEN if it can be played. Otherwise, says why not.
    fn playable_fen(self) -> Option<String> {
        if self.editor.with_untracked(Editor::position).is_err() {
            let problems = untrack(|| self.problems());
            self.refuse(format!("{} {}", t().editor_not_yet(), problems.join(" ")));
            return None;
        }
        Some(self.editor.with_untracked(Editor::fen))
    }
}

/// Returns the choices for a game from this position. They're kept without the position, so the next
/// game from home doesn't start with it.
fn from_position(choices: RwSignal<Choices>, state: EditorState) -> Choices {
    let lasting = choices.get_untracked();
    keep_choices(&lasting);
    Choices {
        opening: Opening::Own {
            fen: state.editor.with_untracked(Editor::fen),
        },
        ..lasting
    }
}

/// A person or the computer, its level and side.
#[component]
fn OpponentChoice(choices: RwSignal<Choices>) -> impl IntoView {
    let opponent = Memo::new(move |_| choices.with(|choices| choices.opponent));
    let level = Memo::new(move |_| choices.with(|choices| choices.level));
    let side = Memo::new(move |_| choices.with(|choices| choices.computer_side));
    let side_name = |color| {
        let name = texts::side(color, preferences().0.get_untracked().pieces);
        name.to_owned()
    };
    view! {
        <Choice
            legend=t().editor_opponent().to_owned()
            name="opponent"
            options=vec![
                choosable(Opponent::Person, t().editor_against_person()),
                choosable(Opponent::Computer, t().editor_against_computer()),
            ]
            chosen=opponent
            on_choose=move |opponent| choices.update(|choices| choices.opponent = opponent)
        />
        <Show when=move || opponent.get() == Opponent::Computer>
            <div class="two">
                <SelectField
                    label=t().editor_level()
                    name="level"
                    options=levels()
                    chosen=level
                    on_choose=move |level| choices.update(|choices| choices.level = level)
                />
                <SelectField
                    label=t().editor_your_side()
                    name="side"
                    options=vec![
                        (ComputerSide::White, side_name(Color::Black)),
                        (ComputerSide::Black, side_name(Color::White)),
                        (ComputerSide::Random, t().random().to_owned()),
                    ]
                    chosen=side
                    on_choose=move |side| choices.update(|choices| choices.computer_side = side)
                />
            </div>
        </Show>
    }
}

/// Returns the levels by number and name.
fn levels() -> Vec<(u8, String)> {
    let named = |number| {
        Some((
            number,
            t().level_numbered(number, t().level_name(Level::new(number)?.number())),
        ))
    };
    (1..=10).filter_map(named).collect()
}
