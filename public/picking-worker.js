// Keeps the pages of picking on the device, so that they open without network. It is registered by these pages alone, with
// them as its scope, and answers for nothing but their documents, the built files they load and the pictures of their goods.
const pages = 'picking-pages';
const files = 'picking-files';
const pictures = 'picking-pictures';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  // Their names change with their content: what is kept is never out of date.
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(files, request));
  else if (pathname.startsWith('/pictures/')) event.respondWith(keptFirst(pictures, request));
});

// A page says which files it stands on, once it stands.
self.addEventListener('message', (event) => {
  const { path, assets, images } = event.data ?? {};
  if (path) event.waitUntil(keepPage(path, assets).catch(() => undefined));
  if (images) event.waitUntil(keepPictures(images).catch(() => undefined));
});

/** The server's page while it answers; without it the one kept, or another of the same build: the script draws the rest. */
async function openPage(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(pages);
    const kept = (await cache.match(pathname)) ?? (await cache.match((await cache.keys())[0] ?? pathname));
    if (!kept) throw error;
    return kept;
  }
}

/** An answer that may not be kept is passed on all the same. */
async function keptFirst(name, request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await cache.put(request.url, answer.clone());
  return answer;
}

/**
 * A page is kept last, after every file it stands on, and only where the server's page is of the same build: what is kept
 * always opens. Pages and files of other builds go then.
 */
async function keepPage(path, assets) {
  const page = await fetch(path, { headers: { accept: 'text/html' } });
  if (!page.ok || page.redirected) return;
  const html = await page.clone().text();
  const named = [...new Set(html.match(/\/assets\/[\w./-]+/g) ?? [])];
  const scripts = named.filter((name) => /\/(entry\.client|manifest)-[\w-]+\.js$/.test(name));
  if (scripts.length === 0 || !scripts.every((name) => assets.includes(name))) return;
  const wanted = new Set([...assets, ...named]);
  const cache = await caches.open(files);
  for (const name of wanted) if (!(await cache.match(name))) await cache.add(name);
  const kept = await caches.open(pages);
  await kept.put(path, page);
  for (const other of await kept.keys()) {
    const text = await (await kept.match(other))?.text();
    if (!scripts.every((name) => text?.includes(name))) await kept.delete(other);
  }
  const known = (await kept.keys()).length;
  if (known > 1) return;
  for (const file of await cache.keys()) if (!wanted.has(new URL(file.url).pathname)) await cache.delete(file);
}

/** The pictures of the goods of the run that is open; those of earlier runs go. */
async function keepPictures(images) {
  const cache = await caches.open(pictures);
  const wanted = new Set(images);
  for (const one of await cache.keys()) if (!wanted.has(new URL(one.url).pathname)) await cache.delete(one);
  for (const one of wanted) if (!(await cache.match(one))) await cache.add(one).catch(() => undefined);
}
