import type { Milli } from '#domain/stock/quantity.ts';

/** A line as it was agreed, with a price of its own. */
type Agreed = { productId: number; quantityMilli: Milli };

/** What a change leaves of agreed lines, at their prices, and what it adds, at the price of today. */
export type KeptLines<A> = {
  kept: { line: A; quantityMilli: Milli }[];
  added: { productId: number; quantityMilli: Milli }[];
};

/**
 * Parts what is wanted of an order, by product, into what was agreed before and what is added. Agreed quantities are used
 * up first, in their order: nobody pays another price for what they have ordered, and what was added last goes first.
 */
export function keepLines<A extends Agreed>(agreed: readonly A[], wanted: ReadonlyMap<number, Milli>): KeptLines<A> {
  const open = new Map(wanted);
  const kept = agreed.flatMap((line) => {
    const left = open.get(line.productId) ?? 0;
    const quantityMilli = Math.min(left, line.quantityMilli);
    open.set(line.productId, left - quantityMilli);
    return quantityMilli > 0 ? [{ line, quantityMilli }] : [];
  });
  const added = [...open].map(([productId, quantityMilli]) => ({ productId, quantityMilli }));
  return { kept, added: added.filter(({ quantityMilli }) => quantityMilli > 0) };
}
