//! The opening explorer: what the book, the engine and played games say about each move.

use super::loaded;
use super::openings::BOOK;
use super::own_book::OwnBookPanel;
use crate::board::{MoveEntry, PlayBoard};
use crate::browser;
use crate::fields::SelectField;
use crate::icon::{self, Icon};
use crate::library::{BrowserLibrary, Slice, browser_library};
use crate::look::look;
use crate::online::api;
use crate::page_engine::{PageEngine, page_engine};
use crate::screens::beside::{StepTo, Steps};
use crate::screens::line::{LineOfText, Tone};
use crate::texts::t;
use ::engine::Book;
use ::review::{Explorer, GamesSource, ResultsByMove, position_parameter};
use board_ui::{Hand, Marks, Orientation, Reply};
use collection::PlayedGames;
use learn::{ExploredMove, Results};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use notation::pdn::{GameRecord, Reader};
use notation::{Fen, write_move};
use online_play::requests;
use rules::{Color, Game, Move, Position, RuleSet};
use std::sync::Arc;
use study::{Evaluation, Study};

/// The explorer on the screen.
#[derive(Clone, Copy)]
pub(super) struct ExplorerView {
    model: RwSignal<Explorer>,
    pub(super) position: Memo<Position>,
    source: Memo<GamesSource>,
    orientation: RwSignal<Orientation>,
    book: RwSignal<Option<Option<Arc<Book>>>>,
    pub(super) library: BrowserLibrary,
    pub(super) words: Signal<words::Speaker>,
    entry: MoveEntry,
    page_engine: PageEngine,
}

impl ExplorerView {
    fn new(model: Explorer) -> ExplorerView {
        let entry = MoveEntry::new(&model.position(), RuleSet::OFFICIAL);
        let model = RwSignal::new(model);
        ExplorerView {
            model,
            position: Memo::new(move |_| model.with(Explorer::position)),
            source: Memo::new(move |_| model.with(Explorer::source)),
            orientation: RwSignal::new(Orientation {
                bottom: Color::White,
            }),
            book: loaded(BOOK, |bytes| Book::from_bytes(&bytes).ok().map(Arc::new)),
            library: browser_library(),
            words: entry.words,
            entry,
            page_engine: page_engine(),
        }
    }

    /// The moves that led here.
    pub(super) fn played(self) -> Vec<Move> {
        self.model.with(Explorer::played)
    }

    fn flip(self) {
        self.orientation
            .update(|orientation| *orientation = orientation.flipped());
    }

    fn go(self, go: impl FnOnce(&mut Study) -> bool) {
        let transition = self.model.try_update(|model| model.go(go)).flatten();
        let Some(transition) = transition else { return };
        let pos = self.position.get_untracked();
        self.entry.follow(transition, pos.board(), false);
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        self.entry
            .input
            .update(|input| input.renew(&game, Hand::WhoeverIsToMove));
        self.entry.line.clear();
        browser::replace_address(&address(self.model.with_untracked(Explorer::parameter)));
        // Answers about the previous position don't matter anymore.
        self.page_engine.stop();
    }

    fn play(self, mv: Move) {
        self.go(|study| study.play(mv).is_ok());
    }

    fn step(self, to: StepTo) {
        self.go(match to {
            StepTo::First => Study::first,
            StepTo::Previous => Study::back,
            StepTo::Next => Study::forward,
            StepTo::Last => Study::last,
        });
    }

    /// Handles a reply from the board.
    fn hear(self, reply: Reply) {
        match reply {
            Reply::Play(mv) => self.play(mv),
            reply => self.entry.answer(&reply),
        }
    }

    /// Asks the engine about the position on the board.
    fn ask(self) {
        self.position.track();
        let Some(question) = self.model.with_untracked(Explorer::question) else {
            return;
        };
        spawn_local(async move {
            let (pos, nodes) = (question.pos, question.nodes);
            if let Ok(lines) = look(self.page_engine, &pos, nodes, question.lines).await {
                self.model.try_update(|model| model.judged(pos, lines));
            }
        });
    }

