import { expect, test } from 'vitest';
import { endAttempt, keepAttempt, takeAttempt } from './attempt.ts';

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
  const first = takeAttempt('rice', place);
  keepAttempt({ ...first, draftId: 7 }, place);
  expect(takeAttempt('rice', place)).toEqual({ payload: 'rice', key: first.key, draftId: 7 });
});

test('a changed order is another attempt, and so is the next one after it was placed', () => {
  const place = tab();
  const first = takeAttempt('rice', place);
  expect(takeAttempt('rice and tea', place)).toMatchObject({ draftId: null });
  expect(takeAttempt('rice', place).key).not.toBe(first.key);
  const placed = takeAttempt('rice', place);
  endAttempt(place);
  expect(takeAttempt('rice', place).key).not.toBe(placed.key);
});

test('a browser that keeps nothing repeats the attempt while the page stands', () => {
  const first = takeAttempt('rice', broken);
  expect(takeAttempt('rice', broken).key).toBe(first.key);
  endAttempt(broken);
  expect(takeAttempt('rice', broken).key).not.toBe(first.key);
});
