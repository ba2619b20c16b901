import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { orderEvents, orderLines, orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { SeenFigures } from './compare-figures.ts';
import type { OrderCall } from './order-call.ts';
import { blankContent, type OrderContent } from './order-content.ts';

/** The draft that is written to (its row locked), or none yet; `seen` is what the shopper was last shown of it. */
/** Several lists of a customer's goods may lie with the staff; of their own they have one a store. */
const isOwnDraft = and(eq(orders.status, 'draft'), eq(orders.byStaff, false));

export type Draft = { id: number | null; content: OrderContent; seen: SeenFigures | null };

/** What an order begins with that keeps nothing of a draft but its id. */
export function blankDraft(id: number | null): Draft {
  return { id, content: blankContent, seen: null };
}

/** The customer's own open draft in a store, locked until the transaction ends. */
export async function lockDraft(tx: Db, customerId: number, storeId: number): Promise<OrderRow | null> {
  const where = and(eq(orders.customerId, customerId), eq(orders.storeId, storeId), isOwnDraft);
  const [draft] = await tx.select().from(orders).where(where).for('update');
  return draft ?? null;
}

/** Opens an empty draft; when a parallel request opened one just before, answers that one, its lines and all. */
export async function openDraft(
  { tx, buyer, staffId, now }: Pick<OrderCall, 'tx' | 'buyer' | 'staffId' | 'now'>,
  { email, storeId }: { email: string | null; storeId: number },
): Promise<{ id: number; hasLines: boolean }> {
  const customerId = buyer?.customerId ?? null;
  const written = { byStaff: staffId !== null, madeBy: staffId, createdAt: now, updatedAt: now };
  for (let attempt = 0; attempt < 3; attempt++) {
    const [opened] = await tx
      .insert(orders)
      .values({ customerId, customerEmail: email, storeId, ...written })
      .onConflictDoNothing()
      .returning({ id: orders.id });
    if (opened && staffId !== null) {
      const event = { kind: 'created', at: now, actorId: staffId, to: 'draft' } as const;
      await tx.insert(orderEvents).values({ orderId: opened.id, ...event });
    }
    if (opened) return { id: opened.id, hasLines: false };
    const other = customerId === null ? null : await lockDraft(tx, customerId, storeId);
    if (other) return { id: other.id, hasLines: true };
  }
  throw new Refusal('conflict');
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
