import { categories } from '#domain/catalogue/category.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { orderTypes } from '#domain/order/status.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { mostBags } from '#domain/picking/bag-labels.ts';
import { labelForms, labelsOnSheet, mostLabels, mostPapers } from '#domain/picking/paper-forms.ts';
import { bodyId, mayBeMissing } from '../fields.ts';
import { z } from '../zod.ts';

const substitution = z.enum(substitutions).nullable();

/** What is fetched for an order, in the order in which one walks through its store. */
export const packingSheet = z
  .object({
    orderId: z.number(),
    /** Null for a draft of the staff. */
    orderNumber: z.string().nullable(),
    customerName: z.string(),
    customerPhone: z.string(),
    storeId: z.number(),
    storeName: z.string(),
    type: z.enum(orderTypes),
    /** Of the store's clock. */
    timeZone: z.string(),
    slot: z.object({ start: z.string(), end: z.string() }).nullable(),
    note: z.string().nullable(),
    /** What to do when something has run out. */
    substitution,
    total: z.number(),
    /** Still to be paid; below 0: to be given back. */
    dueAmount: z.number(),
    lines: z.array(
      z.object({
        id: z.number(),
        productId: z.number(),
        /** Of today, in the caller's language. */
        name: z.string(),
        /** The address of the product's first picture. */
        picture: z.string().nullable(),
        /** The first of the product's barcodes, as its pack shows it. */
        barcode: z.string().nullable(),
        storageType: z.enum(storageTypes),
        /** The name of the store's aisle; null: none of them. */
        aisle: z.string().nullable(),
        /** Where the store has no aisles: by what it is sorted instead. */
        category: z.enum(categories).nullable(),
        shelf: z.string().nullable(),
        quantity: z.number(),
        unit: z.string(),
        /** Sold by weight or volume: what is found is weighed and written down. */
        weighed: z.boolean(),
        /** The line's own wish, where it has another than the order. */
        substitution,
      }),
    ),
  })
  .meta({ id: 'PackingSheet' });
export type PackingSheet = z.output<typeof packingSheet>;

const orderIds = z
  .array(bodyId, 'validation.invalid')
  .min(1, 'validation.required')
  .max(mostPapers, 'validation.tooMany');

export const readPackingLists = {
  summary:
    'What is fetched for each of these orders, sorted by storage, aisle, shelf and name as one walks through its store; an order that is not there is 422 on its place in `order_ids`',
  input: z.object({ order_ids: orderIds }),
  output: z.array(packingSheet),
};
export const printPackingLists = {
  summary:
    'The same as PDF (A4), in the language of the caller: barcode, picture, a box for what was found, a line for what was weighed; the order’s number and its page n of m on every page',
  input: z.object({ order_ids: orderIds }),
  output: z.instanceof(Blob),
};

const bags = z.int('validation.number').min(0, 'validation.number').max(mostBags, 'validation.number').default(0);

export const printBagLabels = {
  summary:
    'A label for each bag of these orders as PDF: for A4 sheets of 24 (70 by 37 mm) or rolls of 62 mm; number, slot, the first letter of the name, n of m, how it is kept, a QR code of the order',
  input: z.object({
    bags: z
      .array(z.object({ order_id: bodyId, ambient: bags, cold: bags, frozen: bags }), 'validation.invalid')
      .min(1, 'validation.required')
      .max(mostPapers, 'validation.tooMany')
      .superRefine((all, check) => {
        const count = all.reduce((sum, { ambient, cold, frozen }) => sum + ambient + cold + frozen, 0);
        if (count === 0) check.addIssue({ code: 'custom', message: 'validation.required' });
        if (count > mostLabels) check.addIssue({ code: 'custom', message: 'validation.tooMany' });
      }),
    form: z.enum(labelForms, 'validation.invalid'),
    /** The first free label of a sheet that was begun, from the left and the top; 1 for a new one. */
    first: mayBeMissing(z.int('validation.number').min(1, 'validation.number').max(labelsOnSheet, 'validation.number')),
    /** Of one order: the bag, counted over all kinds, whose label alone is printed again. */
    only: mayBeMissing(z.int('validation.number').min(1, 'validation.number')),
  }),
  output: z.instanceof(Blob),
};
