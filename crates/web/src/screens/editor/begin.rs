//! Playing or reviewing the position.

use super::bench::Bench;
use crate::beginning::begin;
use crate::browser;
use crate::fields::{Choice, SelectField, choosable};
use crate::icon::{self, Icon};
use crate::shelf::shelf;
use crate::taste::{keep_choices, last_choices, taste};
use crate::texts::{self, t};
use board_ui::Editor;
use collection::{BoardQuery, Pattern};
use engine::Level;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use library::{BoardFilter, Query};
use local_play::{Choices, ComputerSide, Opening, Opponent};
use rules::Color;

/// The opponent, and the buttons to start.
#[component]
pub(super) fn Begin(bench: Bench) -> impl IntoView {
    let choices = RwSignal::new(last_choices());
    let navigate = StoredValue::new_local(use_navigate());
    let go = move |to: &str| navigate.with_value(|navigate| navigate(to, Default::default()));
    let shelf = shelf();

    let is_playable = move || match bench.editor.with_untracked(Editor::position) {
        Ok(_) => true,
        Err(_) => {
            let problems = untrack(|| bench.problems());
            bench.refuse(format!("{} {}", t().editor_not_yet(), problems.join(" ")));
            false
        }
    };
    let start = move |_| {
        if !is_playable() {
            return;
        }
        // Save the choices without the position, so the next game from home doesn't start with it.
        let lasting = choices.get_untracked();
        keep_choices(&lasting);
        let choices = Choices {
            opening: Opening::Own {
                fen: bench.editor.with_untracked(Editor::fen),
            },
            ..lasting
        };
        if let Err(why) = begin(&choices, shelf, go) {
            bench.refuse(why);
        }
    };
    let analyse = move |_| {
        if is_playable() {
            let fen = bench.editor.with_untracked(Editor::fen);
            go(&format!("/review/new?fen={fen}"));
        }
    };

    let find = move |_| {
        if is_playable() {
            let fen = bench.editor.with_untracked(Editor::fen);
            go(&format!("/online/archive?position={fen}"));
        }
    };

    let in_library = move |board: BoardQuery| {
        let query = Query {
            board: Some(BoardFilter {
                board,
                or_reversed: true,
            }),
            ..Query::default()
        };
        let parts = query.to_parameters().into_iter().map(|(name, value)| {
            let value = browser::encoded(&value);
            format!("{name}={value}")
        });
        let parts: Vec<String> = parts.collect();
        go(&format!("/library?{}", parts.join("&")));
    };
    let find_in_library = move |_| {
        if is_playable()
            && let Ok(pos) = bench.editor.with_untracked(Editor::position)
        {
            in_library(BoardQuery::Position(pos));
        }
    };
    let find_pattern = move |_| {
        let board = bench.editor.with_untracked(|editor| *editor.board());
        in_library(BoardQuery::Pattern(Pattern::of(&board, board.occupied())));
    };

    let opponent = Memo::new(move |_| choices.with(|choices| choices.opponent));
    let level = Memo::new(move |_| choices.with(|choices| choices.level));
    let side = Memo::new(move |_| choices.with(|choices| choices.computer_side));
    let side_name = |color| {
        let name = texts::side(color, taste().0.get_untracked().pieces);
        name.to_owned()
    };
    view! {
        <section class="begin">
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
            <div class="two go">
                <button class="button primary" data-testid="start" on:click=start>
                    <Icon path=icon::PLAY/>{t().editor_start()}
                </button>
                <button class="button" on:click=analyse>
                    <Icon path=icon::EYE/>{t().editor_analyze()}
                </button>
            </div>
            <fieldset class="field find-games">
                <legend>{t().editor_find_games()}</legend>
                <div class="row">
                    <button class="button" data-testid="find-library" on:click=find_in_library>
                        <Icon path=icon::LIBRARY/>{t().editor_find_library()}
                    </button>
                    <button class="button" data-testid="find-pattern" on:click=find_pattern>
                        <Icon path=icon::SEARCH/>{t().editor_find_pattern()}
                    </button>
                    <button
                        class="button"
                        title=t().editor_find()
                        data-testid="find"
                        on:click=find
                    >
                        <Icon path=icon::ONLINE/>{t().editor_find_online()}
                    </button>
                </div>
            </fieldset>
        </section>
    }
}

/// Returns the levels by number and name.
fn levels() -> Vec<(u8, String)> {
    let named = |number| {
        Some((
            number,
            t().level_numbered(number, texts::home::level_name(Level::new(number)?)),
        ))
    };
    (1..=10).filter_map(named).collect()
}
