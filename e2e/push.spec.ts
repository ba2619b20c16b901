import type { Page, Worker } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, reloadPage, test } from './journey.ts';
import { openTab, toast } from './own-account.ts';
import { callApi } from './shopping.ts';
import { wordsIn } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const wordsFor = wordsIn({
  here: ['Me prévenir dans ce navigateur', 'Notify me in this browser'],
  slots: ['Votre créneau approche', 'Your time slot is coming up'],
  isOn: ['Notifications activées', 'Notifications are on'],
  isOff: ['Notifications désactivées', 'Notifications are off'],
  blocked: [/bloque les notifications/, /blocks notifications/],
});
type Devices = { devices: { endpoint: string }[] };

/**
 * A browser without a screen grants no notifications and has no push service: the person's yes, and what it would subscribe at,
 * are put in their place. Everything else is the browser's own.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'subscription-of-the-test';
    const granted = 'granted-of-the-test';
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(granted) ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem(granted, 'granted');
      return 'granted';
    };
    const made = () => {
      const text = localStorage.getItem(kept);
      if (!text) return null;
      const { endpoint, keys } = JSON.parse(text);
      const unsubscribe = async () => {
        localStorage.removeItem(kept);
        return true;
      };
      const options = { applicationServerKey: null, userVisibleOnly: true };
      return { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    };
    const base64url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
      const endpoint = `https://push.example/${crypto.randomUUID()}`;
      localStorage.setItem(kept, JSON.stringify({ endpoint, keys: { p256dh, auth } }));
      return made() as PushSubscription;
    };
  });
}

/** Tells the worker what a push service would, and answers what it would show. */
async function deliver(page: Page, worker: Worker, message: object): Promise<unknown> {
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, look) => {
      scope.shown.push({ title, body: look?.body, tag: look?.tag, link: look?.data.link });
    };
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one && !one.isDeleted) done(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  await session.detach();
  return shown();
}

/** Presses what the worker shows; answers the window that it opens. */
const press = (worker: Worker, link: string) =>
  worker.evaluate(async (link) => {
    const scope = self as unknown as { clients: { openWindow: (url: string) => Promise<null> } };
    const led: string[] = [];
    // A window is opened by a person's press alone.
    scope.clients.openWindow = async (url) => {
      led.push(url);
      return null;
    };
    const waits: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: { close: () => undefined, data: { link } },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    });
    self.dispatchEvent(event);
    await Promise.all(waits);
    return led;
  }, link);

test('push is turned on by a press, shows what comes, and is turned off @phone', async ({ page, context, locale }) => {
  const t = wordsFor(locale);
  await withPushService(page);
  const token = await openTab(page, 'notifications');
  const here = page.getByRole('switch', { name: t.here });
  await expect(here).not.toBeChecked();
  await expect(page.getByRole('switch', { name: t.slots })).toHaveCount(0);
  const devices = async () => (await callApi<Devices>(page, '/push-devices', token)).devices;
  expect(await devices()).toEqual([]);

  await here.click();
  await expect(here).toBeChecked();
  await expect(toast(page, t.isOn)).toBeVisible();
  await expect(page.getByRole('switch', { name: t.slots })).toBeChecked();
  expect(await devices()).toHaveLength(1);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('switch', { name: t.slots }).click();
  await expect
    .poll(() => callApi<{ pushSlots: boolean }>(page, '/notification-preferences', token))
    .toMatchObject({ pushSlots: false });
  await reloadPage(page);
  await expect(here).toBeChecked();
  await expect(page.getByRole('switch', { name: t.slots })).not.toBeChecked();

  const message = { title: 'Une commande', body: 'Commande 1', link: '/orders/1?token=x', tag: 'onItsWay-1' };
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  expect(await deliver(page, worker, message)).toEqual([message]);
  const { origin } = new URL(page.url());
  expect(await press(worker, message.link)).toEqual([`${origin}${message.link}`]);
  expect(await press(worker, 'https://elsewhere.example/')).toEqual([]);

  // The browser changes its subscription: the shop knows the new one, without the page.
  const [before] = await devices();
  const endpoint = 'https://push.example/changed';
  await worker.evaluate(async (endpoint) => {
    const kept = await (await (await caches.open('shop-push')).match('/push-subscription'))?.json();
    const waits: Promise<unknown>[] = [];
    const keys = { auth: kept.auth, p256dh: kept.key };
    const event = Object.assign(new Event('pushsubscriptionchange'), {
      newSubscription: { toJSON: () => ({ endpoint, keys }) },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    });
    self.dispatchEvent(event);
    await Promise.all(waits);
  }, endpoint);
  expect((await devices()).map((device) => device.endpoint)).toEqual([endpoint]);
  expect(before?.endpoint).not.toBe(endpoint);
  await page.evaluate((endpoint) => {
    const kept = JSON.parse(localStorage.getItem('subscription-of-the-test') ?? '{}');
    localStorage.setItem('subscription-of-the-test', JSON.stringify({ ...kept, endpoint }));
  }, endpoint);

  await reloadPage(page);
  await expect(here).toBeChecked();
  await here.click();
  await expect(here).not.toBeChecked();
  await expect(toast(page, t.isOff)).toBeVisible();
  expect(await devices()).toEqual([]);
});

test('nobody is asked before they press, and a browser that blocks says how to undo it @phone', async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'denied';
      return permission;
    };
  });
  await openTab(page, 'notifications');
  const here = page.getByRole('switch', { name: t.here });
  await expect(here).not.toBeChecked();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await here.click();
  await expect(page.getByText(t.blocked)).toBeVisible();
  await expect(here).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});
