import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatIncluded } from '#domain/pricing/vat.ts';
import { creditable, giveGoodwill } from './goodwill.ts';

const invoice = (...rates: [rateBp: number, grossCents: number][]) => ({
  vatByRate: rates.map(([rateBp, grossCents]) => {
    const vatCents = vatIncluded(grossCents, rateBp);
    return { rateBp, grossCents, vatCents, netCents: grossCents - vatCents };
  }),
});

test('a sum is shared out by the rates, the last cent to the largest', () => {
  const { vatByRate, totalCents, lines } = giveGoodwill(invoice([550, 700], [2000, 300]), [], 99);
  // 69.3 and 29.7, rounded down; the cent that is left goes to what is largest.
  expect(vatByRate.map(({ grossCents }) => grossCents)).toEqual([70, 29]);
  expect([totalCents, lines]).toEqual([99, []]);
});

test('what was credited before is not shared out again', () => {
  const whole = invoice([550, 700], [2000, 300]);
  const note = giveGoodwill(whole, [invoice([550, 700])], 300);
  expect(note.vatByRate).toEqual([{ rateBp: 2000, grossCents: 300, vatCents: 50, netCents: 250 }]);
  expect(creditable(whole, [invoice([550, 700]), note])).toBe(0);
});

test('whatever the parts, they make the invoice, by rate too', () => {
  const rates = fc.uniqueArray(fc.constantFrom(210, 550, 1000, 2000), { minLength: 1 });
  const cents = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(rates, cents, fc.array(fc.integer({ min: 1, max: 9000 })), (rateBps, sums, wanted) => {
      const whole = invoice(...rateBps.map((rateBp, i): [number, number] => [rateBp, sums[i] ?? 1]));
      const notes: ReturnType<typeof giveGoodwill>[] = [];
      for (const sum of [...wanted, Number.MAX_SAFE_INTEGER]) {
        const left = creditable(whole, notes);
        if (left === 0) break;
        const note = giveGoodwill(whole, notes, Math.min(sum, left));
        expect(note.totalCents).toBe(Math.min(sum, left));
        notes.push(note);
      }
      for (const rate of whole.vatByRate) {
        const own = notes.flatMap(({ vatByRate }) => vatByRate.filter(({ rateBp }) => rateBp === rate.rateBp));
        expect(own.reduce((all, one) => all + one.grossCents, 0)).toBe(rate.grossCents);
        expect(own.reduce((all, one) => all + one.vatCents, 0)).toBe(rate.vatCents);
      }
    }),
  );
});
