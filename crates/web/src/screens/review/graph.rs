//! The evaluation graph: who was better when, and where that changed.

use super::analyst::Survey;
use super::desk::Desk;
use crate::board::side_class;
use crate::icon::{self, Icon};
use crate::taste::taste;
use crate::texts::{review as review_texts, t};
use board_ui::{GraphPoint, Key, Study};
use leptos::ev;
use leptos::prelude::*;
use notation::pdn::Mark;
use rules::Color;

/// The size of the drawing.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 80.0;

/// A mistake in the graph.
#[derive(Clone, PartialEq)]
struct Mistake {
    ply: usize,
    value: f32,
    mark: Mark,
    by: Color,
}

/// The graph of the current line.
#[component]
pub(super) fn Graph(desk: Desk) -> impl IntoView {
    let analyst = desk.analyst;
    let points = Memo::new(move |_| desk.study.with(Study::graph));
    let mistakes = Memo::new(move |_| desk.study.with(mistakes));
    let is_known = Memo::new(move |_| {
        points.with(|points| points.iter().filter(|point| point.value.is_some()).count() > 1)
    });
    // Before that, a move without a mark may still be a mistake.
    let is_analyzed = Memo::new(move |_| desk.study.with(Study::is_analyzed));
    let has_moves = Memo::new(move |_| points.with(|points| points.len() > 1));
    let here = Memo::new(move |_| desk.study.with(|study| study.ply(study.cursor())));
    let last = Memo::new(move |_| points.with(|points| points.len() - 1));

    let go = move |ply: usize| {
        let node = points.with_untracked(|points| points.get(ply).map(|point| point.node));
        if let Some(node) = node {
            desk.go_to(node);
        }
    };
    let picture = NodeRef::<leptos::html::Div>::new();
    let is_down = StoredValue::new(false);
    let go_where = move |event: &ev::PointerEvent| {
        let Some(picture) = picture.get_untracked() else {
            return;
        };
        let bounds = picture.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        go((part.clamp(0.0, 1.0) * last.get_untracked() as f64).round() as usize);
    };
    let key = move |event: ev::KeyboardEvent| {
        let (here, last) = (here.get_untracked(), last.get_untracked());
        let to = match Key::from_name(&event.key()) {
            Some(Key::Left | Key::Down) => here.saturating_sub(1),
            Some(Key::Right | Key::Up) => here + 1,
            Some(Key::Home) => 0,
            Some(Key::End) => last,
            _ => return,
        };
        event.prevent_default();
        go(to.min(last));
    };
    let value_text = move || {
        let evaluation = desk.study.with(|study| study.evaluation(study.cursor()));
        let told = evaluation.map(|it| desk.words.with(|words| words.evaluation(it)));
        review_texts::place(here.get(), told)
    };
    let x = move |ply: usize| ply as f64 / last.get().max(1) as f64 * WIDTH;
    let dots = move || {
        mistakes
            .get()
            .into_iter()
            .map(|mistake| {
                let class = format!(
                    "mistake {} {}",
                    side_class(mistake.by),
                    severity(mistake.mark)
                );
                let (left, top) = (x(mistake.ply) / WIDTH, y(mistake.value) / HEIGHT);
                view! {
                    <span
                        class=class
                        style:left=format!("{:.2}%", left * 100.0)
                        style:top=format!("{:.2}%", top * 100.0)
                    ></span>
                }
            })
            .collect_view()
    };
    let taste = taste();
    let counted = move || {
        mistakes.with(|mistakes| {
            Color::BOTH.map(|color| {
                let of = |mark| {
                    let is = |it: &&Mistake| it.by == color && it.mark == mark;
                    mistakes.iter().filter(is).count()
                };
                let text = review_texts::mistakes(
                    color,
                    taste.get().pieces,
                    of(Mark::Blunder),
                    of(Mark::Mistake),
                    of(Mark::Dubious),
                );
                view! { <li>{text}</li> }
            })
        })
    };
    let under_way = move || {
        analyst
            .survey
            .with(|survey| survey.as_ref().map(Survey::progress))
    };
    view! {
        <Show when=move || has_moves.get()>
            <section class="graph" aria-label=t().review_graph()>
                <Show when=move || is_known.get() || analyst.survey.with(Option::is_some)>
                    <div
                        class="curve"
                        node_ref=picture
                        role="slider"
                        tabindex="0"
                        aria-label=t().review_graph()
                        aria-valuemin="0"
                        aria-valuemax=move || last.get().to_string()
                        aria-valuenow=move || here.get().to_string()
                        aria-valuetext=value_text
                        data-testid="graph"
                        on:pointerdown=move |event| {
                            is_down.set_value(true);
                            go_where(&event);
                        }
                        on:pointermove=move |event| {
                            if is_down.get_value() && event.buttons() != 0 {
                                go_where(&event);
                            }
                        }
                        on:pointerup=move |_| is_down.set_value(false)
                        on:keydown=key
                    >
                        <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true" focusable="false">
                            <rect class="half white" width=WIDTH height=HEIGHT></rect>
                            <path class="half black" d=move || points.with(|points| area(points))></path>
                            <line class="middle" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0></line>
                            <line class="here" x1=move || x(here.get()) x2=move || x(here.get()) y1="0" y2=HEIGHT></line>
                        </svg>
                        {dots}
                    </div>
                </Show>
                {move || match under_way() {
                    Some((done, total)) => view! {
                        <div class="survey">
                            <progress max=total.to_string() value=done.to_string() aria-label=t().review_graph()></progress>
                            <span class="hint">{t().review_surveyed(done, total)}</span>
                            <button class="button small" on:click=move |_| analyst.end_survey()>{t().review_stop()}</button>
                        </div>
                    }.into_any(),
                    None => view! {
                        <div class="survey">
                            <ul class="hint" data-testid="mistakes" hidden=move || !is_analyzed.get()>{counted}</ul>
                            <button class="button small" title=t().review_survey_lead() data-testid="survey" on:click=move |_| analyst.begin_survey()>
                                <Icon path=icon::GRAPH/>{t().review_survey()}
                            </button>
                        </div>
                    }.into_any(),
                }}
            </section>
        </Show>
    }
}

