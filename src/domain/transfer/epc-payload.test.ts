import { expect, test } from 'vitest';
import { epcPayload } from './epc-payload.ts';

const account = { iban: 'FR1420041010050500013M02606', bic: '', accountHolder: 'Panier SAS' };
const order = { currency: 'EUR', cents: 1234, reference: 'P-26-ABC' };
const linesOf = (payload: string | null) => payload?.split('\n') ?? [];

test('the code has the lines of the standard, in their order', () => {
  expect(linesOf(epcPayload(account, order))).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Panier SAS',
    'FR1420041010050500013M02606',
    'EUR12.34',
    '',
    '',
    'P-26-ABC',
  ]);
  expect(linesOf(epcPayload({ ...account, bic: 'PSSTFRPP' }, order))[4]).toBe('PSSTFRPP');
});

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [100, 'EUR1.00'],
  [123_456, 'EUR1234.56'],
  [99_999_999_999, 'EUR999999999.99'],
])('%d cents are written %s', (cents, amount) => {
  expect(linesOf(epcPayload(account, { ...order, cents }))[7]).toBe(amount);
});

test.each([
  ['nothing', { cents: 0 }],
  ['less than nothing', { cents: -5 }],
  ['more than it can hold', { cents: 100_000_000_000 }],
  ['another currency', { currency: 'VND' }],
  ['pounds', { currency: 'GBP' }],
])('there is no code for %s', (_, other) => {
  expect(epcPayload(account, { ...order, ...other })).toBeNull();
});

test.each([
  ['A'.repeat(80), 70],
  [`${'Cửa hàng Tạp hóa '.repeat(6)}`, 70],
  ['株式会社'.repeat(30), 70],
  ['🛒'.repeat(90), 63],
])('a name as long as %s is cut, and all keeps within 331 bytes', (accountHolder, most) => {
  const long = epcPayload(
    { ...account, bic: 'PSSTFRPPXXX', accountHolder },
    { ...order, cents: 99_999_999_999, reference: 'P-26-ABCDEF' },
  );
  const name = linesOf(long)[5] ?? '';
  expect(accountHolder.startsWith(name)).toBe(true);
  expect([...name].length).toBeLessThanOrEqual(most);
  expect([...name].length).toBeGreaterThan(55);
  expect(new TextEncoder().encode(long ?? '').length).toBeLessThanOrEqual(331);
});

test('line ends in a name or reference make no line of their own; a reference has 140 characters at most', () => {
  const payload = epcPayload(
    { ...account, accountHolder: ' Panier\nSAS ' },
    { ...order, reference: `A\r\n${'b'.repeat(200)}` },
  );
  const lines = linesOf(payload);
  expect([lines.length, lines[5], lines[10]?.length]).toEqual([11, 'Panier SAS', 140]);
});
