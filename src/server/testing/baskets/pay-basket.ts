import fc from 'fast-check';
import { expect } from 'vitest';
import type { InvoiceFigures, InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { invoiceFigures } from '#domain/invoice/invoice-figures.ts';
import { takeBack } from '#domain/invoice/take-back.ts';
import { toReserveCents } from '#domain/payment/reserve.ts';
import { dueToTake, shareCapture } from '#domain/payment/share-capture.ts';
import { splitRefund } from '#domain/payment/split-refund.ts';
import { orderTotals } from '#domain/pricing/order-totals.ts';

const line = fc.record({
  isWeighed: fc.boolean(),
  unitCents: fc.integer({ min: 1, max: 5000 }),
  steps: fc.integer({ min: 1, max: 40 }),
  /** After a change of the order; null: it stays. */
  stepsThen: fc.option(fc.integer({ min: 1, max: 40 })),
  rateBp: fc.constantFrom(210, 550, 1000, 2000),
  /** How much of it the scale says, in per cent of what was ordered; of what comes back, in per cent of that, in turn. */
  picked: fc.integer({ min: 1, max: 130 }),
  back: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 2 }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

/** A basket that is paid at a provider: reserved, changed, picked, captured, and partly brought back. */
export const paidBasket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  feeCents: fc.nat(900),
  creditCents: fc.oneof(fc.constant(0), fc.nat(5000)),
  marginPercent: fc.constantFrom(0, 15, 33),
});
type PaidBasket = typeof paidBasket extends fc.Arbitrary<infer T> ? T : never;

/** The least that a provider takes. */
const leastCents = 50;
const milliOf = ({ isWeighed, steps }: Line) => steps * (isWeighed ? 100 : 1000);
const pickedOf = (one: Line) => (one.isWeighed ? Math.ceil((milliOf(one) * one.picked) / 100) : milliOf(one));
/** Naively: the nearest cent of whole numbers, a half upwards. */
const nearest = (above: bigint, below: bigint) => (2n * above + below) / (2n * below);
const costs = (one: Line, milli: number) => Number(nearest(BigInt(one.unitCents) * BigInt(milli), 1000n));
const taxOf = (gross: number, rate: number) => Number(nearest(BigInt(gross) * BigInt(rate), BigInt(10_000 + rate)));
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/** Follows the money of a basket by the rules of the shop, and compares it with a naive computation, by rate too. */
export function payBasket({ lines: placed, feeCents, creditCents: balance, marginPercent }: PaidBasket): void {
  const lines = placed.map((one) => ({ ...one, steps: one.stepsThen ?? one.steps }));
  const creditCents = Math.min(balance, orderedCents(placed, feeCents));
  const reserve = (of: readonly Line[]) => reserveOf(of, { feeCents, creditCents, marginPercent });
  const [first, needed] = [reserve(placed), reserve(lines)];
  // A change that costs more has a payment of its own for what is not reserved yet.
  const reserved = needed > first ? [first, Math.max(needed - first, leastCents)] : [first];
  expect(sum(reserved)).toBeGreaterThanOrEqual(needed);

  const invoice = invoiceFigures(
    lines.map((one, i) => invoiceLine(one, i)),
    feeCents,
  );
  const used = Math.min(creditCents, invoice.totalCents);
  const due = dueToTake({ totalCents: invoice.totalCents, creditCents, waivedCents: 0, takenCents: 0 });
  const { parts: taken, leftCents: borne } = shareCapture(due, reserved);
  const captured = sum(taken);
  const total = sum(lines.map((one) => costs(one, pickedOf(one)))) + feeCents;
  expect([invoice.totalCents, captured + used + borne]).toEqual([total, total]);
  const least = Math.min(total - used, first);
  expect(taken).toEqual([least, Math.min(total - used - least, reserved[1] ?? 0)].slice(0, reserved.length));

  const notes: InvoiceFigures[] = [];
  const refundedOf = taken.map(() => 0);
  let credited = 0;
  for (const turn of [0, 1, 2]) {
    const brought = new Map(lines.map((one, i) => [i, leftOf(one, turn) - leftOf(one, turn + 1)]));
    if ([...brought.values()].every((milli) => milli === 0)) continue;
    const note = takeBack(invoice, notes, brought);
    const payments = taken.map((capturedCents, i) => {
      return { id: `${i}`, capturedCents, refundedCents: refundedOf[i] ?? 0, pendingCents: 0 };
    });
    const { parts, restCents } = splitRefund(payments, note.totalCents);
    for (const { paymentId, cents } of parts)
      refundedOf[Number(paymentId)] = (refundedOf[Number(paymentId)] ?? 0) + cents;
    credited += restCents;
    notes.push(note);
    const back = sum(notes.map(({ totalCents }) => totalCents));
    expect(sum(refundedOf) + credited).toBe(back);
    // The oldest first, and never more than was taken of it.
    const [oldest = 0, newest = 0] = taken;
    expect(refundedOf).toEqual(
      [Math.min(back, oldest), Math.min(Math.max(0, back - oldest), newest)].slice(0, taken.length),
    );
  }
  // The last turn brings all that is left, and the fee with it: nothing remains, of any rate.
  expect([sum(refundedOf), credited]).toEqual([captured, used + borne]);
  for (const { rateBp, grossCents, vatCents, netCents } of invoice.vatByRate) {
    const of = notes.flatMap(({ vatByRate }) => vatByRate.filter((rate) => rate.rateBp === rateBp));
    const all = [of.map((r) => r.grossCents), of.map((r) => r.vatCents), of.map((r) => r.netCents)].map(sum);
    expect(all).toEqual([grossCents, vatCents, netCents]);
    const goods = lines.filter((one) => one.rateBp === rateBp);
    const ownFee = sum(invoice.fee.filter((share) => share.rateBp === rateBp).map((share) => share.grossCents));
    const gross = goods.map((one) => costs(one, pickedOf(one)));
    expect(grossCents).toBe(sum(gross) + ownFee);
    expect(vatCents).toBe(sum(gross.map((cents) => taxOf(cents, rateBp))) + taxOf(ownFee, rateBp));
  }
}

