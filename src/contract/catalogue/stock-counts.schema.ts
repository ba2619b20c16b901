import { importProblems } from '#domain/import/import-state.ts';
import { fromMilli, maxStockMilli } from '#domain/stock/quantity.ts';
import { countReasons } from '#domain/stock/stock-reason.ts';
import { bodyId, day, instant, line, pageNumber, perPage, rowId } from '../fields.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';

const reason = z.enum(countReasons, 'validation.invalid');
const countRow = z
  .object({
    barcode: line(60).optional(),
    product_id: bodyId.optional(),
    /** What stands in the store, what orders have reserved included. */
    on_hand: z
      .number('validation.number')
      .min(0, 'validation.number')
      .max(fromMilli(maxStockMilli), 'validation.number'),
    /** Of goods that are missing; what was found is `counted`, whatever is said. */
    reason: reason.default('counted'),
    /** Left out: now. At most a week ago; what moved since is taken into account. */
    counted_at: instant.optional(),
  })
  .refine((row) => Boolean(row.barcode ?? row.product_id), { error: 'validation.required', path: ['barcode'] });

const countResult = z.object({
  index: z.number(),
  result: z.enum(['changed', 'unchanged', 'refused']),
  productId: z.number().nullable(),
  /** What the ledger had when it was counted, in the product’s unit; null where the row is refused. */
  expected: z.number().nullable(),
  /** What the ledger was changed by. */
  change: z.number(),
  /** Of a row that was not refused, what it said and did not get (`reservedAbove`). */
  errors: z.array(z.object({ field: z.string().nullable(), code: z.enum(importProblems), message: z.string() })),
});
export type CountResult = z.output<typeof countResult>;

const stockCount = z
  .object({
    id: z.number(),
    storeId: z.number(),
    productId: z.number(),
    /** In the caller’s language. */
    name: z.string(),
    unit: z.string(),
    onHand: z.number(),
    expected: z.number(),
    change: z.number(),
    reservedAbove: z.boolean(),
    reason,
    /** The change at the price before discount, VAT included, with its sign; null: not sold there then. */
    value: z.number().nullable(),
    countedAt: z.string(),
    at: z.string(),
  })
  .meta({ id: 'StockCount' });
export type StockCount = z.output<typeof stockCount>;

const stockCounts = cappedPage(stockCount).extend({
  /** Of all that was asked for, by the reason: what was found and what is missing, each with its value. */
  sums: z.array(z.object({ reason, counts: z.number(), found: z.number(), missing: z.number() })),
});
export type StockCounts = z.output<typeof stockCounts>;

const countedGood = z.object({
  productId: z.number(),
  name: z.string(),
  picture: z.string().nullable(),
  barcode: z.string().nullable(),
  unit: z.string(),
  shelf: z.string().nullable(),
  /** What the ledger has now. */
  onHand: z.number(),
});
export type CountedGood = z.output<typeof countedGood>;

export const addStockCounts = {
  summary:
    'What stands in a store, counted: the difference goes to the stock ledger with its reason. 1 to 500 rows; a row that is refused holds up no other, and one that was counted again since (`changedSince`) changes nothing',
  input: z.object({
    store_id: bodyId,
    rows: z.array(countRow, 'validation.invalid').min(1, 'validation.required').max(500, 'validation.tooMany'),
  }),
  output: z.object({
    counts: z.object({ rows: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
    results: z.array(countResult),
  }),
};
export const listStockCounts = {
  summary: 'What was counted, the newest first, with what is missing and what was found by reason',
  input: z.object({
    page: pageNumber,
    per_page: perPage(25),
    store_id: rowId.optional(),
    /** Days of the store’s clock, both included. */
    from: day.optional(),
    to: day.optional(),
    reason: reason.optional(),
  }),
  output: stockCounts,
};
export const listGoodsToCount = {
  summary: 'The goods that a store sells in one of its aisles, in the order in which one walks past them; 500 at most',
  input: z.object({ store_id: rowId, aisle: line(80).optional() }),
  output: z.object({
    /** By their names; of a store without aisles the categories of its goods. */
    aisles: z.array(z.string()),
    items: z.array(countedGood),
    /** There are more than are answered. */
    isCapped: z.boolean(),
  }),
};
