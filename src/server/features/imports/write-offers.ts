import type { OfferRow, RowResult } from '#contract/imports/offers.ts';
import type { ImportField } from '#domain/import/import-field.ts';
import { readBarcodeCell } from '#domain/import/read-barcode-cell.ts';
import type { Language } from '#domain/language/language.ts';
import { fromDecimal, isWholeCents } from '#domain/money/cents.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import type { AuditEntry } from '#server/services/audit/record-audit.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { serverWords } from '#server/words/server-words.ts';
import { applyRows } from './plan/apply-rows.ts';
import type { RowProblem, Said, SaidRow } from './plan/identify-rows.ts';
import type { Writer } from './plan/writer.ts';

type Written = { counts: Record<'rows' | RowResult['result'], number>; results: RowResult[] };

/** Writes prices, stock and visibility that another program says; each row is written or refused by itself. */
export async function writeOffers(
  write: CatalogueWrite & { language: Language; decimals: number },
  rows: readonly OfferRow[],
  writer: Writer,
): Promise<Written> {
  const read = rows.map((row, index) => readRow(row, index, write.decimals));
  const planned = await applyRows(write, read, { kind: 'offers', storeId: null, writer });
  const counts = { rows: rows.length, changed: 0, unchanged: 0, refused: 0 };
  const results = planned.map(({ row, outcome, problems }): RowResult => {
    const result = outcome === 'new' ? 'changed' : outcome;
    counts[result] += 1;
    const errors = problems.map(({ field, code }) => ({
      field: field && (wireNames[field] ?? field),
      code,
      message: serverWords[write.language].importProblems[code],
    }));
    return { index: row.row, result, errors };
  });
  return { counts, results };
}

const wireNames: Partial<Record<ImportField, string>> = { supplierCode: 'supplier_code', onHand: 'on_hand' };

function readRow(sent: OfferRow, row: number, decimals: number): SaidRow {
  const problems: RowProblem[] = [];
  const said: Said = {};
  const { barcode, supplier_code: supplierCode, product_id: productId, supplier, store, price, visible } = sent;
  if (barcode) {
    const read = readBarcodeCell(barcode);
    if ('value' in read) said.barcode = read.value;
    else problems.push({ field: 'barcode', code: read.code });
  } else if (supplierCode) said.supplierCode = supplierCode;
  if (supplier) said.supplier = supplier;
  if (store) said.store = store;
  if (visible !== undefined) said.visible = visible;
  if (price !== undefined) {
    if (isWholeCents(price, decimals)) said.price = fromDecimal(price, decimals);
    else problems.push({ field: 'price', code: 'invalid' });
  }
  for (const [field, quantity] of [
    ['onHand', sent.on_hand],
    ['sold', sent.sold],
  ] as const) {
    const milli = quantity === undefined ? undefined : toMilli(quantity);
    if (milli === null) problems.push({ field, code: 'invalid' });
    else if (milli !== undefined) said[field] = milli;
  }
  const isById = !barcode && !supplierCode;
  return { row, said, problems, ...(isById && { productId }) };
}

/** One entry for all the rows of a call; none where nothing has changed. */
export function offersChange({ counts }: Written, id: 'offers' | 'stock-levels'): AuditEntry {
  const { rows, changed, refused } = counts;
  return {
    thing: 'import',
    id,
    before: {},
    after: changed > 0 ? { rows, changed, refused: refused || undefined } : {},
  };
}
