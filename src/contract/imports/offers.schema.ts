import { importProblems } from '#domain/import/import-state.ts';
import { mostPriceCents } from '#domain/money/currency.ts';
import { fromMilli, maxStockMilli } from '#domain/stock/quantity.ts';
import { bodyId, line } from '../fields.ts';
import { z } from '../zod.ts';

const quantity = z
  .number('validation.number')
  .min(0, 'validation.number')
  .max(fromMilli(maxStockMilli), 'validation.number')
  .optional();
/** Which goods, and where: a store by its code, its id or its exact name; without one the only store there is. */
const which = {
  barcode: line(60).optional(),
  supplier_code: line(100).optional(),
  product_id: bodyId.optional(),
  /** Where several suppliers have one code. */
  supplier: line(200).optional(),
  store: z.union([line(200), bodyId.transform(String)], 'validation.invalid').optional(),
};
const levels = {
  /** What stands in the store, what orders have reserved included. */
  on_hand: quantity,
  /** Taken off what stands there. */
  sold: quantity,
};
const naming = { error: 'validation.required', path: ['barcode'] };
const isNamed = (row: { barcode?: unknown; supplier_code?: unknown; product_id?: unknown }) =>
  Boolean(row.barcode ?? row.supplier_code ?? row.product_id);

const offerRow = z
  .object({
    ...which,
    ...levels,
    /** Before discount, VAT included; a running discount stays. */
    price: z
      .number('validation.number')
      .positive('validation.number')
      .max(mostPriceCents, 'validation.number')
      .optional(),
    visible: z.boolean('validation.boolean').optional(),
  })
  .refine(isNamed, naming);
export type OfferRow = z.output<typeof offerRow>;
/** A price is refused rather than overlooked. */
const levelRow = z
  .object({
    ...which,
    ...levels,
    price: z.undefined('validation.invalid').optional(),
    visible: z.undefined('validation.invalid').optional(),
  })
  .refine(isNamed, naming);

const rows = <R extends z.ZodType>(row: R) =>
  z.array(row, 'validation.invalid').min(1, 'validation.required').max(1000, 'validation.tooMany');
const fault = z.object({
  /** As it stands in the row; null: the row as a whole. */
  field: z.string().nullable(),
  code: z.enum(importProblems),
  message: z.string(),
});
const results = z.object({
  counts: z.object({ rows: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  results: z.array(
    z.object({
      index: z.number(),
      result: z.enum(['changed', 'unchanged', 'refused']),
      /** Of a row that was not refused, what it said and did not get (`reservedAbove`). */
      errors: z.array(fault),
    }),
  ),
});
export type RowResult = z.output<typeof results>['results'][number];

export const writeOffers = {
  summary:
    'Prices, stock and visibility of 1 to 1,000 goods in one transaction; a row that is refused holds up no other. Rows of one product and store that differ are refused',
  input: z.object({ rows: rows(offerRow) }),
  output: results,
};
export const writeStockLevels = {
  summary: 'Stock alone, as `PUT /offers` takes it',
  input: z.object({ rows: rows(levelRow) }),
  output: results,
};
