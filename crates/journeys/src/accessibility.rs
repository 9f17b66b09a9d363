//! What axe-core finds on a page.
//!
//! `cargo xtask journeys` fetches axe-core into `target/tools`; it is no part of the project.

use crate::{Visit, root};
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::env;
use std::fs;
use std::path::PathBuf;

/// Something that keeps people from using the page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Finding {
    /// The name of the rule.
    pub id: String,
    /// How bad it is, as axe-core says: minor, moderate, serious or critical.
    pub impact: Option<String>,
    /// What the rule asks for.
    pub help: String,
    /// Where it is broken.
    pub nodes: Vec<Place>,
}

/// An element that breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Place {
    /// The beginning of the element.
    pub html: String,
}

impl Visit {
    /// Everything that axe-core finds on the page as it is now.
    pub async fn findings(&self) -> Result<Vec<Finding>> {
        let path = env::var_os("AXE").map_or_else(
            || root().join("target/tools/axe-core/axe.min.js"),
            PathBuf::from,
        );
        let axe = fs::read_to_string(&path).with_context(|| {
            format!(
                "cannot read {}: `cargo xtask journeys` fetches it",
                path.display()
            )
        })?;
        // Injected by the driver, so that it is no script of the page and no policy stands against it.
        self.script(&axe, Vec::new()).await?;
        let script = "const done = arguments[0];
            axe.run(document, { resultTypes: ['violations'] })
                .then((found) => done(found.violations), (error) => done(String(error)));";
        let found = self.script_later(script, Vec::new()).await?;
        serde_json::from_value(found.clone()).with_context(|| format!("axe-core says {found}"))
    }

    /// Fails if anything on the page is a serious hindrance.
    pub async fn check_accessibility(&self) -> Result<()> {
        let is_serious =
            |finding: &Finding| matches!(finding.impact.as_deref(), Some("serious" | "critical"));
        let mut found = self.findings().await?;
        found.retain(is_serious);
        let page = self.driver.current_url().await?;
        ensure!(found.is_empty(), "{} at {page}: {found:#?}", found.len());
        Ok(())
    }
}
