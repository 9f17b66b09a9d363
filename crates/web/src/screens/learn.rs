//! Learning: courses and their lessons.

mod drill;
mod exercise;
mod explorer;
mod lesson;
mod openings;
mod own_book;
mod parts;
mod puzzles;
mod rush;
mod source_game;
mod squares;
mod sync;

use crate::announcer::Announcer;
use crate::browser;
use crate::icon::{self, Icon};
use crate::texts::{saved_speaker, t};
use drill::DrillList;
pub(crate) use drill::DrillScreen;
pub(crate) use explorer::{ExplorerScreen, explorer_address};
use learn::{Course, Lesson, LessonProgress, courses};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
pub(crate) use lesson::LessonScreen;
pub(crate) use openings::{Openings, TrainOpening};
pub(crate) use puzzles::Puzzles;
use rules::Color;
pub(crate) use squares::Squares;

/// The storage key for the learner's progress.
const PROGRESS: &str = "crownhead.lessons";

/// A day, in milliseconds.
const DAY_MILLIS: i64 = 86_400_000;

/// Days since 1970.
fn day() -> u32 {
    u32::try_from(browser::today() / DAY_MILLIS).unwrap_or(0)
}

/// What's stored under a key, or nothing.
fn recalled(key: &str) -> String {
    browser::recall(key).unwrap_or_default()
}

/// Stores what was learned, or says that it can't be stored.
fn keep(key: &str, text: &str, announcer: Announcer) {
    if !browser::remember(key, text) {
        announcer.tell(t().learn_not_kept());
    }
}

/// Loads a file of this site. `None` until it's there, then `None` inside if it can't be used.
fn loaded<T: Clone + Send + Sync + 'static>(
    file: &'static str,
    read: impl FnOnce(Vec<u8>) -> Option<T> + 'static,
) -> RwSignal<Option<Option<T>>> {
    let found = RwSignal::new(None);
    spawn_local(async move {
        let bytes = browser::fetch_bytes(file).await;
        found.try_set(Some(bytes.and_then(read)));
    });
    found
}

/// Shows something that needs a loaded file, or says that the file is missing.
fn once_loaded<T: Clone + Send + Sync + 'static>(
    found: RwSignal<Option<Option<T>>>,
    title: &'static str,
    missing: &'static str,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> impl IntoView {
    move || match found.get() {
        None => view! { <h1>{title}</h1><p class="lead">{t().game_loading()}</p> }.into_any(),
        Some(None) => view! {
            <h1>{title}</h1>
            <p class="notice bad" role="alert">{missing}</p>
        }
        .into_any(),
        Some(Some(found)) => show(found),
    }
}

/// The path of the first lesson, for screens that don't have the lessons.
pub(crate) const FIRST_LESSON: &str = "/learn/moving";

/// The storage key for the lesson of the first course to continue with: the language, the name of
/// the lesson and its title. Screens that don't have the lessons show it.
const NEXT_LESSON: &str = "crownhead.next-lesson";

/// Whether a lesson was ever started in this browser.
pub(crate) fn has_learned() -> bool {
    browser::recall(PROGRESS).is_some()
}

/// The path and the title of the lesson of the first course to continue with. No title if it was
/// saved in another language.
pub(crate) fn lesson_to_continue() -> Option<(String, Option<String>)> {
    let saved = browser::recall(NEXT_LESSON)?;
    let mut lines = saved.lines();
    let (language, name, title) = (lines.next()?, lines.next()?, lines.next()?);
    let is_readable = language == t().language().tag();
    Some((
        format!("/learn/{name}"),
        is_readable.then(|| title.to_owned()),
    ))
}

/// Saves which lesson of the first course to continue with.
fn keep_next_lesson(progress: &LessonProgress) {
    let next = progress.next_lesson_in(&courses()[0]);
    let saved = next.map(|lesson| {
        let title = text(&lesson.title_id());
        format!("{}\n{}\n{title}", t().language().tag(), lesson.name)
    });
    browser::remember(NEXT_LESSON, &saved.unwrap_or_default());
}

