//! Online play: players, ratings, terms and searches.

use super::Speaker;
use crate::Words;
use online_play::{ApiTrouble, BadSearch, CurveFacts, PlayerResult, SearchFault};
use protocol::{
    GameEnd, Heat, MAX_OPENING_PLIES, Opening, PlayerKind, Record, SeekTerms, Speed, Wish,
};
use rules::Color;

/// A speed category as an argument.
const fn named(speed: Option<Speed>) -> crate::Speed {
    match speed {
        None => crate::Speed::None,
        Some(Speed::Blitz) => crate::Speed::Blitz,
        Some(Speed::Rapid) => crate::Speed::Rapid,
        Some(Speed::Classical) => crate::Speed::Classical,
        Some(Speed::Correspondence) => crate::Speed::Correspondence,
    }
}

impl Words {
    /// Whether a game is rated.
    pub fn rated(&self, is_rated: bool) -> &str {
        match is_rated {
            true => self.online_rated(),
            false => self.online_casual(),
        }
    }

    /// Whether a game is rated, and its speed.
    pub fn kind_of_game(&self, is_rated: bool, speed: Option<Speed>) -> String {
        self.online_kind_of_game(named(speed), self.rated(is_rated))
    }

    /// The result for one of the players.
    pub fn player_result(&self, result: PlayerResult) -> &str {
        match result {
            PlayerResult::Won => self.online_won(),
            PlayerResult::Drawn => self.online_drew(),
            PlayerResult::Lost => self.online_lost(),
        }
    }

    /// A speed category as a label.
    pub fn speed(&self, speed: Speed) -> &str {
        match speed {
            Speed::Blitz => self.speed_blitz(),
            Speed::Rapid => self.speed_rapid(),
            Speed::Classical => self.speed_classical(),
            Speed::Correspondence => self.speed_correspondence(),
        }
    }

    /// A speed category as part of a list.
    pub fn speed_fact(&self, speed: Speed) -> &str {
        match speed {
            Speed::Blitz => self.fact_blitz(),
            Speed::Rapid => self.fact_rapid(),
            Speed::Classical => self.fact_classical(),
            Speed::Correspondence => self.fact_correspondence(),
        }
    }

    /// A kind of player.
    pub fn player_kind(&self, kind: PlayerKind) -> &str {
        match kind {
            PlayerKind::Guest => self.online_kind_guest(),
            PlayerKind::Account => self.online_kind_player(),
            PlayerKind::Computer => self.online_kind_computer(),
        }
    }

    /// A rating, with a question mark if it's provisional.
    pub fn rating(&self, value: u32, is_provisional: bool) -> String {
        match is_provisional {
            true => self.online_rating_provisional(&value.to_string()),
            false => value.to_string(),
        }
    }

    /// The same for a screen reader.
    pub fn rating_spoken(&self, value: u32, is_provisional: bool) -> String {
        match is_provisional {
            true => self.online_rating_provisional_spoken(&value.to_string()),
            false => value.to_string(),
        }
    }

    /// The change of a rating, with its sign.
    pub fn rating_change(&self, change: i64) -> String {
        let sign = match change {
            ..0 => "\u{2212}",
            0 => "\u{b1}",
            1.. => "+",
        };
        format!("{sign}{}", change.unsigned_abs())
    }

    /// The uncertainty of a rating: twice the deviation in both directions.
    pub fn plus_minus(&self, deviation: u32) -> String {
        self.player_plus_minus(deviation.saturating_mul(2))
    }

    /// Wins, draws and losses.
    pub fn record(&self, record: Record) -> String {
        self.online_record(record.wins, record.draws, record.losses)
    }

    /// A rating chart for a screen reader.
    pub fn rating_curve(&self, speed: Speed, facts: CurveFacts) -> String {
        let CurveFacts {
            games,
            first,
            last,
            lowest,
            highest,
        } = facts;
        let [first, last, lowest, highest] =
            [first, last, lowest, highest].map(|it| it.to_string());
        self.online_curve(named(Some(speed)), games, &first, &last, &lowest, &highest)
    }

    /// How many games were found, and whether there are more.
    pub fn games_found(&self, count: usize, has_more: bool) -> String {
        match has_more {
            true => self.archive_found_more(count),
            false => self.archive_found(count),
        }
    }

