import { endpoint } from './endpoint.ts';

export type { SetupState, SystemState, TestMail } from './system.schema.ts';

const access = 'CAN_EDIT_FEATURES_CONFIGURATION';
const tag = 'configuration';

export const readSystemState = endpoint({
  name: 'readSystemState',
  tag,
  method: 'GET',
  path: '/system-state',
  access,
  schemas: async () => (await import('./system.schema.ts')).readSystemState,
});

export const sendTestMail = endpoint({
  name: 'sendTestMail',
  tag,
  method: 'POST',
  path: '/test-mail',
  access,
  schemas: async () => (await import('./system.schema.ts')).sendTestMail,
  idempotent: true,
});

export const readSetupState = endpoint({
  name: 'readSetupState',
  tag,
  method: 'GET',
  path: '/setup-state',
  access,
  schemas: async () => (await import('./system.schema.ts')).readSetupState,
});
