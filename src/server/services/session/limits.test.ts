import { expect, test } from 'vitest';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { countTry, forgetTries, hasTried, type Limit, limitTries, networkOf, takeBackTry } from './limits.ts';

const start = new Date('2026-03-02T09:00:00Z');
const limit: Limit = { name: 'test', tries: 3, seconds: 60 };
const t = await startSharedApp({ now: start });
const at = (seconds: number) => t.setNow(new Date(start.getTime() + seconds * 1000));

test('a window opens with the first try and ends on time, however often somebody tries', async () => {
  const tries: number[] = [];
  for (const second of [0, 10, 20, 30, 59.5, 59.9, 60, 61]) {
    at(second);
    tries.push(await countTry(t.deps, limit, 'a'));
  }
  expect(tries).toEqual([0, 0, 0, 30, 1, 1, 0, 0]);
});

test('everybody has tries of their own, and other limits too', async () => {
  at(0);
  for (let i = 0; i < 4; i++) await countTry(t.deps, limit, 'b');
  expect(await countTry(t.deps, limit, 'b')).toBe(60);
  expect(await countTry(t.deps, limit, 'B')).toBe(0);
  expect(await countTry(t.deps, { ...limit, name: 'other' }, 'b')).toBe(0);
});

test('of tries at the same moment exactly as many pass as may', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => countTry(t.deps, limit, 'c')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

test('a try is taken back, all are forgotten', async () => {
  expect(await hasTried(t.deps, limit, 'd')).toBe(false);
  for (let i = 0; i < 3; i++) await countTry(t.deps, limit, 'd');
  await takeBackTry(t.deps, limit, 'd');
  expect(await countTry(t.deps, limit, 'd')).toBe(0);
  expect(await countTry(t.deps, limit, 'd')).toBe(60);
  expect(await hasTried(t.deps, limit, 'd')).toBe(true);
  await forgetTries(t.deps, limit, 'd');
  expect(await hasTried(t.deps, limit, 'd')).toBe(false);
});

test('too many are refused with the seconds to wait', async () => {
  const tryIt = () => limitTries(t.deps, limit, 'e');
  for (let i = 0; i < 3; i++) await tryIt();
  await expect(tryIt()).rejects.toMatchObject({ code: 'tooMany', retryAfter: 60 });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
