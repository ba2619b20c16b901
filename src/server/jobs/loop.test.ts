import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startLoop, startTurns } from './loop.ts';

const log = { error: (line: unknown) => logged.push(line) } as never;
let logged: unknown[] = [];

test('runs at once, again when woken, never twice at a time', async () => {
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  const loop = startLoop('test', 60, log, async () => {
    most = Math.max(most, ++atOnce);
    await sleep(20);
    atOnce--;
    runs++;
  });
  await expect.poll(() => runs).toBe(1);
  loop.wake();
  loop.wake();
  await sleep(5);
  loop.wake();
  await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
  await loop.stop();
  expect(most).toBe(1);
});

test('a failure is logged and the next round comes', async () => {
  logged = [];
  let runs = 0;
  const loop = startLoop('test', 0.01, log, async () => {
    if (++runs === 1) throw new Error('no');
  });
  await expect.poll(() => runs).toBeGreaterThan(1);
  await loop.stop();
  expect(logged).toHaveLength(1);
});

test('stop waits for the run under way and nothing runs after it', async () => {
  let begun = 0;
  let isStopped = false;
  let finish = () => {};
  const work = new Promise<void>((done) => {
    finish = done;
  });
  const loop = startLoop('test', 0.001, log, () => {
    begun++;
    return work;
  });
  await expect.poll(() => begun).toBe(1);
  const stopped = loop.stop().then(() => {
    isStopped = true;
  });
  // Longer than the pause between two runs: whoever did not wait would be done by now.
  await sleep(20);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  loop.wake();
  await sleep(20);
  expect(begun).toBe(1);
});

test('a turn says when the next one comes, and a failure that the usual pause is made', async () => {
  logged = [];
  let turns = 0;
  const loop = startTurns('test', 60, log, async () => {
    if (++turns === 3) throw new Error('no');
    return 5;
  });
  await expect.poll(() => turns).toBe(3);
  await sleep(50);
  await loop.stop();
  expect(turns).toBe(3);
  expect(logged).toHaveLength(1);
});
