//! The opening explorer: what the book, the engine and played games say about each move.

use super::loaded;
use super::openings::BOOK;
use super::own_book::OwnBookPanel;
use crate::board::{MoveEntry, PlayBoard, Scene};
use crate::browser;
use crate::fields::SelectField;
use crate::icon::{self, Icon};
use crate::library::{BrowserLibrary, Slice, browser_library};
use crate::look::look;
use crate::online::api;
use crate::own_book;
use crate::page_engine::{PageEngine, page_engine};
use crate::preferences::Preferences;
use crate::screens::line::{LineOfText, SpokenLine, Tone};
use crate::texts::t;
use ::engine::{Book, Line};
use board_ui::{Hand, Marks, MoveInput, Orientation, Reply};
use collection::{Continuations, Positions};
use learn::{
    ExploredMove, Results, explore, find_opening, opening_name, openings, read_moves, written_moves,
};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use library::OwnBook;
use notation::pdn::{GameRecord, GameResult, Reader};
use notation::{Fen, read_fen, write_move};
use rules::{Color, Game, Move, Position, RuleSet};
use std::collections::HashMap;
use std::sync::Arc;
use study::{Evaluation, Study};

/// How many positions the engine looks at for each legal move.
const NODES_PER_MOVE: u64 = 20_000;
/// Whose games are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Library,
    Archive,
    File,
}

/// The games in a file.
#[derive(Clone, Default)]
struct FileGames {
    /// Tells files apart that were chosen one after another.
    number: u32,
    positions: Arc<Positions>,
    results: Arc<Vec<GameResult>>,
    /// How many games have been read, until all are.
    read: Option<usize>,
}

/// The explorer on the screen.
#[derive(Clone, Copy)]
pub(super) struct Explorer {
    study: RwSignal<Study>,
    input: RwSignal<MoveInput>,
    scene: Scene,
    orientation: RwSignal<Orientation>,
    line: SpokenLine,
    book: RwSignal<Option<Option<Arc<Book>>>>,
    /// The user's book.
    pub(super) own_book: RwSignal<Option<OwnBook>>,
    source: RwSignal<Source>,
    /// The collection of the library whose games are counted. `None` for all games.
    collection: RwSignal<Option<String>>,
    pub(super) library: BrowserLibrary,
    file: RwSignal<FileGames>,
    /// What the archive said about a position.
    archived: RwSignal<Option<(Position, HashMap<Move, Results>)>>,
    /// What the engine found in a position.
    found: RwSignal<Option<(Position, Vec<Line>)>>,
    pub(super) words: Signal<words::Speaker>,
    preferences: Preferences,
    entry: MoveEntry,
    page_engine: PageEngine,
}

impl Explorer {
    fn new(start: Position, line: &[Move]) -> Explorer {
        let mut study = Study::of_position(start, RuleSet::OFFICIAL);
        for &mv in line {
            study.play(mv).expect("the line is legal");
        }
        let entry = MoveEntry::new(study.position(), RuleSet::OFFICIAL);
        Explorer {
            study: RwSignal::new(study),
            input: entry.input,
            scene: entry.scene,
            orientation: RwSignal::new(Orientation {
                bottom: Color::White,
            }),
            line: entry.line,
            book: loaded(BOOK, |bytes| Book::from_bytes(&bytes).ok().map(Arc::new)),
            own_book: RwSignal::new(own_book::load()),
            source: RwSignal::new(Source::Library),
            collection: RwSignal::new(None),
            library: browser_library(),
            file: RwSignal::new(FileGames::default()),
            archived: RwSignal::new(None),
            found: RwSignal::new(None),
            words: entry.words,
            preferences: entry.preferences,
            entry,
            page_engine: page_engine(),
        }
    }

    pub(super) fn position(self) -> Position {
        self.study.with(|study| *study.position())
    }

    fn flip(self) {
        self.orientation
            .update(|orientation| *orientation = orientation.flipped());
    }

    // Moving around.

    fn go(self, go: impl FnOnce(&mut Study) -> bool) {
        let from = self.study.with_untracked(Study::cursor);
        if self.study.try_update(go) != Some(true) {
            return;
        }
        self.study.with_untracked(|study| {
            let board = study.position().board();
            self.entry.follow(study.transition(from), board, false);
        });
        self.arrived();
    }

