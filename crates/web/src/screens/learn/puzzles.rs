//! Puzzles: one for the day, a series at the right difficulty, and a race against the clock.

use super::exercise::{Exercise, Outcome, Stage};
use super::parts::{ExerciseBoard, ExerciseTools, Workplace};
use super::rush::Leaderboard;
use super::source_game::OpenGame;
use super::sync::follow_account;
use super::{day, kept_progress, loaded, once_loaded, recalled, you_play};
use crate::browser;
use crate::fields::SelectField;
use crate::icon::{self, Icon};
use crate::online::api;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use learn::{
    DrawnRush, Puzzle, PuzzleFile, PuzzleMode, PuzzleMoment, RushAnswer, Solver, SolverEffect,
    Theme, Training, find_lesson, source_levels,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::requests;
use protocol::{PuzzleAnswer, RushRun};
use room::Instant;
use std::sync::Arc;
use std::time::Duration;

/// Where the site has the puzzles.
const FILE: &str = "/puzzles.chpz";
/// The storage key for ratings, streaks and failed puzzles.
pub(super) const TRAINING: &str = "crownhead.puzzles";

/// The lesson that explains the move.
const ABOUT_THE_MOVE: &str = "the-move";

fn kept() -> Training {
    Training::read(&recalled(TRAINING))
}

/// The screen for puzzles. Loads them first.
#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    browser::entitle(&t().page_title(t().learn_puzzles()));
    let found = loaded(FILE, |bytes| {
        let file = PuzzleFile::decode(&bytes).ok()?;
        let solver = Solver::new(Arc::new(file.puzzles), kept(), day())?;
        Some((file.seed, solver))
    });
    once_loaded(
        found,
        t().learn_puzzles(),
        t().learn_puzzles_missing(),
        |(seed, solver)| view! { <PuzzleBoard seed solver/> }.into_any(),
    )
}

fn moment() -> PuzzleMoment {
    PuzzleMoment {
        day: day(),
        millis: browser::now().as_millis(),
        seed: browser::chance(),
    }
}

/// A solver on the screen.
#[derive(Clone, Copy)]
struct SolverView {
    model: RwSignal<Solver>,
    mode: Memo<PuzzleMode>,
    /// Whether there's a rush, and it's over.
    is_over: Memo<bool>,
    exercise: Exercise,
    /// Counts the rushes that the server has accepted.
    accepted: RwSignal<u32>,
}

impl SolverView {
    fn new(solver: Solver) -> SolverView {
        let exercise = Exercise::new(&solver.puzzle().step());
        let model = RwSignal::new(solver);
        let solver = SolverView {
            model,
            mode: Memo::new(move |_| model.with(Solver::mode)),
            is_over: Memo::new(move |_| model.with(Solver::is_over)),
            exercise,
            accepted: RwSignal::new(0),
        };
        follow_account(move || model.update(|model| model.renew_training(kept())));
        exercise.on_try(move |outcome| {
            let moves = exercise.tried_moves(outcome);
            if outcome == Outcome::Done {
                exercise.line.say(t().learn_puzzle_solved(), Tone::Good);
            }
            solver.change(|model| model.tried(outcome, moves, kept(), moment()));
        });
        exercise.on_help(move || {
            let moves = exercise.tried_moves(Outcome::Wrong);
            solver.change(|model| model.helped(moves, kept(), moment()));
        });
        solver
    }

    fn choose(self, mode: PuzzleMode) {
        self.change(|model| model.choose(mode, moment()));
    }

    /// Changes the solver, and carries out what follows. Nothing happens once the screen is left.
    fn change(self, change: impl FnOnce(&mut Solver)) {
        let effects = self.model.try_update(|model| {
            change(model);
            model.effects()
        });
        for effect in effects.into_iter().flatten() {
            match effect {
                SolverEffect::Open(step) => self.exercise.open(&step),
                SolverEffect::KeepTraining => {
                    let text = self.model.with_untracked(|model| model.training().text());
                    browser::remember(TRAINING, &text);
                }
                SolverEffect::DrawRush => spawn_local(self.draw_rush()),
                SolverEffect::SendRush { started, answers } => {
                    spawn_local(self.send_rush(started, answers));
                }
            }
        }
    }

    /// Checks the clock of a rush.
    fn tick(self) {
        let now = browser::now().as_millis();
        let ticked = self.model.try_maybe_update(|model| {
            let has_changed = model.tick(now);
            (has_changed, has_changed)
        });
        if ticked == Some(true) {
            self.change(|_| ());
        }
    }

    /// Starts a rush. With an account, the server draws the puzzles, and the rush counts for the
    /// leaderboard.
    async fn draw_rush(self) {
        let drawn = match api::account() {
            Some(_) => api::ask(requests::start_rush()).await.ok(),
            None => None,
        };
        let drawn = drawn.map(|start| DrawnRush {
            puzzles: start.puzzles,
            started: start.started.as_millis(),
        });
        self.change(|model| model.begin_rush(drawn, moment()));
    }

