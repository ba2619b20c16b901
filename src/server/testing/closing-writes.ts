import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { guestOrder, type OrderShop, placeOrder } from './order-shop.ts';
import type { TestApp } from './test-app.ts';

let hours = 0;

/** A slot of an hour of its own; its id. */
async function addSlot({ db, deps }: TestApp, storeId: number): Promise<number> {
  const startsAt = new Date(deps.clock().getTime() + ++hours * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const room = { mostOrders: 9, mostPickingSeconds: 3600, feeCents: 0 };
  const row = { storeId, type: 'pickup', startsAt, endsAt, cutOffAt: startsAt, ...room } as const;
  const [slot] = await db.insert(slots).values(row).returning({ id: slots.id });
  return slot?.id ?? 0;
}

/** The writes by which slots are closed and emptied, and what their entries say. */
export function closingWrites({ t, shop: { storeId, bread } }: { t: TestApp; shop: OrderShop }) {
  return {
    closeSlots: async () => {
      const id = await addSlot(t, storeId);
      const path = `/stores/${storeId}/closed-slots`;
      return { path, body: { slot_id: id, closed: true }, thing: 'slot' as const, id, fields: ['closed'] };
    },
    emptySlots: async () => {
      const slotId = await addSlot(t, storeId);
      const { id } = await placeOrder(t, guestOrder(storeId, bread, 1));
      await t.db.update(orders).set({ slotId }).where(eq(orders.id, id));
      const body = { slot_id: slotId, action: 'cancel', reason: 'Panne' };
      const path = `/stores/${storeId}/slot-orders`;
      return { path, body, thing: 'order' as const, id, fields: ['status', 'reason'] };
    },
  };
}
