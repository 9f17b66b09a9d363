// Starts the part of the app for the current URL. The build generates the modules.

// Apply the chosen color scheme before the first paint.
try {
  const { scheme } = JSON.parse(localStorage.getItem("crownhead.settings")) ?? {};
  if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage may be denied or contain anything. Then the system's scheme applies.
}

// The build prepends WORDS: the URLs of all word files, by language, then by part of the app.
const first = location.pathname.split("/")[1];
const [part, module] = ["online", "challenge"].includes(first) ? ["online", import("/online.js")]
  : ["learn", "setup", "review", "library", "help", "settings"].includes(first) ? ["desk", import("/desk.js")]
  : ["base", import("/page.js")];
const styles = part === "base" ? undefined : loadStyles("/styles/later.css");
const LANGUAGE = "crownhead.language";
const language = chooseLanguage();
try {
  const words = await loadWords(language).catch(() => loadWords("en"));
  globalThis.crownheadWords = { ...words, languages: Object.keys(WORDS) };
  document.documentElement.lang = words.language;
  document.documentElement.dir = words.language === "ar" ? "rtl" : "ltr";
  const [{ default: start }] = await Promise.all([module, styles]);
  await start();
} catch (error) {
  // The words may be damaged. Then this tab falls back to English.
  if (language === "en" || !rememberForTab("en")) tellItFailed();
  else loadAgainInEnglish();
  throw error;
}

function loadAgainInEnglish() {
  const address = new URL(location);
  address.searchParams.delete("lang");
  location.replace(address);
}

// In English, because no words are loaded.
function tellItFailed() {
  const notice = document.createElement("p");
  notice.className = "notice bad";
  notice.textContent = "Crownhead couldn't load. Check your connection and reload the page.";
  document.body.append(notice);
}

function rememberForTab(language) {
  try {
    sessionStorage.setItem(LANGUAGE, language);
    return true;
  } catch {
    // Storage may be denied.
    return false;
  }
}

// Returns the language from the URL, which then applies to this tab, or else the one from the
// settings, or else the browser's first language that we have.
function chooseLanguage() {
  const asked = known(new URLSearchParams(location.search).get("lang"));
  if (asked) rememberForTab(asked);
  const wanted = [asked];
  try {
    wanted.push(sessionStorage.getItem(LANGUAGE), localStorage.getItem(LANGUAGE));
  } catch {
    // Storage may be denied.
  }
  wanted.push(...navigator.languages);
  return wanted.map(known).find((language) => language) ?? "en";
}

// Returns the language for this tag, if we have it: "pt" and "PT-pt" are "pt-BR".
function known(tag) {
  if (!tag) return undefined;
  const base = (text) => text.toLowerCase().split("-")[0];
  const languages = Object.keys(WORDS);
  return languages.find((language) => language.toLowerCase() === tag.toLowerCase())
    ?? languages.find((language) => base(language) === base(tag));
}

// Loads the shared words and those of this part.
async function loadWords(language) {
  // The desk also shows games from the server.
  const parts = new Set(part === "desk" ? ["base", "online", part] : ["base", part]);
  const texts = await Promise.all([...parts].map(async (name) => {
    const answer = await fetch(WORDS[language][name]);
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    return answer.text();
  }));
  return { language, texts };
}

// Loads the styles of the screens that aren't shown first.
function loadStyles(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error("no styles"));
  });
  document.head.append(link);
  return loaded;
}

// From the second visit on, the app works offline. A new version is downloaded while the old one
// runs, and takes over when the page is opened or reloaded.
async function keepOffline() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");
  // On the first visit, and after a forced reload, the page came from the server.
  if (!serviceWorker.controller) return keepWords();
  // During a reload, no page uses the old version for a moment. The browser may then activate the
  // new one on its own, before or after the old one has responded with its page. So don't check
  // which version is waiting, but whether the active version is that of this page.
  if (registration.waiting || registration.active !== serviceWorker.controller) {
    // A message to the old version now could keep it busy, and the new one waiting, for minutes.
    serviceWorker.addEventListener("controllerchange", catchUp, { once: true });
    hurry(registration);
    return;
  }
  await catchUp();
  await keepWords();
}

// Caches the words of the current language. On the first visit, they were loaded before there was a
// cache.
async function keepWords() {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ language: globalThis.crownheadWords.language });
}

// Asks the new version to take over. A busy browser sometimes loses the message, so repeat it until
// the version no longer waits.
function hurry(registration) {
  if (!registration.waiting) return;
  registration.waiting.postMessage("update");
  setTimeout(hurry, 1000, registration);
}

// Reloads the page if the active version isn't that of the page.
async function catchUp() {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
  navigator.serviceWorker.controller.postMessage("version", [port2]);
  const version = await answer;
  // Only once, because a version whose parts don't match would reload the page forever.
  const key = "crownhead.loaded-for";
  if (version === document.documentElement.dataset.build || sessionStorage.getItem(key) === version) return;
  sessionStorage.setItem(key, version);
  location.reload();
}

if ("serviceWorker" in navigator) {
  // After everything else, because it loads everything that the engine needs. If service workers
  // aren't allowed, the app only works online.
  const keep = () => keepOffline().catch(() => {});
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
