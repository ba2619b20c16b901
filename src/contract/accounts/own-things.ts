import { call } from '../endpoint.ts';

export type { Preferences, SavedPayment, ShippingAddress } from './own-things.schema.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./own-things.schema.ts') } as const;

export const listShippingAddresses = call(area, 'listShippingAddresses', 'GET /shipping-addresses', {
  flag: 'features.shippingAddresses',
});

export const addShippingAddress = call(area, 'addShippingAddress', 'POST /shipping-addresses', {
  flag: 'features.shippingAddresses',
  idempotent: true,
});

export const updateShippingAddress = call(area, 'updateShippingAddress', 'PUT /shipping-addresses/:id', {
  flag: 'features.shippingAddresses',
  idempotent: true,
});

export const deleteShippingAddress = call(area, 'deleteShippingAddress', 'DELETE /shipping-addresses/:id', {
  flag: 'features.shippingAddresses',
  idempotent: true,
});

export const listSavedPayments = call(area, 'listSavedPayments', 'GET /payment-methods', {
  flag: 'features.paymentMethods',
});

export const addSavedPayment = call(area, 'addSavedPayment', 'POST /payment-methods', {
  flag: 'features.paymentMethods',
  idempotent: true,
});

export const updateSavedPayment = call(area, 'updateSavedPayment', 'PUT /payment-methods/:id', {
  flag: 'features.paymentMethods',
  idempotent: true,
});

export const deleteSavedPayment = call(area, 'deleteSavedPayment', 'DELETE /payment-methods/:id', {
  flag: 'features.paymentMethods',
  idempotent: true,
});

export const readPreferences = call(area, 'readPreferences', 'GET /notification-preferences', {
  flag: 'features.notifications',
});

export const writePreferences = call(area, 'writePreferences', 'PUT /notification-preferences', {
  flag: 'features.notifications',
  idempotent: true,
});
