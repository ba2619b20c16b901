import { endpoint } from './endpoint.ts';

export type { Slot, SlotConflicts, SlotLoad, SlotRulesOnWire, SlotWindowOnWire } from './slots.schema.ts';

export const listSlots = endpoint({
  name: 'listSlots',
  tag: 'stores',
  method: 'GET',
  path: '/store/:storeId/slot-list',
  access: 'public',
  schemas: async () => (await import('./slots.schema.ts')).listSlots,
});

export const holdSlot = endpoint({
  name: 'holdSlot',
  tag: 'orders',
  method: 'POST',
  path: '/slot/:id/hold',
  access: 'public',
  schemas: async () => (await import('./slots.schema.ts')).holdSlot,
  idempotent: true,
});

export const releaseSlot = endpoint({
  name: 'releaseSlot',
  tag: 'orders',
  method: 'DELETE',
  path: '/slot/:id/hold',
  access: 'public',
  schemas: async () => (await import('./slots.schema.ts')).releaseSlot,
  idempotent: true,
});

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';
const tag = 'back office';

export const readSlotRules = endpoint({
  name: 'readSlotRules',
  tag,
  method: 'GET',
  path: '/stores/:id/slot-rules',
  access,
  schemas: async () => (await import('./slots.schema.ts')).readSlotRules,
});

export const writeSlotRules = endpoint({
  name: 'writeSlotRules',
  tag,
  method: 'PUT',
  path: '/stores/:id/slot-rules',
  access,
  schemas: async () => (await import('./slots.schema.ts')).writeSlotRules,
  idempotent: true,
});

export const listSlotLoads = endpoint({
  name: 'listSlotLoads',
  tag,
  method: 'GET',
  path: '/stores/:id/slot-loads',
  // Who sets slots up and who picks their orders alike; it says nothing of any person.
  access: 'staff',
  schemas: async () => (await import('./slots.schema.ts')).listSlotLoads,
});
