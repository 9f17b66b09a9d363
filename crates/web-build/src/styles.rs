//! Style sheets that import others.

use anyhow::{Context, Result, bail};

use crate::assets::Assets;

/// Replaces every import by the imported style sheet, which is no longer a separate file: one
/// request instead of many, and they compress better together.
pub(super) fn bundle(assets: &mut Assets) -> Result<()> {
    let mut imported = Vec::new();
    let mut bundles = Vec::new();
    for (path, bytes) in assets.iter() {
        let Some(text) = sheet(path, bytes) else {
            continue;
        };
        if !text.lines().any(|line| address(line).is_some()) {
            continue;
        }
        let mut bundle = String::new();
        for line in text.lines() {
            let Some(address) = address(line) else {
                bundle.push_str(line);
                bundle.push('\n');
                continue;
            };
            let part = assets
                .get(address)
                .and_then(|bytes| sheet(address, bytes))
                .with_context(|| format!("{path} imports {address}, which isn't a style sheet"))?;
            if part.contains("@import") {
                bail!("{path} imports {address}, which imports others");
            }
            bundle.push_str(part);
            imported.push(address.to_owned());
        }
        bundles.push((path.clone(), bundle.into_bytes()));
    }
    assets.extend(bundles);
    for path in imported {
        assets.remove(&path);
    }
    Ok(())
}

fn sheet<'a>(path: &str, bytes: &'a [u8]) -> Option<&'a str> {
    let is_sheet = path.ends_with(".css");
    is_sheet.then(|| std::str::from_utf8(bytes).ok())?
}

/// The path that a line imports: `@import "/base.css";` imports `base.css`.
fn address(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"/")?.strip_suffix("\";")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundled(files: &[(&str, &str)]) -> Result<Vec<(String, String)>> {
        let mut assets = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()))
            .collect();
        bundle(&mut assets)?;
        Ok(assets
            .into_iter()
            .map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap()))
            .collect())
    }

    #[test]
    fn imports_are_replaced_in_order() {
        let found = bundled(&[
            ("a.css", "a {\n}\n"),
            ("alone.css", "c {}"),
            ("b.css", "b {}\n"),
            (
                "first.css",
                "@import \"/b.css\";\n@import \"/a.css\";\nd {}\n",
            ),
            ("page.js", "@import \"/a.css\";"),
        ]);
        let expected = [
            ("alone.css", "c {}"),
            ("first.css", "b {}\na {\n}\nd {}\n"),
            ("page.js", "@import \"/a.css\";"),
        ]
        .map(|(path, text)| (path.to_owned(), text.to_owned()));
        assert_eq!(found.unwrap(), expected);
    }

    #[test]
    fn an_import_must_be_there_and_simple() {
        fn check(files: &[(&str, &str)], expected: &str) {
            assert_eq!(bundled(files).unwrap_err().to_string(), expected);
        }
        check(
            &[("a.css", "@import \"/b.css\";")],
            "a.css imports b.css, which isn't a style sheet",
        );
        check(
            &[
                ("a.css", "@import \"/b.css\";"),
                ("b.css", "@import \"/a.css\";"),
            ],
            "a.css imports b.css, which imports others",
        );
    }
}
