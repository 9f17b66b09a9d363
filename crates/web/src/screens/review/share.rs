//! Sharing a study: a link that contains the game, and pictures.

use super::state::ReviewState;
use crate::browser;
use crate::icon::{self, Icon};
use crate::texts::{review as texts, t};
use ::share::{Picture, PictureError, SvgBoard, link};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Board;
use study::Study;

/// The width and height of pictures, in pixels.
const DIAGRAM_SIZE: usize = 704;
const ANIMATION_SIZE: usize = 396;

/// How long an animation shows each position, in hundredths of a second.
const HUNDREDTHS: u16 = 100;

/// The buttons for sharing.
#[component]
pub(super) fn Share(review: ReviewState) -> impl IntoView {
    view! {
        <Show when=move || review.is_sharing.get()>
            <div class="row share" role="group" aria-label=t().share_title()>
                <button
                    class="button small"
                    title=t().share_link_title()
                    data-testid="copy-game-link"
                    on:click=move |_| review.copy_link()
                >
                    <Icon path=icon::SHARE/>{t().review_copy_link()}
                </button>
                <button class="button small" data-testid="share-svg" on:click=move |_| review.save_svg()>
                    <Icon path=icon::SAVE/>{t().share_svg()}
                </button>
                <button class="button small" data-testid="share-png" on:click=move |_| review.save_png()>
                    <Icon path=icon::SAVE/>{t().share_png()}
                </button>
                <button class="button small" data-testid="share-gif" on:click=move |_| review.save_gif()>
                    <Icon path=icon::SAVE/>{t().share_gif()}
                </button>
            </div>
        </Show>
    }
}

impl ReviewState {
    /// Copies a link with the whole game.
    fn copy_link(self) {
        let game = self.study.with_untracked(Study::to_pdn);
        let Ok(text) = link::encode(&game) else {
            self.tell(t().share_too_long());
            return;
        };
        let address = format!("{}{}{text}", browser::origin(), link::PATH);
        spawn_local(async move {
            match browser::copy(&address).await {
                Ok(()) => self.tell(t().review_link_copied()),
                // Without a clipboard, the address bar has the link.
                Err(_) => browser::replace_address(&format!("{}{text}", link::PATH)),
            }
        });
    }

    fn board(self) -> Board {
        self.study.with_untracked(|study| *study.position().board())
    }

    fn save_svg(self) {
        let (board, bottom) = (self.board(), self.orientation.get_untracked().bottom);
        let board = &board;
        let text = SvgBoard { board, bottom }.to_string();
        self.save("svg", "image/svg+xml", text.as_bytes());
    }

    fn save_png(self) {
        let picture = Picture::new(DIAGRAM_SIZE, self.orientation.get_untracked().bottom);
        let mut bytes = Vec::new();
        let written = picture.write_png(&mut bytes, &self.board());
        self.save_picture("png", "image/png", &bytes, written);
    }

    fn save_gif(self) {
        let picture = Picture::new(ANIMATION_SIZE, self.orientation.get_untracked().bottom);
        let boards: Vec<Board> = self.study.with_untracked(|study| {
            let line = study.main_line().into_iter();
            line.map(|node| *study.position_at(node).board()).collect()
        });
        let mut bytes = Vec::new();
        let written = picture.write_gif(&mut bytes, &boards, HUNDREDTHS);
        self.save_picture("gif", "image/gif", &bytes, written);
    }

    fn save_picture(
        self,
        ending: &str,
        kind: &str,
        bytes: &[u8],
        written: Result<(), PictureError>,
    ) {
        match written {
            Ok(()) => self.save(ending, kind, bytes),
            Err(_) => self.tell(t().review_not_exported()),
        }
    }

    fn save(self, ending: &str, kind: &str, bytes: &[u8]) {
        let name = self.file_name();
        let stem = name.strip_suffix(".pdn").unwrap_or(&name);
        if browser::download_bytes(&format!("{stem}.{ending}"), kind, bytes).is_err() {
            self.tell(t().review_not_exported());
        }
    }

    /// The name of the study as a file.
    pub(super) fn file_name(self) -> String {
        self.source.with_untracked(|source| match source {
            super::source::Source::Saved(saved) => saved.file_name(),
            super::source::Source::Online(game) => texts::online_file(game.id.as_str()),
            super::source::Source::Position(_) | super::source::Source::Shared(_) => {
                texts::file_name()
            }
        })
    }
}
