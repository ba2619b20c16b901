import { amount, bodyId, flag, line, linkToken, mayBeMissing, plainLine, rowId, text } from '../fields.ts';
import { sentBack } from '../payments/payment.schema.ts';
import { z } from '../zod.ts';
import { orderItem } from './order-write.schema.ts';
import { order } from './orders.schema.ts';
import { bags, slot } from './pick-runs.schema.ts';
import { staffOrderDetail } from './staff-orders.schema.ts';

/** What was kept back at the counter or at the door, of one line of the order. */
const refusedItem = z.object({
  /** Of the order's line. */
  item_id: bodyId,
  quantity: orderItem.shape.quantity,
  /** Whoever ordered reads it. */
  reason: text(200).pipe(z.string().min(1, 'validation.required')),
});

const refused = z.array(refusedItem, 'validation.invalid').max(300, 'validation.tooMany').default([]);

/** What is said of an order when it is handed over; a round says the same of each of its orders. */
export const handOverBody = z.object({
  /** That whoever takes goods with an age limit is old enough. */
  age_checked: flag.optional(),
  refused,
  /** In decimals of the currency: just what is due once the refused goods are taken off. */
  cash_taken: mayBeMissing(amount),
  /** Where it was taken by somebody else, such as a neighbour. */
  to_whom: mayBeMissing(plainLine(100)),
});
export type HandOverInput = z.output<typeof handOverBody>;

/** Six digits, spaces between them aside. */
const pickupCode = line(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'validation.invalid'));

/** An order at the desk: of whom it is, no more than the first letter of the name. */
export const pickupOrder = z
  .object({
    id: z.number(),
    number: z.string(),
    initial: z.string(),
    slot,
    arrivedAt: z.string().nullable(),
    place: z.string().nullable(),
    /** Whether something in it has an age limit. */
    needsAge: z.boolean(),
    /** To be paid in cash if nothing is refused. */
    dueAmount: z.number(),
    /** Null where nobody has counted them. */
    bags: bags.nullable(),
    items: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        picture: z.string().nullable(),
        quantity: z.number(),
        unit: z.string(),
        lineTotal: z.number(),
        /** In years; null: sold to anybody. */
        minimumAge: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'PickupOrder' });
export type PickupOrder = z.output<typeof pickupOrder>;

const arrival = pickupOrder.pick({ id: true, number: true, initial: true }).extend({
  arrivedAt: z.string(),
  place: z.string(),
});

export const findPickup = {
  summary:
    'The order that a pickup code names, for whoever hands it over; 404 alike for a code that is none and for an order that ' +
    'is not ready. 20 wrong codes an hour by account, then 429',
  input: z.object({ id: rowId, code: pickupCode }),
  output: pickupOrder,
};
export const listArrivals = {
  summary:
    'Those whose ready order waits in a store and who have said that they are there, the latest first, 100 at most',
  input: z.object({ id: rowId }),
  output: z.array(arrival),
};
export const tellArrival = {
  summary:
    'Tell the store that one has come for one’s order that is ready, or by its signed link, and where one waits; said again, ' +
    'the place is another. 409 before the order is ready',
  input: z.object({ id: rowId, place: plainLine(80).pipe(z.string().min(1, 'validation.required')), token: linkToken }),
  output: order,
};
export const sumHandOver = {
  summary: 'What is to be paid in cash for an order without what is refused of it; writes nothing',
  input: z.object({ id: rowId, refused }),
  output: z.object({
    dueAmount: z.number(),
    /** What the refused goods come to. */
    refusedAmount: z.number(),
    /** Whether something with an age limit is left. */
    needsAge: z.boolean(),
  }),
};
export const handOverOrder = {
  summary:
    'Hand an order over whole and take back what is refused, at once: invoice, credit note and refund. Goods with an age ' +
    'limit need `age_checked`; another `cash_taken` than what is due is 422 with the sum. Who only picks hands over pickup ' +
    'orders, and is answered nothing of whose order it is',
  input: handOverBody.extend({
    id: rowId,
    /** Where it was typed: it has to be that of the order. */
    code: mayBeMissing(pickupCode),
  }),
  output: staffOrderDetail.extend(sentBack.shape),
};
