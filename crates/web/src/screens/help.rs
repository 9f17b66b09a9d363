//! The help: the rules with little boards, the controls, and everything else to look up.

mod article;
mod controls;
mod rules_of_play;

use crate::texts::help as words;
use crate::{browser, texts};
use article::{Article, Named, Paragraphs};
use controls::Controls;
use engine::Level;
use leptos::prelude::*;
use rules_of_play::{Draws, Ending, House, Jumping, Kings, Moving, Notation, TheBoard};

/// The parts of the help: where to find them and what they are called.
const CONTENTS: [(&str, &str); 15] = [
    ("aim", words::AIM),
    ("board", words::BOARD),
    ("moving", words::MOVING),
    ("jumping", words::JUMPING),
    ("kings", words::KINGS),
    ("end", words::END),
    ("draws", words::DRAWS),
    ("controls", words::CONTROLS),
    ("notation", words::NOTATION),
    ("openings", words::OPENINGS),
    ("clocks", words::CLOCKS),
    ("house", words::HOUSE),
    ("levels", words::LEVELS),
    ("online", words::ONLINE),
    ("games", words::GAMES),
];

/// The help.
#[component]
pub(crate) fn Help() -> impl IntoView {
    browser::entitle(&texts::page_title(words::TITLE));
    // A link to a part may have led here before the part was on the page.
    Effect::new(browser::show_anchor);
    let links = CONTENTS
        .map(|(id, title)| view! { <li><a href=format!("#{id}")>{title}</a></li> })
        .collect_view();
    view! {
        <div class="help">
            <nav class="contents" aria-label=words::CONTENTS>
                <h2>{words::CONTENTS}</h2>
                <ul>{links}</ul>
            </nav>
            <div class="articles">
                <h1 id="top">{words::TITLE}</h1>
                <p class="lead">{words::LEAD}</p>
                <Article id="aim" title=words::AIM>
                    <Paragraphs texts=&[words::AIM_TEXT]/>
                </Article>
                <TheBoard/>
                <Moving/>
                <Jumping/>
                <Kings/>
                <Ending/>
                <Draws/>
                <Controls/>
                <Notation/>
                <Article id="openings" title=words::OPENINGS>
                    <Named list=&words::OPENINGS_LIST/>
                </Article>
                <Article id="clocks" title=words::CLOCKS>
                    <Named list=&words::CLOCKS_LIST/>
                    <Paragraphs texts=&[words::CLOCKS_TEXT]/>
                </Article>
                <House/>
                <Levels/>
                <Article id="online" title=words::ONLINE>
                    <Named list=&words::ONLINE_LIST/>
                </Article>
                <Article id="games" title=words::GAMES>
                    <Paragraphs texts=&words::GAMES_TEXT/>
                </Article>
                <p><a href="#top">{words::TO_TOP}</a></p>
            </div>
        </div>
    }
}

#[component]
fn Levels() -> impl IntoView {
    let levels = Level::all()
        .map(|level| {
            view! {
                <li>
                    <strong>{level.name()}</strong>
                    " "
                    {level.description()}
                </li>
            }
        })
        .collect_view();
    view! {
        <Article id="levels" title=words::LEVELS>
            <Paragraphs texts=&[words::LEVELS_TEXT]/>
            <ol class="levels">{levels}</ol>
        </Article>
    }
}