function pricedOf(lines: readonly Line[], feeCents: number) {
  const sold = lines.map((one) => ({
    unitPriceCents: one.unitCents,
    quantityMilli: milliOf(one),
    vatRateBp: one.rateBp,
  }));
  return orderTotals({ lines: sold, feeCents });
}
const orderedCents = (lines: readonly Line[], feeCents: number) => pricedOf(lines, feeCents).totalCents;

/** What is reserved for these lines by the rules of the shop, once it is what a naive computation says. */
function reserveOf(
  lines: readonly Line[],
  basket: Pick<PaidBasket, 'feeCents' | 'creditCents' | 'marginPercent'>,
): number {
  const { feeCents, creditCents, marginPercent } = basket;
  const ordered = pricedOf(lines, feeCents);
  const bought = lines.map((one, i) => {
    return { unit: one.isWeighed ? 'KG' : 'P', lineCents: ordered.lines[i]?.lineCents ?? 0 };
  });
  const reserved = toReserveCents({ totalCents: ordered.totalCents, creditCents }, bought, marginPercent);
  const due = sum(lines.map((one) => costs(one, milliOf(one)))) + feeCents - creditCents;
  const weighed = sum(lines.filter((one) => one.isWeighed).map((one) => costs(one, milliOf(one)))) * marginPercent;
  expect(reserved).toBe(due <= 0 ? 0 : due + (weighed + 99 - ((weighed + 99) % 100)) / 100);
  return reserved;
}

/** What the buyer still has after so many turns: nothing after the last. */
function leftOf(one: Line, turns: number): number {
  if (turns > one.back.length) return 0;
  return one.back.slice(0, turns).reduce((left, percent) => {
    const part = Math.floor((left * percent) / 100);
    return left - (one.isWeighed ? part : part - (part % 1000));
  }, pickedOf(one));
}

function invoiceLine(one: Line, at: number): InvoiceLine {
  const { unitCents, rateBp } = one;
  const grossCents = costs(one, pickedOf(one));
  const named = { lineId: at, productId: at, name: '', unit: one.isWeighed ? 'KG' : 'P', discountPercent: null };
  const vatCents = taxOf(grossCents, rateBp);
  return { ...named, quantityMilli: pickedOf(one), unitCents, baseCents: unitCents, rateBp, grossCents, vatCents };
}
