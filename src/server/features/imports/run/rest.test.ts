import { expect, test } from 'vitest';
import { restAfter, restMs } from './rest.ts';

test('an import rests longer than a part took, and no longer than its end can wait', () => {
  expect([restMs('write', 60), restMs('write', 900)]).toEqual([240, 420]);
  expect([restMs('plan', 30), restMs('plan', 900)]).toEqual([180, 220]);
});

test('a rest ends at once when the program stops', async () => {
  const stopping = new AbortController();
  const rest = restAfter('write', 60_000, stopping.signal);
  const began = performance.now();
  stopping.abort();
  await rest;
  expect(performance.now() - began).toBeLessThan(200);
});
