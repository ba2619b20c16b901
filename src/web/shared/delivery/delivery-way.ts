import type { Store } from '#contract/stores/stores.ts';
import type { OrderType } from '#domain/order/status.ts';
import { type Delivery, useDelivery } from './delivery.ts';

/** How the goods of a store go, and where to; `postalCode` is null for pickup and while none is known. */
export type DeliveryWay = { method: OrderType; postalCode: string | null };

/** What the shopper's choice comes to in a store: one that does not deliver leaves pickup alone. */
export function deliveryWay(store: Pick<Store, 'allowDelivery'>, chosen: Delivery): DeliveryWay {
  const method = store.allowDelivery && chosen.deliveryMethod !== 'pickup' ? 'delivery' : 'pickup';
  return { method, postalCode: method === 'delivery' ? chosen.postalCode : null };
}

/** The same for the present choice: bars, cart and checkout go by it, so that none has a postal code of its own. */
export function useDeliveryWay(store: Pick<Store, 'allowDelivery'>): DeliveryWay {
  return deliveryWay(store, useDelivery());
}
