import { expect, test } from 'vitest';
import { createOwnValue, createTabValue, forgetOwnValues } from './kept-value.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('what is a shopper’s own is forgotten with them, and what is the browser’s stays', () => {
  const place = storage();
  place.setItem('theme', 'dark');
  const held = createOwnValue<number>('held');
  const tried = createOwnValue<string>('tried');
  held.keep(7, place);
  tried.keep('once', place);
  expect([held.read(place), tried.read(place)]).toEqual([7, 'once']);
  forgetOwnValues(place);
  expect([held.read(place), tried.read(place), place.getItem('theme')]).toEqual([null, null, 'dark']);
});

test('what was kept and is gone from where it was kept is gone', () => {
  const place = storage();
  const value = createTabValue<number>('value');
  value.keep(1, place);
  place.clear();
  expect(value.read(place)).toBeNull();
  value.keep(2, place);
  value.forget(place);
  expect(value.read(place)).toBeNull();
});
