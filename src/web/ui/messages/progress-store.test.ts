import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissProgress, progressRules, progressStore, showProgress } from './progress-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of progressStore.read()) dismissProgress(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const staying = () => {
  return progressStore
    .read()
    .filter((one) => !one.isLeaving)
    .map((one) => one.message);
};
const drawn = () => progressStore.read().map((one) => one.message);

test('the figures of the specification', () => {
  const figures = { visible: 3, duration: 4000, offset: 32, swipe: 20, removal: 200, width: 356, gap: 14 };
  expect(progressRules).toEqual(figures);
});

test('three at once; a fourth sends the oldest away, which is gone 200 ms later', () => {
  for (const message of ['one', 'two', 'three', 'four']) showProgress('info', message);
  expect(staying()).toEqual(['two', 'three', 'four']);
  vi.advanceTimersByTime(199);
  expect(drawn()).toEqual(['one', 'two', 'three', 'four']);
  vi.advanceTimersByTime(1);
  expect(drawn()).toEqual(['two', 'three', 'four']);
});

test('the same id turns one message into the next, in its place; only what is loading stays', () => {
  const id = showProgress('loading', 'sending', 'send');
  showProgress('info', 'beside');
  expect(progressStore.read()[0]?.duration).toBe(Number.POSITIVE_INFINITY);
  showProgress('success', 'sent', id);
  expect(progressStore.read().map((one) => [one.message, one.kind, one.duration])).toEqual([
    ['sent', 'success', 4000],
    ['beside', 'info', 4000],
  ]);
});

test('one that comes back while it leaves is not taken away', () => {
  const id = showProgress('warning', 'offline', 'network');
  dismissProgress(id);
  showProgress('success', 'online', id);
  vi.advanceTimersByTime(1000);
  expect(staying()).toEqual(['online']);
});
