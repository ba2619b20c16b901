import { orderTypes } from '#domain/order/status.ts';
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
