//! The analyst, with the user's actions and the engine's answers reported step by step.

use engine_link::{
    Analysis, Endgame, Limits, Line, Progress, Reply, Request, Score, Statistics, Verdict, Wld,
};
use rules::{Game, Move, Position};
use study::{AnalysisSettings, Analyst, AnalystEffect, Evaluation, Study, UnfinishedSurvey};
use testkit::position;

/// An analyst at a study, with the engine's side played by the test.
struct Scene {
    analyst: Analyst,
    study: Study,
    is_paused: bool,
    is_ready: bool,
}

impl Scene {
    /// An analyst with a loaded engine.
    fn new(study: Study) -> Scene {
        let mut scene = Scene::loading(study);
        scene.is_ready = true;
        scene
    }

    fn loading(study: Study) -> Scene {
        Scene {
            analyst: Analyst::new(AnalysisSettings::default()),
            study,
            is_paused: false,
            is_ready: false,
        }
    }

    fn update(&mut self) {
        self.analyst
            .update(self.is_paused, self.is_ready, &mut self.study);
    }

    fn set(&mut self, change: impl FnOnce(&mut AnalysisSettings)) {
        let mut settings = self.analyst.settings();
        change(&mut settings);
        self.analyst.set(settings, &mut self.study);
    }

    /// The effects as short text: what's asked, with the number, the plies of the game, and the
    /// limits.
    fn effects(&mut self) -> Vec<String> {
        let plies = |game: &engine_link::GameSoFar| game.moves.len();
        let told = |effect| match effect {
            AnalystEffect::Stop => "stop".to_owned(),
            AnalystEffect::SetMemory(megabytes) => format!("{megabytes} MB"),
            AnalystEffect::Ask(number, request) => match *request {
                Request::Probe { game } => format!("{number}: probe at {}", plies(&game)),
                Request::Analyse {
                    game,
                    limits: Limits { time_ms, lines, .. },
                } => {
                    let millis = time_ms.unwrap();
                    format!("{number}: {lines} lines at {}, {millis} ms", plies(&game))
                }
                other => panic!("{other:?}"),
            },
        };
        self.analyst.effects().into_iter().map(told).collect()
    }

    #[track_caller]
    fn check(&mut self, expected: &[&str]) {
        assert_eq!(self.effects(), expected);
    }

    fn answer(&mut self, number: u32, reply: Reply) -> bool {
        self.analyst.answered(number, Ok(reply), &mut self.study)
    }

    /// The best line at the cursor, with this value for the side to move.
    fn line(&self, value: i32, depth: u32) -> Line {
        Line {
            moves: self.study.position().moves()[..1].to_vec(),
            score: Score::Evaluation(value),
            depth,
        }
    }
}

fn analysis(lines: Vec<Line>) -> Reply {
    Reply::Analysis(Analysis {
        lines,
        statistics: Statistics::default(),
    })
}

fn endgame(verdict: Option<Verdict>) -> Reply {
    Reply::Endgame(Endgame {
        verdict,
        moves: Vec::new(),
        line: Vec::new(),
    })
}

/// A game of four moves.
fn opening() -> Study {
    let mut game = Game::new();
    for _ in 0..4 {
        let mv = game.legal_moves()[0];
        game.play(mv).unwrap();
    }
    Study::of_game(&game)
}

#[test]
fn the_position_at_the_cursor_is_analyzed_once() {
    let mut scene = Scene::new(opening());
    scene.update();
    scene.check(&["32 MB", "1: 2 lines at 0, 120000 ms"]);
    scene.update();
    scene.check(&[]);
    let found = scene.line(40, 14);
    assert!(!scene.answer(1, analysis(vec![found.clone()])));
    scene.check(&[]);
    let known = scene.analyst.analysis(Study::ROOT).unwrap();
    assert_eq!(known.lines, [found]);
    // At another position, the next search starts when the last one has stopped.
    scene.study.forward();
    scene.update();
    scene.check(&["32 MB", "2: 2 lines at 1, 120000 ms"]);
    scene.study.forward();
    scene.update();
    scene.check(&["stop"]);
    scene.answer(2, analysis(Vec::new()));
    scene.check(&["32 MB", "3: 2 lines at 2, 120000 ms"]);
    // A late or unexpected answer changes nothing.
    assert!(!scene.answer(2, analysis(Vec::new())));
    scene.check(&[]);
}

