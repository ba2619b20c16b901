import type { PackingSheet } from '#contract/orders/packing.ts';
import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import { wholeNumber } from '#domain/numbers/number-kind.ts';
import { type BagCounts, type BagKind, bagKinds, mostBags } from '#domain/picking/bag-labels.ts';
import { parseNumber } from '../../form/typed-number.ts';

/** How many bags of each kind, as they are typed. */
export type TypedCounts = Record<BagKind, string>;

const bagOf: Record<StorageType, BagKind> = { dry: 'ambient', refrigerated: 'cold', frozen: 'frozen' };

/** What is offered before anybody has counted: a bag for each way in which goods of the order are kept. */
export function offeredCounts({ lines }: Pick<PackingSheet, 'lines'>): TypedCounts {
  const needed = new Set(lines.map(({ storageType }) => bagOf[storageType]));
  return {
    ambient: needed.has('ambient') ? '1' : '0',
    cold: needed.has('cold') ? '1' : '0',
    frozen: needed.has('frozen') ? '1' : '0',
  };
}

/** What was typed as numbers; null where one is no whole number from 0 to 99. An empty field is none. */
export function readCounts(typed: TypedCounts, language: Language): BagCounts | null {
  const counts = bagKinds.map((kind) => parseNumber(typed[kind], wholeNumber, language) ?? 0);
  if (counts.some((count) => !Number.isInteger(count) || count < 0 || count > mostBags)) return null;
  const [ambient = 0, cold = 0, frozen = 0] = counts;
  return { ambient, cold, frozen };
}