    fn arrived(self) {
        let pos = untrack(|| self.position());
        let game = Game::from_position(pos, RuleSet::OFFICIAL);
        self.input
            .update(|input| input.renew(&game, Hand::WhoeverIsToMove));
        self.line.clear();
        let start = self
            .study
            .with_untracked(|study| *study.position_at(Study::ROOT));
        browser::replace_address(&if start == Position::START {
            address_of_line(&untrack(|| self.played()))
        } else {
            address(&pos)
        });
        // Answers about the previous position don't matter anymore.
        self.page_engine.stop();
    }

    fn play(self, mv: Move) {
        self.go(|study| study.play(mv).is_ok());
    }

    /// Handles a reply from the board.
    fn hear(self, reply: Reply) {
        match reply {
            Reply::Play(mv) => self.play(mv),
            reply => self.entry.answer(&reply),
        }
    }

    // What is known.

    /// Asks the engine about the position on the board.
    fn ask(self) {
        let pos = self.position();
        let moves = pos.moves().len();
        if moves == 0 {
            return;
        }
        spawn_local(async move {
            let nodes = NODES_PER_MOVE * moves as u64;
            let lines = look(self.page_engine, &pos, nodes, moves).await;
            let is_here = self
                .study
                .try_with_untracked(|study| *study.position() == pos);
            if let (Ok(lines), Some(true)) = (lines, is_here) {
                self.found.set(Some((pos, lines)));
            }
        });
    }

    /// Asks the archive about the position on the board.
    fn ask_archive(self) {
        let pos = self.position();
        if self.source.get() != Source::Archive {
            return;
        }
        spawn_local(async move {
            let found = api::continuations(pos).await;
            if self
                .study
                .try_with_untracked(|study| *study.position() == pos)
                != Some(true)
            {
                return;
            }
            match found {
                Ok(found) => {
                    let results = found.into_iter().map(|it| {
                        let results = Results {
                            black: it.black,
                            draws: it.draws,
                            white: it.white,
                        };
                        (it.mv, results)
                    });
                    self.archived.set(Some((pos, results.collect())));
                }
                Err(trouble) => self.line.say(trouble.sentence(), Tone::Bad),
            }
        });
    }

    /// Loads the library.
    fn read_library(self) {
        spawn_local(self.library.refresh());
    }

    /// Reads the games in a file, a few at a time, so that the page stays alive.
    fn read_file(self, file: web_sys::File) {
        self.source.set(Source::File);
        let number = self.file.with_untracked(|file| file.number + 1);
        self.file.set(FileGames {
            number,
            ..FileGames::default()
        });
        // The screen may have been left, or another file chosen.
        let is_wanted =
            move || self.file.try_with_untracked(|file| file.number == number) == Some(true);
        spawn_local(async move {
            let Ok(bytes) = browser::read_part(&file, 0.0, file.size()).await else {
                return;
            };
            let (mut positions, mut results) = (Positions::new(), Vec::new());
            let mut slice = Slice::new();
            for record in Reader::new(&bytes[..]).flatten() {
                if let Some(game) = GameRecord::into_game(record) {
                    positions.add(&game);
                    results.push(game.final_result());
                }
                if slice.is_over() {
                    if !is_wanted() {
                        return;
                    }
                    let read = Some(results.len());
                    self.file.update(|file| file.read = read);
                    slice.breathe().await;
                }
            }
            if is_wanted() {
                self.file.set(FileGames {
                    number,
                    positions: Arc::new(positions),
                    results: Arc::new(results),
                    read: None,
                });
            }
        });
    }

    /// How the games continued.
    fn results(self) -> HashMap<Move, Results> {
        let pos = self.position();
        match self.source.get() {
            Source::Archive => self.archived.with(|archived| match archived {
                Some((at, results)) if *at == pos => results.clone(),
                _ => HashMap::new(),
            }),
            Source::Library => {
                // Positions are loaded after the games.
                self.library.has_positions();
                let collection = self.collection.get();
                self.library.with(|library| match collection {
                    Some(name) => library.continuations_in(pos, &name).results(),
                    None => library.continuations(pos).results(),
                })
            }
            Source::File => self.file.with(|file| {
                let mut played = Continuations::new(pos);
                let result = |place: usize| file.results.get(place).copied();
                played.add_all(&file.positions, result);
                played.results()
            }),
        }
    }

    fn moves(self) -> Vec<ExploredMove> {
        let pos = self.position();
        let book = self.book.get().flatten().unwrap_or_default();
        self.found.with(|found| {
            let lines = found.as_ref().filter(|(at, _)| *at == pos);
            let lines = lines.map_or(&[][..], |(_, lines)| lines);
            explore(&pos, &book, lines, &self.results())
        })
    }

