//! The rules.

use super::article::{Article, FoldedArticle, Named, Paragraphs, Shown, Squares};
use crate::preferences::preferences;
use crate::texts::t;
use leptos::prelude::*;
use local_play::{Coordinates, Lesson};
use rules::Color;

/// The side that moves first, in the user's colors.
fn first_side() -> words::Side {
    preferences().words().get().named(Color::Black)
}

/// The ways to draw a game.
fn draws() -> Vec<(&'static str, &'static str)> {
    let t = t();
    vec![
        (t.help_draws_agreement(), t.help_draws_agreement_text()),
        (t.help_draws_repetition(), t.help_draws_repetition_text()),
        (t.help_draws_progress(), t.help_draws_progress_text()),
        (t.help_draws_automatic(), t.help_draws_automatic_text()),
    ]
}

#[component]
pub(super) fn TheBoard() -> impl IntoView {
    view! {
        <Article id="board" title=t().help_board()>
            <div class="side-by-side">
                <div class="text">
                    <p>{t().help_board_text_1()}</p>
                    <p>{move || t().help_board_text_2(first_side())}</p>
                    <p>{t().help_board_text_3()}</p>
                </div>
                <Shown lesson=Lesson::START caption=t().help_board_caption().to_owned()/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Moving() -> impl IntoView {
    view! {
        <Article id="moving" title=t().help_moving()>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=vec![t().help_moving_text_1(), t().help_moving_text_2()]/></div>
                <Shown lesson=Lesson::STEP caption=t().help_moving_caption().to_owned()/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Jumping() -> impl IntoView {
    view! {
        <Article id="jumping" title=t().help_jumping()>
            <Paragraphs texts=vec![t().help_jump_text()]/>
            <p class="notice">{t().help_must_jump()}</p>
            <Paragraphs texts=vec![t().help_jumps_text(), t().help_choice_text()]/>
            <div class="boards">
                <Shown lesson=Lesson::JUMP caption=t().help_jump_caption().to_owned()/>
                <Shown lesson=Lesson::JUMPS caption=t().help_jumps_caption().to_owned()/>
                <Shown lesson=Lesson::CHOICE caption=t().help_choice_caption().to_owned()/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Kings() -> impl IntoView {
    view! {
        <Article id="kings" title=t().help_kings()>
            <Paragraphs texts=vec![
                t().help_crown_text(),
                t().help_king_text(),
                t().help_king_jumps_text(),
                t().help_stops_text(),
            ]/>
            <div class="boards four">
                <Shown lesson=Lesson::CROWNING caption=t().help_crown_caption().to_owned()/>
                <Shown lesson=Lesson::KING caption=t().help_king_caption().to_owned()/>
                <Shown lesson=Lesson::KING_JUMPS caption=t().help_king_jumps_caption().to_owned()/>
                <Shown lesson=Lesson::CROWNED_STOPS caption=t().help_stops_caption().to_owned()/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Ending() -> impl IntoView {
    view! {
        <Article id="end" title=t().help_end()>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=vec![t().help_end_text_1(), t().help_end_text_2(), t().help_end_text_3()]/></div>
                <Shown lesson=Lesson::BLOCKED caption=Signal::derive(move || t().help_end_caption(first_side()))/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Draws() -> impl IntoView {
    view! {
        <Article id="draws" title=t().help_draws()>
            <div class="side-by-side">
                <div class="text">
                    <Paragraphs texts=vec![t().help_draws_lead()]/>
                    <Named list=draws()/>
                    <Paragraphs texts=vec![t().help_draws_text()]/>
                </div>
                <Shown lesson=Lesson::DOUBLE_CORNER caption=t().help_draws_caption().to_owned()/>
            </div>
        </Article>
    }
}

#[component]
pub(super) fn Notation() -> impl IntoView {
    view! {
        <FoldedArticle id="notation" title=t().help_notation()>
            <Paragraphs texts=vec![
                t().help_notation_text_1(),
                t().help_notation_text_2(),
                t().help_notation_text_3(),
                t().help_notation_text_4(),
            ]/>
            <div class="boards">
                <Squares coordinates=Coordinates::Numbers caption=t().help_notation_caption()/>
                <Squares coordinates=Coordinates::Letters caption=t().help_letters_caption()/>
                <Shown lesson=Lesson::TWO_WAYS caption=t().help_two_ways_caption().to_owned()/>
            </div>
        </FoldedArticle>
    }
}

#[component]
pub(super) fn House() -> impl IntoView {
    view! {
        <FoldedArticle id="house" title=t().help_house()>
            <div class="side-by-side">
                <div class="text"><Paragraphs texts=vec![t().help_house_text()]/></div>
                <Shown lesson=Lesson::SAFE_KING caption=t().help_house_caption().to_owned()/>
            </div>
        </FoldedArticle>
    }
}
