//! Conversion between studies and PDN games.

use super::{Better, Evaluation, NodeId, Remarks, Study};
use notation::pdn::{self, Action, Comment, Line, PdnGame, Style, Variation, WriteError, Writer};
use rules::{Color, Labels};

impl Study {
    /// Returns a study of a PDN game, with its variations and annotations. The cursor is at the
    /// start.
    ///
    /// A line ends before an illegal move. Games from a reader don't have any.
    pub fn of_pdn(game: &PdnGame) -> Study {
        let mut study = Study::of_position(game.start, game.rules);
        study.tags = game.tags.clone();
        study.result = game.result;
        let mut line = game.line.clone();
        study.node_mut(Study::ROOT).evaluation =
            take_evaluation(&mut line.comments, game.start.turn());
        if study.read_line(&line, Study::ROOT).is_none() {
            study.remarks_mut(Study::ROOT).after = line.comments;
        }
        study
    }

    /// Returns the study as a PDN game, with its variations and annotations.
    pub fn to_pdn(&self) -> PdnGame {
        PdnGame {
            tags: self.tags.clone(),
            rules: self.rules,
            start: *self.position_at(Study::ROOT),
            line: self.written_game(),
            result: self.result,
        }
    }

    /// Returns the study as PDN text. Only fails if variations are nested too deep for readers.
    pub fn pdn_text(&self, labels: Labels) -> Result<String, WriteError> {
        let mut writer = Writer::with_style(Vec::new(), Style { labels });
        writer.write(&self.to_pdn())?;
        Ok(String::from_utf8_lossy(&writer.into_inner()).into_owned())
    }

    /// Reads a line that starts after a node. Returns its first node.
    ///
    /// The line is added before its variations, so that a variation that repeats a move of the line
    /// doesn't come first. The recursion is bounded, because readers limit how deep variations
    /// nest.
    fn read_line(&mut self, line: &Line, after: NodeId) -> Option<NodeId> {
        let mut at = after;
        let mut reached = Vec::new();
        for node in &line.nodes {
            let Some(child) = self.child(at, node.action) else {
                break;
            };
            reached.push((at, child));
            at = child;
            self.add_remarks(child, node);
        }
        let first = reached.first().map(|(_, first)| *first);
        if let Some(first) = first {
            let said = line.comments.iter().cloned();
            self.remarks_mut(first).before.extend(said);
        }
        for (node, (before, at)) in line.nodes.iter().zip(reached) {
            for variation in &node.variations {
                let begun = self.read_line(&variation.line, before);
                let said = variation.after.iter().cloned();
                match begun {
                    Some(begun) => self.remarks_mut(begun).after_variation.extend(said),
                    // A variation without moves: its comments stay with the move that they're
                    // about.
                    None => {
                        let words = variation.line.comments.iter().cloned();
                        self.remarks_mut(at).after.extend(words.chain(said));
                    }
                }
            }
        }
        first
    }

    /// Adds the annotations of a move from a file. A move can occur twice, in the line and in a
    /// variation.
    fn add_remarks(&mut self, at: NodeId, node: &pdn::Node) {
        let mut comments = node.comments.clone();
        let evaluation = take_evaluation(&mut comments, self.position_at(at).turn());
        let better = self.take_better(at, &mut comments);
        let known = self.node_mut(at);
        known.evaluation = known.evaluation.or(evaluation);
        known.better = known.better.take().or(better);
        let remarks = self.remarks_mut(at);
        remarks.strength = remarks.strength.or(node.strength);
        remarks.nags.extend(&node.nags);
        remarks.clock = remarks.clock.or(node.clock);
        remarks.after.extend(comments);
    }

    /// Takes the first better line out of the comments on a move.
    fn take_better(&self, at: NodeId, comments: &mut Vec<Comment>) -> Option<Better> {
        let before = self.position_at(self.parent(at)?);
        let read = |comment: &Comment| Better::from_comment(comment, before, self.rules);
        let found = comments.iter().map(read).enumerate();
        let (place, better) = found.into_iter().find_map(|(at, it)| Some((at, it?)))?;
        take_commands(comments, place, &Better::COMMANDS);
        Some(better)
    }

    /// Returns the whole line from the root, for writing.
    fn written_game(&self) -> Line {
        let mut line = Line::default();
        line.comments.extend(self.written_evaluation(Study::ROOT));
        match self.children(Study::ROOT).first() {
            Some(&first) => {
                let before = &self.remarks(first).before;
                line.comments.extend(before.iter().cloned());
                line.nodes = self.written_nodes(first);
            }
            None => {
                let after = &self.remarks(Study::ROOT).after;
                line.comments.extend(after.iter().cloned());
            }
        }
        line
    }

    fn written_evaluation(&self, node: NodeId) -> Option<Comment> {
        let text = self.node(node).evaluation?.text();
        Comment::new(&format!("[%eval {text}]"))
    }

    /// Returns a node and the rest of its line, for writing.
    fn written_nodes(&self, first: NodeId) -> Vec<pdn::Node> {
        let mut nodes = Vec::new();
        for node in self.line_from(first) {
            let mut written = self.written_node(node);
            if let Some((&main, variations)) = self
                .parent(node)
                .and_then(|parent| self.children(parent).split_first())
                && main == node
            {
                let variations = variations
                    .iter()
                    .map(|begin| self.written_variation(*begin));
                written.variations = variations.collect();
            }
            nodes.push(written);
        }
        nodes
    }

    fn written_variation(&self, begin: NodeId) -> Variation {
        let remarks = self.remarks(begin);
        Variation {
            line: Line {
                comments: remarks.before.clone(),
                nodes: self.written_nodes(begin),
            },
            after: remarks.after_variation.clone(),
        }
    }

    fn written_node(&self, node: NodeId) -> pdn::Node {
        let Remarks {
            strength,
            nags,
            clock,
            after,
            ..
        } = self.remarks(node);
        let action = self.node(node).action;
        pdn::Node {
            action: action.unwrap_or(Action::SetUp(*self.position_at(node))),
            strength: *strength,
            nags: nags.clone(),
            clock: *clock,
            comments: self
                .written_evaluation(node)
                .into_iter()
                .chain(self.better(node).map(Better::comment))
                .chain(after.iter().cloned())
                .collect(),
            variations: Vec::new(),
        }
    }
}

/// Takes the first evaluation out of the comments on a position with this side to move.
fn take_evaluation(comments: &mut Vec<Comment>, turn: Color) -> Option<Evaluation> {
    let read = |comment: &Comment| {
        let mut commands = comment.commands().filter(|(name, _)| *name == "eval");
        commands.find_map(|(_, text)| Evaluation::read(text, turn))
    };
    let mut found = comments.iter().enumerate();
    let (place, evaluation) = found.find_map(|(place, it)| Some((place, read(it)?)))?;
    take_commands(comments, place, &["eval"]);
    Some(evaluation)
}

/// Takes commands out of a comment, and the comment if nothing else is there.
fn take_commands(comments: &mut Vec<Comment>, place: usize, names: &[&str]) {
    match comments[place].without(names) {
        Some(rest) => comments[place] = rest,
        None => drop(comments.remove(place)),
    }
}
