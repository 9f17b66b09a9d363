// The worker's script: it loads the engine and hands every message to it.
import init from "/engine_worker.js";

await init();
