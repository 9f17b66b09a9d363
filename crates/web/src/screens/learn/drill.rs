//! Drills: endings played out against the best defense.

use super::exercise::{Exercise, Outcome};
use super::parts::{ExerciseBoard, ExerciseTools, Workplace};
use super::sync::follow_account;
use super::{keep, recalled, text, you_play};
use crate::announcer::announcer;
use crate::browser;
use crate::icon::{self, Icon};
use crate::look::is_ready;
use crate::page_engine::{PageEngine, page_engine};
use crate::screens::NotFound;
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use engine_link::{GameSoFar, Reply, Request, Verdict, Wld};
use learn::{Attempt, DrillProgress, DrillTry, Lesson, drill_title_id, drills, find_drill};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use rules::{Game, Position, RuleSet};

/// The storage key for the results of drills.
pub(super) const PROGRESS: &str = "crownhead.drills";

fn kept_progress() -> DrillProgress {
    DrillProgress::read(&recalled(PROGRESS))
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
                    <span class="hint">{t().drill_wins(achieved)}</span>
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

/// The drill in the address.
#[component]
pub(crate) fn DrillScreen() -> impl IntoView {
    let params = use_params_map();
    let name = Memo::new(move |_| params.with(|params| params.get("drill").unwrap_or_default()));
    move || match find_drill(&name.get()) {
        Some(drill) => view! { <DrillBoard drill/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn DrillBoard(drill: &'static Lesson) -> impl IntoView {
    let title = text(&drill_title_id(drill));
    browser::entitle(&t().page_title(&title));
    let the_try = RwSignal::new(DrillTry::new(drill, kept_progress()));
    let (announcer, page_engine) = (announcer(), page_engine());
    follow_account(move || the_try.update(|it| it.renew(kept_progress())));
    let exercise = Exercise::new(the_try.with_untracked(DrillTry::next_step));
    exercise.on_help(move || the_try.update(DrillTry::spoil));
    exercise.on_try(move |outcome| match outcome {
        Outcome::Wrong => the_try.update(DrillTry::spoil),
        Outcome::Done => {
            let moves = exercise.attempt.with_untracked(Attempt::made) as u32;
            let finished = the_try.try_update(|it| it.finish(moves, kept_progress()));
            let Some((end, kept)) = finished else { return };
            if let Some(kept) = &kept {
                keep(PROGRESS, kept, announcer);
            }
            let tone = kept.map_or(Tone::Plain, |_| Tone::Good);
            exercise.line.say(t().drill_end(end), tone);
        }
    });
    Effect::new(move || {
        // It's read, because a memo that nobody has read doesn't follow what it depends on.
        let _ = exercise.visit.get();
        let step = exercise
            .attempt
            .with_untracked(|attempt| attempt.step().clone());
        the_try.update(DrillTry::begin);
        spawn_local(async move {
            let verdict = verdict(page_engine, &step.pos).await;
            let is_here = exercise
                .attempt
                .try_with_untracked(|now| *now.step() == step);
            if is_here == Some(true) {
                the_try.update(|it| it.looked_up(&step, verdict.map(distance)));
            }
        });
    });
    let again = move |_| exercise.open(the_try.with_untracked(DrillTry::next_step));
    let task = move || exercise.attempt.with(|it| t().drill_task(&it.step().goal));
    let side = move || you_play(exercise.attempt.with(Attempt::side));
    let achieved = move || the_try.with(|it| t().drill_achieved(it.achieved(), it.par()));
    view! {
        <Workplace
            board=view! { <ExerciseBoard exercise/> }.into_any()
            back=("/learn", t().learn_title())
            title=view! { <h1>{title}</h1> }.into_any()
            below=view! { <p class="hint" data-testid="achieved">{achieved}</p> }.into_any()
        >
            <p class="task" tabindex="-1" data-testid="task">{side}" "{task}</p>
            <Show when=move || the_try.with(DrillTry::is_beyond_tables)>
                <p class="hint" data-testid="defense">{t().learn_drill_engine()}</p>
            </Show>
            <LineOfText line=exercise.line otherwise=exercise.prompt()/>
            <ExerciseTools exercise>
                <button class="button primary" data-testid="next" on:click=again>
                    <Icon path=icon::NEXT/>{t().learn_drill_again()}
                </button>
            </ExerciseTools>
        </Workplace>
    }
}
