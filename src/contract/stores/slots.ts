import { call } from '../endpoint.ts';

export type { NextSlot, Slot, SlotConflicts, SlotLoad, SlotRulesOnWire, SlotWindowOnWire } from './slots.schema.ts';

const schemas = () => import('./slots.schema.ts');
const stores = { tag: 'stores', access: 'public', schemas } as const;
const orders = { tag: 'orders', access: 'public', schemas } as const;
const office = { tag: 'back office', access: 'CAN_EDIT_FEATURES_CONFIGURATION', schemas } as const;

export const listSlots = call(stores, 'listSlots', 'GET /store/:storeId/slot-list');

/** As old as a page may be that shows it. */
export const listNextSlots = call(stores, 'listNextSlots', 'GET /store/:storeId/next-slot-list', { cacheSeconds: 10 });

export const holdSlot = call(orders, 'holdSlot', 'POST /slot/:id/hold', { idempotent: true });

export const releaseSlot = call(orders, 'releaseSlot', 'DELETE /slot/:id/hold', { idempotent: true });

export const readSlotRules = call(office, 'readSlotRules', 'GET /stores/:id/slot-rules');

export const writeSlotRules = call(office, 'writeSlotRules', 'PUT /stores/:id/slot-rules', { idempotent: true });

export const listSlotLoads = call(office, 'listSlotLoads', 'GET /stores/:id/slot-loads', {
  // Who sets slots up and who picks their orders alike; it says nothing of any person.
  access: 'staff',
});
