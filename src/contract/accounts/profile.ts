import { call } from '../endpoint.ts';

const schemas = () => import('./profile.schema.ts');
const shop = { tag: 'accounts', schemas } as const;
const office = { tag: 'back office', schemas } as const;

export const updateProfile = call(shop, 'updateProfile', 'PUT /authentication/customer/update', {
  access: 'customer',
  idempotent: true,
});

export const readOwnProfile = call(shop, 'readOwnProfile', 'GET /customer-profiles/me', { access: 'customer' });

export const updateOwnProfile = call(shop, 'updateOwnProfile', 'PUT /customer-profiles/me', {
  access: 'customer',
  idempotent: true,
});

export const readCustomerProfile = call(office, 'readCustomerProfile', 'GET /customer-profiles/:id', {
  access: 'CAN_MANAGE_CUSTOMERS',
});

export const updateCustomerProfile = call(office, 'updateCustomerProfile', 'PUT /customer-profiles/:id', {
  access: 'CAN_MANAGE_CUSTOMERS',
  idempotent: true,
});

export const deleteCustomerProfile = call(office, 'deleteCustomerProfile', 'DELETE /customer-profiles/:id', {
  access: 'CAN_MANAGE_CUSTOMERS',
  idempotent: true,
});

export const addAvatar = call(shop, 'addAvatar', 'POST /customer-profiles/me/avatar', {
  access: 'customer',
  body: 'form',
  idempotent: true,
});

export const deleteAvatar = call(shop, 'deleteAvatar', 'DELETE /customer-profiles/me/avatar', {
  access: 'customer',
  idempotent: true,
});
