import { endpoint } from './endpoint.ts';

export const addPicture = endpoint({
  name: 'addPicture',
  tag: 'back office',
  method: 'POST',
  path: '/pictures',
  access: 'CAN_MANAGE_PRODUCTS',
  schemas: async () => (await import('./pictures.schema.ts')).addPicture,
  body: 'form',
  idempotent: true,
});
