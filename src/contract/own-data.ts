import { endpoint } from './endpoint.ts';

export const exportOwnData = endpoint({
  name: 'exportOwnData',
  tag: 'accounts',
  method: 'GET',
  path: '/customer-profiles/me/export',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./own-data.schema.ts')).exportOwnData,
  answersFile: true,
});

export const eraseOwnData = endpoint({
  name: 'eraseOwnData',
  tag: 'accounts',
  method: 'DELETE',
  path: '/customer-profiles/me',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./own-data.schema.ts')).eraseOwnData,
  idempotent: true,
});
