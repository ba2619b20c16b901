import { readCart as readAccountCart, readCartFigures, writeCart } from '#contract/cart/cart.ts';
import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { createStored } from '#web/lib/browser/stored.ts';
import { withLock } from '#web/shared/cart/cart-store.ts';
import { lastCartStoreId } from '#web/shared/delivery/delivery.ts';
import {
  changesSince,
  type KnownQuantities,
  knownOf,
  mergeAccountCart,
  refusedLines,
  unknownLines,
  withoutKnown,
} from './account-cart.ts';
import { pickRefused, type Refused, refusedNow, stillRefused } from './cart-refused.ts';
import { settleCart, updateCart } from './cart-store.ts';
import { figureLines } from './order-figures.ts';
import { readCart } from './shown-cart.ts';

/**
 * Whose cart this browser was in touch with last, and what was in it, by store. `device` is the name that it gives
 * itself. What the account would not take is kept too: a line that stays here is not offered, and refused, again with
 * every page.
 */
type LastSync = { device: string; customerId: number; stores: Record<string, InStore> };
type InStore = { version: number; known: KnownQuantities; refused?: Refused; unanswered?: KnownQuantities };

const lastSync = createStored<LastSync | null>('cart_sync', (value) => {
  const { device, customerId, stores } = (value ?? {}) as Partial<LastSync>;
  return typeof device === 'string' && typeof customerId === 'number' && stores ? { device, customerId, stores } : null;
});
export type Account = { api: Api; customerId: number; storeId: number };

/** Whether something here has not been brought to the account yet. */
export function hasUnsentChanges({ customerId, storeId }: Account): boolean {
  const last = lastSync.read();
  const there = last?.customerId === customerId ? last.stores[storeId] : undefined;
  const { lines } = readCart();
  const refused = stillRefused(there?.refused, lines, Date.now());
  return changesSince(there?.known ?? {}, lines, refused, there?.unanswered).length > 0;
}

/**
 * Brings what has changed here to the account, and takes over what has changed there; one tab at a time. Answers the
 * names of goods that are sold no more: they come into no cart and are taken out of the account by the next call.
 * Rejects when the server cannot be asked; nothing is lost then, and the next call brings it.
 */
export function syncCart(account: Account): Promise<string[]> {
  return withLock('panier-cart-sync', () => syncOnce(account));
}

async function syncOnce(account: Account): Promise<string[]> {
  const { api, customerId, storeId } = account;
  await settleCart();
  // Between two stores the cart is being re-priced: whose it is will be known in a moment.
  if (lastCartStoreId() !== storeId) return [];
  const { device, stores } = ownerOf(customerId, storeId);
  const last = stores[storeId];
  const sent = readCart().lines;
  const refused = stillRefused(last?.refused, sent, Date.now());
  const changes = changesSince(last?.known ?? {}, sent, refused, last?.unanswered);
  const cart = changes.length > 0 ? await bring() : await api(readAccountCart, { store_id: storeId });
  if (!cart) return syncOnce(account);
  if (cart.version === last?.version && changes.length === 0) return [];
  const unknown = unknownLines(cart, sent);
  const lines = figureLines(unknown.map(({ productId, quantity }) => ({ id: productId, quantity })));
  const asked = lines === undefined ? null : await api(readCartFigures, { store_id: storeId, lines });
  if (lastCartStoreId() !== storeId) return [];
  updateCart(mergeAccountCart({ sent, account: cart, products: asked?.lines ?? [], refused }));
  await settleCart();
  keep({ version: cart.version, known: knownOf(cart), refused: pickRefused(last?.refused, refused) });
  return unknown.filter((line) => asked?.missing.includes(line.productId)).map((line) => line.name);

  /** Null when the server named lines that it does not take: the rest is then sent again. */
  async function bring() {
    // A page that is left before the answer never learns whether this has come.
    const brought = Object.fromEntries(changes.map((line) => [line.product_id, line.quantity]));
    keep({ ...(last ?? { version: -1, known: {} }), unanswered: { ...last?.unanswered, ...brought } });
    try {
      return await api(writeCart, { store_id: storeId, device, lines: changes });
    } catch (error) {
      const faulty = isRefusal(error) && error.code === 'invalid' ? refusedLines(error.errors, changes) : [];
      if (faulty.length === 0) throw error;
      // A version that no cart has: this one has not been taken over yet.
      const before = last ?? { version: -1, known: {} };
      keep({ ...before, refused: { ...before.refused, ...refusedNow(faulty, Date.now()) } });
      return null;
    }
  }

  function keep(now: InStore): void {
    lastSync.write({ device, customerId, stores: { ...stores, [storeId]: now } });
  }
}

/** Leaves to the account what it has of this browser's cart; what it does not have yet stays here. */
export async function leaveAccountCart(): Promise<void> {
  const last = lastSync.read();
  const storeId = lastCartStoreId();
  if (last && storeId !== null) updateCart(withoutKnown(last.stores[storeId]?.known ?? {}));
  lastSync.write(null);
  await settleCart();
}

/** What this browser knows of the customer; another one's goods stay behind in their account first. */
function ownerOf(customerId: number, storeId: number): LastSync {
  const last = lastSync.read();
  if (last?.customerId === customerId) return last;
  if (last) updateCart(withoutKnown(last.stores[storeId]?.known ?? {}));
  const device = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('');
  const fresh = { device, customerId, stores: {} };
  lastSync.write(fresh);
  return fresh;
}
