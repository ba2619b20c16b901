import type { Fulfilment, ListedStatus } from './status.ts';

/** Hours after which an order without a slot has waited long for the first thing to happen. */
const longestWait = 24;

type Late = {
  /** Its slot has begun, though it stands at one of these: neither ready to be collected nor on its way. */
  withSlot: { at: readonly Fulfilment[]; begunBy: Date };
  /** The time is agreed later: nobody has begun it, though it was placed before then. */
  withoutSlot: { at: readonly Fulfilment[]; placedBefore: Date };
};

/**
 * Which submitted orders are late, as what a list asks for. With a slot it is the slot's beginning that counts, not its
 * cut-off: an order that is placed just before the cut-off would be late at once.
 */
export function lateOrders(now: Date): Late {
  return {
    withSlot: { at: ['pending', 'processing'], begunBy: now },
    withoutSlot: { at: ['pending'], placedBefore: new Date(now.getTime() - longestWait * 3_600_000) },
  };
}

/** Whether an order at `status` is late, by the same rule; `slotStart` is null where the time is agreed later. */
export function isLateOrder(
  { status, slotStart, placedAt }: { status: ListedStatus; slotStart: Date | null; placedAt: Date },
  now: Date,
): boolean {
  const { withSlot, withoutSlot } = lateOrders(now);
  const standsAt = (states: readonly ListedStatus[]) => states.includes(status);
  if (slotStart) return standsAt(withSlot.at) && slotStart <= withSlot.begunBy;
  return standsAt(withoutSlot.at) && placedAt < withoutSlot.placedBefore;
}
