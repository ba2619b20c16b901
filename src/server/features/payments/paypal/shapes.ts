import type { Cents } from '#domain/money/cents.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { isTaken, providerCurrencies } from '#domain/payment/currencies.ts';
import { Refusal } from '../wire/outcomes.ts';

// What is read of the objects of Orders v2 and Payments v2 (developer.paypal.com/docs/api/orders/v2, …/payments/v2).
export type Money = { currency_code: string; value: string };
type Link = { rel: string; href: string };
type Owned = { id: string; status: string; amount?: Money; custom_id?: string; links?: readonly Link[] };
export type Authorization = Owned & { expiration_time?: string };
export type Capture = Owned;
export type Refund = Owned;
export type Order = {
  id: string;
  status: string;
  links?: readonly Link[];
  purchase_units?: readonly {
    custom_id?: string;
    amount?: Money;
    payments?: {
      authorizations?: readonly Authorization[];
      captures?: readonly Capture[];
      refunds?: readonly Refund[];
    };
  }[];
};

/** A decimal number with as many digits as PayPal takes: `12.30` in EUR, `1230` in JPY and HUF. Throws a Refusal. */
export function toMoney(cents: Cents, currency: string): Money {
  const decimals = decimalsOf(currency);
  if (!isTaken('paypal', currency, cents))
    throw new Refusal('amount_invalid', `${cents} of the smallest unit of ${currency} cannot be taken`);
  const written = Math.min(decimals, providerCurrencies.paypal[currency]?.decimals ?? decimals);
  return { currency_code: currency, value: toDecimal(cents, decimals).toFixed(written) };
}

export function centsOf(money: Money | undefined): Cents {
  return money ? fromDecimal(Number(money.value), decimalsOf(money.currency_code)) : 0;
}
