import { call } from '../endpoint.ts';

export type { ListedPayment, ProviderState, Reconciliation } from './staff-payments.schema.ts';

const schemas = () => import('./staff-payments.schema.ts');
const office = { tag: 'back office', access: 'CAN_MANAGE_ORDERS', schemas } as const;
const configuration = { tag: 'configuration', access: 'CAN_EDIT_FEATURES_CONFIGURATION', schemas } as const;

export const listPayments = call(office, 'listPayments', 'GET /payments', { scope: 'payments:read' });

export const lookUpPayments = call(office, 'lookUpPayments', 'POST /orders/:id/payments/lookup', {
  writesNothing: true,
});

export const markPaymentSeen = call(office, 'markPaymentSeen', 'POST /orders/:id/payments/:payment/seen', {
  idempotent: true,
});

export const readProviders = call(configuration, 'readProviders', 'GET /payment-providers');

export const readReconciliation = call(configuration, 'readReconciliation', 'GET /payments/reconcile', {
  scope: 'payments:read',
});

export const reconcilePayments = call(configuration, 'reconcilePayments', 'POST /payments/reconcile', {
  writesNothing: true,
});
