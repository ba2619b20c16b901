import { expect, test } from 'vitest';
import { nextTryAfter, triedForMs } from './retry-time.ts';

const firstTryAt = new Date('2026-03-02T09:00:00Z');

test('pauses double from ten seconds to six hours, and the last try is three days after the first', () => {
  const pauses: number[] = [];
  let now = firstTryAt;
  for (let failures = 1; ; failures++) {
    const next = nextTryAfter(failures, { firstTryAt, now });
    if (!next) break;
    pauses.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80]);
  expect(Math.max(...pauses)).toBe(6 * 3600);
  expect(now.getTime() - firstTryAt.getTime()).toBe(triedForMs);
});

test('what has failed for three days is not tried again', () => {
  const end = firstTryAt.getTime() + triedForMs;
  expect(nextTryAfter(3, { firstTryAt, now: new Date(end) })).toBeNull();
  expect(nextTryAfter(3, { firstTryAt, now: new Date(end - 1) })).toEqual(new Date(end));
});
