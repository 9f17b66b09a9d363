//! The search form.

use crate::browser;
use crate::fields::{SelectField, TextField};
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::texts::{saved_speaker, t, with_pieces};

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use online_play::{BadSearch, GameSearch, SearchPlace, ballot_openings};
use protocol::{Speed, WantedResult};
use rules::Color;

/// On windows this wide, the form is next to the games.
const WIDE: &str = "(min-width: 56rem)";

/// The search form of the archive. Submitting it changes the URL.
#[component]
pub(super) fn Form(search: Memo<GameSearch>) -> impl IntoView {
    let draft = RwSignal::new(search.get_untracked());
    // Going back and forward changes the form too.
    Effect::new(move || draft.set(search.get()));
    // On a phone the games come first, unless the search uses more than names.
    let is_open = browser::matches(WIDE)
        || draft.with_untracked(|draft| {
            let by_name = GameSearch {
                name: draft.name.clone(),
                opponent: draft.opponent.clone(),
                before: draft.before.clone(),
                ..GameSearch::default()
            };
            *draft != by_name
        });
    let wrong = RwSignal::new(None::<BadSearch>);
    let wrong_at = move |place: SearchPlace| {
        let bad = wrong.get().filter(|bad| bad.place == place);
        bad.map(|bad| saved_speaker().bad_search(&bad))
    };
    let navigate = use_navigate();
    let look = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = draft.get_untracked().before(None);
        let checked = wanted.check();
        wrong.set(checked.clone().err());
        if checked.is_ok() {
            let options = NavigateOptions {
                scroll: false,
                ..NavigateOptions::default()
            };
            navigate(&wanted.address(), options);
        }
    };
    view! {
        <form class="card stack finder-form" role="search" aria-label=t().archive_search() data-testid="search" on:submit=look>
            <div class="finder-fields">
                <Text draft label=t().archive_name() name="player" get=|it| &it.name set=|it, text| it.name = text/>
                <Text draft label=t().archive_opponent() name="opponent" get=|it| &it.opponent set=|it, text| it.opponent = text/>
            </div>
            <details class="options" open=is_open data-testid="more">
                <summary>{t().archive_more()}</summary>
                <div class="stack">
                    <div class="finder-fields">
                        <Day draft label=t().archive_from() name="from" get=|it| &it.from set=|it, text| it.from = text/>
                        <Day draft label=t().archive_until() name="until" get=|it| &it.until set=|it, text| it.until = text/>
                        <Results draft/>
                        <Speeds draft/>
                    </div>
                    <Counting draft/>
                    <Moves
                        draft
                        wrong_opening=Signal::derive(move || wrong_at(SearchPlace::Opening))
                        wrong_position=Signal::derive(move || wrong_at(SearchPlace::Position))
                    />
                </div>
            </details>
            {move || wrong_at(SearchPlace::Elsewhere).map(|why| view! {
                <p class="notice bad" role="alert" data-testid="wrong">{why}</p>
            })}
            <div class="row">
                <button class="button primary" type="submit" data-testid="look">
                    <Icon path=icon::SEARCH/>
                    {t().archive_search()}
                </button>
                <Show when=move || draft.with(|draft| !draft.is_empty())>
                    <A href="/online/archive" attr:class="button quiet">{t().archive_clear()}</A>
                </Show>
            </div>
        </form>
    }
}

#[component]
fn Text(
    draft: RwSignal<GameSearch>,
    label: &'static str,
    name: &'static str,
    get: fn(&GameSearch) -> &String,
    set: fn(&mut GameSearch, String),
) -> impl IntoView {
    view! {
        <TextField
            label=label.to_owned()
            name=name
            max_length=40
            value=Signal::derive(move || draft.with(|draft| get(draft).clone()))
            on_input=move |text| draft.update(|draft| set(draft, text))
        />
    }
}

