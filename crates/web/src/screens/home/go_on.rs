//! What to go on with: the unfinished game, or the first lesson for a newcomer.

use crate::beginning::has_played;
use crate::board::LittleBoard;
use crate::browser;
use crate::icon::{self, Icon};
use crate::saved_games::saved_games;
use crate::screens::learn::{FIRST_LESSON, has_learned, lesson_to_continue};
use crate::texts::t;
use board_ui::Orientation;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use local_play::SavedGame;

/// The lesson of the first course and the unfinished game to go on with. Someone who has neither
/// played nor learned here is offered the first lesson.
#[component]
pub(crate) fn GoOn() -> impl IntoView {
    // Known before anything is shown, so nothing moves when the storage answers.
    if !has_played() && !has_learned() {
        return view! { <NextLesson href=FIRST_LESSON.to_owned() title=None/> }.into_any();
    }
    view! {
        {lesson_to_continue().map(|(href, title)| view! { <NextLesson href title/> })}
        <Unfinished/>
    }
    .into_any()
}

#[component]
fn NextLesson(
    href: String,
    /// The title of a lesson to continue with.
    title: Option<String>,
) -> impl IntoView {
    let text = match title {
        Some(title) => t().home_lesson(&title),
        None => t().home_first_time_link().to_owned(),
    };
    view! {
        <A href attr:class="card go-on" attr:data-testid="first-lesson">
            <span class="thumb go-on-icon"><Icon path=icon::LEARN/></span>
            <span class="go-on-text">
                <span class="hint">{t().home_first_time()}</span>
                <span class="go-on-title">{text}</span>
            </span>
            <Icon path=icon::NEXT/>
        </A>
    }
}

#[component]
fn Unfinished() -> impl IntoView {
    let saved_games = saved_games();
    let newest = RwSignal::new(None::<SavedGame>);
    spawn_local(async move {
        newest.try_set(saved_games.newest_unfinished().await);
    });
    move || {
        newest.get().map(|game| {
            let last = game.last_position();
            let orientation = Orientation {
                bottom: game.bottom(),
            };
            let when = browser::day_text(game.changed);
            view! {
                <A href=format!("/game/{}", game.id) attr:class="card go-on" attr:data-testid="continue">
                    <span class="thumb">
                        <LittleBoard
                            board=*last.board()
                            orientation
                            coordinates=Some(local_play::Coordinates::Off)
                        />
                    </span>
                    <span class="go-on-text">
                        <span class="hint">{t().home_continue_title()}</span>
                        <span class="go-on-title"><bdi>{game.title()}</bdi></span>
                        <span class="hint">{t().home_game_so_far(&t().moves_so_far(game.moves()), &when)}</span>
                    </span>
                    <span class="button small" aria-hidden="true">
                        {t().home_continue()}
                        <Icon path=icon::NEXT/>
                    </span>
                </A>
            }
        })
    }
}
