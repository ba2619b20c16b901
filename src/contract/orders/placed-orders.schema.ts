import { amount, flag, linkToken, rowId, rowVersion } from '../fields.ts';
import { z } from '../zod.ts';
import { orderReason, orderWrite } from './order-write.schema.ts';
import { order } from './orders.schema.ts';

export const changeOrder = {
  summary:
    "Change goods, slot and note of one's placed order until the cut-off, at its agreed prices; `preview` answers what it " +
    'would be and writes nothing',
  input: z.object({
    id: rowId,
    order_items: orderWrite.shape.order_items,
    slot_id: orderWrite.shape.slot_id,
    hold_token: orderWrite.shape.hold_token,
    delivery_note: orderWrite.shape.delivery_note,
    age_confirmed: orderWrite.shape.age_confirmed,
    delivery_fee: amount.nullish(),
    total_gst: amount.nullish(),
    total_exclude_gst: amount.nullish(),
    /** What the order was said to come to: another sum is 409 with the order as it would be. */
    total_include_gst: amount.nullish(),
    preview: flag.optional(),
    /** Of the order that the change was made from: a stale one is 409 with the order as it is. */
    version: rowVersion.optional(),
    token: linkToken,
  }),
  output: order,
};
export const cancelOrder = {
  summary: "Cancel one's placed order until the cut-off: its goods, its slot and its credit are given back",
  input: z.object({ id: rowId, reason: orderReason, token: linkToken }),
  output: order,
};
