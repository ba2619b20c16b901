import { differenceKinds } from '#domain/payment/compare-books.ts';
import { attentions, paymentStates } from '#domain/payment/payment-status.ts';
import { onlineMethods, providers } from '#domain/payment/provider.ts';
import { dateText, day, line, pageNumber, perPage, rowId } from '../fields.ts';
import { staffOrderDetail } from '../orders/staff-orders.schema.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';
import { paymentId } from './payment.schema.ts';

const reconciliation = z
  .object({
    /** UTC. */
    day: z.string(),
    checkedAt: dateText,
    differences: z.array(
      z.object({
        provider: z.enum(providers),
        kind: z.enum(differenceKinds),
        /** The provider's name of the movement; our id of the payment where it has none. */
        reference: z.string(),
        orderNumber: z.string().nullable(),
        ours: z.number().nullable(),
        theirs: z.number().nullable(),
      }),
    ),
    incomplete: z.array(z.enum(providers)),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.output<typeof reconciliation>;

/** A payment in the list of staff; amounts are decimals of the shop's currency. */
const listedPayment = z
  .object({
    id: z.string(),
    orderId: z.number(),
    orderNumber: z.string(),
    provider: z.enum(providers),
    method: z.enum(onlineMethods),
    status: z.enum(paymentStates),
    asking: z.boolean(),
    reserved: z.number(),
    captured: z.number(),
    refunded: z.number(),
    createdAt: dateText,
    expiresAt: dateText,
    /** What staff are to look at; null: nothing, or they have dealt with it. */
    attention: z.enum(attentions).nullable(),
    /** Of the store's clock. */
    timeZone: z.string(),
  })
  .meta({ id: 'ListedPayment' });
export type ListedPayment = z.output<typeof listedPayment>;

const providerState = z
  .object({
    provider: z.enum(providers),
    configured: z.boolean(),
    reachable: z.boolean(),
    /** Null where it is not configured. */
    mode: z.enum(['test', 'live', 'sandbox']).nullable(),
    webhookUrl: z.string(),
    lastEventAt: dateText.nullable(),
  })
  .meta({ id: 'ProviderState' });
export type ProviderState = z.output<typeof providerState>;

export const listPayments = {
  summary: 'The payments at providers, the newest first; `search` takes numbers of orders',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    status: z.enum(paymentStates, 'validation.invalid').optional(),
    provider: z.enum(providers, 'validation.invalid').optional(),
    /** On which the payment was begun, by the clock of the store. */
    day: day.optional(),
    search: line(100).optional(),
  }),
  output: cappedPage(listedPayment),
};
export const lookUpPayments = {
  summary: 'Ask the providers how the payments of an order stand, and try a capture again that was refused',
  input: z.object({ id: rowId }),
  output: staffOrderDetail,
};
export const markPaymentSeen = {
  summary: 'Say that what a payment needs attention for has been dealt with; 409 where it is another reason by now',
  input: z.object({ id: rowId, payment: paymentId, attention: z.enum(attentions, 'validation.invalid') }),
  output: staffOrderDetail,
};
export const readProviders = {
  summary: 'The providers of payments: configured, answering, and where they send their events',
  input: z.object({}),
  output: z.array(providerState),
};
export const readReconciliation = {
  summary:
    'How the books of the providers compared with ours on a day (UTC), without one on the last day; null: not yet',
  input: z.object({ day: day.optional() }),
  output: reconciliation.nullable(),
};
export const reconcilePayments = {
  summary: 'Compare the books of the providers with ours on a day (UTC), which may be today',
  input: z.object({ day }),
  output: reconciliation,
};
