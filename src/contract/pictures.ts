import { endpoint } from './endpoint.ts';

/** A picture too, for who runs the shop and may not manage its products. */
export const addLogo = endpoint({
  name: 'addLogo',
  tag: 'back office',
  method: 'POST',
  path: '/shop/logo',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: async () => (await import('./pictures.schema.ts')).addLogo,
  body: 'form',
  idempotent: true,
});

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
