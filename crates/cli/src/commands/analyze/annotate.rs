//! Writes a review into a game.
//!
//! Everything we add can be distinguished from people's own text, so a second review replaces the
//! first: `docs/formats.md`, "Reviewed games".

use crate::spoken;
use engine::{Score, ScoreKind};
use learn::{MoveReview, Review};
use notation::pdn::{Arrow, Comment, Ink, Line, Mark, Nag, Node, PdnGame, Strength, Variation};
use rules::{Color, Labels};

/// The most plies of a better line to show.
const SHOWN_PLIES: usize = 10;
/// The most reasons to give for a mistake.
const SHOWN_REASONS: usize = 2;
/// The command that our comments and variations start with.
const REVIEW: &str = "review";

/// Writes the review into the game: the evaluation after each move, plus a mark, the reasons,
/// arrows and the better line if the move deserves them. Everything an earlier review wrote is
/// replaced, and the rest stays.
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
    for one in &review.moves {
        let node = &mut game.line.nodes[one.node];
        remove_review(node);
        let by = one.pos.turn();
        let mut text = format!("[%eval {}]", eval_text(one.score, by));
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
    let without = |comment: Comment| match review_of(&comment) {
        Some(_) => None,
        None => without_eval(comment),
    };
    node.comments = std::mem::take(&mut node.comments)
        .into_iter()
        .filter_map(without)
        .collect();
}

/// The mark in one of our comments. `None` for other comments.
fn review_of(comment: &Comment) -> Option<String> {
    let mut commands = comment.commands();
    let (_, mark) = commands.find(|(name, _)| *name == REVIEW)?;
    Some(mark.to_owned())
}

/// A comment without the evaluation in it. `None` if nothing else is there.
fn without_eval(comment: Comment) -> Option<Comment> {
    let text = comment.as_str();
    let Some(start) = text.find("[%eval ") else {
        return Some(comment);
    };
    let Some(length) = text[start..].find(']') else {
        return Some(comment);
    };
    let rest = format!("{} {}", &text[..start], &text[start + length + 1..]);
    Comment::new(&rest)
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

/// An evaluation in the PDN form: in men for the first mover, or `#` and the moves to the end.
fn eval_text(score: Score, by: Color) -> String {
    let sign = if by == Color::Black { 1 } else { -1 };
    match score.kind() {
        ScoreKind::Proven { wins, plies } => {
            let moves = i64::from(plies.div_ceil(2)) * if wins { sign } else { -sign };
            format!("#{moves}")
        }
        _ => {
            // Avoid a negative zero.
            let men = hub::men(score) * f64::from(sign as i32) + 0.0;
            format!("{men:.2}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use learn::{Judged, Reason};
    use notation::pdn::{Reader, Writer};

    #[test]
    fn evaluations_are_for_the_first_mover() {
        #[track_caller]
        fn check(score: Score, by: Color, expected: &str) {
            assert_eq!(eval_text(score, by), expected);
        }
        check(Score::evaluation(125), Color::Black, "1.25");
        check(Score::evaluation(125), Color::White, "-1.25");
        check(Score::evaluation(0), Color::White, "0.00");
        check(Score::win_in(7), Color::Black, "#4");
        check(Score::win_in(7), Color::White, "#-4");
        check(Score::loss_in(2), Color::White, "#1");
        check(Score::tablebase_win(3), Color::White, "-85.00");
    }

    fn written(game: &PdnGame) -> String {
        let mut writer = Writer::new(Vec::new());
        writer.write(game).unwrap();
        let text = String::from_utf8(writer.into_inner()).unwrap();
        text.replace('\n', " ")
    }

    #[test]
    fn a_review_is_written_beside_what_is_there_and_replaces_itself() {
        let text = "1. 11-15 {[%eval 9.99] mine} 1... 23-19! {bold} (1... 22-18) 2. 8-11 *";
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
            "({[%review]} 1... ",
            "(1... 22-18)",
            "2. 8-11? {[%eval -1.50] [%review ?] This loses a piece.",
        ] {
            assert!(once.contains(part), "{part} in {once}");
        }
        annotate(&mut game, &review, "Crownhead");
        assert_eq!(written(&game), once);
    }
}
