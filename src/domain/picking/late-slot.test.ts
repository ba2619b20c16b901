import { expect, test } from 'vitest';
import { slotPace } from './late-slot.ts';

const startsAt = new Date('2026-11-24T10:00:00Z');

test.each([
  ['nothing left, an hour before', 0, '2026-11-24T09:00:00Z', 'done'],
  ['nothing left, long begun', 0, '2026-11-24T12:00:00Z', 'done'],
  ['an hour left, two before', 3600, '2026-11-24T08:00:00Z', 'inTime'],
  ['an hour left, just one before', 3600, '2026-11-24T09:00:00Z', 'inTime'],
  ['an hour left, a second too little', 3600, '2026-11-24T09:00:01Z', 'late'],
  ['a second left, begun', 1, '2026-11-24T10:00:00Z', 'late'],
])('%s: %s', (_, secondsLeft, now, pace) => expect(slotPace({ secondsLeft, startsAt }, new Date(now))).toBe(pace));
