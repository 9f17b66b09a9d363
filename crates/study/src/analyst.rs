//! What the engine works on while a game is under review.

use crate::{Evaluation, NodeId, ReviewFindings, Study};
use engine::Tablebase;
use engine_link::{
    Endgame, GameSoFar, Limits, Line, Progress, Reply, Request, Statistics, Verdict, Wld,
};
use learn::Reviewer;
use notation::Fen;
use notation::pdn::Action;
use rules::{Color, Game};

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
const MAX_PROBED_PIECES: u32 = 8;

/// The engine at a study: it analyzes the position at the cursor, and the whole game on request.
///
/// The caller reports what the user and the engine do, and carries out the
/// [effects](Analyst::effects). Methods that take the study return whether they changed it.
#[derive(Clone, Debug)]
pub struct Analyst {
    settings: AnalysisSettings,
    is_paused: bool,
    /// Whether the engine has loaded all its parts, or failed to.
    is_engine_ready: bool,
    analysis: Option<PositionAnalysis>,
    endgame: Option<(NodeId, Endgame)>,
    survey: Option<Survey>,
    trouble: Option<String>,
    running: Option<Running>,
    /// The number of the last request.
    last: u32,
    /// The last node that was probed, and whether the engine was ready then.
    probed: Option<(NodeId, bool)>,
    /// The last completed analysis: its node and number of lines.
    looked: Option<(NodeId, u16)>,
    effects: Vec<AnalystEffect>,
}

/// What the user has chosen for the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisSettings {
    /// Whether the engine analyzes the position at the cursor.
    pub is_on: bool,
    /// The number of lines.
    pub lines: u16,
    /// The size of the engine's hash table, in megabytes.
    pub hash_mb: u16,
}

impl AnalysisSettings {
    /// The maximum number of lines.
    pub const MAX_LINES: u16 = 5;
    /// The sizes of the hash table to choose from, in megabytes. The first is the default.
    pub const HASH_SIZES: [u16; 4] = [32, 64, 128, 256];

    /// The same settings, with what's out of range replaced.
    pub fn valid(self) -> AnalysisSettings {
        let is_known = AnalysisSettings::HASH_SIZES.contains(&self.hash_mb);
        AnalysisSettings {
            is_on: self.is_on,
            lines: self.lines.clamp(1, AnalysisSettings::MAX_LINES),
            hash_mb: if is_known {
                self.hash_mb
            } else {
                AnalysisSettings::HASH_SIZES[0]
            },
        }
    }
}

impl Default for AnalysisSettings {
    fn default() -> AnalysisSettings {
        AnalysisSettings {
            is_on: true,
            lines: 2,
            hash_mb: AnalysisSettings::HASH_SIZES[0],
        }
    }
}

/// What an analyst wants carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalystEffect {
    /// Send this request to the engine, report its progress with [`Analyst::progressed`], and its
    /// outcome with [`Analyst::answered`], both under this number.
    Ask(u32, Box<Request>),
    /// Give the engine a hash table of this size, in megabytes, before the next request.
    SetMemory(u16),
    /// Stop the request that's running. It's still answered.
    Stop,
}

/// The engine's analysis of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionAnalysis {
    /// The node of the position.
    pub node: NodeId,
    /// The lines, best first.
    pub lines: Vec<Line>,
    /// How much the engine has searched.
    pub statistics: Statistics,
}

/// An analysis of a whole game that was interrupted, for [`Analyst::resume_survey`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnfinishedSurvey {
    /// The game, as text to compare.
    pub game: String,
    /// What the engine has found, in the order of the looks.
    pub heard: Vec<Vec<Line>>,
}

impl UnfinishedSurvey {
    /// Whether it's about the main line of this study.
    pub fn is_about(&self, study: &Study) -> bool {
        self.game == game_text(study)
    }
}

/// The analysis of the whole game.
#[derive(Clone, Debug)]
struct Survey {
    reviewer: Reviewer,
    /// The nodes of the main line.
    line: Vec<NodeId>,
    /// The game, and what was found in it.
    record: UnfinishedSurvey,
    /// Marked moves whose results the tablebases may know.
    to_probe: Vec<NodeId>,
}

