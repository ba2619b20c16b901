import { call } from '../endpoint.ts';

const schemas = () => import('./profile.schema.ts');
const shop = { tag: 'accounts', access: 'customer', schemas } as const;
const office = { tag: 'back office', access: 'CAN_MANAGE_CUSTOMERS', schemas } as const;

export const updateProfile = call(shop, 'updateProfile', 'PUT /authentication/customer/update', { idempotent: true });

export const readOwnProfile = call(shop, 'readOwnProfile', 'GET /customer-profiles/me');

export const updateOwnProfile = call(shop, 'updateOwnProfile', 'PUT /customer-profiles/me', { idempotent: true });

export const readCustomerProfile = call(office, 'readCustomerProfile', 'GET /customer-profiles/:id');

export const updateCustomerProfile = call(office, 'updateCustomerProfile', 'PUT /customer-profiles/:id', {
  idempotent: true,
});

export const deleteCustomerProfile = call(office, 'deleteCustomerProfile', 'DELETE /customer-profiles/:id', {
  idempotent: true,
});

export const addAvatar = call(shop, 'addAvatar', 'POST /customer-profiles/me/avatar', {
  body: 'form',
  idempotent: true,
});

export const deleteAvatar = call(shop, 'deleteAvatar', 'DELETE /customer-profiles/me/avatar', { idempotent: true });

export const exportOwnData = call(shop, 'exportOwnData', 'GET /customer-profiles/me/export', {
  recent: true,
  answersFile: true,
});

export const eraseOwnData = call(shop, 'eraseOwnData', 'DELETE /customer-profiles/me', {
  recent: true,
  idempotent: true,
});
