import { endpoint } from './endpoint.ts';

export const updateProfile = endpoint({
  name: 'updateProfile',
  tag: 'accounts',
  method: 'PUT',
  path: '/authentication/customer/update',
  access: 'customer',
  schemas: async () => (await import('./profile.schema.ts')).updateProfile,
  idempotent: true,
});

export const readOwnProfile = endpoint({
  name: 'readOwnProfile',
  tag: 'accounts',
  method: 'GET',
  path: '/customer-profiles/me',
  access: 'customer',
  schemas: async () => (await import('./profile.schema.ts')).readOwnProfile,
});

export const updateOwnProfile = endpoint({
  name: 'updateOwnProfile',
  tag: 'accounts',
  method: 'PUT',
  path: '/customer-profiles/me',
  access: 'customer',
  schemas: async () => (await import('./profile.schema.ts')).updateOwnProfile,
  idempotent: true,
});

export const readCustomerProfile = endpoint({
  name: 'readCustomerProfile',
  tag: 'back office',
  method: 'GET',
  path: '/customer-profiles/:id',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./profile.schema.ts')).readCustomerProfile,
});

export const updateCustomerProfile = endpoint({
  name: 'updateCustomerProfile',
  tag: 'back office',
  method: 'PUT',
  path: '/customer-profiles/:id',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./profile.schema.ts')).updateCustomerProfile,
  idempotent: true,
});

export const deleteCustomerProfile = endpoint({
  name: 'deleteCustomerProfile',
  tag: 'back office',
  method: 'DELETE',
  path: '/customer-profiles/:id',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./profile.schema.ts')).deleteCustomerProfile,
  idempotent: true,
});

export const addAvatar = endpoint({
  name: 'addAvatar',
  tag: 'accounts',
  method: 'POST',
  path: '/customer-profiles/me/avatar',
  access: 'customer',
  schemas: async () => (await import('./profile.schema.ts')).addAvatar,
  body: 'form',
  idempotent: true,
});

export const deleteAvatar = endpoint({
  name: 'deleteAvatar',
  tag: 'accounts',
  method: 'DELETE',
  path: '/customer-profiles/me/avatar',
  access: 'customer',
  schemas: async () => (await import('./profile.schema.ts')).deleteAvatar,
  idempotent: true,
});
