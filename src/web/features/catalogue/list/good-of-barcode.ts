import { codeOf, digitsOf, readBarcode } from '#domain/catalogue/barcode.ts';

type Found = { total: number; items: readonly { slug: string; product: { barcode: string | null } }[] };

/** The product that a search by a whole barcode means, in whichever form it is typed; null for other searches. */
export function goodOfBarcode<F extends Found>({ items, total }: F, search: string): F['items'][number] | null {
  const digits = digitsOf(search);
  const code = digits && codeOf(digits);
  if (!code) return null;
  const shown = items.find(({ product: { barcode } }) => barcode !== null && codeOf(barcode) === code);
  if (shown) return shown;
  // By another of its barcodes, of which pages know the first alone; eight digits may be a part of a longer one.
  return total === 1 && digits.length > 8 && !('fault' in readBarcode(search)) ? (items[0] ?? null) : null;
}
