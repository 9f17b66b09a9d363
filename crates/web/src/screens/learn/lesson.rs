//! A lesson: a text, a board to do it on, and what to do next.

use super::exercise::{Exercise, Outcome, Stage};
use super::parts::{ExerciseBoard, Tools};
use super::{PROGRESS, address, kept_progress, text};
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::icon::{self, Icon};
use crate::screens::NotFound;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use learn::{Lesson, LessonProgress, courses, find_lesson, lesson_after};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

/// The lesson in the address.
#[component]
pub(crate) fn LessonScreen() -> impl IntoView {
    let params = use_params_map();
    let name = Memo::new(move |_| params.with(|params| params.get("lesson").unwrap_or_default()));
    move || match find_lesson(&name.get()) {
        Some((_, lesson)) => view! { <Board lesson/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

/// A lesson on the screen.
#[derive(Clone, Copy)]
struct Pupil {
    lesson: &'static Lesson,
    step: RwSignal<usize>,
    progress: RwSignal<LessonProgress>,
    exercise: Exercise,
    announcer: Announcer,
}

impl Pupil {
    fn new(lesson: &'static Lesson) -> Pupil {
        let progress = kept_progress();
        let first = progress.next_step(lesson);
        let (step, progress) = (RwSignal::new(first), RwSignal::new(progress));
        let announcer = announcer();
        let finished = RwSignal::new(0_u32);
        let outcome = Callback::new(move |outcome| {
            if outcome == Outcome::Done {
                keep(lesson, step.get_untracked(), progress, announcer);
                finished.update(|count| *count += 1);
            }
        });
        let exercise = Exercise::new(&lesson.steps[first], outcome);
        let pupil = Pupil {
            lesson,
            step,
            progress,
            exercise,
            announcer,
        };
        Effect::new(move || {
            if finished.get() > 0 {
                let said = match untrack(|| pupil.is_last()) {
                    true if pupil.knows_the_rules() => t().learn_rules_done(),
                    true => t().learn_lesson_done(),
                    false => t().learn_right(),
                };
                exercise.line.say(said, Tone::Good);
            }
        });
        pupil
    }

    fn is_last(self) -> bool {
        self.step.get() + 1 == self.lesson.steps.len()
    }

    /// Whether this is the last lesson about the rules.
    fn knows_the_rules(self) -> bool {
        courses()[0].lessons.last() == Some(self.lesson)
    }

    /// What to do at this step.
    fn task(self) -> String {
        let step = &self.lesson.steps[self.step.get()];
        text(&self.lesson.text_id(step))
    }

    /// Goes to the next step.
    fn go_on(self) {
        let next = self.step.get_untracked() + 1;
        if let Some(step) = self.lesson.steps.get(next) {
            self.step.set(next);
            self.exercise.open(step);
            self.announcer.say(untrack(|| self.task()));
            browser::focus("[data-testid=task]");
        }
    }
}

/// The number of the course that explains the move.
const COURSE_ABOUT_THE_MOVE: usize = 2;

/// Saves that a step is done.
fn keep(
    lesson: &'static Lesson,
    step: usize,
    progress: RwSignal<LessonProgress>,
    announcer: Announcer,
) {
    // Another tab may have gone further.
    let mut kept = kept_progress();
    kept.finish(lesson, step);
    if !browser::remember(PROGRESS, &kept.text()) {
        announcer.tell(t().learn_not_kept());
    }
    progress.set(kept);
}

#[component]
fn Board(lesson: &'static Lesson) -> impl IntoView {
    let title = text(&lesson.title_id());
    browser::entitle(&t().page_title(&title));
    let pupil = Pupil::new(lesson);
    let news = super::sync::keep_in_account();
    Effect::new(move || {
        if news.get() > 0 {
            pupil.progress.set(kept_progress());
        }
    });
    let exercise = pupil.exercise;
    if find_lesson(&lesson.name).is_some_and(|(course, _)| course < COURSE_ABOUT_THE_MOVE) {
        exercise.hide_the_move();
    }
    let otherwise = Signal::derive(move || match exercise.stage.get() {
        Stage::Busy => String::new(),
        _ if exercise.is_question() => t().learn_question().to_owned(),
        _ => t().learn_your_turn().to_owned(),
    });
    view! {
        <div class="table lesson">
            <ExerciseBoard exercise/>
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href="/learn" attr:data-testid="leave">{t().learn_title()}</A></p>
                    <h1>{title}</h1>
                    <Steps pupil/>
                </header>
                <p class="task" tabindex="-1" data-testid="task">{move || pupil.task()}</p>
                <LineOfText line=exercise.line otherwise/>
                <Question exercise/>
                <Tools exercise><Forward pupil/></Tools>
            </div>
        </div>
    }
}

/// How far along the lesson is.
#[component]
fn Steps(pupil: Pupil) -> impl IntoView {
    let all = pupil.lesson.steps.len();
    let label = move || t().learn_step(pupil.step.get() as u32 + 1, all as u32);
    let dots = move || {
        let now = pupil.step.get();
        let done = pupil.progress.with(|progress| progress.done(pupil.lesson));
        (0..all)
            .map(|step| {
                let class = match step {
                    _ if step == now => "now",
                    _ if step < done => "done",
                    _ => "",
                };
                view! { <span class=class></span> }
            })
            .collect_view()
    };
    view! {
        <p class="dots" data-testid="step">
            <span class="hint">{label}</span>
            <span aria-hidden="true">{dots}</span>
        </p>
    }
}

/// The answers to who has the move.
#[component]
fn Question(exercise: Exercise) -> impl IntoView {
    let is_open = move || exercise.is_question() && exercise.stage.get() != Stage::Done;
    view! {
        <Show when=is_open>
            <div class="row answers" role="group" aria-label=t().learn_question()>
                <button class="button" data-testid="mine" on:click=move |_| exercise.answer(true)>
                    {t().learn_i_do()}
                </button>
                <button class="button" data-testid="theirs" on:click=move |_| exercise.answer(false)>
                    {t().learn_opponent_does()}
                </button>
            </div>
        </Show>
    }
}

/// The button for the next step or lesson.
#[component]
fn Forward(pupil: Pupil) -> impl IntoView {
    let next = lesson_after(&pupil.lesson.name);
    move || {
        if !pupil.is_last() {
            return view! {
                <button class="button primary" data-testid="next" on:click=move |_| pupil.go_on()>
                    <Icon path=icon::NEXT/>{t().learn_next()}
                </button>
            }
            .into_any();
        }
        let (href, name) = match next {
            Some(next) => (
                address(next),
                t().learn_next_lesson(&text(&next.title_id())),
            ),
            None => ("/learn".to_owned(), t().learn_all_done().to_owned()),
        };
        view! {
            <A href attr:class="button primary" attr:data-testid="next"><Icon path=icon::NEXT/>{name}</A>
            {pupil.knows_the_rules().then(|| view! {
                <A href="/" attr:class="button" attr:data-testid="play"><Icon path=icon::PLAY/>{t().learn_play_game()}</A>
            })}
        }
        .into_any()
    }
}
