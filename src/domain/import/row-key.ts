/** What of a row names its product; each as `readCell` gives it. */
type Naming = { barcode?: string | undefined; supplierCode?: string | undefined; supplier?: string | undefined };

/**
 * What identifies the product of a row: its barcode of 14 digits, else the code that the supplier has for it, with the
 * supplier where the row says it (no line of text has a tab in it). Null: the row names none.
 */
export function rowKey({ barcode, supplierCode, supplier }: Naming): string | null {
  if (barcode) return barcode;
  return supplierCode ? `${supplier ?? ''}\t${supplierCode}` : null;
}
