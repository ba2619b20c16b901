import { describe, expect, test } from 'vitest';
import { finalPrice } from './discount.ts';
import { type Off, offerPercent, offerPeriod } from './offer.ts';

describe('an offer takes off', () => {
  test.each<[Off, number, number | null]>([
    [{ percent: 20 }, 250, 20],
    [{ cents: 50 }, 250, 20],
    // 16 % of 2.99 are 0.48: not what was announced.
    [{ cents: 50 }, 299, 17],
    [{ cents: 1 }, 100_000, 1],
    [{ cents: 99 }, 100, 99],
    [{ cents: 100 }, 100, null],
    [{ cents: 250 }, 100, null],
    [{ cents: 0 }, 100, null],
    [{ cents: 9999 }, 10_000, null],
  ])('%o of %i cents as %s per cent', (off, baseCents, percent) => expect(offerPercent(off, baseCents)).toBe(percent));

  test('no less than an amount, and no per cent more than that needs', () => {
    for (let baseCents = 2; baseCents < 700; baseCents += 3)
      for (const cents of [1, 7, 50, 99, 250]) {
        const percent = offerPercent({ cents }, baseCents);
        if (percent === null) continue;
        expect(baseCents - finalPrice(baseCents, percent)).toBeGreaterThanOrEqual(cents);
        if (percent > 1) expect(baseCents - finalPrice(baseCents, percent - 1)).toBeLessThan(cents);
      }
  });
});

test.each([
  ['Europe/Paris', '2026-11-29T23:00:00.000Z', '2026-12-06T22:59:59.999Z'],
  ['America/Guadeloupe', '2026-11-30T04:00:00.000Z', '2026-12-07T03:59:59.999Z'],
  ['Asia/Ho_Chi_Minh', '2026-11-29T17:00:00.000Z', '2026-12-06T16:59:59.999Z'],
])('a week is the one of %s, its last minute included', (timeZone, from, to) => {
  const period = offerPeriod({ from: '2026-11-30T00:00', to: '2026-12-06T23:59' }, timeZone);
  expect([period.from?.toISOString(), period.to?.toISOString()]).toEqual([from, to]);
});

test('without days it holds from now on, and has no end', () =>
  expect(offerPeriod({ from: null, to: null }, 'Europe/Paris')).toEqual({ from: null, to: null }));
