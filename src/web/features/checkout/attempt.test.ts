import { expect, test } from 'vitest';
import { longestTypedMs } from '#web/shared/forms/typed-checkout.ts';
import { endAttempt, forgetOldAttempt, keepAttempt, takeAttempt } from './attempt.ts';

const now = Date.parse('2026-11-26T08:00:00Z');

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const broken = {
  getItem: () => {
    throw new Error('no storage');
  },
  setItem: () => {
    throw new Error('no storage');
  },
  removeItem: () => {
    throw new Error('no storage');
  },
};

test('the same order is the same attempt, with its draft, also after the page was loaded again', () => {
  const place = tab();
  const first = takeAttempt('rice', now, place);
  keepAttempt({ ...first, draftId: 7 }, place);
  expect(takeAttempt('rice', now, place)).toEqual({ payload: 'rice', key: first.key, draftId: 7, at: now });
});

test('a changed order is another attempt, and so is the next one after it was placed', () => {
  const place = tab();
  const first = takeAttempt('rice', now, place);
  expect(takeAttempt('rice and tea', now, place)).toMatchObject({ draftId: null });
  expect(takeAttempt('rice', now, place).key).not.toBe(first.key);
  const placed = takeAttempt('rice', now, place);
  endAttempt(place);
  expect(takeAttempt('rice', now, place).key).not.toBe(placed.key);
});

test('a browser that keeps nothing repeats the attempt while the page stands', () => {
  const first = takeAttempt('rice', now, broken);
  expect(takeAttempt('rice', now, broken).key).toBe(first.key);
  endAttempt(broken);
  expect(takeAttempt('rice', now, broken).key).not.toBe(first.key);
});

test('what an order in doubt was sent as is kept for a week, as what was typed is', () => {
  const place = tab();
  const first = takeAttempt('rice', now, place);
  forgetOldAttempt(now + longestTypedMs - 1, place);
  expect(takeAttempt('rice', now + longestTypedMs - 1, place).key).toBe(first.key);
  forgetOldAttempt(now + longestTypedMs, place);
  expect(place.getItem('own:checkout_attempt')).toBeNull();
  expect(takeAttempt('rice', now + longestTypedMs, place).key).not.toBe(first.key);
});

test('what an earlier version kept, without its moment, is not kept on', () => {
  const place = tab();
  place.setItem('own:checkout_attempt', JSON.stringify({ payload: 'rice', key: 'old', draftId: null }));
  expect(takeAttempt('rice', now, place).key).not.toBe('old');
});
