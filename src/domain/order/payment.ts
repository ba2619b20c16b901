/** With what an order was paid that staff mark as paid: at the door or counter, or to the shop's account. */
export const paymentMeans = ['cash', 'card_terminal', 'check', 'bank_transfer'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** The payment methods, in the order that they are offered in. */
export const paymentMethods = ['card', 'paypal', 'bank_transfer', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['needs_payment', 'authorised', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What an order has when its payload does not say. */
export const defaultPaymentMethod: PaymentMethod = 'cash';
export const defaultPaymentPeriod = 'on_delivery';
export const defaultPaymentStatus: PaymentStatus = 'needs_payment';

/** The key of each method under `paymentMethods` in the feature configuration. */
const flags = { card: 'card', paypal: 'paypal', bank_transfer: 'bankTransfer', cash: 'cash' } as const;
export type PaymentFlag = (typeof flags)[PaymentMethod];

/** The methods that nobody can pay by before the shop has an agreement with a provider. */
export const providedMethods: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['card', 'paypal']);

/** The same flags as the shop offers by them: a transfer that is switched on needs a bank account to go to. */
export function withTransfers<F extends Readonly<Record<PaymentFlag, boolean>>>(config: F, hasAccount: boolean): F {
  return { ...config, bankTransfer: config.bankTransfer && hasAccount };
}

/**
 * The methods that are offered, in their usual order; none is possible. `configured` names those that have a provider: a
 * flag alone takes no money.
 */
export function offeredPaymentMethods(
  config: Readonly<Record<PaymentFlag, boolean>>,
  configured: readonly PaymentMethod[] = [],
): PaymentMethod[] {
  return paymentMethods.filter(
    (method) => config[flags[method]] && (!providedMethods.has(method) || configured.includes(method)),
  );
}