/// Returns what was done on this device.
fn kept_progress() -> LessonProgress {
    LessonProgress::read(&recalled(PROGRESS))
}

/// Returns a text of the lessons.
fn text(id: &str) -> String {
    t().lesson_text(id).unwrap_or_default().to_owned()
}

/// Says which side the learner plays.
fn you_play(side: Color) -> String {
    t().learn_you_play(saved_speaker().named(side))
}

/// The courses, with what was done.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    browser::entitle(&t().page_title(t().learn_title()));
    let news = sync::keep_in_account();
    move || {
        news.track();
        view! { <Contents/> }
    }
}

/// What there is to learn.
#[component]
fn Contents() -> impl IntoView {
    let progress = kept_progress();
    // It may have changed on another device.
    keep_next_lesson(&progress);
    let next = progress.next_lesson().map(|lesson| {
        let begin = match progress == LessonProgress::default() {
            true => t().learn_start(),
            false => t().learn_continue(),
        };
        view! {
            <p>
                <A href=address(lesson) attr:class="button primary large" attr:data-testid="continue">
                    <Icon path=icon::PLAY/>{begin}" "{text(&lesson.title_id())}
                </A>
            </p>
        }
    });
    let list = courses()
        .iter()
        .map(|course| course_card(course, &progress))
        .collect_view();
    view! {
        <div class="learn">
            <h1>{t().learn_title()}</h1>
            <p class="lead">{t().learn_lead()}</p>
            {next}
            <div class="courses">
                {list}
                <section class="card" aria-labelledby="puzzles">
                    <h2 id="puzzles">{t().learn_puzzles()}</h2>
                    <p class="hint">{t().learn_puzzles_lead()}</p>
                    <p><A href="/learn/puzzles" attr:class="button" attr:data-testid="puzzles">{t().learn_puzzles_open()}</A></p>
                </section>
                <DrillList/>
                <section class="card" aria-labelledby="openings">
                    <h2 id="openings">{t().openings_title()}</h2>
                    <p class="hint">{t().openings_lead()}</p>
                    <p class="row">
                        <A href="/learn/openings" attr:class="button" attr:data-testid="openings">{t().openings_open()}</A>
                        <A href="/learn/explorer" attr:class="button" attr:data-testid="explorer">{t().explorer_title()}</A>
                    </p>
                </section>
                <section class="card" aria-labelledby="squares">
                    <h2 id="squares">{t().learn_squares()}</h2>
                    <p class="hint">{t().learn_squares_lead()}</p>
                    <p><A href="/learn/squares" attr:class="button" attr:data-testid="squares">{t().learn_squares_open()}</A></p>
                </section>
            </div>
        </div>
    }
}

fn course_card(course: &'static Course, progress: &LessonProgress) -> impl IntoView + use<> {
    let id = course.title_id();
    let lessons = course
        .lessons
        .iter()
        .map(|lesson| {
            let (done, all) = (progress.done(lesson), lesson.steps.len());
            let is_complete = progress.is_complete(lesson);
            let state = match done {
                _ if is_complete => t().learn_complete().to_owned(),
                0 => t().learn_steps(all as u32),
                _ => t().learn_steps_done(done as u32, all as u32),
            };
            view! {
                <li class:done=is_complete>
                    <A href=address(lesson) attr:data-testid=format!("lesson-{}", lesson.name)>
                        {text(&lesson.title_id())}
                    </A>
                    <span class="hint">{state}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="card" aria-labelledby=id.clone()>
            <h2 id=id.clone()>{text(&id)}</h2>
            <ol>{lessons}</ol>
        </section>
    }
}

fn address(lesson: &Lesson) -> String {
    format!("/learn/{}", lesson.name)
}
