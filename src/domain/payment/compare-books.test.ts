import { expect, test } from 'vitest';
import { compareBooks, type OurMoves, type TheirMove } from './compare-books.ts';

const capture = (cents: number, more: Partial<OurMoves> = {}): OurMoves => {
  const sums = { totalCents: cents, dayCents: cents, certainCents: cents, otherDaysCents: 0 };
  return { paymentId: 'a', kind: 'capture', ...sums, ...more };
};
const refund = (cents: number, more: Partial<OurMoves> = {}) => capture(cents, { kind: 'refund', ...more });
const there = (amountCents: number, more: Partial<TheirMove> = {}): TheirMove => {
  return { reference: 'ch_1', paymentId: 'a', kind: 'capture', amountCents, currency: 'EUR', ...more };
};
const back = (amountCents: number, more: Partial<TheirMove> = {}) =>
  there(amountCents, { reference: 're_1', kind: 'refund', ...more });
const found = (kind: string, reference: string, oursCents: number | null, theirsCents: number | null) => {
  return { kind, reference, oursCents, theirsCents };
};

const cases: [string, OurMoves[], TheirMove[], object[]][] = [
  ['nothing on either side', [], [], []],
  ['the same capture', [capture(500)], [there(500)], []],
  ['another sum', [capture(500)], [there(400)], [found('amount', 'ch_1', 500, 400)]],
  ['another currency', [capture(500)], [there(500, { currency: 'USD' })], [found('amount', 'ch_1', 500, 500)]],
  ['a payment that nobody knows', [], [there(500, { paymentId: 'x' })], [found('missingHere', 'ch_1', null, 500)]],
  ['money without a payment', [], [there(500, { paymentId: null })], [found('missingHere', 'ch_1', null, 500)]],
  ['a capture that was never heard of', [capture(0)], [there(500)], [found('state', 'ch_1', 0, 500)]],
  ['a known payment without moves here', [], [there(500)], [found('state', 'ch_1', 0, 500)]],
  ['a capture that they do not have', [capture(500)], [], [found('missingThere', 'a', 500, null)]],
  ['one that was asked for at midnight', [capture(500, { certainCents: 0 })], [], []],
  ['one of another day', [capture(500, { dayCents: 0, certainCents: 0, otherDaysCents: 500 })], [], []],
  ['one that we learned of a day later', [capture(500, { dayCents: 0, certainCents: 0 })], [there(500)], []],
  ['two refunds, one of them today', [refund(300, { dayCents: 100, otherDaysCents: 200 })], [back(100)], []],
  [
    'a refund of today that we have twice',
    [refund(300, { dayCents: 200, otherDaysCents: 100 })],
    [back(100)],
    [found('amount', 're_1', 200, 100)],
  ],
  ['several refunds of a day', [refund(300)], [back(100), back(200, { reference: 're_2' })], []],
  ['a refund that came back', [refund(0)], [back(100), back(-100, { reference: 're_2' })], []],
  ['captured and refunded on a day', [capture(500), refund(200)], [there(500), back(200)], []],
];

test.each(cases)('%s', (_, ours, theirs, expected) => {
  const at = { known: new Set(['a']), currency: 'EUR', complete: true };
  expect(compareBooks(ours, theirs, at)).toMatchObject(expected);
  expect(compareBooks(ours, theirs, at)).toHaveLength(expected.length);
});

test('nothing is missing in books that are not complete', () => {
  const at = { known: new Set(['a']), currency: 'EUR', complete: false };
  expect(compareBooks([capture(500)], [], at)).toEqual([]);
  expect(compareBooks([capture(500)], [there(400)], at)).toHaveLength(1);
});
