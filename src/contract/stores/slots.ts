import { call } from '../endpoint.ts';

export type { Slot, SlotConflicts, SlotLoad, SlotRulesOnWire, SlotWindowOnWire } from './slots.schema.ts';

const schemas = () => import('./slots.schema.ts');
const stores = { tag: 'stores', schemas } as const;
const orders = { tag: 'orders', schemas } as const;
const office = { tag: 'back office', schemas } as const;

export const listSlots = call(stores, 'listSlots', 'GET /store/:storeId/slot-list', { access: 'public' });

export const holdSlot = call(orders, 'holdSlot', 'POST /slot/:id/hold', {
  access: 'public',
  idempotent: true,
});

export const releaseSlot = call(orders, 'releaseSlot', 'DELETE /slot/:id/hold', {
  access: 'public',
  idempotent: true,
});

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';

export const readSlotRules = call(office, 'readSlotRules', 'GET /stores/:id/slot-rules', { access });

export const writeSlotRules = call(office, 'writeSlotRules', 'PUT /stores/:id/slot-rules', {
  access,
  idempotent: true,
});

export const listSlotLoads = call(office, 'listSlotLoads', 'GET /stores/:id/slot-loads', {
  // Who sets slots up and who picks their orders alike; it says nothing of any person.
  access: 'staff',
});
