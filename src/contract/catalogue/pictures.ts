import { call } from '../endpoint.ts';

const area = {
  tag: 'back office',
  access: 'CAN_EDIT_FEATURES_CONFIGURATION',
  schemas: () => import('./pictures.schema.ts'),
} as const;

/** A picture too, of the shop itself, for who runs it and may not manage its products. */
export const addLogo = call(area, 'addLogo', 'POST /shop/logo', { body: 'form', idempotent: true });

export const addPicture = call(area, 'addPicture', 'POST /pictures', {
  access: 'CAN_MANAGE_PRODUCTS',
  body: 'form',
  idempotent: true,
  scope: 'products:write',
});
