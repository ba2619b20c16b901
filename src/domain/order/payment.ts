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

/** What the methods of a shop go by beside their flags. */
export type PayableBy = {
  /** It has a bank account that transfers go to. */
  takesTransfers: boolean;
  /** The methods whose provider is configured: a flag alone takes no money. */
  onlineMethods: readonly PaymentMethod[];
};

/** The same flags as the shop offers by them: a method that is switched on needs an account to go to, or its provider. */
export function payableFlags<F extends Readonly<Record<PaymentFlag, boolean>>>(
  config: F,
  { takesTransfers, onlineMethods }: PayableBy,
): F {
  return {
    ...config,
    card: config.card && onlineMethods.includes('card'),
    paypal: config.paypal && onlineMethods.includes('paypal'),
    bankTransfer: config.bankTransfer && takesTransfers,
  };
}

/** The methods that are offered by flags of `payableFlags`, in their usual order; none is possible. */
export function offeredPaymentMethods(config: Readonly<Record<PaymentFlag, boolean>>): PaymentMethod[] {
  return paymentMethods.filter((method) => config[flags[method]]);
}
