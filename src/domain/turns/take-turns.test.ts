import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('so many at once, in the order of coming, each place free again after a failure', async () => {
  const takeTurns = createTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (i: number) => async () => {
    begun.push(i);
    most = Math.max(most, ++running);
    await pause(2);
    running--;
    if (i % 3 === 0) throw new Error(`${i}`);
    return i;
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => takeTurns('a', work(i))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(2);
  expect(results.map((r) => r.status === 'fulfilled')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => i % 3 !== 0));
  expect(await takeTurns('a', () => Promise.resolve('again'))).toBe('again');
});

test('one queue does not hold up another', async () => {
  const takeTurns = createTurns(1);
  const never = takeTurns('a', () => new Promise(() => undefined));
  expect(await takeTurns('b', () => Promise.resolve(1))).toBe(1);
  expect(await Promise.race([never, Promise.resolve('waits')])).toBe('waits');
});
