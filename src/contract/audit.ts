import { endpoint } from './endpoint.ts';

export type { AuditItem } from './audit.schema.ts';

export const listAudit = endpoint({
  name: 'listAudit',
  tag: 'back office',
  method: 'GET',
  path: '/audit',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./audit.schema.ts')).listAudit,
});
