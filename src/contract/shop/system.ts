import { call } from '../endpoint.ts';

export type { SetupState, SystemState, TestMail } from './system.schema.ts';

const area = {
  tag: 'configuration',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./system.schema.ts'),
} as const;

export const readSystemState = call(area, 'readSystemState', 'GET /system-state');

export const sendTestMail = call(area, 'sendTestMail', 'POST /test-mail', { idempotent: true });

export const readSetupState = call(area, 'readSetupState', 'GET /setup-state');
