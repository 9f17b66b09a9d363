//! The engine on the review board. It analyzes the position on the board, and the whole game on
//! request.

use super::score::{by_database, evaluation};
use crate::browser;
use crate::thinker::{Thinker, Unanswered, thinker};
use board_ui::{Evaluation, NodeId, Study};
use engine_link::{Endgame, GameSoFar, Limits, Line, Progress, Reply, Request, Statistics};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Color;

/// The maximum time to analyze a position, in milliseconds. Nobody waits longer, and it saves a
/// phone's battery.
const LOOK_MILLIS: u64 = 120_000;
/// The time limit while a part of the engine is still loading, in milliseconds. A search would keep
/// the part from being used.
const FIRST_LOOK_MILLIS: u64 = 1_000;
/// The maximum time per position when the whole game is analyzed, in milliseconds.
const SURVEY_MILLIS: u64 = 500;
/// The depth in half-moves that's enough to find mistakes.
const SURVEY_DEPTH: u32 = 17;
/// The minimum depth for storing an evaluation with a position.
const TRUSTED_DEPTH: u32 = 9;
/// With more pieces than this, the tablebases aren't probed.
const MOST_PROBED: u32 = 8;

/// The storage key for whether the engine is on, and its number of lines.
const WISHES: &str = "crownhead.analysis";
/// The maximum number of lines.
pub(super) const MOST_LINES: u16 = 5;

/// The engine on the review board.
#[derive(Clone, Copy)]
pub(super) struct Analyst {
    study: RwSignal<Study>,
    thinker: Thinker,
    /// Whether it analyzes the position on the board.
    pub(super) is_on: RwSignal<bool>,
    /// The number of lines.
    pub(super) lines: RwSignal<u16>,
    pub(super) found: RwSignal<Option<Found>>,
    pub(super) endgame: RwSignal<Option<(NodeId, Endgame)>>,
    pub(super) survey: RwSignal<Option<Survey>>,
    /// Why it can't analyze.
    pub(super) trouble: RwSignal<Option<String>>,
    /// Whether it's working, and on what.
    is_working: StoredValue<bool>,
    task: StoredValue<Option<Task>>,
    /// The last node that was probed, and whether the engine had all its parts then.
    probed: StoredValue<Option<(NodeId, bool)>>,
    /// The last completed analysis.
    looked: StoredValue<Option<(NodeId, u16)>>,
}

/// The engine's analysis of a position.
#[derive(Clone, PartialEq)]
pub(super) struct Found {
    pub(super) node: NodeId,
    /// The lines, best first.
    pub(super) lines: Vec<Line>,
    pub(super) statistics: Statistics,
}

/// The analysis of the whole game.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Survey {
    /// The positions left to analyze, the next one last.
    left: Vec<NodeId>,
    pub(super) total: usize,
}

impl Survey {
    pub(super) const fn done(&self) -> usize {
        self.total - self.left.len()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Probe the tablebases.
    Probe(NodeId),
    /// Analyze a position of the game briefly.
    Survey(NodeId),
    /// Analyze the position on the board with this many lines.
    Look(NodeId, u16),
}

impl Analyst {
    pub(super) fn new(study: RwSignal<Study>) -> Analyst {
        let (is_on, lines) = wishes();
        let analyst = Analyst {
            study,
            thinker: thinker(),
            is_on: RwSignal::new(is_on),
            lines: RwSignal::new(lines),
            found: RwSignal::new(None),
            endgame: RwSignal::new(None),
            survey: RwSignal::new(None),
            trouble: RwSignal::new(None),
            is_working: StoredValue::new(false),
            task: StoredValue::new(None),
            probed: StoredValue::new(None),
            looked: StoredValue::new(None),
        };
        let cursor = Memo::new(move |_| study.with(Study::cursor));
        Effect::new(move || {
            // Read it instead of tracking it, or the memo wouldn't follow the study.
            cursor.get();
            analyst.is_on.track();
            analyst.lines.track();
            analyst.thinker.is_complete();
            analyst.wake();
        });
        on_cleanup(move || {
            // The screen is gone.
            analyst.is_on.try_set(false);
            analyst.survey.try_set(None);
            analyst.thinker.stop();
        });
        analyst
    }

