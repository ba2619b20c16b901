import { expect, test } from 'vitest';
import { lotEnd, lotName, lotObstacle, lotPrice } from './short-date.ts';

const now = new Date('2026-11-24T23:30:00Z');

const until = (day: string) => `à consommer avant le ${day}`;

test('a lot is called as its product, and until when it is eaten', () =>
  expect(lotName('Yaourt', '2026-11-30', until)).toBe('Yaourt – à consommer avant le 30/11/2026'));

test('a long name is cut, its date is not', () => {
  const name = lotName('x'.repeat(200), '2026-11-30', until);
  expect(name).toHaveLength(200);
  expect(name).toMatch(/à consommer avant le 30\/11\/2026$/);
});

test.each([
  // In Paris it is the 25th already.
  ['2026-11-24', 'Europe/Paris', null],
  ['2026-11-25', 'Europe/Paris', '2026-11-25T23:00:00.000Z'],
  ['2026-11-24', 'America/Martinique', '2026-11-25T04:00:00.000Z'],
  ['2027-02-23', 'Europe/Paris', '2027-02-23T23:00:00.000Z'],
  ['2027-02-24', 'Europe/Paris', null],
])('the last day %s in %s ends at %s', (day, zone, end) =>
  expect(lotEnd(day, zone, now)?.toISOString() ?? null).toBe(end),
);

test.each([
  [{ discount: 30 }, { baseCents: 399, percent: 30 }],
  [{ price: 279 }, { baseCents: 399, percent: 30 }],
  // No whole per cent leads from 3.99 to 2.00.
  [{ price: 200 }, { baseCents: 399, percent: 50 }],
  [{ price: 201 }, { baseCents: 201, percent: null }],
  [{ price: 399 }, null],
  [{ price: 500 }, null],
])('%j of 3.99', (offer, price) => expect(lotPrice(399, offer)).toEqual(price));

test.each([
  ['2026-11-25T23:00:00Z', '2026-11-25T18:00:00Z', null],
  ['2026-11-25T23:00:00Z', '2026-11-25T23:00:00Z', null],
  ['2026-11-25T23:00:00Z', '2026-11-26T09:00:00Z', 'tooLate'],
  ['2026-11-25T23:00:00Z', null, null],
  ['2026-11-24T23:30:00Z', null, 'over'],
  ['2026-11-24T23:00:00Z', '2026-11-24T20:00:00Z', 'over'],
])('what ends at %s and is there at %s', (endsAt, receivedAt, obstacle) => {
  const received = receivedAt === null ? null : new Date(receivedAt);
  expect(lotObstacle(new Date(endsAt), { now, receivedAt: received })).toBe(obstacle);
});
