// The worker's script: it loads the engine and passes every message to it. The build prepends the
// addresses of the engine's files as FILES.
import init, { receive, start } from "/engine_worker.js";

// Messages that arrive before the engine is loaded.
let early = [];
self.onmessage = ({ data }) => (early ? early.push(data) : receive(data));

// The page sees errors, but not rejected promises, so turn those into errors.
const fail = (reason) => setTimeout(() => { throw reason; });
self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});

init().then(() => {
  start(FILES);
  const waiting = early;
  early = null;
  waiting.forEach((data) => receive(data));
}).catch(fail);
