import { call } from '../endpoint.ts';

export type { InvariantResult } from './invariants.schema.ts';
export type { SetupState, SystemState, TestMail } from './system.schema.ts';

const system = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./system.schema.ts'),
} as const;
const invariants = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./invariants.schema.ts'),
} as const;

export const readSystemState = call(system, 'readSystemState', 'GET /system-state');

export const sendTestMail = call(system, 'sendTestMail', 'POST /test-mail', { idempotent: true });

export const readSetupState = call(system, 'readSetupState', 'GET /setup-state');

export const readInvariants = call(invariants, 'readInvariants', 'GET /invariants');
