import type { Category } from '#domain/catalogue/category.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { UnitPriceUnit } from '#domain/pricing/unit-price.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { kindsOf, stemOf } from './product-kind.ts';

export type Compared = {
  category: Category;
  /** The words of the name in French without the brand (`nameWords`). */
  words: readonly string[];
  /** Null when it is sold nowhere now. */
  unitPrice: { cents: Cents; per: UnitPriceUnit } | null;
  /** Grams or millilitres in one of it; null for what is weighed or counted. */
  size: number | null;
};

/** How much a shopper minds the price and the size being others: of a likeness of 1, when they are four times as much. */
const priceCounts = 0.35;
const sizeCounts = 0.2;
/** The same for a way of making it that only one of the two has. */
const makingCounts = 0.3;
/** What is less near than this is not offered at all. */
const tooFar = 0.05;
/** From so many times the unit price on, or as little, nobody takes one for the other. */
const farPrice = 4;

const stems = (text: string) => text.split(' ').map(stemOf);
/** What makes another thing of it though its name stays: smoked salmon is no salmon. */
const changing = stems('fume poudre puree confit soluble caille pousse');
/** What makes it less alike. */
const makings = stems(
  'seche panes moulu cuit rape concentre frit sucre glace capsules tomate presse vrac pate roti laque',
);

/**
 * Puts products that a shopper would take for another in order, the nearest first, and leaves out all others: those of
 * another kind, and those at four times the price. Near are the words of the name, the unit price and the size, the
 * last two by ratio: 2 is as far from 1 as from 4.
 */
export function rankEquivalents<P extends Compared>(wanted: Compared, candidates: readonly P[]): P[] {
  const kinds = new Set(kindsOf(wanted.category, wanted.words));
  const scored = candidates
    .filter((product) => kinds.has(kindsOf(product.category, product.words)[0] ?? ''))
    .filter((product) => !isFarPriced(wanted, product) && differing(changing, wanted, product) === 0)
    .map((product) => ({ product, nearness: nearness(wanted, product) }))
    .filter((scored) => scored.nearness > tooFar);
  scored.sort((a, b) => b.nearness - a.nearness);
  return scored.map(({ product }) => product);
}

/**
 * The words that say what a product is: folded, without numbers, units and little words. The brand says nothing of that,
 * as it makes many things; it is left out as it stands, so that `Eau de source Source Vive` is still one of a source.
 */
export function nameWords(name: string, brand: string | null): string[] {
  const folded = ` ${foldText(name)} `;
  const at = brand ? folded.lastIndexOf(` ${foldText(brand)} `) : -1;
  const plain = at < 0 ? folded : `${folded.slice(0, at)} ${folded.slice(at + foldText(brand ?? '').length + 1)}`;
  return [...new Set(plain.split(' '))].filter((word) => word.length > 2 && !/^\d/.test(word));
}

function nearness(a: Compared, b: Compared): number {
  return (
    likeness(a.words.map(stemOf), b.words.map(stemOf)) -
    priceCounts * ratioDistance(comparablePrices(a, b)) -
    // What is weighed comes in any size.
    sizeCounts * (a.size && b.size ? ratioDistance([a.size, b.size]) : 0) -
    makingCounts * differing(makings, a, b)
  );
}

/** How many of some stems stand in the name of one of the two alone. */
function differing(some: readonly string[], a: Compared, b: Compared): number {
  const [one, other] = [a.words.map(stemOf), b.words.map(stemOf)];
  return some.filter((stem) => one.includes(stem) !== other.includes(stem)).length;
}

/** Of two of one kind: 1 for the same words, less for fewer in common (Dice); being of one kind is one in common. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((word) => b.includes(word));
  return (2 * (common.length + 1)) / (a.length + b.length + 2);
}

/** From 0, the same, to 1, four times as much or more; 1 for what cannot be compared. */
function ratioDistance(pair: readonly [number, number] | null): number {
  if (!pair) return 1;
  return Math.min(1, Math.abs(Math.log(Math.max(1, pair[0]) / Math.max(1, pair[1]))) / Math.log(4));
}

function comparablePrices(a: Compared, b: Compared): [number, number] | null {
  return a.unitPrice && b.unitPrice && a.unitPrice.per === b.unitPrice.per
    ? [a.unitPrice.cents, b.unitPrice.cents]
    : null;
}

function isFarPriced(a: Compared, b: Compared): boolean {
  const [one, other] = comparablePrices(a, b) ?? [1, 1];
  return one >= other * farPrice || other >= one * farPrice;
}
