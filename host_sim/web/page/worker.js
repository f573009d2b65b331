// Keeps the page for playing offline. VERSION and FILES are filled in by the build; a new version replaces the old at once.

const VERSION = "@VERSION@";
const FILES = "@FILES@".split(" ");
const CACHE = `palmdeck ${registration.scope} ${VERSION}`;

self.addEventListener("install", (event) => {
  // no-cache: ask the server whether what the page has just loaded is the newest; it seldom sends it again
  const requests = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(`palmdeck ${registration.scope} `) && name !== CACHE;
  const clear = async () => Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
  event.waitUntil(clear().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const find = async () => {
    const cache = await caches.open(CACHE);
    const asked = event.request.url.split(/[?#]/)[0].replace(/\/index\.html$/, "/");
    return (await cache.match(asked, { ignoreVary: true })) ?? fetch(event.request);
  };
  event.respondWith(find());
});
