//! Puzzles: one for the day, a series at the right difficulty, and a race against the clock.

use super::exercise::{Exercise, Outcome, Stage};
use super::parts::{ExerciseBoard, Tools};
use super::rush::Leaderboard;
use super::source_game::OpenGame;
use super::{day, loaded, once_loaded, you_play};
use crate::browser;
use crate::fields::SelectField;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use learn::{
    Goal, Puzzle, PuzzleFile, RUSH_MILLIS, RUSH_MISTAKES, RushPool, Theme, Training,
    puzzle_of_the_day, source_levels,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use protocol::{PuzzleAnswer, RushRun};
use room::Instant;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Where the site has the puzzles.
const FILE: &str = "/puzzles.chpz";
/// The storage key for ratings, streaks and failed puzzles.
pub(super) const TRAINING: &str = "crownhead.puzzles";

fn kept() -> Training {
    Training::read(&browser::recall(TRAINING).unwrap_or_default())
}

/// The screen for puzzles. Loads them first.
#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    browser::entitle(&t().page_title(t().learn_puzzles()));
    let found = loaded(FILE, |bytes| {
        let file = PuzzleFile::decode(&bytes).ok()?;
        (!file.puzzles.is_empty()).then(|| (file.seed, Arc::new(file.puzzles)))
    });
    once_loaded(
        found,
        t().learn_puzzles(),
        t().learn_puzzles_missing(),
        |(seed, puzzles)| view! { <Board seed puzzles/> }.into_any(),
    )
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
#[derive(Clone, PartialEq, Eq)]
struct Rush {
    /// The puzzles, as places in the list.
    places: Vec<usize>,
    /// When it started, by the page's clock.
    began: Instant,
    /// When it started, by the server's clock, if it counts for the leaderboard.
    ranked: Option<Instant>,
    /// The answers, in the order of the puzzles.
    answers: Vec<PuzzleAnswer>,
    /// The seconds that are left.
    left: u32,
    solved: u32,
    missed: u32,
}

impl Rush {
    /// Milliseconds since the start.
    fn elapsed(&self) -> u32 {
        let elapsed = browser::now().as_millis() - self.began.as_millis();
        u32::try_from(elapsed).unwrap_or(0)
    }

    /// A rush ends when the time is up, with the third mistake, or after the last puzzle.
    fn is_over(&self) -> bool {
        let is_last = self.answers.len() >= self.places.len();
        self.left == 0 || self.missed >= RUSH_MISTAKES || is_last
    }
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
    /// Counts the rushes that the server has accepted.
    accepted: RwSignal<u32>,
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
            Mode::Rush => self.rush.with_untracked(|rush| {
                let rush = rush.as_ref()?;
                rush.places.get(rush.answers.len()).copied()
            }),
        });
        if let Some(place) = place {
            self.place.set(place);
            self.is_counted.set_value(false);
            let step = self.puzzles.with_value(|puzzles| match mode {
                Mode::Rush => puzzles[place].exact_step(),
                Mode::Daily | Mode::Training(_) => puzzles[place].step(),
            });
            self.exercise.open(&step);
        }
    }

    fn choose(self, mode: Mode) {
        self.rush.set(None);
        self.mode.set(mode);
        match mode {
            Mode::Rush => self.begin_rush(),
            Mode::Daily | Mode::Training(_) => self.next(),
        }
    }

    /// Starts a rush. With an account, the server draws the puzzles, and the rush counts for the
    /// leaderboard.
    fn begin_rush(self) {
        spawn_local(async move {
            let start = match api::account() {
                Some(_) => api::start_rush().await.ok(),
                None => None,
            };
            // The user may have chosen something else in the meantime.
            let is_wanted = self.mode.try_get_untracked() == Some(Mode::Rush)
                && self.rush.with_untracked(Option::is_none);
            if !is_wanted {
                return;
            }
            // A page that's older than the server may not have all of its puzzles.
            let drawn = start.and_then(|start| {
                let places = self.puzzles.with_value(|puzzles| {
                    let ids = puzzles.iter().enumerate();
                    let places: HashMap<u32, usize> =
                        ids.map(|(place, puzzle)| (puzzle.id(), place)).collect();
                    let wanted = start.puzzles.iter();
                    wanted
                        .map(|id| places.get(id).copied())
                        .collect::<Option<Vec<usize>>>()
                })?;
                Some((places, Some(start.started)))
            });
            let (places, ranked) = drawn.unwrap_or_else(|| {
                let draw =
                    |puzzles: &Arc<Vec<Puzzle>>| RushPool::new(puzzles).draw(browser::chance());
                (self.puzzles.with_value(draw), None)
            });
            self.rush.set(Some(Rush {
                places,
                began: browser::now(),
                ranked,
                answers: Vec::new(),
                left: RUSH_MILLIS / 1_000,
                solved: 0,
                missed: 0,
            }));
            self.next();
        });
    }

    /// Checks the clock.
    fn tick(self) {
        self.rush.try_maybe_update(|rush| {
            let Some(rush) = rush.as_mut().filter(|rush| !rush.is_over()) else {
                return (false, ());
            };
            let left = RUSH_MILLIS.saturating_sub(rush.elapsed()).div_ceil(1_000);
            (std::mem::replace(&mut rush.left, left) != left, ())
        });
    }

    /// Sends a rush that's over to the server, if it counts.
    fn send_rush(self) {
        let Some(rush) = self.rush.get_untracked() else {
            return;
        };
        let Some(started) = rush.ranked else { return };
        let answers = rush.answers;
        spawn_local(async move {
            // Without a connection, it's lost.
            if api::end_rush(&RushRun { started, answers }).await.is_ok() {
                self.accepted.try_update(|accepted| *accepted += 1);
            }
        });
    }

    /// The first try counts.
    fn count(self, outcome: Outcome) {
        let is_solved = outcome == Outcome::Done;
        // Puzzles solved after the end of a rush don't count.
        if self.is_counted.get_value() || untrack(|| self.is_over()) {
            return;
        }
        self.is_counted.set_value(true);
        let mut training = kept();
        if let Some(mut rush) = self.rush.get_untracked() {
            rush.answers.push(PuzzleAnswer {
                moves: self.exercise.tried_moves(outcome),
                millis: rush.elapsed().min(RUSH_MILLIS),
            });
            if is_solved {
                rush.solved += 1;
            } else {
                rush.missed += 1;
            }
            training.rushed(rush.solved);
            self.rush.set(Some(rush));
        } else {
            let place = self.place.get_untracked();
            self.puzzles
                .with_value(|puzzles| training.tried(&puzzles[place], is_solved, day()));
        }
        browser::remember(TRAINING, &training.text());
        self.training.set(training);
    }

    /// Whether there's a rush, and it's over.
    fn is_over(self) -> bool {
        self.rush
            .with(|rush| rush.as_ref().is_some_and(Rush::is_over))
    }
}

