//! What was found in games whose analysis was interrupted, kept until they are opened again.

use engine_link::Line;
use study::{Study, UnfinishedSurvey};

/// The maximum number of games to keep.
const MAX_GAMES: usize = 4;

/// Interrupted analyses, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UnfinishedSurveys {
    all: Vec<UnfinishedSurvey>,
}

impl UnfinishedSurveys {
    /// Reads stored text. Text that makes no sense is as if there were none.
    pub fn read(text: &str) -> UnfinishedSurveys {
        let all: Vec<(String, Vec<Vec<Line>>)> = serde_json::from_str(text).unwrap_or_default();
        let survey = |(game, heard)| UnfinishedSurvey { game, heard };
        UnfinishedSurveys {
            all: all.into_iter().map(survey).collect(),
        }
    }

    /// The text to store. `None` if there's nothing to store.
    pub fn text(&self) -> Option<String> {
        let plain: Vec<(&String, &Vec<Vec<Line>>)> =
            self.all.iter().map(|it| (&it.game, &it.heard)).collect();
        let text = serde_json::to_string(&plain).expect("plain data serializes to JSON");
        (!plain.is_empty()).then_some(text)
    }

    /// The interrupted analysis of the game in a study.
    pub fn find(&self, study: &Study) -> Option<&UnfinishedSurvey> {
        self.all.iter().find(|survey| survey.is_about(study))
    }

    /// Adds an interrupted analysis, or replaces the one of the same game. The oldest are dropped.
    pub fn keep(&mut self, survey: UnfinishedSurvey) {
        self.forget(&survey.game);
        self.all.insert(0, survey);
        self.all.truncate(MAX_GAMES);
    }

    /// Drops the oldest one, because there's no space for all of them. Returns `false` if there's
    /// none.
    pub fn drop_oldest(&mut self) -> bool {
        self.all.pop().is_some()
    }

    /// Forgets what was found in a game. Returns whether there was something.
    pub fn forget(&mut self, game: &str) -> bool {
        let count = self.all.len();
        self.all.retain(|other| other.game != game);
        self.all.len() < count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn survey(game: &str) -> UnfinishedSurvey {
        UnfinishedSurvey {
            game: game.to_owned(),
            heard: vec![Vec::new()],
        }
    }

    fn games(surveys: &UnfinishedSurveys) -> Vec<&str> {
        surveys.all.iter().map(|it| it.game.as_str()).collect()
    }

    #[test]
    fn the_latest_games_are_kept_each_once() {
        let mut surveys = UnfinishedSurveys::default();
        assert_eq!(surveys.text(), None);
        for game in ["a", "b", "c", "a", "d", "e"] {
            surveys.keep(survey(game));
        }
        assert_eq!(games(&surveys), ["e", "d", "a", "c"]);
        let text = surveys.text().unwrap();
        assert_eq!(UnfinishedSurveys::read(&text), surveys);
        assert!(surveys.forget("d") && !surveys.forget("d"));
        assert!(surveys.drop_oldest());
        assert_eq!(games(&surveys), ["e", "a"]);
        assert_eq!(UnfinishedSurveys::read("nonsense").text(), None);
    }
}
