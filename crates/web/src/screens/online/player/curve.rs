//! The rating chart.

use crate::browser;
use crate::online::api;
use crate::screens::online::parts::{Fetch, review_address, shown};
use crate::texts::t;
use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::A;
use online_play::{Curve, CurveFacts, requests};
use protocol::{PlayerId, RatingHistory, RatingPoint, Speed};

/// The size of the drawing, which is stretched to the width of the page.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 180.0;

/// The rating chart, with a table for screen readers.
#[component]
pub(super) fn RatingCurve(player: PlayerId, speed: Speed) -> impl IntoView {
    let found: Fetch<RatingHistory> = Fetch::new();
    let fetch = move || found.begin(api::ask(requests::rating_history(player, speed)));
    fetch();
    let retry = Callback::new(move |()| fetch());
    view! {
        <div class="curve-box">
            {move || shown(found.get(), retry, |history| view! { <Drawn history/> })}
        </div>
    }
}

#[component]
fn Drawn(history: RatingHistory) -> impl IntoView {
    let RatingHistory { speed, points } = history;
    let drawn = Curve::of(&points, WIDTH, HEIGHT).zip(CurveFacts::of(&points));
    let Some((curve, facts)) = drawn else {
        return view! { <p class="hint">{t().player_no_curve()}</p> }.into_any();
    };
    let pointed = RwSignal::new(None::<usize>);
    let picture = NodeRef::<leptos::html::Div>::new();
    let lines = curve
        .lines
        .iter()
        .map(|&(_, y)| view! { <line x1="0" x2=WIDTH y1=y y2=y></line> })
        .collect_view();
    let labels = curve
        .lines
        .iter()
        .map(|&(value, y)| {
            view! { <span style:top=format!("{:.2}%", y / HEIGHT * 100.0)>{value}</span> }
        })
        .collect_view();
    let path = curve.path();
    let area = format!("{path}L{WIDTH} {HEIGHT}L0 {HEIGHT}z");
    let is_line = curve.points.len() > 1;
    let shown_points = StoredValue::new(points.clone());
    let places = StoredValue::new(curve);
    let look = move |event: ev::PointerEvent| {
        let Some(picture) = picture.get_untracked() else {
            return;
        };
        let bounds = picture.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        pointed.set(places.with_value(|curve| curve.nearest(part * WIDTH)));
    };
    let dot = move || {
        let last = shown_points.with_value(Vec::len).saturating_sub(1);
        let (x, y) = places.with_value(|curve| curve.points[pointed.get().unwrap_or(last)]);
        view! {
            <span
                class="dot"
                style:left=format!("{:.2}%", x / WIDTH * 100.0)
                style:top=format!("{:.2}%", y / HEIGHT * 100.0)
            ></span>
        }
    };
    let told = move || {
        shown_points.with_value(|points| {
            let place = pointed.get().unwrap_or(points.len().saturating_sub(1));
            points.get(place).map(|point| {
                let day = browser::day_text(point.at.as_millis());
                view! { <strong>{point.value}</strong> " · " {day} }
            })
        })
    };
    view! {
        <figure class="rating-curve" data-testid="rating-curve">
            <div class="curve-scale" aria-hidden="true">{labels}</div>
            <div
                class="curve-picture"
                node_ref=picture
                role="img"
                aria-label=t().rating_curve(speed, facts)
                on:pointermove=look
                on:pointerdown=look
                on:pointerleave=move |_| pointed.set(None)
            >
                <svg
                    viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                >
                    {lines}
                    {is_line.then(|| view! { <path class="area" d=area></path> })}
                    <path class="line" d=path></path>
                </svg>
                {dot}
            </div>
            <figcaption class="hint">{told}</figcaption>
        </figure>
        <Table points/>
    }
    .into_any()
}

/// The same data as a table, latest first.
#[component]
fn Table(points: Vec<RatingPoint>) -> impl IntoView {
    const MOST: usize = 50;
    let row = |point: &RatingPoint| {
        let day = browser::day_text(point.at.as_millis());
        view! {
            <tr>
                <td><A href=review_address(point.game)>{day}</A></td>
                <td>{point.value}</td>
            </tr>
        }
    };
    let rows = points.iter().rev().take(MOST).map(row).collect_view();
    view! {
        <details class="options curve-table">
            <summary>{t().player_curve_table()}</summary>
            <table>
                <thead><tr><th scope="col">{t().player_game()}</th><th scope="col">{t().player_rating()}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
}
