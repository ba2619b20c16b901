import { call } from '../endpoint.ts';

export type { PushDevice, PushDevices } from './push.schema.ts';

const area = {
  tag: 'accounts',
  access: 'customer',
  flag: 'features.notifications',
  schemas: () => import('./push.schema.ts'),
} as const;

export const listPushDevices = call(area, 'listPushDevices', 'GET /push-devices');

export const addPushDevice = call(area, 'addPushDevice', 'POST /push-devices', { idempotent: true });

export const deletePushDevice = call(area, 'deletePushDevice', 'DELETE /push-devices/:id', { idempotent: true });

/** Called by the worker of the pages, which has no token: the secret of the old subscription says whose it is. */
export const renewPushDevice = call(area, 'renewPushDevice', 'POST /push-devices/renew', {
  access: 'public',
  idempotent: true,
});
