import { call } from '../endpoint.ts';

export type { OfficeSettings } from './office-settings.schema.ts';

const area = { tag: 'back office', access: 'staff', schemas: () => import('./office-settings.schema.ts') } as const;

export const readOfficeSettings = call(area, 'readOfficeSettings', 'GET /office-settings');

export const writeOfficeSettings = call(area, 'writeOfficeSettings', 'PUT /office-settings', { idempotent: true });
