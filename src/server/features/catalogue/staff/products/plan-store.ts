import type { StoreInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { aroundDecimal, type Cents } from '#domain/money/cents.ts';
import { mostPriceCents } from '#domain/money/currency.ts';
import { agreePrice } from '#domain/pricing/agree-price.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { type Milli, toMilli } from '#domain/stock/quantity.ts';
import type { Correction } from './correct-stocks.ts';
import type { StoreFigures } from './select-figures.ts';

/** What staff say of a product in one store, what is there now, and where the fields stand for the answer. */
export type SaidOfStore = { before: StoreFigures; said: Omit<StoreInput, 'storeId'>; path: string };

/** A discount to put in the place of those that have not ended; null in per cent: none. */
export type StoreDiscount = { storeId: number; percent: number | null; from: Date | null; to: Date | null };
/** What is to be written of a product in one store. */
export type StorePlan = {
  prices: { storeId: number; priceType: PriceType; cents: Cents | null }[];
  discounts: StoreDiscount[];
  /** What its stock becomes; null: as it is. */
  correction: Correction | null;
  /** Where it stands from now on; null: nobody says, undefined: as it is. */
  shelf: string | null | undefined;
};

/** What to write where this is said; writes nothing. Throws `invalid` with the field named. */
export function planStore(unit: Unit, { before, said, path }: SaidOfStore, decimals: number): StorePlan {
  const { storeId } = before;
  const sold = (priceType: PriceType, cents: Cents | null) => ({ storeId, priceType, cents });
  if (said.isSold === false)
    return {
      prices: [sold('retail', null), sold('wholesale', null)],
      discounts: [],
      correction: null,
      shelf: undefined,
    };
  const { wholesalePrice } = said;
  const meant = meantPrice({ before, said, path }, decimals);
  const wholesaleCents = wholesalePrice && toCents(wholesalePrice, decimals, `${path}wholesalePrice`);
  return {
    prices: [
      ...(meant ? [sold('retail', meant.baseCents)] : []),
      ...(wholesalePrice === undefined ? [] : [sold('wholesale', wholesaleCents || null)]),
    ],
    discounts: discountAfter({ before, said, path }, meant ? meant.percent : before.percent),
    correction: correctionOf(unit, said, path),
    shelf: shelfAfter(before, said),
  };
}

function meantPrice({ before, said, path }: SaidOfStore, decimals: number) {
  const { price, originalPrice, discount } = said;
  const cents = (field: 'price' | 'originalPrice', value: number | undefined): Cents | undefined =>
    value === undefined ? undefined : toCents(value, decimals, `${path}${field}`);
  const parts = { price: cents('price', price), originalPrice: cents('originalPrice', originalPrice), discount };
  if (Object.values(parts).every((part) => part === undefined)) return null;
  const current = before.baseCents === null ? null : { baseCents: before.baseCents, percent: before.percent };
  const meant = agreePrice(parts, current);
  if (!meant) throw invalidFields({ [`${path}price`]: 'validation.prices' });
  return meant;
}

/**
 * The discount where it is another than before; its days stay unless others are said. Throws `invalid` where it would
 * end before it begins.
 */
function discountAfter({ before, said, path }: SaidOfStore, percent: number | null): StoreDiscount[] {
  const date = (value: string | null | undefined, kept: Date | null) =>
    value === undefined ? kept : value === null ? null : new Date(value);
  const from = date(said.discountFrom, before.from);
  const to = date(said.discountTo, before.to);
  const isSame =
    percent === before.percent && from?.getTime() === before.from?.getTime() && to?.getTime() === before.to?.getTime();
  if (isSame) return [];
  if (percent !== null && from && to && to <= from)
    throw invalidFields({
      [`${path}${said.discountTo === undefined ? 'discountFrom' : 'discountTo'}`]: 'stores.endsBeforeStart',
    });
  return [{ storeId: before.storeId, percent, from, to }];
}

function shelfAfter({ shelf: known }: StoreFigures, { shelf }: SaidOfStore['said']): StorePlan['shelf'] {
  const said = shelf === '' ? null : shelf;
  return said === known ? undefined : said;
}

function correctionOf(unit: Unit, input: SaidOfStore['said'], path: string): Correction | null {
  const { quantityInStock, quantityChange } = input;
  const field = `${path}quantityChange`;
  if (quantityChange === undefined)
    return quantityInStock === undefined
      ? null
      : { availableMilli: toStock(unit, quantityInStock, `${path}quantityInStock`) };
  // A count and a change of it say different things.
  if (quantityInStock !== undefined) throw invalidFields({ [field]: 'validation.invalid' });
  return { changeMilli: toStock(unit, quantityChange, field), field };
}

function toStock(unit: Unit, quantity: number, field: string): Milli {
  const milli = toMilli(quantity);
  const isWhole = unit === 'KG' || unit === 'LITRE' || Number.isInteger(quantity);
  if (milli === null || !isWhole) throw invalidFields({ [field]: 'validation.number' });
  return milli;
}

/** Exact amounts alone: a price with more decimals than the currency has is a slip. */
function toCents(value: number, decimals: number, field: string): Cents {
  const { below, above } = aroundDecimal(value, decimals);
  if (below !== above || below === 0 || below > mostPriceCents) throw invalidFields({ [field]: 'validation.number' });
  return below;
}
