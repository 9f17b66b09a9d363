//! Drills: endings played out against the best defense.

use super::exercise::{Exercise, Outcome};
use super::parts::{ExerciseBoard, Tools};
use super::{text, you_play};
use crate::announcer::announcer;
use crate::browser;
use crate::icon::{self, Icon};
use crate::look::is_ready;
use crate::page_engine::{PageEngine, page_engine};
use crate::screens::NotFound;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use engine_link::{GameSoFar, Reply, Request, Verdict, Wld};
use learn::{
    Achieved, DrillProgress, Lesson, LessonGoal, WINS_TO_MASTER, drill_title_id, drills, find_drill,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use rules::{Game, Position, RuleSet};

/// The storage key for the results of drills.
pub(super) const PROGRESS: &str = "crownhead.drills";

fn kept_progress() -> DrillProgress {
    DrillProgress::read(&browser::recall(PROGRESS).unwrap_or_default())
}

/// The list of drills.
#[component]
pub(super) fn DrillList() -> impl IntoView {
    let progress = kept_progress();
    let list = drills()
        .lessons
        .iter()
        .map(|drill| {
            let achieved = progress.of(drill);
            view! {
                <li class:done=achieved.is_mastered()>
                    <A href=format!("/learn/drill/{}", drill.name) attr:data-testid=format!("drill-{}", drill.name)>
                        {text(&drill_title_id(drill))}
                    </A>
                    <span class="hint">{state(achieved)}</span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="card" aria-labelledby="drills">
            <h2 id="drills">{t().learn_drills()}</h2>
            <p class="hint">{t().learn_drills_lead()}</p>
            <ol>{list}</ol>
        </section>
    }
}

/// What the tables know about a position. `None` if they don't cover it.
async fn verdict(page_engine: PageEngine, pos: &Position) -> Option<Verdict> {
    if !is_ready(page_engine).await {
        return None;
    }
    let game = GameSoFar::from(&Game::from_position(*pos, RuleSet::OFFICIAL));
    match page_engine.ask(Request::Probe { game }, |_| {}).await {
        Ok(Reply::Endgame(found)) => found.verdict,
        _ => None,
    }
}

/// How many moves the shortest win takes, if it's known.
fn distance(verdict: Verdict) -> Option<u32> {
    let plies = verdict.plies.filter(|_| verdict.result == Wld::Win)?;
    Some(u32::from(plies).div_ceil(2))
}

fn state(achieved: Achieved) -> String {
    if achieved.is_mastered() {
        t().learn_mastered().to_owned()
    } else {
        t().learn_drill_wins(achieved.wins, WINS_TO_MASTER)
    }
}

/// The drill in the address.
#[component]
pub(crate) fn DrillScreen() -> impl IntoView {
    let params = use_params_map();
    let name = Memo::new(move |_| params.with(|params| params.get("drill").unwrap_or_default()));
    move || match find_drill(&name.get()) {
        Some(drill) => view! { <Board drill/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Board(drill: &'static Lesson) -> impl IntoView {
    let title = text(&drill_title_id(drill));
    browser::entitle(&t().page_title(&title));
    let progress = RwSignal::new(kept_progress());
    let (announcer, page_engine) = (announcer(), page_engine());
    let news = super::sync::keep_in_account();
    Effect::new(move || {
        if news.get() > 0 {
            progress.set(kept_progress());
        }
    });
    // A try with a mistake doesn't count, and neither does one with a hint that named the move.
    let is_clean = StoredValue::new(true);
    let outcomes = RwSignal::new(None::<Outcome>);
    let outcome = Callback::new(move |outcome| outcomes.set(Some(outcome)));
    let first = progress.with_untracked(|progress| progress.next_step(drill));
    let exercise = Exercise::new(&drill.steps[first], outcome);
    // How many moves the shortest win takes, as far as the tables know.
    let par = RwSignal::new(None::<u32>);
    // Whether the tables don't cover the position, so the engine defends without them.
    let is_beyond_tables = RwSignal::new(false);
    Effect::new(move || match outcomes.get() {
        Some(Outcome::Wrong) => is_clean.set_value(false),
        Some(Outcome::Done) => {
            let moves = exercise.attempt.with_untracked(learn::Attempt::made) as u32;
            if is_clean.get_value() {
                let mut kept = kept_progress();
                kept.win(drill, moves);
                if !browser::remember(PROGRESS, &kept.text()) {
                    announcer.tell(t().learn_not_kept());
                }
                progress.set(kept);
                let said = match par.get_untracked() {
                    Some(par) if par < moves => t().learn_drill_done_longer(moves, par),
                    Some(_) => t().learn_drill_done_shortest(moves),
                    None => t().learn_drill_done(moves),
                };
                exercise.line.say(said, Tone::Good);
            } else {
                exercise.line.say(t().learn_drill_not_clean(), Tone::Plain);
            }
        }
        None => {}
    });
    // Starting over starts clean. The count is read, because a memo that nobody has read doesn't follow
    // what it depends on.
    Effect::new(move || {
        let _ = exercise.visit.get();
        is_clean.set_value(true);
    });
    Effect::new(move || {
        if exercise.is_helped.get() {
            is_clean.set_value(false);
        }
    });
    Effect::new(move || {
        let _ = exercise.visit.get();
        let step = exercise
            .attempt
            .with_untracked(|attempt| attempt.step().clone());
        par.set(None);
        is_beyond_tables.set(false);
        spawn_local(async move {
            let verdict = verdict(page_engine, &step.pos).await;
            let is_here = exercise
                .attempt
                .try_with_untracked(|now| *now.step() == step);
            if is_here == Some(true) {
                // With more pieces than the tables have distances for, the file says it.
                par.set(verdict.and_then(distance).or(step.par));
                is_beyond_tables.set(verdict.is_none());
            }
        });
    });
    let again = move |_| {
        let step = progress.with_untracked(|progress| progress.next_step(drill));
        exercise.open(&drill.steps[step]);
    };
    let task = move || match exercise.attempt.with(|attempt| attempt.step().goal.clone()) {
        LessonGoal::Draw(moves) => t().learn_drill_draw(moves as u32),
        _ => t().learn_drill_win().to_owned(),
    };
    let side = move || you_play(exercise.attempt.with(learn::Attempt::side));
    let shown = move || {
        progress.with(|progress| {
            let achieved = progress.of(drill);
            let fewest = achieved.fewest.map(|moves| t().learn_drill_fewest(moves));
            let shortest = par.get().map(|par| t().learn_drill_shortest(par));
            let parts = [Some(state(achieved)), fewest, shortest];
            t().facts(parts.into_iter().flatten())
        })
    };
    view! {
        <div class="table lesson">
            <ExerciseBoard exercise/>
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href="/learn" attr:data-testid="leave">{t().learn_title()}</A></p>
                    <h1>{title}</h1>
                    <p class="hint" data-testid="achieved">{shown}</p>
                </header>
                <p class="task" tabindex="-1" data-testid="task">{side}" "{task}</p>
                <Show when=move || is_beyond_tables.get()>
                    <p class="hint" data-testid="defense">{t().learn_drill_engine()}</p>
                </Show>
                <LineOfText line=exercise.line otherwise=exercise.prompt()/>
                <Tools exercise>
                    <button class="button primary" data-testid="next" on:click=again>
                        <Icon path=icon::NEXT/>{t().learn_drill_again()}
                    </button>
                </Tools>
            </div>
        </div>
    }
}
