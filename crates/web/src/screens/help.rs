//! The help: the rules with small boards, the controls, and reference.

mod article;
mod controls;
mod rules_of_play;

use crate::browser;
use crate::texts::t;
use article::{Article, FoldedArticle, Named, Paragraphs};
use controls::Controls;
use engine::Level;
use leptos::prelude::*;
use rules_of_play::{Draws, Ending, House, Jumping, Kings, Moving, Notation, TheBoard};

/// The sections of the help: their IDs and titles.
fn contents() -> [(&'static str, &'static str); 15] {
    let t = t();
    [
        ("aim", t.help_aim()),
        ("board", t.help_board()),
        ("moving", t.help_moving()),
        ("jumping", t.help_jumping()),
        ("kings", t.help_kings()),
        ("end", t.help_end()),
        ("draws", t.help_draws()),
        ("controls", t.help_controls()),
        ("notation", t.help_notation()),
        ("openings", t.help_openings()),
        ("clocks", t.help_clocks()),
        ("house", t.help_house()),
        ("levels", t.help_levels()),
        ("online", t.help_online()),
        ("games", t.help_games()),
    ]
}

/// The ways to start a game.
fn openings() -> Vec<(&'static str, &'static str)> {
    let t = t();
    vec![
        (t.help_openings_free(), t.help_openings_free_text()),
        (t.help_openings_ballot(), t.help_openings_ballot_text()),
        (
            t.help_openings_eleven_man(),
            t.help_openings_eleven_man_text(),
        ),
        (t.help_openings_custom(), t.help_openings_custom_text()),
    ]
}

fn clocks() -> Vec<(&'static str, &'static str)> {
    let t = t();
    vec![
        (t.help_clocks_per_turn(), t.help_clocks_per_turn_text()),
        (t.help_clocks_whole(), t.help_clocks_whole_text()),
        (t.help_clocks_increment(), t.help_clocks_increment_text()),
    ]
}

fn playing_online() -> Vec<(&'static str, &'static str)> {
    let t = t();
    vec![
        (t.help_online_lobby(), t.help_online_lobby_text()),
        (t.help_online_friend(), t.help_online_friend_text()),
        (t.help_online_accounts(), t.help_online_accounts_text()),
        (t.help_online_rated(), t.help_online_rated_text()),
        (t.help_online_premove(), t.help_online_premove_text()),
        (t.help_online_lost(), t.help_online_lost_text()),
        (t.help_online_leaves(), t.help_online_leaves_text()),
        (t.help_online_abort(), t.help_online_abort_text()),
        (t.help_online_offers(), t.help_online_offers_text()),
        (t.help_online_rematch(), t.help_online_rematch_text()),
        (t.help_online_watching(), t.help_online_watching_text()),
        (
            t.help_online_correspondence(),
            t.help_online_correspondence_text(),
        ),
        (t.help_online_archive(), t.help_online_archive_text()),
    ]
}

/// The help.
#[component]
pub(crate) fn Help() -> impl IntoView {
    browser::entitle(&t().page_title(t().help_title()));
    // A link to a section may have been followed before the section was on the page.
    Effect::new(browser::show_anchor);
    let followed = window_event_listener(leptos::ev::hashchange, |_| browser::show_anchor());
    on_cleanup(move || followed.remove());
    let links = contents()
        .map(|(id, title)| {
            // The router follows the link, so the browser doesn't report it.
            let unfold = move |_| browser::unfold(id);
            view! { <li><a href=format!("#{id}") on:click=unfold>{title}</a></li> }
        })
        .collect_view();
    view! {
        <div class="help">
            <nav class="contents" aria-label=t().help_contents()>
                <h2>{t().help_contents()}</h2>
                <ul>{links}</ul>
            </nav>
            <div class="articles">
                <h1 id="top">{t().help_title()}</h1>
                <p class="lead">{t().help_lead()}</p>
                <Article id="aim" title=t().help_aim()>
                    <Paragraphs texts=vec![t().help_aim_text()]/>
                </Article>
                <TheBoard/>
                <Moving/>
                <Jumping/>
                <Kings/>
                <Ending/>
                <Draws/>
                <div class="reference">
                    <Controls/>
                    <Notation/>
                    <FoldedArticle id="openings" title=t().help_openings()>
                        <Named list=openings()/>
                    </FoldedArticle>
                    <FoldedArticle id="clocks" title=t().help_clocks()>
                        <Named list=clocks()/>
                        <Paragraphs texts=vec![t().help_clocks_text()]/>
                    </FoldedArticle>
                    <House/>
                    <Levels/>
                    <FoldedArticle id="online" title=t().help_online()>
                        <Named list=playing_online()/>
                    </FoldedArticle>
                    <FoldedArticle id="games" title=t().help_games()>
                        <Paragraphs texts=vec![t().help_games_text_1(), t().help_games_text_2(), t().help_games_text_3()]/>
                    </FoldedArticle>
                </div>
                <p><a href="#top">{t().help_to_top()}</a></p>
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
                    <strong>{t().level_name(level.number())}</strong>
                    " "
                    {t().level_text(level.number())}
                </li>
            }
        })
        .collect_view();
    view! {
        <FoldedArticle id="levels" title=t().help_levels()>
            <Paragraphs texts=vec![t().help_levels_text()]/>
            <ol class="levels">{levels}</ol>
        </FoldedArticle>
    }
}