#[derive(Clone, Debug)]
struct Running {
    number: u32,
    task: Task,
    was_engine_ready: bool,
    /// Whether the position already had an evaluation from the analysis of the whole game.
    was_analyzed: bool,
    /// Whether its result no longer counts, because the user wants something else.
    is_stale: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Task {
    /// Probe the tablebases.
    Probe(NodeId),
    /// Look at this position of the game that's analyzed.
    Survey(Box<Game>),
    /// Probe the tablebases for a mistake.
    ProbeMistake(NodeId),
    /// Analyze the position at the cursor with this many lines.
    Look(NodeId, u16),
}

/// What to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Probe(NodeId),
    Survey,
    ProbeMistake(NodeId),
    Look(NodeId, u16),
}

impl Analyst {
    /// Returns an analyst that hasn't started. [`Analyst::update`] starts it.
    pub fn new(settings: AnalysisSettings) -> Analyst {
        Analyst {
            settings: settings.valid(),
            is_paused: false,
            is_engine_ready: false,
            analysis: None,
            endgame: None,
            survey: None,
            trouble: None,
            running: None,
            last: 0,
            probed: None,
            looked: None,
            effects: Vec::new(),
        }
    }

    /// Returns what to carry out. Each effect is given once.
    pub fn effects(&mut self) -> Vec<AnalystEffect> {
        std::mem::take(&mut self.effects)
    }

    // What's shown.

    /// Returns the settings.
    pub const fn settings(&self) -> AnalysisSettings {
        self.settings
    }

    /// Returns the analysis of this position, if it's the last one analyzed.
    pub fn analysis(&self, node: NodeId) -> Option<&PositionAnalysis> {
        self.analysis.as_ref().filter(|found| found.node == node)
    }

    /// Returns what the tablebases know about this position, if it's the last one probed.
    pub fn endgame(&self, node: NodeId) -> Option<&Endgame> {
        let (known, endgame) = self.endgame.as_ref()?;
        (*known == node).then_some(endgame)
    }

    /// While the whole game is analyzed, returns how many looks are done, and how many there are as
    /// far as that's known.
    pub fn survey_progress(&self) -> Option<(usize, usize)> {
        Some(self.survey.as_ref()?.reviewer.progress())
    }

    /// Returns why the engine can't analyze, as a technical reason.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    // What the user does.

    /// Handles a change of the cursor, of whether the engine should wait because the user is looking
    /// for a move alone, or of whether the engine has all its parts.
    pub fn update(&mut self, is_paused: bool, is_engine_ready: bool, study: &mut Study) -> bool {
        self.is_paused = is_paused;
        self.is_engine_ready = is_engine_ready;
        self.go_on(study)
    }

    /// Applies settings, and forgets earlier trouble.
    pub fn set(&mut self, settings: AnalysisSettings, study: &mut Study) -> bool {
        let settings = settings.valid();
        self.trouble = None;
        if settings.hash_mb != self.settings.hash_mb {
            // The engine looks again, with the new memory.
            self.looked = None;
            if let Some(running) = &mut self.running
                && let Task::Look(..) = running.task
            {
                running.is_stale = true;
                self.effects.push(AnalystEffect::Stop);
            }
        }
        self.settings = settings;
        self.go_on(study)
    }

    /// Analyzes the main line: a quick look at every position from the end, and a close one where
    /// the game may have turned.
    pub fn begin_survey(&mut self, study: &mut Study) -> bool {
        self.trouble = None;
        self.drop_survey();
        self.survey = Some(Survey {
            reviewer: Reviewer::new(&study.to_pdn()),
            line: study.main_line(),
            record: UnfinishedSurvey {
                game: game_text(study),
                heard: Vec::new(),
            },
            to_probe: Vec::new(),
        });
        self.go_on(study)
    }

    /// Returns what the analysis of the whole game has found until now, so that it can be resumed
    /// another time. `None` if there is none.
    pub fn unfinished(&self) -> Option<&UnfinishedSurvey> {
        self.survey.as_ref().map(|survey| &survey.record)
    }

