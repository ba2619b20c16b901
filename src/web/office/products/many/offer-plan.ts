import type { ManyChange, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { type Language, languageFacts } from '#domain/language/language.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { moneyNumber, wholePercentNumber } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import { offerPercent } from '#domain/pricing/offer.ts';
import type { NumberHabits } from '../../form/typed-number.ts';

/** An offer as it is typed: how much off by which measure, from when to when as fields of day and time have it, and where. */
export type OfferValues = {
  off: string;
  by: 'percent' | 'amount';
  from: string;
  to: string;
  /** Of the stores in which the products are sold. */
  storeIds: readonly number[];
};
export type Offer = NonNullable<ManyChange['offer']>;
export type OfferFault = { field: 'off' | 'to' | 'stores'; fault: Fault };
type Fault = { message: string; parameters: Record<string, string | number> };

const faultAt = (field: OfferFault['field'], message: string): OfferFault => ({
  field,
  fault: { message, parameters: {} },
});

/**
 * What is sent for it; `all`: the stores there are to choose from, of which nothing is said where all are chosen. `now`: the
 * time of the store, as the fields have it.
 */
export function readOffer(
  { off, by, from, to, storeIds }: OfferValues,
  { language, currency, all, now }: NumberHabits & { all: readonly number[]; now: string },
): Offer | OfferFault {
  const kind = by === 'percent' ? wholePercentNumber : moneyNumber(currency);
  const { value: number = null, fault } = readNumber(off, language, kind);
  const most = by === 'percent' ? 99 : Number.POSITIVE_INFINITY;
  if (fault) return { field: 'off', fault };
  if (number === null) return faultAt('off', 'validation.required');
  if (number <= 0 || number > most) return faultAt('off', 'validation.number');
  if (from && to && to <= from) return faultAt('to', 'stores.endsBeforeStart');
  if (to && to <= now) return faultAt('to', 'stores.endsInPast');
  if (storeIds.length === 0) return faultAt('stores', 'validation.required');
  return {
    ...(by === 'percent' ? { percent: number } : { amountOff: number }),
    ...(all.some((id) => !storeIds.includes(id)) && { storeIds: [...storeIds] }),
    from: from || null,
    to: to || null,
  };
}

/** The least and the most of a product's prices, in the currency's units. */
type Range = readonly [number, number];
export type OfferRow = { product: StaffProduct; before: Range; after: Range };

/** What an offer comes to, by the rule of the server: each product's prices before and under it, and what it cannot be of. */
export function planOffer(
  products: readonly StaffProduct[],
  offer: Offer,
  decimals: number,
): { rows: OfferRow[]; unsold: StaffProduct[]; tooCheap: StaffProduct[] } {
  const plan: ReturnType<typeof planOffer> = { rows: [], unsold: [], tooCheap: [] };
  const off =
    offer.percent === undefined ? { cents: fromDecimal(offer.amountOff ?? 0, decimals) } : { percent: offer.percent };
  for (const product of products) {
    const prices = product.stores
      .filter(({ storeId }) => !offer.storeIds || offer.storeIds.includes(storeId))
      .flatMap(({ originalPrice }) => (originalPrice === null ? [] : [fromDecimal(originalPrice, decimals)]));
    const reduced = prices.map((cents) => {
      const percent = offerPercent(off, cents);
      return percent === null ? null : finalPrice(cents, percent);
    });
    const after = reduced.filter((cents) => cents !== null);
    if (prices.length === 0) plan.unsold.push(product);
    else if (after.length < prices.length) plan.tooCheap.push(product);
    else plan.rows.push({ product, before: rangeOf(prices, decimals), after: rangeOf(after, decimals) });
  }
  return plan;
}

const rangeOf = (cents: readonly number[], decimals: number): Range => [
  toDecimal(Math.min(...cents), decimals),
  toDecimal(Math.max(...cents), decimals),
];

/** The days of a week as fields of day and time have them: what is left of the one of `today` (`YYYY-MM-DD`), or the next. */
export function weekOf(today: string, which: 'this' | 'next'): Pick<OfferValues, 'from' | 'to'> {
  const date = new Date(`${today}T00:00:00Z`);
  const toSunday = (7 - date.getUTCDay()) % 7;
  const dayIn = (days: number) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  if (which === 'this') return { from: '', to: `${dayIn(toSunday)}T23:59` };
  return { from: `${dayIn(toSunday + 1)}T00:00`, to: `${dayIn(toSunday + 7)}T23:59` };
}

/** A day and a time of a field in a few letters: “Mon 30/11 00:00”; with its year where that is another than that of `now`. */
export function localText(local: string, language: Language, now: string): string {
  const isThisYear = local.slice(0, 4) === now.slice(0, 4);
  const day = new Intl.DateTimeFormat(languageFacts[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${local}:00Z`));
  return `${day} ${local.slice(11, 16)}`;
}
