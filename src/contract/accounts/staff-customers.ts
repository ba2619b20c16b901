import { call } from '../endpoint.ts';

export type { StaffCustomer, StaffCustomerDetail } from './staff-customers.schema.ts';

const area = { tag: 'back office', schemas: () => import('./staff-customers.schema.ts') } as const;

const access = 'CAN_MANAGE_CUSTOMERS';

export const listCustomers = call(area, 'listCustomers', 'GET /customers', { access });

export const searchCustomers = call(area, 'searchCustomers', 'GET /customers/search', { access });

export const readCustomer = call(area, 'readCustomer', 'GET /customers/:id', { access });

export const createCustomer = call(area, 'createCustomer', 'POST /customers', {
  access,
  idempotent: true,
});

export const updateCustomer = call(area, 'updateCustomer', 'PUT /customers/:id', {
  access,
  idempotent: true,
});

export const giveCredit = call(area, 'giveCredit', 'POST /customers/:id/credit', {
  access,
  idempotent: true,
});

export const deleteCustomer = call(area, 'deleteCustomer', 'DELETE /customers/:id', {
  access,
  idempotent: true,
});

export const listCustomerProfiles = call(area, 'listCustomerProfiles', 'GET /customer-profiles', { access });