    /// Continues an analysis of the whole game where it was interrupted. Does nothing if it's about
    /// another game. What can't be right, because it was damaged, is found again.
    pub fn resume_survey(&mut self, unfinished: &UnfinishedSurvey, study: &mut Study) -> bool {
        if !unfinished.is_about(study) {
            return false;
        }
        // The engine isn't asked before everything is known again.
        let effects = std::mem::take(&mut self.effects);
        let was_running = self.running.take();
        let mut has_changed = self.begin_survey(study);
        self.running = was_running;
        self.effects = effects;
        for lines in &unfinished.heard {
            let next = self.survey.as_ref().and_then(|it| it.reviewer.next());
            let Some((game, _)) = next.filter(|(game, _)| can_be_of(lines, game)) else {
                break;
            };
            has_changed |= self.hear_survey(&game, lines.clone(), study);
        }
        self.go_on(study) || has_changed
    }

    /// Stops analyzing the main line.
    pub fn end_survey(&mut self, study: &mut Study) -> bool {
        self.drop_survey();
        self.go_on(study)
    }

    /// Stops everything when the user leaves.
    pub fn close(&mut self) {
        self.settings.is_on = false;
        self.drop_survey();
        if let Some(running) = &mut self.running {
            running.is_stale = true;
            self.effects.push(AnalystEffect::Stop);
        }
    }

    fn drop_survey(&mut self) {
        self.survey = None;
        if let Some(running) = &mut self.running
            && let Task::Survey(_) | Task::ProbeMistake(_) = running.task
        {
            running.is_stale = true;
        }
    }

    // What the engine does.

    /// Handles a line from a search that is still running.
    pub fn progressed(&mut self, number: u32, progress: Progress, study: &mut Study) -> bool {
        let Some(Running {
            task: Task::Look(node, wanted),
            is_stale: false,
            was_analyzed,
            ..
        }) = self.running.as_ref().filter(|it| it.number == number)
        else {
            return false;
        };
        let (node, wanted, was_analyzed) = (*node, usize::from(*wanted), *was_analyzed);
        let Progress {
            rank,
            line,
            statistics,
        } = progress;
        let turn = study.position_at(node).turn();
        let evaluation = Evaluation::of_score(line.score.into(), turn);
        let is_trusted = rank == 0 && line.depth >= TRUSTED_DEPTH;
        // The analysis of the whole game compares positions with each other. Only a proof is better.
        let is_news = !was_analyzed || evaluation.result(turn).is_some();
        let has_changed = is_trusted && is_news && study.learn(node, evaluation);
        let known = self.analysis.take().filter(|known| known.node == node);
        let mut lines = known.map(|known| known.lines).unwrap_or_default();
        lines.truncate(wanted);
        match lines.get_mut(usize::from(rank)) {
            Some(place) => *place = line,
            None => lines.push(line),
        }
        self.analysis = Some(PositionAnalysis {
            node,
            lines,
            statistics,
        });
        has_changed
    }

    /// Handles the outcome of a request: a reply, or the technical reason why there's none.
    pub fn answered(
        &mut self,
        number: u32,
        answer: Result<Reply, String>,
        study: &mut Study,
    ) -> bool {
        let Some(running) = self.running.take_if(|running| running.number == number) else {
            return false;
        };
        let has_changed = match answer {
            Ok(_) if running.is_stale => false,
            Ok(reply) => self.take(running, reply, study),
            Err(why) => {
                self.trouble = Some(why);
                self.survey = None;
                self.settings.is_on = false;
                return false;
            }
        };
        self.go_on(study) || has_changed
    }

