//! What is known of a game beyond its log: the players' ratings, and the score of a heat.

use super::table::LiveTable;
use crate::online::api;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::HeatScore;
use protocol::{Heat, PlayerRating, Speed};
use room::{Room, Sides};
use rules::Color;

/// What is known of a game beyond its log.
#[derive(Clone, Copy)]
pub(super) struct Known {
    ratings: RwSignal<Sides<Option<PlayerRating>>>,
    /// The first game of the heat, if this is the second.
    first: RwSignal<Option<Room>>,
}

impl Known {
    pub(super) fn new() -> Known {
        Known {
            ratings: RwSignal::new(Sides::default()),
            first: RwSignal::new(None),
        }
    }
}

impl LiveTable {
    /// Asks the server for what the log does not have.
    pub(super) fn look_up(self) {
        let (after, heat, is_rated, time) = self.game.with_untracked(|game| {
            let time = game.room().terms().time;
            (game.after(), game.heat(), game.is_rated(), time)
        });
        if let (Some(first), Some(Heat::Second)) = (after, heat) {
            spawn_local(async move {
                let log = api::game(first).await;
                let room = log.ok().and_then(|log| Room::replay(&log.events).ok());
                self.known.first.try_set(room);
            });
        }
        let Some(speed) = Speed::of(time).filter(|_| is_rated) else {
            return;
        };
        for color in Color::BOTH {
            let name = self
                .game
                .with_untracked(|game| game.room().seat(color).name.to_string());
            spawn_local(async move {
                let profile = api::profile_by_name(&name).await.ok();
                let rating = profile.and_then(|profile| {
                    let mut ratings = profile.ratings.into_iter();
                    ratings.find(|rating| rating.speed == speed)
                });
                self.known
                    .ratings
                    .try_update(|ratings| ratings[color] = rating);
            });
        }
    }

    pub(super) fn rating(self, color: Color) -> Option<PlayerRating> {
        self.known.ratings.with(|ratings| ratings[color])
    }

    /// The score of the heat, in its second game.
    pub(super) fn heat_score(self) -> Option<HeatScore> {
        self.known.first.with(|first| {
            let first = first.as_ref()?;
            Some(self.game.with(|game| HeatScore::of(first, game.room())))
        })
    }
}
