//! The opening trainer: an overview of all openings, and an exercise in one of them.

use super::exercise::{Exercise, Outcome};
use super::parts::{ExerciseBoard, Tools};
use super::sync::keep_in_account;
use super::{day, loaded, once_loaded};
use crate::announcer::announcer;
use crate::browser;
use crate::fields::{Choice, choosable};
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::{saved_speaker, t};
use ::engine::Book;
use learn::{
    Attempt, Mastery, Opening, OpeningProgress, OpeningState, OpeningTask, ballots, find_opening,
    opening_keys, openings, read_openings,
};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use notation::write_move;
use rules::{Color, Labels, Move, Position, RuleSet};
use std::sync::Arc;

/// The storage key for what was learned.
pub(super) const PROGRESS: &str = "crownhead.openings";
/// The storage key for the sides to train.
const SIDES: &str = "crownhead.openings.sides";
/// The storage key for the openings that were picked.
const PICKED: &str = "crownhead.openings.picked";
/// In addresses, in place of an opening: those that were picked.
const PICKED_LINE: &str = "picked";
/// The book's path on the site.
pub(super) const BOOK: &str = "/crownhead.book";

fn kept() -> OpeningProgress {
    OpeningProgress::read(&browser::recall(PROGRESS).unwrap_or_default())
}

fn picked() -> Vec<&'static Opening> {
    read_openings(&browser::recall(PICKED).unwrap_or_default())
}

/// The side to train, as in addresses. `None` is both.
fn side_of(word: &str) -> Option<Color> {
    match word {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    }
}

const fn side_word(side: Option<Color>) -> &'static str {
    match side {
        Some(Color::Black) => "black",
        Some(Color::White) => "white",
        None => "both",
    }
}

/// What an opening is called: its name, or its number and moves.
fn title(opening: &Opening) -> String {
    match (opening.name, opening.ballot) {
        (Some(name), _) => name.to_owned(),
        (None, Some(number)) => t().openings_ballot(number as u32, &moves_text(&opening.moves)),
        (None, None) => moves_text(&opening.moves),
    }
}

/// Breaks a title between moves, never inside one.
fn unbroken(title: &str) -> impl IntoView + use<> {
    title
        .split(' ')
        .map(|word| view! { <span class="whole">{word.to_owned()}</span>" " })
        .collect_view()
}

/// The title of an opening, with the number if it has one.
fn numbered_title(opening: &Opening) -> String {
    match (opening.name, opening.ballot) {
        (Some(name), Some(number)) => t().openings_ballot(number as u32, name),
        _ => title(opening),
    }
}

/// Moves from the start of the game, as a line of text: `9-13 22-18 6-9`.
fn moves_text(moves: &[Move]) -> String {
    let labels = crate::preferences::saved().labels();
    written(moves, labels).join(" ")
}

