import { expect, test } from 'vitest';
import { invoiceNumber } from './invoice-content.ts';

test.each([
  ['invoice', 2026, 1, 'F2026-000001'],
  ['creditNote', 2026, 1, 'A2026-000001'],
  ['invoice', 2027, 123_456, 'F2027-123456'],
  ['invoice', 2027, 1_234_567, 'F2027-1234567'],
] as const)('%s %i %i is %s', (kind, year, position, number) => {
  expect(invoiceNumber(kind, year, position)).toBe(number);
});

test.each([0, -1, 1.5])('%s is no place in a series', (position) => {
  expect(() => invoiceNumber('invoice', 2026, position)).toThrow(RangeError);
});
