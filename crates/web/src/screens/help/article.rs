//! Building blocks of the help.

use crate::board::{LittleBoard, little_arrow};
use crate::preferences::preferences;
use crate::texts;
use board_ui::Orientation;
use leptos::prelude::*;
use local_play::{Coordinates, Lesson};
use rules::{Board, Color};

/// The side that moves first is at the bottom, as in a newcomer's first game.
const FIRST_GAME: Orientation = Orientation {
    bottom: Color::Black,
};

/// A section of the help.
#[component]
pub(super) fn Article(
    /// The ID for links.
    id: &'static str,
    title: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="article" aria-labelledby=id>
            <h2 id=id tabindex="-1">{title}</h2>
            {children()}
        </section>
    }
}

/// A section that's folded until someone asks for it.
#[component]
pub(super) fn FoldedArticle(
    /// The ID for links.
    id: &'static str,
    title: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <details class="folded">
            <summary><h2 id=id tabindex="-1">{title}</h2></summary>
            <div class="article">{children()}</div>
        </details>
    }
}

/// Several paragraphs.
#[component]
pub(super) fn Paragraphs(texts: Vec<&'static str>) -> impl IntoView {
    texts
        .into_iter()
        .map(|text| view! { <p>{text}</p> })
        .collect_view()
}

/// A list of terms and descriptions.
#[component]
pub(super) fn Named(list: Vec<(&'static str, &'static str)>) -> impl IntoView {
    let items = list
        .into_iter()
        .map(|(name, text)| view! { <dt>{name}</dt><dd>{text}</dd> })
        .collect_view();
    view! { <dl class="named">{items}</dl> }
}

/// A small board with a caption. The texts refer to numbers, so the squares are numbered.
#[component]
pub(super) fn Shown(lesson: Lesson, #[prop(into)] caption: Signal<String>) -> impl IntoView {
    let preferences = preferences();
    let label = Signal::derive(move || {
        texts::with_pieces(preferences.get().pieces).placement(lesson.position().board())
    });
    let arrows = lesson.arrows();
    let above = Callback::new(move |orientation: Orientation| {
        let ends = arrows.iter().copied();
        ends.map(|(from, to)| little_arrow(orientation.center_of(from), orientation.center_of(to)))
            .collect_view()
            .into_any()
    });
    view! {
        <figure class="shown">
            <LittleBoard
                board=*lesson.position().board()
                orientation=FIRST_GAME
                above
                coordinates=Some(Coordinates::Numbers)
                label
            />
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// The empty board with its numbers or letters.
#[component]
pub(super) fn Squares(coordinates: Coordinates, caption: &'static str) -> impl IntoView {
    view! {
        <figure class="shown">
            <LittleBoard
                board=Board::default()
                coordinates=Some(coordinates)
                label=caption.to_owned()
            />
            <figcaption>{caption}</figcaption>
        </figure>
    }
}
