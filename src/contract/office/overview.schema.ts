import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { messageTypes } from '#domain/messages/contact-message.ts';
import { orderTypes } from '#domain/order/status.ts';
import { attentions } from '#domain/payment/payment-status.ts';
import { lowStockCauses } from '#domain/stock/low-stock.ts';
import { rowId } from '../fields.ts';
import { z } from '../zod.ts';

const storeFaults = ['country', 'postalCode', 'ruleTwice'] as const;
const order = z.object({
  id: z.number(),
  orderNumber: z.string().nullable(),
  customerName: z.string(),
  total: z.number(),
  date: z.string(),
  /** Of the store's clock. */
  timeZone: z.string(),
  /** When it is brought or collected; null: agreed later. */
  slot: z.object({ start: z.string(), end: z.string() }).nullable(),
  isLate: z.boolean(),
  type: z.enum(orderTypes),
  storeId: z.number(),
  storeName: z.string(),
});
/** How many there are in all, and the first five. */
const some = <T extends z.ZodType>(item: T) => z.object({ count: z.number(), first: z.array(item) });

export const attention = z
  .object({
    /** The five newest that were placed. */
    newestOrders: z.array(order).optional(),
    /** Those not ready or shipped when their slot began; without a slot, pending for over 24 hours. What is due first, first. */
    lateOrders: some(order).optional(),
    /**
     * Payments at providers that staff are to look at, the longest waiting first; their orders are counted, which the list finds
     * with `attention=payment`. Left out where there is none.
     */
    paymentsToCheck: some(
      z.object({
        id: z.string(),
        orderId: z.number(),
        orderNumber: z.string(),
        attention: z.enum(attentions),
        /** What was to be reserved. */
        amount: z.number(),
      }),
    ).optional(),
    /** Goods that sell and run short (the list with `stock=low`): products are counted, the 50 worst named store by store. */
    lowStock: some(
      z.object({
        productId: z.number(),
        name: z.string(),
        storeId: z.number(),
        storeName: z.string(),
        /** What is to be had, in the product's unit. */
        available: z.number(),
        cause: z.enum(lowStockCauses),
        /** Whole days that it lasts at the sales of the last 28; 0 where it is gone. */
        daysLeft: z.number(),
      }),
    )
      .extend({ /** Less than this of what sells is low, however long it lasts. */ below: z.number() })
      .optional(),
    /** Products with a barcode that could not be read when barcodes got one form; left out where there is none. */
    unreadBarcodes: some(z.object({ productId: z.number(), name: z.string(), text: z.string() })).optional(),
    /**
     * Imports of the night since the last one without a fault, the newest first: those that failed or refused rows.
     * Left out where there is none.
     */
    nightlyImports: some(
      z.object({
        id: z.number(),
        fileName: z.string(),
        /** Null: it was done, and refused rows. */
        failureText: z.string().nullable(),
        refused: z.number(),
        at: z.string(),
      }),
    ).optional(),
    /**
     * Goods in stock that are at their date within three days, or over it, the earliest first: lots of short date, and what
     * receipts say (the list of `/receipts/dated-goods`). Left out where there is none.
     */
    datedGoods: some(
      z.object({
        productId: z.number(),
        name: z.string(),
        storeId: z.number(),
        storeName: z.string(),
        /** Its last day, by the store's clock. */
        bestBefore: z.string(),
        /** How much of it is left, in the product's unit. */
        left: z.number(),
      }),
    ).optional(),
    pendingReviews: some(
      z.object({
        id: z.number(),
        productId: z.number(),
        productName: z.string(),
        rating: z.number(),
        createdAt: z.string(),
      }),
    ).optional(),
    wholesaleRequests: some(
      z.object({ id: z.number(), name: z.string(), email: z.string(), requestedAt: z.string() }),
    ).optional(),
    /** What was written to the shop and neither answered nor said to need nothing more, the oldest first. */
    unansweredMessages: some(
      z.object({
        id: z.number(),
        type: z.enum(messageTypes),
        fromName: z.string(),
        subject: z.string(),
        createdAt: z.string(),
      }),
    ).optional(),
    /**
     * Of the checks of the data, those that found something wrong or could not be made (no violations); left out where
     * none did.
     */
    brokenInvariants: some(
      z.object({ name: z.enum(invariantNames), violations: z.number(), checkedAt: z.string() }),
    ).optional(),
    /** Of stores, what would be refused today; left out where there is nothing. `text` is the country or the postal code. */
    storeFaults: some(
      z.object({ storeId: z.number(), storeName: z.string(), fault: z.enum(storeFaults), text: z.string() }),
    ).optional(),
    /** What was given up in the outbox, the newest first; left out where there is nothing. */
    deadLetters: some(z.object({ id: z.number(), kind: z.string(), createdAt: z.string() })).optional(),
    /** Webhooks that were switched off as nothing came through for three days; left out where there is none. */
    webhooksGivenUp: some(z.object({ id: z.number(), host: z.string(), offAt: z.string() })).optional(),
    /** Left out while the disk of the shop's files has room. */
    lowDisk: z.object({ freeMegabytes: z.number() }).optional(),
  })
  .meta({ id: 'Attention' });
export type Attention = z.output<typeof attention>;
export const readAttention = {
  summary: 'What needs attention: each part for those with its role, the others are not there',
  input: z.object({}),
  output: attention,
};

const figures = z.object({
  /** Goods and delivery, VAT included. */
  turnover: z.number(),
  orders: z.number(),
  /** Null without orders. */
  averageBasket: z.number().nullable(),
});
const periods = z.object({ today: figures, week: figures, month: figures });
export const salesReport = z
  .object({
    /** Whose days these are. */
    timeZone: z.string(),
    ...periods.shape,
    /** Each store that was asked for, in their order. */
    stores: z.array(periods.extend({ storeId: z.number(), storeName: z.string() })),
    /** The last 30 days, the oldest first. */
    daily: z.array(figures.extend({ date: z.string() })),
  })
  .meta({ id: 'SalesReport' });
export type SalesReport = z.output<typeof salesReport>;
export const readSales = {
  summary:
    'What was sold today, this week (from Monday) and this month, by store and by day; drafts, cancelled and rejected orders left out',
  input: z.object({ storeId: rowId.optional() }),
  output: salesReport,
};
