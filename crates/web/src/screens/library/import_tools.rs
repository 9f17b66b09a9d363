//! Importing games by file, paste and drop, and exporting all of them.

use super::Place;
use crate::announcer::{Announcer, announcer};
use crate::browser;
use crate::icon::{self, Icon};
use crate::library::{BrowserLibrary, Source, address};
use crate::texts::{library as library_texts, saved_speaker, t};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_navigate, use_query_map};
use library::{ImportSource, ImportWatch, Imported, Placed, Query};
use wasm_bindgen::JsCast;

/// The maximum number of reports on the screen.
const MOST_REPORTS: usize = 20;

/// Imports games, and keeps the reports.
#[derive(Clone, Copy)]
struct Importer {
    place: Place,
    /// What's being read.
    reading: RwSignal<Option<String>>,
    is_canceled: RwSignal<bool>,
    /// The latest first.
    reports: RwSignal<Vec<Imported>>,
    /// Whether the user came to load a game, and wants to see it.
    opens_games: bool,
    open: Callback<String>,
}

impl Importer {
    fn new(place: Place) -> Importer {
        let navigate = use_navigate();
        Importer {
            place,
            reading: RwSignal::new(None),
            is_canceled: RwSignal::new(false),
            reports: RwSignal::new(Vec::new()),
            opens_games: use_query_map().with_untracked(|query| query.get("load").is_some()),
            open: Callback::new(move |address: String| {
                navigate(&address, NavigateOptions::default());
            }),
        }
    }

    fn take(self, sources: Vec<Source>) {
        if !sources.is_empty() {
            spawn_local(self.import(sources));
        }
    }

    async fn import(self, sources: Vec<Source>) {
        self.is_canceled.set(false);
        // Known games have to be recognized.
        self.place.browser_library.loaded().await;
        for source in sources {
            let watch = PageWatch {
                importer: self,
                name: source.name(),
            };
            watch.progress(0.0);
            let imported = self.place.browser_library.import(&source, &watch).await;
            if let Some((id, state)) = imported.only_game.as_ref().filter(|_| self.opens_games) {
                self.open.run(address(id, *state));
                return;
            }
            self.reports.try_update(|reports| {
                reports.insert(0, imported);
                reports.truncate(MOST_REPORTS);
            });
            if watch.is_canceled() {
                break;
            }
        }
        self.reading.try_set(None);
    }

    /// Imports a file that the home screen handed over, because that screen can't import.
    fn take_handed_over(self) {
        spawn_local(async move {
            if let Some(file) = self
                .place
                .browser_library
                .saved_games
                .take_handed_over()
                .await
            {
                self.take(vec![Source::File(file)]);
            }
        });
    }

    /// Takes what's dropped or pasted anywhere on the page. `is_over` says whether something is
    /// held over it.
    fn listen(self, is_over: RwSignal<bool>) {
        let over = window_event_listener(ev::dragover, move |event| {
            // Otherwise the browser would leave the page and open the file.
            event.prevent_default();
            is_over.set(true);
        });
        let leave = window_event_listener(ev::dragleave, move |event| {
            if event.related_target().is_none() {
                is_over.set(false);
            }
        });
        let dropped = window_event_listener(ev::drop, move |event| {
            event.prevent_default();
            is_over.set(false);
            if let Some(data) = event.data_transfer() {
                self.take(sources_of(&data));
            }
        });
        let pasted = window_event_listener(ev::paste, move |event: web_sys::ClipboardEvent| {
            let into_field = event
                .target()
                .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
                .is_some_and(|element| element.matches("input, textarea").unwrap_or(false));
            if let (false, Some(data)) = (into_field, event.clipboard_data()) {
                self.take(sources_of(&data));
            }
        });
        on_cleanup(move || {
            for listener in [over, leave, dropped, pasted] {
                listener.remove();
            }
        });
    }
}

/// Shows the progress of an import, and whether the user ends it.
struct PageWatch {
    importer: Importer,
    name: String,
}

impl ImportWatch for PageWatch {
    fn chance(&self) -> u64 {
        browser::chance()
    }

    fn progress(&self, share: f64) {
        let text = t().import_progress(&self.name, share);
        drop(self.importer.reading.try_set(Some(text)));
    }

    fn is_canceled(&self) -> bool {
        let is_canceled = self.importer.is_canceled;
        is_canceled.try_get_untracked().unwrap_or(false)
    }
}

/// The buttons above the list, and the reports.
#[component]
pub(super) fn ImportTools(place: Place) -> impl IntoView {
    let importer = Importer::new(place);
    let announcer = announcer();
    let browser_library = place.browser_library;
    let is_pasting = RwSignal::new(false);
    let is_over = RwSignal::new(false);
    importer.listen(is_over);
    if importer.opens_games {
        importer.take_handed_over();
    }
    let has_games = move || browser_library.with(|games| games.count(library::Show::All) > 0);
    let export = move |_| {
        let query = Query::default();
        let games = browser_library
            .with(|library| library.placed(&library.find(&query, &library_texts::Wording)));
        save_games(browser_library, announcer, games);
    };
    let choose = move |event: ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        importer.take(files_of(input.files()));
        // So the same file can be chosen again.
        input.set_value("");
    };
    view! {
        <div class="row library-tools">
            <label class="button file">
                <Icon path=icon::OPEN/>
                {t().library_import()}
                <input
                    type="file"
                    multiple
                    accept=".pdn,.pgn,.txt,.json"
                    data-testid="import"
                    on:change=choose
                />
            </label>
            <button
                class="button"
                aria-expanded=move || is_pasting.get().to_string()
                data-testid="paste"
                on:click=move |_| is_pasting.update(|is_pasting| *is_pasting = !*is_pasting)
            >
                <Icon path=icon::PASTE/>
                {t().library_paste()}
            </button>
            <Show when=has_games>
                <button class="button" data-testid="export" on:click=export>
                    <Icon path=icon::SAVE/>
                    {t().library_export_all()}
                </button>
            </Show>
        </div>
        <Show when=move || is_pasting.get()>
            <PasteField importer is_pasting/>
        </Show>
        <Reports importer/>
        <div class="drop-hint" hidden=move || !is_over.get() aria-hidden="true">
            <p>{t().library_drop_here()}</p>
        </div>
    }
}