    fn take(&mut self, running: Running, reply: Reply, study: &mut Study) -> bool {
        match (running.task, reply) {
            (Task::Probe(node), reply) => {
                let endgame = match reply {
                    Reply::Endgame(endgame) => endgame,
                    _ => Endgame {
                        verdict: None,
                        moves: Vec::new(),
                        line: Vec::new(),
                    },
                };
                let has_changed = learn_result(study, node, endgame.verdict);
                self.endgame = Some((node, endgame));
                has_changed
            }
            (Task::ProbeMistake(node), reply) => {
                if let Some(survey) = &mut self.survey {
                    survey.to_probe.retain(|left| *left != node);
                    if survey.to_probe.is_empty() {
                        self.survey = None;
                    }
                }
                match reply {
                    Reply::Endgame(found) => learn_result(study, node, found.verdict),
                    _ => false,
                }
            }
            (Task::Survey(game), reply) => {
                let lines = match reply {
                    Reply::Analysis(found) => found.lines,
                    _ => Vec::new(),
                };
                self.hear_survey(&game, lines, study)
            }
            (Task::Look(node, lines), reply) => {
                let is_wanted = self.next(study) == Some(Next::Look(node, lines));
                // A search that was stopped for another task may be continued later.
                self.looked = (is_wanted && running.was_engine_ready).then_some((node, lines));
                if let (Some(_), Reply::Analysis(found)) = (self.looked, reply) {
                    self.analysis = Some(PositionAnalysis {
                        node,
                        lines: found.lines,
                        statistics: found.statistics,
                    });
                }
                false
            }
        }
    }

    // What's next.

    /// Starts the most urgent task, or stops a search that's no longer wanted.
    fn go_on(&mut self, study: &mut Study) -> bool {
        if let Some(running) = &mut self.running {
            if let Task::Look(node, lines) = running.task
                && !running.is_stale
                && self.next(study) != Some(Next::Look(node, lines))
            {
                self.effects.push(AnalystEffect::Stop);
            }
            // Any other task is short.
            return false;
        }
        let mut has_changed = false;
        while let Some(next) = self.next(study) {
            let (task, request) = match next {
                Next::Probe(node) => {
                    self.probed = Some((node, self.is_engine_ready));
                    (Task::Probe(node), probe(study, node))
                }
                Next::ProbeMistake(node) => (Task::ProbeMistake(node), probe(study, node)),
                Next::Look(node, lines) => {
                    self.effects
                        .push(AnalystEffect::SetMemory(self.settings.hash_mb));
                    let millis = if self.is_engine_ready {
                        LOOK_MILLIS
                    } else {
                        FIRST_LOOK_MILLIS
                    };
                    let game = study.game_to(node);
                    (Task::Look(node, lines), analyze(&game, lines, millis))
                }
                Next::Survey => {
                    let survey = self.survey.as_ref();
                    match survey.and_then(|survey| survey.reviewer.next()) {
                        None => {
                            has_changed |= self.finish_survey(study);
                            continue;
                        }
                        Some((game, _)) if !game.position().can_move_under(game.rules()) => {
                            has_changed |= self.hear_survey(&game, Vec::new(), study);
                            continue;
                        }
                        Some((game, effort)) => {
                            let millis = QUICK_MILLIS * u64::from(effort.factor());
                            let request = analyze(&game, effort.lines() as u16, millis);
                            (Task::Survey(Box::new(game)), request)
                        }
                    }
                }
            };
            self.ask(task, request, study);
            break;
        }
        has_changed
    }

    fn ask(&mut self, task: Task, request: Request, study: &Study) {
        self.last = self.last.wrapping_add(1);
        let was_analyzed = match task {
            Task::Look(node, _) => study.is_analyzed() && study.is_main_line(node),
            _ => false,
        };
        self.running = Some(Running {
            number: self.last,
            task,
            was_engine_ready: self.is_engine_ready,
            was_analyzed,
            is_stale: false,
        });
        self.effects
            .push(AnalystEffect::Ask(self.last, Box::new(request)));
    }

    /// Returns the most urgent task.
    fn next(&self, study: &Study) -> Option<Next> {
        let AnalysisSettings { is_on, lines, .. } = self.settings;
        let node = study.cursor();
        let position = study.position();
        let is_wanted = is_on && !self.is_paused && position.can_move_under(study.rules());
        let is_small = position.board().occupied().len() <= MAX_PROBED_PIECES;
        if is_wanted && is_small && self.probed != Some((node, self.is_engine_ready)) {
            return Some(Next::Probe(node));
        }
        if let Some(survey) = &self.survey {
            return Some(match survey.to_probe.last() {
                Some(&node) => Next::ProbeMistake(node),
                None => Next::Survey,
            });
        }
        let is_looked_at = self.looked == Some((node, lines));
        (is_wanted && !is_looked_at).then_some(Next::Look(node, lines))
    }