    /// Asks the archive about the position on the board.
    fn ask_archive(self) {
        let pos = self.position.get();
        if self.source.get() != GamesSource::Archive {
            return;
        }
        spawn_local(async move {
            match api::ask(requests::continuations(pos)).await {
                Ok(found) => {
                    let results = found.moves.into_iter().map(|it| {
                        let results = Results {
                            black: it.black,
                            draws: it.draws,
                            white: it.white,
                        };
                        (it.mv, results)
                    });
                    let results = results.collect();
                    self.model
                        .try_update(|model| model.archive_answered(pos, results));
                }
                Err(trouble) if self.position.try_get_untracked() == Some(pos) => {
                    self.entry.line.say(api::sentence(&trouble), Tone::Bad);
                }
                Err(_) => {}
            }
        });
    }

    fn choose_source(self, source: GamesSource) {
        self.model.update(|model| model.choose_source(source));
        if source == GamesSource::Library {
            spawn_local(self.library.refresh());
        }
    }

    /// Reads the games in a file, a few at a time, so that the page stays alive.
    fn read_file(self, file: web_sys::File) {
        let Some(number) = self.model.try_update(Explorer::open_file) else {
            return;
        };
        spawn_local(async move {
            let Ok(bytes) = browser::read_part(&file, 0.0, file.size()).await else {
                return;
            };
            let mut games = PlayedGames::default();
            let slice = Slice::new();
            for record in Reader::new(&bytes[..]).flatten() {
                if let Some(game) = GameRecord::into_game(record) {
                    games.add(&game);
                }
                if slice.breathe().await {
                    let count = games.len();
                    let is_wanted = self.model.try_update(|model| model.reading(number, count));
                    // The screen may have been left, or another file chosen.
                    if is_wanted != Some(true) {
                        return;
                    }
                }
            }
            self.model
                .try_update(|model| model.file_read(number, games));
        });
    }

    /// How the games continued.
    fn results(self) -> Memo<ResultsByMove> {
        Memo::new(move |_| {
            if self.source.get() != GamesSource::Library {
                return self.model.with(Explorer::results);
            }
            let pos = self.position.get();
            self.model.with(|model| {
                self.library.with(|library| match model.collection() {
                    Some(name) => library.continuations_in(pos, name).results(),
                    None => library.continuations(pos).results(),
                })
            })
        })
    }
}

/// The address of the explorer with a parameter.
fn address(parameter: Option<(&str, String)>) -> String {
    match parameter {
        Some((name, value)) => format!("/learn/explorer?{name}={}", browser::encoded(&value)),
        None => "/learn/explorer".to_owned(),
    }
}

/// The address of the explorer at a position.
pub(crate) fn explorer_address(pos: &Position) -> String {
    address(position_parameter(pos))
}

/// The screen of the explorer.
#[component]
pub(crate) fn ExplorerScreen() -> impl IntoView {
    browser::entitle(&t().page_title(t().explorer_title()));
    let model = use_query_map().with_untracked(|query| {
        let of = |name: &str| query.get(name).unwrap_or_default();
        Explorer::of_address(&of("fen"), &of("line"))
    });
    let is_from_the_start = model.is_from_the_start();
    let explorer = ExplorerView::new(model);
    spawn_local(explorer.library.refresh());
    Effect::new(move || explorer.ask());
    Effect::new(move || explorer.ask_archive());
    let keys = window_event_listener(ev::keydown, move |event| listen(explorer, &event));
    on_cleanup(move || {
        keys.remove();
        explorer.page_engine.stop();
    });
    let ExplorerView {
        model,
        entry,
        words,
        ..
    } = explorer;
    let on_reply = Callback::new(move |(reply, _)| explorer.hear(reply));
    let marks = Signal::derive(move || {
        let marks = entry.input.with(Marks::of);
        match model.with(|model| model.study().last_move()) {
            Some(mv) => marks.with_last_move(mv),
            None => marks,
        }
    });
    let name = Memo::new(move |_| model.with(|model| model.opening_name().map(|it| it.name)));
    let line = move || match is_from_the_start {
        true => words.with(|words| words.numbered_opening_moves(&explorer.played())),
        false => String::new(),
    };
    let otherwise = Signal::derive(move || match explorer.book.get() {
        Some(None) => t().openings_no_book().to_owned(),
        _ if explorer.position.get().moves().is_empty() => t().review_over().to_owned(),
        _ => t().explorer_lead().to_owned(),
    });
    let is_first = Memo::new(move |_| model.with(|it| it.study().cursor() == Study::ROOT));
    let is_last = Memo::new(move |_| model.with(|it| it.study().is_at_end()));
    let results = explorer.results();
    view! {
        <div class="table review explorer">
            <div class="place" on:mousedown=|event| event.prevent_default()>
                <PlayBoard
                    input=entry.input
                    scene=entry.scene
                    orientation=explorer.orientation
                    marks
                    label=t().board().to_owned()
                    words
                    on_reply
                />
            </div>
            <div class="side">
                <header class="heading">
                    <p class="hint"><A href="/learn/openings" attr:data-testid="leave">{t().openings_title()}</A></p>
                    <h1>{t().explorer_title()}</h1>
                    <p class="hint" data-testid="opening">
                        {move || name.get().map(|name| view! { <strong><bdi>{name}</bdi></strong>" " })}
                        <span dir="ltr">{line}</span>
                    </p>
                </header>
                <LineOfText line=entry.line otherwise/>
                <MoveTable explorer results/>
                <Steps
                    is_first=is_first.into()
                    is_last=is_last.into()
                    last=t().review_last()
                    go=Callback::new(move |to| explorer.step(to))
                />
                <Sources explorer results/>
                {is_from_the_start.then(|| view! { <OwnBookPanel explorer/> })}
                <ExplorerActions explorer/>
            </div>
        </div>
    }
}