#[component]
fn Day(
    draft: RwSignal<GameSearch>,
    label: &'static str,
    name: &'static str,
    get: fn(&GameSearch) -> &String,
    set: fn(&mut GameSearch, String),
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="date"
                data-testid=name
                prop:value=move || draft.with(|draft| get(draft).clone())
                on:input=move |event| draft.update(|draft| set(draft, event_target_value(&event)))
            />
        </label>
    }
}

#[component]
fn Select(
    draft: RwSignal<GameSearch>,
    label: &'static str,
    name: &'static str,
    /// The words in the address and the texts. The first option is no condition.
    options: Vec<(String, String)>,
    get: fn(&GameSearch) -> &String,
    set: fn(&mut GameSearch, String),
) -> impl IntoView {
    let mut all = vec![(String::new(), t().archive_any().to_owned())];
    all.extend(options);
    view! {
        <SelectField
            label
            name
            options=all
            chosen=Signal::derive(move || draft.with(|draft| get(draft).clone()))
            on_choose=move |word| draft.update(|draft| set(draft, word))
        />
    }
}

#[component]
fn Results(draft: RwSignal<GameSearch>) -> impl IntoView {
    let preferences = preferences();
    move || {
        let speaker = with_pieces(preferences.get().pieces);
        let won = |color| t().result_won(speaker.named(color));
        let of = |result: WantedResult, text: String| (result.word().to_owned(), text);
        let options = vec![
            of(WantedResult::Won, t().archive_player_won().to_owned()),
            of(WantedResult::Lost, t().archive_player_lost().to_owned()),
            of(WantedResult::Draw, t().archive_draw().to_owned()),
            of(WantedResult::Black, won(Color::Black)),
            of(WantedResult::White, won(Color::White)),
        ];
        view! {
            <Select draft label=t().archive_result() name="result" options get=|it| &it.result set=|it, word| it.result = word/>
        }
    }
}

#[component]
fn Speeds(draft: RwSignal<GameSearch>) -> impl IntoView {
    let options = Speed::ALL.map(|speed| (speed.word().to_owned(), t().speed(speed).to_owned()));
    view! {
        <Select draft label=t().archive_speed() name="speed" options=options.into() get=|it| &it.speed set=|it, word| it.speed = word/>
    }
}

#[component]
fn Counting(draft: RwSignal<GameSearch>) -> impl IntoView {
    let options = vec![
        ("true".to_owned(), t().archive_only_rated().to_owned()),
        ("false".to_owned(), t().archive_only_casual().to_owned()),
    ];
    view! {
        <Select draft label=t().archive_rated() name="rated" options get=|it| &it.rated set=|it, word| it.rated = word/>
    }
}

/// The first moves, or a position that occurred.
#[component]
fn Moves(
    draft: RwSignal<GameSearch>,
    wrong_opening: Signal<Option<String>>,
    wrong_position: Signal<Option<String>>,
) -> impl IntoView {
    let ballots = ballot_openings().into_iter();
    let ballots = ballots.map(|(title, moves)| (moves, title)).collect();
    let set_up = move || {
        draft.with(|draft| match draft.position.as_str() {
            "" => "/setup".to_owned(),
            fen => format!("/setup?fen={fen}"),
        })
    };
    view! {
        <Select draft label=t().archive_ballot() name="ballot" options=ballots get=|it| &it.opening set=|it, moves| it.opening = moves/>
        <TextField
            label=t().archive_opening().to_owned()
            name="opening"
            placeholder=t().archive_opening_hint()
            is_code=true
            max_length=200
            value=Signal::derive(move || draft.with(|draft| draft.opening.clone()))
            on_input=move |text| draft.update(|draft| draft.opening = text)
            wrong=wrong_opening
        />
        <TextField
            label=t().archive_position().to_owned()
            name="position"
            placeholder=t().archive_position_hint()
            is_code=true
            max_length=200
            value=Signal::derive(move || draft.with(|draft| draft.position.clone()))
            on_input=move |text| draft.update(|draft| draft.position = text)
            wrong=wrong_position
        />
        <p>
            <A href=set_up attr:class="button small">
                <Icon path=icon::SET_UP/>
                {t().archive_set_up()}
            </A>
        </p>
    }
}
