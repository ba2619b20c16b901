/** What of a slot is taken: places of orders and of holds, and seconds of picking. */
export type SlotUse = { orders: number; pickingSeconds: number };
export type SlotCapacity = { mostOrders: number; mostPickingSeconds: number };

/** Why an order finds no room in a slot: every place is taken, or too little time to pick it is left. */
export type NoRoom = 'full' | 'pickingTime';

/**
 * Whether one order more has room, of so many seconds of picking (of one line for a hold: what it will need is not
 * known yet).
 */
export function roomFor(slot: SlotCapacity, used: SlotUse, pickingSeconds: number): NoRoom | null {
  if (used.orders + 1 > slot.mostOrders) return 'full';
  return used.pickingSeconds + pickingSeconds > slot.mostPickingSeconds ? 'pickingTime' : null;
}

/** How many orders are still taken, never below 0: a slot that staff have made smaller may hold more than it takes. */
export function placesLeft(slot: Pick<SlotCapacity, 'mostOrders'>, used: Pick<SlotUse, 'orders'>): number {
  return Math.max(0, slot.mostOrders - used.orders);
}
