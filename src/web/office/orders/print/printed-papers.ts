import { mostPapers } from '#domain/picking/paper-forms.ts';

/** What is printed of orders. */
export const printedPapers = ['packing', 'labels', 'addresses'] as const;
export type Printed = (typeof printedPapers)[number];

/** As many orders as one call makes papers of, in turn. */
export function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / mostPapers) }, (_, i) =>
    ids.slice(i * mostPapers, (i + 1) * mostPapers),
  );
}
