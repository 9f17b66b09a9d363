//! The opening trainer: an overview of all openings, and an exercise in one of them.

use super::exercise::{Exercise, Outcome};
use super::parts::{ExerciseBoard, ExerciseTools, Workplace};
use super::sync::keep_in_account;
use super::{day, keep, loaded, once_loaded, recalled};
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::fields::{Choice, choosable};
use crate::icon::{self, Icon};
use crate::preferences::{Preferences, preferences};
use crate::screens::line::{LineOfText, Tone};
use crate::texts::{saved_speaker, t};
use ::engine::Book;
use learn::{
    Attempt, Opening, OpeningChoice, OpeningEnd, OpeningProgress, OpeningState, OpeningTask,
    OpeningTrainer, ballots, openings,
};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use rules::Color;
use std::sync::Arc;

/// The storage key for what was learned.
pub(super) const PROGRESS: &str = "crownhead.openings";
/// The storage key for the sides to train.
const SIDES: &str = "crownhead.openings.sides";
/// The storage key for the openings that were picked.
const PICKED: &str = "crownhead.openings.picked";
/// The book's path on the site.
pub(super) const BOOK: &str = "/crownhead.book";

fn kept() -> OpeningProgress {
    OpeningProgress::read(&recalled(PROGRESS))
}

/// The address of exercises with these parameters.
fn address(parameters: &str) -> String {
    format!("/learn/openings/train?{parameters}")
}

/// Breaks a title between moves, never inside one.
fn unbroken(title: &str) -> impl IntoView + use<> {
    title
        .split(' ')
        .map(|word| view! { <span class="whole">{word.to_owned()}</span>" " })
        .collect_view()
}

/// All openings, and how well they are known.
#[component]
pub(crate) fn Openings() -> impl IntoView {
    browser::entitle(&t().page_title(t().openings_title()));
    let news = keep_in_account();
    move || {
        news.track();
        view! { <Overview/> }
    }
}

/// The overview on the screen.
#[derive(Clone, Copy)]
struct Catalog {
    progress: StoredValue<OpeningProgress>,
    choice: RwSignal<OpeningChoice>,
    /// Whether a click picks an opening instead of starting it.
    is_picking: RwSignal<bool>,
    preferences: Preferences,
}

impl Catalog {
    /// Changes what to train, and stores it. Without storage, it's chosen again next time.
    fn choose(self, change: impl FnOnce(&mut OpeningChoice)) {
        self.choice.update(change);
        self.choice.with_untracked(|choice| {
            browser::remember(SIDES, choice.side_text());
            match choice.picked() {
                0 => browser::forget(PICKED),
                _ => drop(browser::remember(PICKED, &choice.picked_text())),
            }
        });
    }
}

#[component]
fn Overview() -> impl IntoView {
    let catalog = Catalog {
        progress: StoredValue::new(kept()),
        choice: RwSignal::new(OpeningChoice::read(&recalled(SIDES), &recalled(PICKED))),
        is_picking: RwSignal::new(false),
        preferences: preferences(),
    };
    let words = catalog.preferences.words();
    let summary = move || {
        let summary = catalog.progress.with_value(|it| it.summary(day()));
        words.with(|words| words.opening_summary(summary))
    };
    let cells = move |some: Vec<&'static Opening>| {
        let cell = |opening| view! { <OpeningCell catalog opening/> };
        some.into_iter().map(cell).collect_view()
    };
    let named = openings().iter().filter(|it| it.ballot.is_none());
    view! {
        <div class="learn openings">
            <p class="hint"><A href="/learn" attr:data-testid="leave">{t().learn_title()}</A></p>
            <h1>{t().openings_title()}</h1>
            <p class="lead">{t().openings_lead()}</p>
            <p class="hint" data-testid="summary">{summary}</p>
            <OpeningChoiceForm catalog/>
            <Legend/>
            <section class="stack" aria-labelledby="ballots">
                <h2 id="ballots">{t().openings_ballots()}</h2>
                <ul class="opening-cells">{cells(ballots().collect())}</ul>
            </section>
            <section class="stack" aria-labelledby="named">
                <h2 id="named">{t().openings_names()}</h2>
                <ul class="opening-cells named">{cells(named.collect())}</ul>
            </section>
        </div>
    }
}

