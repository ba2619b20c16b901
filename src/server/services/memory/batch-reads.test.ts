import { expect, test, vi } from 'vitest';
import { batchReads } from './batch-reads.ts';

const doubled = async (list: readonly number[]) => list.map((n) => 2 * n);

test('what is asked for in one turn is read at once, and each gets its own answer', async () => {
  const readAll = vi.fn(doubled);
  const read = batchReads(readAll);
  expect(await Promise.all([read(3), read(1), read(3)])).toEqual([6, 2, 6]);
  expect(readAll.mock.calls).toEqual([[[3, 1, 3]]]);
});

test('what is asked for later is read again', async () => {
  const readAll = vi.fn(doubled);
  const read = batchReads(readAll);
  await read(1);
  await read(1);
  expect(readAll).toHaveBeenCalledTimes(2);
});

test('a crowd is read in parts', async () => {
  const readAll = vi.fn(doubled);
  const read = batchReads(readAll);
  const asked = Array.from({ length: 250 }, (_, i) => i);
  expect(await Promise.all(asked.map(read))).toEqual(asked.map((n) => 2 * n));
  expect(readAll.mock.calls.map(([list]) => list.length)).toEqual([100, 100, 50]);
});

test('a read that fails fails for all who wait for it, and for nobody after them', async () => {
  const readAll = vi.fn(doubled).mockRejectedValueOnce(new Error('gone'));
  const read = batchReads(readAll);
  const first = await Promise.allSettled([read(1), read(2)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(4)).toBe(8);
});