    /// The moves that led here, if they start at the start of a game.
    pub(super) fn played(self) -> Vec<Move> {
        self.study.with(|study| {
            let path = study.path_to(study.cursor());
            path.iter()
                .filter_map(|node| study.move_at(*node))
                .collect()
        })
    }
}

/// The address of the explorer at a position.
pub(crate) fn address(pos: &Position) -> String {
    if *pos == Position::START {
        return "/learn/explorer".to_owned();
    }
    let fen = Fen::from(pos).to_string();
    format!("/learn/explorer?fen={}", browser::encoded(&fen))
}

/// The address of the explorer after these moves of a game.
fn address_of_line(moves: &[Move]) -> String {
    match moves {
        [] => "/learn/explorer".to_owned(),
        moves => format!("/learn/explorer?line={}", written_moves(moves)),
    }
}

/// The screen of the explorer.
#[component]
pub(crate) fn ExplorerScreen() -> impl IntoView {
    browser::entitle(&t().page_title(t().explorer_title()));
    let query = use_query_map().get_untracked();
    // A text that isn't a position or a line is as if there were none.
    let fen = query.get("fen").unwrap_or_default();
    let start = read_fen(&fen).unwrap_or(Position::START);
    let line = query.get("line").filter(|_| start == Position::START);
    let line = line.and_then(|line| read_moves(start, &line));
    let explorer = Explorer::new(start, &line.unwrap_or_default());
    explorer.read_library();
    Effect::new(move || explorer.ask());
    Effect::new(move || explorer.ask_archive());
    let keys = window_event_listener(ev::keydown, move |event| listen(explorer, &event));
    on_cleanup(move || {
        keys.remove();
        explorer.page_engine.stop();
    });
    let on_reply = Callback::new(move |(reply, _)| explorer.hear(reply));
    let marks = Signal::derive(move || {
        let marks = explorer.input.with(Marks::of);
        match explorer.study.with(Study::last_move) {
            Some(mv) => marks.with_last_move(mv),
            None => marks,
        }
    });
    let name = Memo::new(move |_| {
        explorer.study.with(|study| {
            let path = study.path_to(study.cursor());
            let positions = path.iter().map(|node| *study.position_at(*node));
            opening_name(positions).map(|found| found.name)
        })
    });
    let line = move || match start == Position::START {
        true => explorer
            .words
            .with(|words| words.numbered_opening_moves(&explorer.played())),
        false => String::new(),
    };
    let otherwise = Signal::derive(move || match explorer.book.get() {
        Some(None) => t().openings_no_book().to_owned(),
        _ if explorer.position().moves().is_empty() => t().review_over().to_owned(),
        _ => t().explorer_lead().to_owned(),
    });
    view! {
        <div class="table review explorer">
            <div class="place" on:mousedown=|event| event.prevent_default()>
                <PlayBoard
                    input=explorer.input
                    scene=explorer.scene
                    orientation=explorer.orientation
                    marks
                    label=t().board().to_owned()
                    words=explorer.words
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
                <LineOfText line=explorer.line otherwise/>
                <MoveTable explorer/>
                <Steps explorer/>
                <Sources explorer/>
                {(start == Position::START).then(|| view! { <OwnBookPanel explorer/> })}
                <Tools explorer/>
            </div>
        </div>
    }
}

