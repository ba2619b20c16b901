import { categories } from '#domain/catalogue/category.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { mostBags } from '#domain/picking/bag-labels.ts';
import { lineStates } from '#domain/picking/pick-line.ts';
import { leftOutReasons, mostOrdersOfAnyRun, runStates } from '#domain/picking/pick-run.ts';
import { bodyId, dateText, flag, mayBeMissing, pageNumber, perPage, rowId } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';

export const slot = z.object({ id: z.number(), start: dateText, end: dateText, timeZone: z.string() }).nullable();
export const bags = z.object({ ambient: z.number(), cold: z.number(), frozen: z.number() });

/** A run in a list of them. */
export const pickRunRow = z
  .object({
    id: z.number(),
    /** Grows with whatever changes in it. */
    version: z.number(),
    storeId: z.number(),
    storeName: z.string(),
    state: z.enum(runStates),
    /** Null where its orders were named one by one. */
    slot,
    startedAt: dateText,
    /** Of the staff; null once that account is gone. */
    startedBy: z.string().nullable(),
    endedAt: dateText.nullable(),
    orderNumbers: z.array(z.string()),
    /** Lines that are decided, of how many. */
    decided: z.number(),
    lineCount: z.number(),
  })
  .meta({ id: 'PickRunRow' });
export type PickRunRow = z.output<typeof pickRunRow>;

/** What may stand for a line, the nearest first. */
const offeredSubstitute = z.object({
  productId: z.number(),
  name: z.string(),
  picture: z.string().nullable(),
  barcodes: z.array(z.string()),
  scaleCode: z.string().nullable(),
  unit: z.string(),
  weighed: z.boolean(),
  /** Of one unit as it would be paid, VAT included. */
  price: z.number(),
  /** How much of it may stand for what is missing, in its unit. */
  atMost: z.number(),
  aisle: z.string().nullable(),
  shelf: z.string().nullable(),
});

export const pickLine = z.object({
  /** That of the order's line. */
  id: z.number(),
  orderId: z.number(),
  letter: z.string(),
  productId: z.number(),
  name: z.string(),
  picture: z.string().nullable(),
  barcodes: z.array(z.string()),
  scaleCode: z.string().nullable(),
  /** Null: in none of the store's. */
  aisle: z.string().nullable(),
  /** Where the store has no aisles: by what the way goes then. */
  category: z.enum(categories).nullable(),
  shelf: z.string().nullable(),
  storageType: z.enum(storageTypes),
  /** As it was ordered. */
  quantity: z.number(),
  unit: z.string(),
  /** Sold by kilogram or litre: what it weighs is paid. */
  weighed: z.boolean(),
  /** What a weighed line may weigh; null for pieces. */
  atLeast: z.number().nullable(),
  atMost: z.number().nullable(),
  /** What whoever ordered asks for with the order. */
  note: z.string().nullable(),
  wish: z.enum(substitutions),
  state: z.enum(lineStates),
  /** What of it is in the bag. */
  picked: z.number(),
  /** What stands for the rest, or is proposed. */
  substitute: z.object({ productId: z.number(), name: z.string(), quantity: z.number(), unit: z.string() }).nullable(),
  /** Until when a proposal waits for its answer. */
  answerUntil: dateText.nullable(),
  /** Of the staff, who decided it. */
  decidedBy: z.string().nullable(),
  /** Empty for who wants nothing replaced. */
  substitutes: z.array(offeredSubstitute),
});

/** Of whom it is, no more than the first letter of the name: no email, phone or address. */
const pickOrder = z.object({
  id: z.number(),
  number: z.string(),
  letter: z.string(),
  initial: z.string(),
  wish: z.enum(substitutions),
  note: z.string().nullable(),
  slot,
  /** It was cancelled while it was picked: what was fetched of it is put back. */
  hasLeft: z.boolean(),
  bags,
});

/** A run with its lines in walking order; with `since`, of orders and lines only those that changed. */
export const pickRun = pickRunRow
  .extend({
    orders: z.array(pickOrder),
    lines: z.array(pickLine),
    /** How the shop's scale writes its labels (`scaleBarcodes` of the shop), for a device that scans without network. */
    scaleBarcodes: z.array(z.string()),
  })
  .meta({ id: 'PickRun' });
export type PickRun = z.output<typeof pickRun>;
export type PickLineOnWire = z.output<typeof pickLine>;

const startedRun = pickRun.extend({
  left_out: z.array(z.object({ orderNumber: z.string(), reason: z.enum(leftOutReasons) })),
});

export const startPickRun = {
  summary:
    'Take orders to pick them: the first of a slot whose cut-off has passed, in the order of placing, as many as a run may ' +
    'hold (none: 409 `nothingToPick`), or those that are named, all or none (409 `inRun`, `notPaid`)',
  input: z
    .object({
      store_id: bodyId,
      slot_id: mayBeMissing(bodyId),
      order_ids: mayBeMissing(
        z
          .array(bodyId, 'validation.invalid')
          .min(1, 'validation.required')
          .max(mostOrdersOfAnyRun, 'validation.tooMany'),
      ),
    })
    .superRefine(({ slot_id: slotId, order_ids: orderIds }, check) => {
      if ((slotId === undefined) === (orderIds === undefined))
        check.addIssue({
          code: 'custom',
          path: ['slot_id'],
          message: slotId === undefined ? 'validation.required' : 'validation.invalid',
        });
    }),
  output: startedRun,
};
export const listPickRuns = {
  summary: 'The runs of a store by pages, the newest first',
  input: z.object({
    store_id: rowId.optional(),
    state: z.enum(runStates, 'validation.invalid').optional(),
    page: pageNumber,
    per_page: perPage(10),
  }),
  output: page(pickRunRow),
};
export const readPickRun = {
  summary: 'A run with its orders and its lines in walking order; with `since`, a version of it, only what changed',
  input: z.object({ id: rowId, since: rowId.optional() }),
  output: pickRun,
};
export const giveBackPickRun = {
  summary:
    'Give a run back before anything of it is decided, else 409: its orders are free again and stay `processing`',
  input: z.object({ id: rowId }),
  output: z.null(),
};

const bagCount = z.int('validation.number').min(0, 'validation.number').max(mostBags, 'validation.number').default(0);
export const finishPickRun = {
  summary:
    'End a run: what was picked becomes what its orders hold and come to. Lines that are undecided are 422, naming them; ' +
    'proposals that wait 409 `waitingForAnswer`, unless `close_questions` makes them a no. An order of which nothing was ' +
    'found is cancelled',
  input: z.object({
    id: rowId,
    bags: z
      .array(z.object({ order_id: bodyId, ambient: bagCount, cold: bagCount, frozen: bagCount }), 'validation.invalid')
      .max(mostOrdersOfAnyRun, 'validation.tooMany')
      .default([]),
    close_questions: flag.optional(),
  }),
  output: pickRun,
};
