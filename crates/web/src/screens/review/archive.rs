//! Sends the analysis of an online game to the server, which keeps it.

use super::source::Source;
use super::state::ReviewState;
use crate::online::api;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online_play::requests;
use review::analysis_of;

impl ReviewState {
    /// Stores the analysis of a finished game on the server for the next visit, if the user played
    /// the game.
    pub(super) fn archive_analysis(self) {
        let Some((game, record)) = self.source.with_untracked(|source| match source {
            Source::Online(game) if game.takes_analysis() => Some((game.id, source.record()?)),
            _ => None,
        }) else {
            return;
        };
        let found = self
            .study
            .with_untracked(|study| analysis_of(study, &record));
        let Some(found) = found else { return };
        self.source.update(|source| {
            if let Source::Online(game) = source {
                game.analysis = None;
            }
        });
        spawn_local(async move {
            // If it can't be kept there, it's still on this device.
            let _ = api::ask(requests::keep_analysis(game, &found)).await;
        });
    }
}
