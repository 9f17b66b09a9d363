//! What isn't in a game's log: the players' ratings, and the score of a heat.

use super::table::LiveTable;
use crate::online::api;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::{HeatScore, LiveGame, requests};
use protocol::{Heat, PlayerRating, Speed};
use room::{Room, Sides};
use rules::Color;

/// A player's rating, and how the game changed it.
#[derive(Clone, Copy)]
pub(super) struct RatingInGame {
    pub(super) now: PlayerRating,
    pub(super) change: Option<i64>,
}

/// What isn't in a game's log.
#[derive(Clone, Copy)]
pub(super) struct ServerFacts {
    ratings: RwSignal<Sides<Option<RatingInGame>>>,
    /// The first game of the heat, if this is the second.
    first: RwSignal<Option<Room>>,
}

impl ServerFacts {
    pub(super) fn new() -> ServerFacts {
        ServerFacts {
            ratings: RwSignal::new(Sides::default()),
            first: RwSignal::new(None),
        }
    }
}

impl LiveTable {
    /// Asks the server for what isn't in the log.
    pub(super) fn look_up(self) {
        let (after, heat) = self.view.game_untracked(|game| (game.after(), game.heat()));
        if let (Some(first), Some(Heat::Second)) = (after, heat) {
            spawn_local(async move {
                let log = api::ask(requests::game(first)).await;
                let room = log.ok().and_then(|log| Room::replay(&log.events).ok());
                self.facts.first.try_set(room);
            });
        }
        let is_over = Memo::new(move |_| self.view.game(LiveGame::is_over));
        // At the start, and when the end of the game has changed them.
        Effect::new(move |was_over: Option<bool>| {
            let is_over = is_over.get();
            if was_over.is_none_or(|was_over| is_over && !was_over) {
                self.look_up_ratings();
            }
            is_over
        });
    }

    fn look_up_ratings(self) {
        let (is_rated, time) = self
            .view
            .game_untracked(|game| (game.is_rated(), game.room().terms().time));
        let Some(speed) = Speed::of(time).filter(|_| is_rated) else {
            return;
        };
        for color in Color::BOTH {
            let name = self
                .view
                .game_untracked(|game| game.room().seat(color).name.to_string());
            spawn_local(async move {
                let profile = api::ask(requests::profile_by_name(&name)).await.ok();
                let found = profile.and_then(|profile| {
                    let mut ratings = profile.ratings.into_iter();
                    ratings.find(|rating| rating.speed == speed)
                });
                let Some(now) = found else { return };
                self.facts.ratings.try_update(|ratings| {
                    let before = ratings[color].map(|known| known.now.value);
                    let change = before.map(|before| i64::from(now.value) - i64::from(before));
                    ratings[color] = Some(RatingInGame { now, change });
                });
            });
        }
    }

    pub(super) fn rating(self, color: Color) -> Option<RatingInGame> {
        self.facts.ratings.with(|ratings| ratings[color])
    }

    /// Returns the score of the heat, in its second game.
    pub(super) fn heat_score(self) -> Option<HeatScore> {
        self.facts.first.with(|first| {
            let first = first.as_ref()?;
            Some(self.view.game(|game| HeatScore::of(first, game.room())))
        })
    }
}
