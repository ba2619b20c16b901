import { listNextSlots } from '#contract/stores/slots.ts';
import { api } from '#web/lib/api/api.ts';
import { keepNextSlots, type NextSlots } from './next-slots.ts';

/** Milliseconds after which it is asked again, while somebody looks; sooner once one of them takes no more orders. */
const kept = 5 * 60_000;
const tick = 60_000;

/** Keeps the next slots of a store fresh from now on; answers how to end it. Without a network they stay as they were. */
export function followSlots(storeId: number): () => void {
  const stop = new AbortController();
  let askedAt = 0;
  let slots: NextSlots = [];
  const ask = async () => {
    askedAt = Date.now();
    slots = await api(listNextSlots, { storeId }, { signal: stop.signal });
    keepNextSlots(storeId, slots);
  };
  const look = () => {
    const isOld =
      Date.now() - askedAt >= kept || slots.some(({ next }) => next && Date.parse(next.cutOff) <= Date.now());
    if (isOld && document.visibilityState === 'visible') ask().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, tick);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop.abort();
  };
}
