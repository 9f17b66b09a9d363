//! Writes a review into a game.
//!
//! Everything we add can be distinguished from people's own text, so a second review replaces the
//! first: `docs/formats.md`, "Reviewed games".

use crate::spoken;
use learn::{MoveReview, Review};
use notation::pdn::{Arrow, Comment, Ink, Line, Mark, Nag, Node, PdnGame, Strength, Variation};
use rules::{Color, Labels};
use study::{Better, Evaluation, ReviewFindings};

/// The maximum number of plies of a better line to show.
const SHOWN_PLIES: usize = 10;
/// The maximum number of reasons to give for a mistake.
const SHOWN_REASONS: usize = 2;
/// The command that our comments and variations start with.
const REVIEW: &str = "review";

/// Writes the review into the game: the evaluation of each position, plus a mark, the reasons,
/// arrows and the better line if a move deserves them. Everything an earlier review wrote is
/// replaced, and the rest stays.
///
/// The app finds all that it needs in there to give the same reasons.
pub(super) fn annotate(game: &mut PdnGame, review: &Review, annotator: &str) {
    game.tags
        .set("Annotator", annotator)
        .expect("the tag name is valid");
    if let (Some(opening), None) = (review.opening, game.tags.get("Opening")) {
        game.tags
            .set("Opening", opening.name)
            .expect("the tag name is valid");
    }
    let rules = game.rules;
    let found = ReviewFindings::of(review);
    if let Some(start) = found.evaluations.get(&0) {
        let comments = &mut game.line.comments;
        *comments = comments
            .iter()
            .filter_map(|it| it.without(&["eval"]))
            .collect();
        let text = evaluation_text(*start, game.start.turn());
        comments.splice(0..0, Comment::new(&text));
    }
    for one in &review.moves {
        let node = &mut game.line.nodes[one.node];
        remove_review(node);
        let by = one.pos.turn();
        let mut text = evaluation_text(found.evaluations[&(one.node + 1)], by.opponent());
        let Some(mark) = one.judged.mark else {
            node.comments.extend(Comment::new(&text));
            continue;
        };
        text += &format!(" [%{REVIEW} {}]", put_mark(node, mark));
        let speaker = spoken::speaker(Labels::Numbers);
        for reason in one.reasons.iter().take(SHOWN_REASONS) {
            text += &format!(" {}", speaker.reason(&one.pos, rules, reason));
        }
        if one.best[0] != one.mv {
            let better = speaker.words.analyze_comment(
                &speaker.mv(&one.pos, rules, one.best[0]),
                &spoken::score(speaker, one.best_score, by),
                &spoken::score(speaker, one.score, by),
                speaker.named(by),
            );
            text += &format!(" {better}");
            text += &format!(" [%cal {}]", Arrow::list(&arrows(one)));
            if let Some(better) = found.better.get(&(one.node + 1)) {
                text += &format!(" {}", better.text());
            }
            let shown = one.best.iter().copied().take(SHOWN_PLIES);
            node.variations.push(Variation::from(Line {
                comments: Comment::new(&format!("[%{REVIEW}]")).into_iter().collect(),
                nodes: shown.map(Node::from).collect(),
            }));
        }
        node.comments.extend(Comment::new(&text));
    }
}

/// The better move in green, the answer to the move that was played in red.
fn arrows(review: &MoveReview) -> Vec<Arrow> {
    let arrow = |ink, mv: rules::Move| Arrow {
        ink,
        from: mv.from(),
        to: mv.to(),
    };
    let answer = review.played.get(1).map(|&mv| arrow(Ink::Red, mv));
    [arrow(Ink::Green, review.best[0])]
        .into_iter()
        .chain(answer)
        .collect()
}

/// Puts a mark on a move, and returns the text that says where it is.
fn put_mark(node: &mut Node, mark: Mark) -> String {
    let strength = Strength {
        mark,
        in_parentheses: false,
    };
    if node.strength.is_none() {
        node.strength = Some(strength);
        mark.signs().to_owned()
    } else {
        // There's already a mark, so add ours next to it as a number.
        let nag = number(mark);
        node.nags.push(nag);
        format!("${}", nag.0)
    }
}

