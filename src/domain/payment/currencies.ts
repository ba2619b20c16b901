import { fromDecimal } from '#domain/money/cents.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import type { Abilities, ProviderName } from './provider.ts';

type Currencies = Abilities['currencies'];

/**
 * Each code with its least amount, in whole ones: `EUR:0.50`. Without one it is the smallest amount that can be written, and
 * the provider says when asked whether it is too little.
 */
function table(decimals: number, codes: string): Currencies {
  return Object.fromEntries(
    codes
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [code = '', least] = entry.split(':');
        const own = decimalsOf(code);
        const minimum = least ? fromDecimal(Number(least), own) : stepOf(decimals, own);
        return [code, { decimals, minimum }];
      }),
  );
}

/** The smallest difference between two amounts of a provider, in the smallest unit of a currency with `currencyDecimals`. */
function stepOf(decimals: number, currencyDecimals: number): number {
  return 10 ** Math.max(0, currencyDecimals - decimals);
}

/**
 * Stripe's presentment currencies (docs.stripe.com/currencies, read in November 2026). Minimums are those of an account that
 * is paid out in the same currency; of the others the minimum is what that of the account's currency comes to on the day.
 * Of currencies with three decimals the last digit has to be 0, so that two are left; ISK and UGX have none.
 */
const stripe: Currencies = {
  ...table(
    2,
    `AED:2 AUD:0.50 BGN:1 BRL:0.50 CAD:0.50 CHF:0.50 CZK:15 DKK:2.50 EUR:0.50 GBP:0.30 HKD:4 HUF:175 INR:0.50 MXN:10
    MYR:2 NOK:3 NZD:0.50 PLN:2 RON:2 SEK:3 SGD:0.50 THB:10 USD:0.50
    AFN ALL AMD ANG AOA ARS AWG AZN BAM BBD BDT BMD BND BOB BSD BWP BYN BZD CDF CNY COP CRC CVE DOP DZD EGP ETB FJD FKP
    GEL GIP GMD GTQ GYD HNL HTG IDR ILS JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK
    MZN NAD NGN NIO NPR PAB PEN PGK PHP PKR QAR RSD SAR SBD SCR SHP SLE SOS SRD SZL TJS TOP TRY TTD TWD TZS UAH UYU UZS
    WST XCD YER ZAR ZMW BHD JOD KWD OMR TND`,
  ),
  ...table(0, 'JPY:50 BIF CLP DJF GNF ISK KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'),
};

/**
 * PayPal's currencies of payments (developer.paypal.com/api/rest/reference/currency-codes, read in November 2026). It names no
 * minimum but that an amount is more than zero; HUF, JPY and TWD have no decimals there.
 */
const paypal: Currencies = {
  ...table(2, 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'),
  ...table(0, 'JPY HUF TWD'),
};

export const providerCurrencies: Readonly<Record<ProviderName, Currencies>> = { stripe, paypal };

/** Whether a provider takes an amount in the smallest unit of a currency: more than nothing, in steps that it can write. */
export function isTaken(provider: ProviderName, currency: string, cents: number): boolean {
  const taken = providerCurrencies[provider][currency];
  return taken !== undefined && cents > 0 && cents % stepOf(taken.decimals, decimalsOf(currency)) === 0;
}
