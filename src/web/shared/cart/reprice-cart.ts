import { readCartFigures } from '#contract/cart/cart.ts';
import type { Api } from '#contract/client.ts';
import { type CartLine, maxQuantity, toCartLine } from './cart-line.ts';
import { figureLines } from './order-figures.ts';

/** Lines at today's prices of a store, and those that it does not sell or has no more of. */
export type Repriced = { lines: CartLine[]; missing: CartLine[] };

/**
 * Asks a store for the whole cart at once: prices, names and stock are taken over, quantities cut to the stock.
 * Rejects with the refusal when the store cannot be asked; nothing is then known to be missing.
 */
export async function repriceCart(api: Api, lines: readonly CartLine[], storeId: number): Promise<Repriced> {
  if (lines.length === 0) return { lines: [], missing: [] };
  const answer = await api(readCartFigures, { store_id: storeId, type: 'pickup', lines: figureLines(lines) });
  const sold = answer.lines.map(({ product, quantity }) => {
    const fresh = toCartLine(product, quantity);
    return { ...fresh, quantity: Math.min(quantity, maxQuantity(fresh)) };
  });
  const kept = sold.filter((line) => line.quantity > 0);
  const ids = new Set(kept.map(({ id }) => id));
  return { lines: kept, missing: lines.filter(({ id }) => !ids.has(id)) };
}
