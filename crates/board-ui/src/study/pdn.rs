//! Studies from PDN games and back.

use super::{NodeId, Remarks, Study};
use notation::pdn::{self, Action, Line, PdnGame, Style, Variation, WriteError, Writer};
use rules::Labels;

impl Study {
    /// A study of a game that was read, with its variations and remarks. The cursor is at the start.
    ///
    /// A line ends before a move that is not legal; games that a reader gives have none.
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

    /// The study as a game to be written, with its variations and remarks.
    pub fn to_pdn(&self) -> PdnGame {
        PdnGame {
            tags: self.tags.clone(),
            rules: self.rules,
            start: *self.position_at(Study::ROOT),
            line: self.written_line(Study::ROOT),
            result: self.result,
        }
    }

    /// The study as PDN text. Fails only where variations are nested deeper than any reader takes.
    pub fn pdn_text(&self, labels: Labels) -> Result<String, WriteError> {
        let style = Style {
            labels,
            ..Style::default()
        };
        let mut writer = Writer::with_style(Vec::new(), style);
        writer.write(&self.to_pdn())?;
        Ok(String::from_utf8_lossy(&writer.into_inner()).into_owned())
    }

    /// Reads a line that begins after a node. Gives the first node of the line.
    ///
    /// The line comes before its variations, so that a variation that repeats a move of the line does
    /// not come to stand before it. Readers do not nest variations deep, and so this function does
    /// not either.
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
                    // A variation of words only: they stay with the move that they are about.
                    None => {
                        let words = variation.line.comments.iter().cloned();
                        self.remarks_mut(at).after.extend(words.chain(said));
                    }
                }
            }
        }
        first
    }

    /// Adds what a file says about a move. A move can come twice, in the line and in a variation.
    fn add_remarks(&mut self, at: NodeId, node: &pdn::Node) {
        let remarks = self.remarks_mut(at);
        remarks.strength = remarks.strength.or(node.strength);
        remarks.nags.extend(&node.nags);
        remarks.clock = remarks.clock.or(node.clock);
        remarks.after.extend(node.comments.iter().cloned());
    }

    /// The line after a node, to be written.
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

    /// A node and those after it in its line, to be written. The variations to the first one belong
    /// to whoever asks; those to the others are theirs.
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
