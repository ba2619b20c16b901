import type { Cents } from '#domain/money/cents.ts';
import type { UnitPriceUnit } from '#domain/pricing/unit-price.ts';
import { foldText } from './search-text.ts';

/** The words of a name (`nameWords`) and the price to compare by; null when it is sold nowhere now. */
export type Compared = { words: readonly string[]; unitPrice: { cents: Cents; per: UnitPriceUnit } | null };

/**
 * Puts products that could stand in for another in order: the most like it by the words of their names, then the one
 * whose unit price is next to its own (by ratio: 2 is as far from 1 as from 4), what is sold by another unit last.
 */
export function rankEquivalents<P extends Compared>(wanted: Compared, candidates: readonly P[]): P[] {
  const scored = candidates.map((product) => ({
    product,
    likeness: likeness(wanted.words, product.words),
    distance: distance(wanted, product),
  }));
  scored.sort((a, b) => b.likeness - a.likeness || a.distance - b.distance);
  return scored.map(({ product }) => product);
}

/** The words that say what a product is: folded, without numbers, units and little words. */
export function nameWords(name: string): string[] {
  return [...new Set(foldText(name).split(' '))].filter((word) => word.length > 2 && !/^\d/.test(word));
}

/** From 0, no word in common, to 1, the same words (Dice); the first word, which names the thing, counts twice. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const weight = (words: readonly string[]) => words.length + (words.length > 0 ? 1 : 0);
  const common = a.filter((word) => b.includes(word));
  const first = a[0] !== undefined && b.includes(a[0]) ? 1 : 0;
  return (2 * (common.length + first)) / Math.max(1, weight(a) + weight(b));
}

function distance(a: Compared, b: Compared): number {
  if (!a.unitPrice || !b.unitPrice || a.unitPrice.per !== b.unitPrice.per) return Number.POSITIVE_INFINITY;
  return Math.abs(Math.log(Math.max(1, a.unitPrice.cents) / Math.max(1, b.unitPrice.cents)));
}
