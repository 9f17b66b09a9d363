//! Writes the results into a game.

use super::review::MoveReview;
use crate::spoken;
use engine::{Score, ScoreKind};
use notation::pdn::{Comment, Line, Nag, Node, PdnGame, Strength, Variation};
use notation::write_move;
use rules::{Color, Labels};
use words::Speaker;

/// The most plies of a better line to show.
const SHOWN_PLIES: usize = 10;

/// Writes the reviews into the game: the evaluation after each move, plus a mark and the better
/// line if it deserves them. Comments by people stay. Evaluations from an earlier run are replaced.
pub(super) fn annotate(
    game: &mut PdnGame,
    reviews: &[MoveReview],
    annotator: &str,
    speaker: Speaker,
) {
    game.tags
        .set("Annotator", annotator)
        .expect("the tag name is valid");
    let rules = game.rules;
    for review in reviews {
        let node = &mut game.line.nodes[review.node];
        node.comments
            .retain(|comment| comment.commands().all(|(name, _)| name != "eval"));
        let by = review.pos.turn();
        let eval = format!("[%eval {}]", eval_text(review.score, by));
        node.comments.extend(Comment::new(&eval));
        let Some(mark) = review.mark else { continue };
        let strength = Strength {
            mark,
            in_parentheses: false,
        };
        if node.strength.is_none() {
            node.strength = Some(strength);
        } else if node.strength != Some(strength) {
            // There's already a mark, so add ours next to it as a number.
            node.nags.push(number(mark));
        }
        let better = write_move(&review.pos, rules, review.best[0], Labels::Numbers);
        let comment = speaker.words.analyze_comment(
            &better.to_string(),
            &spoken::score(speaker, review.best_score, by),
            &spoken::score(speaker, review.score, by),
            speaker.named(by),
        );
        node.comments.extend(Comment::new(&comment));
        let shown = review.best.iter().copied().take(SHOWN_PLIES);
        node.variations.push(Variation::from(Line {
            comments: Vec::new(),
            nodes: shown.map(Node::from).collect(),
        }));
    }
}

fn number(mark: notation::pdn::Mark) -> Nag {
    use notation::pdn::Mark;
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
pub(super) fn eval_text(score: Score, by: Color) -> String {
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
    use notation::pdn::{Mark, Reader, Writer};
    use words::{Colors, Language, Words};

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

    #[test]
    fn a_review_is_written_beside_what_is_there() {
        let text = "1. 11-15 {[%eval 9.99]} 1... 23-19! {bold} 2. 8-11 *";
        let game = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let mut game = game.into_game().unwrap();
        let steps: Vec<_> = game.steps().map(|(pos, _)| pos).collect();
        let moves: Vec<_> = game.moves().collect();
        let review = |node: usize, mark| MoveReview {
            node,
            pos: steps[node],
            mv: moves[node],
            score: Score::evaluation(-150),
            best_score: Score::evaluation(5),
            best: vec![steps[node].moves()[0]],
            mark,
        };
        let reviews = [
            review(0, None),
            review(1, Some(Mark::Blunder)),
            review(2, Some(Mark::Mistake)),
        ];
        let words = Box::leak(Box::new(Words::of(Language::ENGLISH)));
        let speaker = Speaker::new(words, Colors::BlackWhite, Labels::Numbers);
        annotate(&mut game, &reviews, "Crownhead", speaker);
        let mut writer = Writer::new(Vec::new());
        writer.write(&game).unwrap();
        let written = String::from_utf8(writer.into_inner()).unwrap();
        let one_line = written.replace('\n', " ");
        for part in [
            "[Annotator \"Crownhead\"]",
            "11-15 {[%eval -1.50]}",
            "1... 23-19! $4 {bold} {[%eval 1.50]} {",
            "was better: +0.05 instead of -1.50 for White.} (1... ",
            "2. 8-11? {[%eval -1.50]} {",
        ] {
            assert!(one_line.contains(part), "{part} in {written}");
        }
    }
}
