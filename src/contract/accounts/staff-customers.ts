import { call } from '../endpoint.ts';

export type { StaffCustomer, StaffCustomerDetail } from './staff-customers.schema.ts';

const area = {
  tag: 'back office',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: () => import('./staff-customers.schema.ts'),
} as const;

export const listCustomers = call(area, 'listCustomers', 'GET /customers');

export const searchCustomers = call(area, 'searchCustomers', 'GET /customers/search');

export const readCustomer = call(area, 'readCustomer', 'GET /customers/:id');

export const createCustomer = call(area, 'createCustomer', 'POST /customers', { idempotent: true });

export const updateCustomer = call(area, 'updateCustomer', 'PUT /customers/:id', { idempotent: true });

export const giveCredit = call(area, 'giveCredit', 'POST /customers/:id/credit', { idempotent: true });

export const deleteCustomer = call(area, 'deleteCustomer', 'DELETE /customers/:id', { idempotent: true });

export const listCustomerProfiles = call(area, 'listCustomerProfiles', 'GET /customer-profiles');
