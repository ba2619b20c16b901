import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bars, barsOf } from './barcode-bars.ts';

/** Modules from left to right, 1 for black. */
const modulesOf = ({ modules, bars }: Bars) =>
  Array.from({ length: modules }, (_, i) => (bars.some(({ at, width }) => i >= at && i < at + width) ? 1 : 0)).join('');

// The tables of the standard (GS1 General Specifications, 5.2.1): sets A and C of a digit, and which sets the first six
// digits of an EAN-13 are written in, by the digit before them; set B is C turned round.
const setA = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const setC = setA.map((modules) => [...modules].map((one) => (one === '1' ? '0' : '1')).join(''));
const setB = setC.map((modules) => [...modules].reverse().join(''));
const firsts = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ');

/** What a scanner reads of an EAN-13 or EAN-8 by these tables. */
function scan(modules: string): string {
  const isLong = modules.length === 95;
  const half = isLong ? 42 : 28;
  const [left, right] = [modules.slice(3, 3 + half), modules.slice(8 + half, 8 + 2 * half)];
  expect([modules.slice(0, 3), modules.slice(3 + half, 8 + half), modules.slice(-3)]).toEqual(['101', '01010', '101']);
  const digits = (of: string) => (of.match(/.{7}/g) ?? []).map((one) => one);
  const read = digits(left).map((one) => (setA.includes(one) ? ['A', setA.indexOf(one)] : ['B', setB.indexOf(one)]));
  const first = isLong ? firsts.indexOf(read.map(([set]) => set).join('')) : '';
  return `${first}${read.map(([, digit]) => digit).join('')}${digits(right)
    .map((one) => setC.indexOf(one))
    .join('')}`;
}

const withCheck = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
};
const digitsOf = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('the bars of a barcode are what a scanner reads', () => {
  test.each([12, 7])('of %i digits and their check digit', (length) => {
    fc.assert(
      fc.property(digitsOf(length), (digits) => {
        const code = withCheck(digits);
        expect(scan(modulesOf(barsOf(code)))).toBe(code);
      }),
    );
  });
  test('of an American pack, which scanners read with a zero before it', () => {
    fc.assert(
      fc.property(digitsOf(11), (digits) => {
        const code = withCheck(digits);
        expect(scan(modulesOf(barsOf(code)))).toBe(`0${code}`);
      }),
    );
  });
});

test.each([
  ['a case', '13017620422000', { quiet: 10 }],
  ['a code of the shop’s own without a true check digit', '2112345006783', { quiet: 10, modules: 123 }],
])('%s has bars too', (_, code, expected) => {
  const bars = barsOf(code);
  expect(bars).toMatchObject(expected);
  expect(bars.bars.length).toBeGreaterThan(20);
});
