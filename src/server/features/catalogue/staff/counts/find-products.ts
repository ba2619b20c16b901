import type { addStockCounts } from '#contract/catalogue/stock-counts.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { ImportProblem } from '#domain/import/import-state.ts';
import { readBarcodeCell } from '#domain/import/read-barcode-cell.ts';
import type { Db } from '#server/db/connection.ts';
import { and, inArray, isNull } from '#server/db/sql.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';

type Row = ParsedOf<typeof addStockCounts>['rows'][number];
export type FoundProduct = { id: number; unit: Unit };
type Found = { row: Row; product: FoundProduct | null; refusal: { field: string; code: ImportProblem } | null };

/** The product that each row names, by its id or its barcode: two statements, whatever the number of rows. */
export async function findProducts(tx: Db, rows: readonly Row[]): Promise<Found[]> {
  const read = rows.map(({ barcode, product_id: id }) =>
    id === undefined ? readBarcodeCell(barcode ?? '') : { value: null },
  );
  const codes = read.flatMap((one) => ('value' in one && one.value ? [one.value] : []));
  const named = await tx.select().from(productBarcodes).where(inArray(productBarcodes.code, codes));
  const idOf = new Map(named.map(({ code, productId }) => [code, productId]));
  const ids = [...rows.flatMap(({ product_id: id }) => id ?? []), ...idOf.values()];
  const known = await tx
    .select({ id: products.id, unit: products.unit })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)));
  const byId = new Map(known.map((product) => [product.id, product]));
  return rows.map((row, i) => {
    const one = read[i];
    if (one && 'code' in one) return { row, product: null, refusal: { field: 'barcode', code: one.code } };
    const id = row.product_id ?? (one?.value ? idOf.get(one.value) : undefined);
    const product = (id !== undefined && byId.get(id)) || null;
    const field = row.product_id === undefined ? 'barcode' : 'product_id';
    return { row, product, refusal: product ? null : { field, code: 'notFound' } };
  });
}
