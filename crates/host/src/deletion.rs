//! The names of deleted players, which a live game must not keep either.

use crate::Host;
use protocol::{DELETED_PLAYER, PlayerId, ServerMessage, Side};
use room::{Event, Fact, Name, Room};
use rules::Color;

/// The first fact of a log without the name of this side's player. `None` if a log doesn't start
/// like this.
pub fn without_name(opened: &Fact, side: Color) -> Option<Fact> {
    let Fact::Opened(terms) = opened else {
        return None;
    };
    let mut terms = terms.clone();
    terms.seats[side].name = Name::new(DELETED_PLAYER).ok()?;
    Some(Fact::Opened(terms))
}

/// Whether these facts start the same game, perhaps with other names.
fn differ_in_names_only(opened: &Fact, other: &Fact) -> bool {
    let nameless = |fact| without_name(&without_name(fact, Color::Black)?, Color::White);
    nameless(opened).is_some() && nameless(opened) == nameless(other)
}

impl Host {
    /// Replaces the name of a deleted player, in the log and in the chat. Spectators in the chat are
    /// only known by name.
    pub(crate) fn forget(&mut self, player: PlayerId, name: Option<&str>) {
        let seat = self.row.side_of(player);
        let is_theirs = |side: Option<Side>, said: &str| match side {
            Some(side) => seat == Some(side.into()),
            None => name == Some(said),
        };
        for said in &mut self.said {
            if let ServerMessage::Said { side, name, .. } = said
                && is_theirs(*side, name)
            {
                DELETED_PLAYER.clone_into(name);
            }
        }
        let opened = self.log.first().zip(seat);
        let fact = opened.and_then(|(opened, seat)| without_name(&opened.fact, seat));
        if let (Some(first), Some(fact)) = (self.log.first(), fact) {
            self.reopen(Event {
                fact,
                ..first.clone()
            });
        }
    }

    /// Takes in the first event as the store has it now. Only names may have changed.
    pub(crate) fn reopen(&mut self, opened: Event) {
        let Some(first) = self.log.first_mut().filter(|first| **first != opened) else {
            return;
        };
        if (first.seq, first.at) != (opened.seq, opened.at)
            || !differ_in_names_only(&first.fact, &opened.fact)
        {
            return self.fail("the store has another game under this ID".to_owned());
        }
        *first = opened;
        match Room::replay(&self.log) {
            Ok(room) => self.room = room,
            Err(error) => self.fail(format!("the log is broken: {error}")),
        }
    }
}
