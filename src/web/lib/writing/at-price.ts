import type { Translate } from '#web/i18n/words.ts';
import type { Format } from './format.ts';
import { unitWord } from './unit-word.ts';

/** How much of a good at which price, as a line of an order says it: "2 × 1,10 €", "0,5 kg × 2,99 €/kg". */
export function atPrice(
  line: { quantity: number; unit: string; price: number },
  t: Translate,
  { money, quantity }: Pick<Format, 'money' | 'quantity'>,
): string {
  const unit = unitWord(line.unit, t);
  return `${quantity(line.quantity, unit)} × ${money(line.price)}${unit ? `/${unit}` : ''}`;
}
