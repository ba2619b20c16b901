import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { orderStatuses } from '#domain/order/status.ts';
import { dateText, flag, linkToken, rowId } from '../fields.ts';
import { order } from '../orders/orders.schema.ts';
import { z } from '../zod.ts';
import { payment, paymentId } from './payment.schema.ts';

/** What a page of ours says of a payment to whoever has its id: number and sums, no name and no goods. */
const paymentPage = z
  .object({
    payment,
    orderId: z.number(),
    orderNumber: z.string(),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.enum(paymentMethods),
    total: z.number(),
    /** When the slot begins that the means are kept for; null: it is reserved at once. */
    keptFor: dateText.nullable(),
    /** When the money is reserved on the kept means, at the latest; null: at once. */
    reservesAt: dateText.nullable(),
    /** It is the difference of a change: the order holds without it. */
    isForChange: z.boolean(),
  })
  .meta({ id: 'PaymentPage' });
export type PaymentPage = z.output<typeof paymentPage>;

export const payOrder = {
  summary:
    'Another page, or another method, for an order that waits for its payment; the page that is open is answered again',
  input: z.object({ id: rowId, payment_method: z.enum(paymentMethods, 'validation.invalid'), token: linkToken }),
  output: order,
};
export const readPayment = {
  summary: 'How a payment stands, by its id',
  input: z.object({ id: paymentId }),
  output: paymentPage,
};
export const returnFromPayment = {
  summary: 'Ask the provider how a payment stands, as its payer has come back from its page, and answer it',
  input: z.object({ id: paymentId, left: flag.optional() }),
  output: paymentPage,
};

/** The signature is over these bytes as they came. */
const event = z.object({ bytes: z.instanceof(Uint8Array).optional() });

export const receiveStripeEvent = {
  summary: 'An event of Stripe: what it names is looked up',
  input: event,
  output: z.null(),
};
export const receivePaypalEvent = {
  summary: 'An event of PayPal: what it names is looked up',
  input: event,
  output: z.null(),
};
