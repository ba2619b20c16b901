import { expect, test } from 'vitest';
import { foldBankCode, groupIban, needsBic } from './bank-account.ts';

test.each(['FR', 'DE', 'IE', 'IS', 'LI', 'NO', 'CY'])('an IBAN of %s needs no BIC', (country) => {
  expect(needsBic(`${country}00`)).toBe(false);
});
test.each(['GB', 'CH', 'MC', 'TR', 'SM', 'AE'])('an IBAN of %s needs its BIC', (country) => {
  expect(needsBic(`${country}00`)).toBe(true);
});
test('a code is kept without its spaces, in capitals, and shown in groups', () => {
  expect(foldBankCode('ＦＲ１４-2004-1010-0505-0001-3Ｍ02-606')).toBe('FR1420041010050500013M02606');
  expect(foldBankCode(' fr14\u00a02004 1010\u202f0505 0001 3m02 606 ')).toBe('FR1420041010050500013M02606');
  expect(groupIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
  expect(groupIban('NO9386011117947')).toBe('NO93 8601 1117 947');
});
