import { stockReasons } from '#domain/stock/stock-reason.ts';
import { rowId } from '../fields.ts';
import { z } from '../zod.ts';

/** The last of each, the newest first. */
const productHistory = z
  .object({
    prices: z.array(
      z.object({
        storeId: z.number(),
        since: z.string(),
        /** Before discount, in the currency's units. */
        originalPrice: z.number(),
        wholesalePrice: z.number(),
        /** The product's own, in per cent; 0: none. */
        discount: z.number(),
      }),
    ),
    stock: z.array(
      z.object({
        id: z.number(),
        storeId: z.number(),
        at: z.string(),
        reason: z.enum(stockReasons),
        /** What came into the store, or left it, in units; reservations change nothing here. */
        change: z.number(),
        /** What was reserved for orders, or released. */
        reserved: z.number(),
        orderId: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'ProductHistory' });
export type ProductHistory = z.output<typeof productHistory>;

export const readProductHistory = {
  summary: 'What a product cost and how its stock moved, in a store or in all: the last 100 of each, the newest first',
  input: z.object({ id: rowId, storeId: rowId.optional() }),
  output: productHistory,
};
