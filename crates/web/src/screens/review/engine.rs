//! The output of the engine and the tablebases.

use super::side_of;
use super::state::ReviewState;
use crate::board::LoosePiece;
use crate::fields::SelectField;
use crate::texts::t;
use engine_link::{Endgame, Wld};
use leptos::prelude::*;
use notation::write_move;
use rules::Piece;
use study::{AnalysisSettings, Evaluation, PositionAnalysis, line_steps};

/// The switch, the lines and the tablebases.
#[component]
pub(super) fn EnginePanel(review: ReviewState) -> impl IntoView {
    let analyst = review.analyst;
    let found = analyst.analysis;
    let is_on = move || analyst.settings.get().is_on;
    let is_over = Memo::new(move |_| {
        let (position, rules) = review.position();
        !position.can_move_under(rules)
    });
    let effort = move || {
        found.with(|found| {
            let found = found.as_ref()?;
            let depth = found.lines.first()?.depth;
            // Without a search, the tables knew it all.
            let nodes = Some(found.statistics.nodes).filter(|nodes| *nodes > 0)?;
            Some(t().effort(depth, nodes))
        })
    };
    // The lines aren't redrawn each time one of them grows, because the user may be about to press
    // one.
    let state = Memo::new(move |_| match analyst.has_stopped.get() {
        true => State::Trouble,
        false if !is_on() => State::Told(t().review_engine_off()),
        false if is_over.get() => State::Told(t().review_over()),
        false if found.with(Option::is_some) => State::Found,
        false if analyst.survey.get().is_some() => State::Told(t().review_surveying()),
        false => State::Told(t().review_looking()),
    });
    let body = move || match state.get() {
        State::Trouble => {
            view! { <p class="hint bad" role="alert">{t().review_engine_stopped()}</p> }.into_any()
        }
        State::Told(text) => view! { <p class="hint">{text}</p> }.into_any(),
        State::Found => view! { <Lines review found/> }.into_any(),
    };
    let endgame = move || {
        let known = analyst.endgame.get()?;
        known
            .verdict
            .is_some()
            .then(|| view! { <Database review endgame=known/> })
    };
    view! {
        <section class="engine" aria-label=t().review_engine() data-testid="engine">
            <div class="engine-head">
                <button
                    class="switch"
                    role="switch"
                    aria-checked=move || if is_on() { "true" } else { "false" }
                    on:click=move |_| analyst.set(|it| it.is_on = !it.is_on)
                >
                    <span class="knob" aria-hidden="true"></span>
                    {t().review_engine()}
                </button>
                <span class="effort">{effort}</span>
                <label>
                    <span>{t().review_lines()}</span>
                    <select
                        data-testid="lines"
                        on:change=move |event| {
                            if let Ok(lines) = event_target_value(&event).parse() {
                                analyst.set(|it| it.lines = lines);
                            }
                        }
                    >
                        {(1..=AnalysisSettings::MAX_LINES).map(|count| view! {
                            <option value=count.to_string() prop:selected=move || analyst.settings.get().lines == count>{count}</option>
                        }).collect_view()}
                    </select>
                </label>
            </div>
            <EngineSettings review/>
            <div class="lines" style:--lines=move || if is_on() { analyst.settings.get().lines.to_string() } else { "1".to_owned() }>
                {body}
            </div>
            {endgame}
        </section>
    }
}

/// How much memory the engine uses, and why it has only one thread.
#[component]
fn EngineSettings(review: ReviewState) -> impl IntoView {
    let analyst = review.analyst;
    let options =
        AnalysisSettings::HASH_SIZES.map(|size| (size, t().size_megabytes(f64::from(size))));
    view! {
        <details class="engine-settings" data-testid="engine-settings">
            <summary>{t().review_engine_settings()}</summary>
            <SelectField
                label=t().review_hash()
                name="hash"
                options=options.into()
                chosen=Signal::derive(move || analyst.settings.get().hash_mb)
                on_choose=move |size| analyst.set(|it| it.hash_mb = size)
            />
            <p class="hint">{t().review_one_thread()}</p>
        </details>
    }
}

