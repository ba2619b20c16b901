import type { Cents } from '#domain/money/cents.ts';
import type { OrderType } from '#domain/order/status.ts';

/** A stretch of each week for which a store takes so many orders. */
export type SlotWindow = {
  type: OrderType;
  /** ISO weekday on which it begins: Monday is 1. */
  weekday: number;
  /** `HH:MM` on the store's clock; `24:00` ends a day. One that ends at or before its start ends on the next day. */
  start: string;
  end: string;
  mostOrders: number;
  /** Minutes of picking that the orders may need together. */
  mostPickingMinutes: number;
  /** Minutes before the start at which the last order is taken. */
  cutOffMinutes: number;
  /** For the slot itself, VAT included; the delivery rule's fee comes on top. */
  feeCents: Cents;
};

export type SlotRules = {
  /** For how many days slots are offered, today counted. */
  daysAhead: number;
  /** Seconds of picking that an order takes by itself, and for each of its lines. */
  orderSeconds: number;
  lineSeconds: number;
  windows: readonly SlotWindow[];
};

/** What a store has before staff have written rules: no window, so that no shopper is asked for a time. */
export const blankSlotRules: SlotRules = { daysAhead: 7, orderSeconds: 120, lineSeconds: 45, windows: [] };

/** Seconds that picking an order takes. */
export function pickingSeconds(rules: Pick<SlotRules, 'orderSeconds' | 'lineSeconds'>, lines: number): number {
  return rules.orderSeconds + lines * rules.lineSeconds;
}
