import type { Db } from '#server/db/connection.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { SeenFigures } from './compare-figures.ts';
import { blankContent, type OrderContent, type WantedItem } from './order-content.ts';

/** The draft that is written to (its row locked), or none yet; `seen` is what the shopper was last shown of it. */
export type Draft = { id: number | null; content: OrderContent; seen: SeenFigures | null };

/** A line of a draft, and the unit price that it was saved with, in cents. */
export type DraftLine = WantedItem & { unitCents: number };

/** What an order begins with that keeps nothing of a draft but its id. */
export function blankDraft(id: number | null): Draft {
  return { id, content: blankContent, seen: null };
}

/** Staff may keep several drafts of a customer; of their own they have one a store. */
const isOwnDraft = and(eq(orders.status, 'draft'), eq(orders.byStaff, false));

/** The id of the customer's own open draft in a store, locked until the transaction ends. */
export async function lockDraft(tx: Db, customerId: number, storeId: number): Promise<number | null> {
  const where = and(eq(orders.customerId, customerId), eq(orders.storeId, storeId), isOwnDraft);
  const [draft] = await tx.select({ id: orders.id }).from(orders).where(where).for('update');
  return draft?.id ?? null;
}

/** What a draft holds: its content, and the figures that it was saved with. */
export async function readDraftContent(tx: Db, row: OrderRow): Promise<Draft> {
  const lines = await tx
    .select({
      productId: orderLines.productId,
      quantityMilli: orderLines.quantityMilli,
      substitution: orderLines.substitution,
      unitCents: orderLines.unitCents,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, row.id))
    .orderBy(asc(orderLines.position));
  return toDraft(row, lines);
}

/** The same of a row and lines that were read already. */
export function toDraft(row: OrderRow, lines: readonly DraftLine[]): Draft {
  return {
    id: row.id,
    content: { ...contentColumns(row), items: lines },
    seen: {
      unitCents: lines.map((line) => line.unitCents),
      feeCents: row.feeCents,
      type: row.type,
      shippingPostalCode: row.shippingPostalCode,
      slotId: row.slotId,
    },
  };
}

/** What a row says of an order's content, its goods aside. */
export function contentColumns(row: OrderRow): Omit<OrderContent, 'items'> {
  const { type, paymentMethod, paymentPeriod, externalId, customerName, customerEmail, customerPhone } = row;
  const {
    shippingAddress,
    shippingCity,
    shippingPostalCode,
    deliveryNote,
    substitution,
    ageConfirmed,
    slotId,
    useStoreCredit,
  } = row;
  const { billingAddress, billingCity, billingPostalCode } = row;
  const person = { externalId, customerName, customerEmail, customerPhone };
  const shipping = { shippingAddress, shippingCity, shippingPostalCode, deliveryNote };
  const billing = { billingAddress, billingCity, billingPostalCode };
  const rest = { substitution, ageConfirmed, slotId, useStoreCredit };
  return { type, paymentMethod, paymentPeriod, ...rest, ...person, ...shipping, ...billing };
}
