import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { Page } from '#contract/page.ts';
import type { ListedReceipt, listReceipts, Receipt } from '#contract/receipts/receipts.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { findPage, inOrderOf, toCappedPage } from '#server/db/find-page.ts';
import { containsFolded, searchedText } from '#server/db/searched.ts';
import { and, eq, type SQL, sql } from '#server/db/sql.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';
import { receiptLines, receipts } from '#server/db/tables/receipts.ts';
import { type OfStores, ownStores, requireStore } from '#server/services/session/own-stores.ts';
import { type ReadBy, selectReceiptLines, totalCentsOf } from './receipt-lines.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
type Asked = Omit<ParsedOf<typeof listReceipts>, 'per_page'> & { perPage: number };

/** A page of the receipts of the stores of whoever asks. */
export async function selectReceipts(
  db: Db,
  filter: Asked,
  { storeIds, decimals }: OfStores & { decimals: number },
): Promise<Page<ListedReceipt> & { totalIsCapped: boolean }> {
  const where = and(...conditions(filter), ownStores(storeIds, receipts.storeId));
  const direction = filter.sortBy === 'newest' ? 'desc' : 'asc';
  const listing = {
    from: sql`${receipts}`,
    id: sql`${receipts.id}`,
    key: sql`${receipts.deliveredOn}`,
    direction,
    where,
  };
  const found = await findPage(db, filter, { ...listing, direction });
  const items = found.ids.length === 0 ? [] : await selectListed(db, found.ids, decimals);
  return toCappedPage(items, found, filter);
}

function conditions({ search, storeId, supplier, state, from, to }: Asked): (SQL | undefined)[] {
  return [
    storeId === undefined ? undefined : eq(receipts.storeId, storeId),
    supplier ? sql`fold_text(${receipts.supplier}) = fold_text(${supplier}::text)` : undefined,
    state && eq(receipts.state, state),
    from ? sql`${receipts.deliveredOn} >= ${from}` : undefined,
    to ? sql`${receipts.deliveredOn} <= ${to}` : undefined,
    search
      ? sql`(${containsFolded(searchedText(receipts.supplier, receipts.noteNumber), search)} or ${receipts.id} in (
          select ${receiptLines.receiptId} from ${receiptLines}
          join ${productTexts} on ${eq(productTexts.productId, receiptLines.productId)}
          where ${containsFolded(productTexts.name, search)}))`
      : undefined,
  ];
}

async function selectListed(db: Db, ids: readonly number[], decimals: number): Promise<ListedReceipt[]> {
  const sums = rowsOf<{ id: number; lines: number; cents: number }>(
    await db.execute(sql`
      select l.receipt_id as id, count(*)::int as lines, ${totalCentsOf} as cents from receipt_lines l
      where l.receipt_id in (select id::int from json_array_elements_text(${JSON.stringify(ids)}::json) as asked(id))
      group by l.receipt_id`),
  );
  const sumOf = new Map(sums.map((sum) => [sum.id, sum]));
  const rows = await db
    .select()
    .from(receipts)
    .where(
      sql`${receipts.id} in (select id::int from json_array_elements_text(${JSON.stringify(ids)}::json) as asked(id))`,
    );
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => {
    const { lines = 0, cents = 0 } = sumOf.get(row.id) ?? {};
    return { ...headOf(row), lines, total: toDecimal(cents, decimals) };
  });
}

/** The receipt, where the caller may know of it; with `lock` it stays this transaction's own. Throws `notFound`. */
export async function findReceipt(
  db: Db,
  { id, who }: { id: number; who: OfStores },
  { lock = false } = {},
): Promise<ReceiptRow> {
  const query = db.select().from(receipts).where(eq(receipts.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Refusal('notFound');
  requireStore(who, row.storeId);
  return row;
}

/** A receipt as the wire has it. */
export async function toReceipt(db: Db, row: ReceiptRow, by: ReadBy): Promise<Receipt> {
  const lines = await selectReceiptLines(db, row.id, by);
  const [sum] = rowsOf<{ cents: number }>(
    await db.execute(sql`select ${totalCentsOf} as cents from receipt_lines l where l.receipt_id = ${row.id}`),
  );
  const below = lines.flatMap(({ productId, name, margin }) =>
    margin !== null && margin < 0 ? [{ code: 'marginBelowZero' as const, productId, name, margin }] : [],
  );
  const warnings = [...new Map(below.map((warning) => [warning.productId, warning])).values()];
  const kept = lines.flatMap(({ productId, name, quantity, takenBack }) =>
    takenBack !== null && takenBack < quantity
      ? [{ productId, name, quantity: Math.round((quantity - takenBack) * 1000) / 1000 }]
      : [],
  );
  return { ...headOf(row), lines, total: toDecimal(sum?.cents ?? 0, by.decimals), warnings, kept };
}

function headOf({ accountId: _, createdAt, bookedAt, cancelledAt, ...row }: ReceiptRow) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    bookedAt: bookedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}
