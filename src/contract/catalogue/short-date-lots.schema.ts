import { fromMilli, maxStockMilli } from '#domain/stock/quantity.ts';
import { bodyId, day, rowId } from '../fields.ts';
import { z } from '../zod.ts';
import { staffProduct } from './staff-product.schema.ts';
import { money, percent } from './staff-products.schema.ts';

export const createShortDateLot = {
  summary:
    'Makes goods of short date an article of their own, by one press: a copy of the product with its date in its name, sold in one store, with stock that is taken from the product’s. It leaves sale at the end of its last day',
  input: z
    .object({
      id: rowId,
      store_id: bodyId,
      /** Taken from what is to be had of the product. */
      quantity: z
        .number('validation.number')
        .positive('validation.number')
        .max(fromMilli(maxStockMilli), 'validation.number'),
      /** Its last day, by the store’s clock. */
      best_before: day,
      /** What it costs, VAT included; or by how much less than the product, in per cent. */
      price: money.optional(),
      discount: percent.min(1, 'validation.number').optional(),
    })
    .refine(({ price, discount }) => (price === undefined) !== (discount === undefined), {
      error: 'validation.required',
      path: ['price'],
    }),
  output: staffProduct,
};