/// Removes what an earlier review wrote.
fn remove_review(node: &mut Node) {
    let marks: Vec<String> = node.comments.iter().filter_map(review_of).collect();
    for mark in marks {
        if let Some(number) = mark
            .strip_prefix('$')
            .and_then(|text| text.parse::<u8>().ok())
        {
            if let Some(place) = node.nags.iter().rposition(|nag| nag.0 == number) {
                node.nags.remove(place);
            }
        } else if node.strength == Strength::read(&mark) {
            node.strength = None;
        }
    }
    node.variations.retain(|variation| {
        variation
            .line
            .comments
            .iter()
            .all(|it| review_of(it).is_none())
    });
    let kept = node.comments.iter().filter(|it| review_of(it).is_none());
    let [best, played, second] = Better::COMMANDS;
    let ours = ["eval", best, played, second];
    node.comments = kept.filter_map(|it| it.without(&ours)).collect();
}

/// The mark in one of our comments. `None` for other comments.
fn review_of(comment: &Comment) -> Option<String> {
    let mut commands = comment.commands();
    let (_, mark) = commands.find(|(name, _)| *name == REVIEW)?;
    Some(mark.to_owned())
}

fn number(mark: Mark) -> Nag {
    Nag(match mark {
        Mark::Good => 1,
        Mark::Mistake => 2,
        Mark::Brilliant => 3,
        Mark::Blunder => 4,
        Mark::Interesting => 5,
        Mark::Dubious => 6,
    })
}

