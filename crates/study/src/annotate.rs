//! What a person adds to a study: comments, marks and drawings.

use crate::{NodeId, Study};
use notation::pdn::{Arrow, Comment, Strength};

/// Returns what comments say to people, without commands for programs.
pub fn spoken(comments: &[Comment]) -> String {
    let texts = comments.iter().map(Comment::without_commands);
    let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}

impl Study {
    /// Returns what people wrote about a node.
    pub fn comment(&self, node: NodeId) -> String {
        spoken(self.comments_on(node))
    }

    /// Replaces what people wrote about a node. An empty text removes it.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        // A text can't pretend to be for programs.
        let text = text.replace("[%", "[ %");
        let comments = self.comments_on_mut(node);
        *comments = comments.iter().filter_map(without_words).collect();
        comments.extend(Comment::new(&text));
    }

    /// Sets the signs after the move to a node, for example `!` or `??`.
    pub fn set_strength(&mut self, node: NodeId, strength: Option<Strength>) {
        if self.move_at(node).is_some() {
            self.remarks_mut(node).strength = strength;
        }
    }

    /// Returns the arrows on a node. An arrow to its own square is a ring.
    pub fn arrows(&self, node: NodeId) -> Vec<Arrow> {
        let comments = self.comments_on(node).iter();
        comments.flat_map(Arrow::all).collect()
    }

    /// Adds an arrow to a node, or removes it if it's there.
    pub fn draw(&mut self, node: NodeId, arrow: Arrow) {
        let mut arrows = self.arrows(node);
        let is_same = |other: &Arrow| (other.from, other.to) == (arrow.from, arrow.to);
        match arrows.iter().position(is_same) {
            Some(place) => drop(arrows.remove(place)),
            None => arrows.push(arrow),
        }
        let list = format!("[%cal {}]", Arrow::list(&arrows));
        let comments = self.comments_on_mut(node);
        *comments = comments
            .iter()
            .filter_map(|it| it.without(&["cal"]))
            .collect();
        if !arrows.is_empty() {
            comments.extend(Comment::new(&list));
        }
    }

    /// The comments on a node. Those on the start are in the file before the first move.
    fn comments_on(&self, node: NodeId) -> &[Comment] {
        match self.children(node).first() {
            Some(&first) if node == Study::ROOT => &self.remarks(first).before,
            _ => &self.remarks(node).after,
        }
    }

    fn comments_on_mut(&mut self, node: NodeId) -> &mut Vec<Comment> {
        match self.children(node).first().copied() {
            Some(first) if node == Study::ROOT => &mut self.remarks_mut(first).before,
            _ => &mut self.remarks_mut(node).after,
        }
    }
}

/// The commands in a comment.
fn without_words(comment: &Comment) -> Option<Comment> {
    let commands = comment.commands().map(|(name, value)| match value {
        "" => format!("[%{name}]"),
        value => format!("[%{name} {value}]"),
    });
    Comment::new(&commands.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::pdn::{GameRecord, Ink, Reader};
    use rules::{Game, Labels, Square};

    fn study() -> Study {
        let mut game = Game::new();
        for _ in 0..4 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        Study::of_game(&game)
    }

    fn read_again(study: &Study) -> Study {
        let text = study.pdn_text(Labels::Numbers).unwrap();
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        Study::of_pdn(&GameRecord::into_game(record).unwrap())
    }

    fn arrow(from: u8, to: u8) -> Arrow {
        let square = |number| Square::new(number).unwrap();
        Arrow {
            ink: Ink::Blue,
            from: square(from),
            to: square(to),
        }
    }

    #[test]
    fn what_people_add_is_kept_in_the_file() {
        let mut study = study();
        for node in study.main_line() {
            study.set_comment(node, &format!("About node {}.", node.number()));
            study.draw(node, arrow(11, 15));
            study.draw(node, arrow(18, 18));
        }
        let second = study.main_line()[2];
        study.set_strength(second, Strength::read("?!"));
        let kept = read_again(&study);
        for node in kept.main_line() {
            assert_eq!(kept.comment(node), format!("About node {}.", node.number()));
            assert_eq!(kept.arrows(node), [arrow(11, 15), arrow(18, 18)]);
        }
        assert_eq!(kept.remarks(second).strength, Strength::read("?!"));
        assert_eq!(read_again(&kept), kept);
    }

    #[test]
    fn what_people_added_can_be_removed() {
        let mut study = study();
        let before = study.clone();
        let node = study.main_line()[1];
        study.set_comment(node, "Bold.");
        study.set_comment(node, "Bolder.");
        assert_eq!(study.comment(node), "Bolder.");
        study.set_comment(node, "  [%cal G1-5] ");
        assert_eq!(study.comment(node), "[ %cal G1-5]");
        assert_eq!(study.arrows(node), []);
        study.set_comment(node, "");
        study.draw(node, arrow(11, 15));
        study.draw(node, arrow(11, 15));
        study.set_strength(node, Strength::read("!"));
        study.set_strength(node, None);
        study.set_strength(Study::ROOT, Strength::read("!"));
        assert_eq!(study, before);
    }

    /// Programs may put words and commands into one comment.
    #[test]
    fn words_next_to_commands_are_read_and_replaced() {
        let text = "1. 11-15 {[%emt 0:03] Bold. [%cal G8-11]} *";
        let record = Reader::new(text.as_bytes()).next().unwrap().unwrap();
        let mut study = Study::of_pdn(&record.into_game().unwrap());
        let node = study.main_line()[1];
        assert_eq!(study.comment(node), "Bold.");
        study.draw(node, arrow(8, 11));
        study.draw(node, arrow(4, 8));
        assert_eq!(study.arrows(node), [arrow(4, 8)]);
        study.set_comment(node, "Bolder.");
        let texts: Vec<&str> = study
            .remarks(node)
            .after
            .iter()
            .map(Comment::as_str)
            .collect();
        assert_eq!(texts, ["[%emt 0:03]", "[%cal B4-8]", "Bolder."]);
        assert_eq!(read_again(&study), study);
    }

    /// A remark on a position stays when its first move is played.
    #[test]
    fn the_start_keeps_its_comment_when_a_move_is_played() {
        let game = Game::new();
        let mut study = Study::of_game(&game);
        study.set_comment(Study::ROOT, "The start.");
        study.play(game.legal_moves()[0]).unwrap();
        assert_eq!(study.comment(Study::ROOT), "The start.");
        assert_eq!(read_again(&study).comment(Study::ROOT), "The start.");
    }
}