    /// Analyzes the current line from its end, because later positions help to judge earlier ones.
    pub(super) fn begin_survey(self) {
        let line = self.study.with_untracked(|study| {
            let mut line = study.current_line();
            line.retain(|node| study.position_at(*node).can_move_under(study.rules()));
            line
        });
        self.trouble.set(None);
        self.survey.set(Some(Survey {
            total: line.len(),
            left: line,
        }));
        self.wake();
    }

    pub(super) fn end_survey(self) {
        self.survey.set(None);
        self.wake();
    }

    pub(super) fn switch(self) {
        self.trouble.set(None);
        self.is_on.update(|is_on| *is_on = !*is_on);
        self.keep_wishes();
    }

    pub(super) fn choose_lines(self, lines: u16) {
        self.lines.set(lines.clamp(1, MOST_LINES));
        self.keep_wishes();
    }

    fn keep_wishes(self) {
        let wishes = (self.is_on.get_untracked(), self.lines.get_untracked());
        let text = serde_json::to_string(&wishes).expect("plain data serializes to JSON");
        browser::remember(WISHES, &text);
    }

    /// Makes the engine do what's needed now.
    fn wake(self) {
        if !self.is_working.get_value() {
            self.is_working.set_value(true);
            spawn_local(self.work());
        } else if let Some(look @ Task::Look(..)) = self.task.get_value()
            && self.next() != Some(look)
        {
            self.thinker.stop();
        }
        // Any other task is short, and afterwards the engine checks what's next.
    }

    async fn work(self) {
        while let Some(task) = self.next() {
            self.task.try_set_value(Some(task));
            let outcome = match task {
                Task::Probe(node) => self.probe(node).await,
                Task::Survey(node) => self.look_quickly(node).await,
                Task::Look(node, lines) => self.look(node, lines).await,
            };
            if let Err(Unanswered(why)) = outcome {
                self.trouble.try_set(Some(why));
                self.survey.try_set(None);
                self.is_on.try_set(false);
                break;
            }
        }
        self.task.try_set_value(None);
        self.is_working.try_set_value(false);
    }

    /// Returns the most urgent task. `None` if there's none, or the screen is gone.
    fn next(self) -> Option<Task> {
        let is_on = self.is_on.try_get_untracked()?;
        let lines = self.lines.try_get_untracked()?;
        let (node, pieces, can_move) = self.study.try_with_untracked(|study| {
            let position = study.position();
            let pieces = position.board().occupied().len();
            let can_move = position.can_move_under(study.rules());
            (study.cursor(), pieces, can_move)
        })?;
        let is_wanted = is_on && can_move;
        let is_probed = self.probed.try_get_value()? == Some((node, self.is_complete()));
        if is_wanted && pieces <= MOST_PROBED && !is_probed {
            return Some(Task::Probe(node));
        }
        let surveyed = self.survey.try_with_untracked(Clone::clone)?;
        if let Some(&node) = surveyed.as_ref().and_then(|survey| survey.left.last()) {
            return Some(Task::Survey(node));
        }
        let is_looked_at = self.looked.try_get_value()? == Some((node, lines));
        (is_wanted && !is_looked_at).then_some(Task::Look(node, lines))
    }

    /// Whether the engine has all its parts.
    fn is_complete(self) -> bool {
        untrack(|| self.thinker.is_complete())
    }

    fn game(self, node: NodeId) -> GameSoFar {
        self.study
            .with_untracked(|study| GameSoFar::from(&study.game_to(node)))
    }

