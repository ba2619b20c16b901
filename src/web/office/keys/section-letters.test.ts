import { expect, test } from 'vitest';
import { sectionIds, sections } from '../paths.ts';
import { sectionLetters } from './section-letters.ts';

test('no letter leads to two sections', () => {
  const letters = Object.values(sectionLetters);
  expect(letters.length).toBeGreaterThan(5);
  expect(new Set(letters).size).toBe(letters.length);
});

test('every section of the navigation has a letter', () => {
  const listed = sectionIds.filter((id) => !('aside' in sections[id]));
  expect(listed.filter((id) => !sectionLetters[id])).toEqual([]);
});
