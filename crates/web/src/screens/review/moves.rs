//! The move list with variations, and the navigation buttons.

use super::state::ReviewState;
use crate::screens::beside::{StepTo, Steps};
use crate::texts::t;
use leptos::prelude::*;
use study::{NodeId, Row, RowKind, Study};

/// The move list with variations.
#[component]
pub(super) fn MoveTree(review: ReviewState) -> impl IntoView {
    let is_surveyed = Memo::new(move |_| review.analyst.survey.with(Option::is_some));
    let paragraphs = Memo::new(move |_| {
        let labels = review.labels();
        review.study.with(|study| {
            let rows = match is_surveyed.get() {
                true => study.rows_unjudged(labels),
                false => study.rows(labels),
            };
            paragraphs(study, rows)
        })
    });
    let cursor = Memo::new(move |_| review.study.with(Study::cursor));
    let list = NodeRef::<leptos::html::Div>::new();
    // Tab reaches one move, and the arrow keys go on from there.
    let stop = Memo::new(move |_| {
        review.study.with(|study| match study.cursor() {
            Study::ROOT => study.children(Study::ROOT).first().copied(),
            cursor => Some(cursor),
        })
    });
    // Keeps the current move visible. If the focus is in the list, it follows.
    Effect::new(move || {
        paragraphs.track();
        let node = cursor.get().number();
        let Some(list) = list.get() else { return };
        if let Ok(Some(current)) = list.query_selector(&format!("[data-node=\"{node}\"]")) {
            let (outer, inner) = (
                list.get_bounding_client_rect(),
                current.get_bounding_client_rect(),
            );
            if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
                let middle = inner.top() - outer.top() - outer.height() / 2.0;
                list.set_scroll_top(list.scroll_top() + middle as i32);
            }
            if list.contains(document().active_element().as_deref()) {
                let current: web_sys::HtmlElement = wasm_bindgen::JsCast::unchecked_into(current);
                // Focusing an element of the page can't fail.
                let _ = current.focus();
            }
        }
    });
    let button = move |node: NodeId, text: String| {
        let is_mistake = text.ends_with('?');
        view! {
            <button
                class:mistake=is_mistake
                data-node=node.number().to_string()
                tabindex=move || if stop.get() == Some(node) { "0" } else { "-1" }
                dir="ltr"
                aria-current=move || (cursor.get() == node).then_some("true")
                on:click=move |_| review.go_to(node)
            >{text}</button>
        }
    };
    let inline = move |parts: Vec<Part>| {
        parts
            .into_iter()
            .map(|part| match part {
                Part::Move { node, number, text } => view! {
                    <span class="numbered">
                        {number.map(|number| view! { <span class="number">{number}</span> })}
                        {button(node, text)}
                    </span>
                }
                .into_any(),
                Part::Words(text) => view! { <bdi class="said">{text}</bdi> }.into_any(),
                Part::Sign(sign) => view! { <span class="number">{sign}</span> }.into_any(),
            })
            .collect_view()
    };
    let shown = move || {
        paragraphs
            .get()
            .into_iter()
            .map(|entry| match entry {
                Paragraph::Line(parts) => {
                    view! { <p class="main-line">{inline(parts)}</p> }.into_any()
                }
                Paragraph::Variation(parts) => {
                    view! { <p class="variation">{inline(parts)}</p> }.into_any()
                }
            })
            .collect_view()
    };
    view! {
        <div class="moves tree" node_ref=list role="region" aria-label=t().review_moves() data-testid="moves">
            <Show
                when=move || !paragraphs.with(Vec::is_empty)
                fallback=|| view! { <p class="hint empty">{t().review_no_moves()}</p> }
            >
                {shown}
            </Show>
        </div>
    }
}

/// A paragraph of the list.
#[derive(Clone, PartialEq)]
enum Paragraph {
    /// A stretch of the main line.
    Line(Vec<Part>),
    /// A variation, including its nested variations.
    Variation(Vec<Part>),
}

/// A part of a paragraph.
#[derive(Clone, PartialEq)]
enum Part {
    Move {
        node: NodeId,
        number: Option<String>,
        text: String,
    },
    /// A comment.
    Words(String),
    /// A parenthesis, or a new setup.
    Sign(&'static str),
}

fn paragraphs(study: &Study, rows: Vec<Row>) -> Vec<Paragraph> {
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    let before = said(&study.remarks(Study::ROOT).after);
    if let Some(text) = before {
        paragraphs.push(Paragraph::Line(vec![Part::Words(text)]));
    }
    for Row { node, depth, kind } in rows {
        let is_opened = matches!(kind, RowKind::Open) && depth == 1;
        let mut parts = Vec::new();
        match kind {
            RowKind::Move { number, text } => {
                parts.extend(said(&study.remarks(node).before).map(Part::Words));
                parts.push(Part::Move { node, number, text });
                parts.extend(said(&study.remarks(node).after).map(Part::Words));
            }
            RowKind::SetUp => parts.push(Part::Sign(t().review_new_board())),
            RowKind::Open if depth > 1 => parts.push(Part::Sign("(")),
            RowKind::Close if depth > 1 => parts.push(Part::Sign(")")),
            RowKind::Open | RowKind::Close => {}
        }
        match (paragraphs.last_mut(), depth) {
            (Some(Paragraph::Line(line)), 0) => line.extend(parts),
            (_, 0) => paragraphs.push(Paragraph::Line(parts)),
            (Some(Paragraph::Variation(line)), _) if !is_opened => line.extend(parts),
            _ => paragraphs.push(Paragraph::Variation(parts)),
        }
    }
    paragraphs
}

/// Returns what comments say to people, if anything.
fn said(comments: &[notation::pdn::Comment]) -> Option<String> {
    let text = study::spoken(comments);
    (!text.is_empty()).then_some(text)
}

/// The navigation buttons.
#[component]
pub(super) fn ReviewSteps(review: ReviewState) -> impl IntoView {
    let is_first = Signal::derive(move || review.study.with(|study| study.cursor() == Study::ROOT));
    let is_last = Signal::derive(move || review.study.with(Study::is_at_end));
    let go = move |to| {
        review.go(match to {
            StepTo::First => Study::first,
            StepTo::Previous => Study::back,
            StepTo::Next => Study::forward,
            StepTo::Last => Study::last,
        });
    };
    view! { <Steps is_first is_last last=t().review_last() go=Callback::new(go)/> }
}