    async fn send_rush(self, started: i64, answers: Vec<RushAnswer>) {
        let answers = answers.into_iter().map(|answer| PuzzleAnswer {
            moves: answer.moves,
            millis: answer.millis,
        });
        let run = RushRun {
            started: Instant::from_millis(started),
            answers: answers.collect(),
        };
        // Without a connection, it's lost.
        if api::ask(requests::end_rush(&run)).await.is_ok() {
            self.accepted.try_update(|accepted| *accepted += 1);
        }
    }
}

#[component]
fn PuzzleBoard(
    /// The seed of the games that the puzzles come from.
    seed: u32,
    solver: Solver,
) -> impl IntoView {
    let solver = SolverView::new(solver);
    let SolverView {
        model,
        mode,
        is_over,
        exercise,
        ..
    } = solver;
    // Before its lesson, it would only be a riddle.
    let is_taught = |(_, lesson)| kept_progress().is_complete(lesson);
    if !find_lesson(ABOUT_THE_MOVE).is_some_and(is_taught) {
        exercise.hide_the_move();
    }
    let ticking = set_interval_with_handle(move || solver.tick(), Duration::from_millis(250)).ok();
    on_cleanup(move || {
        if let Some(ticking) = ticking {
            ticking.clear();
        }
    });
    let task = move || t().puzzle_goal(model.with(|model| model.puzzle().goal));
    let side = move || you_play(model.with(|model| model.puzzle().pos.turn()));
    let about = move || {
        let rating = model.with(|model| model.puzzle().rating());
        t().learn_puzzle_rating(&rating.to_string())
    };
    let score = move || {
        model.with(|model| match model.rush() {
            Some(rush) => t().rush(rush, model.training().best_rush),
            None => t().training(model.training(), day()),
        })
    };
    let is_rush = move || mode.get() == PuzzleMode::Rush;
    view! {
        <Workplace
            board=view! { <ExerciseBoard exercise/> }.into_any()
            back=("/learn", t().learn_title())
            title=view! { <h1>{t().learn_puzzles()}</h1> }.into_any()
        >
            <Modes solver/>
            <p class="hint" data-testid="score">{score}</p>
            <Show when=move || is_rush() && !is_over.get()>
                <p class="hint" data-testid="rush-rules">{t().learn_rush_rules()}</p>
            </Show>
            <p class="task" tabindex="-1" data-testid="task">{side}" "{task}" "<span class="hint">{about}</span></p>
            <LineOfText line=exercise.line otherwise=exercise.prompt()/>
            <Themes solver seed/>
            <Show when=move || is_over.get()>
                <p>
                    <button class="button primary" data-testid="rush-again" on:click=move |_| solver.choose(PuzzleMode::Rush)>
                        <Icon path=icon::AGAIN/>{t().learn_drill_again()}
                    </button>
                </p>
            </Show>
            <Show
                when=is_rush
                fallback=move || view! {
                    <ExerciseTools exercise>
                        <button
                            class="button primary"
                            data-testid="next"
                            on:click=move |_| solver.change(|model| model.go_on(moment()))
                        >
                            <Icon path=icon::NEXT/>{t().learn_puzzle_next()}
                        </button>
                    </ExerciseTools>
                }
            >
                <Leaderboard accepted=solver.accepted/>
            </Show>
        </Workplace>
    }
}

/// The ways to train.
#[component]
fn Modes(solver: SolverView) -> impl IntoView {
    let words = crate::texts::saved_speaker();
    let first = [
        (PuzzleMode::Daily, t().learn_puzzle_daily().to_owned()),
        (
            PuzzleMode::Training(None),
            t().learn_puzzle_training().to_owned(),
        ),
        (PuzzleMode::Rush, t().learn_puzzle_rush().to_owned()),
    ];
    let themes = Theme::ALL.into_iter().map(|theme| {
        (
            PuzzleMode::Training(Some(theme)),
            words.theme(theme).to_owned(),
        )
    });
    view! {
        <SelectField
            label=t().learn_puzzle_kind()
            name="puzzle-kind"
            options=first.into_iter().chain(themes).collect()
            chosen=solver.mode
            on_choose=move |mode| solver.choose(mode)
        />
    }
}

/// What the puzzle is about and which game it comes from, once it's solved.
#[component]
fn Themes(solver: SolverView, seed: u32) -> impl IntoView {
    move || {
        let is_done = solver.exercise.stage.get() == Stage::Done;
        is_done.then(|| {
            let words = crate::texts::saved_speaker();
            let Puzzle {
                themes, game, ply, ..
            } = solver.model.with_untracked(|model| model.puzzle().clone());
            let names: Vec<&str> = themes.iter().map(|theme| words.theme(theme)).collect();
            let [black, white] = source_levels(seed, game).map(|level| u32::from(level.number()));
            let source = t().learn_puzzle_source(black, white, u32::from(ply / 2) + 1);
            let puzzle = solver.model.with_untracked(|model| model.puzzle().clone());
            view! {
                <p class="hint" data-testid="themes">{names.join(t().list_comma())}</p>
                <p class="hint" data-testid="source">{source}</p>
                <OpenGame puzzle line=solver.exercise.line/>
            }
        })
    }
}
