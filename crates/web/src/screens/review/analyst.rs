//! The engine on the review board. It analyzes the position on the board, and the whole game on
//! request.

use super::score::{by_database, evaluation};
use crate::browser;
use crate::look::line;
use crate::thinker::{Thinker, Unanswered, thinker};
use board_ui::{Better, Evaluation, NodeId, Study};
use engine::Tablebase;
use engine_link::{Endgame, GameSoFar, Limits, Line, Progress, Reply, Request, Statistics};
use learn::Reviewer;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Color;

/// The maximum time to analyze a position, in milliseconds. Nobody waits longer, and it saves a
/// phone's battery.
const LOOK_MILLIS: u64 = 120_000;
/// The time limit while a part of the engine is still loading, in milliseconds. A search would keep
/// the part from being used.
const FIRST_LOOK_MILLIS: u64 = 1_000;
/// The time for a quick look when the whole game is analyzed, in milliseconds. A close look takes
/// longer.
const QUICK_MILLIS: u64 = 200;
/// The minimum depth for storing an evaluation with a position.
const TRUSTED_DEPTH: u32 = 9;
/// With more pieces than this, the tablebases aren't probed.
const MOST_PROBED: u32 = 8;

/// The storage key for whether the engine is on, its number of lines, and its memory.
const WISHES: &str = "crownhead.analysis";
/// The maximum number of lines.
pub(super) const MOST_LINES: u16 = 5;
/// The sizes of the hash table to choose from, in megabytes. The first is the default.
pub(super) const HASHES: [u16; 4] = [32, 64, 128, 256];

/// The engine on the review board.
#[derive(Clone, Copy)]
pub(super) struct Analyst {
    study: RwSignal<Study>,
    thinker: Thinker,
    /// Whether the user is looking for a move alone. The engine has to judge it soon then.
    is_paused: Signal<bool>,
    /// Whether it analyzes the position on the board.
    pub(super) is_on: RwSignal<bool>,
    /// The number of lines.
    pub(super) lines: RwSignal<u16>,
    /// The size of the engine's hash table, in megabytes.
    pub(super) hash: RwSignal<u16>,
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
#[derive(Clone)]
pub(super) struct Survey {
    reviewer: Reviewer,
    /// The nodes of the main line.
    line: Vec<NodeId>,
    /// Marked moves whose results the tablebases may know.
    to_probe: Vec<NodeId>,
}

impl Survey {
    fn of(study: &Study) -> Survey {
        Survey {
            reviewer: Reviewer::new(&study.to_pdn()),
            line: study.main_line(),
            to_probe: Vec::new(),
        }
    }