/// What the panel shows.
#[derive(Clone, PartialEq)]
enum State {
    /// The engine can't analyze.
    Trouble,
    /// There are no lines, with the reason.
    Told(&'static str),
    Found,
}

/// The engine's lines, best first.
#[component]
fn Lines(review: ReviewState, found: Memo<Option<PositionAnalysis>>) -> impl IntoView {
    let count =
        Memo::new(move |_| found.with(|found| found.as_ref().map_or(0, |found| found.lines.len())));
    view! {
        <ol>
            <For each=move || 0..count.get() key=|rank| *rank let:rank>
                <OneLine review found rank/>
            </For>
        </ol>
    }
}

/// One of the engine's lines.
#[component]
fn OneLine(
    review: ReviewState,
    found: Memo<Option<PositionAnalysis>>,
    rank: usize,
) -> impl IntoView {
    let score = Memo::new(move |_| {
        found.with(|found| {
            let found = found.as_ref()?;
            let turn = review
                .study
                .with(|study| study.position_at(found.node).turn());
            let score = found.lines.get(rank)?.score;
            Some(Evaluation::of_score(score.into(), turn))
        })
    });
    let steps = Memo::new(move |_| {
        found.with(|found| {
            let line = found
                .as_ref()
                .map(|found| (found.node, found.lines.get(rank)));
            match line {
                Some((node, Some(line))) => {
                    let (position, rules) = review
                        .study
                        .with(|study| (*study.position_at(node), study.rules()));
                    line_steps(&position, rules, &line.moves, review.labels())
                }
                _ => Vec::new(),
            }
        })
    });
    view! {
        <li>
            {move || score.get().map(|evaluation| view! { <Score review evaluation/> })}
            <span class="line-moves">
                <For each=move || steps.get() key=|step| step.moves.clone() let:step>
                    <button on:click=move |_| review.play_line(&step.moves)>{step.text.clone()}</button>
                </For>
            </span>
        </li>
    }
}

/// An evaluation: the piece of the side that's better, and by how much.
#[component]
fn Score(review: ReviewState, evaluation: Evaluation) -> impl IntoView {
    let better = evaluation.better_side();
    let (shown, heard) = review.words.with(|words| words.score(evaluation));
    let class = better.map_or("score", |side| match side_of(side) {
        "black" => "score black",
        _ => "score white",
    });
    let title = heard.clone();
    view! {
        <span class=class title=title>
            {better.map(|side| view! { <LoosePiece piece=Piece::man(side)/> })}
            <span aria-hidden="true">{shown}</span>
            <span class="unseen">{heard}</span>
        </span>
    }
}

/// What the tablebases say about the position and every move.
#[component]
fn Database(review: ReviewState, endgame: Endgame) -> impl IntoView {
    let (position, rules) = untrack(|| review.position());
    let labels = review.labels();
    let verdict = endgame.verdict.map(|verdict| {
        let evaluation = Evaluation::of_verdict(verdict, position.turn());
        review.words.with(|words| words.evaluation(evaluation))
    });
    let moves = endgame.moves.into_iter().map(move |known| {
        let class = match known.verdict.result {
            Wld::Win => "wins",
            Wld::Loss => "loses",
            Wld::Draw => "draws",
        };
        let result = t().verdict(known.verdict);
        let text = write_move(&position, rules, known.mv, labels).to_string();
        let distinction = known
            .distinction
            .map(|distinction| view! { " "<i>{t().distinction(distinction)}</i> });
        view! {
            <li>
                <button class=class on:click=move |_| review.play_line(&[known.mv])>
                    <b>{text}</b>" "<span>{result}</span>{distinction}
                </button>
            </li>
        }
    });
    let line = endgame.line;
    let play_line = (!line.is_empty()).then(|| {
        view! {
            <button data-testid="play-line" on:click=move |_| review.play_line(&line)>
                {t().review_play_line()}
            </button>
        }
    });
    view! {
        <div class="database" data-testid="database">
            <p><b>{t().review_database()}</b>": "{verdict}" "{play_line}</p>
            <ul>{moves.collect_view()}</ul>
        </div>
    }
}
