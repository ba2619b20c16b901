import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { printedBarcode } from '#domain/catalogue/barcode.ts';
import { type Cell, codeCell } from '#domain/csv/cell.ts';
import type { FileColumn, ListAt, ListColumn } from '#web/office/list/list-definition.ts';

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

type Figures = StaffProduct['stores'][number];

/**
 * A figure that differs by store as columns of a file, one a store and headed by its name: those of the store that is
 * filtered by, else of all. Empty where the product is not sold.
 */
export function storeColumns(
  heading:
    | 'admin.products.priceIn'
    | 'admin.products.discountIn'
    | 'admin.products.stockIn'
    | 'admin.products.marginIn',
  of: (figures: Figures) => Cell,
): NonNullable<ListColumn<StaffProduct>['sheet']> {
  return (rows, { storeId }, context) =>
    namedStores(rows, context)
      .filter(({ id }) => storeId === undefined || String(id) === storeId)
      .map(
        ({ id, name }): FileColumn<StaffProduct> => ({
          label: (t) => t(heading, { store: name }),
          text: ({ stores }) => {
            const here = stores.find((one) => one.storeId === id);
            return here && here.price !== null ? of(here) : null;
          },
        }),
      );
}

/** The stores of the shop, then those that are not displayed and sell some of the products: their names are not known here. */
function namedStores(rows: readonly StaffProduct[], { stores, t }: ListAt): { id: number; name: string }[] {
  const selling = rows.flatMap((row) => row.stores.filter(({ price }) => price !== null).map(({ storeId }) => storeId));
  const others = [...new Set(selling)].filter((id) => !stores.some((one) => one.id === id)).sort((a, b) => a - b);
  return [...stores, ...others.map((id) => ({ id, name: t('admin.products.storeOfNumber', { id }) }))];
}
