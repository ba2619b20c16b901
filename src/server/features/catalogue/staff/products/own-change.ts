import type { ManyChange, ProductInput } from '#contract/catalogue/staff-products.ts';
import { Refusal } from '#contract/errors.ts';
import { type OfStores, requireStoreFilter } from '#server/services/session/own-stores.ts';

type Said = { ofAll: Readonly<Record<string, unknown>>; storeIds: readonly number[] };

/**
 * Throws `forbidden` where whoever is limited to some stores would change more of a product than what it is in these: its
 * price, discount, stock, place, and whether it is sold there. What is said on top of a product is of every store, and with
 * what it is, and whether the shop shows it at all, of the whole shop (docs/decisions/audit-and-rights.md).
 */
export function requireOwnChange(who: OfStores, { stores = [], ...ofAll }: ProductInput): void {
  requireOwn(who, { ofAll, storeIds: stores.map(({ storeId }) => storeId) });
}

/** The same of a change of many. An offer names its stores; null ends those of the caller's own stores. */
export function requireOwnChangeOfMany(who: OfStores, { offer, soldIn = [], ...ofAll }: ManyChange): void {
  const everywhere = offer && !offer.storeIds ? offer : undefined;
  const storeIds = [...(offer?.storeIds ?? []), ...soldIn.map(({ storeId }) => storeId)];
  requireOwn(who, { ofAll: { ...ofAll, everywhere }, storeIds });
}

function requireOwn(who: OfStores, { ofAll, storeIds }: Said): void {
  if (who.storeIds === null) return;
  if (Object.values(ofAll).some((value) => value !== undefined)) throw new Refusal('forbidden');
  for (const storeId of storeIds) requireStoreFilter(who, storeId);
}