/// The moves with all that is known about them.
#[component]
fn MoveTable(explorer: Explorer) -> impl IntoView {
    let moves = Memo::new(move |_| explorer.moves());
    let rows = move || {
        let pos = explorer.position();
        let moves = moves.get();
        let total: u32 = moves
            .iter()
            .filter_map(|it| it.book.map(|book| u32::from(book.weight)))
            .sum();
        let best = moves.iter().filter_map(|it| it.score).max();
        let row = |it: ExploredMove| {
            let is_best = it.score.is_some() && it.score == best;
            view! { <MoveRow explorer pos it total is_best/> }
        };
        moves.into_iter().map(row).collect_view()
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
    explorer: Explorer,
    pos: Position,
    it: ExploredMove,
    /// The weight of all moves in the book.
    total: u32,
    /// Whether the engine likes it most.
    is_best: bool,
) -> impl IntoView {
    let words = explorer.words.get_untracked();
    let labels = explorer.preferences.get().labels();
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
fn Sources(explorer: Explorer) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    let choose = move |source: Source| match source {
        Source::Library => {
            explorer.source.set(Source::Library);
            explorer.read_library();
        }
        Source::Archive => explorer.source.set(Source::Archive),
        Source::File => {
            if let Some(field) = field.get_untracked() {
                field.click();
            }
        }
    };
    let chosen = move |event: ev::Event| {
        let field: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            explorer.read_file(file);
        }
        field.set_value("");
    };
    let button = move |source: Source, name: &'static str, text: &'static str| {
        let is_chosen = move || explorer.source.get() == source;
        view! {
            <button
                class="button small"
                data-testid=name
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=move |_| choose(source)
            >{text}</button>
        }
    };
    let state = move || {
        let read = explorer.file.with(|file| file.read);
        match (explorer.source.get(), read) {
            (Source::File, Some(read)) => t().explorer_reading(read as u32),
            (Source::Library, _) if !explorer.library.has_positions() => {
                t().library_loading().to_owned()
            }
            _ if explorer.results().is_empty() => t().explorer_no_games().to_owned(),
            _ => String::new(),
        }
    };
    view! {
        <div class="sources">
            <div class="row" role="group" aria-label=t().explorer_source()>
                <span class="hint">{t().explorer_source()}</span>
                {button(Source::Library, "library", t().explorer_library())}
                {button(Source::Archive, "archive", t().explorer_archive())}
                {button(Source::File, "file", t().explorer_file())}
            </div>
            <Collections explorer/>
            <input type="file" class="unseen" tabindex="-1" aria-hidden="true" accept=".pdn,text/plain" node_ref=field data-testid="games-file" on:change=chosen/>
            <p class="hint" role="status" data-testid="games">{state}</p>
        </div>
    }
}

/// The collection of the library whose games are counted, if there are collections.
#[component]
fn Collections(explorer: Explorer) -> impl IntoView {
    let names = Memo::new(move |_| {
        let all = explorer.library.with(library::Library::collections);
        all.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    });
    move || {
        let names = names.get();
        let is_asked = explorer.source.get() == Source::Library && !names.is_empty();
        is_asked.then(|| {
            let all = (None, t().library_any().to_owned());
            let named = names.into_iter().map(|name| (Some(name.clone()), name));
            view! {
                <SelectField
                    label=t().library_collection()
                    name="explored-collection"
                    options=std::iter::once(all).chain(named).collect()
                    chosen=explorer.collection
                    on_choose=move |name| explorer.collection.set(name)
                />
            }
        })
    }
}

/// The navigation buttons.
#[component]
fn Steps(explorer: Explorer) -> impl IntoView {
    let study = explorer.study;
    let is_first = Signal::derive(move || study.with(|study| study.cursor() == Study::ROOT));
    let is_last =
        Signal::derive(move || study.with(|study| study.children(study.cursor()).is_empty()));
    view! {
        <div class="steps" role="group" aria-label=t().game_steps()>
            <button class="button" aria-label=t().game_first() disabled=is_first on:click=move |_| explorer.go(Study::first)><Icon path=icon::FIRST/></button>
            <button class="button" aria-label=t().game_previous() disabled=is_first on:click=move |_| explorer.go(Study::back)><Icon path=icon::PREVIOUS/></button>
            <button class="button" aria-label=t().game_next() disabled=is_last on:click=move |_| explorer.go(Study::forward)><Icon path=icon::NEXT/></button>
            <button class="button" aria-label=t().review_last() disabled=is_last on:click=move |_| explorer.go(Study::last)><Icon path=icon::LAST/></button>
        </div>
    }
}

/// The buttons.
#[component]
fn Tools(explorer: Explorer) -> impl IntoView {
    let review = move || {
        let fen = Fen::from(&explorer.position()).to_string();
        format!("/review/new?fen={}", browser::encoded(&fen))
    };
    // The opening on the board, by whatever order of moves.
    let trained = Memo::new(move |_| {
        let pos = explorer.position();
        let mut all = openings().iter();
        let opening = all.find(|opening| opening.position() == pos)?;
        find_opening(&opening.key()).map(learn::Opening::key)
    });
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
fn listen(explorer: Explorer, event: &ev::KeyboardEvent) {
    if browser::is_for_focused(event) {
        return;
    }
    match event.key().as_str() {
        "ArrowRight" => explorer.go(Study::forward),
        "ArrowLeft" => explorer.go(Study::back),
        "Home" => explorer.go(Study::first),
        "End" => explorer.go(Study::last),
        "f" | "F" => explorer.flip(),
        _ => return,
    }
    event.prevent_default();
}
