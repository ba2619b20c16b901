import { eq, type SQL } from 'drizzle-orm';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { OrderContent } from './order-content.ts';
import type { ReckonedOrder } from './reckon-order.ts';

/** An order to be written over the row of a draft. */
export type DraftToOverwrite = {
  id: number;
  content: OrderContent;
  reckoned: ReckonedOrder;
  language: Language;
  /** `YYYY-MM-DD`, as the store's calendar says. */
  day: string;
  now: Date;
  /** The draft may have lines from before. */
  hasLines: boolean;
};

/** What the order becomes beside its content; nothing for a draft. */
export type NewState = Partial<Pick<OrderRow, 'status' | 'submittedAt' | 'estimatedDeliveryDate'>> & {
  orderNumber?: SQL<string>;
};

/** Writes content, figures and lines over the draft. */
export async function overwriteDraft(tx: Db, order: DraftToOverwrite, state: NewState): Promise<void> {
  const { items: _, ...content } = order.content;
  const { priceType, totals, lines, creditCents } = order.reckoned;
  await tx
    .update(orders)
    .set({
      ...content,
      priceType,
      language: order.language,
      orderDate: order.day,
      goodsCents: totals.goodsCents,
      feeCents: totals.feeCents,
      vatCents: totals.vatCents,
      totalCents: totals.totalCents,
      creditCents,
      vatByRate: totals.vatByRate,
      updatedAt: order.now,
      ...state,
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
