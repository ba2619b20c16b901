import { orderTypes } from '#domain/order/status.ts';
import { slotPaces } from '#domain/picking/late-slot.ts';
import { dateText, rowId } from '../fields.ts';
import { z } from '../zod.ts';

const pickSlot = z
  .object({
    id: z.number(),
    type: z.enum(orderTypes),
    start: dateText,
    end: dateText,
    /** Until then shoppers may change their orders, and no run begins. */
    cutOff: dateText,
    /** Orders that are in no run and still to be picked, those that wait for their payment too. */
    orders: z.number(),
  })
  .meta({ id: 'PickSlot' });
export type PickSlot = z.output<typeof pickSlot>;

export const listPickSlots = {
  summary: 'The slots of a store in which orders are still to be picked, the earliest first',
  input: z.object({ store_id: rowId }),
  output: z.object({
    /** Of the store's clock. */
    timeZone: z.string(),
    slots: z.array(pickSlot),
  }),
};

const daySlot = z
  .object({
    id: z.number(),
    storeId: z.number(),
    storeName: z.string(),
    /** Of the store's clock. */
    timeZone: z.string(),
    type: z.enum(orderTypes),
    start: dateText,
    end: dateText,
    cutOff: dateText,
    /** Staff have closed it, or the rules have it no more: it takes no order. */
    closed: z.boolean(),
    /** Placed orders in it, and how many of them are picked, be it that they were handed over since. */
    orders: z.number(),
    picked: z.number(),
    /** Lines of these orders as they were ordered, and how many of them are decided. */
    lines: z.number(),
    decided: z.number(),
    /** What is left to be picked, in minutes of one person by the slot rules of the store. */
    minutesLeft: z.number(),
    /** `late` where that is more than the time until it begins. */
    pace: z.enum(slotPaces),
    /** The open runs with orders of it, and who began them; null once that account is gone. */
    runs: z.array(z.object({ id: z.number(), startedBy: z.string().nullable() })),
  })
  .meta({ id: 'DaySlot' });
export type DaySlot = z.output<typeof daySlot>;

export const readPickDay = {
  summary:
    'The slots that begin today by the clock of their store, and those of the last two days with orders still to be picked: ' +
    'the late ones first, then by when they begin',
  input: z.object({ store_id: rowId.optional() }),
  output: z.array(daySlot),
};
