import { useSyncExternalStore } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { listNextSlots } from '#contract/stores/slots.ts';
import { useShop } from '#web/shared/shop/shop.ts';

export type NextSlots = OutputOf<typeof listNextSlots>;

let fresh: { storeId: number; slots: NextSlots } | null = null;
const listeners = new Set<() => void>();

/** Takes what the store has answered since the page was made; see `followSlots`. */
export function keepNextSlots(storeId: number, slots: NextSlots): void {
  fresh = { storeId, slots };
  for (const listener of listeners) listener();
}

/** The next slots of the store that is shown: as the page has brought them, then as they are asked for anew. */
export function useNextSlots(): NextSlots {
  const { store, nextSlots } = useShop();
  const kept = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => fresh,
    () => null,
  );
  return kept !== null && kept.storeId === store?.id ? kept.slots : nextSlots;
}
