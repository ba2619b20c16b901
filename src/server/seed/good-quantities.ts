import type { Packaging } from '#domain/catalogue/packaging.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { CountedUnit } from '#domain/pricing/unit-price.ts';
import { firstQuantityMilli, isSoldByMeasure, type Milli, quantityStepMilli } from '#domain/stock/quantity.ts';
import type { SeedProduct } from './goods.schema.ts';

type Sold = {
  unit: Unit;
  quantityStep?: number | undefined;
  firstQuantity?: number | undefined;
  weightG: number | null;
};

/** By how much a good of the demo is taken: what is weighed and comes whole, by its pieces. */
export function quantitiesOf(good: Sold): { stepMilli: Milli; firstMilli: Milli } {
  const { unit, quantityStep = 0, firstQuantity = 0 } = good;
  const isWeighed = isSoldByMeasure(unit);
  const stepMilli = quantityStepMilli(unit, Math.round(quantityStep * 1000) || (isWeighed ? good.weightG : null));
  return { stepMilli, firstMilli: firstQuantityMilli(unit, stepMilli, Math.round(firstQuantity * 1000)) };
}

type Count = { pieces: number | null; comparedBy: CountedUnit | null };
type Counted = { quantity: string | null; pieces?: number | undefined; comparedBy?: CountedUnit | undefined };

/** What a printed word says of how pieces are compared. */
const wordsFor: readonly [word: RegExp, by: CountedUnit][] = [
  [/^\d+ rouleau/, 'roll'],
  [/^\d+ couche/, 'nappy'],
  [/^\d{3,} (?!(?:kg|g|ml|cl|L)\b)/, 'hundred'],
  [/^\d+ paire/, 'pair'],
  [/^\d+ m$/, 'metre'],
];

/**
 * How many pieces a pack holds: what the data says, else what its French quantity prints ("× 6", "12 pièces, 300 g", "4
 * × 125 g").
 */
export function countOf({ quantity, pieces, comparedBy }: Counted): Count {
  const printed = /^(?:× )?(\d+)(?=, |$| × | (?!(?:kg|g|ml|cl|L)\b)\p{L})/u.exec(quantity ?? '')?.[1];
  const word = wordsFor.find(([pattern]) => pattern.test(quantity ?? ''))?.[1];
  return { pieces: pieces ?? (printed ? Number(printed) : null), comparedBy: comparedBy ?? word ?? null };
}

const packagings: Record<SeedProduct['pack'], Packaging | null> = {
  can: 'can',
  jar: 'jar',
  bottle: 'bottle',
  pouch: 'bag',
  box: 'box',
  carton: 'carton',
  loose: null,
};

/** What shoppers call a box: a box of tea or eggs, but no box of butter, chocolate or pasta, whatever it is drawn as. */
const boxed = /^(?:thecafe|epice|eggs|quail-eggs)$/i;

/** What a good is packed in: bottles and bags that come several at once make a pack. */
export function packagingOf(
  good: Pick<SeedProduct, 'pack' | 'unit' | 'name' | 'quantity' | 'category' | 'kind'>,
): Packaging | null {
  if (/ en botte\b/.test(good.name.fr)) return 'bunch';
  const { pieces } = countOf(good);
  const isPack = good.unit === 'COLIS' || (good.pack === 'bottle' && (pieces ?? 1) > 1);
  if (isPack) return 'pack';
  if (good.pack === 'box' && !boxed.test(good.category) && !boxed.test(good.kind)) return null;
  return packagings[good.pack];
}
