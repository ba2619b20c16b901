import { invalidFields, Refusal } from '#contract/errors.ts';
import { takenBack } from '#domain/receipt/receipt.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, asc, eq, ne, sql } from '#server/db/sql.ts';
import { receiptLines, receipts } from '#server/db/tables/receipts.ts';
import { type CatalogueWrite, rowsAs } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import { readStock } from '#server/services/order/stock-ledger.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import type { ReadBy } from './receipt-lines.ts';
import type { ReceiptRow } from './select-receipts.ts';
import { lockReceipt } from './write-receipt.ts';

type BookBy = ReadBy & CatalogueWrite & { who: OfStores };
type Asked = { id: number; version?: number | undefined };

/**
 * Adds what was delivered to the stock of the store, and its purchase prices to the products; those are facts of all
 * stores, so that the booking of somebody who is there for some alone leaves them. Throws `notFound`, `conflict`,
 * `invalid` without lines, and `receiptTwice` naming the receipt by which the store has booked this delivery note of
 * the supplier.
 */
export async function bookReceipt(by: BookBy, input: Asked): Promise<{ before: ReceiptRow; after: ReceiptRow }> {
  const { tx, now } = by;
  const before = await lockReceipt(by, input, 'draft');
  await requireOnce(tx, before);
  const lines = await linesOf(tx, before.id);
  if (lines.length === 0) throw invalidFields({ lines: 'validation.required' });
  const added = sumOf(lines, ({ quantityMilli }) => quantityMilli);
  const pairs = [...added.keys()].map((productId) => ({ productId, storeId: before.storeId }));
  await lockForSet(tx, [...added.keys()], pairs);
  await requireSold(tx, lines);
  const costs = new Map(
    lines.flatMap(({ productId, purchaseCents }) => (purchaseCents === null ? [] : [[productId, purchaseCents]])),
  );
  await writeSet(by, {
    offers: pairs.map((pair) => ({
      ...pair,
      stock: { deltaMilli: added.get(pair.productId) ?? 0, reason: 'receipt' as const },
    })),
    costs: by.who.storeIds === null ? [...costs].map(([productId, cents]) => ({ productId, cents })) : [],
  });
  return { before, after: await move(tx, before, { state: 'booked', bookedAt: now }) };
}

/**
 * Takes a booked receipt back out of the stock; what is reserved or no longer there stays, and its lines say so. Throws
 * `notFound`, and `conflict` where it is not booked.
 */
export async function cancelReceipt(by: BookBy, input: Asked): Promise<{ before: ReceiptRow; after: ReceiptRow }> {
  const { tx, now } = by;
  const before = await lockReceipt(by, input, 'booked');
  const lines = await linesOf(tx, before.id);
  const pairs = [...new Set(lines.map(({ productId }) => productId))].map((productId) => ({
    productId,
    storeId: before.storeId,
  }));
  const ids = pairs.map(({ productId }) => productId);
  await lockForSet(tx, ids, pairs);
  const stock = await readStock(tx, before.storeId, ids, { lock: false });
  const left = new Map([...stock].map(([productId, { availableMilli }]) => [productId, availableMilli]));
  const back = new Map<number, Milli>();
  const taken: { id: number; milli: Milli }[] = [];
  for (const line of lines) {
    const available = left.get(line.productId) ?? 0;
    const milli = takenBack(line.quantityMilli, available);
    left.set(line.productId, available - milli);
    back.set(line.productId, (back.get(line.productId) ?? 0) + milli);
    taken.push({ id: line.id, milli });
  }
  await tx.execute(sql`
    update receipt_lines l set taken_back_milli = x.milli from ${rowsAs(taken, 'id int, milli int')} where l.id = x.id`);
  await writeSet(by, {
    offers: pairs.flatMap((pair) => {
      const milli = back.get(pair.productId) ?? 0;
      return milli === 0 ? [] : [{ ...pair, stock: { deltaMilli: -milli, reason: 'receiptCancellation' as const } }];
    }),
  });
  return { before, after: await move(tx, before, { state: 'cancelled', cancelledAt: now }) };
}

/** Throws `receiptTwice` where the store has booked this note of the supplier, however it is spelt; two at once wait here. */
async function requireOnce(tx: Db, { id, storeId, supplier, noteNumber }: ReceiptRow): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('receipts of ' || ${storeId}::text || fold_text(${supplier}::text), 0))`,
  );
  const [first] = await tx
    .select()
    .from(receipts)
    .where(
      and(
        ne(receipts.id, id),
        eq(receipts.storeId, storeId),
        eq(receipts.state, 'booked'),
        sql`fold_text(${receipts.supplier}) = fold_text(${supplier}::text)`,
        sql`fold_text(${receipts.noteNumber}) = fold_text(${noteNumber}::text)`,
      ),
    );
  if (!first) return;
  const { bookedAt, deliveredOn } = first;
  const data = { id: first.id, supplier: first.supplier, noteNumber: first.noteNumber, deliveredOn };
  throw new Refusal('receiptTwice', { data: { ...data, bookedAt: bookedAt?.toISOString() ?? null } });
}

/** Throws `invalid` on the lines of products that were deleted since they were written down. */
async function requireSold(tx: Db, lines: Awaited<ReturnType<typeof linesOf>>): Promise<void> {
  const rows = rowsOf<{ id: number }>(
    await tx.execute(sql`
      select p.id from products p join receipt_lines l on l.product_id = p.id
      where l.receipt_id = ${lines[0]?.receiptId ?? 0} and p.deleted_at is not null`),
  );
  const gone = new Set(rows.map(({ id }) => id));
  const faults = lines.flatMap(({ productId, position }) =>
    gone.has(productId) ? [[`lines.${position}.product_id`, 'validation.invalid'] as const] : [],
  );
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

async function move(tx: Db, { id, version }: ReceiptRow, to: Partial<ReceiptRow>): Promise<ReceiptRow> {
  const [after] = await tx
    .update(receipts)
    .set({ ...to, version: version + 1 })
    .where(eq(receipts.id, id))
    .returning();
  if (!after) throw new Refusal('notFound');
  return after;
}

function linesOf(tx: Db, receiptId: number) {
  return tx
    .select()
    .from(receiptLines)
    .where(eq(receiptLines.receiptId, receiptId))
    .orderBy(asc(receiptLines.position));
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

function sumOf(lines: readonly Line[], of: (line: Line) => Milli): Map<number, Milli> {
  const sums = new Map<number, Milli>();
  for (const line of lines) sums.set(line.productId, (sums.get(line.productId) ?? 0) + of(line));
  return sums;
}
