import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const now = new Date('2026-03-02T10:00:00Z');
const answer = (bytes: number) => Promise.resolve({ body: Buffer.alloc(bytes), etag: '"a"' });

test('endless addresses take no endless memory: the oldest answers go', async () => {
  const cache = createAnswerCache(true, () => now, 10_000);
  for (let i = 0; i < 50; i++) await cache.share(`/list?a=${i}`, 60, () => answer(1500));
  const kept = Array.from({ length: 50 }, (_, i) => i).filter((i) => cache.get(`/list?a=${i}`) !== undefined);
  expect(kept).toEqual([46, 47, 48, 49]);
});

test('an answer that alone is too large is not kept, and dropping counts from nothing', async () => {
  const cache = createAnswerCache(true, () => now, 10_000);
  await cache.share('/large', 60, () => answer(20_000));
  expect(cache.get('/large')).toBeUndefined();
  await cache.share('/a', 60, () => answer(9000));
  cache.drop();
  await cache.share('/b', 60, () => answer(9000));
  expect(cache.get('/b')).toBeDefined();
});
