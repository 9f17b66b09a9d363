//! Progress reports of an engine.

use crate::command::join_moves;
use crate::{HubMove, ProtocolLine};
use engine::{Score, ScoreKind, Statistics};
use std::time::Duration;

/// The progress of a search. Every part is optional.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Info {
    /// The iteration, in plies.
    pub depth: Option<u32>,
    /// The average depth of the leaves.
    pub mean_depth: Option<f64>,
    /// The evaluation for the side to move, in men.
    pub score: Option<f64>,
    /// The number of positions searched.
    pub nodes: Option<u64>,
    /// The elapsed time.
    pub time: Option<Duration>,
    /// The best line.
    pub pv: Vec<HubMove>,
}

impl Info {
    pub(crate) fn new(line: &engine::Line, statistics: &Statistics) -> Info {
        Info {
            depth: Some(line.depth),
            mean_depth: statistics.mean_depth(),
            score: Some(men(line.score)),
            nodes: Some(statistics.nodes),
            time: Some(statistics.elapsed),
            pv: line.moves.iter().copied().map(HubMove::from).collect(),
        }
    }

    /// Parses the valid parts of an `info` line. The rest is ignored: engines put all kinds of
    /// things there.
    pub(crate) fn read(line: &ProtocolLine) -> Info {
        let real = |name: &str| {
            let number: f64 = line.get(name)?.parse().ok()?;
            number.is_finite().then_some(number)
        };
        let pv = line.get("pv").unwrap_or_default();
        Info {
            depth: line.get("depth").and_then(|text| text.parse().ok()),
            mean_depth: real("mean-depth"),
            score: real("score"),
            nodes: line.get("nodes").and_then(|text| text.parse().ok()),
            time: real("time").and_then(|time| Duration::try_from_secs_f64(time).ok()),
            pv: pv
                .split_whitespace()
                .map_while(|text| text.parse().ok())
                .collect(),
        }
    }

    pub(crate) fn line(&self) -> ProtocolLine {
        let line = ProtocolLine::new("info")
            .with_some("depth", self.depth)
            .with_some(
                "mean-depth",
                self.mean_depth.map(|depth| format!("{depth:.1}")),
            )
            .with_some("score", self.score.map(|score| format!("{score:.2}")))
            .with_some("nodes", self.nodes)
            .with_some(
                "time",
                self.time.map(|time| format!("{:.3}", time.as_secs_f64())),
            )
            .with_some(
                "nps",
                self.millions_per_second()
                    .map(|speed| format!("{speed:.1}")),
            );
        match self.pv.as_slice() {
            [] => line,
            pv => line.with("pv", join_moves(pv)),
        }
    }

    /// Millions of nodes per second, if enough time has passed to measure.
    fn millions_per_second(&self) -> Option<f64> {
        let seconds = self.time?.as_secs_f64();
        (seconds >= 0.001).then_some(self.nodes? as f64 / seconds / 1e6)
    }
}

/// A score in men, by the conventions of the protocol: an evaluation within 80, a database win at
/// 85, a win in `n` plies at `100 - n/100`.
pub fn men(score: Score) -> f64 {
    let sign = |wins| if wins { 1.0 } else { -1.0 };
    match score.kind() {
        ScoreKind::Evaluation(value) => (f64::from(value) / 100.0).clamp(-80.0, 80.0),
        ScoreKind::Tablebase { wins } => sign(wins) * 85.0,
        ScoreKind::Proven { wins, plies } => sign(wins) * (100.0 - f64::from(plies) / 100.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_in_men() {
        #[track_caller]
        fn check(score: Score, expected: &str) {
            let info = Info {
                score: Some(men(score)),
                ..Info::default()
            };
            assert_eq!(info.line().to_string(), format!("info score={expected}"));
        }
        check(Score::evaluation(125), "1.25");
        check(Score::evaluation(-7), "-0.07");
        check(Score::evaluation(14_000), "80.00");
        check(Score::tablebase_win(40), "85.00");
        check(-Score::tablebase_win(40), "-85.00");
        check(Score::win_in(7), "99.93");
        check(Score::loss_in(0), "-100.00");
    }

    #[test]
    fn infos_are_read_and_written() {
        let text = "info depth=21 mean-depth=20.8 score=-0.01 nodes=31261613 time=3.906 nps=8.0 \
                    pv=\"11-15 22-18 15x22x18\"";
        let info = Info::read(&text.parse().unwrap());
        assert_eq!((info.depth, info.nodes), (Some(21), Some(31_261_613)));
        assert_eq!(info.pv.len(), 3);
        assert_eq!(info.line().to_string(), text);
    }

    #[test]
    fn what_is_odd_in_an_info_is_left_out() {
        #[track_caller]
        fn check(text: &str, kept: &str) {
            assert_eq!(Info::read(&text.parse().unwrap()).line().to_string(), kept);
        }
        check("info depth=many score=inf nodes=5", "info nodes=5");
        check("info pv=\"11-15 ... 15-19\" time=-1", "info pv=11-15");
        check("info mood=good", "info");
        check("info nodes=9 time=0", "info nodes=9 time=0.000");
    }
}