#[test]
fn progress_is_shown_and_deep_evaluations_are_kept() {
    let mut scene = Scene::new(opening());
    scene.update();
    scene.effects();
    let mut report = |rank, value, depth| {
        let line = scene.line(value, depth);
        let progress = Progress {
            rank,
            line,
            statistics: Statistics::default(),
        };
        scene.analyst.progressed(1, progress, &mut scene.study)
    };
    assert!(!report(0, 10, 5), "not deep enough to be kept");
    assert!(!report(1, 5, 12), "not the best line");
    assert!(report(0, 20, 12));
    assert!(!report(0, 20, 13), "the same evaluation");
    let found = scene.analyst.analysis(Study::ROOT).unwrap();
    let values: Vec<Score> = found.lines.iter().map(|line| line.score).collect();
    assert_eq!(values, [Score::Evaluation(20), Score::Evaluation(5)]);
    assert_eq!(
        scene.study.evaluation(Study::ROOT),
        Some(Evaluation::Estimate(20))
    );
    // A report about a request that's no longer running is ignored.
    let progress = Progress {
        rank: 0,
        line: scene.line(900, 30),
        statistics: Statistics::default(),
    };
    assert!(!scene.analyst.progressed(7, progress, &mut scene.study));
}

/// Otherwise marks would come and go while someone looks through the game.
#[test]
fn a_search_changes_an_analyzed_game_only_with_a_proof() {
    let mut study = opening();
    for node in study.main_line() {
        study.evaluate(node, Evaluation::Estimate(5));
    }
    let mut scene = Scene::new(study);
    scene.update();
    scene.effects();
    let mut report = |score| {
        let line = Line {
            score,
            ..scene.line(0, 20)
        };
        let progress = Progress {
            rank: 0,
            line,
            statistics: Statistics::default(),
        };
        scene.analyst.progressed(1, progress, &mut scene.study)
    };
    assert!(!report(Score::Evaluation(-300)));
    let proven = Score::Proven {
        wins: true,
        plies: 11,
    };
    assert!(report(proven));
    assert_eq!(
        scene.study.evaluation(Study::ROOT),
        Some(Evaluation::Win {
            winner: rules::Color::Black,
            plies: Some(11)
        })
    );
}

#[test]
fn while_the_engine_loads_searches_are_short() {
    let mut scene = Scene::loading(opening());
    scene.update();
    scene.check(&["32 MB", "1: 2 lines at 0, 1000 ms"]);
    scene.answer(1, analysis(Vec::new()));
    scene.check(&["32 MB", "2: 2 lines at 0, 1000 ms"]);
    scene.is_ready = true;
    scene.update();
    scene.check(&[]);
    scene.answer(2, analysis(Vec::new()));
    scene.check(&["32 MB", "3: 2 lines at 0, 120000 ms"]);
}

#[test]
fn small_positions_are_probed_first_and_again_with_all_parts() {
    let study = Study::of_position(position("B:WK32:BK1,K2"), rules::RuleSet::OFFICIAL);
    let mut scene = Scene::loading(study);
    scene.update();
    scene.check(&["1: probe at 0"]);
    scene.answer(1, endgame(None));
    scene.check(&["32 MB", "2: 2 lines at 0, 1000 ms"]);
    scene.is_ready = true;
    scene.update();
    scene.check(&["stop"]);
    scene.answer(2, analysis(Vec::new()));
    scene.check(&["3: probe at 0"]);
    let verdict = Verdict {
        result: Wld::Win,
        plies: Some(9),
    };
    assert!(scene.answer(3, endgame(Some(verdict))));
    let known = scene.analyst.endgame(Study::ROOT).unwrap();
    assert_eq!(known.verdict, Some(verdict));
    assert_eq!(
        scene.study.evaluation(Study::ROOT),
        Some(Evaluation::Win {
            winner: rules::Color::Black,
            plies: Some(9)
        })
    );
    scene.check(&["32 MB", "4: 2 lines at 0, 120000 ms"]);
}

