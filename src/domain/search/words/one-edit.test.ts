import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneEdit, isWithinEdits } from './one-edit.ts';

test.each([
  ['chocolat', 'chocolta', true],
  ['chocolat', 'chocilat', true],
  ['chocolat', 'chocolt', true],
  ['chocolat', 'chocollat', true],
  ['chocolat', 'hcocolat', true],
  ['chocolat', 'chocolat', false],
  ['chocolat', 'chocilta', false],
  ['chocolat', 'choco', false],
  ['aab', 'aba', true],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneEdit(a, b)).toBe(expected);
  expect(isOneEdit(b, a)).toBe(expected);
});

test('agrees with trying every edit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => isOneEdit(a, b) === editsOf(a).has(b)),
    { numRuns: 5000 },
  );
});

test.each([
  ['cauliflower', 'cauliflour', 2, true],
  ['cauliflower', 'cauliflour', 1, false],
  ['mozzarella', 'mozarela', 2, true],
  ['concombre', 'cnocomrbe', 2, true],
  ['lessive', 'lessive', 0, true],
  ['lessive', 'lessives', 0, false],
])('%s and %s within %i: %s', (a, b, edits, expected) => {
  expect(isWithinEdits(a, b, edits)).toBe(expected);
  expect(isWithinEdits(b, a, edits)).toBe(expected);
});

function editsOf(word: string): Set<string> {
  const edits = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    edits.add(before + after.slice(1));
    for (const letter of 'abc') edits.add(before + letter + after).add(before + letter + after.slice(1));
    if (after.length > 1) edits.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  edits.delete(word);
  return edits;
}
