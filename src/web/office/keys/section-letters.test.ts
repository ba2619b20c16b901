import { expect, test } from 'vitest';
import { sectionLetters } from './section-letters.ts';

test('no letter leads to two sections', () => {
  const letters = Object.values(sectionLetters);
  expect(letters.length).toBeGreaterThan(5);
  expect(new Set(letters).size).toBe(letters.length);
});
