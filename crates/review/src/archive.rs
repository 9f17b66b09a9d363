//! Online games, and the analysis that the server keeps of them.

use protocol::{AnalysisScore, AnalyzedMistake, GameAnalysis, GameId, GameLog, StoredAnalysis};
use room::Room;
use rules::Color;
use study::{Better, Evaluation, GameFindings, Study};

/// An online game, as it was when it was loaded.
#[derive(Clone, Debug)]
pub struct OnlineGame {
    /// Which game it is.
    pub id: GameId,
    /// The game as PDN.
    pub pdn: String,
    /// The players, Black first.
    pub title: String,
    /// The user's side.
    pub side: Option<Color>,
    /// Whether it's still in progress.
    pub is_running: bool,
    /// What the server has kept of an earlier analysis.
    pub analysis: Option<StoredAnalysis>,
}

impl OnlineGame {
    /// Reads the game from a server log. `None` if the log can't be replayed.
    pub fn read(log: &GameLog) -> Option<OnlineGame> {
        let room = Room::replay(&log.events).ok()?;
        let name = |color| room.seat(color).name.to_string();
        Some(OnlineGame {
            id: log.game,
            pdn: saves::to_pdn(&room, log.now),
            title: format!("{} – {}", name(Color::Black), name(Color::White)),
            side: log.side.map(Color::from),
            is_running: room.turn().is_some(),
            analysis: None,
        })
    }

    /// Whether the server keeps an analysis by this user: the game is over, and the user played it.
    pub const fn takes_analysis(&self) -> bool {
        self.side.is_some() && !self.is_running
    }

    /// The game with what the server has kept of an analysis. `None` if it can't be read.
    pub(crate) fn study(&self) -> Option<Study> {
        let mut study = crate::source::read(&self.pdn)?;
        if let Some(kept) = &self.analysis {
            study.adopt(&findings_in(&kept.analysis));
        }
        Some(study)
    }
}

/// The analysis of the game as it was played, for the server. `None` if the study has other moves
/// in its main line, or before every position has been looked at.
pub fn analysis_of(study: &Study, played: &Study) -> Option<GameAnalysis> {
    let is_game = study.has_line_of(played) && study.main_line().len() == played.main_line().len();
    let found = is_game.then(|| study.findings())??;
    let mistake = |(ply, better): (usize, Better)| AnalyzedMistake {
        ply: u32::try_from(ply).unwrap_or(u32::MAX),
        best: better.best,
        played: better.played,
        second: better.second.map(score),
    };
    Some(GameAnalysis {
        scores: found.evaluations.into_iter().map(score).collect(),
        mistakes: found.better.into_iter().map(mistake).collect(),
    })
}

/// What the server has kept, for a study.
fn findings_in(kept: &GameAnalysis) -> GameFindings {
    let better = |mistake: &AnalyzedMistake| {
        let better = Better {
            best: mistake.best.clone(),
            played: mistake.played.clone(),
            second: mistake.second.map(evaluation),
        };
        Some((usize::try_from(mistake.ply).ok()?, better))
    };
    GameFindings {
        evaluations: kept.scores.iter().copied().map(evaluation).collect(),
        better: kept.mistakes.iter().filter_map(better).collect(),
    }
}

fn score(evaluation: Evaluation) -> AnalysisScore {
    match evaluation {
        Evaluation::Estimate(value) => AnalysisScore::Estimate(value),
        Evaluation::Win { winner, plies } => AnalysisScore::Win {
            winner: winner.into(),
            plies,
        },
        Evaluation::Draw => AnalysisScore::Draw,
    }
}

fn evaluation(score: AnalysisScore) -> Evaluation {
    match score {
        AnalysisScore::Estimate(value) => Evaluation::Estimate(value),
        AnalysisScore::Win { winner, plies } => Evaluation::Win {
            winner: winner.into(),
            plies,
        },
        AnalysisScore::Draw => Evaluation::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Game;

    /// Otherwise the server would refuse what the app keeps.
    #[test]
    fn the_server_takes_lines_of_the_length_that_explains() {
        assert_eq!(protocol::MAX_ANALYSIS_LINE, study::MAX_LINE);
    }

    /// The form from before there was a second score.
    #[test]
    fn an_older_analysis_is_read() {
        let old =
            r#"{"scores":["draw"],"mistakes":[{"ply":1,"best":[[11,15]],"played":[[11,16]]}]}"#;
        let kept: GameAnalysis = serde_json::from_str(old).unwrap();
        assert_eq!(kept.mistakes[0].second, None);
        assert_eq!(serde_json::to_string(&kept).unwrap(), old);
    }

    #[test]
    fn an_analysis_goes_to_the_server_and_comes_back() {
        let mut game = Game::new();
        for _ in 0..2 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let played = Study::of_game(&game);
        let mut study = played.clone();
        let line = study.main_line();
        study.evaluate(line[0], Evaluation::Estimate(7));
        study.evaluate(line[1], Evaluation::Draw);
        assert_eq!(analysis_of(&study, &played), None);
        let win = Evaluation::Win {
            winner: Color::White,
            plies: Some(9),
        };
        study.evaluate(line[2], win);
        let other = game.positions()[1].moves()[1];
        let better = Better {
            best: vec![other],
            played: vec![game.moves()[1]],
            second: Some(Evaluation::Estimate(-30)),
        };
        study.improve(line[2], better.clone());
        let sent = analysis_of(&study, &played).unwrap();
        assert_eq!(sent.scores[0], AnalysisScore::Estimate(7));
        assert_eq!(sent.mistakes[0].ply, 2);
        assert_eq!(sent.mistakes[0].second, Some(AnalysisScore::Estimate(-30)));
        let mut fresh = played.clone();
        fresh.adopt(&findings_in(&sent));
        assert_eq!(fresh.evaluation(line[2]), Some(win));
        assert_eq!(fresh.better(line[2]), Some(&better));
        // Not with other moves in the main line.
        game.play(game.legal_moves()[0]).unwrap();
        assert_eq!(analysis_of(&study, &Study::of_game(&game)), None);
    }
}
