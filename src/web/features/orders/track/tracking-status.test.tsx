import { expect, test } from 'vitest';
import type { TrackedOrder } from '#contract/orders/orders.ts';
import { trackingWords } from '#domain/order/status.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { TrackingStatus } from './tracking-status.tsx';

const drawn = async (status: TrackedOrder['status'], waitsForPayment = false) => {
  const html = await renderPart(<TrackingStatus status={status} waitsForPayment={waitsForPayment} />, {
    language: 'en',
  });
  return { text: readText(html).trim(), drawing: /<svg.*<\/svg>/s.exec(html)?.[0] };
};

test('each status has a word and a drawing of its own, any other the package', async () => {
  const all = await Promise.all(trackingWords.map((word) => drawn(word)));
  expect(all.map(({ text }) => text)).toEqual(['Confirmed', 'Preparing', 'Ready', 'On its way', 'Delivered']);
  const cancelled = await drawn('cancelled');
  expect(cancelled.text).toBe('Cancelled');
  expect(cancelled.drawing).toBe((await drawn('rejected')).drawing);
  expect(new Set([...all, cancelled].map(({ drawing }) => drawing)).size).toBe(6);
});

test('before it is paid nothing is confirmed', async () => {
  const waiting = await drawn('confirmed', true);
  expect(waiting.text).toBe('Waiting for payment');
  expect(waiting.drawing).not.toBe((await drawn('confirmed')).drawing);
});
