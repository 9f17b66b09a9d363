//! Compresses the files and writes those that have changed.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::names::Site;
use crate::{Mode, assets};

/// Files are stored compressed if that saves at least this share: below it, decompression isn't
/// worthwhile.
const LEAST_SAVING_PERCENT: usize = 5;

/// The extension of files that the program contains anyway: the endgame tables. A compressed site
/// stores only their digests, because the files would be a tenth of the program. The server fills
/// them in.
const IN_PROGRAM: &str = ".cheg";

/// How a file is stored.
#[derive(Clone, Copy)]
pub(super) struct Stored {
    pub(super) plain: usize,
    /// The size over the wire: compressed or plain, whichever is stored.
    pub(super) wire: usize,
}

/// Makes the folder `dist` contain the site and nothing else.
///
/// A file with the right content isn't touched, so whatever embeds it isn't rebuilt. `packed`
/// caches compressed files, by the hash of their content.
pub(super) fn write(
    site: &Site,
    mode: Mode,
    dist: &Path,
    packed: &Path,
) -> Result<BTreeMap<String, Stored>> {
    fs::create_dir_all(packed).with_context(|| format!("can't create {}", packed.display()))?;
    fs::create_dir_all(dist).with_context(|| format!("can't create {}", dist.display()))?;
    let mut stored = BTreeMap::new();
    let mut written = BTreeSet::new();
    for (path, file) in &site.files {
        let plain = file.bytes.len();
        let (name, bytes, wire) = if mode == Mode::Quick {
            (file.name.clone(), Cow::from(&file.bytes), plain)
        } else if path.ends_with(IN_PROGRAM) {
            let digest = hex::encode(Sha256::digest(&file.bytes));
            let name = format!("{}.sha256", file.name);
            (name, Cow::from(digest.into_bytes()), plain)
        } else {
            match compress(&file.bytes, packed).with_context(|| format!("can't compress {path}"))? {
                Some(smaller) => {
                    let wire = smaller.len();
                    (format!("{}.br", file.name), Cow::from(smaller), wire)
                }
                None => (file.name.clone(), Cow::from(&file.bytes), plain),
            }
        };
        let target = dist.join(name);
        replace_if_different(&target, &bytes)?;
        written.insert(target);
        stored.insert(path.clone(), Stored { plain, wire });
    }
    for path in assets::files_below(dist)? {
        if !written.contains(&path) {
            fs::remove_file(&path).with_context(|| format!("can't remove {}", path.display()))?;
        }
    }
    Ok(stored)
}

fn replace_if_different(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("can't create {}", folder.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("can't write {}", path.display()))
}

/// The compressed form, if that's worthwhile.
fn compress(bytes: &[u8], cache: &Path) -> Result<Option<Vec<u8>>> {
    let packed = packed(bytes, cache)?;
    let is_worth_it = packed.len() * 100 <= bytes.len() * (100 - LEAST_SAVING_PERCENT);
    Ok(is_worth_it.then_some(packed))
}

fn packed(bytes: &[u8], cache: &Path) -> Result<Vec<u8>> {
    let digest = hex::encode(Sha256::digest(bytes));
    let kept = cache.join(format!("{digest}.br"));
    if let Ok(bytes) = fs::read(&kept) {
        return Ok(bytes);
    }
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    {
        let mut writer = brotli::CompressorWriter::with_params(&mut packed, 1 << 16, &parameters);
        writer.write_all(bytes)?;
        writer.flush()?;
    }
    fs::write(&kept, &packed)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names;

    #[test]
    fn the_folder_holds_the_site_and_nothing_else() {
        let scratch = tempfile::tempdir().unwrap();
        let (dist, packed) = (scratch.path().join("dist"), scratch.path().join("packed"));
        fs::create_dir_all(dist.join("old")).unwrap();
        fs::write(dist.join("old/page.js.br"), "stale").unwrap();
        let text = "a page of words, and again a page of words. ".repeat(20);
        let noise: Vec<u8> = Sha256::digest(b"noise").to_vec();
        let site = names::settle(
            [
                ("index.html".to_owned(), text.clone().into_bytes()),
                ("deep/noise.bin".to_owned(), noise.clone()),
                ("tables.cheg".to_owned(), noise.clone()),
            ]
            .into(),
        )
        .unwrap();

        let stored = write(&site, Mode::Release, &dist, &packed).unwrap();
        assert_eq!(stored["index.html"].plain, text.len());
        assert!(stored["index.html"].wire < text.len() / 4);
        assert_eq!(fs::read(dist.join("deep/noise.bin")).unwrap(), noise);
        assert!(!dist.join("old/page.js.br").exists());
        let digest = hex::encode(Sha256::digest(&noise));
        let reference = fs::read(dist.join("tables.cheg.sha256")).unwrap();
        assert_eq!(reference, digest.as_bytes());
        assert!(!dist.join("tables.cheg").exists());
        assert_eq!(stored["tables.cheg"].wire, noise.len());

        let mut unpacked = Vec::new();
        let bytes = fs::read(dist.join("index.html.br")).unwrap();
        brotli::BrotliDecompress(&mut bytes.as_slice(), &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());

        let plain = write(&site, Mode::Quick, &scratch.path().join("quick"), &packed).unwrap();
        assert_eq!(plain["index.html"].wire, text.len());
        assert!(scratch.path().join("quick/index.html").exists());
        assert!(scratch.path().join("quick/tables.cheg").exists());

        // The second time, nothing is written.
        let touched = |path: &str| fs::metadata(dist.join(path)).unwrap().modified().unwrap();
        let before = touched("index.html.br");
        write(&site, Mode::Release, &dist, &packed).unwrap();
        assert_eq!(touched("index.html.br"), before);
    }
}
