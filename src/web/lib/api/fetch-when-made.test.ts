import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import { fetchWhenMade } from './fetch-when-made.ts';

const notThere = new Refusal('notFound', { status: 404 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is not there yet is asked for again until it is', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(notThere).mockRejectedValueOnce(notThere);
  const made = fetchWhenMade(fetch.mockResolvedValue('the file'));
  await vi.runAllTimersAsync();
  expect(await made).toBe('the file');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('what is never made is given up', async () => {
  const fetch = vi.fn().mockRejectedValue(notThere);
  const failed = expect(fetchWhenMade(fetch)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failed;
  expect(fetch).toHaveBeenCalledTimes(12);
});

test.each([new Refusal('forbidden', { status: 403 }), new TypeError('no network')])(
  '%s is no matter of waiting',
  async (error) => {
    const fetch = vi.fn().mockRejectedValue(error);
    await expect(fetchWhenMade(fetch)).rejects.toBe(error);
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);
