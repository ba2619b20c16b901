import { and, eq } from 'drizzle-orm';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Order, OrderWrite } from '#contract/orders.ts';
import { orders } from '#server/db/tables/orders.ts';
import { type OrderRow, selectOrder } from '#server/services/order/stored-order.ts';
import { chooseStore } from './choose-store.ts';
import { toOrderAnswer } from './order-answer.ts';
import { selectDraftLines } from './save-order.ts';
import { selectProfile } from './select-profile.ts';
import { type Desk, type Kept, writeOrder } from './write-order.ts';

/**
 * Changes a draft, or places it. Once placed, the same submit again answers the same order, and anything else
 * `moveNotAllowed`; so does a submit of an order that was cancelled or rejected. Throws `notFound` for others' orders.
 */
export async function updateOrderOf(desk: Desk & { customerId: number }, id: number, sent: OrderWrite): Promise<Order> {
  const { tx, customerId, now } = desk;
  const mine = and(eq(orders.id, id), eq(orders.customerId, customerId));
  const [row] = await tx.select().from(orders).where(mine).for('update');
  if (!row) throw new Refusal('notFound');
  if (row.status !== 'draft') return answerAgain(desk, row, sent);
  if (sent.store_id !== undefined && sent.store_id !== row.storeId) {
    throw invalidFields({ store_id: 'checkout.draftOfAnotherStore' });
  }
  const profile = await selectProfile(tx, customerId);
  const store = await chooseStore(tx, { storeId: row.storeId, defaultStoreId: null, now });
  return writeOrder(desk, { store, profile, kept: await keptOf(desk, row) }, sent);
}

async function answerAgain({ tx, decimals }: Desk, row: OrderRow, sent: OrderWrite): Promise<Order> {
  const stands = row.status === 'submitted' || row.status === 'completed';
  const order = stands && sent.status === 'submitted' ? await selectOrder(tx, row.id) : null;
  if (!order) throw new Refusal('moveNotAllowed');
  return toOrderAnswer(order, decimals);
}

async function keptOf({ tx }: Desk, row: OrderRow): Promise<Kept> {
  const lines = await selectDraftLines(tx, row.id);
  return {
    id: row.id,
    content: { ...contentColumns(row), items: lines },
    seen: {
      unitCents: lines.map((line) => line.unitCents),
      feeCents: row.feeCents,
      type: row.type,
      shippingPostalCode: row.shippingPostalCode,
    },
  };
}

function contentColumns(row: OrderRow): Omit<Kept['content'], 'items'> {
  const { type, paymentMethod, paymentPeriod, externalId, customerName, customerEmail, customerPhone } = row;
  const { shippingAddress, shippingCity, shippingPostalCode, deliveryNote, substitution, ageConfirmed } = row;
  const { billingAddress, billingCity, billingPostalCode } = row;
  const person = { externalId, customerName, customerEmail, customerPhone };
  const shipping = { shippingAddress, shippingCity, shippingPostalCode, deliveryNote };
  const billing = { billingAddress, billingCity, billingPostalCode };
  return { type, paymentMethod, paymentPeriod, substitution, ageConfirmed, ...person, ...shipping, ...billing };
}
