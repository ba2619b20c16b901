import { expect, test } from 'vitest';
import { keepFor } from './keep-for.ts';

test('an answer is read once for all who ask in time, and again after it; a failure is not kept', async () => {
  let now = new Date(0);
  let reads = 0;
  let fails = true;
  const read = keepFor(
    1000,
    () => now,
    async () => {
      reads++;
      if (fails) throw new Error('no database');
      return reads;
    },
  );
  await expect(Promise.all([read(), read()])).rejects.toThrow('no database');
  expect(reads).toBe(1);
  fails = false;
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  now = new Date(999);
  expect(await read()).toBe(2);
  now = new Date(1000);
  expect(await read()).toBe(3);
});
