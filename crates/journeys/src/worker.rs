//! The engine's worker, spoken to as the page does.

use crate::Visit;
use anyhow::{Context, Result};
use engine_link::{FromWorker, Reply, Request, ToWorker};
use serde_json::Value;
use std::cell::Cell;

/// A worker of the engine in the page of a visit.
pub struct Worker<'a> {
    visit: &'a Visit,
    last_id: Cell<u32>,
}

/// Keeps the worker and all its messages in the page. The wish to stop goes through shared memory.
const START: &str = "
    const rig = { messages: [], crashes: [] };
    rig.worker = new Worker('/engine.js', { type: 'module' });
    rig.worker.onmessage = (event) => rig.messages.push(event.data);
    rig.worker.onerror = (event) => { event.preventDefault(); rig.crashes.push(event.message || 'not loaded'); };
    if (self.crossOriginIsolated) {
        rig.flag = new Int32Array(new SharedArrayBuffer(4));
        rig.worker.postMessage(rig.flag.buffer);
    }
    window.rig = rig;
    return Boolean(rig.flag);";

impl<'a> Worker<'a> {
    /// Starts a worker. Fails where it could not be stopped at once.
    pub async fn start(visit: &'a Visit) -> Result<Worker<'a>> {
        let can_stop = visit.script(START, Vec::new()).await?;
        anyhow::ensure!(can_stop == true, "the page is not isolated");
        Ok(Worker {
            visit,
            last_id: Cell::new(0),
        })
    }

    /// Asks, and does not wait.
    pub async fn post(&self, request: Request) -> Result<u32> {
        self.last_id.set(self.last_id.get() + 1);
        let id = self.last_id.get();
        self.post_text(&ToWorker::new(id, request).to_json())
            .await?;
        Ok(id)
    }

    /// Posts any text.
    pub async fn post_text(&self, text: &str) -> Result<()> {
        let script = "rig.worker.postMessage(arguments[0]);";
        self.visit.script(script, vec![text.into()]).await?;
        Ok(())
    }

    /// Stops everything that was asked up to now.
    pub async fn stop(&self) -> Result<()> {
        let script = "Atomics.store(rig.flag, 0, arguments[0]);";
        let last = vec![self.last_id.get().into()];
        self.visit.script(script, last).await?;
        Ok(())
    }

    /// Asks and waits for the last reply. Returns all of them.
    pub async fn ask(&self, request: Request) -> Result<Vec<Reply>> {
        let id = self.post(request).await?;
        self.replies(id).await
    }

    /// Waits for the last reply to a request. Returns all of them.
    pub async fn replies(&self, id: u32) -> Result<Vec<Reply>> {
        let mut replies = Vec::new();
        self.visit
            .until(&format!("the worker has answered {id}"), async || {
                replies = self.so_far(id).await?;
                Ok(replies.last().is_some_and(Reply::is_last))
            })
            .await
            .with_context(|| format!("so far: {replies:?}"))?;
        Ok(replies)
    }

    /// The replies to a request that have come until now.
    pub async fn so_far(&self, id: u32) -> Result<Vec<Reply>> {
        let state = self
            .visit
            .script("return [rig.messages, rig.crashes];", Vec::new())
            .await?;
        anyhow::ensure!(
            state[1] == Value::Array(Vec::new()),
            "crashed: {}",
            state[1]
        );
        let texts: Vec<String> = serde_json::from_value(state[0].clone())?;
        let mut replies = Vec::new();
        for text in texts {
            let message = FromWorker::from_json(&text).map_err(|error| error.fault)?;
            if message.id == id {
                replies.push(message.reply);
            }
        }
        Ok(replies)
    }

    /// Whether the worker has failed, and what the browser says about it.
    pub async fn crashes(&self) -> Result<Vec<String>> {
        let crashes = self.visit.script("return rig.crashes;", Vec::new()).await?;
        Ok(serde_json::from_value(crashes)?)
    }
}
