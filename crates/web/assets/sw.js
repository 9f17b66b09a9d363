// Makes the app work offline. The build prepends BUILD: the version, the files that the page needs
// to start, the files that the engine loads in the background, and the words by language.
const CACHE = `crownhead-${BUILD.version}`;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // API responses are never cached.
  if (url.pathname.startsWith("/api/")) return;
  event.respondWith(answer(request, url));
});
self.addEventListener("message", ({ data, ports }) => {
  // The page requests the waiting update.
  if (data === "update") self.skipWaiting();
  // The page reports its language.
  if (data?.language) keepWords([data.language]);
  // The page asks for the version, to check whether it's current.
  if (data === "version") ports[0].postMessage(BUILD.version);
});

// All or nothing: a version with a missing file is never used.
async function install() {
  const cache = await caches.open(CACHE);
  const files = [...BUILD.shell, ...BUILD.background];
  // Files with a hash in their name never change, so the browser's cache is fine. Revalidate the
  // others.
  const hashed = /-[0-9a-f]{16}\.[^/]*$/;
  await cache.addAll(files.map((path) =>
    new Request(path, { cache: hashed.test(path) ? "default" : "no-cache" })));
  await keepWords(await languagesBefore());
  // The first version has no older one to wait for.
  if (!self.registration.active) await self.skipWaiting();
}

// Caches the words of these languages, for all parts of the app.
async function keepWords(languages) {
  const cache = await caches.open(CACHE);
  const wanted = languages.flatMap((language) => BUILD.words[language] ?? []);
  const missing = [];
  for (const path of wanted) if (!await cache.match(path)) missing.push(path);
  await cache.addAll(missing);
}

// Returns English and the languages that the previous version cached.
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

// Every page of the app is the same file, and files come from this version's cache. Everything else
// goes to the network.
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const path = request.mode === "navigate" && !url.pathname.includes(".") ? "/" : url.pathname;
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}
