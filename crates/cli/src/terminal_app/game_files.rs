//! The saved games of the terminal app: one PDN file each, in the user's data folder.

use anyhow::Context;
use etcetera::BaseStrategy;
use local_play::{Choices, SavedGame, SavedGameState, Session};
use room::Instant;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The saved games.
pub(crate) struct GameFiles {
    folder: PathBuf,
    /// Games that were opened from another folder, and are saved there.
    elsewhere: HashMap<String, PathBuf>,
    /// The game that this window plays, with its lock.
    held: Option<(String, File)>,
}

impl GameFiles {
    /// Opens the folder, and creates it if it's missing.
    pub(crate) fn open() -> anyhow::Result<GameFiles> {
        let folder = data_folder()?.join("games");
        fs::create_dir_all(&folder)
            .with_context(|| format!("can't create {}", folder.display()))?;
        Ok(GameFiles {
            folder,
            elsewhere: HashMap::new(),
            held: None,
        })
    }

    /// Saves the game with this ID in this file from now on.
    pub(crate) fn keep_in(&mut self, id: &str, file: &Path) {
        self.elsewhere.insert(id.to_owned(), file.to_owned());
    }

    fn place(&self, id: &str) -> PathBuf {
        match self.elsewhere.get(id) {
            Some(file) => file.clone(),
            None => self.folder.join(format!("{id}.pdn")),
        }
    }

    pub(super) fn save(&self, id: &str, pdn: &str) -> io::Result<()> {
        replace(&self.place(id), pdn.as_bytes())
    }

    /// All games that can be read. Files of other programs are skipped.
    pub(crate) fn all(&self) -> Vec<SavedGame> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        entries.filter_map(|entry| read(&entry.path())).collect()
    }

    pub(super) fn delete(&self, id: &str) {
        if !self.elsewhere.contains_key(id) {
            let _ = fs::remove_file(self.place(id));
            let _ = fs::remove_file(self.lock_file(id));
        }
    }

    /// Keeps other windows from playing this game, instead of the one before. Returns whether that
    /// was possible.
    pub(crate) fn hold(&mut self, id: &str) -> bool {
        if self.held.as_ref().is_some_and(|(held, _)| held == id) {
            return true;
        }
        let path = self.lock_file(id);
        let lock = File::create(&path).and_then(|file| {
            file.try_lock()?;
            Ok(file)
        });
        match lock {
            Ok(file) => {
                self.release();
                self.held = Some((id.to_owned(), file));
                true
            }
            Err(error) => error.kind() != io::ErrorKind::WouldBlock,
        }
    }

    /// A lock belongs to an open file, so a leftover file is harmless.
    fn release(&mut self) {
        if let Some((id, _)) = self.held.take() {
            let _ = fs::remove_file(self.lock_file(&id));
        }
    }

    fn lock_file(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.lock"))
    }

    /// The options of the last game.
    pub(crate) fn choices(&self) -> Choices {
        let text = fs::read_to_string(self.choices_file()).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    pub(super) fn save_choices(&self, choices: &Choices) {
        // They're only a convenience.
        if let Ok(text) = serde_json::to_vec(choices) {
            let _ = replace(&self.choices_file(), &text);
        }
    }

    fn choices_file(&self) -> PathBuf {
        self.folder.join("choices.json")
    }
}

impl Drop for GameFiles {
    fn drop(&mut self) {
        self.release();
    }
}

/// The user's data folder, which is created if it's missing.
pub(super) fn data_folder() -> anyhow::Result<PathBuf> {
    let base = etcetera::choose_base_strategy().context("there is no home folder")?;
    let folder = base.data_dir().join("crownhead");
    fs::create_dir_all(&folder).with_context(|| format!("can't create {}", folder.display()))?;
    Ok(folder)
}

fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    durable::replace(path, |out| out.write_all(text))
}

fn read(path: &Path) -> Option<SavedGame> {
    let is_pdn = path.extension().is_some_and(|extension| extension == "pdn");
    let id = path.file_stem()?.to_str()?.to_owned();
    let facts = fs::metadata(path).ok().filter(|_| is_pdn)?;
    if facts.len() > saves::MAX_BYTES {
        return None;
    }
    let pdn = fs::read_to_string(path).ok()?;
    let since = facts.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    let changed = i64::try_from(since.as_millis()).ok()?;
    let state = match Session::from_pdn(&pdn, Instant::from_millis(0)) {
        Ok(session) => SavedGameState::of(&session),
        Err(_) => SavedGameState::Imported,
    };
    Some(SavedGame::file(id, state, pdn, changed))
}
