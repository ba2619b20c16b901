import { call } from '../endpoint.ts';

export type { AuditItem } from './audit.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./audit.schema.ts'),
} as const;

export const listAudit = call(area, 'listAudit', 'GET /audit');
