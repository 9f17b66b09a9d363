//! A finished game as PDN.

use crate::bout::{Bout, EndedBy};
use crate::{GameNumber, Opening};
use notation::pdn::{Comment, PdnGame, Writer};
use rules::Color;

/// The text of a game, followed by an empty line.
pub(crate) fn pdn_of_bout(
    number: GameNumber,
    opening: &Opening,
    names: [&str; 2],
    bout: &Bout,
    with_remarks: bool,
) -> Vec<u8> {
    let mut game = PdnGame::from(&bout.game);
    game.result = bout.ending.outcome.into();
    let termination = match bout.ended_by {
        EndedBy::Rules => "normal",
        EndedBy::Adjudication => "adjudication",
        EndedBy::Time => "time forfeit",
        EndedBy::Infraction(_) => "rules infraction",
        EndedBy::Gone(_) => "abandoned",
    };
    let round = number.to_string();
    for (name, value) in [
        ("Event", "Crownhead match"),
        ("Round", round.as_str()),
        ("Black", names[Color::Black as usize]),
        ("White", names[Color::White as usize]),
        ("Opening", opening.name.as_str()),
        ("Termination", termination),
        ("PlyCount", ""),
    ] {
        game.tags.set(name, value).expect("the tag name is valid");
    }
    if with_remarks {
        let first = bout.game.moves().len() - bout.remarks.len();
        for (node, remark) in game.line.nodes[first..].iter_mut().zip(&bout.remarks) {
            let choice = remark.choice;
            let score = choice.score.map(|score| format!("{score:+.2}"));
            let depth = choice.depth.map(|depth| format!("depth {depth}"));
            let time = Some(format!("{:.3} s", remark.time.as_secs_f64()));
            let words: Vec<String> = [score, depth, time].into_iter().flatten().collect();
            node.comments.extend(Comment::new(&words.join(", ")));
        }
    }
    let last_words = match &bout.ended_by {
        EndedBy::Infraction(why) | EndedBy::Gone(why) => format!("{}: {why}", bout.ending),
        _ => bout.ending.to_string(),
    };
    let comments = match game.line.nodes.last_mut() {
        Some(node) => &mut node.comments,
        None => &mut game.line.comments,
    };
    comments.extend(Comment::new(&last_words));
    let mut writer = Writer::new(Vec::new());
    writer
        .write(&game)
        .expect("the moves were played by the rules");
    let mut text = writer.into_inner();
    text.push(b'\n');
    text
}