/// The moves with all that is known about them.
#[component]
fn MoveTable(explorer: ExplorerView, results: Memo<ResultsByMove>) -> impl IntoView {
    let known = Memo::new(move |_| {
        let book = explorer.book.get().flatten().unwrap_or_default();
        results.with(|results| explorer.model.with(|model| model.moves(&book, results)))
    });
    let rows = move || {
        let pos = explorer.position.get();
        let known = known.get();
        let row = |it: ExploredMove| {
            let is_best = it.score.is_some() && it.score == known.best;
            view! { <MoveRow explorer pos it total=known.weight is_best/> }
        };
        known.moves.into_iter().map(row).collect_view()
    };
    view! {
        <div class="explored" role="region" aria-label=t().explorer_moves() tabindex="0" data-testid="explored">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t().explorer_move()}</th>
                        <th scope="col">{t().explorer_book()}</th>
                        <th scope="col">{t().explorer_engine()}</th>
                        <th scope="col">{t().explorer_games()}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

#[component]
fn MoveRow(
    explorer: ExplorerView,
    pos: Position,
    it: ExploredMove,
    /// The weight of all moves in the book.
    total: u32,
    /// Whether the engine likes it most.
    is_best: bool,
) -> impl IntoView {
    let words = explorer.words.get_untracked();
    let labels = explorer.entry.preferences.get().labels();
    let text = write_move(&pos, RuleSet::OFFICIAL, it.mv, labels).to_string();
    let book = it.book.map(|book| t().book_share(book.weight, total));
    let is_booked = it.book.is_some_and(|book| book.weight > 0);
    let score = it
        .score
        .map(|score| words.evaluation(Evaluation::of_score(score, pos.turn())));
    let mv = it.mv;
    view! {
        <tr class:booked=is_booked>
            <th scope="row">
                <button class="link" data-testid=format!("move-{mv}") on:click=move |_| explorer.play(mv)>{text}</button>
                {it.name.map(|name| view! { <span class="hint"><bdi>{name}</bdi></span> })}
            </th>
            <td>{book}</td>
            <td class:best=is_best><bdi>{score}</bdi></td>
            <td><Bar words results=it.games/></td>
        </tr>
    }
}

/// How games ended, as a bar.
#[component]
fn Bar(words: words::Speaker, results: Results) -> impl IntoView {
    (results.total() > 0).then(|| {
        let [black, draws, white] = results.percent();
        let text = words.results(results);
        let part = |class: &'static str, percent: u32| {
            view! { <span class=class style:width=format!("{percent}%")></span> }
        };
        let title = text.clone();
        view! {
            <span class="results" title=title>
                <span aria-hidden="true">{t().number(u64::from(results.total()))}</span>
                <span class="results-bar" aria-hidden="true">
                    {part("black", black)}{part("draws", draws)}{part("white", white)}
                </span>
                <span class="unseen">{text}</span>
            </span>
        }
    })
}

