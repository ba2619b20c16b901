import { orderTypes, staffStatuses } from '#domain/order/status.ts';
import { keptReasons } from '#domain/slot/kept-in-slot.ts';
import { bodyId, dateText, flag, mayBeMissing, rowId } from '../fields.ts';
import { orderReason } from '../orders/order-write.schema.ts';
import { z } from '../zod.ts';

const slotOrder = z.object({
  id: z.number(),
  number: z.string(),
  slotId: z.number(),
  status: z.enum(staffStatuses),
  /** It is being picked. */
  inRun: z.boolean(),
});
export type SlotOrder = z.output<typeof slotOrder>;

const slotOrders = z
  .object({
    /** Of the store's clock. */
    timeZone: z.string(),
    slots: z.array(
      z.object({
        id: z.number(),
        type: z.enum(orderTypes),
        start: dateText,
        end: dateText,
        /** Staff have closed it: it takes no order and no hold. */
        closed: z.boolean(),
        /** The rules have it no more: it stands for its orders alone. */
        withdrawn: z.boolean(),
      }),
    ),
    /** Placed orders in these slots that have not been handed over, in the order of slot and number. */
    orders: z.array(slotOrder),
  })
  .meta({ id: 'SlotOrders' });
export type SlotOrders = z.output<typeof slotOrders>;

/** One slot of the store; where it is left out, all that begin today by the store's clock. */
const slotId = mayBeMissing(bodyId);

export const listSlotOrders = {
  summary: 'The slots of a store that begin today, or one slot, with the orders in them that have not been handed over',
  input: z.object({ id: rowId, slot_id: rowId.optional() }),
  output: slotOrders,
};

export const closeSlots = {
  summary:
    'Close a slot, or all slots of a store that begin today, to new orders, or open them again; what shoppers hold there ' +
    'is let go. The orders in them stay, and are answered',
  input: z.object({ id: rowId, slot_id: slotId, closed: flag }),
  output: slotOrders,
};

export const emptySlots = {
  summary:
    'Move all orders of a slot, or of a store’s slots of today, to another slot as far as that has room, or cancel them with ' +
    'a reason: each gets its mail, and what stays is named with why. With `preview` it answers the same and does nothing',
  input: z
    .object({
      id: rowId,
      slot_id: slotId,
      action: z.enum(['move', 'cancel'], 'validation.invalid'),
      /** Where they go; of a move alone. */
      to_slot_id: mayBeMissing(bodyId),
      /** Told to the customers; a cancellation needs one. */
      reason: orderReason,
      preview: flag.optional(),
    })
    .superRefine(({ action, to_slot_id: to, reason, preview }, check) => {
      const refuse = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
      if (action === 'move' && to === undefined) refuse('to_slot_id', 'validation.required');
      if (action === 'cancel' && to !== undefined) refuse('to_slot_id', 'validation.invalid');
      if (action === 'cancel' && !reason && !preview) refuse('reason', 'validation.required');
    }),
  output: z.object({
    /** The numbers of the orders that were moved or cancelled. */
    done: z.array(z.string()),
    /** Those that stay, and why. */
    kept: z.array(z.object({ orderNumber: z.string(), reason: z.enum(keptReasons) })),
  }),
};