#[test]
fn the_user_switches_pauses_and_changes_the_lines() {
    let mut scene = Scene::new(opening());
    scene.update();
    scene.effects();
    scene.set(|settings| settings.lines = 99);
    assert_eq!(scene.analyst.settings().lines, AnalysisSettings::MAX_LINES);
    scene.check(&["stop"]);
    scene.answer(1, analysis(Vec::new()));
    scene.check(&["32 MB", "2: 5 lines at 0, 120000 ms"]);
    scene.is_paused = true;
    scene.update();
    scene.check(&["stop"]);
    scene.answer(2, analysis(Vec::new()));
    scene.check(&[]);
    scene.is_paused = false;
    scene.update();
    scene.check(&["32 MB", "3: 5 lines at 0, 120000 ms"]);
    scene.set(|settings| settings.is_on = false);
    scene.check(&["stop"]);
    scene.answer(3, analysis(Vec::new()));
    scene.check(&[]);
}

/// The stopped search must not count as the analysis with the new memory.
#[test]
fn with_new_memory_the_engine_looks_again() {
    let mut scene = Scene::new(opening());
    scene.update();
    scene.effects();
    scene.set(|settings| settings.hash_mb = 128);
    scene.check(&["stop"]);
    scene.answer(1, analysis(Vec::new()));
    scene.check(&["128 MB", "2: 2 lines at 0, 120000 ms"]);
    scene.answer(2, analysis(Vec::new()));
    scene.set(|settings| settings.hash_mb = 77);
    assert_eq!(scene.analyst.settings().hash_mb, 32);
    scene.check(&["32 MB", "3: 2 lines at 0, 120000 ms"]);
}

#[test]
fn trouble_ends_the_work_until_the_user_tries_again() {
    let mut scene = Scene::new(opening());
    scene.update();
    scene.effects();
    let crashed = Err("out of memory".to_owned());
    scene.analyst.answered(1, crashed, &mut scene.study);
    assert_eq!(scene.analyst.trouble(), Some("out of memory"));
    assert!(!scene.analyst.settings().is_on);
    scene.update();
    scene.check(&[]);
    scene.set(|settings| settings.is_on = true);
    assert_eq!(scene.analyst.trouble(), None);
    scene.check(&["32 MB", "2: 2 lines at 0, 120000 ms"]);
}

#[test]
fn the_whole_game_is_analyzed_from_its_end() {
    let mut scene = Scene::new(opening());
    scene.set(|settings| settings.is_on = false);
    scene.analyst.begin_survey(&mut scene.study);
    let mut asked = Vec::new();
    for number in 1.. {
        let effects = scene.effects();
        let [effect] = effects.as_slice() else {
            assert_eq!(effects, [""; 0]);
            break;
        };
        asked.push(effect.clone());
        // Every position is even.
        let at = effect.split(" at ").nth(1).unwrap();
        let ply: usize = at.split(',').next().unwrap().parse().unwrap();
        let node = scene.study.main_line()[ply];
        let moves = scene.study.position_at(node).moves()[..1].to_vec();
        let line = Line {
            moves,
            score: Score::Evaluation(0),
            depth: 12,
        };
        scene.answer(number, analysis(vec![line]));
        let total = scene.analyst.survey_progress();
        assert!(total.is_none_or(|(done, total)| done <= total));
    }
    assert!(asked[0].contains("at 4, 200 ms"), "{asked:?}");
    assert_eq!(scene.analyst.survey_progress(), None);
    for node in scene.study.main_line() {
        assert_eq!(scene.study.evaluation(node), Some(Evaluation::Estimate(0)));
    }
}

