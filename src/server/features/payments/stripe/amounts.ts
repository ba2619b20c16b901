import type { Cents } from '#domain/money/cents.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { isTaken, providerCurrencies } from '#domain/payment/currencies.ts';
import { Refusal } from '../wire/outcomes.ts';

// docs.stripe.com/currencies: these two are written with two decimals, which are 00 …
const writtenWithTwo = new Set(['ISK', 'UGX']);
// … and these with three, of which the last is 0.
const writtenWithThree = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** What our smallest unit is multiplied by: Stripe's own may be another, as of HUF, which it writes with two decimals. */
function scaleOf(currency: string): number {
  const taken = providerCurrencies.stripe[currency]?.decimals ?? 2;
  const written = writtenWithTwo.has(currency) ? 2 : writtenWithThree.has(currency) ? 3 : taken;
  return 10 ** (written - decimalsOf(currency));
}

/** An amount as Stripe writes it. Throws a Refusal for one that the currency's rule there excludes. */
export function toWire(cents: Cents, currency: string): number {
  if (!isTaken('stripe', currency, cents))
    throw new Refusal('amount_invalid', `${cents} of the smallest unit of ${currency} cannot be taken`);
  return Math.round(cents * scaleOf(currency));
}

/** An amount of Stripe's, whose codes are in lower case, in our smallest unit. */
export function fromWire(amount: number, currency: string): Cents {
  return Math.round(amount / scaleOf(currency.toUpperCase()));
}
