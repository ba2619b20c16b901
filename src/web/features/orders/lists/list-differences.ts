type Line = { productId: number; productName: string; quantity: number; unit: string | null };

/** A product of which two states of a list have not as much; 0: it does not stand there. */
export type ListDifference = { productId: number; name: string; unit: string | null; here: number; there: number };

/** Where two states of a list differ, in their order; nothing where they hold the same. */
export function listDifferences(here: readonly Line[], there: readonly Line[]): ListDifference[] {
  const quantityIn = (lines: readonly Line[], id: number) => lines.find((line) => line.productId === id)?.quantity ?? 0;
  const all = new Map([...here, ...there].map((line) => [line.productId, line]));
  return [...all.values()]
    .map(({ productId, productName: name, unit }) => ({
      productId,
      name,
      unit,
      here: quantityIn(here, productId),
      there: quantityIn(there, productId),
    }))
    .filter((line) => line.here !== line.there);
}