/// Returns the area below the curve. Unknown evaluations leave gaps.
fn area(points: &[GraphPoint]) -> String {
    let last = points.len().saturating_sub(1).max(1) as f64;
    let x = |point: &GraphPoint| point.ply as f64 / last * WIDTH;
    let stretches = points.chunk_by(|one, next| one.value.is_some() == next.value.is_some());
    let mut path = String::new();
    for stretch in stretches {
        let (Some(first), Some(end)) = (stretch.first(), stretch.last()) else {
            continue;
        };
        if first.value.is_none() {
            continue;
        }
        path.push_str(&format!("M{:.1} {HEIGHT}", x(first)));
        for point in stretch {
            path.push_str(&format!(
                "L{:.1} {:.1}",
                x(point),
                y(point.value.unwrap_or(0.0))
            ));
        }
        path.push_str(&format!("L{:.1} {HEIGHT}z", x(end)));
    }
    path
}

/// Returns the y-coordinate of a value. Higher on the screen is better for Black.
fn y(value: f32) -> f64 {
    (1.0 - f64::from(value)) / 2.0 * HEIGHT
}

fn mistakes(study: &Study) -> Vec<Mistake> {
    let points = study.graph();
    let nodes: Vec<_> = points.iter().map(|point| point.node).collect();
    let marks = study.marks_of(&nodes);
    let mistake = |(point, mark): (&GraphPoint, Option<Mark>)| {
        let by = study.position_at(study.parent(point.node)?).turn();
        Some(Mistake {
            ply: point.ply,
            value: point.value?,
            mark: mark?,
            by,
        })
    };
    points.iter().zip(marks).filter_map(mistake).collect()
}

const fn severity(mark: Mark) -> &'static str {
    match mark {
        Mark::Blunder => "blunder",
        Mark::Mistake => "plain",
        _ => "dubious",
    }
}
