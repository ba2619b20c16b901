import type { OutputOf } from '#contract/endpoint.ts';
import type { readBringable } from '#contract/orders/rounds.ts';

export type BringableOrder = OutputOf<typeof readBringable>['orders'][number];
/** The orders of one slot, or those without one. */
export type SlotGroup = { slot: BringableOrder['slot']; orders: readonly BringableOrder[] };

/** What is to be brought by its slots, the earliest first; orders without a slot last. */
export function groupsOf(orders: readonly BringableOrder[]): SlotGroup[] {
  const groups = [...Map.groupBy(orders, ({ slot }) => slot?.id ?? 0).values()];
  return groups
    .map((group) => ({ slot: group[0]?.slot ?? null, orders: group }))
    .toSorted((a, b) => (a.slot?.start ?? '9999').localeCompare(b.slot?.start ?? '9999'));
}

/** The orders of a group that may go in a round now. */
export function readyOf({ orders }: SlotGroup): readonly BringableOrder[] {
  return orders.filter(({ reason }) => reason === null);
}

/** What is sent of the orders that are chosen: their slot, where they are all that it has, else they themselves. */
export function sentOf(
  groups: readonly SlotGroup[],
  chosen: ReadonlySet<number>,
): { slot_id: number } | { order_ids: number[] } {
  const touched = groups.filter(({ orders }) => orders.some(({ id }) => chosen.has(id)));
  const [only] = touched;
  if (touched.length === 1 && only?.slot && readyOf(only).every(({ id }) => chosen.has(id)))
    return { slot_id: only.slot.id };
  return { order_ids: [...chosen] };
}
