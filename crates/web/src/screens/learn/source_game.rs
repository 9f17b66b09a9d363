//! The game that a puzzle comes from.

use crate::browser;
use crate::icon::{self, Icon};
use crate::screens::line::{SpokenLine, Tone};
use crate::texts::t;
use learn::{Puzzle, PuzzleGames, source_levels};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use review::{Place, game_address};

/// Where the site has the games.
const FILE: &str = "/puzzles.chpz.games";

/// The button that opens the game of a puzzle in review, where the puzzle is.
#[component]
pub(super) fn OpenGame(
    puzzle: Puzzle,
    /// Where to say that the game can't be loaded.
    line: SpokenLine,
) -> impl IntoView {
    let navigate = StoredValue::new_local(use_navigate());
    let puzzle = StoredValue::new(puzzle);
    let open = move |_| {
        spawn_local(async move {
            let bytes = browser::fetch_bytes(FILE).await;
            // Someone who has left the screen meanwhile stays where they are.
            let Some(address) = puzzle.try_with_value(|puzzle| {
                let games = PuzzleGames::decode_only(&bytes?, puzzle.game).ok()?;
                address(&games, puzzle)
            }) else {
                return;
            };
            match address {
                Some(address) => {
                    navigate.try_with_value(|navigate| navigate(&address, Default::default()));
                }
                None => line.say(t().learn_puzzle_game_missing(), Tone::Bad),
            }
        });
    };
    view! {
        <p>
            <button class="button small" data-testid="open-game" on:click=open>
                <Icon path=icon::EYE/>{t().learn_puzzle_game()}
            </button>
        </p>
    }
}

/// The address of a puzzle's game in review, with the solution beside it.
fn address(games: &PuzzleGames, puzzle: &Puzzle) -> Option<String> {
    let source = games.source(puzzle)?;
    let mut game = source.game.pdn();
    let levels = source_levels(games.seed, puzzle.game);
    for (tag, level) in ["Black", "White"].into_iter().zip(levels) {
        let name = t().learn_puzzle_player(u32::from(level.number()));
        game.tags.set(tag, &name).ok()?;
    }
    let place = Place::at(source.puzzle_ply())
        .with_line(source.ply, &source.line(puzzle))
        .seen_by(puzzle.pos.turn());
    game_address(&game, &place).ok()
}
