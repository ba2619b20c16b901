import type { PaymentStatus } from '#domain/order/payment.ts';
import { type OnlineMethod, providerOf } from '#domain/payment/provider.ts';
import { defaultWeighedMarginPercent, toReserveCents } from '#domain/payment/reserve.ts';
import { firstPageEnd } from '#domain/payment/window.ts';
import type { orderEvents } from '#server/db/tables/order-events.ts';
import { noReferences, type paymentEvents, type payments, type refunds } from '#server/db/tables/payments.ts';
import type { PastPayment, PastStep } from '#server/sandbox/past/past-payment.ts';
import type { PlannedOrder } from '#server/seed/demo/year/orders.ts';
import { drawnId } from './drawn-bytes.ts';
import { soonAfter, stepsOf } from './steps.ts';
import { eventWriter, writeSteps } from './write-steps.ts';

export type PaymentSettings = {
  /** The shop's address, which is its name at the providers. */
  publicUrl: string;
  /** ISO 4217. */
  currency: string;
  windowMinutes: number;
  keptHours: number;
};

export type PlannedPayment = {
  row: typeof payments.$inferInsert;
  events: readonly (typeof paymentEvents.$inferInsert)[];
  refunds: readonly Omit<typeof refunds.$inferInsert, 'invoiceId' | 'reference'>[];
  /** What its provider has of it; null: nothing yet. */
  past: PastPayment | null;
};

/**
 * The payments of the last days' orders at providers, with what was asked and said of them; what the history of an order says
 * goes to the order. `keptFor` is when the slot begins that the one card is kept for.
 */
export function planPayments(
  orders: readonly PlannedOrder[],
  now: Date,
  settings: PaymentSettings,
  keptFor: Date | null,
): PlannedPayment[] {
  let lastEvent = 0;
  const nextId = () => ++lastEvent;
  const planned = orders.flatMap((order) => {
    const { online, row } = order;
    const placedAt = row.submittedAt;
    if (!online || !placedAt) return [];
    const about = { order, placedAt, settings, slotStartsAt: keptFor, now, nextId };
    if (online.story === 'opening') return [opening(about)];
    if (online.story !== 'refusedOnce') return [played(about, online.method, placedAt)];
    return [refused(about), played(about, online.method, soonAfter(placedAt, 1, now))];
  });
  return planned.map(({ row, ...rest }, i) => ({ ...rest, row: { ...row, serial: i + 1 } }));
}

type About = {
  order: PlannedOrder;
  placedAt: Date;
  settings: PaymentSettings;
  /** Of the slot that the means are kept for. */
  slotStartsAt: Date | null;
  now: Date;
  nextId: () => number;
};

function bare({ order, placedAt, settings, now }: About, method: OnlineMethod, createdAt: Date) {
  const { row, lines } = order;
  const sums = { totalCents: row.totalCents, creditCents: 0 };
  return {
    id: drawnId('payment', row.id, method),
    orderId: row.id,
    provider: providerOf[method],
    method,
    status: 'pending',
    asking: false,
    amountCents: toReserveCents(sums, lines, defaultWeighedMarginPercent),
    currency: settings.currency,
    reservedCents: 0,
    capturedCents: 0,
    refundedCents: 0,
    references: noReferences,
    url: null,
    card: null,
    keepsMeans: false,
    expiresAt: firstPageEnd(placedAt, settings.windowMinutes),
    authorisedAt: null,
    reservedUntil: null,
    renewedAt: null,
    consent: null,
    wants: null,
    endReason: null,
    captureCents: null,
    nextAt: null,
    tries: 0,
    attention: null,
    createdAt,
    updatedAt: now,
  } satisfies typeof payments.$inferInsert;
}

/** The job opens its page as the shop starts: only then is known where the sandbox is. */
function opening(about: About): PlannedPayment {
  const { now, placedAt } = about;
  const row = { ...bare(about, 'card', placedAt), wants: 'open', nextAt: now } as const;
  return { row, events: [], refunds: [], past: null };
}

/** The page of the card could not be opened. */
function refused(about: About): PlannedPayment {
  const row = bare(about, 'card', about.placedAt);
  const writer = eventWriter(row.id, about.nextId);
  const code = 'payment_method_unactivated';
  writer.call(about.placedAt, { kind: 'open', amountCents: row.amountCents, code, isRefused: true });
  const failed = { status: 'failed', attention: 'openRefused', updatedAt: about.placedAt } as const;
  return { row: { ...row, ...failed }, events: writer.events, refunds: [], past: null };
}

function played(about: About, method: OnlineMethod, openedAt: Date): PlannedPayment {
  const { order, settings, slotStartsAt, now } = about;
  const blank = bare(about, method, openedAt);
  const keepsMeans = order.online?.story === 'kept';
  const steps = stepsOf(order, openedAt, now);
  const writer = eventWriter(blank.id, about.nextId);
  const standing = writeSteps({ ...blank, keepsMeans }, openedAt, steps, writer);
  markOrder(order, steps, keepsMeans);
  const { id, amountCents, currency } = blank;
  const row = { ...blank, ...standing, keepsMeans, updatedAt: steps.at(-1)?.at ?? openedAt };
  const consent = {
    at: openedAt.toISOString(),
    slotStartsAt: slotStartsAt?.toISOString() ?? null,
    upToCents: amountCents,
  };
  const nextAt = new Date((slotStartsAt ?? now).getTime() - settings.keptHours * 3_600_000);
  return {
    row: keepsMeans ? { ...row, consent, nextAt } : row,
    events: writer.events,
    refunds: steps.flatMap((step) => {
      if (step.does !== 'refund') return [];
      const { at, cents, key } = step;
      return [
        { paymentId: id, orderId: order.row.id, amountCents: cents, status: 'done' as const, key, createdAt: at },
      ];
    }),
    past: {
      ...{ id, method, amountCents, currency, keepsMeans, openedAt, steps },
      shop: settings.publicUrl,
      orderNumber: order.row.orderNumber ?? '',
      returnUrl: `${settings.publicUrl}/payment/return/${id}`,
    },
  };
}

const becomes: Partial<Record<PastStep['does'], PaymentStatus>> = {
  pay: 'authorised',
  capture: 'paid',
  lapse: 'needs_payment',
};

/** What its history says of it. */
function markOrder({ row, events }: PlannedOrder, steps: readonly PastStep[], keepsMeans: boolean): void {
  let from: PaymentStatus = 'needs_payment';
  for (const step of keepsMeans ? [] : steps) {
    const isAll = step.does === 'refund' && step.cents === row.totalCents;
    const to = isAll ? 'refunded' : becomes[step.does];
    if (!to) continue;
    const amountCents = step.does === 'capture' ? step.cents : null;
    const mark: typeof orderEvents.$inferInsert = {
      ...{ orderId: row.id, kind: 'payment', at: step.at, actorId: null, from, to, amountCents },
    };
    events.push(mark);
    from = to;
  }
}
