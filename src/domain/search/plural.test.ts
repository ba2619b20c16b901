import { expect, test } from 'vitest';
import { otherForms } from './plural.ts';

test.each([
  ['tomates', 'tomate'],
  ['gateaux', 'gateau'],
  ['bocaux', 'bocal'],
  ['bocal', 'bocaux'],
  ['boxes', 'box'],
  ['cherries', 'cherry'],
  ['cherry', 'cherries'],
  ['eggs', 'egg'],
])('%s may be %s', (word, other) => {
  expect(otherForms(word)).toContain(other);
});

test.each(['riz', 'os', 'jus', 'ail', 'yes', 'tomate'])(
  '%s has no other form that its beginning would not find',
  (word) => {
    expect(otherForms(word)).toEqual([]);
  },
);
