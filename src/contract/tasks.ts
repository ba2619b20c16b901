import { endpoint } from './endpoint.ts';

export type { Task } from './tasks.schema.ts';

// Who may call depends on the kind as well: features/tasks asks for its role.

export const readTask = endpoint({
  name: 'readTask',
  tag: 'back office',
  method: 'GET',
  path: '/tasks/:id',
  access: 'customer',
  schemas: async () => (await import('./tasks.schema.ts')).readTask,
});

export const cancelTask = endpoint({
  name: 'cancelTask',
  tag: 'back office',
  method: 'DELETE',
  path: '/tasks/:id',
  access: 'customer',
  schemas: async () => (await import('./tasks.schema.ts')).cancelTask,
  idempotent: true,
});

export const readTaskFile = endpoint({
  name: 'readTaskFile',
  tag: 'back office',
  method: 'GET',
  path: '/tasks/:id/file',
  access: 'customer',
  schemas: async () => (await import('./tasks.schema.ts')).readTaskFile,
  answersFile: true,
});

export const exportProducts = endpoint({
  name: 'exportProducts',
  tag: 'back office',
  method: 'POST',
  path: '/products/export',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: async () => (await import('./tasks.schema.ts')).exportProducts,
  idempotent: true,
});
