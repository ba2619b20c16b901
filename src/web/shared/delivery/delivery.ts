import { useSyncExternalStore } from 'react';
import type { OrderType } from '#domain/order/status.ts';
import { isPostalCode, normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import { writeCookie } from '#web/lib/browser/cookies.ts';
import { createStored } from '#web/lib/browser/stored.ts';

export type Delivery = { deliveryMethod: OrderType | null; postalCode: string | null };

const none: Delivery = { deliveryMethod: null, postalCode: null };
const stored = createStored<Delivery>('delivery', readDelivery);
const selected = createStored<number | null>('selectedStoreId', readId);
const cartStore = createStored<number | null>('lastCartStoreId', readId);

/** How and where the goods shall go; nothing is chosen on the server and until hydration. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(stored.subscribe, stored.read, () => none);
}

/** The choice of now, for event handlers; components use `useDelivery`. */
export const currentDelivery = (): Delivery => stored.read();

/** A choice counts as made if the method is pickup or a postal code is present. */
export function isDeliveryChosen({ deliveryMethod, postalCode }: Delivery): boolean {
  return deliveryMethod === 'pickup' || postalCode !== null;
}

/** Pickup clears the postal code, delivery keeps it. A code that is none is not kept. */
export function chooseDelivery(choice: Delivery): void {
  const { deliveryMethod, postalCode } = readDelivery(choice);
  stored.write({ deliveryMethod, postalCode: deliveryMethod === 'pickup' ? null : postalCode });
}

/** The store that this browser remembers. Pages show the one of `useShop`, which the server reads from the cookie. */
export const rememberedStoreId = (): number | null => selected.read();

/** Remembers the store here and in the cookie, so that the server renders the same one. */
export function rememberStore(id: number): void {
  if (selected.read() !== id) selected.write(id);
  writeCookie('selectedStoreId', String(id));
}

/** Calls back when another tab has chosen a store. */
export const watchStore = selected.subscribe;

/** The store whose prices the cart holds. */
export const lastCartStoreId = (): number | null => cartStore.read();

export function rememberCartStore(id: number): void {
  if (cartStore.read() !== id) cartStore.write(id);
}

function readDelivery(value: unknown): Delivery {
  const { deliveryMethod, postalCode } = (value ?? {}) as Partial<Delivery>;
  return {
    deliveryMethod: deliveryMethod === 'pickup' || deliveryMethod === 'delivery' ? deliveryMethod : null,
    postalCode: typeof postalCode === 'string' && isPostalCode(postalCode) ? normalisePostalCode(postalCode) : null,
  };
}

function readId(value: unknown): number | null {
  const id = Number(value ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
