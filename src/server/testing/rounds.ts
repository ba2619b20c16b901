import { randomUUID } from 'node:crypto';
import type { Round, RoundEventInput } from '#contract/orders/rounds.ts';
import { home, nextGuest, type Placed, placeOrder } from './order-shop.ts';
import type { TestApp, TestCall } from './test-app.ts';

type Headers = Record<string, string>;
type Caller = Pick<TestApp, 'call'>;

/** A delivery order of another guest each time, paid in cash, packed as it was ordered; `manager` packs it. */
export async function placePacked(
  t: Caller,
  manager: Headers,
  {
    storeId,
    productId,
    headers = {},
    ...more
  }: { storeId: number; productId: number; headers?: Headers } & Record<string, unknown>,
): Promise<Placed> {
  const order_items = [{ product_id: productId, quantity: 2 }];
  const sent = { store_id: storeId, type: 'delivery', status: 'submitted', payment_method: 'cash', order_items };
  const placed = await placeOrder(t, { ...sent, ...home, ...nextGuest(), ...more }, headers);
  const { status } = await t.call('PUT', `/orders/${placed.id}/status`, { status: 'processing' }, manager);
  if (status !== 200) throw new Error(`the order was not packed: ${status}`);
  return placed;
}

/** Makes a round of these orders; it must be made. */
export async function makeRound(
  { call }: Caller,
  manager: Headers,
  { storeId, orderIds, driverId }: { storeId: number; orderIds: readonly number[]; driverId: number },
): Promise<Round> {
  const sent = { store_id: storeId, order_ids: orderIds, driver_id: driverId, float: 50 };
  const { status, body } = await call('POST', '/rounds', sent, manager);
  if (status !== 200) throw new Error(`no round: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** An event of a stop as a device makes it, with an id of its own. */
export function stopEvent(
  orderId: number,
  kind: RoundEventInput['kind'],
  more: Partial<RoundEventInput> & { at: string },
): RoundEventInput {
  return { id: randomUUID(), order_id: orderId, kind, ...more };
}

/** Sends events of a round. */
export function sendStopEvents(
  { call }: Caller,
  by: Headers,
  { id, events }: { id: number; events: readonly unknown[] },
): Promise<TestCall> {
  return call('POST', `/rounds/${id}/events`, { events }, by);
}
