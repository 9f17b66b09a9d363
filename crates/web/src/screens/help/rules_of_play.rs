//! The rules.

use super::article::{Article, Named, Paragraphs, Say, Shown, Squares};
use crate::texts::help as words;
use leptos::prelude::*;
use local_play::{Coordinates, Lesson};

#[component]
pub(super) fn TheBoard() -> impl IntoView {
    view! {
        <Article id="board" title=words::BOARD>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=&words::BOARD_TEXT/></div>
                <Shown lesson=Lesson::START caption=words::BOARD_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Moving() -> impl IntoView {
    view! {
        <Article id="moving" title=words::MOVING>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=&words::MOVING_TEXT/></div>
                <Shown lesson=Lesson::STEP caption=words::MOVING_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Jumping() -> impl IntoView {
    view! {
        <Article id="jumping" title=words::JUMPING>
            <Paragraphs texts=&[words::JUMP_TEXT]/>
            <p class="notice"><Say text=words::MUST_JUMP/></p>
            <Paragraphs texts=&[words::JUMPS_TEXT, words::CHOICE_TEXT]/>
            <div class="boards">
                <Shown lesson=Lesson::JUMP caption=words::JUMP_CAPTION/>
                <Shown lesson=Lesson::JUMPS caption=words::JUMPS_CAPTION/>
                <Shown lesson=Lesson::CHOICE caption=words::CHOICE_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Kings() -> impl IntoView {
    view! {
        <Article id="kings" title=words::KINGS>
            <Paragraphs texts=&[
                words::CROWN_TEXT,
                words::KING_TEXT,
                words::KING_JUMPS_TEXT,
                words::STOPS_TEXT,
            ]/>
            <div class="boards four">
                <Shown lesson=Lesson::CROWNING caption=words::CROWN_CAPTION/>
                <Shown lesson=Lesson::KING caption=words::KING_CAPTION/>
                <Shown lesson=Lesson::KING_JUMPS caption=words::KING_JUMPS_CAPTION/>
                <Shown lesson=Lesson::CROWNED_STOPS caption=words::STOPS_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Ending() -> impl IntoView {
    view! {
        <Article id="end" title=words::END>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=&words::END_TEXT/></div>
                <Shown lesson=Lesson::BLOCKED caption=words::END_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Draws() -> impl IntoView {
    view! {
        <Article id="draws" title=words::DRAWS>
            <div class="side-by-side">
                <div class="text">
                    <Paragraphs texts=&[words::DRAWS_LEAD]/>
                    <Named list=&words::DRAWS_LIST/>
                    <Paragraphs texts=&[words::DRAWS_TEXT]/>
                </div>
                <Shown lesson=Lesson::DOUBLE_CORNER caption=words::DRAWS_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Notation() -> impl IntoView {
    view! {
        <Article id="notation" title=words::NOTATION>
            <Paragraphs texts=&words::NOTATION_TEXT/>
            <div class="boards">
                <Squares coordinates=Coordinates::Numbers caption=words::NOTATION_CAPTION/>
                <Squares coordinates=Coordinates::Letters caption=words::LETTERS_CAPTION/>
                <Shown lesson=Lesson::TWO_WAYS caption=words::TWO_WAYS_CAPTION/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn House() -> impl IntoView {
    view! {
        <Article id="house" title=words::HOUSE>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=&[words::HOUSE_TEXT]/></div>
                <Shown lesson=Lesson::SAFE_KING caption=words::HOUSE_CAPTION/>
            </div>
        </Article>
    }
}
