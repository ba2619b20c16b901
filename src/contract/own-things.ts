import { endpoint } from './endpoint.ts';

export type { Preferences, SavedPayment, ShippingAddress } from './own-things.schema.ts';

export const listShippingAddresses = endpoint({
  name: 'listShippingAddresses',
  tag: 'accounts',
  method: 'GET',
  path: '/shipping-addresses',
  access: 'customer',
  flag: 'features.shippingAddresses',
  schemas: async () => (await import('./own-things.schema.ts')).listShippingAddresses,
});

export const addShippingAddress = endpoint({
  name: 'addShippingAddress',
  tag: 'accounts',
  method: 'POST',
  path: '/shipping-addresses',
  access: 'customer',
  flag: 'features.shippingAddresses',
  schemas: async () => (await import('./own-things.schema.ts')).addShippingAddress,
  idempotent: true,
});

export const updateShippingAddress = endpoint({
  name: 'updateShippingAddress',
  tag: 'accounts',
  method: 'PUT',
  path: '/shipping-addresses/:id',
  access: 'customer',
  flag: 'features.shippingAddresses',
  schemas: async () => (await import('./own-things.schema.ts')).updateShippingAddress,
  idempotent: true,
});

export const deleteShippingAddress = endpoint({
  name: 'deleteShippingAddress',
  tag: 'accounts',
  method: 'DELETE',
  path: '/shipping-addresses/:id',
  access: 'customer',
  flag: 'features.shippingAddresses',
  schemas: async () => (await import('./own-things.schema.ts')).deleteShippingAddress,
  idempotent: true,
});

export const listSavedPayments = endpoint({
  name: 'listSavedPayments',
  tag: 'accounts',
  method: 'GET',
  path: '/payment-methods',
  access: 'customer',
  flag: 'features.paymentMethods',
  schemas: async () => (await import('./own-things.schema.ts')).listSavedPayments,
});

export const addSavedPayment = endpoint({
  name: 'addSavedPayment',
  tag: 'accounts',
  method: 'POST',
  path: '/payment-methods',
  access: 'customer',
  flag: 'features.paymentMethods',
  schemas: async () => (await import('./own-things.schema.ts')).addSavedPayment,
  idempotent: true,
});

export const updateSavedPayment = endpoint({
  name: 'updateSavedPayment',
  tag: 'accounts',
  method: 'PUT',
  path: '/payment-methods/:id',
  access: 'customer',
  flag: 'features.paymentMethods',
  schemas: async () => (await import('./own-things.schema.ts')).updateSavedPayment,
  idempotent: true,
});

export const deleteSavedPayment = endpoint({
  name: 'deleteSavedPayment',
  tag: 'accounts',
  method: 'DELETE',
  path: '/payment-methods/:id',
  access: 'customer',
  flag: 'features.paymentMethods',
  schemas: async () => (await import('./own-things.schema.ts')).deleteSavedPayment,
  idempotent: true,
});

export const readPreferences = endpoint({
  name: 'readPreferences',
  tag: 'accounts',
  method: 'GET',
  path: '/notification-preferences',
  access: 'customer',
  flag: 'features.notifications',
  schemas: async () => (await import('./own-things.schema.ts')).readPreferences,
});

export const writePreferences = endpoint({
  name: 'writePreferences',
  tag: 'accounts',
  method: 'PUT',
  path: '/notification-preferences',
  access: 'customer',
  flag: 'features.notifications',
  schemas: async () => (await import('./own-things.schema.ts')).writePreferences,
  idempotent: true,
});
