import { randomBytes } from 'node:crypto';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { orderNumber } from '#domain/order/order-number.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Db } from '#server/db/connection.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { OrderContent } from './order-content.ts';
import type { PricedOrder } from './price-order.ts';

export type Saved = {
  id: number;
  content: OrderContent;
  priced: PricedOrder;
  priceType: PriceType;
  language: Language;
  /** `YYYY-MM-DD`, as the store's calendar says. */
  day: string;
  now: Date;
  /** The draft may have lines from before. */
  hasLines: boolean;
  isPlaced: boolean;
};

/** The open draft of a customer in a store, locked until the transaction ends. */
export async function lockDraft(tx: Db, customerId: number, storeId: number): Promise<OrderRow | null> {
  const where = and(eq(orders.customerId, customerId), eq(orders.storeId, storeId), eq(orders.status, 'draft'));
  const [draft] = await tx.select().from(orders).where(where).for('update');
  return draft ?? null;
}

/** Opens an empty draft; when a twin opened one just before, answers that one, its lines and all. */
export async function openDraft(
  tx: Db,
  who: { customerId: number | null; email: string | null; storeId: number; now: Date },
): Promise<{ id: number; hasLines: boolean }> {
  const { customerId, email, storeId, now } = who;
  for (let attempt = 0; attempt < 3; attempt++) {
    const [opened] = await tx
      .insert(orders)
      .values({ customerId, customerEmail: email, storeId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: orders.id });
    if (opened) return { id: opened.id, hasLines: false };
    const twin = customerId === null ? null : await lockDraft(tx, customerId, storeId);
    if (twin) return { id: twin.id, hasLines: true };
  }
  throw new Refusal('conflict');
}

/** Writes content, figures and lines over the draft; a placed order gets its number and stays as it is from then on. */
export async function saveOrder(tx: Db, order: Saved): Promise<void> {
  const { items: _, ...content } = order.content;
  const { totals, lines } = order.priced;
  await tx
    .update(orders)
    .set({
      ...content,
      priceType: order.priceType,
      language: order.language,
      orderDate: order.day,
      goodsCents: totals.goodsCents,
      feeCents: totals.feeCents,
      vatCents: totals.vatCents,
      totalCents: totals.totalCents,
      vatByRate: totals.vatByRate,
      updatedAt: order.now,
      ...(order.isPlaced && { status: 'submitted', orderNumber: freeNumber(order.day), submittedAt: order.now }),
    })
    .where(eq(orders.id, order.id));
  if (order.hasLines) await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  if (lines.length === 0) return;
  await tx.insert(orderLines).values(
    lines.map(({ stepMilli: _step, minimumAge: _age, ...line }, position) => ({
      ...line,
      orderId: order.id,
      position,
      supplierItemName: line.supplier === null ? null : line.productName,
    })),
  );
}

/** The first of a few random numbers that no order has. */
export function freeNumber(day: string, random: () => Uint8Array = () => randomBytes(8)): SQL<string> {
  const candidates = JSON.stringify(Array.from({ length: 5 }, () => orderNumber(day, random())));
  return sql`(
    select n from json_array_elements_text(${candidates}::json) n
    where not exists (select 1 from orders taken where taken.order_number = n) limit 1)`;
}

/** What the lines of a draft were saved with, in their order. */
export async function selectDraftLines(tx: Db, orderId: number) {
  return tx
    .select({
      productId: orderLines.productId,
      quantityMilli: orderLines.quantityMilli,
      unitCents: orderLines.unitCents,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}
