//! Playing or reviewing the position.

use super::bench::Bench;
use crate::beginning::begin;
use crate::fields::{Choice, SelectField, choosable};
use crate::icon::{self, Icon};
use crate::shelf::shelf;
use crate::taste::{keep_choices, last_choices, taste};
use crate::texts::{self, t};
use board_ui::Editor;
use engine::Level;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
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
                <button
                    class="button only-icon"
                    aria-label=t().editor_find()
                    title=t().editor_find()
                    data-testid="find"
                    on:click=find
                >
                    <Icon path=icon::SEARCH/>
                </button>
            </div>
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
