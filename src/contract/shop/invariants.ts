import { call } from '../endpoint.ts';

export type { InvariantResult } from './invariants.schema.ts';

const area = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./invariants.schema.ts'),
} as const;

export const readInvariants = call(area, 'readInvariants', 'GET /invariants');
