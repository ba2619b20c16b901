import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import { type StaffStatus, staffStatuses } from '#domain/order/status.ts';

type Movable = Pick<StaffOrder, 'status' | 'nextStatuses'>;

/** Where one at least of these orders may go, in the order of the way. */
export function commonMoves(orders: readonly Movable[]): StaffStatus[] {
  return staffStatuses.filter((status) => orders.some((order) => order.nextStatuses.includes(status)));
}

/** Which of these orders may go there, and which stay where they are. */
export function splitByMove<O extends Movable>(orders: readonly O[], to: StaffStatus): { moving: O[]; staying: O[] } {
  const moving = orders.filter((order) => order.nextStatuses.includes(to));
  return { moving, staying: orders.filter((order) => !moving.includes(order)) };
}
