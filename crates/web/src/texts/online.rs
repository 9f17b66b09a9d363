//! Online play, apart from the games themselves.

use super::home::level_name;
use super::{saved_speaker, t, with_pieces};
use engine::Level;
use local_play::Pieces;
use online_play::{BadSearch, CurveFacts, PlayerResult, SearchFault};
use protocol::{GameEnd, MAX_OPENING_PLIES, Opening, PlayerKind, Record, SeekTerms, Speed, Wish};
use rules::Color;

/// An address as people type it.
pub(crate) const EXAMPLE_SERVER: &str = "play.example.org";

/// The command that lets others on the same network in.
pub(crate) const HOST_COMMAND: &str = "crownhead serve --listen 0.0.0.0:3264";

/// The command that starts a server with games.
pub(crate) const NO_GAMES_COMMAND: &str = "crownhead serve";

/// Describes whether a game is rated, and its speed.
pub(crate) fn kind_of_game(rated: bool, speed: Option<Speed>) -> String {
    let rated = match rated {
        true => t().online_rated(),
        false => t().online_casual(),
    };
    t().online_kind_of_game(named(speed), rated)
}

const fn named(speed: Option<Speed>) -> words::Speed {
    match speed {
        None => words::Speed::None,
        Some(Speed::Blitz) => words::Speed::Blitz,
        Some(Speed::Rapid) => words::Speed::Rapid,
        Some(Speed::Classical) => words::Speed::Classical,
        Some(Speed::Correspondence) => words::Speed::Correspondence,
    }
}

/// Returns the result for one of the players.
pub(crate) fn score(score: PlayerResult) -> &'static str {
    match score {
        PlayerResult::Won => t().online_won(),
        PlayerResult::Drawn => t().online_drew(),
        PlayerResult::Lost => t().online_lost(),
    }
}

/// Returns a speed category as a label.
pub(crate) fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Blitz => t().speed_blitz(),
        Speed::Rapid => t().speed_rapid(),
        Speed::Classical => t().speed_classical(),
        Speed::Correspondence => t().speed_correspondence(),
    }
}

pub(crate) fn kind(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Guest => t().online_kind_guest(),
        PlayerKind::Account => t().online_kind_player(),
        PlayerKind::Computer => t().online_kind_computer(),
    }
}

/// Formats a rating, with a question mark if it's provisional.
pub(crate) fn rating(value: u32, provisional: bool) -> String {
    match provisional {
        true => t().online_rating_provisional(&value.to_string()),
        false => value.to_string(),
    }
}

pub(crate) fn rating_spoken(value: u32, provisional: bool) -> String {
    match provisional {
        true => t().online_rating_provisional_spoken(&value.to_string()),
        false => value.to_string(),
    }
}

pub(crate) fn record(record: Record) -> String {
    t().online_record(record.wins, record.draws, record.losses)
}

/// Describes a rating chart for screen readers.
pub(crate) fn curve(speed: Speed, facts: CurveFacts) -> String {
    let CurveFacts {
        games,
        first,
        last,
        lowest,
        highest,
    } = facts;
    let [first, last, lowest, highest] = [first, last, lowest, highest].map(|it| it.to_string());
    t().online_curve(named(Some(speed)), games, &first, &last, &lowest, &highest)
}

/// Returns a player's name as it's shown. The server's own names are translated: nobody else can
/// have them.
pub(crate) fn name(name: &str) -> String {
    if name == protocol::DELETED_PLAYER {
        return t().online_deleted_player().to_owned();
    }
    let level = name
        .strip_prefix(protocol::COMPUTER_PREFIX)
        .and_then(|rest| rest.strip_suffix(')')?.parse::<Level>().ok());
    match level {
        Some(level) => t().online_computer_name(level_name(level)),
        None => name.to_owned(),
    }
}

