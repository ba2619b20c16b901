import { expect, test } from 'vitest';
import {
  createResponseCache,
  dropResponses,
  type EncodedAnswer,
  keptResponse,
  shareResponse,
} from './response-cache.ts';

const start = new Date('2026-03-02T10:00:00Z');
const answer = (bytes: number) => Promise.resolve({ body: Buffer.alloc(bytes), etag: '"a"' });
const minute = { milliseconds: 60_000 };

function createCache(clock = () => start) {
  return createResponseCache<EncodedAnswer>({ isOn: true, clock, bytes: 10_000, sizeOf: ({ body }) => body.length });
}

test('endless addresses take no endless memory: what was not asked for the longest goes', async () => {
  const cache = createCache();
  for (let i = 0; i < 50; i++) {
    await shareResponse(cache, `/list?a=${i}`, minute, () => answer(1500));
    keptResponse(cache, '/list?a=0');
  }
  const isKept = (i: number) => keptResponse(cache, `/list?a=${i}`) !== undefined;
  expect(Array.from({ length: 50 }, (_, i) => i).filter(isKept)).toEqual([0, 46, 47, 48, 49]);
});

test('an answer that alone is too large is not kept', async () => {
  const cache = createCache();
  await shareResponse(cache, '/large', minute, () => answer(20_000));
  expect(keptResponse(cache, '/large')).toBeUndefined();
});

test('an answer is as old as the shop’s clock says, and one that may not be kept is not', async () => {
  let now = start;
  const cache = createCache(() => now);
  await shareResponse(cache, '/a', { milliseconds: 5000 }, () => answer(1));
  now = new Date(start.getTime() + 5000);
  expect(keptResponse(cache, '/a')).toBeDefined();
  now = new Date(start.getTime() + 5001);
  expect(keptResponse(cache, '/a')).toBeUndefined();
  await shareResponse(cache, '/b', { ...minute, isKept: () => false }, () => answer(1));
  expect(keptResponse(cache, '/b')).toBeUndefined();
});

test('who waits for the same shares one making, a failure is nobody else’s, and what is dropped meanwhile is not kept', async () => {
  const cache = createCache();
  let made = 0;
  const { promise, resolve } = Promise.withResolvers<EncodedAnswer>();
  const make = () => {
    made++;
    return promise;
  };
  const both = [shareResponse(cache, '/a', minute, make), shareResponse(cache, '/a', minute, make)];
  dropResponses(cache);
  resolve(await answer(1));
  const [first, second] = await Promise.all(both);
  expect([made, first === second, keptResponse(cache, '/a')]).toEqual([1, true, undefined]);
  await expect(shareResponse(cache, '/b', minute, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await shareResponse(cache, '/b', minute, () => answer(1));
  expect(keptResponse(cache, '/b')).toBeDefined();
});
