import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { createRecall, previewRecall } from '#contract/recalls/recalls.ts';
import { mailboxOf } from '#domain/account/mailbox.ts';
import type { InSome } from '#domain/language/by-language.ts';
import { nameMails } from '#domain/recall/recall.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueueAll, type OutboxEntry } from '#server/db/enqueue.ts';
import { and, asc, eq, inArray, isNull, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { orders } from '#server/db/tables/orders.ts';
import { recallOrders, recalls } from '#server/db/tables/recalls.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { selectWantingSms } from '#server/services/order/order-sms.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { requireStoreFilter } from '#server/services/session/own-stores.ts';
import { type FoundOrder, findBuyers, type RecallScope } from './find-buyers.ts';
import { stopSale } from './stop-sale.ts';

export type RecallRow = typeof recalls.$inferSelect;
type Asked = ParsedOf<typeof createRecall>;
type RecallWrite = CatalogueWrite & { who: Identity };

/**
 * Of what a recall is. Throws `forbidden` for a store that the caller is not there for, and `invalid` for a product or a store
 * that is not there and for days that end before they begin.
 */
export async function readScope(db: Db, input: ParsedOf<typeof previewRecall>, who: Identity): Promise<RecallScope> {
  const storeIds = [...new Set(input.store_ids)].sort((a, b) => a - b);
  for (const id of storeIds) requireStoreFilter(who, id);
  const known = await db.$count(stores, inArray(stores.id, storeIds));
  if (known < storeIds.length) throw invalidFields({ store_ids: 'validation.invalid' });
  const { product_id: productId, from, to } = input;
  if ((await db.$count(products, eq(products.id, productId))) === 0)
    throw invalidFields({ product_id: 'validation.invalid' });
  if (to < from) throw invalidFields({ to: 'validation.date' });
  return { productId, storeIds, from, to };
}

/**
 * Recalls a product. The same one again (product, stores, days and lot) is that recall: who was found since is added and
 * written to as it is said now, and nobody twice. Throws as `readScope` does.
 */
export async function makeRecall(
  write: RecallWrite,
  input: Asked,
): Promise<{ row: RecallRow; isNew: boolean; before: number; after: number }> {
  const { tx, who } = write;
  const scope = await readScope(tx, input, who);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('recalls of ' || ${scope.productId}::text, 0))`);
  const known = await findSame(tx, scope, input.lot);
  const row = known ? await sayAnew(tx, known, input) : await addRecall(write, scope, input);
  const before = await tx.$count(recallOrders, eq(recallOrders.recallId, row.id));
  const found = await findBuyers(tx, scope);
  const letters = await addOrders(tx, row, found);
  await writeTo(write, row, letters);
  if (input.stops_sale) await stopSale(write, scope);
  const after = await tx.$count(recallOrders, eq(recallOrders.recallId, row.id));
  return { row, isNew: !known, before, after };
}

async function findSame(tx: Db, { productId, storeIds, from, to }: RecallScope, lot: string) {
  const rows = await tx
    .select()
    .from(recalls)
    .where(
      and(eq(recalls.productId, productId), eq(recalls.fromDay, from), eq(recalls.toDay, to), eq(recalls.lot, lot)),
    );
  return rows.find((row) => row.storeIds.join() === storeIds.join());
}

const wordsOf = ({ words }: Asked) => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));

/** What is said this time is what those are told who were found since; a language without words keeps what it had. */
async function sayAnew(tx: Db, { id, words }: RecallRow, input: Asked): Promise<RecallRow> {
  const said = { reason: input.reason, advice: input.advice, words: { ...words, ...wordsOf(input) } };
  const [row] = await tx.update(recalls).set(said).where(eq(recalls.id, id)).returning();
  if (!row) throw new Refusal('unexpected');
  return row;
}

async function addRecall({ tx, who, now }: RecallWrite, scope: RecallScope, input: Asked): Promise<RecallRow> {
  const texts = await tx
    .select({ language: productTexts.language, name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.productId, scope.productId));
  const [row] = await tx
    .insert(recalls)
    .values({
      productId: scope.productId,
      productNames: Object.fromEntries(texts.map(({ language, name }) => [language, name])) as InSome<string>,
      storeIds: [...scope.storeIds],
      fromDay: scope.from,
      toDay: scope.to,
      lot: input.lot,
      reason: input.reason,
      advice: input.advice,
      words: wordsOf(input),
      stopsSale: input.stops_sale,
      accountId: who.customerId,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Refusal('unexpected');
  return row;
}

/** Keeps what was found; the orders by which mails are named that nobody has got yet. */
async function addOrders(tx: Db, { id: recallId }: RecallRow, found: readonly FoundOrder[]): Promise<number[]> {
  const kept = await tx
    .select({ orderId: recallOrders.orderId, mailOrderId: recallOrders.mailOrderId, email: orders.customerEmail })
    .from(recallOrders)
    .innerJoin(orders, eq(orders.id, recallOrders.orderId))
    .where(eq(recallOrders.recallId, recallId))
    .orderBy(asc(recallOrders.orderId));
  const boxOf = (email: string | null) => (email ? mailboxOf(email) : null);
  const known = new Set(kept.map(({ orderId }) => orderId));
  const fresh = found.filter(({ orderId }) => !known.has(orderId));
  const all = [
    ...kept.map(({ orderId, mailOrderId, email }) => ({ orderId, mailbox: boxOf(email), mailOrderId, milli: 0 })),
    ...fresh.map(({ orderId, email, milli }) => ({ orderId, mailbox: boxOf(email), mailOrderId: null, milli })),
  ];
  const { named, letters } = nameMails(all);
  const rows = named.filter(({ orderId }) => !known.has(orderId));
  if (rows.length > 0)
    await tx
      .insert(recallOrders)
      .values(
        rows.map(({ orderId, milli, mailOrderId }) => ({ recallId, orderId, quantityMilli: milli, mailOrderId })),
      );
  return letters.filter((orderId) => !known.has(orderId));
}

/** One mail a buyer, by the order that names it, and an SMS where they wish them. */
async function writeTo({ tx, now, announce }: RecallWrite, { id }: RecallRow, letters: readonly number[]) {
  if (letters.length === 0) return;
  const buyers = await tx
    .select({ id: orders.id, customerId: orders.customerId, customerPhoneE164: orders.customerPhoneE164 })
    .from(orders)
    .where(and(inArray(orders.id, [...letters]), isNull(orders.erasedAt)));
  const entries: OutboxEntry[] = letters.map((orderId) => ({
    kind: 'product-recall',
    dedupeKey: recallKey(id, orderId),
    payload: { recallId: id, orderId },
    now,
  }));
  for (const buyer of await selectWantingSms(tx, buyers)) {
    const dedupeKey = `order-sms:recalled:${id}:${buyer.id}`;
    entries.push({ kind: 'order-sms', dedupeKey, payload: { orderId: buyer.id, to: 'recalled' }, now });
  }
  await enqueueAll(tx, entries);
  announce('outbox');
}

/** The entry of the outbox by which a buyer is written to. */
export const recallKey = (recallId: number, orderId: number) => `product-recall:${recallId}:${orderId}`;
