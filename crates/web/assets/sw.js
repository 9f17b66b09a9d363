// Keeps the app working without a network. The build puts the list of files in front, as BUILD:
// its version, what the page needs to start, what the engine loads in the background, and the words by language.
const CACHE = `crownhead-${BUILD.version}`;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // What changes from moment to moment is never kept.
  if (url.pathname.startsWith("/api/")) return;
  event.respondWith(answer(request, url));
});
self.addEventListener("message", ({ data, ports }) => {
  // The page asks for the update that is waiting.
  if (data === "update") self.skipWaiting();
  // The page tells which language it speaks.
  if (data?.language) keepWords([data.language]);
  // The page asks whether it is still the newest.
  if (data === "version") ports[0].postMessage(BUILD.version);
});

// All or nothing: a version of which a file is missing is never used.
async function install() {
  const cache = await caches.open(CACHE);
  const files = [...BUILD.shell, ...BUILD.background];
  // Names with a hash never change, so the browser's own copy will do. The others are asked for anew.
  const hashed = /-[0-9a-f]{16}\.[^/]*$/;
  await cache.addAll(files.map((path) =>
    new Request(path, { cache: hashed.test(path) ? "default" : "no-cache" })));
  await keepWords(await languagesBefore());
  // The first version has no older one to wait for.
  if (!self.registration.active) await self.skipWaiting();
}

// The words of a language in all parts of the app.
async function keepWords(languages) {
  const cache = await caches.open(CACHE);
  const wanted = languages.flatMap((language) => BUILD.words[language] ?? []);
  const missing = [];
  for (const path of wanted) if (!await cache.match(path)) missing.push(path);
  await cache.addAll(missing);
}

// English, and the languages that the version before this one kept.
async function languagesBefore() {
  const found = new Set(["en"]);
  for (const name of await caches.keys()) {
    if (!name.startsWith("crownhead-")) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const [, language] = new URL(url).pathname.match(/^\/words\/(.+)-[0-9a-f]{16}\./) ?? [];
      if (language) found.add(language);
    }
  }
  return [...found];
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("crownhead-") && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

// Every page of the app is the same file; files are those of this version. Only what is not part of
// the app goes to the network.
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const path = request.mode === "navigate" && !url.pathname.includes(".") ? "/" : url.pathname;
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}
