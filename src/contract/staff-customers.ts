import { endpoint } from './endpoint.ts';

export type { StaffCustomer, StaffCustomerDetail } from './staff-customers.schema.ts';

const access = 'CAN_MANAGE_CUSTOMERS';
const tag = 'back office';

export const listCustomers = endpoint({
  name: 'listCustomers',
  tag,
  method: 'GET',
  path: '/customers',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).listCustomers,
});

export const searchCustomers = endpoint({
  name: 'searchCustomers',
  tag,
  method: 'GET',
  path: '/customers/search',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).searchCustomers,
});

export const readCustomer = endpoint({
  name: 'readCustomer',
  tag,
  method: 'GET',
  path: '/customers/:id',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).readCustomer,
});

export const createCustomer = endpoint({
  name: 'createCustomer',
  tag,
  method: 'POST',
  path: '/customers',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).createCustomer,
  idempotent: true,
});

export const updateCustomer = endpoint({
  name: 'updateCustomer',
  tag,
  method: 'PUT',
  path: '/customers/:id',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).updateCustomer,
  idempotent: true,
});

export const giveCredit = endpoint({
  name: 'giveCredit',
  tag,
  method: 'POST',
  path: '/customers/:id/credit',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).giveCredit,
  idempotent: true,
});

export const deleteCustomer = endpoint({
  name: 'deleteCustomer',
  tag,
  method: 'DELETE',
  path: '/customers/:id',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).deleteCustomer,
  idempotent: true,
});

export const listCustomerProfiles = endpoint({
  name: 'listCustomerProfiles',
  tag,
  method: 'GET',
  path: '/customer-profiles',
  access,
  schemas: async () => (await import('./staff-customers.schema.ts')).listCustomerProfiles,
});
