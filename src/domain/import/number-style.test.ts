import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import type { DecimalSign } from './import-field.ts';
import { decideStyle, readDecimal, styleOf } from './number-style.ts';

describe('the style of a file', () => {
  test.each<[string[], DecimalSign | null]>([
    [['1.234,56'], ','],
    [['1,234.56'], '.'],
    [['1.234.567,8'], ','],
    [['1,5'], ','],
    [['1.5'], '.'],
    [['1,50', '1.500'], ','],
    [['1,2345'], ','],
    [['0.12345'], '.'],
    [['1 500,00'], ','],
    [['1\u202f500,0'], ','],
    [["1'500.25"], '.'],
    [['12,50 €'], ','],
    [['€ 3.20'], '.'],
    [['-3,5'], ','],
    [[',5'], ','],
    [['5', '12', '1 500'], '.'],
    [['1,5', 'abc', '', 'v1.2.3b'], ','],
    [['1,500'], null],
    [['1.500', '2.000', '17'], null],
    [['1.500', '2,000'], null],
    [['1.234.567'], null],
    [['1,5', '1.5'], null],
    [['1,5', '1.234,5', '1,234.5'], null],
    [['12,'], null],
    [[`${'1,'.repeat(16_000)}a1`, '1,5'], ','],
  ])('%j is %j', (texts, sign) => {
    expect(decideStyle(texts.map(styleOf))).toBe(sign);
  });
});

describe('a decimal', () => {
  test.each<[string | number, DecimalSign | null, number, number | null]>([
    ['1,5', ',', 2, 150],
    ['1.5', '.', 2, 150],
    ['1,50', '.', 2, null],
    ['1,500', '.', 2, 150_000],
    ['1,500', ',', 2, 150],
    ['1.500,5', ',', 2, 150_050],
    ['1 500,00', ',', 2, 150_000],
    ['1\u00a0500\u00a0000,25', ',', 2, 150_000_025],
    ['1’500.25', '.', 2, 150_025],
    ['12,50 €', ',', 2, 1250],
    ['€12.50', '.', 2, 1250],
    ['12.5 eur', '.', 2, 1250],
    ['12.5 $', '.', 2, null],
    ['12,345', ',', 2, null],
    ['12,3400', ',', 2, 1234],
    ['0012', ',', 3, 12_000],
    [',5', ',', 3, 500],
    ['3,', ',', 3, 3000],
    ['-3,5', ',', 2, -350],
    ['−3', '.', 0, -3],
    ['+3', '.', 0, 3],
    ['-0', '.', 0, 0],
    ['7', null, 2, 700],
    ['1 500', null, 0, 1500],
    ['1,5', null, 2, null],
    ['1.234,5', '.', 2, null],
    ['12 34', '.', 2, null],
    ['1,5,5', ',', 2, null],
    ['1e5', '.', 2, null],
    ['', '.', 2, null],
    ['.', '.', 2, null],
    ['999999999999999999', '.', 2, null],
    [3.3300000000000001, null, 2, 333],
    [3.335, ',', 2, 334],
    [1.005, '.', 2, 101],
    [0.1 + 0.2, null, 3, 300],
    [-2.5, null, 0, -3],
    [1e300, null, 2, null],
    [1e-9, null, 2, 0],
  ])('%j with %j and %i decimals is %j', (cell, sign, decimals, value) => {
    expect(readDecimal(cell, sign, decimals, moneyNumber('EUR').signs)).toBe(value);
  });

  test('what is written in a style is read as it is, and the style of several such is found', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...(['.', ','] as const)), fc.boolean(), (value, sign, grouped) => {
        const whole = String(Math.floor(value / 100));
        const group = sign === '.' ? ',' : '.';
        const written = `${grouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole}${sign}${String(value % 100).padStart(2, '0')}`;
        expect([readDecimal(written, sign, 2), decideStyle([styleOf(written)])]).toEqual([value, sign]);
      }),
    );
  });
});
