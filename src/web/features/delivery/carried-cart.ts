import type { CartLine } from '#web/shared/cart/cart-line.ts';
import type { Missing } from '#web/shared/cart/equivalents/equivalents.ts';
import type { Repriced } from '#web/shared/cart/reprice-cart.ts';

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

/** A line that a store has not, as its equivalent is looked for. */
export function missingLine({ id, name, quantity, product }: CartLine): Missing {
  return { id, name, quantity, unit: product.unit };
}