#[test]
fn an_answer_to_a_survey_that_was_ended_does_not_reach_the_next_one() {
    let mut scene = Scene::new(opening());
    scene.set(|settings| settings.is_on = false);
    scene.analyst.begin_survey(&mut scene.study);
    let before = scene.analyst.survey_progress();
    scene.effects();
    scene.analyst.end_survey(&mut scene.study);
    assert_eq!(scene.analyst.survey_progress(), None);
    scene.analyst.begin_survey(&mut scene.study);
    scene.check(&[]);
    assert!(!scene.answer(1, analysis(vec![scene.line(700, 12)])));
    assert_eq!(scene.analyst.survey_progress(), before);
    assert_eq!(scene.effects().len(), 1);
}

#[test]
fn whoever_leaves_stops_everything() {
    let mut scene = Scene::new(opening());
    scene.update();
    scene.analyst.begin_survey(&mut scene.study);
    scene.effects();
    scene.analyst.close();
    scene.check(&["stop"]);
    scene.answer(1, analysis(Vec::new()));
    scene.update();
    scene.check(&[]);
}

/// Leaving a review loses nothing: the analysis of the game continues where it stopped.
#[test]
fn an_interrupted_survey_is_resumed() {
    let whole = surveyed(Scene::quiet(careless()), None);
    for stop in [0, 1, 20, 31, whole.asked - 1] {
        let mut first = Scene::quiet(careless());
        first.analyst.begin_survey(&mut first.study);
        let left = surveyed_until(&mut first, stop);
        assert_eq!(left.heard.len(), stop);
        first.analyst.close();
        assert_eq!(first.analyst.unfinished(), None);
        // It's another visit, with the game as it was before.
        let scene = surveyed(Scene::quiet(careless()), Some(&left));
        assert_eq!(scene.study, whole.study);
        assert_eq!(scene.asked + stop, whole.asked);
    }
    assert!(!whole.study.key_moments().is_empty());
}

#[test]
fn only_what_can_be_right_is_resumed() {
    let mut first = Scene::quiet(careless());
    first.analyst.begin_survey(&mut first.study);
    let left = surveyed_until(&mut first, 12);
    // Another game.
    let mut other = Scene::quiet(opening());
    assert!(!other.analyst.resume_survey(&left, &mut other.study));
    assert_eq!(other.analyst.survey_progress(), None);
    other.check(&[]);
    // Damaged: a line without moves, one with an illegal move, none at all.
    let illegal = left.heard[11][0].moves.clone();
    for odd in [Vec::new(), illegal] {
        let mut damaged = left.clone();
        damaged.heard[5][0].moves = odd;
        let mut scene = Scene::quiet(careless());
        scene.analyst.resume_survey(&damaged, &mut scene.study);
        assert_eq!(scene.analyst.unfinished().unwrap().heard.len(), 5);
    }
    let mut damaged = left;
    damaged.heard[5].clear();
    let mut scene = Scene::quiet(careless());
    scene.analyst.resume_survey(&damaged, &mut scene.study);
    assert_eq!(scene.analyst.unfinished().unwrap().heard.len(), 5);
    assert_eq!(scene.effects().len(), 1);
}

