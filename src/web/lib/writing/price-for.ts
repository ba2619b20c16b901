import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Translate } from '#web/i18n/words.ts';
import type { Format } from './format.ts';
import { bindSize } from './no-break.ts';

type Sold = Pick<Product, 'unitPriceUnit'> &
  Pick<Product['product'], 'unit' | 'unitWeight' | 'isWeightEstimated' | 'pieces' | 'packaging'>;

/** Counted in them, a pack is not "the 30": nobody sees a metre or a wash. */
const unseen: readonly string[] = ['metre', 'wash'];

/**
 * What a price is for, where the name of the product does not say it: "le kg", "la pièce, env. 200 g", "les 12". Of what is
 * weighed and comes whole, also what a piece weighs.
 */
function priceFor(sold: Sold, t: Translate, format: Pick<Format, 'quantity'>, pack: string): string[] {
  const { unit, unitPriceUnit, unitWeight, isWeightEstimated, pieces, packaging } = sold;
  const about =
    isWeightEstimated && unitWeight
      ? [t('catalogue.price_pieceAbout', { weight: writeWeight(unitWeight, t, format) })]
      : [];
  if (unit === 'KG' || unit === 'LITRE') return [t(`catalogue.price_${unit}`), ...about];
  if (about.length > 0) return about;
  if (packaging === 'bunch') return [t('catalogue.price_bunch')];
  return !pack && pieces && pieces > 1 && !unseen.includes(unitPriceUnit)
    ? [t('catalogue.price_pieces', { count: pieces })]
    : [];
}

/** Grams as one says them: "200 g", "1,4 kg". */
export function writeWeight(grams: number, t: Translate, { quantity }: Pick<Format, 'quantity'>): string {
  return grams < 1000 ? quantity(grams, t('common.unit_g')) : quantity(grams / 1000, t('common.unit_kg'));
}

/**
 * What stands beneath a price, part by part: the size of the `pack`, where the name above does not say it ("250 g"), what
 * it is for, and the price to compare by, unless the price itself is that of a kilogram or litre.
 */
export function priceNotes(
  sold: Sold & Pick<Product, 'unitPrice'>,
  t: Translate,
  format: Pick<Format, 'money' | 'quantity'>,
  pack = '',
): string[] {
  const { unit, unitPrice, unitPriceUnit } = sold;
  const notes = [...(pack ? [bindSize(pack)] : []), ...priceFor(sold, t, format, pack)];
  if (unit === 'KG' || unit === 'LITRE') return notes;
  // On the narrowest card a long unit goes to a line of its own, with its stroke: "2,50 €", "/ ampoule".
  return [...notes, `${format.money(unitPrice)} /\u00a0${t(`common.unit_${unitPriceUnit}`)}`];
}
