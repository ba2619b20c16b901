import type { Language } from '#domain/language/language.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/order/payment.ts';
import type { OrderType, StaffStatus } from '#domain/order/status.ts';
import type { orderEvents } from '#server/db/tables/order-events.ts';
import { demoStaffId } from '#server/seed/demo/accounts.ts';
import type { Calendar } from '#server/seed/demo/calendar.ts';
import { type Draws, nextBetween } from '#server/seed/demo/draw.ts';
import { endByPayment, type PaidOnline } from '#server/seed/demo/payments/stories.ts';

/** An order as it came in: on which day, when, from whom (null is a guest). */
export type Placed = {
  id: number;
  day: number;
  at: Date;
  type: OrderType;
  customerId: number | null;
  language: Language;
  /** How it is paid, where it is at a provider. */
  online: PaidOnline | null;
};
type Event = typeof orderEvents.$inferInsert;

/** How many of the last orders still wait, are being packed, are ready or on their way: about five days' trade. */
const open = { pending: 14, processing: 10, underWay: 14 } as const;
export const openOrders = open.pending + open.processing + open.underWay;

/** How far an order has come; `fromEnd` is 0 for the last of the year. Almost all older ones were delivered. */
export function stateOf(fromEnd: number, type: OrderType, draws: Draws): StaffStatus {
  if (fromEnd < open.pending) return 'pending';
  if (fromEnd < open.pending + open.processing) return 'processing';
  if (fromEnd < openOrders) return type === 'pickup' ? 'ready' : 'shipped';
  const luck = draws();
  const own = endByPayment(fromEnd);
  if (own) return own;
  if (luck < 0.012) return 'rejected';
  return luck < 0.055 ? 'cancelled' : 'delivered';
}

/** The events that led an order to its state, at the times of a shop that opens at 8:30 and rests on Mondays. */
export function eventsOf(order: Placed, state: StaffStatus, draws: Draws, calendar: Calendar): Event[] {
  const { id, at, type, customerId, online } = order;
  const events: Event[] = [moveOf({ orderId: id, at, actorId: customerId, from: null, to: 'pending' })];
  const add = (to: StaffStatus, wanted: Date, actorId: number | null = demoStaffId) => {
    const last = events.at(-1);
    if (!last) return;
    const halfway = new Date((last.at.getTime() + calendar.now.getTime()) / 2);
    const time = wanted < calendar.now && wanted > last.at ? wanted : halfway;
    events.push(moveOf({ orderId: id, at: time, actorId, from: last.to, to }));
  };
  if (state === 'pending') return events;
  if (online?.story === 'expired') {
    // By the shop itself, at the end of the window.
    add('cancelled', after(at, 30), null);
    return events;
  }
  const packed = startOfWork(order, draws, calendar);
  if (state === 'rejected') add('rejected', packed);
  else if (state === 'cancelled' && online?.story !== 'sentBack' && draws() < 0.7)
    add('cancelled', after(at, nextBetween(draws, 4, 50)), customerId);
  else {
    add('processing', packed);
    const done = after(packed, nextBetween(draws, 40, 170));
    const handedOver = after(done, type === 'pickup' ? nextBetween(draws, 90, 1500) : nextBetween(draws, 25, 130));
    const isTaken = state !== 'cancelled' || online?.story === 'sentBack';
    if (!isTaken) add('cancelled', done);
    if (!isTaken || state === 'processing') return events;
    add(type === 'pickup' ? 'ready' : 'shipped', done);
    if (state === 'cancelled') add('cancelled', handedOver);
    if (state === 'delivered') add('delivered', type === 'pickup' ? whenOpen(handedOver, draws, calendar) : handedOver);
  }
  return events;
}

/** With all columns that events of any kind have here. */
function moveOf(move: Pick<Event, 'orderId' | 'at' | 'actorId' | 'from' | 'to'>): Event {
  return { ...move, kind: 'move', amountCents: null };
}

/** The same day when there is time, else when the store opens next. */
function startOfWork({ day, at }: Placed, draws: Draws, calendar: Calendar): Date {
  const soon = after(at, nextBetween(draws, 15, 80));
  const isOpen = calendar.weekdayOf(day) !== 1;
  if (isOpen && soon > calendar.at(day, 510) && soon < calendar.at(day, 17 * 60)) return soon;
  return calendar.at(nextOpenDay(day, at, calendar), 510 + nextBetween(draws, 0, 120));
}

/** Who comes when the shop is closed comes again once it is open. */
function whenOpen(wanted: Date, draws: Draws, calendar: Calendar): Date {
  const day = calendar.offsetOf(wanted);
  const isOpen = calendar.weekdayOf(day) !== 1;
  if (isOpen && wanted >= calendar.at(day, 510) && wanted <= calendar.at(day, 20 * 60)) return wanted;
  return calendar.at(nextOpenDay(day, wanted, calendar), 510 + nextBetween(draws, 0, 300));
}

/** The day itself before the shop has opened, else the next on which it opens. */
function nextOpenDay(day: number, at: Date, calendar: Calendar): number {
  if (calendar.weekdayOf(day) !== 1 && at < calendar.at(day, 510)) return day;
  return day + (calendar.weekdayOf(day) === 7 ? 2 : 1);
}

function after(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}

/** Cash is paid at the door; transfers come some days later, and what was paid for nothing goes back. */
export function paymentOf(state: StaffStatus, method: PaymentMethod, day: number, draws: Draws): PaymentStatus {
  const luck = draws();
  if (state === 'cancelled' || state === 'rejected')
    return method === 'bank_transfer' && luck < 0.5 ? 'refunded' : 'needs_payment';
  if (state === 'delivered' && luck < 0.008) return 'refunded';
  if (method === 'cash') return state === 'delivered' ? 'paid' : 'needs_payment';
  const isLate = luck > 0.85 && day > -40;
  return day < -3 && !isLate ? 'paid' : 'needs_payment';
}
