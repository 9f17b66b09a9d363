//! What lessons, drills and puzzles have in common.

use super::exercise::{Exercise, Stage};
use crate::board::{PlayBoard, TheMove, the_move_text};
use crate::icon::{self, Icon};
use crate::texts::t;
use leptos::prelude::*;
use leptos_router::components::A;

/// A board, and next to it the way back, the title, and what there's to do.
#[component]
pub(super) fn Workplace(
    board: AnyView,
    /// Where the way back leads, and what it's called.
    back: (&'static str, &'static str),
    title: AnyView,
    /// What's below the title.
    #[prop(optional)]
    below: Option<AnyView>,
    children: Children,
) -> impl IntoView {
    let (address, name) = back;
    view! {
        <div class="table lesson">
            {board}
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href=address attr:data-testid="leave">{name}</A></p>
                    {title}
                    {below}
                </header>
                {children()}
            </div>
        </div>
    }
}

/// The board of an exercise.
#[component]
pub(super) fn ExerciseBoard(exercise: Exercise) -> impl IntoView {
    let on_reply = Callback::new(move |(reply, dragged)| exercise.hear(reply, dragged));
    view! {
        // The mouse doesn't take the focus from the buttons.
        <div class="place" on:mousedown=|event| event.prevent_default()>
            <PlayBoard
                input=exercise.input
                scene=exercise.scene
                orientation=exercise.orientation
                marks=exercise.marks()
                label=t().board().to_owned()
                words=exercise.words
                on_reply
            >
                <TheMove pos=exercise.the_move() orientation=exercise.orientation/>
            </PlayBoard>
        </div>
    }
}

/// The buttons of an exercise. Its children are the buttons to continue, once it's done.
#[component]
pub(super) fn ExerciseTools(exercise: Exercise, children: ChildrenFn) -> impl IntoView {
    let is_done = move || exercise.stage.get() == Stage::Done;
    let can_show = move || matches!(exercise.stage.get(), Stage::Wrong(line) if !line.is_empty());
    let the_move = move || {
        let pos = exercise.the_move().get()?;
        Some(exercise.words.with(|words| the_move_text(words, &pos)))
    };
    view! {
        <div class="tools" role="group" aria-label=t().learn_actions()>
            {move || is_done().then(|| children())}
            <Show when=move || !is_done()>
                <button class="button" data-testid="hint" on:click=move |_| exercise.show_hint()>
                    <Icon path=icon::HINT/>{t().learn_hint()}
                </button>
            </Show>
            <Show when=can_show>
                <button class="button" data-testid="why" on:click=move |_| exercise.show_why()>
                    <Icon path=icon::EYE/>{t().learn_show_why()}
                </button>
            </Show>
            <Show when=move || exercise.can_count_the_move()>
                <button
                    class="button"
                    data-testid="the-move"
                    aria-pressed=move || if exercise.shows_the_move.get() { "true" } else { "false" }
                    on:click=move |_| exercise.shows_the_move.update(|it| *it = !*it)
                >
                    <Icon path=icon::COLUMNS/>{t().the_move_show()}
                </button>
            </Show>
            <Show
                when=move || exercise.is_jumping()
                fallback=move || view! {
                    <button class="button" data-testid="again" on:click=move |_| exercise.start_over()>
                        <Icon path=icon::AGAIN/>{t().learn_start_over()}
                    </button>
                }
            >
                <button class="button" data-testid="take-back" on:click=move |_| exercise.take_back()>
                    <Icon path=icon::BACK/>{t().game_take_back()}
                </button>
            </Show>
        </div>
        // Below the buttons, so that none of them moves.
        {move || the_move().map(|text| view! {
            <p class="hint counted" role="status" data-testid="the-move-count">{text}</p>
        })}
    }
}