    /// How a game starts, as a sentence.
    pub fn opening_sentence(&self, opening: Opening) -> &str {
        match opening {
            Opening::Free => self.challenge_opening_free(),
            Opening::ThreeMove => self.challenge_opening_three_move(),
            Opening::ElevenMan => self.challenge_opening_eleven_man(),
        }
    }

    /// Which game of a heat it is.
    pub fn heat(&self, part: Heat) -> &str {
        match part {
            Heat::First => self.live_heat_first(),
            Heat::Second => self.live_heat_second(),
        }
    }

    /// A player who lost the connection, with the time left to come back.
    pub fn reconnecting(&self, seconds: u64) -> String {
        self.live_reconnecting_time(&format!("{}:{:02}", seconds / 60, seconds % 60))
    }
}

impl Speaker {
    /// Why a request to the server failed, as a sentence.
    pub fn api_trouble(&self, trouble: &ApiTrouble) -> String {
        let words = self.words;
        match trouble {
            ApiTrouble::Offline => words.online_offline().to_owned(),
            ApiTrouble::NoGames => words.online_no_games().to_owned(),
            ApiTrouble::Refused(why) => self.why(why),
            ApiTrouble::BadSearch(bad) => self.bad_search(bad),
            ApiTrouble::NoSession => words.online_no_session().to_owned(),
            ApiTrouble::Odd => words.online_odd().to_owned(),
            ApiTrouble::NoAnswer => words.live_no_answer().to_owned(),
        }
    }

    /// What's wrong with a search.
    pub fn bad_search(&self, bad: &BadSearch) -> String {
        let words = self.words;
        match &bad.fault {
            SearchFault::NotAMove(why) => words.search_bad_opening(&self.bad_move(why)),
            SearchFault::IllegalMove(why) => words.search_bad_opening(&self.refusal(why)),
            SearchFault::NotAnOpening => words.search_no_opening(MAX_OPENING_PLIES),
            SearchFault::NotAPosition(why) => words.search_bad_position(&self.bad_position(why)),
            SearchFault::OpponentWithoutPlayer => words.search_opponent_needs_player().to_owned(),
            SearchFault::ResultWithoutPlayer => words.search_result_needs_player().to_owned(),
            SearchFault::DaysReversed => words.search_days_reversed().to_owned(),
            SearchFault::Other => words.search_bad().to_owned(),
        }
    }

    /// How a game ended, for a list: `Red won · resignation`.
    pub fn game_end(&self, end: &GameEnd) -> String {
        let why = self.termination(end.termination.termination());
        let winner = match end.result.as_str() {
            "1-0" => Color::Black,
            "0-1" => Color::White,
            // The reason says that it's a draw, or that the game was aborted.
            _ => return why.to_owned(),
        };
        self.words.result_won_because(self.named(winner), why)
    }

    /// The terms of a game, apart from its clock.
    pub fn seek_terms(&self, terms: &SeekTerms) -> String {
        let words = self.words;
        let speed = Speed::of(terms.time).map(|speed| words.speed_fact(speed));
        let rated = match terms.rated {
            true => words.fact_rated(),
            false => words.fact_casual(),
        };
        let opening = match terms.opening {
            Opening::Free => None,
            Opening::ThreeMove => Some(words.fact_three_move()),
            Opening::ElevenMan => Some(words.fact_eleven_man()),
        };
        let heat = terms.heat.then(|| words.fact_heat());
        let wanted = match terms.side {
            Wish::Any => None,
            Wish::Black => Some(Color::Black),
            Wish::White => Some(Color::White),
        };
        let wanted = wanted.map(|color| words.lobby_wants(self.named(color)));
        let parts = [speed, Some(rated), opening, heat].into_iter().flatten();
        words.facts(parts.map(str::to_owned).chain(wanted).collect::<Vec<_>>())
    }

    /// The sides of an offered game for its owner.
    pub fn sides_for_owner(&self, owner: Wish) -> String {
        let words = self.words;
        match owner {
            Wish::Any => words.challenge_sides_random().to_owned(),
            Wish::Black => words.challenge_you_play_first(self.named(Color::Black)),
            Wish::White => words.challenge_you_play(self.named(Color::White)),
        }
    }

    /// The sides of an offered game for the player who accepts it.
    pub fn sides_for_taker(&self, owner: Wish) -> String {
        self.sides_for_owner(match owner {
            Wish::Any => Wish::Any,
            Wish::Black => Wish::White,
            Wish::White => Wish::Black,
        })
    }
}
