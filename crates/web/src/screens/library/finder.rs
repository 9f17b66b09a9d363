//! Search, filters and order.

use super::Place;
use crate::board::LittleBoard;
use crate::fields::{NumberChoice, Tick};
use crate::icon::{self, Icon};
use crate::preferences::preferences;
use crate::texts::{library as library_texts, t};
use collection::BoardQuery;
use leptos::prelude::*;
use library::{Query, ResultChoice, Show, Sort};
use local_play::Coordinates;

/// The years that a filter accepts.
const YEARS: (u32, u32) = (1500, 2200);
/// The numbers of moves that a filter accepts.
const MOVES: (u32, u32) = (0, 999);

/// Search, kind, order, and a button for the filters.
#[component]
pub(super) fn Finder(place: Place) -> impl IntoView {
    let query = place.query;
    let preferences = preferences();
    // An address may come with filters, which should be seen.
    let is_open = RwSignal::new(query.with_untracked(|query| query.filters() > 0));
    let filters = Memo::new(move |_| query.with(Query::filters));
    let kinds = move || {
        let kind = |show: Show| {
            let name = library_texts::kind(show);
            let text = match show {
                Show::Duplicates => name.to_owned(),
                _ => t().library_filter(
                    name,
                    place.browser_library.with(|library| library.count(show)),
                ),
            };
            (show, text)
        };
        Show::ALL.map(kind).to_vec()
    };
    let orders = move || {
        let pieces = preferences.get().pieces;
        Sort::ALL
            .map(|sort| (sort, library_texts::order(sort, pieces)))
            .to_vec()
    };
    view! {
        <div class="finder" role="search">
            <label class="field search">
                <span>{t().library_search()}</span>
                <input
                    type="search"
                    data-testid="search"
                    placeholder=t().library_search_hint()
                    prop:value=move || query.with(|query| query.text.clone())
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        place.ask(|query| query.text = text);
                    }
                />
            </label>
            <Select
                label=t().library_show()
                name="show"
                options=Signal::derive(kinds)
                chosen=Signal::derive(move || query.with(|query| query.show))
                on_choose=Callback::new(move |show| place.ask(|query| query.show = show))
            />
            <div class="order">
                <Select
                    label=t().library_sort()
                    name="sort"
                    options=Signal::derive(orders)
                    chosen=Signal::derive(move || query.with(|query| query.sort))
                    on_choose=Callback::new(move |sort| place.ask(|query| {
                        query.sort = sort;
                        query.is_reversed = false;
                    }))
                />
                <button
                    class="button only-icon"
                    aria-label=t().library_order()
                    title=t().library_order()
                    aria-pressed=move || query.with(|query| query.is_reversed).to_string()
                    data-testid="order"
                    on:click=move |_| place.ask(|query| query.is_reversed = !query.is_reversed)
                >
                    <Icon path=icon::FLIP/>
                </button>
            </div>
            <button
                class="button"
                aria-expanded=move || is_open.get().to_string()
                data-testid="filters"
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                <Icon path=icon::SETTINGS/>
                {move || match filters.get() {
                    0 => t().library_filters().to_owned(),
                    count => t().library_filters_set(count),
                }}
            </button>
        </div>
        <Show when=move || is_open.get()>
            <Filters place/>
        </Show>
    }
}

