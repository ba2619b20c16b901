import { mostPriceCents } from '#domain/money/currency.ts';
import { orderTypes } from '#domain/order/status.ts';
import { clockTime, dateText, day, rowId, rowVersion, tokenText } from '../fields.ts';
import { z } from '../zod.ts';

const type = z.enum(orderTypes, 'validation.invalid');
/** As `holdSlot` answers it. */
export const holdToken = tokenText(100, { required: 'validation.invalid', tooLong: 'validation.invalid' }).regex(
  /^\d{1,15}\.[\w-]{20,60}$/,
  'validation.invalid',
);

/** A slot as shoppers choose it: times as instants, the fee in decimals of the currency. */
export const slot = z
  .object({
    id: z.number(),
    type,
    start: dateText,
    end: dateText,
    /** How many orders it still takes. */
    left: z.number(),
    /** The last moment at which an order is taken, and changed by its shopper. */
    cutOff: dateText,
    /** Comes on top of the delivery rule's fee. */
    fee: z.number(),
    /** When a card is reserved on, as the slot is far ahead; null: as soon as the order is placed. */
    cardReservedAt: dateText.nullable(),
  })
  .meta({ id: 'Slot' });
export type Slot = z.output<typeof slot>;

export const listSlots = {
  summary: 'The days ahead on which a store takes orders, each with its slots, full ones too',
  input: z.object({
    storeId: rowId,
    /** Both where it is left out. */
    type: type.optional(),
    /** The first day, on the store's own calendar; today where it is left out. */
    from: day.optional(),
  }),
  output: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
};

export const nextSlot = slot
  .omit({ cardReservedAt: true })
  .extend({
    /** On the store's own clock: the day it begins on, `YYYY-MM-DD`, and from when to when, `HH:MM`. */
    date: z.string(),
    from: z.string(),
    to: z.string(),
    /** Of `date`, when it was asked: 0 is today. */
    daysAhead: z.number(),
  })
  .meta({ id: 'NextSlot' });
export type NextSlot = z.output<typeof nextSlot>;

export const listNextSlots = {
  summary:
    'The first slot of a store that still has a place, of each way that it has slots for; null where all are taken',
  input: z.object({ storeId: rowId }),
  output: z.array(z.object({ type, next: nextSlot.nullable() })),
};

export const holdSlot = {
  summary:
    'Keeps a place for 60 minutes, at most until the slot begins, in the place of one held before; the same call again, with the token of a guest, extends it once. A full slot is 409 on `slot_id`',
  input: z.object({ id: rowId, hold_token: holdToken.nullish() }),
  output: z.object({ holdToken: z.string(), expiresAt: dateText }),
};
export const releaseSlot = {
  summary: 'Lets a held place go; one that is not held any more is let go already',
  input: z.object({ id: rowId, hold_token: holdToken.optional() }),
  output: z.null(),
};

const whole = (min: number, max: number) =>
  z.int('validation.number').min(min, 'validation.number').max(max, 'validation.number');
const minutes = z.number('validation.number').min(0, 'validation.number').max(600, 'validation.number');

const slotWindow = z.object({
  type,
  weekday: whole(1, 7),
  start: clockTime,
  end: clockTime.or(z.literal('24:00', 'validation.time')),
  orders: whole(1, 10_000),
  pickingMinutes: whole(1, 100_000),
  cutOffMinutes: whole(0, 20_160),
  fee: z.number('validation.number').min(0, 'validation.number').max(mostPriceCents, 'validation.number'),
});
export type SlotWindowOnWire = z.output<typeof slotWindow>;

/** What the hours of a store do not let be: named to staff, who decide. */
export const slotConflicts = z
  .object({
    /** Windows of pickup outside the hours of their weekday: no slot is made of them, but on a date of other hours. */
    windows: z.array(z.object({ type, weekday: z.number(), start: z.string(), end: z.string() })),
    /**
     * Placed orders in slots to come that are not offered any more, a hundred at most: they stand, and their customers
     * are to be asked.
     */
    orders: z.array(z.object({ id: z.number(), number: z.string(), type, start: dateText, end: dateText })),
  })
  .meta({ id: 'SlotConflicts' });
export type SlotConflicts = z.output<typeof slotConflicts>;

const rules = {
  daysAhead: whole(1, 60),
  /** Minutes of picking for an order by itself, and for each of its lines. */
  minutesPerOrder: minutes,
  minutesPerLine: minutes,
};
export const slotRules = z
  .object({
    ...rules,
    windows: z.array(slotWindow),
    version: z.number(),
    /** Placed orders in slots that the rules have no more, from now on: they stand, and their customers are to be asked. */
    withdrawnOrders: z.number(),
    conflicts: slotConflicts,
  })
  .meta({ id: 'SlotRules' });
export type SlotRulesOnWire = z.output<typeof slotRules>;

export const readSlotRules = {
  summary: 'How the slots of a store are made',
  input: z.object({ id: rowId }),
  output: slotRules,
};
export const writeSlotRules = {
  summary:
    'Changes how slots are made, and makes them; the windows take the place of those before. Pickup outside the opening hours of its weekday is 422 on the window’s `weekday`, `start` or `end`. A stale `version` answers 409 with the rules as they are',
  input: z.object({
    id: rowId,
    /** 0 while nobody has written rules. */
    version: rowVersion.optional(),
    daysAhead: rules.daysAhead.optional(),
    minutesPerOrder: minutes.optional(),
    minutesPerLine: minutes.optional(),
    windows: z
      .array(slotWindow, 'validation.invalid')
      .max(300, 'validation.tooMany')
      .superRefine((windows, check) => {
        const keyOf = ({ type, weekday, start, end }: SlotWindowOnWire) => `${type} ${weekday} ${start} ${end}`;
        const keys = windows.map(keyOf);
        const index = keys.findIndex((key, i) => keys.indexOf(key) < i);
        if (index !== -1) check.addIssue({ code: 'custom', message: 'slots.windowTwice', path: [index, 'start'] });
        const empty = windows.findIndex(({ start, end }) => start === end);
        if (empty !== -1) check.addIssue({ code: 'custom', message: 'slots.windowEmpty', path: [empty, 'end'] });
      })
      .optional(),
  }),
  output: slotRules,
};

export const slotLoad = z
  .object({
    id: z.number(),
    type,
    start: dateText,
    end: dateText,
    cutOff: dateText,
    /** The rules have it no more: it stands for its orders alone. */
    withdrawn: z.boolean(),
    /** Staff have closed it: it takes no order more. */
    closed: z.boolean(),
    /** How many orders it takes, has, and is kept for while shoppers order. */
    orders: z.number(),
    ordersTaken: z.number(),
    ordersHeld: z.number(),
    /** Minutes of picking that it has, and that its orders need; what is held needs none yet. */
    pickingMinutes: z.number(),
    pickingMinutesTaken: z.number(),
  })
  .meta({ id: 'SlotLoad' });
export type SlotLoad = z.output<typeof slotLoad>;

export const listSlotLoads = {
  summary: 'The slots of a store that are not over, by its days, each with what is taken of it and what is held',
  input: z.object({ id: rowId }),
  output: z.object({
    /** Of the store's clock. */
    timeZone: z.string(),
    days: z.array(z.object({ date: z.string(), slots: z.array(slotLoad) })),
  }),
};