/// The side, the openings to pick, and where to go from here.
#[component]
fn OpeningChoiceForm(catalog: Catalog) -> impl IntoView {
    let Catalog {
        choice, is_picking, ..
    } = catalog;
    let words = catalog.preferences.words();
    let sides = [None, Some(Color::Black), Some(Color::White)].map(|side| {
        choosable(side, move || match side {
            None => t().openings_both().to_owned(),
            Some(side) => words.get().side(side).to_owned(),
        })
    });
    let picked = Memo::new(move |_| choice.with(OpeningChoice::picked) as u32);
    let train_text = move || match picked.get() {
        0 => t().openings_train().to_owned(),
        count => t().openings_train_picked(count),
    };
    view! {
        <Choice
            legend=t().openings_sides().to_owned()
            name="opening-side"
            class="thirds"
            options=sides.into()
            chosen=Signal::derive(move || choice.with(|choice| choice.side))
            on_choose=move |side| catalog.choose(|choice| choice.side = side)
        />
        <p class="row">
            <A
                href=move || choice.with(|choice| address(&choice.parameters()))
                attr:class="button primary large"
                attr:data-testid="train"
            >
                <Icon path=icon::PLAY/>{train_text}
            </A>
            <button
                class="button"
                data-testid="pick"
                aria-pressed=move || is_picking.get().to_string()
                on:click=move |_| is_picking.update(|it| *it = !*it)
            >{t().openings_pick()}</button>
            <Show when=move || picked.get() != 0>
                <button
                    class="button"
                    data-testid="pick-none"
                    on:click=move |_| catalog.choose(OpeningChoice::clear)
                >{t().openings_pick_none()}</button>
            </Show>
            <A href="/learn/explorer" attr:class="button" attr:data-testid="explorer">
                <Icon path=icon::SEARCH/>{t().explorer_title()}
            </A>
        </p>
    }
}

/// An opening: a link to its exercise, or a button to pick it.
#[component]
fn OpeningCell(catalog: Catalog, opening: &'static Opening) -> impl IntoView {
    let Catalog {
        choice, is_picking, ..
    } = catalog;
    let words = catalog.preferences.words();
    let states = catalog
        .progress
        .with_value(|it| Color::BOTH.map(|side| it.state(opening, side, day())));
    let label = move || words.with(|words| words.opening_states(opening, states));
    let title = move || words.with(|words| words.numbered_opening_title(opening));
    let is_picked = move || choice.with(|choice| choice.is_picked(opening));
    let inside = move || {
        let shown = match opening.ballot {
            Some(number) => number.to_string(),
            None => words.with(|words| words.opening_title(opening)),
        };
        let [black, white] = states.map(class);
        view! {
            <span>{shown}</span>
            <span class="halves" aria-hidden="true">
                <span class=black></span><span class=white></span>
            </span>
        }
    };
    view! {
        <li class:picked=is_picked>
            {move || match is_picking.get() {
                true => view! {
                    <button
                        class="opening-cell"
                        title=title
                        aria-label=label
                        aria-pressed=move || is_picked().to_string()
                        data-testid=format!("pick-{}", opening.key())
                        on:click=move |_| catalog.choose(|choice| choice.toggle(opening))
                    >{inside()}</button>
                }.into_any(),
                false => view! {
                    <A
                        href=move || choice.with(|choice| address(&choice.parameters_of(opening)))
                        attr:class="opening-cell"
                        attr:title=title
                        attr:aria-label=label
                        attr:data-testid=format!("opening-{}", opening.key())
                    >{inside()}</A>
                }.into_any(),
            }}
        </li>
    }
}

/// What the colors mean.
#[component]
fn Legend() -> impl IntoView {
    let part = |class: &'static str, text: &'static str| {
        view! {
            <span class="legend-part"><span class=class aria-hidden="true"></span>{text}</span>
        }
    };
    view! {
        <p class="hint opening-legend">
            {part("new", t().openings_state_new())}
            {part("learning", t().openings_state_learning())}
            {part("due", t().openings_state_due())}
            {part("known", t().openings_state_known())}
        </p>
    }
}

/// The class of a cell.
const fn class(state: OpeningState) -> &'static str {
    match state {
        OpeningState::New => "new",
        OpeningState::Learning => "learning",
        OpeningState::Due => "due",
        OpeningState::Known => "known",
    }
}

/// An exercise in an opening. Loads the book first.
#[component]
pub(crate) fn TrainOpening() -> impl IntoView {
    browser::entitle(&t().page_title(t().openings_title()));
    let book = loaded(BOOK, |bytes| Book::from_bytes(&bytes).ok().map(Arc::new));
    once_loaded(book, t().openings_title(), t().openings_no_book(), |book| {
        view! { <OpeningBoard book/> }.into_any()
    })
}

