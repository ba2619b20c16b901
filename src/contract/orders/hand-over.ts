import { call } from '../endpoint.ts';

export type { HandOverInput, PickupOrder } from './hand-over.schema.ts';

const desk = {
  tag: 'back office',
  access: 'CAN_PICK_ORDERS',
  schemas: () => import('./hand-over.schema.ts'),
} as const;
const shop = { tag: 'orders', access: 'public', schemas: () => import('./hand-over.schema.ts') } as const;

export const findPickup = call(desk, 'findPickup', 'POST /stores/:id/pickups', { writesNothing: true });

/** Who of those has said that they are there. */
export const listArrivals = call(desk, 'listArrivals', 'GET /stores/:id/pickups');

export const tellArrival = call(shop, 'tellArrival', 'POST /order/:id/arrival', { idempotent: true, linkToken: true });

export const sumHandOver = call(desk, 'sumHandOver', 'POST /orders/:id/hand-over/sum', {
  access: 'pickOrDeliver',
  writesNothing: true,
  scope: 'orders:write',
});

/** Who picks: a pickup order that is ready; who delivers: an order of a round of theirs; who manages orders: any. */
export const handOverOrder = call(desk, 'handOverOrder', 'POST /orders/:id/hand-over', {
  access: 'pickOrDeliver',
  idempotent: true,
  scope: 'orders:write',
});
