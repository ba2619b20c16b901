import { expect, test } from 'vitest';
import { askAgainAt, isKeyAlive } from './ask-again.ts';

const asked = new Date('2026-11-28T10:00:00Z');
const inSeconds = (seconds: number) => new Date(asked.getTime() + seconds * 1000);

test.each([
  // seconds after the first call, tries so far, seconds until the next
  [0, 1, 10],
  [10, 2, 60],
  [3599, 40, 60],
  [3600, 61, 900],
  [50_000, 90, 900],
])('after %s seconds and %s tries it is asked again in %s seconds', (since, tried, pause) => {
  expect(askAgainAt(asked, inSeconds(since), tried, 10)).toEqual(inSeconds(since + pause));
});

test('a key is repeated for 20 hours', () => {
  expect(isKeyAlive(asked, inSeconds(20 * 3600 - 1))).toBe(true);
  expect(isKeyAlive(asked, inSeconds(20 * 3600))).toBe(false);
});
