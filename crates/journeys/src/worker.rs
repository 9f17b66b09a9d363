//! The engine's worker, used the same way as by the page.

use crate::Visit;
use anyhow::{Context, Result};
use engine_link::{FromWorker, Reply, Request, ToWorker};
use serde_json::Value;
use std::cell::Cell;

/// An engine worker in the page of a visit.
pub struct Worker<'a> {
    visit: &'a Visit,
    last_id: Cell<u32>,
}

/// Keeps the worker and all its messages in the page. Stopping goes through shared memory.
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
    /// Starts a worker. Fails if the page isn't isolated, because then it couldn't be stopped.
    pub async fn start(visit: &'a Visit) -> Result<Worker<'a>> {
        let can_stop = visit.script(START, Vec::new()).await?;
        anyhow::ensure!(can_stop == true, "the page isn't cross-origin isolated");
        Ok(Worker {
            visit,
            last_id: Cell::new(0),
        })
    }

    /// Sends a request without waiting.
    pub async fn post(&self, request: Request) -> Result<u32> {
        self.last_id.set(self.last_id.get() + 1);
        let id = self.last_id.get();
        self.post_text(&ToWorker::new(id, request).to_json())
            .await?;
        Ok(id)
    }

    /// Posts raw text.
    pub async fn post_text(&self, text: &str) -> Result<()> {
        let script = "rig.worker.postMessage(arguments[0]);";
        self.visit.script(script, vec![text.into()]).await?;
        Ok(())
    }

    /// Stops all requests sent until now.
    pub async fn stop(&self) -> Result<()> {
        let script = "Atomics.store(rig.flag, 0, arguments[0]);";
        let last = vec![self.last_id.get().into()];
        self.visit.script(script, last).await?;
        Ok(())
    }

    /// Sends a request, waits for its last reply, and returns all replies.
    pub async fn ask(&self, request: Request) -> Result<Vec<Reply>> {
        let id = self.post(request).await?;
        self.replies(id).await
    }

    /// Waits for the last reply to a request, and returns all of them.
    pub async fn replies(&self, id: u32) -> Result<Vec<Reply>> {
        let mut replies = Vec::new();
        self.visit
            .until(&format!("the worker has answered {id}"), async || {
                replies = self.so_far(id).await?;
                Ok(replies.last().is_some_and(Reply::is_last))
            })
            .await
            .with_context(|| format!("replies until now: {replies:?}"))?;
        Ok(replies)
    }

    /// Returns the replies to a request until now.
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

    /// Returns the worker's errors, as reported by the browser.
    pub async fn crashes(&self) -> Result<Vec<String>> {
        let crashes = self.visit.script("return rig.crashes;", Vec::new()).await?;
        Ok(serde_json::from_value(crashes)?)
    }
}
