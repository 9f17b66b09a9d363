//! A lesson: a text, a board to do it on, and what to do next.

use super::exercise::{Exercise, Outcome, Stage};
use super::parts::{ExerciseBoard, ExerciseTools, Workplace};
use super::sync::follow_account;
use super::{PROGRESS, address, keep, keep_next_lesson, kept_progress, text, you_play};
use crate::announcer::{Announcer, announcer};
use crate::beginning::begin;
use crate::browser;
use crate::icon::{self, Icon};
use crate::saved_games::saved_games;
use crate::screens::NotFound;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use learn::{Lesson, LessonVisit, find_lesson};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_params_map};
use local_play::Choices;

/// The lesson in the address.
#[component]
pub(crate) fn LessonScreen() -> impl IntoView {
    let params = use_params_map();
    let name = Memo::new(move |_| params.with(|params| params.get("lesson").unwrap_or_default()));
    move || match find_lesson(&name.get()) {
        Some((_, lesson)) => view! { <LessonBoard lesson/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

/// A lesson on the screen.
#[derive(Clone, Copy)]
struct Pupil {
    visit: RwSignal<LessonVisit>,
    exercise: Exercise,
    announcer: Announcer,
}

impl Pupil {
    fn new(lesson: &'static Lesson) -> Pupil {
        let visit = LessonVisit::new(lesson, kept_progress());
        let mut exercise = Exercise::new(visit.step());
        if visit.is_for_beginners() {
            exercise = exercise.in_words();
        }
        let pupil = Pupil {
            exercise,
            visit: RwSignal::new(visit),
            announcer: announcer(),
        };
        pupil.exercise.on_try(move |outcome| {
            if outcome == Outcome::Done {
                pupil.finish();
            }
        });
        if pupil.visit.with_untracked(LessonVisit::is_before_the_move) {
            pupil.exercise.hide_the_move();
        }
        pupil
    }

    /// What to do at this step.
    fn task(self) -> String {
        self.visit.with(|visit| {
            let task = text(&visit.lesson().text_id(visit.step()));
            match visit.names_side() {
                true => format!("{} {task}", you_play(visit.step().pos.turn())),
                false => task,
            }
        })
    }

    /// The step on the board is done.
    fn finish(self) {
        let finished = self.visit.try_update(|visit| visit.finish(kept_progress()));
        if let Some((finished, kept)) = finished {
            keep(PROGRESS, &kept, self.announcer);
            keep_next_lesson(&kept_progress());
            self.exercise.line.say(t().finished(finished), Tone::Good);
        }
    }

    /// Goes to the next step.
    fn go_on(self) {
        let step = self.visit.try_update(LessonVisit::go_on).flatten();
        if let Some(step) = step {
            self.exercise.open(step);
            self.announcer.say(untrack(|| self.task()));
            browser::focus_at_top("[data-testid=task]");
        }
    }
}

#[component]
fn LessonBoard(lesson: &'static Lesson) -> impl IntoView {
    let title = text(&lesson.title_id());
    browser::entitle(&t().page_title(&title));
    let pupil = Pupil::new(lesson);
    follow_account(move || pupil.visit.update(|visit| visit.renew(kept_progress())));
    let exercise = pupil.exercise;
    let otherwise = Signal::derive(move || match exercise.stage.get() {
        Stage::Busy => t().learn_busy().to_owned(),
        _ if exercise.is_question() => t().learn_question().to_owned(),
        _ => t().learn_your_turn().to_owned(),
    });
    view! {
        <Workplace
            board=view! { <ExerciseBoard exercise/> }.into_any()
            back=("/learn", t().learn_title())
            title=view! { <h1>{title}</h1> }.into_any()
            below=view! { <LessonSteps pupil/> }.into_any()
        >
            <p class="task" tabindex="-1" data-testid="task">{move || pupil.task()}</p>
            <LineOfText line=exercise.line otherwise/>
            <Question exercise/>
            <ExerciseTools exercise><Forward pupil/></ExerciseTools>
            <Finished pupil/>
        </Workplace>
    }
}

/// How far along the lesson is.
#[component]
fn LessonSteps(pupil: Pupil) -> impl IntoView {
    let place = Memo::new(move |_| pupil.visit.with(LessonVisit::place));
    let all = pupil.visit.with_untracked(|it| it.lesson().steps.len());
    let label = move || t().learn_step(place.get() as u32 + 1, all as u32);
    let dots = move || {
        let (now, done) = (place.get(), pupil.visit.with(LessonVisit::done));
        let dots = (0..all).map(move |step| {
            view! { <span class:now=step == now class:done=step < done></span> }
        });
        dots.collect_view()
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

/// The way on from a lesson that was finished before.
#[component]
fn Finished(pupil: Pupil) -> impl IntoView {
    let is_finished = move || {
        let is_complete = pupil.visit.with(LessonVisit::is_complete);
        is_complete && pupil.exercise.stage.get() != Stage::Done
    };
    view! {
        <Show when=is_finished>
            <div class="finished">
                <p class="hint" data-testid="finished">{t().learn_lesson_finished()}</p>
                <div class="row"><NextLesson pupil/></div>
            </div>
        </Show>
    }
}

/// The button for the next step or lesson.
#[component]
fn Forward(pupil: Pupil) -> impl IntoView {
    let is_last = Memo::new(move |_| pupil.visit.with(LessonVisit::is_last));
    move || {
        if is_last.get() {
            return view! { <NextLesson pupil/> }.into_any();
        }
        view! {
            <button class="button primary" data-testid="next" on:click=move |_| pupil.go_on()>
                <Icon path=icon::NEXT/>{t().learn_next()}
            </button>
        }
        .into_any()
    }
}

/// The buttons for the next lesson and, for someone who knows the rules, for a game.
#[component]
fn NextLesson(pupil: Pupil) -> impl IntoView {
    let (next, ends_the_rules) = pupil
        .visit
        .with_untracked(|visit| (visit.lesson_after(), visit.ends_the_rules()));
    let (href, name) = match next {
        Some(next) => (
            address(next),
            t().learn_next_lesson(&text(&next.title_id())),
        ),
        None => ("/learn".to_owned(), t().learn_all_done().to_owned()),
    };
    view! {
        <A href attr:class="button primary" attr:data-testid="next"><Icon path=icon::NEXT/>{name}</A>
        {ends_the_rules.then(|| view! { <FirstGame/> })}
    }
}

/// The button that starts a game against the lowest level.
#[component]
fn FirstGame() -> impl IntoView {
    let saved_games = saved_games();
    let navigate = StoredValue::new_local(use_navigate());
    let announcer = announcer();
    let play = move |_| {
        let choices = Choices {
            level: 1,
            ..Choices::default()
        };
        let go = move |to: &str| {
            navigate.try_with_value(|navigate| navigate(to, Default::default()));
        };
        if let Err(why) = begin(&choices, saved_games, go) {
            announcer.tell(why);
        }
    };
    view! {
        <button class="button" data-testid="play" on:click=play>
            <Icon path=icon::PLAY/>{t().learn_play_game()}
        </button>
    }
}
