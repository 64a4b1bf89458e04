// Keeps the shell of the page: the one document, and the files whose names hold a hash of what is in them.
//
// The document always comes from the network where there is one, so that nobody sees an old page after an update. What
// is said to and by the server is none of this worker's business.

const SHELL = 'bastide-shell-1';
const PAGE = '/';
const FIXED = ['/favicon.svg', '/manifest.webmanifest'];

const assetsIn = (html) => [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path);

/** Keeps a new document with what it names, and drops what only an older one needed. */
async function keep(document) {
  const cache = await caches.open(SHELL);
  const html = await document.clone().text();
  const before = await cache.match(PAGE);
  if (before && (await before.text()) === html) return;
  const needed = [...assetsIn(html), ...FIXED];
  await Promise.all(needed.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
  await cache.put(PAGE, document);
  for (const { url } of before ? await cache.keys() : []) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !needed.includes(pathname)) await cache.delete(url);
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE, { cache: 'no-cache' }).then(keep));
});

self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
  };
  event.waitUntil(Promise.all([dropOthers(), self.clients.claim()]));
});

async function document(event) {
  try {
    const answer = await fetch(event.request);
    // Other addresses have the same document, with a picture of their own for links.
    if (answer.ok && new URL(event.request.url).pathname === PAGE)
      event.waitUntil(keep(answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(SHELL).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !/^\/(api|art|games)\//.test(pathname)) event.respondWith(document(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (FIXED.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
