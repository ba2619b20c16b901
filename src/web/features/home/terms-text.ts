import type { Cents } from '#domain/money/cents.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { ZoneTerms } from '#domain/shipping/spoken-zone.ts';
import type { Translate } from '#web/i18n/words.ts';
import type { Format } from '#web/lib/writing/format.ts';

/** What delivery to a zone costs, within a sentence: "de 1,90 € à 3,90 €, offerte dès 50,00 €". */
export function termsText(
  { fromCents, fees, freeFromCents }: ZoneTerms,
  t: Translate<'delivery'>,
  { money, decimals }: Pick<Format, 'money' | 'decimals'>,
): string {
  const amount = (cents: Cents) => money(toDecimal(cents, decimals));
  const parts: string[] = [];
  if (fees === null) parts.push(t('delivery.termsFree'));
  else if (fees.lowestCents === fees.highestCents)
    parts.push(t('delivery.termsFee', { fee: amount(fees.highestCents) }));
  else parts.push(t('delivery.termsFees', { lowest: amount(fees.lowestCents), highest: amount(fees.highestCents) }));
  if (fees !== null && freeFromCents !== null)
    parts.push(t('delivery.termsFreeFrom', { amount: amount(freeFromCents) }));
  if (fromCents > 0) parts.push(t('delivery.termsFrom', { amount: amount(fromCents) }));
  return parts.join(', ');
}
