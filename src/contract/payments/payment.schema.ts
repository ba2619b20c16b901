import { paymentStates } from '#domain/payment/payment-status.ts';
import { onlineMethods } from '#domain/payment/provider.ts';
import { dateText } from '../fields.ts';
import { z } from '../zod.ts';

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
