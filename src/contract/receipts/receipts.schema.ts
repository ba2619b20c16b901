import { mostPriceCents } from '#domain/money/currency.ts';
import { receiptSorts, receiptStates, usualDaysAhead } from '#domain/receipt/receipt.ts';
import { fromMilli, maxStockMilli } from '#domain/stock/quantity.ts';
import { bodyId, day, filledLine, line, pageNumber, perPage, rowId, rowVersion, wholeNumber } from '../fields.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';

const number = z.number('validation.number');
const listed = {
  id: z.number(),
  version: z.number(),
  storeId: z.number(),
  supplier: z.string(),
  /** The number of the supplier's delivery note. */
  noteNumber: z.string(),
  deliveredOn: z.string(),
  state: z.enum(receiptStates),
  /** What its lines with a purchase price come to, without VAT. */
  total: z.number(),
  createdAt: z.string(),
  bookedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
};
const listedReceipt = z.object({ ...listed, lines: z.number() }).meta({ id: 'ListedReceipt' });
export type ListedReceipt = z.output<typeof listedReceipt>;

const receiptLine = z.object({
  productId: z.number(),
  name: z.string(),
  unit: z.string(),
  barcode: z.string().nullable(),
  supplierCode: z.string().nullable(),
  /** Units of sale in a case, as the product says now; null: it does not. */
  caseSize: z.number().nullable(),
  /** In units of sale. */
  quantity: z.number(),
  /** How many cases that is, where cases were counted. */
  cases: z.number().nullable(),
  bestBefore: z.string().nullable(),
  /** For one unit of sale, without VAT; null: the product's own is not changed. */
  purchasePrice: z.number().nullable(),
  /** What the product says now. */
  knownPurchasePrice: z.number().nullable(),
  /** Displayed in the store of the receipt; null: it is not sold there. */
  price: z.number().nullable(),
  vatInPercent: z.number(),
  /** Per cent of that price without VAT, at the purchase price of this line, else the product's. */
  margin: z.number().nullable(),
  /** What a cancellation has taken out of the stock again; null before. */
  takenBack: z.number().nullable(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

const receipt = z
  .object({
    ...listed,
    lines: z.array(receiptLine),
    /** Goods that cost more than they bring. */
    warnings: z.array(
      z.object({ code: z.enum(['marginBelowZero']), productId: z.number(), name: z.string(), margin: z.number() }),
    ),
    /** Of a cancelled one: what could not be taken back, as it is sold or reserved. */
    kept: z.array(z.object({ productId: z.number(), name: z.string(), quantity: z.number() })),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.output<typeof receipt>;

const lineInput = z.object({
  product_id: bodyId,
  /** In units of sale; left out where `cases` are counted. */
  quantity: number.positive('validation.number').max(fromMilli(maxStockMilli), 'validation.number').nullish(),
  /** Times the case size of the product, which it must have. */
  cases: number.int('validation.number').min(1, 'validation.number').max(100_000, 'validation.number').nullish(),
  best_before: day.nullish(),
  purchase_price: number.min(0, 'validation.number').max(mostPriceCents, 'validation.number').nullish(),
});
export type ReceiptLineInput = z.output<typeof lineInput>;

const content = {
  supplier: filledLine(200),
  note_number: filledLine(100),
  /** A day of the store's clock; left out, today. */
  delivered_on: day.optional(),
  lines: z.array(lineInput, 'validation.invalid').max(1000, 'validation.tooMany'),
};
const versioned = z.object({ id: rowId, version: rowVersion.optional() });

export const createReceipt = {
  summary: 'Begins the receipt of a delivery: a draft, which moves no stock before it is booked',
  input: z.object({ store_id: bodyId, ...content, lines: content.lines.default([]) }),
  output: receipt,
};
export const listReceipts = {
  summary: 'Receipts by pages, searched by supplier, delivery note and product',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    search: line(200).optional(),
    storeId: rowId.optional(),
    supplier: line(200).optional(),
    state: z.enum(receiptStates, 'validation.invalid').optional(),
    /** Days of delivery, both included. */
    from: day.optional(),
    to: day.optional(),
    sortBy: z.enum(receiptSorts, 'validation.invalid').default('newest'),
  }),
  output: cappedPage(listedReceipt),
};
const datedGoods = z
  .object({
    storeId: z.number(),
    productId: z.number(),
    name: z.string(),
    unit: z.string(),
    /** The earliest dates first. */
    bestBefore: z.string(),
    /** How much of it is left, if what has the earliest date was sold first. */
    left: z.number(),
    /** The newest receipt with that date; null: a lot of short date, which is an article of its own. */
    receiptId: z.number().nullable(),
  })
  .meta({ id: 'DatedGoods' });
export type DatedGoods = z.output<typeof datedGoods>;
export const listDatedGoods = {
  summary:
    'Goods in stock whose best-before date, as booked receipts say, lies within so many days or is over by 30 days at most, and lots of short date whose last day does',
  input: z.object({
    page: pageNumber,
    per_page: perPage(50),
    storeId: rowId.optional(),
    days: wholeNumber(0, 365).default(usualDaysAhead),
  }),
  output: cappedPage(datedGoods),
};
export const readReceipt = {
  summary: 'A receipt with its lines, the margins at its purchase prices and what a cancellation could not take back',
  input: z.object({ id: rowId }),
  output: receipt,
};
export const updateReceipt = {
  summary:
    'Changes a draft; `lines` stand in the place of all that were there. 409 once it is booked, and for a stale `version`',
  input: versioned.extend({
    supplier: content.supplier.optional(),
    note_number: content.note_number.optional(),
    delivered_on: content.delivered_on,
    lines: content.lines.optional(),
  }),
  output: receipt,
};
export const deleteReceipt = {
  summary: 'Deletes a draft; 409 once it is booked',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const bookReceipt = {
  summary:
    'Adds what was delivered to the stock, and its purchase prices to the products. 409 `receiptTwice` where the store has booked this delivery note of the supplier: `data` names it',
  input: versioned,
  output: receipt,
};
export const cancelReceipt = {
  summary:
    'Takes a booked receipt back out of the stock, never what is reserved: `kept` names the rest. Purchase prices stay',
  input: versioned,
  output: receipt,
};