    /// How many looks are done, and how many there are as far as that's known.
    pub(super) fn progress(&self) -> (usize, usize) {
        self.reviewer.progress()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Probe the tablebases.
    Probe(NodeId),
    /// Look at the next position of the review.
    Survey,
    /// Probe the tablebases for a mistake.
    ProbeMistake(NodeId),
    /// Analyze the position on the board with this many lines.
    Look(NodeId, u16),
}

impl Analyst {
    pub(super) fn new(study: RwSignal<Study>, is_paused: Signal<bool>) -> Analyst {
        let (is_on, lines, hash) = wishes();
        let analyst = Analyst {
            study,
            is_paused,
            thinker: thinker(),
            is_on: RwSignal::new(is_on),
            lines: RwSignal::new(lines),
            hash: RwSignal::new(hash),
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
            analyst.is_paused.track();
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

    /// Reviews the main line: a quick look at every position from the end, and a close one where the
    /// game may have turned.
    pub(super) fn begin_survey(self) {
        self.trouble.set(None);
        self.survey.set(Some(self.study.with_untracked(Survey::of)));
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

    pub(super) fn choose_hash(self, hash: u16) {
        self.hash.set(hash);
        self.keep_wishes();
        // The engine looks again, with the new memory.
        self.looked.set_value(None);
        self.thinker.stop();
        self.wake();
    }

    fn keep_wishes(self) {
        let wishes = (
            self.is_on.get_untracked(),
            self.lines.get_untracked(),
            self.hash.get_untracked(),
        );
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
                Task::Survey => self.survey_next().await,
                Task::ProbeMistake(node) => self.probe_mistake(node).await,
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
        let is_on = self.is_on.try_get_untracked()? && !self.is_paused.try_get_untracked()?;
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
        let of_survey = self.survey.try_with_untracked(|survey| {
            let survey = survey.as_ref()?;
            Some(match survey.to_probe.last() {
                Some(&node) => Task::ProbeMistake(node),
                None => Task::Survey,
            })
        })?;
        if of_survey.is_some() {
            return of_survey;
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

    async fn survey_next(self) -> Result<(), Unanswered> {
        let next = self
            .survey
            .with_untracked(|survey| survey.as_ref().and_then(|it| it.reviewer.next()));
        let Some((game, effort)) = next else {
            self.finish_survey();
            return Ok(());
        };
        let request = Request::Analyse {
            game: GameSoFar::from(&game),
            limits: Limits {
                lines: effort.lines() as u16,
                ..Limits::time(QUICK_MILLIS * u64::from(effort.factor()))
            },
        };
        let is_over = !game.position().can_move_under(game.rules());
        let lines: Vec<_> = match is_over {
            true => Vec::new(),
            false => match self.thinker.ask(request, |_| {}).await? {
                Reply::Analysis(found) => found.lines.into_iter().map(line).collect(),
                _ => Vec::new(),
            },
        };
        let turn = game.turn();
        let node = self.survey.try_update(|survey| {
            let survey = survey.as_mut()?;
            let node = survey.line.get(game.moves().len()).copied();
            survey.reviewer.hear(lines.clone());
            node
        });
        // The graph grows in the meantime. A game with a new setup in the middle waits for the end.
        let is_one_game = self
            .study
            .try_with_untracked(|study| game.start() == study.position_at(Study::ROOT));
        if let (Some(Some(node)), Some(first), Some(true)) = (node, lines.first(), is_one_game) {
            self.remember(node, Evaluation::of_score(first.score, turn));
        }
        Ok(())
    }

    /// Stores what the review found. Results that the tablebases may know are probed next.
    fn finish_survey(self) {
        let Some((review, line)) = self.survey.with_untracked(|survey| {
            let survey = survey.as_ref()?;
            let review = survey.reviewer.finish(&Tablebase::empty());
            Some((review, survey.line.clone()))
        }) else {
            return;
        };
        let mut to_probe = Vec::new();
        self.study.try_update(|study| {
            for one in &review.moves {
                let (Some(&before), Some(&node)) = (line.get(one.node), line.get(one.node + 1))
                else {
                    continue;
                };
                let turn = one.pos.turn();
                study.evaluate(before, Evaluation::of_score(one.best_score, turn));
                study.evaluate(node, Evaluation::of_score(one.score, turn));
                if one.judged.mark.is_some() && one.best.first() != Some(&one.mv) {
                    study.improve(
                        node,
                        Better {
                            best: one.best.clone(),
                            played: one.played.clone(),
                        },
                    );
                    if one.pos.board().occupied().len() <= MOST_PROBED {
                        to_probe.push(node);
                    }
                }
            }
        });
        self.survey.try_update(|survey| match survey {
            Some(under_way) if !to_probe.is_empty() && under_way.to_probe.is_empty() => {
                under_way.to_probe = to_probe;
            }
            _ => *survey = None,
        });
    }

    async fn probe_mistake(self, node: NodeId) -> Result<(), Unanswered> {
        let request = Request::Probe {
            game: self.game(node),
        };
        let reply = self.thinker.ask(request, |_| {}).await?;
        if let (Reply::Endgame(found), Some(turn)) = (reply, self.turn(node))
            && let Some(verdict) = found.verdict
        {
            self.remember(node, by_database(verdict, turn));
        }
        self.survey.try_update(|survey| {
            if let Some(under_way) = survey {
                under_way.to_probe.retain(|left| *left != node);
                if under_way.to_probe.is_empty() {
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
        if let Some(hash_mb) = self.hash.try_get_untracked() {
            let memory = Request::Memory { hash_mb };
            self.thinker.ask(memory, |_| {}).await?;
        }
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

/// Returns the user's last settings: whether the engine is on, the number of lines, and the memory.
fn wishes() -> (bool, u16, u16) {
    let kept = browser::recall(WISHES);
    let (is_on, lines, hash): (bool, u16, u16) = kept
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or((true, 2, HASHES[0]));
    let is_known = HASHES.contains(&hash);
    let hash = if is_known { hash } else { HASHES[0] };
    (is_on, lines.clamp(1, MOST_LINES), hash)
}
