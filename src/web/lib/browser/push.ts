import { startWorker } from './service-worker.ts';

/** Whether this browser can be told something: not at all, as an app on the home screen alone, not as it is set, or yes. */
export type PushAbility = 'none' | 'asApp' | 'blocked' | 'able';
/** A subscription as the API takes it. */
export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Where the worker of the pages finds what the server knows, should the browser change it (`public/shop-worker.js`). */
const [keptIn, keptAs] = ['shop-push', '/push-subscription'];

export function pushAbility(): PushAbility {
  if (!window.isSecureContext || !('serviceWorker' in navigator) || !('PushManager' in window)) {
    // Safari on phones and tablets has it for what stands on the home screen.
    return 'standalone' in navigator && !navigator.standalone ? 'asApp' : 'none';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** The endpoint at which this browser has subscribed with the shop's key; null where it has not, or with another one. */
export async function subscribedEndpoint(key: string): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && isOf(subscription, key) ? subscription.endpoint : null;
}

/**
 * Asks the person, and subscribes this browser with the shop's public key (base64url); only after a press. `refused`: they
 * said no, or nothing. Rejects where the browser cannot, such as without its push service.
 */
export async function subscribeToPush(key: string): Promise<Subscribed | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  if (!(await startWorker('/shop-worker.js', '/'))) throw new Error('no worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isOf(old, key)) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Keeps what the server knows for the worker. */
export async function keepSubscription(key: string, { endpoint, keys: { auth } }: Subscribed): Promise<void> {
  const cache = await caches.open(keptIn);
  await cache.put(keptAs, Response.json({ key, endpoint, auth }));
}

export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await caches.delete(keptIn);
}

function isOf({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (!own) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