#[component]
fn Board(
    /// The seed of the games that the puzzles come from.
    seed: u32,
    puzzles: Arc<Vec<Puzzle>>,
) -> impl IntoView {
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
        accepted: RwSignal::new(0),
    };
    let is_over = Memo::new(move |_| solver.is_over());
    Effect::new(move || {
        if is_over.get() {
            solver.send_rush();
        }
    });
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
        solver.count(outcome);
        if outcome == Outcome::Done {
            exercise.line.say(t().learn_puzzle_solved(), Tone::Good);
        }
        if untrack(|| solver.rush.get().is_some() && !solver.is_over()) {
            solver.next();
        }
    });
    // A puzzle isn't solved if a hint has named the move, not even by starting over.
    Effect::new(move || {
        if exercise.is_helped.get() {
            solver.count(Outcome::Wrong);
        }
    });
    let ticking = set_interval_with_handle(move || solver.tick(), Duration::from_millis(250)).ok();
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
    let side = move || you_play(solver.puzzle(|puzzle| puzzle.pos.turn()));
    let about = move || {
        let rating = solver.puzzle(Puzzle::rating);
        t().learn_puzzle_rating(&rating.to_string())
    };
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
                <Show when=move || solver.mode.get() == Mode::Rush && !is_over.get()>
                    <p class="hint" data-testid="rush-rules">{t().learn_rush_rules()}</p>
                </Show>
                <p class="task" tabindex="-1" data-testid="task">{side}" "{task}" "<span class="hint">{about}</span></p>
                <LineOfText line=exercise.line otherwise=exercise.prompt()/>
                <Themes solver seed/>
                <Show when=move || is_over.get()>
                    <p>
                        <button class="button primary" data-testid="rush-again" on:click=move |_| solver.choose(Mode::Rush)>
                            <Icon path=icon::AGAIN/>{t().learn_drill_again()}
                        </button>
                    </p>
                </Show>
                <Show when=move || solver.mode.get() != Mode::Rush>
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
                </Show>
                <Show when=move || solver.mode.get() == Mode::Rush>
                    <Leaderboard accepted=solver.accepted/>
                </Show>
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
        Some(rush) if rush.is_over() => {
            let best = solver.training.with(|training| training.best_rush);
            t().learn_rush_over(rush.solved, best)
        }
        Some(rush) => t().learn_rush(rush.left, rush.solved, rush.missed),
        None => solver.training.with(|training| {
            let rating = training.rating.value.round();
            t().learn_puzzle_score(
                &rating.to_string(),
                training.streak,
                training.best_streak,
                training.due(day()) as u32,
            )
        }),
    };
    view! { <p class="hint" data-testid="score">{text}</p> }
}

/// What the puzzle is about and which game it comes from, once it's solved.
#[component]
fn Themes(solver: Solver, seed: u32) -> impl IntoView {
    move || {
        let is_done = solver.exercise.stage.get() == Stage::Done;
        is_done.then(|| {
            let words = crate::texts::saved_speaker();
            let themes = solver.puzzle(|puzzle| puzzle.themes);
            let names: Vec<&str> = themes.iter().map(|theme| words.theme(theme)).collect();
            let (game, ply) = solver.puzzle(|puzzle| (puzzle.game, puzzle.ply));
            let [black, white] = source_levels(seed, game).map(|level| u32::from(level.number()));
            let source = t().learn_puzzle_source(black, white, u32::from(ply / 2) + 1);
            let puzzle = solver.puzzle(Puzzle::clone);
            view! {
                <p class="hint" data-testid="themes">{names.join(t().list_comma())}</p>
                <p class="hint" data-testid="source">{source}</p>
                <OpenGame puzzle line=solver.exercise.line/>
            }
        })
    }
}
