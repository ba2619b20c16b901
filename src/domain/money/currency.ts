/** The decimals of a currency by its ISO 4217 code: 2 for EUR, 0 for JPY and VND, 3 for KWD. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Whether an ISO 4217 code names a currency that amounts can be written in. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
