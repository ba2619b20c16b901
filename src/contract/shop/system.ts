import { call } from '../endpoint.ts';

export type { SetupState, SystemState, TestMail } from './system.schema.ts';

const area = { tag: 'configuration', schemas: () => import('./system.schema.ts') } as const;

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';

export const readSystemState = call(area, 'readSystemState', 'GET /system-state', { access });

export const sendTestMail = call(area, 'sendTestMail', 'POST /test-mail', {
  access,
  idempotent: true,
});

export const readSetupState = call(area, 'readSetupState', 'GET /setup-state', { access });
