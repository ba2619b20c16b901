import { isRefusal } from '#contract/errors.ts';
import { logFault } from '#web/lib/browser/log.ts';
import { watchCart } from './cart-store.ts';
import { type Account, hasUnsentChanges, syncCart } from './cart-sync.ts';

/** Milliseconds: after the last change, between two looks at the account, after each failure in a row. */
const waits = { change: 1000, look: 10_000, failure: [5000, 15_000, 60_000, 300_000] };

/**
 * Keeps this browser's cart and the account's together: at once, after each change, when the page comes back into sight
 * and when the network does. `onGone` gets the names of goods that are sold no more. Answers how to stop.
 */
export function followCart(account: Account, onGone: (names: string[]) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lookedAt = 0;
  let isRunning = false;
  const soon = (wait: number) => {
    clearTimeout(timer);
    if (!stop.signal.aborted) timer = setTimeout(() => void run(), wait);
  };
  async function run(): Promise<void> {
    // Without network there is nothing to try: its return is an event.
    if (isRunning || !navigator.onLine) return;
    isRunning = true;
    lookedAt = Date.now();
    try {
      const gone = await syncCart(account);
      failures = 0;
      if (gone.length > 0) onGone(gone);
      if (hasUnsentChanges(account)) soon(waits.change);
    } catch (error) {
      logFault('cart.sync', error);
      const isOver = isRefusal(error) && (error.status === 401 || error.status === 403);
      if (!isOver) soon(waits.failure[Math.min(failures++, waits.failure.length - 1)] ?? 0);
    } finally {
      isRunning = false;
    }
  }
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > waits.look) soon(0);
  };
  const { signal } = stop;
  addEventListener('focus', look, { signal });
  addEventListener('online', () => soon(0), { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const unwatch = watchCart(() => {
    if (failures === 0 && !isRunning && hasUnsentChanges(account)) soon(waits.change);
  });
  soon(0);
  return () => {
    stop.abort();
    clearTimeout(timer);
    unwatch();
  };
}
