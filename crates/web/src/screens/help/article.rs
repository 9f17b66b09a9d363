//! What the parts of the help are made of.

use crate::board::LittleBoard;
use crate::taste::taste;
use crate::texts;
use leptos::prelude::*;
use local_play::{Coordinates, Lesson};
use rules::Board;

/// A part of the help.
#[component]
pub(super) fn Article(
    /// What links call it.
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

/// A text with the names of the pieces that are chosen.
#[component]
pub(super) fn Say(text: &'static str) -> impl IntoView {
    let taste = taste();
    move || texts::in_colours(text, taste.get().pieces)
}

/// Some paragraphs.
#[component]
pub(super) fn Paragraphs(texts: &'static [&'static str]) -> impl IntoView {
    texts
        .iter()
        .map(|text| view! { <p><Say text/></p> })
        .collect_view()
}

/// A list of names and what they mean.
#[component]
pub(super) fn Named(list: &'static [(&'static str, &'static str)]) -> impl IntoView {
    let items = list
        .iter()
        .map(|(name, text)| view! { <dt>{*name}</dt><dd><Say text/></dd> })
        .collect_view();
    view! { <dl class="named">{items}</dl> }
}

/// A little board with what it shows below. The texts speak of numbers, so numbers are on it.
#[component]
pub(super) fn Shown(lesson: Lesson, caption: &'static str) -> impl IntoView {
    let taste = taste();
    let label = Signal::derive(move || {
        texts::board_in_words(lesson.position().board(), taste.get().pieces)
    });
    view! {
        <figure class="shown">
            <LittleBoard
                board=*lesson.position().board()
                arrows=lesson.arrows()
                coordinates=Some(Coordinates::Numbers)
                label
            />
            <figcaption><Say text=caption/></figcaption>
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
