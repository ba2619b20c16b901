import type { Product } from '#contract/catalogue.ts';
import { type CartLine, maxQuantity, toCartLine } from '#web/state/cart/cart-line.ts';
import type { Repriced } from '#web/state/cart/reprice-cart.ts';

/** The cart that goes along, in its old order; what was chosen instead of a missing line stands in its place. */
export function carriedLines(
  before: readonly CartLine[],
  fresh: Repriced,
  chosen: Readonly<Record<number, CartLine | undefined>>,
): CartLine[] {
  const kept = new Map(fresh.lines.map((line) => [line.id, line]));
  const lines = before.map((line) => kept.get(line.id) ?? chosen[line.id]);
  return lines.filter(
    (line, i) => line !== undefined && lines.findIndex((other) => other?.id === line.id) === i,
  ) as CartLine[];
}

/** Lines of which the new store has less than was in the cart, with what there was. */
export function cutLines(before: readonly CartLine[], fresh: Repriced): { line: CartLine; wanted: number }[] {
  const wanted = new Map(before.map((line) => [line.id, line.quantity]));
  return fresh.lines.flatMap((line) => {
    const most = wanted.get(line.id) ?? 0;
    return line.quantity < most ? [{ line, wanted: most }] : [];
  });
}

/** An equivalent as a line: as much as there was of the missing one, when both are sold by the same unit. */
export function equivalentLine(product: Product, missing: CartLine): CartLine {
  const one = toCartLine(product, product.firstQuantity);
  const most = maxQuantity(one);
  // In thousandths, so that 0.3 is three steps of 0.1.
  const isOnGrid = Math.round(missing.quantity * 1000) % Math.round(product.quantityStep * 1000) === 0;
  const isAlike = product.product.unit === missing.product.unit && isOnGrid;
  return { ...one, quantity: Math.min(isAlike ? missing.quantity : one.quantity, most) };
}

/** For each missing line the nearest product that is neither in the cart nor already offered for another line. */
export function pickEquivalents(
  missing: readonly CartLine[],
  found: readonly (readonly Product[])[],
  taken: readonly CartLine[],
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