fn written(moves: &[Move], labels: Labels) -> Vec<String> {
    let mut pos = Position::START;
    let write = |&mv: &Move| {
        let text = write_move(&pos, RuleSet::OFFICIAL, mv, labels).to_string();
        pos = pos.play_unchecked(mv);
        text
    };
    moves.iter().map(write).collect()
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

#[component]
fn Overview() -> impl IntoView {
    let progress = StoredValue::new(kept());
    let words = preferences().words();
    let side = RwSignal::new(browser::recall(SIDES).and_then(|word| side_of(&word)));
    let choose = move |chosen| {
        side.set(chosen);
        // Without storage, it's asked again next time.
        browser::remember(SIDES, side_word(chosen));
    };
    let sides = [None, Some(Color::Black), Some(Color::White)].map(|side| {
        choosable(side, move || match side {
            None => t().openings_both().to_owned(),
            Some(side) => words.get().side(side).to_owned(),
        })
    });
    let summary = move || {
        let known = |side: Color| {
            let known = ballots().filter(|opening| {
                progress.with_value(|progress| progress.mastery(opening, side)) == Mastery::Known
            });
            let side = words.get().named(side);
            t().openings_known(side, known.count() as u32, ballots().count() as u32)
        };
        let today = day();
        let due = openings().iter().flat_map(|opening| {
            Color::BOTH.map(|side| progress.with_value(|it| it.is_due(opening, side, today)))
        });
        let due = due.filter(|is_due| *is_due).count();
        let [black, white] = Color::BOTH.map(known);
        [black, white, t().openings_due(due as u32)].join(" · ")
    };
    // Whether a click picks an opening instead of starting it.
    let is_picking = RwSignal::new(false);
    let chosen = RwSignal::new(picked());
    let pick = move |opening: &'static Opening| {
        chosen.update(|all| match all.iter().position(|it| *it == opening) {
            Some(place) => drop(all.remove(place)),
            None => all.push(opening),
        });
        // Without storage, all ballots are trained.
        browser::remember(PICKED, &chosen.with_untracked(|all| opening_keys(all)));
    };
    let clear = move |_| {
        chosen.set(Vec::new());
        browser::forget(PICKED);
    };
    let count = Memo::new(move |_| chosen.with(Vec::len) as u32);
    let train_address = move || match count.get() {
        0 => address(None, side.get()),
        _ => format!(
            "/learn/openings/train?line={PICKED_LINE}&side={}",
            side_word(side.get())
        ),
    };
    let train_text = move || match count.get() {
        0 => t().openings_train().to_owned(),
        count => t().openings_train_picked(count),
    };
    let cell = move |opening: &'static Opening| {
        let state = move |side| progress.with_value(|it| it.state(opening, side, day()));
        let label = move || {
            let state = |side| t().opening_state(state(side));
            let named = |side| words.get().named(side);
            t().openings_cell(
                &numbered_title(opening),
                named(Color::Black),
                state(Color::Black),
                named(Color::White),
                state(Color::White),
            )
        };
        let (black, white) = (class(state(Color::Black)), class(state(Color::White)));
        let shown = match opening.ballot {
            Some(number) => number.to_string(),
            None => title(opening),
        };
        let is_picked = move || chosen.with(|all| all.contains(&opening));
        let shown = StoredValue::new(shown);
        let inside = move || {
            view! {
                <span>{shown.get_value()}</span>
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
                            title=move || numbered_title(opening)
                            aria-label=label
                            aria-pressed=move || if is_picked() { "true" } else { "false" }
                            data-testid=format!("pick-{}", opening.key())
                            on:click=move |_| pick(opening)
                        >{inside()}</button>
                    }.into_any(),
                    false => view! {
                        <A
                            href=move || address(Some(opening), side.get())
                            attr:class="opening-cell"
                            attr:title=move || numbered_title(opening)
                            attr:aria-label=label
                            attr:data-testid=format!("opening-{}", opening.key())
                        >{inside()}</A>
                    }.into_any(),
                }}
            </li>
        }
    };
    let named = openings().iter().filter(|it| it.ballot.is_none());
    view! {
        <div class="learn openings">
            <p class="hint"><A href="/learn" attr:data-testid="leave">{t().learn_title()}</A></p>
            <h1>{t().openings_title()}</h1>
            <p class="lead">{t().openings_lead()}</p>
            <p class="hint" data-testid="summary">{summary}</p>
            <Choice
                legend=t().openings_sides().to_owned()
                name="opening-side"
                class="thirds"
                options=sides.into()
                chosen=side
                on_choose=choose
            />
            <p class="row">
                <A href=train_address attr:class="button primary large" attr:data-testid="train">
                    <Icon path=icon::PLAY/>{train_text}
                </A>
                <button
                    class="button"
                    data-testid="pick"
                    aria-pressed=move || if is_picking.get() { "true" } else { "false" }
                    on:click=move |_| is_picking.update(|it| *it = !*it)
                >{t().openings_pick()}</button>
                <Show when=move || count.get() != 0>
                    <button class="button" data-testid="pick-none" on:click=clear>{t().openings_pick_none()}</button>
                </Show>
                <A href="/learn/explorer" attr:class="button" attr:data-testid="explorer">
                    <Icon path=icon::SEARCH/>{t().explorer_title()}
                </A>
            </p>
            <Legend/>
            <section class="stack" aria-labelledby="ballots">
                <h2 id="ballots">{t().openings_ballots()}</h2>
                <ul class="opening-cells">{ballots().map(cell).collect_view()}</ul>
            </section>
            <section class="stack" aria-labelledby="named">
                <h2 id="named">{t().openings_names()}</h2>
                <ul class="opening-cells named">{named.map(cell).collect_view()}</ul>
            </section>
        </div>
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

/// The address of an exercise in this opening, or in the one that comes next.
fn address(opening: Option<&Opening>, side: Option<Color>) -> String {
    let line = opening.map_or(String::new(), |opening| format!("line={}&", opening.key()));
    format!("/learn/openings/train?{line}side={}", side_word(side))
}

/// An exercise in an opening. Loads the book first.
#[component]
pub(crate) fn TrainOpening() -> impl IntoView {
    browser::entitle(&t().page_title(t().openings_title()));
    let book = loaded(BOOK, |bytes| Book::from_bytes(&bytes).ok().map(Arc::new));
    once_loaded(book, t().openings_title(), t().openings_no_book(), |book| {
        view! { <Board book/> }.into_any()
    })
}

/// The next exercise among the chosen ones.
fn next_task(
    book: &Arc<Book>,
    only: &[&'static Opening],
    side: Option<Color>,
) -> Option<OpeningTask> {
    OpeningTask::next(&kept(), book, only, side, day(), browser::chance())
}

#[component]
fn Board(book: Arc<Book>) -> impl IntoView {
    let query = use_query_map();
    let (only, side) = query.with_untracked(|query| {
        let line = query.get("line").unwrap_or_default();
        let side = query.get("side").unwrap_or_default();
        let only = match line.as_str() {
            PICKED_LINE => picked(),
            line => find_opening(line).into_iter().collect(),
        };
        (only, side_of(&side))
    });
    let Some(task) = next_task(&book, &only, side) else {
        return view! { <crate::screens::NotFound/> }.into_any();
    };
    let announcer = announcer();
    keep_in_account();
    let outcomes = RwSignal::new(None::<Outcome>);
    let outcome = Callback::new(move |outcome| outcomes.set(Some(outcome)));
    let exercise = Exercise::new(&task.exercise.step, outcome);
    exercise.open_after(task.exercise.lead.clone(), &task.exercise.step);
    let task = RwSignal::new(task);
    // The first mistake decides.
    let is_counted = StoredValue::new(false);
    let count = move |is_right: bool| {
        if is_counted.get_value() {
            return;
        }
        is_counted.set_value(true);
        let mut progress = kept();
        task.with_untracked(
            |OpeningTask {
                 opening,
                 side,
                 exercise: it,
             }| {
                let missed = exercise
                    .attempt
                    .with_untracked(|attempt| it.moves_since(opening, attempt.line()));
                progress.answered(opening, *side, (!is_right).then_some(&missed), day());
            },
        );
        if !browser::remember(PROGRESS, &progress.text()) {
            announcer.tell(t().learn_not_kept());
        }
    };
    Effect::new(move || match outcomes.get() {
        Some(Outcome::Wrong) => count(false),
        Some(Outcome::Done) => {
            let is_clean = !is_counted.get_value() && !exercise.is_helped.get_untracked();
            count(is_clean);
            if is_clean {
                let moves = exercise.attempt.with_untracked(Attempt::made) as u32;
                exercise.line.say(t().openings_done(moves), Tone::Good);
            } else {
                exercise.line.say(t().openings_helped(), Tone::Plain);
            }
        }
        None => {}
    });
    let is_one = only.len() == 1;
    let book = StoredValue::new((book, only));
    let next = move |_| {
        let found = book.with_value(|(book, only)| next_task(book, only, side));
        if let Some(found) = found {
            is_counted.set_value(false);
            outcomes.set(None);
            exercise.open_after(found.exercise.lead.clone(), &found.exercise.step);
            task.set(found);
            browser::focus("[data-testid=task]");
        }
    };
    let heading = move || task.with(|task| title(task.opening));
    let asked = move || {
        let words = saved_speaker();
        task.with(|task| t().openings_task(words.named(task.side)))
    };
    let line = move || {
        task.with(|task| {
            let moves = exercise.attempt.with(|attempt| {
                let lead = task.exercise.lead.iter();
                lead.chain(attempt.line()).copied().collect::<Vec<_>>()
            });
            numbered(&moves)
        })
    };
    view! {
        <div class="table lesson">
            <ExerciseBoard exercise/>
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href="/learn/openings" attr:data-testid="leave">{t().openings_all()}</A></p>
                    <h1 class="opening-title">{move || unbroken(&heading())}</h1>
                    <p class="hint"><span dir="ltr" data-testid="moves">{line}</span></p>
                </header>
                <p class="task" tabindex="-1" data-testid="task">{asked}</p>
                <LineOfText line=exercise.line otherwise=exercise.prompt()/>
                <Tools exercise>
                    <button class="button primary" data-testid="next" on:click=next>
                        <Icon path=icon::NEXT/>
                        {if is_one { t().learn_drill_again() } else { t().openings_next() }}
                    </button>
                </Tools>
            </div>
        </div>
    }
    .into_any()
}

/// Moves with their numbers: `1. 9-13 22-18 2. 6-9`.
pub(super) fn numbered(moves: &[Move]) -> String {
    let texts = written(moves, crate::preferences::saved().labels());
    let numbered = texts.iter().enumerate().map(|(ply, text)| match ply % 2 {
        0 => format!("{}. {text}", ply / 2 + 1),
        _ => text.clone(),
    });
    numbered.collect::<Vec<_>>().join(" ")
}
