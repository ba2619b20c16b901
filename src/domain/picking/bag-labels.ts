/** How a bag has to be kept until it is handed over, in the order in which bags are counted and labelled. */
export const bagKinds = ['ambient', 'cold', 'frozen'] as const;
export type BagKind = (typeof bagKinds)[number];

/** How many bags of each kind an order has been put into. */
export type BagCounts = Record<BagKind, number>;

/** Of one kind; more than this of an order are a slip of the finger. */
export const mostBags = 99;

/** One bag of an order: the `number`th of `count` over all kinds, so that a bag that is missing is noticed. */
export type Bag = { kind: BagKind; number: number; count: number };

/** The bags of an order as they are labelled: ambient ones first, then cold, then frozen; none for no bags. */
export function bagsOf(counts: BagCounts): Bag[] {
  const kinds = bagKinds.flatMap((kind) => Array<BagKind>(counts[kind]).fill(kind));
  return kinds.map((kind, i) => ({ kind, number: i + 1, count: kinds.length }));
}
