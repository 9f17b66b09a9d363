//! Conversion between studies and PDN games.

use super::{NodeId, Remarks, Study};
use notation::pdn::{self, Action, Line, PdnGame, Style, Variation, WriteError, Writer};
use rules::Labels;

impl Study {
    /// Returns a study of a PDN game, with its variations and annotations. The cursor is at the
    /// start.
    ///
    /// A line ends before an illegal move. Games from a reader don't have any.
    pub fn of_pdn(game: &PdnGame) -> Study {
        let mut study = Study::of_position(game.start, game.rules);
        study.tags = game.tags.clone();
        study.result = game.result;
        if study.read_line(&game.line, Study::ROOT).is_none() {
            let said = game.line.comments.clone();
            study.remarks_mut(Study::ROOT).after = said;
        }
        study
    }

    /// Returns the study as a PDN game, with its variations and annotations.
    pub fn to_pdn(&self) -> PdnGame {
        PdnGame {
            tags: self.tags.clone(),
            rules: self.rules,
            start: *self.position_at(Study::ROOT),
            line: self.written_line(Study::ROOT),
            result: self.result,
        }
    }

    /// Returns the study as PDN text. Only fails if variations are nested too deep for readers.
    pub fn pdn_text(&self, labels: Labels) -> Result<String, WriteError> {
        let style = Style {
            labels,
            ..Style::default()
        };
        let mut writer = Writer::with_style(Vec::new(), style);
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
        let remarks = self.remarks_mut(at);
        remarks.strength = remarks.strength.or(node.strength);
        remarks.nags.extend(&node.nags);
        remarks.clock = remarks.clock.or(node.clock);
        remarks.after.extend(node.comments.iter().cloned());
    }

    /// Returns the line after a node, for writing.
    fn written_line(&self, after: NodeId) -> Line {
        let mut line = Line::default();
        let Some(&first) = self.children(after).first() else {
            line.comments.clone_from(&self.remarks(after).after);
            return line;
        };
        line.comments.clone_from(&self.remarks(first).before);
        line.nodes = self.written_nodes(first);
        line
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
            comments: after.clone(),
            variations: Vec::new(),
        }
    }
}
