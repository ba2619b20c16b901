import { call } from '../endpoint.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./own-data.schema.ts') } as const;

export const exportOwnData = call(area, 'exportOwnData', 'GET /customer-profiles/me/export', {
  recent: true,
  answersFile: true,
});

export const eraseOwnData = call(area, 'eraseOwnData', 'DELETE /customer-profiles/me', {
  recent: true,
  idempotent: true,
});
