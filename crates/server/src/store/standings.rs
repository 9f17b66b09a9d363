//! The state of listed games in progress.
//!
//! Lists of live games are requested often, and little happens in a game between requests. So the
//! state of listed games is cached, and only newer events are read.

use super::{Store, StoreError};
use protocol::GameId;
use room::{Event, Room, Status};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// How many games are cached, at a few kilobytes each.
const KEPT: usize = 1_000;

/// Listed games, as of the last time their logs were read.
#[derive(Clone, Default)]
pub(super) struct Standings(Arc<Mutex<HashMap<GameId, Room>>>);

impl Standings {
    fn get(&self, games: &[GameId]) -> HashMap<GameId, Room> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = games.iter().filter_map(|game| {
            let room = kept.get(game)?;
            Some((*game, room.clone()))
        });
        found.collect()
    }

    /// Caches these states, unless there are newer ones. Removes finished games.
    fn put(&self, rooms: &HashMap<GameId, Room>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() + rooms.len() > KEPT {
            kept.clear();
        }
        for (game, room) in rooms {
            let is_newer = |kept: &Room| kept.next_seq() >= room.next_seq();
            if room.status() != Status::Playing {
                kept.remove(game);
            } else if !kept.get(game).is_some_and(is_newer) {
                kept.insert(*game, room.clone());
            }
        }
    }
}

impl Store {
    /// The state of these games. Games with a broken log are left out.
    pub(super) async fn standings(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, Room>, StoreError> {
        let mut rooms = self.standings.get(games);
        let wanted: Vec<_> = games
            .iter()
            .map(|game| (*game, rooms.get(game).map_or(0, Room::next_seq)))
            .collect();
        for (game, events) in self.logs_from(&wanted).await? {
            match gone_on(rooms.remove(&game), &events) {
                Ok(room) => drop(rooms.insert(game, room)),
                // The others are listed anyway.
                Err(error) => tracing::error!(%game, %error, "the log is broken"),
            }
        }
        self.standings.put(&rooms);
        Ok(rooms)
    }
}

fn gone_on(room: Option<Room>, events: &[Event]) -> Result<Room, room::BrokenLog> {
    let Some(mut room) = room else {
        return Room::replay(events);
    };
    for event in events {
        room.apply(event)?;
    }
    Ok(room)
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{Action, Command, Instant, Name, Seat, Sides, Terms};
    use rules::Color;

    fn game(number: usize) -> GameId {
        let mut bytes = [0; 12];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::try_from((number >> (5 * place)) % 32).unwrap();
        }
        GameId::from_random(bytes)
    }

    fn room() -> Room {
        let seat = || Seat::human(Name::new("Ann").unwrap());
        let seats = Sides {
            black: seat(),
            white: seat(),
        };
        Room::open(Terms::local(seats), Instant::from_millis(0))
            .unwrap()
            .0
    }

    #[test]
    fn only_games_that_go_on_are_kept_and_only_so_many() {
        let standings = Standings::default();
        let put =
            |number, room: &Room| standings.put(&HashMap::from([(game(number), room.clone())]));
        let old = room();
        let mut new = room();
        let mv = new.game().legal_moves()[0];
        let moved = Command::player(Color::Black, Action::Move(mv));
        new.act(&moved, Instant::from_millis(1)).unwrap();
        put(1, &new);
        put(1, &old);
        assert_eq!(standings.get(&[game(1), game(2)])[&game(1)], new);
        new.act(
            &Command::player(Color::Black, Action::Resign),
            Instant::from_millis(2),
        )
        .unwrap();
        put(1, &new);
        assert!(standings.get(&[game(1)]).is_empty());
        for number in 0..3 * KEPT {
            put(number, &old);
            assert!(standings.0.lock().unwrap().len() <= KEPT);
            assert_eq!(standings.get(&[game(number)]).len(), 1);
        }
    }
}
