import { asc, eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import type { ModelOrder, SlotModel } from './slot-model.ts';
import { offeredSlots } from './slots.ts';
import type { TestApp } from './test-app.ts';

// What is compared after each step of slot-steps.ts: the shop as its database and calls have it, and as its model does.

type State = { left: [number, number][]; holds: unknown[]; orders: unknown[] };

/** What the shop offers, who holds what until when, and which order is where. */
export async function stateOf({
  t,
  storeId,
  model,
}: {
  t: TestApp;
  storeId: number;
  model: SlotModel;
}): Promise<State> {
  const ids = model.slots.map(({ id }) => id);
  const places = (await t.db.select().from(slotPlaces)).filter(({ slotId }) => ids.includes(slotId));
  const rows = await t.db.select().from(orders).where(eq(orders.storeId, storeId)).orderBy(asc(orders.id));
  return {
    left: (await offeredSlots(t, storeId)).map(({ id, left }) => [id, left]),
    holds: places
      .filter(({ expiresAt }) => expiresAt && expiresAt.getTime() > model.now)
      .map(({ id, slotId, customerId, expiresAt, wasExtended }) => ({
        id,
        slotId,
        account: customerId,
        until: expiresAt?.getTime(),
        extended: wasExtended,
      }))
      .sort((a, b) => a.id - b.id),
    orders: rows.map(({ id, slotId, status, fulfilment, feeCents, customerId }) => ({
      id,
      slotId,
      fee: feeCents,
      account: customerId,
      state: status === 'rejected' ? status : fulfilment,
      places: places
        .filter(({ orderId }) => orderId === id)
        .map((place) => [place.slotId, place.pickingSeconds, place.feeCents]),
    })),
  };
}

export function stateInModel(model: SlotModel): State {
  const usesOf = (id: number) =>
    model.holds.filter(({ slotId }) => slotId === id).length +
    model.orders.filter((order) => placesOf(order).some(([slotId]) => slotId === id)).length;
  const placesOf = ({ state, slotId, seconds, fee }: ModelOrder) =>
    slotId === null || state === 'cancelled' || state === 'rejected' ? [] : [[slotId, seconds, fee]];
  return {
    left: model.slots
      .filter(({ cutOff }) => cutOff > model.now)
      .map(({ id, most }) => [id, Math.max(0, most - usesOf(id))]),
    holds: model.holds
      .map(({ token, ...hold }) => ({ id: Number(token.split('.')[0]), ...hold }))
      .sort((a, b) => a.id - b.id),
    orders: model.orders.map(({ id, slotId, fee, account, state, ...order }) => ({
      id,
      slotId,
      fee,
      account,
      state,
      places: placesOf({ id, slotId, fee, account, state, ...order }),
    })),
  };
}