/// The command and the app say the same about the same searches.
#[test]
fn a_survey_gives_the_reasons_of_a_review() {
    let study = careless();
    let mut reviewer = learn::Reviewer::new(&study.to_pdn());
    while let Some((game, effort)) = reviewer.next() {
        let lines = best_lines(game.position(), effort.lines());
        reviewer.hear(lines.into_iter().map(engine::Line::from).collect());
    }
    let review = reviewer.finish(&engine::Tablebase::empty());
    let scene = surveyed(Scene::quiet(study), None);
    let line = scene.study.main_line();
    let mut kinds = std::collections::BTreeSet::new();
    for one in &review.moves {
        let here = scene.study.reasons(line[one.node + 1]);
        assert_eq!(here, one.reasons, "{:?}", one.pos);
        kinds.extend(here.iter().map(learn::Reason::kind));
    }
    assert!(kinds.contains("only-move"), "{kinds:?}");
    assert!(kinds.contains("loses-pieces"), "{kinds:?}");
}

impl Scene {
    /// An analyst that's only asked about whole games.
    fn quiet(study: Study) -> Scene {
        let mut scene = Scene::new(study);
        scene.set(|settings| settings.is_on = false);
        scene
    }
}

/// A scene after a survey, and how many looks it took.
struct Surveyed {
    study: Study,
    asked: usize,
}

fn surveyed(mut scene: Scene, left: Option<&UnfinishedSurvey>) -> Surveyed {
    match left {
        Some(left) => scene.analyst.resume_survey(left, &mut scene.study),
        None => scene.analyst.begin_survey(&mut scene.study),
    };
    let mut asked = 0;
    while answer_next(&mut scene) {
        asked += 1;
    }
    assert_eq!(scene.analyst.survey_progress(), None);
    Surveyed {
        study: scene.study,
        asked,
    }
}

/// What a survey has found after this many looks.
fn surveyed_until(scene: &mut Scene, looks: usize) -> UnfinishedSurvey {
    for _ in 0..looks {
        assert!(answer_next(scene));
    }
    scene.analyst.unfinished().unwrap().clone()
}

/// Answers the request of a survey. Returns whether there was one.
fn answer_next(scene: &mut Scene) -> bool {
    let effects = scene.analyst.effects();
    let [AnalystEffect::Ask(number, request)] = effects.as_slice() else {
        assert_eq!(effects, []);
        return false;
    };
    let Request::Analyse { game, limits } = &**request else {
        panic!("{request:?}")
    };
    let ply = game.moves.len();
    let node = scene.study.main_line()[ply];
    let lines = best_lines(scene.study.position_at(node), usize::from(limits.lines));
    scene.answer(*number, analysis(lines));
    true
}

/// A game in which pieces are given away.
fn careless() -> Study {
    let mut game = Game::new();
    for ply in 0..30 {
        let moves = game.legal_moves();
        game.play(moves[ply * 5 % moves.len()]).unwrap();
    }
    Study::of_game(&game)
}

/// The best moves of a search that only counts pieces, with the replies it expects.
fn best_lines(pos: &Position, count: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = (pos.moves().into_iter())
        .map(|mv| {
            let (value, mut moves) = counted(&pos.play_unchecked(mv), 3);
            moves.insert(0, mv);
            Line {
                moves,
                score: Score::Evaluation(-value),
                depth: 4,
            }
        })
        .collect();
    lines.sort_by_key(|line| match line.score {
        Score::Evaluation(value) => -value,
        _ => 0,
    });
    lines.truncate(count);
    lines
}

/// The value for the side to move, and the line. Captures are followed to their end.
fn counted(pos: &Position, depth: u32) -> (i32, Vec<Move>) {
    let moves = pos.moves();
    let is_capture = moves.first().is_some_and(|mv| mv.is_capture());
    if moves.is_empty() || depth == 0 && !is_capture {
        let count = |color| pos.board().count(color) as i32;
        let us = pos.turn();
        return (100 * (count(us) - count(us.opponent())), Vec::new());
    }
    let tried = moves.into_iter().map(|mv| {
        let (value, mut line) = counted(&pos.play_unchecked(mv), depth.saturating_sub(1));
        line.insert(0, mv);
        (-value, line)
    });
    tried
        .max_by_key(|(value, _)| *value)
        .expect("there are moves")
}
