// The worker's script: it loads the engine and passes every message to it. The build prepends the
// addresses of the engine's files as FILES.
import init, { receive, start, table_arrived } from "/engine_worker.js";

// Messages that arrive before the engine is loaded.
let early = [];
self.onmessage = ({ data }) => (early ? early.push(data) : receive(data));

// The page sees errors, but not rejected promises, so turn those into errors.
const fail = (reason) => setTimeout(() => { throw reason; });
self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});

// A second worker fetches blocks of the large endgame tables, even while the engine searches. It
// starts when it's first asked.
let tables = null;
const mailbox = self.crossOriginIsolated ? new SharedArrayBuffer(16 + 65536) : undefined;
const ask = (request) => {
  if (!tables) {
    tables = new Worker("/tables.js");
    tables.onmessage = ({ data }) => table_arrived(data);
    // Without it, the large tables aren't available.
    tables.onerror = (event) => {
      event.preventDefault();
      table_arrived({ catalog: null });
    };
    if (mailbox) tables.postMessage({ mailbox });
  }
  tables.postMessage(request);
};

init().then(() => {
  start(FILES, ask, mailbox);
  const waiting = early;
  early = null;
  waiting.forEach((data) => receive(data));
}).catch(fail);
