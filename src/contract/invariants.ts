import { endpoint } from './endpoint.ts';

export type { InvariantResult } from './invariants.schema.ts';

export const readInvariants = endpoint({
  name: 'readInvariants',
  tag: 'configuration',
  method: 'GET',
  path: '/invariants',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./invariants.schema.ts')).readInvariants,
});