/// Whose games are counted.
#[component]
fn Sources(explorer: ExplorerView, results: Memo<ResultsByMove>) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    let choose = move |source: GamesSource| match (source, field.get_untracked()) {
        (GamesSource::File, Some(field)) => field.click(),
        (GamesSource::File, None) => {}
        (source, _) => explorer.choose_source(source),
    };
    let chosen = move |event: ev::Event| {
        let field: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            explorer.read_file(file);
        }
        field.set_value("");
    };
    let button = move |source: GamesSource, name: &'static str, text: &'static str| {
        let is_chosen = move || explorer.source.get() == source;
        view! {
            <button
                class="button small"
                data-testid=name
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| choose(source)
            >{text}</button>
        }
    };
    let state = move || match explorer.model.with(Explorer::file_progress) {
        Some(read) => t().explorer_reading(read as u32),
        None if explorer.source.get() == GamesSource::Library
            && !explorer.library.has_positions() =>
        {
            t().library_loading().to_owned()
        }
        None if results.with(ResultsByMove::is_empty) => t().explorer_no_games().to_owned(),
        None => String::new(),
    };
    view! {
        <div class="sources">
            <div class="row" role="group" aria-label=t().explorer_source()>
                <span class="hint">{t().explorer_source()}</span>
                {button(GamesSource::Library, "library", t().explorer_library())}
                {button(GamesSource::Archive, "archive", t().explorer_archive())}
                {button(GamesSource::File, "file", t().explorer_file())}
            </div>
            <Collections explorer/>
            <input type="file" class="unseen" tabindex="-1" aria-hidden="true" accept=".pdn,text/plain" node_ref=field data-testid="games-file" on:change=chosen/>
            <p class="hint" role="status" data-testid="games">{state}</p>
        </div>
    }
}

/// The collection of the library whose games are counted, if there are collections.
#[component]
fn Collections(explorer: ExplorerView) -> impl IntoView {
    let names = Memo::new(move |_| {
        let all = explorer.library.with(::library::Library::collections);
        all.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    });
    move || {
        let names = names.get();
        let is_asked = explorer.source.get() == GamesSource::Library && !names.is_empty();
        is_asked.then(|| {
            let all = (None, t().library_any().to_owned());
            let named = names.into_iter().map(|name| (Some(name.clone()), name));
            view! {
                <SelectField
                    label=t().library_collection()
                    name="explored-collection"
                    options=std::iter::once(all).chain(named).collect()
                    chosen=Signal::derive(move || {
                        explorer.model.with(|model| model.collection().map(str::to_owned))
                    })
                    on_choose=move |name| explorer.model.update(|model| model.choose_collection(name))
                />
            }
        })
    }
}

/// The buttons.
#[component]
fn ExplorerActions(explorer: ExplorerView) -> impl IntoView {
    let review = move || {
        let fen = Fen::from(&explorer.position.get()).to_string();
        format!("/review/new?fen={}", browser::encoded(&fen))
    };
    let trained = Memo::new(move |_| explorer.model.with(Explorer::trained_opening));
    view! {
        <div class="tools" role="group" aria-label=t().explorer_actions()>
            <button class="button" on:click=move |_| explorer.flip()><Icon path=icon::FLIP/>{t().flip()}</button>
            <A href=review attr:class="button"><Icon path=icon::EYE/>{t().explorer_analyze()}</A>
            {move || trained.get().map(|key| view! {
                <A href=format!("/learn/openings/train?line={key}&side=both") attr:class="button" attr:data-testid="train">
                    <Icon path=icon::LEARN/>{t().explorer_train()}
                </A>
            })}
        </div>
    }
}

/// Handles the navigation keys, unless the focused element uses them.
fn listen(explorer: ExplorerView, event: &ev::KeyboardEvent) {
    if browser::is_for_focused(event) {
        return;
    }
    match event.key().as_str() {
        "ArrowRight" => explorer.step(StepTo::Next),
        "ArrowLeft" => explorer.step(StepTo::Previous),
        "Home" => explorer.step(StepTo::First),
        "End" => explorer.step(StepTo::Last),
        "f" | "F" => explorer.flip(),
        _ => return,
    }
    event.prevent_default();
}
