import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markFormulas, markFormulasBehindCommas, markFormulasWithin } from './mark-formulas.ts';
import { unmarkFormulas } from './unmark-formulas.ts';

test.each([
  ['="0012"', '0012'],
  ['=""', ''],
  ["'=1+1", '=1+1'],
  ["L'eau", "L'eau"],
  ["'tis", "'tis"],
  ["bio;'=1+1", 'bio;=1+1'],
  ['=1+1', '=1+1'],
])('%j was %j', (cell, text) => {
  expect(unmarkFormulas(cell)).toBe(text);
});

test('what the shop marks it reads as it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab=+-@;,\t "é＝') }).filter((one) => !/^="/.test(one));
  for (const mark of [markFormulas, markFormulasWithin, markFormulasBehindCommas])
    fc.assert(
      fc.property(text, (one) => {
        expect(unmarkFormulas(mark(one))).toBe(one);
      }),
    );
});
