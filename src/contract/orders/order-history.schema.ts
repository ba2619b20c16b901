import { z } from '#contract/zod.ts';
import { paymentMeans } from '#domain/order/payment.ts';
import { orderEventKinds } from '#domain/order/status.ts';
import { orderChange } from './orders.schema.ts';

/** What happened to an order: made by staff, moved, changed, its payment marked, goods returned or money given back. */
export const historyEntry = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(orderEventKinds),
  /** Null: a guest, the shop itself, or an account that is gone. */
  by: z.string().nullable(),
  byId: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string(),
  /** Why, in the words of who cancelled, rejected or changed it. */
  reason: z.string().nullable(),
  /** Who took it, where that was somebody else than who ordered. */
  handedTo: z.string().nullable(),
  /** Of a mark as paid. */
  means: z.enum(paymentMeans).nullable(),
  amount: z.number().nullable(),
  change: orderChange.nullable(),
});
