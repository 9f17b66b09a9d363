// The script of the worker: it loads the engine and hands every message to it. The build puts the
// addresses of the engine's files in front, as FILES.
import init, { receive, start } from "/engine_worker.js";

// Messages that come before the engine is there.
let early = [];
self.onmessage = ({ data }) => (early ? early.push(data) : receive(data));

// The page hears of errors, but not of promises that fail. So they become errors.
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
