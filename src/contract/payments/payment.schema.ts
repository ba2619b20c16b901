import { paymentMeans, paymentStatuses } from '#domain/order/payment.ts';
import {
  attentions,
  callKinds,
  callOutcomes,
  paymentStates,
  paymentSums,
  refundStates,
} from '#domain/payment/payment-status.ts';
import { onlineMethods } from '#domain/payment/provider.ts';
import { dateText, tokenText } from '../fields.ts';
import { z } from '../zod.ts';

/** 128 random bits, in the letters of base64url. */
export const paymentId = tokenText(22, { required: 'validation.invalid', tooLong: 'validation.invalid' }).regex(
  /^[\w-]{22}$/,
  'validation.invalid',
);

/** Money of an order at a provider; amounts are decimals of the shop's currency. */
export const payment = z
  .object({
    id: z.string(),
    status: z.enum(paymentStates),
    method: z.enum(onlineMethods),
    /** What is to be reserved: the total less credit, and a margin of what is weighed. */
    amount: z.number(),
    reserved: z.number(),
    captured: z.number(),
    refunded: z.number(),
    /** The provider's page; null unless it is open. */
    url: z.string().nullable(),
    /** Until when it may be paid. */
    expiresAt: dateText,
    /** The outcome of a call to the provider is not known yet. */
    asking: z.boolean(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.output<typeof payment>;

/** The same for staff: what went back of it, and all that was asked of its provider and said, the oldest first. */
export const staffPayment = payment.extend({
  attention: z.enum(attentions).nullable(),
  /** That staff have dealt with that; `by` is null once their account is gone. */
  seen: z.object({ at: dateText, by: z.string().nullable() }).nullable(),
  /** `Visa •••• 4242, 12/30`; null while it is not known. */
  card: z.object({ brand: z.string(), last4: z.string(), expiry: z.string() }).nullable(),
  refunds: z.array(z.object({ id: z.number(), amount: z.number(), status: z.enum(refundStates), createdAt: dateText })),
  events: z.array(
    z.object({
      id: z.number(),
      at: dateText,
      kind: z.enum(callKinds),
      /** Null: nothing was answered yet, or it is no call. */
      outcome: z.enum(callOutcomes).nullable(),
      /** The provider's code or word, or the state that followed. */
      text: z.string().nullable(),
      /** The sum that grew by it; null: none did. */
      change: z.object({ of: z.enum(paymentSums), amount: z.number() }).nullable(),
    }),
  ),
});
export type StaffPayment = z.output<typeof staffPayment>;

/** What a credit note sends back: to the means that a provider took the money of, and to the customer's credit. */
export const sentBack = z.object({
  refunds: z.array(
    z.object({ id: z.number(), paymentId: z.string(), amount: z.number(), status: z.enum(refundStates) }),
  ),
  credit: z.number(),
});
export type SentBack = z.output<typeof sentBack>;

/** When the store marked the payment of an order, and as what. */
export const paymentMark = z.object({
  at: dateText,
  status: z.enum(paymentStatuses),
  /** With what it was paid, and what sum in decimals of the currency: of a mark as paid that says so. */
  means: z.enum(paymentMeans).nullable(),
  amount: z.number().nullable(),
});
export type PaymentMark = z.output<typeof paymentMark>;