fn evaluation_text(evaluation: Evaluation, turn: Color) -> String {
    format!("[%eval {}]", evaluation.common_text(turn))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Control, Engine, Limits, Options, Score};
    use learn::{Effort, Judged, Reason, Wld};
    use notation::pdn::{Reader, Writer};
    use rules::{Game, RuleSet};
    use std::time::Duration;
    use study::Study;

    fn written(game: &PdnGame) -> String {
        let mut writer = Writer::new(Vec::new());
        writer.write(game).unwrap();
        let text = String::from_utf8(writer.into_inner()).unwrap();
        text.replace('\n', " ")
    }

    #[test]
    fn a_review_is_written_beside_what_is_there_and_replaces_itself() {
        // With what an app wrote about other lines.
        let text = "{[%eval 0.33]} 1. 11-15 {[%eval 9.99] mine} 1... 23-19! {bold} \
                    {[%best 22-18] [%played 23-19] [%second 0.10]} (1... 22-18) 2. 8-11 *";
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let mut game = game.into_game().unwrap();
        let steps: Vec<_> = game.steps().map(|(pos, _)| pos).collect();
        let moves: Vec<_> = game.moves().collect();
        let one = |node: usize, mark| {
            let others = steps[node].moves();
            let best = *others.iter().find(|&&mv| mv != moves[node]).unwrap();
            MoveReview {
                node,
                pos: steps[node],
                mv: moves[node],
                score: Score::evaluation(-150),
                best_score: Score::evaluation(5),
                best: vec![best],
                played: vec![moves[node]],
                second_score: None,
                judged: Judged { lost: 0.4, mark },
                reasons: vec![Reason::LosesPieces { count: 1, by: 2 }],
            }
        };
        let review = Review {
            moves: vec![
                one(0, None),
                one(1, Some(Mark::Blunder)),
                one(2, Some(Mark::Mistake)),
            ],
            accuracy: [None; 2],
            turning_point: Some(1),
            contradiction: None,
            opening: None,
        };
        annotate(&mut game, &review, "Crownhead");
        let once = written(&game);
        for part in [
            "[Annotator \"Crownhead\"]",
            "11-15 {mine} {[%eval -1.50]}",
            "1... 23-19! $4 {bold} {[%eval 1.50] [%review $4] This loses a piece. ",
            " was better: +0.05 instead of -1.50 for White. [%cal G",
            "] [%best 22-17] [%played 23-19]} (",
            "{[%eval 0.05]} 1. 11-15",
            "({[%review]} 1... ",
            "(1... 22-18)",
            "2. 8-11? {[%eval -1.50] [%review ?] This loses a piece.",
        ] {
            assert!(once.contains(part), "{part} in {once}");
        }
        annotate(&mut game, &review, "Crownhead");
        assert_eq!(written(&game), once);
    }

    /// A game between careless players, whose choices depend on a number.
    fn careless_game(start: &str, number: usize) -> PdnGame {
        let start = testkit::position(start);
        let mut game = Game::from_position(start, RuleSet::OFFICIAL);
        for ply in 0..60 {
            let moves = game.legal_moves();
            if moves.is_empty() || game.ending().is_some() {
                break;
            }
            let choice = (number * 7 + ply * (number + 3)) % moves.len();
            game.play(moves[choice]).unwrap();
        }
        let mut pdn = PdnGame::new();
        pdn.start = start;
        pdn.line.nodes = game.moves().iter().map(|&mv| Node::from(mv)).collect();
        pdn
    }

    /// The app derives the reasons from what's in the file.
    #[test]
    fn the_app_gives_the_same_reasons_for_an_annotated_game() {
        let mut engine = Engine::new(Options {
            hash_mb: 1,
            ..Options::default()
        });
        let tables = engine.options().databases.clone();
        let mut look = |game: &Game, effort: Effort| {
            let limits = Limits {
                lines: effort.lines(),
                ..Limits::nodes(if effort == Effort::Quick { 300 } else { 3_000 })
            };
            let clock = || Duration::ZERO;
            Some(engine.search(game, &limits, &Control::new(), &clock, &mut |_| {}))
        };
        let mut kinds = std::collections::BTreeSet::new();
        let starts = [
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            "W:WK15,20:B12,K28",
            "W:WK12,K20,28:BK11,K19",
        ];
        for (start, number) in starts
            .into_iter()
            .flat_map(|it| (0..4).map(move |n| (it, n)))
        {
            let mut game = careless_game(start, number);
            let review = learn::review(&game, &tables, &mut look).unwrap();
            annotate(&mut game, &review, "Crownhead");
            let record = Reader::new(written(&game).as_bytes()).next().unwrap();
            let study = Study::of_pdn(&record.unwrap().into_game().unwrap());
            assert!(study.is_analyzed());
            let line = study.main_line();
            for one in &review.moves {
                let here = study.reasons(line[one.node + 1]);
                assert_eq!(plain(&here), plain(&one.reasons), "{:?}", one.pos);
                kinds.extend(here.iter().map(Reason::kind));
            }
        }
        for kind in ["only-move", "loses-pieces", "misses-shot", "throws-result"] {
            assert!(kinds.contains(kind), "{kind} isn't tried: {kinds:?}");
        }
    }

    /// Files don't say how far a database win has come.
    fn plain(reasons: &[Reason]) -> Vec<Reason> {
        let plain = |reason: &Reason| match *reason {
            Reason::Prefers { mv, score } => {
                let score = Evaluation::of_score(score, Color::Black).score(Color::Black);
                Reason::Prefers { mv, score }
            }
            other => other,
        };
        reasons.iter().map(plain).collect()
    }

    /// A draw that only the tables know stays one in the file.
    #[test]
    fn what_the_tables_know_is_written() {
        let text = "[FEN \"B:WK14,K15:BK1,28\"] 1. 28-32 *";
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let mut game = record.into_game().unwrap();
        let (pos, mv) = (game.start, game.moves().next().unwrap());
        let other = *pos.moves().iter().find(|it| **it != mv).unwrap();
        let (was, is) = (Wld::Draw, Wld::Loss);
        let review = Review {
            moves: vec![MoveReview {
                node: 0,
                pos,
                mv,
                score: Score::loss_in(12),
                best_score: Score::evaluation(-40),
                best: vec![other],
                played: vec![mv],
                second_score: None,
                judged: Judged {
                    lost: 0.5,
                    mark: Some(Mark::Blunder),
                },
                reasons: vec![Reason::ThrowsResult { was, is }],
            }],
            accuracy: [None; 2],
            turning_point: None,
            contradiction: None,
            opening: None,
        };
        annotate(&mut game, &review, "Crownhead");
        let text = written(&game);
        assert!(text.contains("{[%eval =]} 1. 28-32??"), "{text}");
        assert!(text.contains("{[%eval #-6] [%review ??]"), "{text}");
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let study = Study::of_pdn(&record.into_game().unwrap());
        let reasons = study.reasons(study.main_line()[1]);
        assert_eq!(reasons[0], Reason::ThrowsResult { was, is });
    }
}