/// Describes what's wrong with a search.
pub(crate) fn bad_search(bad: &BadSearch) -> String {
    match &bad.fault {
        SearchFault::NotAMove(why) => t().search_bad_opening(&saved_speaker().bad_move(why)),
        SearchFault::IllegalMove(why) => t().search_bad_opening(&saved_speaker().refusal(why)),
        SearchFault::NotAnOpening => t().search_no_opening(MAX_OPENING_PLIES),
        SearchFault::NotAPosition(why) => {
            t().search_bad_position(&saved_speaker().bad_position(why))
        }
        SearchFault::OpponentWithoutPlayer => t().search_opponent_needs_player().to_owned(),
        SearchFault::ResultWithoutPlayer => t().search_result_needs_player().to_owned(),
        SearchFault::DaysReversed => t().search_days_reversed().to_owned(),
        SearchFault::Other => t().search_bad().to_owned(),
    }
}

/// Describes how a game ended, for a list: `Red won · resignation`.
pub(crate) fn ending(end: &GameEnd, pieces: Pieces) -> String {
    let why = with_pieces(pieces).termination(end.termination.termination());
    let winner = match end.result.as_str() {
        "1-0" => Color::Black,
        "0-1" => Color::White,
        // The reason says that it's a draw, or that the game was aborted.
        _ => return why.to_owned(),
    };
    t().result_won_because(with_pieces(pieces).named(winner), why)
}

/// Describes how many games were found, and whether there are more.
pub(crate) fn found(count: usize, more: bool) -> String {
    match more {
        true => t().archive_found_more(count),
        false => t().archive_found(count),
    }
}

pub(crate) fn won(color: Color, pieces: Pieces) -> String {
    t().result_won(with_pieces(pieces).named(color))
}

/// Describes the uncertainty of a rating: twice the deviation in both directions.
pub(crate) fn plus_minus(deviation: u32) -> String {
    t().player_plus_minus(deviation.saturating_mul(2))
}

/// Describes the terms of a game, apart from its clock.
pub(crate) fn facts(terms: &SeekTerms, pieces: Pieces) -> String {
    let t = t();
    let speed = Speed::of(terms.time).map(speed_fact);
    let rated = if terms.rated {
        t.fact_rated()
    } else {
        t.fact_casual()
    };
    let opening = match terms.opening {
        Opening::Free => None,
        Opening::ThreeMove => Some(t.fact_three_move()),
        Opening::ElevenMan => Some(t.fact_eleven_man()),
    };
    let heat = terms.heat.then(|| t.fact_heat());
    let parts = [speed, Some(rated), opening, heat].into_iter().flatten();
    let mut parts: Vec<String> = parts.map(str::to_owned).collect();
    let wants = |color| t.lobby_wants(with_pieces(pieces).named(color));
    match terms.side {
        Wish::Any => {}
        Wish::Black => parts.push(wants(Color::Black)),
        Wish::White => parts.push(wants(Color::White)),
    }
    t.facts(parts)
}

/// Returns a speed category as part of a list.
pub(crate) fn speed_fact(speed: Speed) -> &'static str {
    match speed {
        Speed::Blitz => t().fact_blitz(),
        Speed::Rapid => t().fact_rapid(),
        Speed::Classical => t().fact_classical(),
        Speed::Correspondence => t().fact_correspondence(),
    }
}

/// Describes the sides of an offered game for its owner.
pub(crate) fn sides_for_owner(owner: Wish, pieces: Pieces) -> String {
    let speaker = with_pieces(pieces);
    match owner {
        Wish::Any => t().challenge_sides_random().to_owned(),
        Wish::Black => t().challenge_you_play_first(speaker.named(Color::Black)),
        Wish::White => t().challenge_you_play(speaker.named(Color::White)),
    }
}

/// Describes the sides of an offered game for the player who accepts it.
pub(crate) fn sides_for_taker(owner: Wish, pieces: Pieces) -> String {
    let taker = match owner {
        Wish::Any => Wish::Any,
        Wish::Black => Wish::White,
        Wish::White => Wish::Black,
    };
    sides_for_owner(taker, pieces)
}

/// Describes how the game starts, as a sentence.
pub(crate) fn opening_sentence(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => t().challenge_opening_free(),
        Opening::ThreeMove => t().challenge_opening_three_move(),
        Opening::ElevenMan => t().challenge_opening_eleven_man(),
    }
}