    async fn probe(self, node: NodeId) -> Result<(), Unanswered> {
        let game = self.game(node);
        self.probed.try_set_value(Some((node, self.is_complete())));
        let reply = self.thinker.ask(Request::Probe { game }, |_| {}).await?;
        let endgame = match reply {
            Reply::Endgame(endgame) => endgame,
            _ => Endgame {
                verdict: None,
                moves: Vec::new(),
            },
        };
        if let (Some(turn), Some(verdict)) = (self.turn(node), endgame.verdict) {
            self.remember(node, by_database(verdict, turn));
        }
        self.endgame.try_set(Some((node, endgame)));
        Ok(())
    }

    async fn look_quickly(self, node: NodeId) -> Result<(), Unanswered> {
        let request = Request::Analyse {
            game: self.game(node),
            limits: Limits {
                depth: Some(SURVEY_DEPTH),
                ..Limits::time(SURVEY_MILLIS)
            },
        };
        let reply = self.thinker.ask(request, |_| {}).await?;
        if let (Reply::Analysis(found), Some(turn)) = (reply, self.turn(node))
            && let Some(line) = found.lines.first()
        {
            self.remember(node, evaluation(line.score, turn));
        }
        self.survey.try_update(|survey| {
            if let Some(under_way) = survey {
                under_way.left.retain(|left| *left != node);
                if under_way.left.is_empty() {
                    *survey = None;
                }
            }
        });
        Ok(())
    }

    async fn look(self, node: NodeId, lines: u16) -> Result<(), Unanswered> {
        let is_complete = self.is_complete();
        let millis = if is_complete {
            LOOK_MILLIS
        } else {
            FIRST_LOOK_MILLIS
        };
        let request = Request::Analyse {
            game: self.game(node),
            limits: Limits {
                lines,
                ..Limits::time(millis)
            },
        };
        let on_progress = move |progress| self.hear(node, lines, progress);
        let reply = self.thinker.ask(request, on_progress).await?;
        // A search that was stopped for another task may be continued later.
        if is_complete && self.next() == Some(Task::Look(node, lines)) {
            self.looked.try_set_value(Some((node, lines)));
            if let Reply::Analysis(found) = reply {
                self.found.try_set(Some(Found {
                    node,
                    lines: found.lines,
                    statistics: found.statistics,
                }));
            }
        } else {
            self.looked.try_set_value(None);
        }
        Ok(())
    }

    fn hear(self, node: NodeId, wanted: u16, progress: Progress) {
        let Progress {
            rank,
            line,
            statistics,
        } = progress;
        if rank == 0
            && line.depth >= TRUSTED_DEPTH
            && let Some(turn) = self.turn(node)
        {
            self.remember(node, evaluation(line.score, turn));
        }
        let rank = usize::from(rank);
        self.found.try_update(|found| {
            let known = found.take().filter(|known| known.node == node);
            let mut lines = known.map(|known| known.lines).unwrap_or_default();
            lines.truncate(usize::from(wanted));
            if rank < lines.len() {
                lines[rank] = line;
            } else {
                lines.push(line);
            }
            *found = Some(Found {
                node,
                lines,
                statistics,
            });
        });
    }

    fn turn(self, node: NodeId) -> Option<Color> {
        self.study
            .try_with_untracked(|study| study.position_at(node).turn())
    }

    fn remember(self, node: NodeId, evaluation: Evaluation) {
        let is_new = self
            .study
            .try_with_untracked(|study| study.evaluation(node) != Some(evaluation));
        if is_new == Some(true) {
            self.study
                .try_update(|study| study.evaluate(node, evaluation));
        }
    }
}

/// Returns the user's last settings: whether the engine is on, and the number of lines.
fn wishes() -> (bool, u16) {
    let kept = browser::recall(WISHES);
    let (is_on, lines) = kept
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or((true, 2));
    (is_on, lines.clamp(1, MOST_LINES))
}
