import type { Cents } from '#domain/money/cents.ts';
import type { StaffStatus } from '#domain/order/status.ts';
import type { PastStep } from '#server/sandbox/past/past-payment.ts';
import type { PlannedOrder } from '#server/seed/demo/year/orders.ts';
import { drawnBytes } from './drawn-bytes.ts';

const minute = 60_000;
/** Of what was delivered, what was given back for goodwill. */
const goodwillShare = 0.1;

export type Goodwill = { at: Date; cents: Cents };

/** What was given back of a delivered order after a day, or between then and now; null for all others. */
export function goodwillOf({ online, row, events }: PlannedOrder, now: Date): Goodwill | null {
  const handedOver = events.find(({ to }) => to === 'delivered')?.at;
  if (online?.story !== 'goodwill' || !handedOver) return null;
  return { at: soonAfter(handedOver, 20 * 60, now), cents: Math.round(row.totalCents * goodwillShare) };
}

/** What was done to the payment of an order that was opened then, in the order of time; nothing of it is in the future. */
export function stepsOf(order: PlannedOrder, openedAt: Date, now: Date): PastStep[] {
  const { online, row, events } = order;
  const moved = (...to: StaffStatus[]) => events.find((event) => to.some((each) => each === event.to))?.at ?? now;
  const paidAt = soonAfter(openedAt, 2, events.find(({ at }) => at > openedAt)?.at ?? now);
  const pay: PastStep = { does: 'pay', at: paidAt };
  const capture: PastStep = { does: 'capture', at: moved('ready', 'shipped'), cents: row.totalCents };
  const refund = (at: Date, cents: Cents): PastStep => {
    return { does: 'refund', at, cents, key: drawnBytes('refund', row.id)(16).toString('hex') };
  };
  switch (online?.story) {
    case 'refusedOnce':
    case 'kept':
    case 'reserved':
      return [pay];
    case 'captured':
      return [pay, capture];
    case 'goodwill': {
      const given = goodwillOf(order, now);
      return given ? [pay, capture, refund(given.at, given.cents)] : [pay, capture];
    }
    case 'disputed':
      return [pay, capture, { does: 'dispute', at: soonAfter(moved('delivered'), 30 * 60, now) }];
    case 'sentBack':
      return [pay, capture, refund(moved('cancelled'), row.totalCents)];
    case 'released':
      return [pay, { does: 'release', at: moved('cancelled') }];
    case 'lapsed':
      return [pay, { does: 'lapse', at: soonAfter(moved('processing'), 90, now) }];
    case 'expired':
      return [{ does: 'end', at: moved('cancelled') }];
    default:
      return [];
  }
}

/** So many minutes later, or halfway to what is next where that comes sooner. */
export function soonAfter(at: Date, minutes: number, next: Date): Date {
  const halfway = (at.getTime() + next.getTime()) / 2;
  return new Date(Math.min(at.getTime() + minutes * minute, halfway));
}
