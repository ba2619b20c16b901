import { expect, test } from 'vitest';
import { linkEndsAt } from './link-end.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const order = { status: 'submitted', movedAt: null, slotEndsAt: null, submittedAt: day('2026-01-01') } as const;
const slot = { slotEndsAt: day('2026-01-04') };
const moved = { movedAt: day('2026-01-05') };

test.each([
  ['60 days after it was delivered or collected', { status: 'completed', ...moved, ...slot }, '2026-03-06'],
  [
    '60 days after it was cancelled, its slot still to come',
    { status: 'cancelled', movedAt: day('2026-01-02'), ...slot },
    '2026-03-03',
  ],
  ['60 days after it was rejected', { status: 'rejected', ...moved }, '2026-03-06'],
  ['under way, 60 days after its slot, however far it has moved', { ...moved, ...slot }, '2026-03-05'],
  [
    'of one that was closed without a word of when, 60 days after its slot',
    { status: 'completed', ...slot },
    '2026-03-05',
  ],
  ['of one without either, 60 days after it was placed', { status: 'completed' }, '2026-03-02'],
] as const)('the link ends %s', (_, of, end) => expect(linkEndsAt({ ...order, ...of })).toEqual(day(end)));

test('the link of an order under way without a slot does not end yet', () =>
  expect(linkEndsAt({ ...order, ...moved })).toBeNull());
