import { describe, expect, test } from 'vitest';
import { dayIn } from '#domain/clock/zone-time.ts';
import { paymentStates } from '#domain/payment/payment-status.ts';
import { calendarAround } from '#server/seed/demo/calendar.ts';
import { planInvoices } from '#server/seed/demo/year/invoices.ts';
import { planTrade, planYear } from '#server/seed/demo/year/plan-year.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { planPayments } from './plan-payments.ts';

const goods = loadGoods();
const settings = { publicUrl: 'http://127.0.0.1:3000', currency: 'EUR', windowMinutes: 30, keptHours: 48 };

const planAt = (moment: string) => {
  const now = new Date(moment);
  const { orders, customers } = planYear(planTrade(goods, calendarAround(now)), { sellsOnline: true });
  const planned = planPayments(orders, now, settings, new Date(now.getTime() + 6 * 86_400_000));
  const papers = planInvoices(orders, customers, 'EUR', now);
  return { now, orders, papers, planned };
};

// A Saturday afternoon, a Monday before the clocks of the shop have done much, and the quiet month.
describe.each(['2026-11-21T13:00:00Z', '2027-03-01T00:10:00Z', '2026-08-12T21:00:00Z'])('at %s', (moment) => {
  const { now, orders, papers, planned } = planAt(moment);

  test('in every state that is not the job’s to make, with what staff are to look at', () => {
    expect(new Set(planned.map(({ row }) => row.status))).toEqual(
      new Set(paymentStates.filter((state) => state !== 'open')),
    );
    const attentions = planned.flatMap(({ row }) => row.attention ?? []).sort();
    expect(attentions).toEqual(['dispute', 'lapsed', 'openRefused']);
    expect(new Set(planned.map(({ row }) => row.method))).toEqual(new Set(['card', 'paypal']));
    expect(planned.length).toBeGreaterThan(25);
  });

  test('sums are those of the events; a request has one outcome; all goes on in time, none of it ahead', () => {
    const all = planned.flatMap(({ events }) => events);
    expect(all.map(({ id }) => id)).toEqual(all.map((_, i) => i + 1));
    for (const { row, events } of planned) {
      const sum = (name: 'reservedCents' | 'capturedCents' | 'refundedCents') =>
        events.reduce((total, event) => total + (event[name] ?? 0), 0);
      const { reservedCents, capturedCents, refundedCents, amountCents } = row;
      expect([sum('reservedCents'), sum('capturedCents'), sum('refundedCents')]).toEqual([
        reservedCents,
        capturedCents,
        refundedCents,
      ]);
      expect(capturedCents).toBeLessThanOrEqual(reservedCents ?? 0);
      expect(reservedCents).toBeLessThanOrEqual(amountCents);
      const outcomes = events.flatMap(({ requestId }) => requestId ?? []);
      expect(outcomes).toEqual(events.filter(({ phase }) => phase === 'request').map(({ id }) => id));
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times, 0)).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('what waits to be paid can be paid still, and nothing else is due', () => {
    const due = planned.filter(({ row }) => row.nextAt && row.nextAt <= now);
    expect(due.map(({ row }) => [row.wants, row.expiresAt > now])).toEqual([['open', true]]);
  });

  test('invoices say on which day a provider took the money, others no day', () => {
    const takenAt = new Map(
      planned.flatMap(({ row, events }) => {
        const taken = events.find(({ capturedCents }) => (capturedCents ?? 0) > 0);
        return taken ? [[row.orderId, taken.at] as const] : [];
      }),
    );
    const invoices = papers.invoices.filter(({ kind }) => kind === 'invoice');
    const days = (which: boolean) =>
      invoices.filter(({ orderId }) => takenAt.has(orderId) === which).map(({ content }) => content.payment.paidOn);
    const expected = invoices
      .flatMap(({ orderId }) => takenAt.get(orderId) ?? [])
      .map((at) => dayIn('Europe/Paris', at));
    expect(expected.length).toBeGreaterThan(2);
    expect(days(true)).toEqual(expected);
    expect(days(false).filter(Boolean)).toEqual([]);
  });

  test('what was given back has its note; what was delivered was taken, and so says its order', () => {
    const notes = papers.invoices.filter(({ kind }) => kind === 'creditNote');
    const back = planned.flatMap(({ refunds }) => refunds);
    expect(back).toHaveLength(2);
    expect(
      back.some(({ orderId, amountCents }) =>
        notes.some((note) => note.orderId === orderId && note.totalCents === amountCents),
      ),
    ).toBe(true);
    expect(papers.counters.filter(({ kind }) => kind === 'creditNote')).toEqual([
      { kind: 'creditNote', year: notes[0]?.year, last: 1 },
    ]);
    const rowOf = new Map(planned.map(({ row }) => [row.orderId, row]));
    for (const { row } of orders) {
      const payment = rowOf.get(row.id);
      if (!payment) continue;
      const { fulfilment, totalCents } = row;
      const isPicked = ['ready', 'shipped', 'delivered'].includes(fulfilment ?? '');
      if (isPicked) expect([row.paymentStatus, payment.capturedCents]).toEqual(['paid', totalCents]);
    }
  });
});
