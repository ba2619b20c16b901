import { paymentMeans, paymentStatuses } from '#domain/order/payment.ts';
import { dateText } from '../fields.ts';
import { z } from '../zod.ts';

/** When the store marked the payment of an order, and as what. */
export const paymentMark = z.object({
  at: dateText,
  status: z.enum(paymentStatuses),
  /** With what it was paid, and what sum in decimals of the currency: of a mark as paid that says so. */
  means: z.enum(paymentMeans).nullable(),
  amount: z.number().nullable(),
});
export type PaymentMark = z.output<typeof paymentMark>;
