import { call } from '../endpoint.ts';

export type { Task } from './tasks.schema.ts';

const area = { tag: 'back office', schemas: () => import('./tasks.schema.ts') } as const;

// Who may call depends on the kind as well: features/tasks asks for its role.

export const readTask = call(area, 'readTask', 'GET /tasks/:id', { access: 'customer' });

export const cancelTask = call(area, 'cancelTask', 'DELETE /tasks/:id', {
  access: 'customer',
  idempotent: true,
});

export const readTaskFile = call(area, 'readTaskFile', 'GET /tasks/:id/file', {
  access: 'customer',
  answersFile: true,
});

export const exportProducts = call(area, 'exportProducts', 'POST /products/export', {
  access: 'CAN_MANAGE_PRODUCTS',
  idempotent: true,
});
