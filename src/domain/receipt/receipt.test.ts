import { expect, test } from 'vitest';
import { deliveredMilli, takenBack } from './receipt.ts';

test.each([
  [{ milli: 1500 }, 1500],
  [{ cases: 1, caseSize: 6 }, 6000],
  [{ cases: 12, caseSize: 24 }, 288_000],
])('%o are %d thousandths', (delivered, milli) => {
  expect(deliveredMilli(delivered)).toBe(milli);
});

test.each([
  ['all is there', 5000, 8000, 5000],
  ['just all of it', 5000, 5000, 5000],
  ['some was sold or is promised', 5000, 3000, 3000],
  ['nothing is left', 5000, 0, 0],
])('%s: of %d, with %d to be had, %d go back', (_, added, available, back) => {
  expect(takenBack(added, available)).toBe(back);
});
