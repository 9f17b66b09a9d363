//! Puzzles: one for the day, a series at the right difficulty, and a race against the clock.

use super::exercise::{Exercise, Outcome, Stage};
use super::parts::{ExerciseBoard, Tools};
use super::{day, loaded};
use crate::browser;
use crate::fields::SelectField;
use crate::icon::{self, Icon};
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use learn::{Goal, Puzzle, PuzzleFile, Theme, Training, puzzle_of_the_day};
use leptos::prelude::*;
use leptos_router::components::A;
use std::sync::Arc;
use std::time::Duration;

/// Where the site has the puzzles.
const FILE: &str = "/puzzles.chpz";
/// The storage key for ratings, streaks and failed puzzles.
pub(super) const TRAINING: &str = "crownhead.puzzles";
/// How long a rush takes, in seconds, and how many mistakes end it.
const RUSH_SECONDS: u32 = 180;
const RUSH_MISTAKES: u32 = 3;

fn kept() -> Training {
    Training::read(&browser::recall(TRAINING).unwrap_or_default())
}

/// The screen for puzzles. Loads them first.
#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    browser::entitle(&t().page_title(t().learn_puzzles()));
    let found = loaded(FILE, |bytes| {
        let puzzles = PuzzleFile::decode(&bytes).ok()?.puzzles;
        (!puzzles.is_empty()).then(|| Arc::new(puzzles))
    });
    move || match found.get() {
        None => view! { <h1>{t().learn_puzzles()}</h1><p class="lead">{t().game_loading()}</p> }
            .into_any(),
        Some(None) => view! {
            <h1>{t().learn_puzzles()}</h1>
            <p class="notice bad" role="alert">{t().learn_puzzles_missing()}</p>
        }
        .into_any(),
        Some(Some(puzzles)) => view! { <Board puzzles/> }.into_any(),
    }
}

/// Which puzzles to show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// The puzzle of the day.
    Daily,
    /// One after another, possibly of one theme.
    Training(Option<Theme>),
    /// As many as possible in three minutes.
    Rush,
}

/// A rush in progress.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Rush {
    left: u32,
    solved: u32,
    missed: u32,
}

/// Puzzles on the screen.
#[derive(Clone, Copy)]
struct Solver {
    puzzles: StoredValue<Arc<Vec<Puzzle>>>,
    mode: RwSignal<Mode>,
    place: RwSignal<usize>,
    training: RwSignal<Training>,
    exercise: Exercise,
    /// Whether the puzzle on the board has been counted.
    is_counted: StoredValue<bool>,
    rush: RwSignal<Option<Rush>>,
}

impl Solver {
    fn puzzle<R>(self, look: impl FnOnce(&Puzzle) -> R) -> R {
        let place = self.place.get();
        self.puzzles.with_value(|puzzles| look(&puzzles[place]))
    }

    /// Shows the current puzzle.
    fn next(self) {
        let mode = self.mode.get_untracked();
        let place = self.puzzles.with_value(|puzzles| match mode {
            Mode::Daily => puzzle_of_the_day(day(), puzzles.len()),
            Mode::Training(theme) => self
                .training
                .with_untracked(|training| training.next(puzzles, theme, day(), browser::chance())),
            Mode::Rush => {
                // They get harder.
                let solved = self.rush.get_untracked().unwrap_or_default().solved;
                let wanted = 700 + 60 * solved;
                Training::at(wanted).next(puzzles, None, day(), browser::chance())
            }
        });
        if let Some(place) = place {
            self.place.set(place);
            self.is_counted.set_value(false);
            let step = self.puzzles.with_value(|puzzles| puzzles[place].step());
            self.exercise.open(&step);
        }
    }

    fn choose(self, mode: Mode) {
        self.rush.set((mode == Mode::Rush).then_some(Rush {
            left: RUSH_SECONDS,
            ..Rush::default()
        }));
        self.mode.set(mode);
        self.next();
    }

    /// The first try counts.
    fn count(self, is_solved: bool) {
        // Puzzles solved after the end of a rush don't count.
        if self.is_counted.get_value() || untrack(|| self.is_over()) {
            return;
        }
        self.is_counted.set_value(true);
        let mut training = kept();
        if let Some(mut rush) = self.rush.get_untracked() {
            if is_solved {
                rush.solved += 1;
            } else {
                rush.missed += 1;
            }
            self.rush.set(Some(rush));
            training.rushed(rush.solved);
        } else {
            let place = self.place.get_untracked();
            self.puzzles
                .with_value(|puzzles| training.tried(&puzzles[place], is_solved, day()));
        }
        browser::remember(TRAINING, &training.text());
        self.training.set(training);
    }

    /// A rush ends when the time is up or with the third mistake.
    fn is_over(self) -> bool {
        self.rush
            .get()
            .is_some_and(|rush| rush.left == 0 || rush.missed >= RUSH_MISTAKES)
    }
}