#[component]
fn Filters(place: Place) -> impl IntoView {
    let query = place.query;
    let preferences = preferences();
    let collections = move || {
        let found = place.browser_library.with(library::Library::collections);
        let named = found.into_iter().map(|(name, count)| {
            let text = t().library_filter(&name, count);
            (Some(name), text)
        });
        let fixed = [
            (None, t().library_any().to_owned()),
            (Some(String::new()), t().library_no_collection().to_owned()),
        ];
        fixed.into_iter().chain(named).collect()
    };
    let results = move || {
        let pieces = preferences.get().pieces;
        let results = ResultChoice::ALL
            .map(|result| (Some(result), library_texts::result_choice(result, pieces)));
        let any = (None, t().library_any().to_owned());
        [any].into_iter().chain(results).collect()
    };
    let year = |year: Option<u32>| year.and_then(|year| u16::try_from(year).ok());
    view! {
        <section class="card filters" aria-label=t().library_filters()>
            <Select
                label=t().library_collection()
                name="collection"
                options=Signal::derive(collections)
                chosen=Signal::derive(move || query.with(|query| query.collection.clone()))
                on_choose=Callback::new(move |to| place.ask(|query| query.collection = to))
            />
            <Select
                label=t().library_result()
                name="result"
                options=Signal::derive(results)
                chosen=Signal::derive(move || query.with(|query| query.result))
                on_choose=Callback::new(move |to| place.ask(|query| query.result = to))
            />
            <NumberChoice
                label=t().library_year_from()
                name="from"
                range=YEARS
                value=Signal::derive(move || query.with(|query| query.years.0.map(u32::from)))
                on_change=Callback::new(move |to| place.ask(|query| query.years.0 = year(to)))
            />
            <NumberChoice
                label=t().library_year_to()
                name="to"
                range=YEARS
                value=Signal::derive(move || query.with(|query| query.years.1.map(u32::from)))
                on_change=Callback::new(move |to| place.ask(|query| query.years.1 = year(to)))
            />
            <NumberChoice
                label=t().library_moves_least()
                name="least"
                range=MOVES
                value=Signal::derive(move || query.with(|query| query.moves.0))
                on_change=Callback::new(move |to| place.ask(|query| query.moves.0 = to))
            />
            <NumberChoice
                label=t().library_moves_most()
                name="most"
                range=MOVES
                value=Signal::derive(move || query.with(|query| query.moves.1))
                on_change=Callback::new(move |to| place.ask(|query| query.moves.1 = to))
            />
            <BoardFilter place/>
            <Show when=move || query.with(|query| query.filters() > 0)>
                <button
                    class="button"
                    data-testid="clear-filters"
                    on:click=move |_| place.ask(Query::clear_filters)
                >
                    {t().library_clear_filters()}
                </button>
            </Show>
        </section>
    }
}

/// The position or pattern that's looked for, which comes from the position editor.
#[component]
fn BoardFilter(place: Place) -> impl IntoView {
    let query = place.query;
    let board = move || query.with(|query| query.board.map(|filter| filter.board));
    let reversed = Signal::derive(move || {
        query.with(|query| query.board.is_some_and(|filter| filter.or_reversed))
    });
    view! {
        {move || board().map(|sought| {
            let (shown, text) = match sought {
                BoardQuery::Position(pos) => (*pos.board(), t().library_with_position()),
                BoardQuery::Pattern(pattern) => (*pattern.board(), t().library_with_pattern()),
            };
            view! {
                <div class="board-filter" data-testid="board-filter">
                    <span class="thumb">
                        <LittleBoard board=shown coordinates=Some(Coordinates::Off)/>
                    </span>
                    <div>
                        <p>{text}</p>
                        {move || (!place.browser_library.has_positions()).then(|| view! {
                            <p class="hint" role="status">{t().library_positions_loading()}</p>
                        })}
                        <Tick
                            label=t().library_colors_reversed()
                            name="reversed"
                            on=reversed
                            on_change=move |or_reversed| place.ask(|query| {
                                if let Some(filter) = &mut query.board {
                                    filter.or_reversed = or_reversed;
                                }
                            })
                        />
                    </div>
                    <button
                        class="button quiet only-icon"
                        aria-label=t().library_board_remove()
                        title=t().library_board_remove()
                        on:click=move |_| place.ask(|query| query.board = None)
                    >
                        <Icon path=icon::CLOSE/>
                    </button>
                </div>
            }
        })}
    }
}

/// A drop-down list whose options change.
#[component]
fn Select<T>(
    label: &'static str,
    name: &'static str,
    options: Signal<Vec<(T, String)>>,
    chosen: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let change = move |event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        let chosen = place.and_then(|place| {
            options.with_untracked(|options| options.get(place).map(|(value, _)| value.clone()))
        });
        if let Some(value) = chosen {
            on_choose.run(value);
        }
    };
    let texts = move || {
        let chosen = chosen.get();
        let options = options.get().into_iter().enumerate();
        options
            .map(|(place, (value, text))| {
                let is_chosen = value == chosen;
                view! {
                    <option value=place.to_string() prop:selected=is_chosen>{text}</option>
                }
            })
            .collect_view()
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select data-testid=name on:change=change>{texts}</select>
        </label>
    }
}
