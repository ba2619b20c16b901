import { paymentMethods } from '#domain/order/payment.ts';
import { stopStates } from '#domain/rounds/decide-stop.ts';
import { mostStops, notBroughtReasons, roundStates } from '#domain/rounds/round.ts';
import { amount, bodyId, dateText, day, mayBeMissing, pageNumber, perPage, rowId, rowVersion } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';
import { bags, slot } from './pick-runs.schema.ts';

const person = z.object({ id: z.number(), name: z.string() });

/** A round in a list of them. */
export const roundRow = z
  .object({
    id: z.number(),
    /** Grows with whatever changes in it. */
    version: z.number(),
    storeId: z.number(),
    storeName: z.string(),
    state: z.enum(roundStates),
    /** On which it is driven, by the store’s clock. */
    day: dateText,
    /** Null where its orders were named one by one. */
    slot,
    /** Null once that account is gone. */
    driver: person.nullable(),
    startedAt: dateText.nullable(),
    endedAt: dateText.nullable(),
    /** Its stops, those of cancelled orders aside, and how many are decided. */
    stopCount: z.number(),
    decided: z.number(),
    /** What the driver set out with, what is due of cash for the orders that were handed over, what was given back. */
    cash: z.object({ float: z.number(), due: z.number(), given: z.number().nullable() }),
  })
  .meta({ id: 'RoundRow' });
export type RoundRow = z.output<typeof roundRow>;

const stop = z.object({
  orderId: z.number(),
  number: z.string(),
  state: z.enum(stopStates),
  name: z.string(),
  /** Null once the round is finished, as are the phone and the note. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
  slot,
  paymentMethod: z.enum(paymentMethods),
  /** Cash to be taken at the door, before anything is refused; 0 where it is paid otherwise. */
  due: z.number(),
  /** What was taken. */
  cashTaken: z.number(),
  /** Goods and fee, VAT included. */
  total: z.number(),
  /** Paid of it by credit of an account that is still there. */
  storeCredit: z.number(),
  shippingFee: z.number(),
  bags,
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      quantity: z.number(),
      unit: z.string(),
      /** Of one unit, as agreed. */
      price: z.number(),
      lineTotal: z.number(),
      /** In years; null: sold to anybody. */
      minimumAge: z.number().nullable(),
    }),
  ),
  decidedAt: dateText.nullable(),
  /** Of the staff. */
  decidedBy: z.string().nullable(),
});
export type RoundStop = z.output<typeof stop>;

/** A round with its stops in the order in which they are driven to. */
export const round = roundRow.extend({ stops: z.array(stop) }).meta({ id: 'Round' });
export type Round = z.output<typeof round>;

/** More than any driver carries. */
const mostCash = 1_000_000;
const cash = amount.refine((sum) => sum >= 0 && sum <= mostCash, 'validation.number');
const orderIds = z
  .array(bodyId, 'validation.invalid')
  .min(1, 'validation.required')
  .max(mostStops, 'validation.tooMany');

const leftOut = z.array(z.object({ orderId: z.number(), orderNumber: z.string(), reason: z.enum(notBroughtReasons) }));

export const readBringable = {
  summary:
    'What a store has to be brought: its delivery orders that are packed or found nobody at home, in no open round, and ' +
    'those of a slot that are not to be brought yet, with the reason; and who may drive',
  input: z.object({ store_id: rowId }),
  output: z.object({
    /** Of the store’s clock. */
    timeZone: z.string(),
    orders: z.array(
      z.object({
        id: z.number(),
        orderNumber: z.string(),
        name: z.string(),
        address: z.string().nullable(),
        city: z.string().nullable(),
        postalCode: z.string().nullable(),
        slot,
        /** Null: it may be brought. */
        reason: z.enum(notBroughtReasons).nullable(),
      }),
    ),
    drivers: z.array(person),
  }),
};

export const createRound = {
  summary:
    'Make a round of the orders of a slot that may be brought (none: 409 `nothingToBring`; `left_out` names the others), or ' +
    'of those that are named, all or none (409 `inRound`, `inRun`, `notPaid`, `nothingToBring`); its stops are sorted by ' +
    'postal code, street and number',
  input: z
    .object({
      store_id: bodyId,
      slot_id: mayBeMissing(bodyId),
      order_ids: mayBeMissing(orderIds),
      driver_id: bodyId,
      float: mayBeMissing(cash),
    })
    .superRefine(({ slot_id: slotId, order_ids: ids }, check) => {
      if ((slotId === undefined) === (ids === undefined))
        check.addIssue({
          code: 'custom',
          path: ['slot_id'],
          message: slotId === undefined ? 'validation.required' : 'validation.invalid',
        });
    }),
  output: round.extend({ left_out: leftOut }),
};
export const listRounds = {
  summary: 'The rounds of a store and day by pages, the newest first; a driver’s own',
  input: z.object({
    store_id: rowId.optional(),
    date: day.optional(),
    /** `open`: planned or started. */
    state: z.enum([...roundStates, 'open'], 'validation.invalid').optional(),
    page: pageNumber,
    per_page: perPage(20),
  }),
  output: page(roundRow),
};
export const readRound = {
  summary: 'A round with its stops; once it is finished, without addresses, phones and notes. Another driver’s is 404',
  input: z.object({ id: rowId }),
  output: round,
};
export const updateRound = {
  summary:
    'Change the order of a round’s stops, its driver or its float before it has started (409 `conflict`); with a stale ' +
    '`version` 409 `conflict`',
  input: z.object({
    id: rowId,
    version: mayBeMissing(rowVersion),
    /** All of them, by their orders. */
    stops: mayBeMissing(orderIds),
    driver_id: mayBeMissing(bodyId),
    float: mayBeMissing(cash),
  }),
  output: round,
};
export const deleteRound = {
  summary: 'Delete a round that has not started, else 409: its orders are in none',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const startRound = {
  summary:
    'Set out: the orders become `shipped`. One that is being picked is 409 `inRun`, one that waits for its payment `notPaid`',
  input: z.object({ id: rowId }),
  output: round,
};
export const finishRound = {
  summary:
    'End a round: stops that are open are 422, naming them. `given` is the cash that the driver gives back. Addresses, ' +
    'phones and notes are in it no more',
  input: z.object({ id: rowId, given: mayBeMissing(cash) }),
  output: round,
};
