// Fetches blocks of the large endgame tables for the engine, and keeps them for offline use. The
// engine is busy while it searches, so blocks are passed through shared memory if the browser
// allows it, and in messages otherwise.

const CACHE = "endgame-blocks";
const CATALOG = "/endgames/catalog.cheg";
// Up to 64 MB.
const MOST_BLOCKS = 1024;

// Shared with the engine: whether the mailbox is free (0), being filled (1) or full (2); the number
// of the request; the length of the block, or -1; and whether it's a saved copy. Then the bytes.
let mailbox = null;
let flags = null;
const outgoing = [];
let kept = null;

self.onmessage = ({ data }) => {
  if (data.mailbox) {
    mailbox = new Uint8Array(data.mailbox, 16);
    flags = new Int32Array(data.mailbox, 0, 4);
  } else if (data === "taken") {
    deliver();
  } else if (data === "catalog") {
    catalog().then((bytes) => self.postMessage({ catalog: bytes }));
  } else {
    block(data)
      .catch(() => ({ bytes: null, isSaved: false }))
      .then((found) => {
        outgoing.push({ number: data.number, ...found });
        deliver();
      });
  }
};

function deliver() {
  while (outgoing.length > 0) {
    const { number, bytes, isSaved } = outgoing[0];
    if (!mailbox || (bytes && bytes.byteLength > mailbox.length)) {
      outgoing.shift();
      self.postMessage({ number, bytes, isSaved });
      continue;
    }
    if (Atomics.compareExchange(flags, 0, 0, 1) !== 0) return;
    outgoing.shift();
    if (bytes) mailbox.set(new Uint8Array(bytes));
    flags[1] = number;
    flags[2] = bytes ? bytes.byteLength : -1;
    flags[3] = isSaved ? 1 : 0;
    Atomics.store(flags, 0, 2);
    // For an idle engine.
    self.postMessage("delivered");
  }
}

// Only secure pages have a cache.
async function openCache() {
  try {
    return await self.caches?.open(CACHE);
  } catch {
    return undefined;
  }
}

async function block({ file, version, start, end, isFresh }) {
  const cache = await openCache();
  const key = `/endgames/${file}?version=${version}&start=${start}`;
  if (!isFresh) {
    const saved = await cache?.match(key);
    if (saved) return { bytes: await saved.arrayBuffer(), isSaved: true };
  }
  const headers = { Range: `bytes=${start}-${end - 1}` };
  const answer = await fetch(`/endgames/${file}`, { headers, cache: "no-store" });
  if (answer.status !== 206) throw new Error(`${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if (cache) await keep(cache, key, bytes);
  return { bytes, isSaved: false };
}

// A full disk isn't an error: the block is fetched again next time.
async function keep(cache, key, bytes) {
  try {
    kept ??= (await cache.keys()).length;
    await cache.put(key, new Response(bytes));
    kept += 1;
    if (kept > MOST_BLOCKS) {
      // The oldest come first.
      const keys = await cache.keys();
      const old = keys.filter(({ url }) => !url.endsWith(CATALOG)).slice(0, MOST_BLOCKS / 8);
      for (const each of old) await cache.delete(each);
      kept = keys.length - old.length;
    }
  } catch {}
}

// The tables that the server has now, or had when it was last asked.
async function catalog() {
  const cache = await openCache();
  try {
    const answer = await fetch(CATALOG, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const bytes = await answer.arrayBuffer();
    try {
      await cache?.put(CATALOG, new Response(bytes));
    } catch {}
    return bytes;
  } catch {
    return (await cache?.match(CATALOG))?.arrayBuffer() ?? null;
  }
}
