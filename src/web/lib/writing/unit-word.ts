import type { Translate } from '#web/i18n/words.ts';

/** What a quantity of a product is counted in: "kg", "L", and nothing for pieces. */
export function unitWord(unit: string, t: Translate): string | undefined {
  if (unit === 'KG') return t('common.unit_kg');
  return unit === 'LITRE' ? t('common.unit_l') : undefined;
}
