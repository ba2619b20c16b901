// Opens the shop without network. It keeps one page of the shop, which hydrates and opens any address from what the browser
// keeps itself, with the built files that the shop's pages may load, and pictures that were seen. It never answers with a
// price or for a person: pages and calls of the API come from the network, or not at all. Where somebody has turned push on,
// it shows what the shop tells of their orders.
const shell = 'shop-shell';
const files = 'shop-files';
const pictures = 'shop-pictures';
const shellPath = '/offline';
/** Where the page keeps the subscription that the server knows (`src/web/lib/browser/push.ts`). */
const pushes = 'shop-push';
const subscriptionPath = '/push-subscription';
const mostPictures = 200;
/** Requests at a time, so that what the shopper does meanwhile comes first. */
const atOnce = 4;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !/^\/(admin|api)(\/|$)/.test(pathname)) event.respondWith(openPage(event));
  // What has its hash in its name comes from the browser's own cache without us; here when that has let it go.
  else if (pathname.startsWith('/assets/')) event.respondWith(networkFirst(files, request));
  else if (pathname.startsWith('/pictures/')) event.respondWith(networkFirst(pictures, request));
});

self.addEventListener('message', (event) => {
  const { language, images } = event.data ?? {};
  if (language) event.waitUntil(keepShell(language).catch(() => undefined));
  if (images) event.waitUntil(keepPictures(images).catch(() => undefined));
});

// Encrypted for this browser alone, and by the shop (`src/server/mail/push/`).
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  if (!title) return;
  const look = { body, tag, renotify: true, data: { link }, icon: '/site/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data?.link ?? '/'));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

/** The page that a notification leads to: one that is open already, else a new one. Nothing but pages of the shop. */
async function openLink(link) {
  const { href, origin, pathname } = new URL(link, self.location.origin);
  if (origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === pathname);
  await (open ? open.focus() : self.clients.openWindow(href));
}

/** The browser has changed its subscription: the server is told the new one by what only it and this browser know of the old. */
async function subscribeAgain({ newSubscription }) {
  const cache = await caches.open(pushes);
  const kept = await (await cache.match(subscriptionPath))?.json();
  if (!kept) return;
  const { key, endpoint: old_endpoint, auth: old_auth } = kept;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const { ok } = await fetch('/api/v1/push-devices/renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old_endpoint, old_auth, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  });
  if (ok) await cache.put(subscriptionPath, Response.json({ key, endpoint, auth: keys.auth }));
}

/** The server's page; without network the kept one, which goes on to the address that was asked for. */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await (await caches.open(shell)).match(shellPath);
    if (!kept) throw error;
    const { pathname, search } = new URL(request.url);
    if (pathname === shellPath) return kept;
    return Response.redirect(`${shellPath}?to=${encodeURIComponent(pathname + search)}`);
  }
}

async function networkFirst(name, request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(name)).match(request.url);
    if (!kept) throw error;
    return kept;
  }
}

/** The page is kept last, after every file that it may need, and only where all are of one build; those of others go then. */
async function keepShell(language) {
  const [page, list] = await Promise.all([
    fetch(shellPath, { headers: { accept: 'text/html' } }),
    fetch('/shop-files.json', { cache: 'no-cache' }).then((answer) => answer.json()),
  ]);
  if (!page.ok || page.redirected) return;
  const named = (await page.clone().text()).match(/\/assets\/[\w./-]+/g) ?? [];
  const isSameBuild = named.some((name) => /\/entry\.client-[\w-]+\.js$/.test(name) && list.files.includes(name));
  if (!isSameBuild) return;
  const wanted = new Set([...list.files, ...(list.words[language] ?? []), ...named]);
  const cache = await caches.open(files);
  const missing = [];
  for (const name of wanted) if (!(await cache.match(name))) missing.push(name);
  await Promise.all(Array.from({ length: atOnce }, () => addEach(cache, missing)));
  await (await caches.open(shell)).put(shellPath, page);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

async function addEach(cache, names) {
  for (let name = names.pop(); name !== undefined; name = names.pop()) await cache.add(name);
}

/** The newest that were seen; those that were kept first go. */
async function keepPictures(images) {
  const cache = await caches.open(pictures);
  for (const one of images) if (!(await cache.match(one))) await cache.add(one).catch(() => undefined);
  const kept = await cache.keys();
  for (const one of kept.slice(0, Math.max(0, kept.length - mostPictures))) await cache.delete(one);
}
