import type { Cents } from '#domain/money/cents.ts';
import { finalPrice } from './discount.ts';

/** What somebody says of a price, each part or none: after discount, before it, the discount in per cent (0: none). */
export type SaidPrice = { price?: Cents | undefined; originalPrice?: Cents | undefined; discount?: number | undefined };
/** A price before discount, and the discount in per cent; null: none. */
export type BasePrice = { baseCents: Cents; percent: number | null };

/**
 * The price that is meant, what is left out standing as it is; null where the parts do not agree, or say too little.
 * A price after discount alone keeps the discount: the price before it follows.
 */
export function agreePrice(input: SaidPrice, current: BasePrice | null): BasePrice | null {
  const { price, originalPrice, discount } = input;
  if (price !== undefined && originalPrice !== undefined && discount === undefined)
    return percentBetween(originalPrice, price);
  const percent = (discount === undefined ? current?.percent : discount) || null;
  const base = originalPrice ?? (price === undefined ? current?.baseCents : undefined);
  if (base !== undefined) {
    const agrees = price === undefined || finalPrice(base, percent) === price;
    return agrees ? { baseCents: base, percent } : null;
  }
  return price === undefined ? null : baseOf(price, percent);
}

/** The whole per cent that leads from one price to the other; where several do, the one nearest to their ratio. */
function percentBetween(baseCents: Cents, price: Cents): BasePrice | null {
  if (baseCents === price) return { baseCents, percent: null };
  const nearest = Math.round((1 - price / baseCents) * 100);
  const percent = [nearest, nearest - 1, nearest + 1].find(
    (one) => one >= 1 && one <= 99 && finalPrice(baseCents, one) === price,
  );
  return percent === undefined ? null : { baseCents, percent };
}

/** The price before discount that a price follows from; a cent may stand between two of them. */
function baseOf(price: Cents, percent: number | null): BasePrice | null {
  if (percent === null) return { baseCents: price, percent };
  const nearest = Math.round((price * 100) / (100 - percent));
  const baseCents = [nearest, nearest - 1, nearest + 1].find((one) => one > 0 && finalPrice(one, percent) === price);
  return baseCents === undefined ? null : { baseCents, percent };
}
