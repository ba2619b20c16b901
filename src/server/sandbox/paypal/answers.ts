import { fromDecimal, isWholeCents, toDecimal } from '#domain/money/cents.ts';
import { decimalsOf, isCurrency } from '#domain/money/currency.ts';
import { providerCurrencies } from '#domain/payment/currencies.ts';
import { type Answer, Unkept } from '../books/keys.ts';
import { type Books, type Json, lockObject, type Stored } from '../books/objects.ts';

/** One request to an address of PayPal's: its JSON read, and as it came. */
export type PayPalCall = { json: Json; raw: string; query: URLSearchParams; ids: readonly string[]; baseUrl: string };
export type PayPalRoute = {
  method: 'GET' | 'POST';
  path: RegExp;
  handle: (books: Books, call: PayPalCall) => Promise<Answer>;
};

export type Money = { currency_code: string; value: string };

function error(status: number, name: string, issue: string, links: object[] = []): Answer {
  const details = [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }];
  return { status, body: { name, details, message: name, debug_id: '0', links } };
}

/** What is wrong with a request itself: refused before anything is begun, and not kept under its id. */
export function invalid(issue: string): never {
  throw new Unkept(error(400, 'INVALID_REQUEST', issue));
}

/** What cannot be done as things stand. */
export function unprocessable(issue: string, links: object[] = []): Answer {
  return error(422, 'UNPROCESSABLE_ENTITY', issue, links);
}

export async function locked(books: Books, kind: string, id: string | undefined): Promise<Stored> {
  const found = await lockObject(books, kind, id ?? '');
  if (!found) throw new Unkept(error(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'));
  return found;
}

/** Reads an amount by PayPal's rules: its currencies, with the decimals that they have there. */
export function readMoney(value: unknown): { money: Money; cents: number } {
  const money = value as Money | undefined;
  const code = String(money?.currency_code ?? '');
  const known = isCurrency(code) ? providerCurrencies.paypal[code] : undefined;
  if (!known) invalid('INVALID_CURRENCY_CODE');
  const amount = Number(money?.value);
  if (!/^\d{1,10}(\.\d{1,3})?$/.test(String(money?.value ?? '')) || !(amount > 0))
    invalid('CANNOT_BE_ZERO_OR_NEGATIVE');
  if (!isWholeCents(amount, known.decimals)) invalid('DECIMAL_PRECISION');
  return { money: { currency_code: code, value: String(money?.value) }, cents: fromDecimal(amount, decimalsOf(code)) };
}

export function centsOf(money: unknown): number {
  const { currency_code: code, value } = money as Money;
  return fromDecimal(Number(value), decimalsOf(code));
}

export function moneyOf(cents: number, currency: string): Money {
  return {
    currency_code: currency,
    value: toDecimal(cents, decimalsOf(currency)).toFixed(providerCurrencies.paypal[currency]?.decimals ?? 2),
  };
}

export const related = ({ data }: Stored): Record<string, string> =>
  ((data.supplementary_data as Json | undefined)?.related_ids ?? {}) as Record<string, string>;