/// The import in progress, and the reports of earlier ones.
#[component]
fn Reports(importer: Importer) -> impl IntoView {
    let Importer {
        reading,
        is_canceled,
        reports,
        ..
    } = importer;
    view! {
        <div role="status" class="stack reports">
            {move || reading.get().map(|text| view! {
                <div class="notice row reading">
                    <p>{text}</p>
                    <button
                        class="button"
                        data-testid="cancel-import"
                        on:click=move |_| is_canceled.set(true)
                    >
                        {t().cancel()}
                    </button>
                </div>
            })}
            {move || reports.get().into_iter().enumerate().map(|(place, imported)| view! {
                <div class="report-row">
                    <Report imported/>
                    <button
                        class="button quiet only-icon"
                        aria-label=t().close()
                        title=t().close()
                        on:click=move |_| reports.update(|reports| drop(reports.remove(place)))
                    >
                        <Icon path=icon::CLOSE/>
                    </button>
                </div>
            }).collect_view()}
        </div>
    }
}

/// Saves games as one file.
pub(super) fn save_games(
    browser_library: BrowserLibrary,
    announcer: Announcer,
    games: Vec<Placed>,
) {
    spawn_local(async move {
        let parts = browser_library.export(&games).await;
        if browser::download_parts(library_texts::EXPORT_FILE, &parts).is_err() {
            announcer.tell(t().library_export_failed());
        }
    });
}

#[component]
fn PasteField(importer: Importer, is_pasting: RwSignal<bool>) -> impl IntoView {
    let is_empty = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Textarea>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            // Focusing a field of the page can't fail.
            let _ = field.focus();
        }
    });
    let read = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        if field.value().trim().is_empty() {
            is_empty.set(true);
            // Focusing a field of the page can't fail.
            let _ = field.focus();
            return;
        }
        importer.take(vec![Source::Text(field.value())]);
        is_pasting.set(false);
    };
    view! {
        <form class="card stack paste" on:submit=read>
            <label class="field">
                <span>{t().library_paste_label()}</span>
                <textarea
                    node_ref=field
                    rows="6"
                    spellcheck="false"
                    dir="ltr"
                    placeholder=t().library_paste_hint()
                    data-testid="paste-field"
                    aria-invalid=move || is_empty.get().then_some("true")
                    aria-describedby="paste-wrong"
                    on:input=move |_| is_empty.set(false)
                ></textarea>
                <span class="wrong" id="paste-wrong" role="alert">
                    {move || is_empty.get().then(|| t().library_paste_empty())}
                </span>
            </label>
            <div class="row">
                <button class="button primary" type="submit">{t().library_paste_do()}</button>
                <button class="button" type="button" on:click=move |_| is_pasting.set(false)>
                    {t().cancel()}
                </button>
            </div>
        </form>
    }
}

/// The result of an import: how many games, and the problems.
#[component]
fn Report(imported: Imported) -> impl IntoView {
    let Imported { report, only_game } = imported;
    let is_bad = report.games + report.known == 0;
    let problems = (!report.problems.is_empty()).then(|| {
        let lines = report
            .problems
            .iter()
            .map(|problem| saved_speaker().import_problem(problem));
        let lines = lines
            .map(|problem| view! { <li>{problem}</li> })
            .collect_view();
        let more = (report.unlisted > 0)
            .then(|| view! { <li>{t().import_more_problems(report.unlisted)}</li> });
        view! {
            <details>
                <summary>{t().library_problems()}</summary>
                <ul class="problems">{lines}{more}</ul>
            </details>
        }
    });
    view! {
        <div class="notice report" class:bad=is_bad data-testid="report">
            <p>{saved_speaker().import_summary(&report)}</p>
            {problems}
            {only_game.map(|(id, state)| view! {
                <p><A href=address(&id, state) attr:class="button small primary">{t().library_open()}</A></p>
            })}
        </div>
    }
}

fn files_of(files: Option<web_sys::FileList>) -> Vec<Source> {
    let Some(files) = files else {
        return Vec::new();
    };
    (0..files.length())
        .filter_map(|place| files.get(place))
        .map(Source::File)
        .collect()
}

/// Returns the files in a drop or paste, or else the text.
fn sources_of(data: &web_sys::DataTransfer) -> Vec<Source> {
    let files = files_of(data.files());
    if !files.is_empty() {
        return files;
    }
    data.get_data("text/plain")
        .ok()
        .filter(|text| !text.trim().is_empty())
        .map(Source::Text)
        .into_iter()
        .collect()
}
