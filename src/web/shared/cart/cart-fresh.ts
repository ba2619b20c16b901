import { type CartLine, maxQuantity } from './cart-line.ts';
import type { Repriced } from './reprice-cart.ts';

/** What has happened to a cart since its prices were last read; prices are decimals of the currency. */
export type CartNews = {
  gone: string[];
  prices: { id: number; name: string; before: number; now: number }[];
  /** Cut to the stock: `line` as it is now, `before` as it was. */
  quantities: { line: CartLine; before: number }[];
};

/**
 * Takes today's figures over into the cart as it is now, which may have changed while the store was asked: what was
 * added since stays, quantities are the shopper's, cut to the stock.
 */
export function takeFresh(current: readonly CartLine[], fresh: Repriced): { lines: CartLine[]; news: CartNews } {
  const byId = new Map(fresh.lines.map((line) => [line.id, line]));
  const missing = new Set(fresh.missing.map((line) => line.id));
  const news: CartNews = { gone: [], prices: [], quantities: [] };
  const lines: CartLine[] = [];
  for (const line of current) {
    if (missing.has(line.id)) {
      news.gone.push(line.name);
      continue;
    }
    const today = byId.get(line.id);
    const taken = today ? { ...today, quantity: Math.min(line.quantity, maxQuantity(today)) } : line;
    if (taken.price !== line.price) {
      news.prices.push({ id: line.id, name: taken.name, before: line.price, now: taken.price });
    }
    if (taken.quantity < line.quantity) news.quantities.push({ line: taken, before: line.quantity });
    lines.push(taken);
  }
  return { lines, news };
}

/** Whether there is anything to report. */
export function hasNews({ gone, prices, quantities }: CartNews): boolean {
  return gone.length + prices.length + quantities.length > 0;
}
