import { call } from '../endpoint.ts';

export type { Task } from './tasks.schema.ts';

const area = { tag: 'back office', access: 'customer', schemas: () => import('./tasks.schema.ts') } as const;

// Who may call depends on the kind as well: features/tasks asks for its role.

export const readTask = call(area, 'readTask', 'GET /tasks/:id', { scope: 'products:read' });

export const cancelTask = call(area, 'cancelTask', 'DELETE /tasks/:id', { idempotent: true });

export const readTaskFile = call(area, 'readTaskFile', 'GET /tasks/:id/file', {
  answersFile: true,
  scope: 'products:read',
});

export const exportProducts = call(area, 'exportProducts', 'POST /products/export', {
  access: 'CAN_MANAGE_PRODUCTS',
  idempotent: true,
  scope: 'products:read',
});
