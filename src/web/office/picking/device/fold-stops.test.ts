import { expect, test } from 'vitest';
import type { Round, RoundEventInput, RoundStop } from '#contract/orders/rounds.ts';
import { foldRound } from './fold-stops.ts';

const stop = (orderId: number, more: Partial<RoundStop> = {}): RoundStop => ({
  orderId,
  number: `P${orderId}`,
  state: 'waiting',
  name: '',
  address: null,
  city: null,
  postalCode: null,
  phone: null,
  note: null,
  slot: null,
  paymentMethod: 'cash',
  due: 12.5,
  total: 12.5,
  cashTaken: 0,
  storeCredit: 0,
  shippingFee: 0,
  bags: { ambient: 0, cold: 0, frozen: 0 },
  items: [],
  decidedAt: null,
  decidedBy: null,
  ...more,
});
const round: Round = {
  id: 7,
  version: 3,
  storeId: 1,
  storeName: '',
  state: 'started',
  day: '2026-11-28',
  slot: null,
  driver: null,
  startedAt: null,
  endedAt: null,
  stopCount: 2,
  decided: 0,
  cash: { float: 50, due: 0, given: null },
  stops: [stop(1), stop(2)],
};
let count = 0;
const fold = (of: Round, ...events: [order_id: number, kind: RoundEventInput['kind'], cash_taken?: number][]) =>
  foldRound(
    { id: 7, run: of, said: {} },
    events.map(([order_id, kind, cash_taken]) => {
      const at = `2026-11-28T09:00:0${++count}Z`;
      return { seq: count, runId: 7, by: 1, event: { id: `${count}`, at, order_id, kind, cash_taken } };
    }),
  );

test('what waits to be sent counts at once, its cash too', () => {
  expect(fold(round, [1, 'delivered', 12.5], [2, 'absent'])).toMatchObject({
    decided: 2,
    cash: { due: 12.5 },
    stops: [
      { state: 'delivered', due: 0, cashTaken: 12.5 },
      { state: 'absent', due: 12.5 },
    ],
  });
});

test('absent is undone, delivered is not', () => {
  const folded = fold(round, [1, 'delivered'], [1, 'undone'], [2, 'absent'], [2, 'undone']);
  expect(folded?.stops.map(({ state }) => state)).toEqual(['delivered', 'waiting']);
});

test('a stop whose order was cancelled stays so', () => {
  const folded = fold({ ...round, stops: [stop(1, { state: 'cancelled' })] }, [1, 'delivered']);
  expect(folded?.stops[0]?.state).toBe('cancelled');
});
