import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { printedBarcode } from '#domain/catalogue/barcode.ts';
import { codeCell } from '#domain/csv/cell.ts';
import type { FileColumn } from '../list/list-definition.ts';

/** The barcodes of products as columns of a file: one a cell, or no other program would find it. */
export function barcodeColumns(rows: readonly StaffProduct[]): FileColumn<StaffProduct>[] {
  const most = rows.reduce((count, { barcodes }) => Math.max(count, barcodes.length), 1);
  return Array.from({ length: most }, (_, i) => ({
    label: (t) => (i === 0 ? t('admin.products.barcode') : t('admin.products.barcodeOfNumber', { number: i + 1 })),
    text: ({ barcode, barcodes }) => {
      const code = barcodes[i];
      if (i === 0) return codeCell(barcode);
      return codeCell(code === undefined ? null : printedBarcode(code));
    },
  }));
}
