import { expect, test } from 'vitest';
import { createTextStore } from './text-store.ts';

test('texts come out as they came, however many and whatever they hold', () => {
  const store = createTextStore();
  const odd = ['', 'é', '😀', 'a\u0000b', 'x'.repeat(100_000)];
  const texts = [...odd, ...Array.from({ length: 5000 }, (_, i) => `texte ${i} ế`)];
  for (const text of texts) store.add(text);
  store.add('\ud800');
  expect(store.at(texts.length)).toBe('\ufffd');
  expect(store.size - 1).toBe(texts.length);
  expect(texts.every((text, i) => store.at(i) === text)).toBe(true);
});

test.each([-1, 1, 2, Number.NaN])('there is none at %d of one', (index) => {
  const store = createTextStore();
  store.add('a');
  expect(store.at(index)).toBeUndefined();
});
