import { endpoint } from './endpoint.ts';

export type { StaffKind } from './staff-kinds.schema.ts';

export const listAllKinds = endpoint({
  name: 'listAllKinds',
  tag: 'back office',
  method: 'GET',
  path: '/kinds',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: async () => (await import('./staff-kinds.schema.ts')).listAllKinds,
});
