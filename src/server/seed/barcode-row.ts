import { codeOf } from '#domain/catalogue/barcode.ts';

/** The only barcode of a product, as its table has it, without the id. RangeError for what is none. */
export function barcodeRow(barcode: string): { code: string; digits: number; position: number } {
  const code = codeOf(barcode);
  if (code === null) throw new RangeError(`${barcode} is no barcode`);
  return { code, digits: barcode.length, position: 0 };
}
