//! The engine on the review board: carries out what its [analyst](study::Analyst) wants.

use super::unfinished;
use crate::browser;
use crate::page_engine::{PageEngine, page_engine};
use engine_link::{Endgame, Request};
use leptos::prelude::*;
use leptos::task::spawn_local;
use study::{AnalysisSettings, Analyst, AnalystEffect, PositionAnalysis, Study};

/// The storage key for whether the engine is on, its number of lines, and its memory.
const SETTINGS: &str = "crownhead.analysis";

/// The engine on the review board.
#[derive(Clone, Copy)]
pub(super) struct AnalystView {
    analyst: RwSignal<Analyst>,
    study: RwSignal<Study>,
    page_engine: PageEngine,
    pub(super) settings: Memo<AnalysisSettings>,
    /// The lines in the position on the board, while the engine is on.
    pub(super) analysis: Memo<Option<PositionAnalysis>>,
    /// What the tablebases know about the position on the board, while the engine is on.
    pub(super) endgame: Memo<Option<Endgame>>,
    /// While the whole game is analyzed, how many looks are done and how many there are.
    pub(super) survey: Memo<Option<(usize, usize)>>,
    /// Whether it can't analyze.
    pub(super) has_stopped: Memo<bool>,
}

impl AnalystView {
    /// `is_paused` says whether the user is looking for a move alone.
    pub(super) fn new(study: RwSignal<Study>, is_paused: Signal<bool>) -> AnalystView {
        let analyst = RwSignal::new(Analyst::new(settings()));
        let cursor = Memo::new(move |_| study.with(Study::cursor));
        let view = AnalystView {
            analyst,
            study,
            page_engine: page_engine(),
            settings: Memo::new(move |_| analyst.with(Analyst::settings)),
            analysis: Memo::new(move |_| {
                let node = cursor.get();
                analyst.with(|analyst| {
                    let found = analyst.analysis(node).cloned();
                    found.filter(|_| analyst.settings().is_on)
                })
            }),
            endgame: Memo::new(move |_| {
                let node = cursor.get();
                analyst.with(|analyst| {
                    let known = analyst.endgame(node).cloned();
                    known.filter(|_| analyst.settings().is_on)
                })
            }),
            survey: Memo::new(move |_| analyst.with(Analyst::survey_progress)),
            has_stopped: Memo::new(move |_| analyst.with(|it| it.trouble().is_some())),
        };
        Effect::new(move || {
            // Read it instead of tracking it, or the memo wouldn't follow the study.
            cursor.get();
            let (is_paused, is_ready) = (is_paused.get(), view.page_engine.is_settled());
            view.tell(|analyst, study| analyst.update(is_paused, is_ready, study));
        });
        view.resume_survey();
        // A page can also go away while the review is open.
        let leaving = window_event_listener_untyped("pagehide", move |_| view.keep_survey());
        on_cleanup(move || {
            leaving.remove();
            view.keep_survey();
            analyst.try_update_untracked(Analyst::close);
            view.page_engine.stop();
        });
        view
    }

    /// Continues an analysis of the whole game that was interrupted.
    fn resume_survey(self) {
        let found = self.study.with_untracked(unfinished::find);
        if let Some(found) = found {
            self.tell(|analyst, study| analyst.resume_survey(&found, study));
        }
    }

    /// Keeps what the analysis of the whole game has found until now.
    fn keep_survey(self) {
        self.analyst.try_with_untracked(|analyst| {
            if let Some(survey) = analyst.unfinished() {
                unfinished::keep(survey);
            }
        });
    }

    /// Analyzes the whole game.
    pub(super) fn begin_survey(self) {
        self.tell(Analyst::begin_survey);
    }

    pub(super) fn end_survey(self) {
        self.tell(Analyst::end_survey);
    }

    /// Changes the settings, which are remembered.
    pub(super) fn set(self, change: impl FnOnce(&mut AnalysisSettings)) {
        let mut settings = self.settings.get_untracked();
        change(&mut settings);
        self.tell(|analyst, study| analyst.set(settings, study));
        let AnalysisSettings {
            is_on,
            lines,
            hash_mb,
        } = settings.valid();
        let text =
            serde_json::to_string(&(is_on, lines, hash_mb)).expect("plain data serializes to JSON");
        browser::remember(SETTINGS, &text);
    }

    /// Reports something to the analyst, and carries out what it wants.
    fn tell(self, tell: impl FnOnce(&mut Analyst, &mut Study) -> bool) {
        let effects = self.analyst.try_update(|analyst| {
            let game = |analyst: &Analyst| Some(analyst.unfinished()?.game.clone());
            let before = game(analyst);
            self.study
                .try_maybe_update(|study| (tell(analyst, study), ()));
            // An analysis that's complete, or that the user stopped, isn't resumed.
            if let (Some(ended), None) = (before, game(analyst)) {
                unfinished::forget(&ended);
            }
            analyst.effects()
        });
        for effect in effects.into_iter().flatten() {
            match effect {
                AnalystEffect::Ask(number, request) => self.ask(number, *request),
                AnalystEffect::Stop => self.page_engine.stop(),
                AnalystEffect::SetMemory(hash_mb) => spawn_local(async move {
                    let request = Request::Memory { hash_mb };
                    // If the engine has crashed, the next request says so.
                    let _ = self.page_engine.ask(request, |_| {}).await;
                }),
            }
        }
    }

    fn ask(self, number: u32, request: Request) {
        spawn_local(async move {
            let on_progress = move |progress| {
                self.tell(|analyst, study| analyst.progressed(number, progress, study));
            };
            let answer = self.page_engine.ask(request, on_progress).await;
            let answer = answer.map_err(|unanswered| unanswered.0);
            if let Err(why) = &answer {
                // For developers.
                leptos::logging::warn!("the engine can't analyze: {why}");
            }
            self.tell(|analyst, study| analyst.answered(number, answer, study));
        });
    }
}

/// Returns the user's last settings.
fn settings() -> AnalysisSettings {
    let kept: Option<(bool, u16, u16)> =
        browser::recall(SETTINGS).and_then(|text| serde_json::from_str(&text).ok());
    kept.map_or_else(AnalysisSettings::default, |(is_on, lines, hash_mb)| {
        AnalysisSettings {
            is_on,
            lines,
            hash_mb,
        }
    })
}
