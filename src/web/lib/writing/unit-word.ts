import type { Packaging } from '#domain/catalogue/unit.ts';
import type { Translate } from '#web/i18n/words.ts';

/** What a quantity of a product is counted in: "kg", "L", and nothing for pieces. */
export function unitWord(unit: string, t: Translate): string | undefined {
  if (unit === 'KG') return t('common.unit_kg');
  return unit === 'LITRE' ? t('common.unit_l') : undefined;
}

/** What a product is packed in; null where nothing is known, or where `soldBy`, its unit, says it: the bottle. */
export function packagingWord(packaging: Packaging | null, soldBy: string | null, t: Translate): string | null {
  const word = packaging && t(`common.unit_${packaging}`);
  return word === soldBy?.toLowerCase() ? null : word;
}
