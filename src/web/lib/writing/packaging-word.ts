import type { Product } from '#contract/catalogue.ts';
import { isUnit } from '#domain/catalogue/unit.ts';
import type { Translate } from '#web/i18n/words.ts';

/** What a product is packed in; null where nothing is known, or where its unit says it: a bottle is sold by the bottle. */
export function packagingWord(
  { unit, packaging }: Pick<Product['product'], 'unit' | 'packaging'>,
  t: Translate,
): string | null {
  if (!packaging) return null;
  const word = t(`common.unit_${packaging}`);
  return isUnit(unit) && t(`catalogue.unit_${unit}`).toLowerCase() === word ? null : word;
}
