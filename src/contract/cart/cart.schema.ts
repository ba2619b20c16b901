import { loosePostalCode } from '#contract/stores/address.schema.ts';
import { maxCartLines } from '#domain/cart/cart-lines.ts';
import { defaultOrderType, orderTypes } from '#domain/order/status.ts';
import { maxQuantityMilli, toMilli } from '#domain/stock/quantity.ts';
import { product } from '../catalogue/catalogue.schema.ts';
import { bodyId, line, rowId, tokenText } from '../fields.ts';
import { z } from '../zod.ts';

/** Pieces, kilograms or litres with at most three decimals; 0 is none. */
export const quantity = z
  .number('validation.quantity')
  .min(0, 'validation.quantity')
  .max(maxQuantityMilli / 1000, 'validation.quantityTooLarge')
  .refine((decimal) => toMilli(decimal) !== null, 'validation.quantity');

/** `quantity` 0 takes a product out; `known_quantity` is what this device last read of it, 0 when it never did. */
const change = z.object({ product_id: bodyId, quantity, known_quantity: quantity.default(0) });

export const accountCart = z
  .object({
    storeId: z.number(),
    /** Rises with every change; an answer with a lower one is out of date. */
    version: z.number(),
    /** `name` is the one that the product had last, should it be sold no more. */
    lines: z.array(z.object({ productId: z.number(), quantity: z.number(), name: z.string() })),
  })
  .meta({ id: 'AccountCart' });
export type AccountCart = z.output<typeof accountCart>;

export const readCart = {
  summary: "The caller's cart in a store, the same on every device",
  input: z.object({ store_id: rowId }),
  output: accountCart,
};
export const writeCart = {
  summary: 'Bring what a device has changed in its cart; joined with what other devices have, nothing doubled',
  input: z.object({
    store_id: bodyId,
    /** A name of the device's own choosing, always the same: what it wrote itself it may write over. */
    device: line(64).pipe(z.string().min(8, 'validation.invalid')),
    /** Only what has changed; other products stay as they are. Once for each product. */
    lines: z.array(change).max(2 * maxCartLines, 'validation.tooMany'),
  }),
  output: accountCart,
};

/** Amounts are decimals of the currency, VAT included. */
export const cartFigures = z
  .object({
    storeId: z.number(),
    goods: z.number(),
    /** Null while it is not known, and where nothing is delivered. */
    fee: z.number().nullable(),
    isDeliverable: z.boolean(),
    missingToFree: z.number().nullable(),
    vat: z.number(),
    total: z.number(),
    /** What card and PayPal reserve beside what is left to pay, as the scale may say more. */
    margin: z.number(),
    /** What is sold here, as it is now, in the order asked. */
    lines: z.array(
      z.object({ quantity: z.number(), lineTotal: z.number(), product: product.omit({ htmlDescription: true }) }),
    ),
    /** Ids of what is not sold here; it counts in no figure. */
    missing: z.array(z.number()),
  })
  .meta({ id: 'CartFigures' });
export type CartFigures = z.output<typeof cartFigures>;

const figureLine = z.object({ product_id: bodyId, quantity: quantity.positive('validation.quantity') });
/** `12:2,15:0.5` is two of the product 12 and half a kilogram of the product 15; left out, an empty cart. */
const figureLines = tokenText(6000)
  .regex(/^\d+:\d+(\.\d+)?(,\d+:\d+(\.\d+)?)*$/, 'validation.invalid')
  .transform((text) =>
    text.split(',').map((pair) => {
      const [product_id, quantity] = pair.split(':').map(Number);
      return { product_id, quantity };
    }),
  )
  .pipe(z.array(figureLine).max(maxCartLines, 'validation.tooMany'))
  .optional();

export const readCartFigures = {
  summary: "What a cart costs now in a store, with today's products; for visitors too",
  input: z.object({
    store_id: rowId,
    type: z.enum(orderTypes, 'validation.invalid').default(defaultOrderType),
    postal_code: loosePostalCode.optional(),
    lines: figureLines,
  }),
  output: cartFigures,
};

export const listEquivalents = {
  summary:
    'What a store has in stock in place of a product: of its category, nearest by name and unit price, 3 at most',
  input: z.object({ storeId: rowId, id: rowId }),
  output: z.array(product),
};
