import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { ReceiptLineInput } from '#contract/receipts/receipts.schema.ts';
import type { createReceipt, updateReceipt } from '#contract/receipts/receipts.ts';
import type { AuditFields } from '#domain/audit/changed-fields.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { fromDecimal, isWholeCents } from '#domain/money/cents.ts';
import { deliveredMilli } from '#domain/receipt/receipt.ts';
import { isSoldByMeasure, maxStockMilli, toMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { receiptLines, receipts } from '#server/db/tables/receipts.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import type { ReadBy } from './receipt-lines.ts';
import { findReceipt, type ReceiptRow, toReceipt } from './select-receipts.ts';

type LineRow = Omit<typeof receiptLines.$inferInsert, 'receiptId'>;
type WriteBy = ReadBy & { tx: Db; who: OfStores };

/** Begins a receipt. Throws `invalid` on a store that is not there and on lines that cannot be. */
export async function addReceipt(
  by: WriteBy & { who: Identity },
  { store_id: storeId, note_number: noteNumber, delivered_on: day, ...said }: ParsedOf<typeof createReceipt>,
): Promise<ReceiptRow> {
  const { tx, who, now } = by;
  const [store] = await tx.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw invalidFields({ store_id: 'validation.invalid' });
  const lines = await readLines(by, said.lines);
  const [row] = await tx
    .insert(receipts)
    .values({
      storeId,
      supplier: said.supplier,
      noteNumber,
      deliveredOn: day ?? dayIn(store.timeZone, now),
      accountId: who.customerId,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Refusal('unexpected');
  await writeLines(tx, row.id, lines);
  return row;
}

/** Changes a draft. Throws `notFound`, `conflict` with the receipt as it is, and `invalid`. */
export async function changeReceipt(
  by: WriteBy,
  { id, version, lines, note_number: noteNumber, delivered_on: deliveredOn, supplier }: ParsedOf<typeof updateReceipt>,
): Promise<{ before: AuditFields; after: AuditFields; row: ReceiptRow }> {
  const { tx } = by;
  const row = await lockReceipt(by, { id, version }, 'draft');
  const before = await recordedReceipt(tx, row);
  const kept = lines && (await readLines(by, lines));
  const [after] = await tx
    .update(receipts)
    .set({ noteNumber, deliveredOn, supplier, version: row.version + 1 })
    .where(eq(receipts.id, id))
    .returning();
  if (!after) throw new Refusal('notFound');
  if (kept) await writeLines(tx, id, kept);
  return { before, after: await recordedReceipt(tx, after), row: after };
}

/**
 * Locks a receipt that is to be in this state. Throws `notFound`; `conflict` with the receipt as it is where it is in
 * another, or its version is not the one that was read.
 */
export async function lockReceipt(
  by: WriteBy,
  { id, version }: { id: number; version?: number | undefined },
  state: ReceiptRow['state'],
): Promise<ReceiptRow> {
  const row = await findReceipt(by.tx, { id, who: by.who }, { lock: true });
  if (row.state !== state || (version !== undefined && version !== row.version))
    throw new Refusal('conflict', { data: await toReceipt(by.tx, row, by) });
  return row;
}

async function writeLines(tx: Db, receiptId: number, lines: readonly LineRow[]): Promise<void> {
  await tx.delete(receiptLines).where(eq(receiptLines.receiptId, receiptId));
  if (lines.length > 0) await tx.insert(receiptLines).values(lines.map((line) => ({ ...line, receiptId })));
}

/** The lines as they are kept. Throws `invalid` on each that cannot be. */
async function readLines({ tx, decimals }: WriteBy, sent: readonly ReceiptLineInput[]): Promise<LineRow[]> {
  const ids = [...new Set(sent.map(({ product_id }) => product_id))];
  const rows = ids.length === 0 ? [] : await tx.select().from(products).where(inArray(products.id, ids));
  const known = new Map(rows.filter(({ deletedAt }) => deletedAt === null).map((row) => [row.id, row]));
  const faults: Record<string, string> = {};
  const lines = sent.map(({ product_id: productId, purchase_price: price = null, ...line }, position): LineRow => {
    const at = (field: string, message: string) => {
      faults[`lines.${position}.${field}`] = message;
    };
    const product = known.get(productId);
    if (!product) at('product_id', 'validation.invalid');
    const { unit = 'P', caseSize = null } = product ?? {};
    const { cases = null, quantity = null } = line;
    if (cases !== null && quantity !== null) at('quantity', 'validation.invalid');
    if (cases === null && quantity === null) at('quantity', 'validation.required');
    if (cases !== null && caseSize === null && product) at('cases', 'validation.noCaseSize');
    const units = quantity === null ? null : toMilli(quantity);
    const isCounted = units === null || isSoldByMeasure(unit) || units % 1000 === 0;
    if (quantity !== null && (units === null || units === 0 || !isCounted)) at('quantity', 'validation.number');
    const milli = cases === null ? (units ?? 0) : deliveredMilli({ cases, caseSize: caseSize ?? 1 });
    if (milli > maxStockMilli) at('cases', 'validation.number');
    if (price !== null && !isWholeCents(price, decimals)) at('purchase_price', 'validation.number');
    return {
      position,
      productId,
      quantityMilli: milli,
      cases,
      bestBefore: line.best_before ?? null,
      purchaseCents: price === null ? null : fromDecimal(price, decimals),
    };
  });
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return lines;
}

/** What the audit keeps of a receipt. */
export async function recordedReceipt(tx: Db, row: ReceiptRow): Promise<AuditFields> {
  const lines = await tx
    .select()
    .from(receiptLines)
    .where(eq(receiptLines.receiptId, row.id))
    .orderBy(receiptLines.position);
  const { supplier, noteNumber, deliveredOn, state: status } = row;
  return {
    ...{ supplier, noteNumber, deliveredOn, status },
    lines: lines.map(({ productId, quantityMilli, bestBefore }) => ({
      productId,
      quantity: quantityMilli / 1000,
      ...(bestBefore && { bestBefore }),
    })),
  };
}
