import { unitPriceUnits } from '#domain/pricing/unit-price.ts';
import { filledLine, rowId } from '../fields.ts';
import { z } from '../zod.ts';
import { staffProduct } from './staff-product.schema.ts';

/** Goods of a product that are an article of their own for their date. */
const lot = z.object({
  id: z.number(),
  name: z.string(),
  /** Its last day, by the store’s clock. */
  bestBefore: z.string(),
  price: z.number().nullable(),
  onHand: z.number(),
  visible: z.boolean(),
});

const scannedProduct = z
  .object({
    /** With its figures in this store alone. */
    product: staffProduct,
    storeId: z.number(),
    /** What stands in the store, in the product’s unit. */
    onHand: z.number(),
    /** What of it orders have reserved. */
    reserved: z.number(),
    /** Not counted: always to be had. */
    isCounted: z.boolean(),
    /** The aisle of its category; null: the store has none for it. */
    aisle: z.string().nullable(),
    /** Of what it costs now, all discounts included; null: not sold in the store. */
    unitPrice: z.object({ price: z.number(), per: z.enum(unitPriceUnits) }).nullable(),
    /** What shoppers pay now: with the store’s own discount where that is larger. */
    shownPrice: z.number().nullable(),
    /** The discount within it, in per cent; 0: none. */
    shownDiscount: z.number(),
    /** What the label of the store’s scale says of the piece: kilograms, and what it costs now; null: no such label. */
    label: z.object({ weight: z.number(), price: z.number().nullable() }).nullable(),
    /** Where it is a lot of short date itself: of which product, until the end of which day. */
    lotOf: z.object({ id: z.number(), bestBefore: z.string() }).nullable(),
    /** Its lots in this store that have stock or are on sale. */
    lots: z.array(lot),
  })
  .meta({ id: 'ScannedProduct' });
export type ScannedProduct = z.output<typeof scannedProduct>;

export const scanProduct = {
  summary:
    'What a barcode or a label of the store’s scale is of, or a product by its id: where it stands in a store, how many are there, what it costs; 404 where nothing has the code',
  input: z
    .object({ store_id: rowId, code: filledLine(60).optional(), product_id: rowId.optional() })
    .refine(({ code, product_id: id }) => (code === undefined) !== (id === undefined), {
      error: 'validation.required',
      path: ['code'],
    }),
  output: scannedProduct,
};