#[component]
fn Board(puzzles: Arc<Vec<Puzzle>>) -> impl IntoView {
    let first = puzzle_of_the_day(day(), puzzles.len()).unwrap_or(0);
    let outcomes = RwSignal::new((0_u32, Outcome::Wrong));
    let outcome = Callback::new(move |outcome| {
        outcomes.update(|(count, it)| {
            *count += 1;
            *it = outcome;
        });
    });
    let exercise = Exercise::new(&puzzles[first].step(), outcome);
    let solver = Solver {
        puzzles: StoredValue::new(puzzles),
        mode: RwSignal::new(Mode::Daily),
        place: RwSignal::new(first),
        training: RwSignal::new(kept()),
        exercise,
        is_counted: StoredValue::new(false),
        rush: RwSignal::new(None),
    };
    let news = super::sync::keep_in_account();
    Effect::new(move || {
        if news.get() > 0 {
            solver.training.set(kept());
        }
    });
    Effect::new(move || {
        let (count, outcome) = outcomes.get();
        if count == 0 {
            return;
        }
        solver.count(outcome == Outcome::Done);
        if outcome == Outcome::Done {
            exercise.line.say(t().learn_puzzle_solved(), Tone::Good);
        }
        if untrack(|| solver.rush.get().is_some() && !solver.is_over()) {
            solver.next();
        }
    });
    let ticking = set_interval_with_handle(
        move || {
            solver.rush.try_update(|rush| {
                if let Some(rush) = rush {
                    rush.left = rush.left.saturating_sub(1);
                }
            });
        },
        Duration::from_secs(1),
    )
    .ok();
    on_cleanup(move || {
        if let Some(ticking) = ticking {
            ticking.clear();
        }
    });
    let task = move || {
        solver.puzzle(|puzzle| match puzzle.goal {
            Goal::Win => t().learn_puzzle_win(),
            Goal::Draw => t().learn_puzzle_draw(),
            Goal::Material => t().learn_puzzle_material(),
        })
    };
    let about = move || {
        let rating = solver.puzzle(Puzzle::rating);
        t().learn_puzzle_rating(&rating.to_string())
    };
    let otherwise = Signal::derive(move || match exercise.stage.get() {
        Stage::Busy => String::new(),
        _ => t().learn_your_turn().to_owned(),
    });
    view! {
        <div class="table lesson">
            <ExerciseBoard exercise/>
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href="/learn" attr:data-testid="leave">{t().learn_title()}</A></p>
                    <h1>{t().learn_puzzles()}</h1>
                </header>
                <Modes solver/>
                <Score solver/>
                <p class="task" tabindex="-1" data-testid="task">{task}" "<span class="hint">{about}</span></p>
                <LineOfText line=exercise.line otherwise/>
                <Themes solver/>
                <Tools exercise>
                    <button class="button primary" data-testid="next" on:click=move |_| {
                        if solver.mode.get_untracked() == Mode::Daily {
                            solver.mode.set(Mode::Training(None));
                        }
                        solver.next();
                    }>
                        <Icon path=icon::NEXT/>{t().learn_puzzle_next()}
                    </button>
                </Tools>
            </div>
        </div>
    }
}

/// The ways to train.
#[component]
fn Modes(solver: Solver) -> impl IntoView {
    let options = || {
        let words = crate::texts::saved_speaker();
        let themes = Theme::ALL
            .into_iter()
            .map(move |theme| (Mode::Training(Some(theme)), words.theme(theme).to_owned()));
        let first = [
            (Mode::Daily, t().learn_puzzle_daily().to_owned()),
            (Mode::Training(None), t().learn_puzzle_training().to_owned()),
            (Mode::Rush, t().learn_puzzle_rush().to_owned()),
        ];
        first.into_iter().chain(themes).collect::<Vec<_>>()
    };
    view! {
        <SelectField
            label=t().learn_puzzle_kind()
            name="puzzle-kind"
            options=options()
            chosen=solver.mode
            on_choose=move |mode| solver.choose(mode)
        />
    }
}

/// How the learner is doing.
#[component]
fn Score(solver: Solver) -> impl IntoView {
    let text = move || match solver.rush.get() {
        Some(rush) if solver.is_over() => {
            let best = solver.training.with(|training| training.best_rush);
            t().learn_rush_over(rush.solved, best)
        }
        Some(rush) => t().learn_rush(rush.left, rush.solved, rush.missed),
        None => solver.training.with(|training| {
            let rating = training.rating.value.round();
            t().learn_puzzle_score(
                &rating.to_string(),
                training.streak,
                training.due(day()) as u32,
            )
        }),
    };
    view! { <p class="hint" data-testid="score">{text}</p> }
}

/// What the puzzle is about, once it's solved.
#[component]
fn Themes(solver: Solver) -> impl IntoView {
    move || {
        let is_done = solver.exercise.stage.get() == Stage::Done;
        is_done.then(|| {
            let words = crate::texts::saved_speaker();
            let themes = solver.puzzle(|puzzle| puzzle.themes);
            let names: Vec<&str> = themes.iter().map(|theme| words.theme(theme)).collect();
            view! { <p class="hint">{names.join(t().list_comma())}</p> }
        })
    }
}
