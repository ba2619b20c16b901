/** With what an order was paid that staff mark as paid: at the door or counter, or to the shop's account. */
export const paymentMeans = ['cash', 'card_terminal', 'check', 'bank_transfer'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];