/// An exercise on the screen, and the next ones.
#[derive(Clone, Copy)]
struct Trainer {
    model: RwSignal<OpeningTrainer>,
    exercise: Exercise,
    announcer: Announcer,
}

impl Trainer {
    fn new(model: OpeningTrainer) -> Trainer {
        let exercise = Exercise::new(&model.task().exercise.step);
        let trainer = Trainer {
            model: RwSignal::new(model),
            exercise,
            announcer: announcer(),
        };
        trainer.open();
        exercise.on_try(move |outcome| match outcome {
            Outcome::Wrong => trainer.missed(),
            Outcome::Done => trainer.finished(),
        });
        trainer
    }

    fn open(self) {
        let task = self.model.with_untracked(|model| model.task().clone());
        let OpeningTask { exercise, .. } = task;
        self.exercise.open_after(exercise.lead, &exercise.step);
    }

    fn go_on(self) {
        let is_there = self
            .model
            .try_update(|model| model.go_on(&kept(), day(), browser::chance()));
        if is_there == Some(true) {
            self.open();
            browser::focus("[data-testid=task]");
        }
    }

    fn missed(self) {
        let mut progress = kept();
        let line = self.line();
        let has_changed = self
            .model
            .try_update(|model| model.missed(&line, &mut progress, day()));
        self.keep(has_changed == Some(true), &progress);
    }

    fn finished(self) {
        let mut progress = kept();
        let line = self.line();
        let made = self.exercise.attempt.with_untracked(Attempt::made) as u32;
        let is_helped = self.exercise.is_helped.get_untracked();
        let finished = self
            .model
            .try_update(|model| model.finished(&line, made, is_helped, &mut progress, day()));
        let Some((end, has_changed)) = finished else {
            return;
        };
        self.keep(has_changed, &progress);
        let tone = match end {
            OpeningEnd::Clean(_) => Tone::Good,
            OpeningEnd::Helped => Tone::Plain,
        };
        self.exercise.line.say(t().opening_end(end), tone);
    }

    fn line(self) -> Vec<rules::Move> {
        self.exercise
            .attempt
            .with_untracked(|attempt| attempt.line().to_vec())
    }

    fn keep(self, has_changed: bool, progress: &OpeningProgress) {
        if has_changed {
            keep(PROGRESS, &progress.text(), self.announcer);
        }
    }
}

#[component]
fn OpeningBoard(book: Arc<Book>) -> impl IntoView {
    let choice = use_query_map().with_untracked(|query| {
        let of = |name: &str| query.get(name).unwrap_or_default();
        OpeningChoice::of_address(&of("line"), &of("side"), &recalled(PICKED))
    });
    let model = OpeningTrainer::new(book, choice, &kept(), day(), browser::chance());
    let Some(model) = model else {
        return view! { <crate::screens::NotFound/> }.into_any();
    };
    keep_in_account();
    let trainer = Trainer::new(model);
    let Trainer {
        model, exercise, ..
    } = trainer;
    let heading = move || model.with(|model| saved_speaker().opening_title(model.task().opening));
    let asked = move || {
        let side = model.with(|model| model.task().side);
        t().openings_task(saved_speaker().named(side))
    };
    let line = move || {
        let mut moves = model.with(|model| model.task().exercise.lead.clone());
        exercise
            .attempt
            .with(|attempt| moves.extend_from_slice(attempt.line()));
        saved_speaker().numbered_opening_moves(&moves)
    };
    let next_text = match model.with_untracked(OpeningTrainer::is_one_opening) {
        true => t().learn_drill_again(),
        false => t().openings_next(),
    };
    let title = view! { <h1 class="opening-title">{move || unbroken(&heading())}</h1> };
    let below = view! { <p class="hint"><span dir="ltr" data-testid="moves">{line}</span></p> };
    view! {
        <Workplace
            board=view! { <ExerciseBoard exercise/> }.into_any()
            back=("/learn/openings", t().openings_all())
            title=title.into_any()
            below=below.into_any()
        >
            <p class="task" tabindex="-1" data-testid="task">{asked}</p>
            <LineOfText line=exercise.line otherwise=exercise.prompt()/>
            <ExerciseTools exercise>
                <button class="button primary" data-testid="next" on:click=move |_| trainer.go_on()>
                    <Icon path=icon::NEXT/>{next_text}
                </button>
            </ExerciseTools>
        </Workplace>
    }
    .into_any()
}