    // The whole game.

    fn hear_survey(&mut self, game: &Game, lines: Vec<Line>, study: &mut Study) -> bool {
        let Some(survey) = &mut self.survey else {
            return false;
        };
        let node = survey.line.get(game.moves().len()).copied();
        survey.record.heard.push(lines.clone());
        let lines: Vec<engine::Line> = lines.into_iter().map(engine::Line::from).collect();
        let best = lines.first().map(|line| line.score);
        survey.reviewer.hear(lines);
        // The graph grows in the meantime. A game with a new setup in the middle waits for the end.
        let is_one_game = game.start() == study.position_at(Study::ROOT);
        match (node, best) {
            (Some(node), Some(score)) if is_one_game => {
                study.learn(node, Evaluation::of_score(score, game.turn()))
            }
            _ => false,
        }
    }

    /// Stores what the review found. Results that the tablebases may know are probed next.
    fn finish_survey(&mut self, study: &mut Study) -> bool {
        let Some(mut survey) = self.survey.take() else {
            return false;
        };
        let found = ReviewFindings::of(&survey.reviewer.finish(&Tablebase::empty()));
        study.take_review(&found);
        for place in found.better.keys() {
            let nodes = place
                .checked_sub(1)
                .and_then(|at| survey.line.get(at..=*place));
            let Some(&[before, node]) = nodes else {
                continue;
            };
            if study.position_at(before).board().occupied().len() <= MAX_PROBED_PIECES {
                survey.to_probe.extend([before, node]);
            }
        }
        if !survey.to_probe.is_empty() {
            self.survey = Some(survey);
        }
        true
    }
}

/// The game in the main line, as text to compare.
fn game_text(study: &Study) -> String {
    let pdn = study.to_pdn();
    let mut text = format!("{} {:?}", Fen::from(&pdn.start), pdn.rules);
    for node in &pdn.line.nodes {
        text += &match node.action {
            Action::Move(mv) => format!(" {mv}"),
            Action::SetUp(pos) => format!(" {}", Fen::from(&pos)),
        };
    }
    text
}

/// Whether these lines could come from a look at the last position of a game.
fn can_be_of(lines: &[Line], game: &Game) -> bool {
    let rules = game.rules();
    lines.is_empty() != game.position().can_move_under(rules)
        && lines.iter().all(|line| {
            let mut at = *game.position();
            let mut moves = line.moves.iter();
            !line.moves.is_empty()
                && moves.all(|&mv| {
                    at.play_under(rules, mv).is_ok_and(|after| {
                        at = after;
                        true
                    })
                })
        })
}

fn probe(study: &Study, node: NodeId) -> Request {
    Request::Probe {
        game: GameSoFar::from(&study.game_to(node)),
    }
}

fn analyze(game: &Game, lines: u16, millis: u64) -> Request {
    Request::Analyse {
        game: GameSoFar::from(game),
        limits: Limits {
            lines,
            ..Limits::time(millis)
        },
    }
}

/// Stores a result of the tablebases with a node. Returns whether it's new.
fn learn_result(study: &mut Study, node: NodeId, verdict: Option<Verdict>) -> bool {
    let turn = study.position_at(node).turn();
    verdict.is_some_and(|verdict| study.learn(node, Evaluation::of_verdict(verdict, turn)))
}

impl Evaluation {
    /// Converts a result of the tablebases from the point of view of the side to move.
    pub fn of_verdict(verdict: Verdict, turn: Color) -> Evaluation {
        let plies = verdict.plies.map(u32::from);
        let winner = match verdict.result {
            Wld::Win => turn,
            Wld::Loss => turn.opponent(),
            Wld::Draw => return Evaluation::Draw,
        };
        Evaluation::Win { winner, plies }
    }
}

impl Study {
    /// Stores an evaluation with a node. Returns whether it's new.
    fn learn(&mut self, node: NodeId, evaluation: Evaluation) -> bool {
        let is_new = self.evaluation(node) != Some(evaluation);
        if is_new {
            self.evaluate(node, evaluation);
        }
        is_new
    }
}
