//! Accessibility checks with axe-core.||`cargo xtask journeys` downloads axe-core to
//! `target/tools`. It isn't part of the project.

use crate::{Visit, root};
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::env;
use std::fs;
use std::path::PathBuf;

/// An accessibility problem on a page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Finding {
    /// The ID of the rule.
    pub id: String,
    /// The severity from axe-core: minor, moderate, serious or critical.
    pub impact: Option<String>,
    /// What the rule requires.
    pub help: String,
    /// The elements that break it.
    pub nodes: Vec<Place>,
}

/// An element that breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Place {
    /// The start of the element's HTML.
    pub html: String,
}

impl Visit {
    /// Returns everything that axe-core finds on the current page.
    pub async fn findings(&self) -> Result<Vec<Finding>> {
        let path = env::var_os("AXE").map_or_else(
            || root().join("target/tools/axe-core/axe.min.js"),
            PathBuf::from,
        );
        let axe = fs::read_to_string(&path).with_context(|| {
            format!(
                "can't read {}; `cargo xtask journeys` downloads it",
                path.display()
            )
        })?;
        // Injected by the driver, so the page's content security policy doesn't block it.
        self.script(&axe, Vec::new()).await?;
        let script = "const done = arguments[0];
            axe.run(document, { resultTypes: ['violations'] })
                .then((found) => done(found.violations), (error) => done(String(error)));";
        let found = self.script_later(script, Vec::new()).await?;
        serde_json::from_value(found.clone()).with_context(|| format!("axe-core reported {found}"))
    }

    /// Fails if the page has an accessibility problem.
    pub async fn check_accessibility(&self) -> Result<()> {
        let found = self.findings().await?;
        let page = self.driver.current_url().await?;
        ensure!(found.is_empty(), "{} at {page}: {found:#?}", found.len());
        Ok(())
    }
}
