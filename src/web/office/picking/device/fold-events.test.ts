import { expect, test } from 'vitest';
import type { PickEventInput } from '#contract/orders/pick-runs.ts';
import { makeLine, makeSubstitute } from '../testing/picked-run.ts';
import { foldLine } from './fold-events.ts';

const now = new Date('2026-11-28T09:00:00Z');
let count = 0;
const event = (more: Partial<PickEventInput>): PickEventInput => ({
  id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  at: now.toISOString(),
  line_id: 1,
  kind: 'picked',
  ...more,
});
const fold = (line: ReturnType<typeof makeLine>, ...events: Partial<PickEventInput>[]) =>
  foldLine(line, events.map(event), now);

test('what is in the bag counts at once, and a part of it leaves the line open', () => {
  const line = makeLine({ id: 1, quantity: 3 });
  expect(fold(line, { quantity: 1 })).toMatchObject({ state: 'waiting', picked: 1 });
  expect(fold(line, { quantity: 1 }, { quantity: 3 })).toMatchObject({ state: 'picked', picked: 3 });
  expect(fold(line, {})).toMatchObject({ state: 'picked', picked: 3 });
  expect(fold(line, {}, { kind: 'undone' })).toMatchObject({ state: 'waiting', picked: 0 });
  expect(fold(line, { quantity: 2 }, { kind: 'short', quantity: 2 })).toMatchObject({ state: 'short', picked: 2 });
});

test('a weight that is too high changes nothing, one that is too low closes the line', () => {
  const line = makeLine({ id: 1, unit: 'KG', weighed: true, quantity: 1, atLeast: 0.8, atMost: 1.1 });
  expect(fold(line, { quantity: 1.2 })).toMatchObject({ state: 'waiting', picked: 0 });
  expect(fold(line, {})).toMatchObject({ state: 'waiting', picked: 0 });
  expect(fold(line, { quantity: 1.052 })).toMatchObject({ state: 'picked', picked: 1.052 });
  expect(fold(line, { quantity: 0.5 })).toMatchObject({ state: 'short', picked: 0.5 });
  // A label of the scale: its weight is read by the server.
  expect(fold(line, { barcode: '2112345006789' })).toMatchObject({ state: 'picked', picked: 1 });
});

test('a substitute stands at once, waits for its shopper where it is to be asked, and never for who wants none', () => {
  const substitutes = [makeSubstitute()];
  const said = { kind: 'substituted', product_id: 20, quantity: 2 } as const;
  const substitute = { productId: 20, name: 'Lait bio', quantity: 2, unit: 'PIECE' };
  expect(fold(makeLine({ id: 1, substitutes }), said)).toMatchObject({ state: 'substituted', substitute });
  const asked = makeLine({ id: 1, substitutes, wish: 'ask_me' });
  expect(fold(asked, said)).toMatchObject({ state: 'proposed', substitute });
  expect(fold(asked, { ...said, accepted_by: 'phone' })).toMatchObject({ state: 'substituted' });
  expect(fold(makeLine({ id: 1, substitutes, wish: 'refund' }), said)).toMatchObject({ state: 'waiting' });
  expect(fold(makeLine({ id: 1, substitutes }), { quantity: 1 }, said)).toMatchObject({ state: 'waiting', picked: 1 });
});

test('a proposal that nobody answered in time is a no', () => {
  const line = makeLine({ id: 1, state: 'proposed', answerUntil: '2026-11-28T09:00:00.000Z' });
  expect(fold(line).state).toBe('refused');
  expect(fold({ ...line, answerUntil: '2026-11-28T09:00:01.000Z' }).state).toBe('proposed');
});
