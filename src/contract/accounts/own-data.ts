import { call } from '../endpoint.ts';

const area = { tag: 'accounts', schemas: () => import('./own-data.schema.ts') } as const;

export const exportOwnData = call(area, 'exportOwnData', 'GET /customer-profiles/me/export', {
  access: 'customer',
  recent: true,
  answersFile: true,
});

export const eraseOwnData = call(area, 'eraseOwnData', 'DELETE /customer-profiles/me', {
  access: 'customer',
  recent: true,
  idempotent: true,
});
