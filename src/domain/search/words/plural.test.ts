import { expect, test } from 'vitest';
import { otherForms } from './plural.ts';

test.each([
  ['tomates', 'tomate'],
  ['tomate', 'tomates'],
  ['gateau', 'gateaux'],
  ['box', 'boxes'],
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

test.each(['os', 'l', '500', 'n5'])('%s has no other form', (word) => {
  expect(otherForms(word)).toEqual([]);
});

test.each(['riz', 'jus', 'ail', 'yes'])('what is left of %s without its last letter is no form of it', (word) => {
  expect(otherForms(word)).not.toContain(word.slice(0, -1));
});
