/** What is written for a currency besides its code and its sign. */
const usualSigns: Readonly<Record<string, readonly string[]>> = { VND: ['đ', 'VNĐ'] };

/** What people write beside an amount of a currency: `EUR` and `€`; `VND`, `₫`, `đ` and `VNĐ`; `CAD`, `CA$` and `$`. */
export function currencySigns(currency: string): string[] {
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  return [...new Set([currency, ...signs.flatMap((sign) => sign?.value ?? []), ...(usualSigns[currency] ?? [])])];
}
