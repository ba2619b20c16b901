import { listEquivalents } from '#contract/cart/equivalents.ts';
import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import { type CartLine, maxQuantity, toCartLine } from '#web/shared/cart/cart-line.ts';

/** What a shopper wants and cannot have: how much, a decimal of its unit. */
export type Missing = { id: number; name: string; quantity: number; unit: string };

/** For each missing product the nearest that a store has in its stead, as a line; none where it has nothing like it. */
export async function findEquivalents(
  api: Api,
  storeId: number,
  { missing, taken }: { missing: readonly Missing[]; taken: readonly { id: number }[] },
): Promise<Record<number, Product | undefined>> {
  const found = await Promise.all(
    // What cannot be asked now is not offered; the missing one is named all the same.
    missing.map(({ id }) => api(listEquivalents, { storeId, id }).catch(() => [])),
  );
  return pickEquivalents(missing, found, taken);
}

/** An equivalent as a line: as much as there was of the missing one, when both are sold by the same unit. */
export function equivalentLine(product: Product, missing: Pick<Missing, 'quantity' | 'unit'>): CartLine {
  const one = toCartLine(product, product.firstQuantity);
  const most = maxQuantity(one);
  // In thousandths, so that 0.3 is three steps of 0.1.
  const isOnGrid = Math.round(missing.quantity * 1000) % Math.round(product.quantityStep * 1000) === 0;
  const isAlike = product.product.unit === missing.unit && isOnGrid;
  return { ...one, quantity: Math.min(isAlike ? missing.quantity : one.quantity, most) };
}

/** For each missing line the nearest product that is neither in the cart nor already offered for another line. */
export function pickEquivalents(
  missing: readonly { id: number }[],
  found: readonly (readonly Product[])[],
  taken: readonly { id: number }[],
): Record<number, Product | undefined> {
  const used = new Set(taken.map(({ id }) => id));
  const picked: Record<number, Product | undefined> = {};
  missing.forEach((line, i) => {
    const best = found[i]?.find(({ id }) => !used.has(id));
    if (best) used.add(best.id);
    picked[line.id] = best;
  });
  return picked;
}
